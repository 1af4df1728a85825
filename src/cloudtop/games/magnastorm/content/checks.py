"""What is known of the box of Magnastorm: everything a content pack must fulfil, one sentence per fault.

The ids MS-K are constraints that the rulebook and public pages put on a box. MS-K-69 (four rounds are usual) is a matter of
play, and the shape of a pack leaves no room to break MS-K-20, MS-K-21, MS-K-23 and MS-K-40.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise, permutations

from cloudtop.core.content import Misprint, broken, misprinted, strange_tables
from cloudtop.games.magnastorm.actions import (
    COMMANDER_NAMES,
    LEVEL_BONUS_NAMES,
    OBJECTIVE_NAMES,
    PANEL_BONUS_NAMES,
    RESEARCH_NAMES,
)
from cloudtop.games.magnastorm.content.planet import planet_faults
from cloudtop.games.magnastorm.content.rows import Cubes, Objective, Rows
from cloudtop.games.magnastorm.geometry import PANEL_NAMES, ROWS, SECTORS
from cloudtop.games.magnastorm.state import DISHES, LABS

# The words of a pack, and the numbers they stand for in a box.
PANEL_BONUSES: dict[str, int] = {"": 0, **{name: n for n, name in enumerate(PANEL_BONUS_NAMES, 1)}}
LEVEL_BONUSES: dict[str, int] = {"": 0, **{name: n for n, name in LEVEL_BONUS_NAMES.items()}}
ARTIFACT_BONUSES = {"own": 1, "red": 2, "green": 4, "blue": 8, "reputation": 16}

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
METALS = (("bronze", 1, 1, 30), ("silver", 2, 101, 60), ("gold", 3, 201, 30))
# The research objectives that the rulebook explains: markers, levels and commanders by round.
KNOWN_RESEARCH = (
    ("research_1", [1, 1, 1, 1], [4, 6, 8, 8], [0, 0, 0, 0], "MS-ORE-04"),
    ("research_2", [2, 3, 3, 3], [2, 2, 2, 2], [0, 0, 0, 0], "MS-ORE-05"),
    ("research_3", [1, 1, 1, 1], [3, 5, 5, 5], [2, 3, 3, 3], "MS-ORE-06"),
)


def faults(content: Rows) -> list[str]:
    """MS-K-01 to MS-K-94: everything in which a pack differs from what is known of the box."""
    out = strange_tables(content.pack, "magnastorm", "Magnastorm", TABLES)
    if content.pack.game != "magnastorm":
        return out
    out += _number_faults(content) + planet_faults(content)
    for part in (
        _tile_faults, _row_faults, _bonus_faults, _level_faults, _reputation_faults, _research_card_faults, _sector_card_faults,
        _commander_faults, _price_faults, _artifact_faults,
    ):  # fmt: skip
        out += part(content)
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


def _reputation_faults(content: Rows) -> list[str]:
    """MS-K-60 to MS-K-63, MS-SET-08: what objectives are worth, one space per player."""
    beside = {r.name: r for r in content.reputation}
    if [r.name for r in content.reputation] != ["four", "three"]:
        return ["[[reputation]] has the rows four and three, the two sides of the research board (MS-K-60)."]
    four, three = beside["four"].spaces, beside["three"].spaces
    falling = all(a > b > 0 for values in (four, three) for a, b in pairwise(values))
    firsts = [(four, "4"), (three, "3"), (three, "2")]
    return broken(
        (
            len(four) == 4 and len(three) == 3,
            "Beside an objective are 4 reputation spaces for 4 players and 3 for 2 or 3 (MS-K-60).",
        ),
        (falling, "The reputation beside an objective falls from space to space (MS-K-61)."),
        (3 in three[1:-1], "For 2 or 3 players the space with 3 lies between the highest and the lowest (MS-K-61)."),
        (
            beside["three"].covered == 3 and not beside["four"].covered,
            "With 2 players, and only then, the space with 3 is covered (MS-SET-08, MS-K-60).",
        ),
    ) + misprinted(
        ({5, 4} <= set(four), "For 4 players there are spaces with 5 and 4 (MS-K-62)."),
        (
            all(4 * max(values, default=0) < content.threshold.get(n, 0) for values, n in firsts),
            "Four first places alone do not end the game (MS-K-63).",
        ),
    )


def _research_card_faults(content: Rows) -> list[str]:
    """MS-K-65, MS-K-66, MS-K-68, MS-ORE-04 to MS-ORE-06: the research objectives."""
    if [o.name for o in content.objective] != OBJECTIVE_NAMES:
        return [f"The objectives, in order, are {', '.join(OBJECTIVE_NAMES)} (MS-CMP-01)."]
    cards = content.objective[:4]
    out: list[str] = []
    for card in cards:
        by_round = all(len(values) == 4 for values in (card.markers, card.levels, card.commanders))
        out += broken(
            (
                by_round and not card.labs,
                f"{card.name} names markers, levels and commanders for each of the 4 rounds, and no labs (MS-ORE-02).",
            ),
            (all(1 <= n <= 3 for n in card.markers), f"{card.name} asks for 1 to 3 markers (MS-K-65)."),
            (all(1 <= n <= 8 for n in card.levels), f"{card.name} asks for 1 to 8 levels (MS-K-65)."),
            (
                all(0 <= n <= 6 for n in card.commanders),
                f"{card.name} asks for at most the 6 commanders in play (MS-K-66).",
            ),
        )
    for card, (name, markers, levels, commanders, rule) in zip(cards, KNOWN_RESEARCH):
        same = (card.markers, card.levels, card.commanders, card.lead) == (markers, levels, commanders, False)
        out += misprinted(
            (same, f"{name} asks for markers {markers}, levels {levels} and commanders {commanders} by round ({rule}).")
        )
    return out + misprinted((any(c.lead for c in cards), "One research objective asks for the sole lead (MS-K-68)."))


def _sector_card_faults(content: Rows) -> list[str]:
    """MS-K-67, MS-OSE-05: the sector objectives."""
    cards = content.objective[4:]
    out = [
        f"{card.name} names the labs in 1 to 6 sectors, at most 10, and nothing else (MS-K-67)."
        for card in cards
        if not _is_sector_card(card)
    ]
    first = [(card.labs, card.majority) for card in cards[:1]]
    return out + misprinted(
        (
            first == [([2, 2], True)],
            "sector_1 asks for 2 labs in each of 2 sectors and the majority in one of them (MS-OSE-05).",
        ),
        (
            any(c.majority for c in cards) and not all(c.majority for c in cards),
            "Some sector objectives ask for a majority and some do not (MS-K-67).",
        ),
    )


def _is_sector_card(card: Objective) -> bool:
    other = card.markers or card.levels or card.commanders or card.lead
    return not other and 1 <= len(card.labs) <= SECTORS and min(card.labs) >= 1 and sum(card.labs) <= LABS


def _commander_faults(content: Rows) -> list[str]:
    """MS-K-70 to MS-K-72, MS-CMP-01, MS-CTM-04: 8 administrative and 8 research commanders."""
    cards = content.commander
    kinds = [(name, "administrative" if n < 8 else "research") for n, name in enumerate(COMMANDER_NAMES)]
    if [(c.name, c.kind) for c in cards] != kinds:
        return ["The commanders are 01 to 08, administrative, and 11 to 18, research (MS-CMP-01)."]
    out = [
        f"Commander {c.name}: green is at least red, and red at least 1 (MS-K-70)."
        for c in cards
        if not c.green >= c.red >= 1
    ]
    research = cards[8:]
    example = any(a.green + b.green == 4 and c.green == 2 for a, b, c in permutations(research, 3))
    known = example and any(c.red == 1 for c in research) and any(c.green == 2 for c in cards[:8])
    examples = (
        "Two research commanders give 4 together and a third gives 2, one costs 1, and an administrative one gives 2"
    )
    return (
        out
        + misprinted((known, f"{examples} (MS-K-71)."))
        + broken(
            (
                [c.name for c in cards if c.instant] == ["01", "15"],
                "The commanders with an instant effect are 01 and 15 (MS-K-72, MS-CTM-04).",
            ),
        )
    )


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


def _artifact_faults(content: Rows) -> list[str]:
    """MS-K-90 to MS-K-94, MS-CMP-01, MS-ADV-13: the artifact cards of three metals."""
    metals = content.artifact
    shown = [bonuses for metal in metals for bonuses in metal.bonuses[: metal.count]]
    known = all(b in ARTIFACT_BONUSES for bonuses in shown for b in bonuses)
    whole = all(m.count > 0 for m in metals) and sum(m.count for m in metals) == 120
    numbers = {n for m in metals for n in range(m.first, m.first + m.count)} if whole else set()
    cards = [(m.name, m.level, m.first, m.count) for m in metals]
    return broken(
        (
            len(numbers) == 120 and {115, 212} <= numbers,
            "The 120 artifact cards have different numbers, 115 and 212 among them (MS-K-90, MS-CMP-01).",
        ),
        (
            cards == list(METALS),
            "Bronze cards have level 1 and the numbers 1 to 30, silver 2 and 101 to 160, gold 3 and 201 to 230 (MS-K-91, MS-ADV-13).",
        ),
        (all(1 <= m.level <= 3 for m in metals), "The level of an artifact card is 1, 2 or 3 (MS-K-92)."),
        (known, f"The bonuses of artifact cards are {', '.join(ARTIFACT_BONUSES)}; none is turquoise (MS-K-93)."),
        (
            all(m.bonuses for m in metals) and all(b and len(set(b)) == len(b) for b in shown),
            "Every artifact card shows at least one bonus, and none twice (MS-K-94).",
        ),
    ) + misprinted(
        (
            {b for bonuses in shown for b in bonuses} >= set(ARTIFACT_BONUSES),
            "Every bonus is on some artifact card (MS-K-94).",
        ),
    )
