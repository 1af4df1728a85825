"""What is known of the box of CloudAge: everything a content pack must fulfil, one sentence per fault.

The ids CA-CON are constraints that the rulebooks and public pages put on a box; those on boards and cities are in `maps.py`,
those on cards in `cards.py`, those on legacy tiles and scenarios in `story.py`, those on the campaign in `tale.py`. CA-CON-10,
-36, -43, -66, -67, -70 and -73 are a matter of play, which takes measuring; CA-CON-02, -05, -41 and -48 follow from the rules.
The shape of a pack leaves no room to break CA-CON-09, -16 and -27.
"""

from __future__ import annotations

from itertools import pairwise
from typing import get_args

from cloudtop.core.content import broken, misprinted, strange_tables
from cloudtop.games.cloudage.content.cards import city_card_faults, mission_faults, project_faults
from cloudtop.games.cloudage.content.maps import map_faults
from cloudtop.games.cloudage.content.rows import Ability, Gain, RoundSpace, Rows, Upgrade, is_choice
from cloudtop.games.cloudage.content.story import legacy_faults, scenario_faults
from cloudtop.games.cloudage.content.tale import campaign_faults

TABLES = (
    "board", "find", "city", "project", "city_card", "pattern", "sleeve", "navigation", "upgrade", "production",
    "round_space", "growth", "mission", "mission_card", "scenario", "chapter", "story", "legacy", "solo", "number",
)  # fmt: skip
# What the rules cannot do without: nobody may change it.
FIXED = (
    ("cards in a sleeve", 8, "CA-CON-24"),
    ("deal", 8, "CA-SET-21"),
    ("hand", 5, "CA-SS-14"),
    ("markers, full", 8, "CA-SET-16"),
    ("markers, full, 4 players", 7, "CA-SET-17"),
    ("markers, short", 7, "CA-SS-10"),
    ("markers, short, 4 players", 6, "CA-SS-11"),
    ("small region", 1, "CA-CON-19"),
)
# What is printed, and could be otherwise.
PRINTED = (
    ("start water", 2, "CA-SET-18"),
    ("start metal", 2, "CA-SET-18"),
    ("start energy", 2, "CA-SET-15"),
    ("start tiles", 2, "CA-SET-18"),
    ("points above level 10", 2, "CA-PRD-16"),
    ("panel energy", 2, "CA-MOV-07"),
    ("panel movement", 1, "CA-MOV-07"),
    ("first card energy", 1, "CA-CBT-07"),
    ("next card energy", 2, "CA-CBT-08"),
    ("next card points", 3, "CA-CBT-08"),
    ("largest region", 3, "CA-CON-19"),
    ("second region", 2, "CA-CON-19"),
    ("last upgrade water", 5, "CA-UPG-07"),
    ("planting base", 2, "CA-PLT-02"),
    ("dear water", 8, "CA-MSN-09"),
    ("solo goal, short, first edition", 80, "CA-SOL-18"),
    ("solo goal, short, second edition", 60, "CA-SOL-18"),
    ("solo goal, full", 110, "CA-SOL-19"),
    ("solo stars, first edition", 30, "CA-SOL-21"),
    ("solo stars, second edition", 25, "CA-SOL-21"),
)
NAVIGATION = {0: 1, 1: 3, 2: 2, 3: 1}
UPGRADES = {"movement": 3, "combat": 4, "planting": 3}
LEVELS = 11
KNOWN_LEVELS = [(1, 2, 0), (1, 3, 0), (2, 3, 1)]  # energy, water, points
CROSSINGS = [2, 4, 8]  # the levels with a reward on the step up to them
TRACK = 8  # spaces of the round track, and of the solo board
FIRST_GAP = {"A": 3, "B": 2}  # the first book has a marker on its left in the shortest game
SOLO = ("build", "builds", "upgrade", "card", "collect", "sector3")
GROWTH = {
    "green": (Gain(points=2), Gain(), Gain(), "CA-PLT-14"),
    "wilted_a": (Gain(), Gain(energy=4), Gain(tiles=2), "CA-PLT-10"),
    "wilted_b": (Gain(), Gain(cards=4), Gain(water=4), "CA-PLT-12"),
    "wilted_c": (Gain(metal=1, builds=1), Gain(), Gain(), "CA-PLT-13"),
}


def faults(content: Rows) -> list[str]:
    """CA-CON-01 to CA-CON-76: everything in which a pack differs from what is known of the box."""
    out = strange_tables(content.pack, "cloudage", "CloudAge", TABLES)
    if content.pack.game != "cloudage":
        return out
    for part in (
        _number_faults, _navigation_faults, _track_faults, _upgrade_faults, _level_faults, _solo_faults, _growth_faults,
        project_faults, city_card_faults, mission_faults, map_faults, legacy_faults, scenario_faults,
        campaign_faults,
    ):  # fmt: skip
        out += part(content)
    return out


