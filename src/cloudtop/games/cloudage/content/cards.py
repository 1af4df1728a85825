"""What is known of the cards: project cards, city cards with their sleeves, and missions."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations
from typing import get_args

from cloudtop.core.content import broken, misprinted
from cloudtop.games.cloudage.actions import PROJECT_NAMES
from cloudtop.games.cloudage.content.maps import unplayable
from cloudtop.games.cloudage.content.rows import CityCard, Colour, Gain, Project, Resource, Rows

RESOURCES: tuple[str, ...] = get_args(Resource)
COLOURS: tuple[str, ...] = get_args(Colour)
POWERS = (
    "solar_panel", "mechanic", "inventor", "propeller_plans", "emp_plans", "grappler", "capacitor", "combat_video",
    "pilot_insignia", "combat_insignia", "flying_lesson", "porthole", "secret_tunnel", "parrot", "sam", "frank", "jose",
    "biology_text_book", "green_market",
)  # fmt: skip
PLANTING = ("jose", "green_market", "biology_text_book")  # powers that need new growth
LAST_NUMBER = 8
DEAR = 8  # water

CITY_CARDS = tuple(f"c{n:02d}" for n in range(1, 40))
LAST_VALUE = 4  # for navigation
PLACES = (1, 2, 3, 4)
SLEEVES = tuple(str(n) for n in range(1, 7))

# CA-MSN-01 to CA-MSN-12: what is asked for, and the points.
MISSIONS = (
    ("production", [4, 6, 8], [2, 5, 7]), ("cities", [1, 2], [2, 5]), ("fight", [7, 10, 13], [3, 8, 11]),
    ("upgrades", [4, 5, 6], [2, 4, 6]), ("green", [4, 5, 7], [2, 5, 7]), ("blue", [4, 5, 7], [2, 5, 7]),
    ("yellow", [2, 3, 4], [2, 5, 7]), ("projects", [8, 10, 12], [2, 5, 7]), ("dear", [1, 2, 3], [2, 5, 7]),
    ("movement", [3, 4, 5], [2, 5, 7]), ("combat", [3, 4, 6], [2, 5, 7]), ("navigation", [9, 10], [4, 9]),
)  # fmt: skip
MISSION_CARDS = tuple(f"m{n:02d}" for n in range(1, 13))


# --- project cards ---


def project_faults(content: Rows) -> list[str]:
    """CA-CON-26, CA-CON-28 to CA-CON-35, CA-CON-69: the project cards."""
    cards = content.project
    if tuple(card.name for card in cards) != PROJECT_NAMES:
        return [f"The project cards are {', '.join(PROJECT_NAMES)} (CA-CON-26)."]
    texts = [card.name for card in cards if card.power != (card.name if card.name in POWERS else "")]
    basic = [card for card in cards if card.number == 0]
    early = [card.name for card in basic if _needs_growth(card)]
    total = sum(card.copies for card in cards)
    return broken(
        (not texts, f"The cards with a printed text are {', '.join(POWERS)}, each with its own (CA-CRD-01)."),
        (_copies(basic) >= 32, "At least 32 cards have the number 0, or 4 players cannot be dealt 8 each (CA-CON-28)."),
        (not early, f"Cards that need new growth do not have the number 0, as {', '.join(early)} has (CA-CON-29)."),
        (all(card.copies for card in cards), "There is at least one of every project card (CA-CON-26)."),
    ) + misprinted(
        (total == 79, f"There are 79 project cards, not {total} (CA-CON-26)."),
        ({card.number for card in cards} == set(range(LAST_NUMBER + 1)), "Every number from 0 to 8 is on some project card (CA-CON-26)."),
        (_copies(basic) >= 45, f"At least 45 cards have the number 0, not {_copies(basic)} (CA-CON-28)."),
    ) + _mission_needs(content, basic) + _price_faults(cards)  # fmt: skip


def _copies(cards: list[Project]) -> int:
    return sum(card.copies for card in cards)


def _needs_growth(card: Project) -> bool:
    return card.power in PLANTING or card.planting > 0 or card.gain.tiles > 0


def _mission_needs(content: Rows, basic: list[Project]) -> list[str]:
    """CA-CON-30 to CA-CON-34: with the cards of number 0 two players can fulfil the same mission."""
    count = Counter({colour: _copies([c for c in basic if c.colour == colour]) for colour in COLOURS})
    every = Counter({colour: _copies([c for c in content.project if c.colour == colour]) for colour in COLOURS})
    dear = _copies([card for card in basic if card.water >= DEAR])
    symbols = _copies([card for card in content.project if card.production])
    several = [c.name for c in content.project if c.name in ("mechanic", "solar_panel") and c.copies < 2]
    return misprinted(
        (
            count["green"] >= 14 and count["blue"] >= 14 and count["yellow"] >= 8 and _copies(basic) >= 24 and dear >= 6,
            "Of number 0 there are cards for two players with the same mission: 14 green, 14 blue, 8 yellow, 24 in all, 6 dear (CA-CON-30).",
        ),
        (every["yellow"] < min(every["green"], every["blue"]), "Yellow is the rarest colour (CA-CON-30)."),
        (
            3 * symbols <= 2 * _copies(content.project) <= 4 * symbols,
            f"Between half and two thirds of the cards show production, not {symbols} (CA-CON-31).",
        ),
        (sum(card.movement * card.copies for card in basic) >= 2, "Cards of number 0 give movement, for two players with that mission (CA-CON-32)."),
        (sum(card.combat * card.copies for card in basic) >= 4, "Cards of number 0 give 4 combat, for two players with that mission (CA-CON-33)."),
        (not several, f"There are at least 2 of mechanic and of solar_panel, whose texts count them; not of {', '.join(several)} (CA-CON-34)."),
    )  # fmt: skip


def _price_faults(cards: list[Project]) -> list[str]:
    """CA-CON-35, CA-CON-69, CA-PRJ-09: what cards cost and give."""
    wreck = next(card for card in cards if card.name == "wreck")
    printed = (wreck.water, wreck.cards, wreck.points, wreck.production, wreck.colour) == (3, 1, 1, True, "green")
    printed = printed and wreck.gain == Gain(metal=2)
    poor = [card.name for card in cards if card.water >= DEAR and card.points < 3]
    unfair = [
        card.name for card in cards if not card.power and not -0.01 < surplus(card) < (6 if card.water >= DEAR else 3)
    ]
    return misprinted(
        (printed, "Wreck is green, costs 3 water and a card, and gives 2 metal, production and 1 point (CA-CON-35, CA-PRJ-09)."),
        (not poor, f"A card for {DEAR} water or more has at least 3 points, unlike {', '.join(poor)} (CA-CON-35)."),
        (not unfair, f"A card gives 0 to 3 more than it costs, a dear one up to 6, unlike {', '.join(unfair)} (CA-CON-69)."),
    )  # fmt: skip


def surplus(card: Project) -> float:
    """CA-CON-69: how much more a card without a text gives than it costs, in resources."""
    gain = card.gain
    given = (
        gain.water + gain.metal + gain.energy + 0.8 * gain.cards + 2 * gain.tiles + 1.8 * (gain.points + card.points)
    )
    lasting = 3 * card.production + 3.5 * card.movement + 4.5 * card.combat + 4 * card.planting
    return given + lasting - (card.water + 0.8 * card.cards + 2)


# --- city cards and sleeves ---


def city_card_faults(content: Rows) -> list[str]:
    """CA-CON-19 to CA-CON-25, CA-CON-75, CA-CON-76: the city cards, their pictures and the sleeves."""
    cards = content.city_card
    if tuple(card.name for card in cards) != CITY_CARDS:
        return ["The city cards are c01 to c39 (CA-CON-19)."]
    same = [card.name for card in cards if card.largest == card.second]
    both = [card.name for card in cards if card.update == card.wrench]
    high = [card.name for card in cards if card.value > LAST_VALUE]
    orders: Counter[tuple[str, str]] = Counter((card.largest, card.second) for card in cards)
    largest: Counter[str] = Counter(card.largest for card in cards)
    bonus = [card.growth for card in cards]
    out = broken(
        (not same, f"The largest and the second region are two, unlike those of {', '.join(same)} (CA-CON-19)."),
        (not both, f"Update and wrench are in two regions, unlike those of {', '.join(both)} (CA-CON-20)."),
        (not high, f"The value of a city card is at most {LAST_VALUE}, unlike that of {', '.join(high)} (CA-CON-21)."),
    ) + misprinted(
        (min(card.value for card in cards) >= 2, "Every city card has a value of at least 2 (CA-CON-21)."),
        (any(card.value == 3 for card in cards), "Some city card has the value 3 (CA-CON-21)."),
        (set(bonus) <= {0, 1, 3}, "The bonus of a city card is 1 or 3 tiles, or none (CA-CON-22)."),
        (0 < bonus.count(0) < len(bonus), "Some city cards have a bonus and some have none (CA-CON-22)."),
        (all(orders[pair] >= 3 for pair in permutations(RESOURCES, 2)), "Each order of largest and second region is on at least 3 city cards (CA-CON-23)."),
        (all(largest[region] in (9, 10) for region in RESOURCES), "Each region is the largest of 9 or 10 city cards (CA-CON-23)."),
        (_examples_there(cards), "The city cards of the two examples are there (CA-CON-21, CA-CTY-02, CA-CTY-05)."),
    )  # fmt: skip
    return out if unplayable(out) else out + _picture_faults(content)


def _examples_there(cards: list[CityCard]) -> bool:
    """The card with the update at water and the wrench at project cards, and the one with the update at metal."""
    wet = [card for card in cards if (card.largest, card.second) == ("water", "metal")]
    first = any((card.value, card.update, card.wrench) == (3, "water", "cards") and card.growth for card in wet)
    return first and any((card.update, card.wrench, card.growth) == ("metal", "water", 3) for card in wet)


def _picture_faults(content: Rows) -> list[str]:
    """CA-CON-25, CA-CON-76, CA-CTY-02: pictures of four quadrants, and sleeves that show two of them."""
    patterns = {pattern.name: pattern for pattern in content.pattern}
    bad = [
        c.name
        for c in content.city_card
        if [patterns[q].place if q in patterns else 0 for q in c.quadrants] != list(PLACES)
    ]
    whole = [p.name for p in content.pattern if p.energy + p.metal + p.water + p.cards != 100]
    used = {name for card in content.city_card for name in card.quadrants}
    idle = [pattern.name for pattern in content.pattern if pattern.name not in used]
    places = Counter(pattern.place for pattern in content.pattern)
    shown = [tuple(sorted(set(sleeve.shows))) for sleeve in content.sleeve]
    half = all(
        len(two) == len(sleeve.shows) == 2 and set(two) <= set(PLACES) for two, sleeve in zip(shown, content.sleeve)
    )
    out = broken(
        (not bad, f"A picture has one pattern for each of the places 1 to 4, unlike that of {', '.join(bad)} (CA-CON-76)."),
        (not whole, f"The regions of a pattern make 100 hundredths, unlike those of {', '.join(whole)} (CA-CON-76)."),
        (tuple(s.name for s in content.sleeve) == SLEEVES, f"The cloud sleeves are {', '.join(SLEEVES)} (CA-PRE-04)."),
        (half, "A sleeve shows two of the four quadrants (CA-CON-25)."),
    ) + misprinted(
        (set(shown) == set(combinations(PLACES, 2)), "The six sleeves show the six pairs of quadrants (CA-CON-25, CA-CON-76)."),
        (all(places[place] in (3, 4) for place in PLACES), "There are 3 or 4 patterns for each place (CA-CON-76)."),
        (not idle, f"Every pattern is on a city card, unlike {', '.join(idle)} (CA-CON-76)."),
    )  # fmt: skip
    return out if unplayable(out) else out + _region_faults(content) + _class_faults(content)


def areas(content: Rows, card: CityCard) -> dict[str, int]:
    """How many hundredths of a picture each region takes, times four."""
    patterns = {pattern.name: pattern for pattern in content.pattern}
    return {region: sum(getattr(patterns[name], region) for name in card.quadrants) for region in RESOURCES}


def _region_faults(content: Rows) -> list[str]:
    """CA-CON-76, CA-CTY-02: the regions really are as large as the card says."""
    wrong = []
    for card in content.city_card:
        area = areas(content, card)
        small = [area[region] for region in RESOURCES if region not in (card.largest, card.second)]
        sized = 4 * 36 <= area[card.largest] <= 4 * 46 and 4 * 24 <= area[card.second] <= 4 * 34
        if not sized or area[card.second] < max(small) + 4 * 3 or not min(small):
            wrong.append(card.name)
    sizes = "The largest region takes 36 to 46 hundredths of a picture, the second 24 to 34, the others clearly less"
    return misprinted((not wrong, f"{sizes}, unlike those of {', '.join(wrong)} (CA-CON-76, CA-CTY-02)."))


def classes(content: Rows, shows: list[int]) -> dict[tuple[str, ...], list[CityCard]]:
    """CA-CON-75: the cards that look alike through a sleeve."""
    out: dict[tuple[str, ...], list[CityCard]] = {}
    for card in content.city_card:
        out.setdefault(tuple(card.quadrants[place - 1] for place in sorted(shows)), []).append(card)
    return out


def _class_faults(content: Rows) -> list[str]:
    """CA-CON-75: nobody can tell the card, nor its largest region, from what a sleeve shows."""
    out: list[str] = []
    for sleeve in content.sleeve:
        told = [
            look for look, cards in classes(content, sleeve.shows).items() if len({card.largest for card in cards}) < 2
        ]
        looks = ", ".join(" and ".join(look) for look in told)
        out += misprinted((not told, f"Through sleeve {sleeve.name} one does not know the largest region from {looks} (CA-CON-75)."))  # fmt: skip
    return out


# --- missions ---


def mission_faults(content: Rows) -> list[str]:
    """CA-CON-37 to CA-CON-40, CA-MSN-01 to CA-MSN-12: the missions and the cards they are on."""
    names = [name for name, _, _ in MISSIONS]
    if [mission.name for mission in content.mission] != names:
        return [f"The missions, in order, are {', '.join(names)} (CA-MSN-01)."]
    cards = content.mission_card
    if tuple(card.name for card in cards) != MISSION_CARDS:
        return ["The mission cards are m01 to m12 (CA-CON-37)."]
    if not all({card.first, card.second} <= set(names) for card in cards):
        return [f"The missions on the cards are {', '.join(names)} (CA-CON-37)."]
    out: list[str] = []
    for n, (mission, (name, steps, points)) in enumerate(zip(content.mission, MISSIONS), 1):
        rising = mission.steps == sorted(set(mission.steps)) and mission.points == sorted(set(mission.points))
        shaped = rising and len(mission.steps) == len(mission.points) == len(steps) and mission.steps[0] > 0
        right = (mission.steps, mission.points) == (steps, points)
        out += broken((shaped, f"The mission {name} has {len(steps)} rising steps with points (CA-MSN-{n:02d})."))
        out += misprinted((right, f"The mission {name} gives {points} for {steps} (CA-MSN-{n:02d})."))
    counts = Counter([card.first for card in cards] + [card.second for card in cards])
    alike = [card.name for card in cards if card.first == card.second]
    return out + broken(
        (not alike, f"The two missions of a card differ, unlike those of {', '.join(alike)} (CA-CON-38)."),
    ) + misprinted(
        (all(counts[name] == 2 for name in names), "Each mission is on two mission cards (CA-CON-37)."),
    ) + _city_mission_faults(content)  # fmt: skip


def _city_mission_faults(content: Rows) -> list[str]:
    """CA-CON-39, CA-CON-40, CA-MSN-02: the cities of the city missions."""
    letters = {city.name: city.letter for city in content.city}
    sides = ["".join(board.map) for board in content.board if board.name[0] in "123"]
    known: list[list[str]] = []
    out: list[str] = []
    for card in content.mission_card:
        if "cities" not in (card.first, card.second):
            out += broken((not card.cities, f"{card.name} names no cities, since it has no city mission (CA-CON-40)."))
            continue
        there = all(name in letters for name in card.cities) and len(set(card.cities)) == len(card.cities) >= 2
        out += broken((there, f"The city mission of {card.name} names at least two cities (CA-CON-40)."))
        both = there and all(sum(letters[name] in signs for signs in sides) == 2 for name in card.cities)
        out += misprinted((both, f"The cities of {card.name} are on both sides of the boards 1 to 3 (CA-CON-40)."))
        known.append(sorted(card.cities))
    differ = all(one != other for one, other in combinations(known, 2))
    return out + misprinted((differ, "The city missions name different cities (CA-CON-39)."))
