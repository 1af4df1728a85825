"""Write the golden records and the perft tables anew, of every game or of those named. Look at the difference before you
commit it."""

from __future__ import annotations

import json
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

import cloudtop as ct  # noqa: E402
from tests.kit.options import OPTION_SETS, make  # noqa: E402

LINEUPS = (("greedy", "random", "greedy", "random"), ("monte_carlo:24", "greedy", "random", "greedy"))
PERFT = ((0, 3), (20, 3), (60, 3), (100, 4), (140, 4))  # actions played before, depth
MOST_LINES = 4000  # a table ends where there would be more
WANTED = sys.argv[1:] or list(ct.GAMES)


def golden_records() -> None:
    for number, options in enumerate(OPTION_SETS):
        if options[0] not in WANTED:
            continue
        for version, lineup in enumerate(LINEUPS):
            game = make(options)
            bots = [ct.bots.make_bot(name) for name in lineup[: game.seats]]
            match = ct.Match(game, list(bots), seed=100 + number).play()
            folder = ROOT / "tests" / options[0] / "golden"
            folder.mkdir(exist_ok=True)
            match.record().save(folder / f"{number + 1:02d}-{'ab'[version]}.ctr")


def perft_tables() -> None:
    tables: dict[str, list[dict[str, object]]] = {}
    for options in [options for options in OPTION_SETS if options[0] in WANTED]:
        for after, depth in PERFT:
            game = make(options)
            state = game.new()
            ct.play_randomly(state, ct.Rng(1), after)
            counts: list[int] = []
            while len(counts) < depth and (not counts or counts[-1] * len(counts) < MOST_LINES):
                counts.append(int(ct.perft(state, len(counts) + 1)))
            counts = [n for n in counts if n <= MOST_LINES]
            tables.setdefault(options[0], []).append({"options": options[1], "after": after, "counts": counts})
    for slug, rows in tables.items():
        lines = ",\n".join(json.dumps(row) for row in rows)
        (ROOT / "tests" / slug / "golden" / "perft.json").write_text(f"[\n{lines}\n]\n", "utf-8")


golden_records()
perft_tables()