def _number_faults(content: Rows) -> list[str]:
    """CA-CON-19, CA-CON-24 and the numbers of the rules."""
    number = content.number
    known = {name for name, _, _ in FIXED + PRINTED}
    out = broken((set(number) == known, f"The rows of [[number]] are {', '.join(sorted(known))}."))
    for name, value, rule in FIXED:
        out += broken((number.get(name) == value, f"[[number]] {name} must be {value} ({rule})."))
    for name, value, rule in PRINTED:
        usable = number.get(name, -1) >= 0
        out += (misprinted if usable else broken)(
            (number.get(name) == value, f"[[number]] {name} must be {value} ({rule}).")
        )
    return out


def _navigation_faults(content: Rows) -> list[str]:
    """CA-CON-01, CA-SS-12: the navigation cards of each player."""
    cards = {row.value: row.copies for row in content.navigation}
    named = all(row.name == str(row.value) for row in content.navigation)
    return broken(
        (named and set(cards) == set(NAVIGATION), "The navigation cards have the values 0, 1, 2 and 3 (CA-CON-01)."),
        (sum(cards.values()) >= 2, "Each player has at least two navigation cards (CA-CON-01)."),
    ) + misprinted(
        (cards == NAVIGATION, "Each player has the navigation cards 0, 1, 1, 1, 2, 2 and 3 (CA-CON-01, CA-SS-12)."),
    )


def _track_faults(content: Rows) -> list[str]:
    """CA-CON-03, CA-CON-04, CA-BRD-03, CA-BRD-04: the round track of both sides of the airship board."""
    out: list[str] = []
    for side, first in FIRST_GAP.items():
        spaces: list[RoundSpace] = [space for space in content.round_space if space.side == side]
        if [space.name for space in spaces] != [f"{side}{n}" for n in range(1, TRACK + 1)]:
            return ["[[round_space]] has the spaces A1 to A8 and B1 to B8 (CA-BRD-03)."]
        gaps = [n for n, space in enumerate(spaces, 1) if space.book]
        gains = [space.gain for space in spaces]
        resources = all(not (gain.tiles or gain.builds or gain.upgrades) for gain in gains)
        out += broken(
            ([space.space for space in spaces] == list(range(1, TRACK + 1)), f"The spaces of side {side} are 1 to 8 (CA-BRD-03)."),
            (all(first <= gap < TRACK for gap in gaps), f"A book of side {side} is right of a space from {first} to 7 (CA-CON-03, CA-BRD-04)."),
            (resources, f"The spaces of side {side} give water, metal, energy, cards or points (CA-MRK-03)."),
        ) + misprinted(
            (side == "A" or 2 in gaps, "A book of side B is right of space 2 (CA-CON-03)."),
            (len(gaps) >= 3, f"Side {side} has at least 3 books, not {len(gaps)} (CA-CON-04)."),
            (Gain(metal=1) in gains and Gain(energy=1) in gains, f"Side {side} has spaces with 1 metal and with 1 energy (CA-MRK-03)."),
        )  # fmt: skip
    return out


def _upgrade_faults(content: Rows) -> list[str]:
    """CA-CON-06 to CA-CON-08, CA-UPG-01, CA-UPG-03, CA-UPG-09: what upgrades cost and are worth."""
    tiles: dict[str, list[Upgrade]] = {a: [u for u in content.upgrade if u.ability == a] for a in get_args(Ability)}
    for ability, n in UPGRADES.items():
        if [(u.name, u.level) for u in tiles[ability]] != [(f"{ability} {k}", k) for k in range(1, n + 1)]:
            return ["There are 3 movement, 4 combat and 3 planting upgrades, in order of their levels (CA-UPG-01)."]
    out: list[str] = []
    for ability, some in tiles.items():
        costs, points = [u.cost for u in some], [u.points for u in some]
        out += broken(
            (costs[0] > 0, f"Every {ability} upgrade costs metal (CA-CON-06)."),
            (
                costs == sorted(set(costs)),
                f"The {ability} upgrades cost more from level to level (CA-CON-06, CA-UPG-03).",
            ),
        )
        out += misprinted(
            (points == sorted(set(points)), f"The {ability} upgrades are worth more from level to level (CA-CON-07).")
        )
        discount = ability == "planting" or costs[0] <= 3 < costs[-1]
        out += misprinted((discount, f"A {ability} upgrade costs at most 3 metal and another more (CA-CON-08)."))
    first = tiles["combat"][0]
    return out + misprinted(((first.cost, first.points) == (2, 1), "The first combat upgrade costs 2 metal and is worth 1 point (CA-CON-07, CA-UPG-09)."))  # fmt: skip


