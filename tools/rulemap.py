"""The rule map: every rule has a home in code or content, a marked test and a sentence.

    python tools/rulemap.py             a table per game, and what is missing
    python tools/rulemap.py --summary   one line per game

Fails on a gap; what is "still to come" is listed as open and no gap. Where the rules ledgers lie beside the project they are compared too.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "src"))

from cloudtop.core.entry import Entry  # noqa: E402
from cloudtop.core.proof import homes, tests  # noqa: E402
from cloudtop.games import GAMES  # noqa: E402

LATER = "still to come"  # how the reason of a rule begins that has no code yet
LEDGERS = ROOT.parent / "shared" / "games"


def ledger_ids(slug: str) -> set[str] | None:
    path = LEDGERS / slug / "ledger.md"
    return set(re.findall(r"^\| ([A-Z]{2}-[A-Z0-9]+-\d+) ", path.read_text("utf-8"), re.M)) if path.exists() else None


def gaps(entry: Entry, proofs: dict[str, list[str]]) -> tuple[list[str], list[str], int]:
    """A game's table, its gaps, and how many rules are proved."""
    rulebook, home = entry.rulebook(), homes(entry.folder)
    table: list[str] = []
    open_points: list[str] = []
    proved = 0
    for id, rule in rulebook.items():
        if not rule.sentence:
            open_points.append(f"{id} has no sentence")
        if rule.text_only:
            table.append(f"{id:11} {'open' if rule.text_only.startswith(LATER) else 'text only'}: {rule.text_only}")
            continue
        where, by = home.get(id, []), proofs.get(id, [])
        table.append(f"{id:11} {len(by):3} tests  {where[0] if where else '-'}")
        proved += bool(where and by and rule.sentence)
        open_points += [f"{id} has no home in code or content"] * (not where) + [f"{id} has no test"] * (not by)
    known = set(rulebook)
    named = set(home) | {id for id in proofs if id.startswith(entry.prefix + "-")}
    open_points += [
        f"{id} is named in code or tests but not in the rulebook"
        for id in sorted(named - known)
        if not re.search(r"-(Q|K|CC|CON)-", id)
    ]
    ledger = ledger_ids(entry.slug)
    if ledger is not None:
        open_points += [f"{id} is in the ledger but not in the rulebook" for id in sorted(ledger - known)]
        ours = {id for id, rule in rulebook.items() if rule.sentence.startswith("House rule:")}
        open_points += [f"{id} is in the rulebook but not in the ledger" for id in sorted(known - ledger - ours)]
    return table, open_points, proved


def main() -> int:
    summary = "--summary" in sys.argv[1:]
    proofs = tests()
    failed = False
    for entry in GAMES.values():
        table, open_points, proved = gaps(entry, proofs)
        reasons = [rule.text_only for rule in entry.rulebook().values() if rule.text_only]
        later = sum(1 for reason in reasons if reason.startswith(LATER))
        texts = len(reasons) - later
        if not summary:
            print("\n".join(table + open_points))
        print(
            f"{entry.slug}: {proved + texts} of {len(table)} rules mapped"
            f" ({proved} with home, test and sentence; {texts} text only),"
            f" {f'{later} {LATER}, ' if later else ''}{len(open_points)} open"
        )
        failed = failed or bool(open_points)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
