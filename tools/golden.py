"""Write the golden records and the perft tables, of every game or of those named, where the rules have changed.

    python tools/golden.py [SLUG ...]

A record is a game, not a bot: one that still comes out as it is written stays, whatever our bots would do today. Look at
the difference before you commit it.
"""

from __future__ import annotations

import json
import sys
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

import cloudtop as ct  # noqa: E402
from tests.kit.options import sets_of  # noqa: E402

LINEUPS = (("greedy", "random", "greedy", "random"), ("monte_carlo:24", "greedy", "random", "greedy"))
PERFT = ((0, 3), (20, 3), (60, 3), (100, 4), (140, 4))  # actions played before, depth
MOST_LINES = 4000  # a table ends where there would be more


def golden_records(slug: str) -> None:
    listed = import_module(f"tests.{slug}.options")
    folder = ROOT / "tests" / slug / "golden"
    folder.mkdir(exist_ok=True)
    for number, options in enumerate(listed.OPTION_SETS):
        for version, lineup in enumerate(LINEUPS):
            path = folder / f"{number + 1:02d}-{'ab'[version]}.ctr"
            game = ct.game(slug, **options)
            if comes_out(path, game):
                continue
            bots = [ct.bots.make_bot(name) for name in lineup[: game.seats]]
            match = ct.Match(game, list(bots), seed=listed.GOLDEN_SEED + number).play()
            match.record().save(path)


def comes_out(path: Path, game: ct.Game) -> bool:
    """Is there a record of this very game, and does it come out as it is written?"""
    try:
        match = ct.open_record(path)
    except ct.Mistake:
        return False
    same = match.game.options == game.options and match.game.pack.label == game.pack.label
    return same and match.over and match.record().text() == path.read_text("utf-8")


def perft_table(slug: str) -> None:
    rows: list[str] = []
    for options in sets_of(slug):
        for after, depth in PERFT:
            state = ct.game(slug, **options).new()
            ct.play_randomly(state, ct.Rng(1), after)
            counts: list[int] = []
            while len(counts) < depth and (not counts or counts[-1] * len(counts) < MOST_LINES):
                counts.append(int(ct.perft(state, len(counts) + 1)))
            counts = [n for n in counts if n <= MOST_LINES]
            if any(counts):  # else the game was over before
                rows.append(json.dumps({"options": options, "after": after, "counts": counts}))
    lines = ",\n".join(rows)
    (ROOT / "tests" / slug / "golden" / "perft.json").write_text(f"[\n{lines}\n]\n", "utf-8")


for wanted in sys.argv[1:] or ct.GAMES:
    golden_records(wanted)
    perft_table(wanted)