def _worth(gain: Gain) -> float:
    """CA-CON-15: an immediate gain in resources."""
    return gain.water + gain.metal + gain.energy + 0.8 * gain.cards + 1.8 * gain.points + 2 * (gain.tiles + gain.builds)


def _level_faults(content: Rows) -> list[str]:
    """CA-CON-11 to CA-CON-15, CA-CON-68, CA-PRD-08 to CA-PRD-10, CA-PRD-14, CA-PRD-15: the production board."""
    rows = content.production
    if [(row.name, row.level) for row in rows] != [(str(n), n) for n in range(LEVELS)]:
        return ["The production board has the levels 0 to 10, in this order (CA-CON-11)."]
    levels = [(row.energy, row.water, row.points) for row in rows]
    steps = list(pairwise(levels))
    top = rows[-1].energy
    rewards = [row.level for row in rows if row.reward != Gain()]
    later = [_worth(rows[level].reward) for level in CROSSINGS]
    plain = all(not (row.reward.tiles or row.reward.builds or row.reward.upgrades) for row in rows)
    return broken(
        (plain and rows[0].reward == Gain(), "The production board rewards a step with water, metal, energy, cards or points (CA-CON-15)."),
    ) + misprinted(
        (all(a <= b for low, high in steps for a, b in zip(low, high)), "Energy, water and points never fall with the level (CA-CON-11)."),
        (all(low[1:] != high[1:] for low, high in steps), "Every level gives more water or more points than the one below (CA-CON-11)."),
        (all(water >= 3 and points >= 1 for _, water, points in levels[2:]), "From level 2 on production gives at least 3 water and 1 point (CA-CON-12)."),
        (top > 2, "The highest level costs more than 2 energy (CA-CON-13)."),
        (4 <= top <= 6, f"The highest level costs 4 to 6 energy, not {top} (CA-CON-14)."),
        (rewards == CROSSINGS, "There are rewards on the steps from 1 to 2, 3 to 4 and 7 to 8 (CA-CON-15, CA-PRD-14)."),
        (later == sorted(set(later)), "Each reward on the way is worth more than the one before (CA-CON-15)."),
        (_pays(steps, 3) and _pays(steps, 4), "Every level is worth reaching: water and points rise faster than energy (CA-CON-68)."),
        (levels[:3] == KNOWN_LEVELS, "Level 0 makes 2 water of 1 energy, level 1 3 water, level 2 3 water and 1 point of 2 energy (CA-PRD-08, CA-PRD-09, CA-PRD-10)."),
        (rows[2].reward == Gain(cards=2), "The step from level 1 to 2 gives 2 cards (CA-PRD-15)."),
    )  # fmt: skip


def _pays(steps: list[tuple[tuple[int, int, int], tuple[int, int, int]]], halves: int) -> bool:
    """CA-CON-68: is every level better than the one below, if a point is worth so many halves of a water?"""
    values = [[2 * water + halves * points - 2 * energy for energy, water, points in step] for step in steps]
    return all(low < high for low, high in values)


def _solo_faults(content: Rows) -> list[str]:
    """CA-CON-17, CA-CON-18, CA-SOL-06: the solo board."""
    if [(row.name, row.space) for row in content.solo] != [(str(n), n) for n in range(1, TRACK + 1)]:
        return ["The solo board has the spaces 1 to 8, in this order (CA-SOL-06)."]
    actions = [row.action for row in content.solo]
    return misprinted(
        (set(actions) == set(SOLO), "Each of the six actions is on the solo board (CA-CON-17)."),
        (actions[0] in actions[1:], "The action of the first solo space, which short games leave out, comes again (CA-CON-18)."),
    )  # fmt: skip


def _growth_faults(content: Rows) -> list[str]:
    """CA-CON-42, CA-CON-44, CA-PLT-10, CA-PLT-12 to CA-PLT-14: the new growth tiles."""
    tiles = {tile.name: tile for tile in content.growth}
    if [tile.name for tile in content.growth] != list(GROWTH):
        return [f"The new growth tiles are {', '.join(GROWTH)} (CA-CON-42)."]
    out = broken((all(tile.copies for tile in content.growth), "There are new growth tiles of every kind (CA-CON-42)."))
    for name, (gain, either, other, rule) in GROWTH.items():
        tile = tiles[name]
        right = (tile.gain, tile.either, tile.other) == (gain, either, other)
        chosen = is_choice(tile.either, tile.other)
        out += broken((chosen, f"A {name} tile offers a choice between two things, or none ({rule})."))
        out += misprinted((right, f"A {name} tile gives something else ({rule})."))
    total = sum(tile.copies for tile in content.growth)
    return out + misprinted(
        (total == 40, f"There are 40 new growth tiles, not {total} (CA-CON-42)."),
        (tiles["green"].copies >= 8, "There are enough green tiles for everybody to place some (CA-CON-44)."),
    )
