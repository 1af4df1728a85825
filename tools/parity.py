"""The compiled and the interpreted build play the same games, action by action.

    python tools/parity.py [GAMES]

Both builds play the same seeds in every option set; each prints a digest per game over every offer and action,
and over the choices of the bots.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).parent.parent


def digests(games: int) -> list[str]:
    """One line per game: option set, seed, digest."""
    sys.path.insert(0, str(ROOT))
    import cloudtop as ct
    from cloudtop.table.record import state_hash
    from tests.kit.options import OPTION_SETS, label, make

    out = [ct.build()]
    made = [make(options) for options in OPTION_SETS]
    for number in range(games):
        options = OPTION_SETS[number % len(OPTION_SETS)]
        game = made[number % len(OPTION_SETS)]
        state, rng = game.new(), ct.Rng(number)
        digest = hashlib.blake2b(digest_size=8)
        while not state.over():
            actor = state.actor()
            offer = list(state.options(actor))
            weights = list(state.weights()) if actor == ct.CHANCE else []
            action = offer[rng.pick(state.weights())] if actor == ct.CHANCE else offer[rng.below(len(offer))]
            digest.update(f"{actor} {offer} {weights} {action};".encode())
            state.apply(actor, action)
        out.append(f"{label(options)} {number} {digest.hexdigest()} {state_hash(game, state)}")
    for number, options in enumerate(OPTION_SETS):
        game = made[number]
        bots = [ct.bots.greedy(), ct.bots.monte_carlo(iterations=4), ct.bots.random(), ct.bots.greedy()][: game.seats]
        out.append(f"{label(options)} bots {ct.Match(game, bots, number).play().record().state}")
    return out


def run(games: int, interpreted: bool) -> list[str]:
    env = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"}
    if interpreted:
        env["PYTHONPATH"] = str(ROOT / "src")
    command = [sys.executable, __file__, str(games), "--digests"]
    return subprocess.run(
        command, env=env, cwd=ROOT / "tools", check=True, capture_output=True, text=True
    ).stdout.splitlines()


def main() -> int:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 800
    if "--digests" in sys.argv:
        print("\n".join(digests(games)))
        return 0
    with ThreadPoolExecutor() as both:
        installed, interpreted = both.map(run, [games, games], [False, True])
    if installed[0] != "compiled":
        compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
        print(f"parity: the installed build is interpreted, so there is nothing to compare (C compiler: {compiler})")
        return 1 if compiler else 0
    different = [a for a, b in zip(installed[1:], interpreted[1:]) if a != b]
    if different or len(installed) != len(interpreted):
        print(f"parity: {len(different)} games differ between the builds, the first is {different[0]}")
        return 1
    print(
        f"parity: {games} games and {len(installed) - 1 - games} matches of bots are the same in both builds, action by action"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
