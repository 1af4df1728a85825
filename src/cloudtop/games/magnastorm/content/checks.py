"""What is known of the box of Magnastorm: everything a content pack must fulfil, one sentence per fault.

The ids MS-K are constraints that the rulebook and public pages put on a box. MS-K-69 (four rounds are usual) is a matter of
play, and the shape of a pack leaves no room to break MS-K-20, MS-K-21, MS-K-23 and MS-K-40.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise, permutations

from cloudtop.core.content import Misprint, broken, misprinted, strange_tables
from cloudtop.games.magnastorm.actions import LEVEL_BONUS_NAMES, PANEL_BONUS_NAMES, RESEARCH_NAMES
from cloudtop.games.magnastorm.content.cards import card_faults
from cloudtop.games.magnastorm.content.planet import planet_faults
from cloudtop.games.magnastorm.content.rows import Cubes, Rows
from cloudtop.games.magnastorm.geometry import PANEL_NAMES, ROWS, SECTORS
from cloudtop.games.magnastorm.state import DISHES, LABS

# The words of a pack, and the numbers they stand for in a box.
PANEL_BONUSES: dict[str, int] = {"": 0, **{name: n for n, name in enumerate(PANEL_BONUS_NAMES, 1)}}
LEVEL_BONUSES: dict[str, int] = {"": 0, **{name: n for n, name in LEVEL_BONUS_NAMES.items()}}

TABLES = (
    "area", "line", "face", "income", "row", "bonus", "level", "objective", "reputation", "threshold", "commander", "lab",
    "dish", "artifact", "number",
)  # fmt: skip
# What the rulebook states and no box can change.
NUMBERS = (
    ("first player tokens", 1, "MS-CMP-01"), ("neutral crew", 15, "MS-CMP-01"), ("yellow cubes", 25, "MS-CMP-01"),
    ("black cubes", 25, "MS-CMP-01"), ("cover-up tiles", 4, "MS-CMP-01"), ("bags", 1, "MS-CMP-01"),
    ("player boards", 1, "MS-CMP-02"), ("scout runners", 1, "MS-CMP-02"), ("markers", 14, "MS-CMP-02"),
    ("crew", 5, "MS-CMP-02"), ("cubes", 25, "MS-CMP-02"),
    ("commanders, 4 players", 4, "MS-SET-13"), ("commanders, 2 or 3 players", 3, "MS-SET-14"),
    ("neutral crew in a column", 3, "MS-SET-16"), ("objectives of a kind", 2, "MS-SET-21"),
    ("black cubes in the bag", 25, "MS-SET-26"), ("yellow cubes in the bag", 3, "MS-SET-26"),
    ("cubes of a colour in the bag", 3, "MS-SET-26"), ("markers on the player board", 8, "MS-SPL-02"),
    ("starting cubes", 2, "MS-SPL-03"), ("starting cubes for third and fourth", 1, "MS-STA-11"),
    ("starting crew", 1, "MS-STA-03"), ("rounds", 4, "MS-RND-06"), ("administration steps", 6, "MS-ADM-01"),
    ("reputation of a majority", 1, "MS-GOL-05"), ("reputation of a station", 2, "MS-GOL-06"),
    ("cubes for an exchange", 3, "MS-EXC-01"), ("rows", ROWS, "MS-K-30"), ("places in turn order, 4 players", 4, "MS-K-41"),
)  # fmt: skip
THRESHOLDS = {"2": 25, "3": 23, "4": 27}


def faults(content: Rows) -> list[str]:
    """MS-K-01 to MS-K-94: everything in which a pack differs from what is known of the box."""
    out = strange_tables(content.pack, "magnastorm", "Magnastorm", TABLES)
    if content.pack.game != "magnastorm":
        return out
    out += _number_faults(content) + planet_faults(content) + _tile_faults(content) + _row_faults(content)
    out += _bonus_faults(content) + _level_faults(content) + _price_faults(content) + card_faults(content)
    return out


def _number_faults(content: Rows) -> list[str]:
    """MS-CMP-01, MS-CMP-02, MS-SET-26, MS-GOL-01, MS-K-13, MS-K-41, MS-K-64: counts that are printed or nearly so."""
    number = content.number
    out = [f"[[number]] {name} must be {value} ({rule})." for name, value, rule in NUMBERS if number.get(name) != value]
    ends = "The game ends at 27 reputation with 4 players, 23 with 3 and 25 with 2 (MS-GOL-01, MS-K-64)."
    playable = set(content.threshold) == set(THRESHOLDS) and min(content.threshold.values()) > 0
    out += (misprinted if playable else broken)((content.threshold == THRESHOLDS, ends))
    return out + broken(
        (number.get("reputation track", 0) >= 40, "The reputation track goes to 40 at least (MS-K-13)."),
        (
            number.get("places in turn order, 2 or 3 players", 0) >= 3,
            "The turn order has at least 3 places with 2 or 3 players (MS-K-41).",
        ),
    )


def _rising(worths: Sequence[int]) -> bool:
    return all(a <= b for a, b in pairwise(worths))


def _tile_faults(content: Rows) -> list[str]:
    """MS-K-22, MS-K-24, MS-K-25, MS-INC-03: two faces of the centre tile with three different income tables each."""
    tables = content.tables()
    out: list[str] = []
    for name, entries in tables.items():
        labs = sorted(e.labs for e in content.income if e.table == name)
        full = len(labs) >= 3 and labs == list(range(1, len(labs) + 1)) and len(labs) <= LABS
        out += broken(
            (
                full,
                f"Income table {name} has one entry each for 1, 2, 3 and perhaps more labs, not for {labs} (MS-K-25).",
            ),
        )
        out += misprinted(
            (_rising([e.worth for e in entries]), f"Income table {name} never gives less for more labs (MS-K-24).")
        )
    if [f.name for f in content.face] != ["1", "2"] or any(not 1 <= f.sector <= SECTORS for f in content.face):
        out.append("The centre tile has the faces 1 and 2, whose first quiet sector is one of 1 to 6 (MS-SET-04).")
    for face in content.face:
        known = all(t in tables for t in face.tables)
        different = known and all(tables[a] != tables[b] for a, b in permutations(face.tables, 2))
        out += broken(
            (different, f"Face {face.name} of the centre tile has three different income tables (MS-K-22, MS-INC-03).")
        )
    if not out and not any(_as_in_the_example(*[tables[t] for t in face.tables[:2]]) for face in content.face):
        out.append(
            Misprint(
                "On one face the trailing table gives 1 own for 1 lab and 1 yellow for 2, and the middle one, nowhere poorer,"
                " 2 own for 2 labs and 1 own and 2 yellow for 3 (MS-K-22, MS-INC-02)."
            )
        )
    return out


def _as_in_the_example(trailing: list[Cubes], middle: list[Cubes]) -> bool:
    """MS-K-22: the entries that the rulebook's example of income pays."""
    seen = [(c.own, c.yellow) for c in (*trailing[:2], *middle[1:3])] == [(1, 0), (0, 1), (2, 0), (1, 2)]
    return seen and all(a.worth <= b.worth for a, b in zip(trailing, middle))


