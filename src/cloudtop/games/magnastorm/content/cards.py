"""What is known of the cards of Magnastorm: objectives and what they are worth, commanders, artifacts."""

from __future__ import annotations

from itertools import pairwise, permutations

from cloudtop.core.content import broken, misprinted
from cloudtop.games.magnastorm.actions import COMMANDER_NAMES, OBJECTIVE_NAMES
from cloudtop.games.magnastorm.content.rows import Objective, Rows
from cloudtop.games.magnastorm.geometry import SECTORS
from cloudtop.games.magnastorm.state import LABS

ARTIFACT_BONUSES = {"own": 1, "red": 2, "green": 4, "blue": 8, "reputation": 16}  # the words of a pack as bits of a box
METALS = (("bronze", 1, 1, 30), ("silver", 2, 101, 60), ("gold", 3, 201, 30))  # level, first number, cards
# The research objectives that the rulebook explains: markers, levels and commanders by round.
KNOWN_RESEARCH = (
    ("research_1", [1, 1, 1, 1], [4, 6, 8, 8], [0, 0, 0, 0], "MS-ORE-04"),
    ("research_2", [2, 3, 3, 3], [2, 2, 2, 2], [0, 0, 0, 0], "MS-ORE-05"),
    ("research_3", [1, 1, 1, 1], [3, 5, 5, 5], [2, 3, 3, 3], "MS-ORE-06"),
)


def card_faults(content: Rows) -> list[str]:
    """MS-K-60 to MS-K-72 and MS-K-90 to MS-K-94, but for MS-K-64 (in checks.py): all kinds of cards."""
    out = _reputation_faults(content) + _research_card_faults(content) + _sector_card_faults(content)
    return out + _commander_faults(content) + _artifact_faults(content)


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
