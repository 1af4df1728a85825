"""The compiled and the interpreted build play the same games, action by action.

    python tools/parity.py          every game on our shelf
    python tools/parity.py SLUG     one of them

Both builds play the same seeds in every option set; each prints a digest per game over every offer and action,
over the choices of the bots, and over whole campaigns.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
GAMES = sorted(path.parent.name for path in (ROOT / "src/cloudtop/games").glob("*/__init__.py"))
EACH = 25  # games in every option set, besides one match of bots: of these in one set, of those in the next
SEARCHING = ["greedy", "monte_carlo:4", "random", "greedy"]
TAUGHT = ["taught:4", "level:2", "level:1", "taught:4"]


def digests(slug: str) -> list[str]:
    """One line per game: option set, seed, digest."""
    sys.path.insert(0, str(ROOT))
    import cloudtop as ct
    from cloudtop.table.record import state_hash
    from tests.kit.options import OPTION_SETS, label, make

    out = [ct.build()]
    sets = [named for named in OPTION_SETS if slug in ("", named[0])]
    made = [make(options) for options in sets]
    for number in range(EACH * len(sets)):
        options, game = sets[number % len(sets)], made[number % len(sets)]
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
    for number, (options, game) in enumerate(zip(sets, made)):
        bots = SEARCHING if number % 2 == 0 else TAUGHT
        out.append(f"{label(options)} bots {ct.Match(game, bots[: game.seats], number).play().record().state}")
        out += learned(options, game)
    return out + [line for options in sets for line in whole_campaign(*options)]


def learned(options: tuple[str, dict[str, Any]], game: Any) -> list[str]:
    """Where bots of a game learn: what they learn from a few games."""
    from cloudtop.lab.train import Course, train
    from tests.kit.options import label

    if game.brain.features() is None:
        return []
    text = train(Course(*options, games=4, seed=1))
    return [f"{label(options)} learned {hashlib.blake2b(text.encode(), digest_size=8).hexdigest()}"]


def whole_campaign(slug: str, options: dict[str, Any]) -> list[str]:
    """Where an option set begins a campaign: all its chapters, by bots."""
    import cloudtop as ct

    if options.get(ct.GAMES[slug].campaign) != []:
        return []
    campaign = ct.Campaign.new(slug, **options)
    while not campaign.over:
        bots = ["greedy" if seat % 2 else "random" for seat in range(len(campaign.names))]
        campaign = campaign.after(ct.Match(campaign.game(), bots, campaign.played).play())
    return [f"{slug} campaign {hashlib.blake2b(campaign.text().encode(), digest_size=8).hexdigest()}"]


def run(slug: str, interpreted: bool) -> list[str]:
    env = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"}
    if interpreted:
        env["PYTHONPATH"] = str(ROOT / "src")
    command = [sys.executable, __file__, "--digests", slug]
    return subprocess.run(
        command, env=env, cwd=ROOT / "tools", check=True, capture_output=True, text=True
    ).stdout.splitlines()


def both_builds(wanted: list[str]) -> tuple[list[str], list[str]]:
    """The digests of the installed build and of the interpreted one; each game and build is a process of its own."""
    tasks = [(slug, interpreted) for interpreted in (True, False) for slug in wanted]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        found = dict(zip(tasks, pool.map(lambda task: run(*task), tasks)))
    builds = {found[task][0] for task in tasks if not task[1]}
    lines = [[line for slug in wanted for line in found[slug, interpreted][1:]] for interpreted in (False, True)]
    return [*builds, *lines[0]], ["interpreted", *lines[1]]


def main() -> int:
    slug = next((word for word in sys.argv[1:] if not word.startswith("--")), "")
    if "--digests" in sys.argv:
        print("\n".join(digests(slug)))
        return 0
    installed, interpreted = both_builds([slug] if slug else GAMES)
    if installed[0] != "compiled":
        compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
        print(f"parity: the installed build is interpreted, so there is nothing to compare (C compiler: {compiler})")
        return 1 if compiler else 0
    if len(installed) == 1:
        print(f"parity: nothing was compared; there is no game called '{slug}'")
        return 1
    different = [a for a, b in zip(installed[1:], interpreted[1:]) if a != b]
    if different or len(installed) != len(interpreted):
        print(f"parity: {len(different)} games differ between the builds, the first is {different[0]}")
        return 1
    print(f"parity: {len(installed) - 1} games and matches of bots are the same in both builds, action by action")
    return 0


if __name__ == "__main__":
    sys.exit(main())