def _row_faults(content: Rows) -> list[str]:
    """MS-K-30 to MS-K-36, MS-CMP-04: five rows with a cost and a gain each."""
    rows = content.row
    pairs = [((r.cost.own, r.cost.yellow), (r.gain.own, r.gain.yellow)) for r in rows]
    return broken(
        (
            [r.name for r in rows] == ["1", "2", "3", "4", "5"],
            "The panels have the rows 1 to 5, each with one cost and one gain (MS-K-30, MS-K-31, MS-K-32).",
        ),
    ) + misprinted(
        (
            ((1, 0), (1, 1)) in pairs,
            "In one row a move costs 1 own cube and the gain is 1 own and 1 yellow (MS-K-33, MS-CMP-04).",
        ),
        (
            any(r.cost.own for r in rows),
            "In some row a move costs an own cube, or commander 17 would save nothing (MS-K-34).",
        ),
        (
            any(r.cost.yellow for r in rows),
            "In some row a move costs a yellow cube, or commander 05 would replace nothing (MS-K-34).",
        ),
        (
            any(r.cost.own <= 2 and not r.cost.yellow for r in rows),
            "In some row the 2 own cubes of the start pay for a move (MS-K-35).",
        ),
        (all(r.gain.count >= 1 for r in rows), "Every row gives at least 1 cube (MS-K-36)."),
    )


def _bonus_faults(content: Rows) -> list[str]:
    """MS-K-30, MS-K-31, MS-K-37 to MS-K-39: the bonuses on both sides of the panels."""
    if sorted(b.name for b in content.bonus) != sorted(PANEL_NAMES):
        return ["The panels have five rows and five columns, the spaces a1 to e5 (MS-K-30)."]
    out: list[str] = []
    for four, label in ((True, "4 players"), (False, "2 or 3 players")):
        printed = {b.name: b.four if four else b.three for b in content.bonus}
        kinds = set(printed.values()) - {""}
        wanted = set(PANEL_BONUSES) - {""} - (set() if four else {"order", RESEARCH_NAMES[3]})
        all_of_them = (
            f"The bonuses on the panels for {label} are {', '.join(sorted(wanted))}, each at least once (MS-K-39)."
        )
        out += (misprinted if kinds <= wanted else broken)((kinds == wanted, all_of_them))
        out += misprinted(
            (
                not any(printed[f"{c}5"] for c in "abcde"),
                f"The bottom row has no bonus on the panels for {label} (MS-K-38).",
            )
        )
        out += broken(
            (four or not any(printed[f"e{r}"] for r in range(1, 6)), f"Column e is not used with {label} (MS-K-31)."),
        )
        count = {r.name: sum(1 for c in "abcde" if printed.get(f"{c}{r.name}")) for r in content.row}
        for one, other in permutations(content.row, 2):
            dearer = one.cost.worth > other.cost.worth or one.gain.worth < other.gain.worth
            if count[one.name] > count[other.name] and not dearer:
                fault = f"For {label} row {one.name} has more bonuses than row {other.name}, but costs no more and gives no less"
                out.append(Misprint(f"{fault} (MS-K-37)."))
    return out


def _level_faults(content: Rows) -> list[str]:
    """MS-K-50 to MS-K-55: four research tracks of equal length, with every kind of bonus on each side."""
    tracks = {research: sorted(e.level for e in content.level if e.research == research) for research in RESEARCH_NAMES}
    top = max(map(len, tracks.values()))
    out = [
        f"[[level]] {e.name}: '{e.bonus}' is not a bonus of levels (MS-K-52)."
        for e in content.level
        if e.bonus not in LEVEL_BONUSES
    ]
    out += broken(
        (
            all(e.research in RESEARCH_NAMES for e in content.level),
            f"The research areas are {', '.join(RESEARCH_NAMES)} (MS-K-55).",
        ),
        (
            all(t == list(range(1, top + 1)) for t in tracks.values()),
            "All research areas have the same levels, from 1 upwards (MS-K-51, MS-K-54).",
        ),
        (top >= 8, f"A research area has at least 8 levels, not {top} (MS-K-50)."),
    ) + misprinted(
        (
            any(e.research == "red" and e.bonus == "any" for e in content.level),
            "A red level gives a cube of any player colour (MS-K-53).",
        ),
    )
    for label, colours in (("4 players", RESEARCH_NAMES), ("2 or 3 players", RESEARCH_NAMES[:3])):
        printed = [e.bonus for e in content.level if e.research in colours]
        bonuses = [b for b in printed if b]
        cubes = sum(1 for b in bonuses if b != "crew")
        out += misprinted(
            (
                set(printed) >= set(LEVEL_BONUSES),
                f"For {label} every bonus of levels occurs, and levels without one (MS-K-52).",
            ),
            (2 * cubes > len(bonuses), f"For {label} most bonuses of levels are cubes (MS-K-52)."),
        )
    return out


def _price_faults(content: Rows) -> list[str]:
    """MS-K-80 to MS-K-85, MS-CMP-02, MS-LAB-04, MS-TRM-03: what labs and stations cost."""
    labs = [lab.cost for lab in content.lab]
    dishes = [dish.cost for dish in content.dish]
    upper = [(d.own, d.yellow) for d in dishes[:1]]
    return broken(
        (
            [lab.name for lab in content.lab] == [str(n + 1) for n in range(LABS)],
            "A player board has the labs 1 to 10 (MS-CMP-02).",
        ),
        (
            [dish.name for dish in content.dish] == [str(n + 1) for n in range(DISHES)],
            "A player board has the stations 1 to 3 (MS-CMP-02).",
        ),
        (
            [bool(c.count) for c in labs] == [False] * 2 + [True] * (len(labs) - 2),
            "The first two labs are free, and no other (MS-K-80, MS-LAB-04).",
        ),
        (
            all(c.count for c in dishes) and len(set(dishes)) > 1,
            "No station is free, and they do not all cost the same (MS-K-84).",
        ),
    ) + misprinted(
        (any((c.own, c.yellow) == (1, 0) for c in labs), "A lab costs exactly 1 own cube (MS-K-81)."),
        (_rising([c.worth for c in labs]), "Labs do not become cheaper from left to right (MS-K-82)."),
        (len({(c.own, c.yellow) for c in labs if c.count}) > 1, "Labs have more than one cost (MS-K-83)."),
        (upper == [(1, 0)], "The upper station costs 1 own cube (MS-K-84, MS-TRM-03)."),
        (all(c.count <= 3 for c in dishes), "A station costs at most 3 cubes (MS-K-85)."),
    )
