"""From the rows of a content pack to the numbers the rules use."""

from __future__ import annotations

from collections.abc import Iterable

from librt.vecs import vec
from mypy_extensions import i64

from cloudtop.core.content import numbers
from cloudtop.games.cloudage import state as table
from cloudtop.games.cloudage.actions import (
    ABILITY_NAMES,
    CITY_NAMES,
    GROWTH_NAMES,
    LEGACY_NAMES,
    NAVIGATIONS,
    PROJECT_NAMES,
    SPACE_NAMES,
    THING_NAMES,
)
from cloudtop.games.cloudage.cards import Book, Card, Goal, Side
from cloudtop.games.cloudage.content import rows
from cloudtop.games.cloudage.content.campaign import stories_of
from cloudtop.games.cloudage.content.plan import FIRST_EDITION, Plan, plan_of
from cloudtop.games.cloudage.land import Ground, Legacy
from cloudtop.games.cloudage.options import Options
from cloudtop.games.cloudage.state import Box
from cloudtop.games.cloudage.steps.setup import sides_of
from cloudtop.games.cloudage.steps.solo import SOLO_NAMES

COLOURS = ("green", "blue", "yellow")
UPGRADES = 4  # of a type at most
SPACES = 100  # of one side of all boards
TRACK = 8


class Gains:
    """All gains of a box, each once; 0 is nothing."""

    def __init__(self) -> None:
        self.known: list[rows.Gain] = [rows.Gain()]

    def number(self, gain: rows.Gain) -> int:
        if gain not in self.known:
            self.known.append(gain)
        return self.known.index(gain)

    def table(self) -> vec[i64]:
        names = (*THING_NAMES, "builds", "upgrades")
        return numbers([getattr(gain, name) for gain in self.known for name in names])


def make_box(content: rows.Rows, options: Options) -> Box:
    """The numbers for one game. Refuses a pack that is not a box of CloudAge.

    CA-EDN-14, CA-EDN-21, CA-EDN-22: what the edition decides. CA-GEN-06: what a reduced game is.
    """
    content.demand()
    gains = Gains()
    plan = plan_of(content, options)
    number = content.number
    first_edition = options.edition == FIRST_EDITION
    project = {row.name: row for row in content.project}
    projects = [project[name] for name in PROJECT_NAMES]
    track = {row.space: row for row in content.round_space if row.side == ("B" if plan.growth else "A")}
    production = sorted(content.production, key=lambda row: row.level)
    growth = {row.name: row for row in content.growth}
    tiles = [growth[name] for name in GROWTH_NAMES]
    chapter = plan.standing.chapter if plan.standing is not None else None
    return Box(
        players=options.players,
        first=plan.starters[0] if len(plan.starters) == 1 < options.players else -1,
        starters=sum(1 << seat for seat in plan.starters),
        rounds=rounds_of(plan, options.players, number),
        planting=plan.growth,
        sides=-1 if plan.sides is None else sides_of(plan.sides, options.players),
        full_deal=plan.choose,
        mission_deal=plan.missions,
        extra_missions=plan.more_missions,
        grappler_any=not first_edition,
        video_always=first_edition,
        in_turn_order=options.order == "start player",
        energy_cap=options.energy_track,
        legacy=bits_of(plan.tiles),
        goal=number[plan.goal] if isinstance(plan.goal, str) else plan.goal,
        goal_missions=plan.goal_missions,
        number=number,
        gain=gains_of(content, gains),
        ground=ground_of(content, gains, plan.boards),
        copies=numbers([row.copies if row.number in plan.numbers else 0 for row in projects]),
        water=numbers([row.water for row in projects]),
        cards=numbers([row.cards for row in projects]),
        points=numbers([row.points for row in projects]),
        colour=numbers([COLOURS.index(row.colour) for row in projects]),
        production=numbers([int(row.production) for row in projects]),
        brings=numbers([gains.number(row.gain) for row in projects]),
        ability=numbers([getattr(row, name) for row in projects for name in ABILITY_NAMES]),
        card_value=numbers([row.value for row in content.city_card]),
        region=numbers([region(row, name, number) for row in content.city_card for name in THING_NAMES[:4]]),
        update=numbers([THING_NAMES.index(row.update) for row in content.city_card]),
        wrench=numbers([THING_NAMES.index(row.wrench) for row in content.city_card]),
        growth=numbers([row.growth for row in content.city_card]),
        sight=numbers(sights(content)),
        navigation=numbers([sum(r.copies for r in content.navigation if r.value == n) for n in range(NAVIGATIONS)]),
        upgrade_cost=numbers([row.cost if row else 0 for row in upgrades(content, plan)]),
        upgrade_points=numbers([row.points if row else 0 for row in upgrades(content, plan)]),
        energy=numbers([row.energy for row in production]),
        yield_=numbers([row.water for row in production]),
        level_points=numbers([row.points for row in production]),
        level_gain=numbers([gains.number(row.reward) for row in production]),
        track_gain=numbers([0, *[gains.number(track[space + 1].gain) for space in range(TRACK)]]),
        track_book=numbers([0, *[int(track[space + 1].book) for space in range(TRACK)]]),
        bag=numbers([row.copies for row in tiles]),
        tile_gain=numbers([gains.number(row.gain) for row in tiles]),
        tile_either=numbers([gains.number(row.either) for row in tiles]),
        tile_other=numbers([gains.number(row.other) for row in tiles]),
        step=numbers([n for row in missions(content) for n in [*row.steps, 0, 0][: table.STEPS]]),
        step_points=numbers([n for row in missions(content) for n in [*row.points, 0, 0][: table.STEPS]]),
        mission=numbers(
            [table.MISSION_NAMES.index(name) for r in content.mission_card for name in (r.first, r.second)]
        ),
        mission_city=numbers([int(city in row.cities) for row in content.mission_card for city in CITY_NAMES]),
        cards_up=cards_of(content, plan, options, gains),
        opening=plan.standing.card if plan.standing is not None else 0,
        ends=numbers(chapter.ends if chapter is not None else []),
        removed=bits_of(plan.standing.removed) if plan.standing is not None else 0,
        stars=numbers(stars_of(chapter, options.players)),
        bonus=chapter.bonus if chapter is not None and options.players > 1 else 0,
        number_of=numbers([row.number for row in projects]),
        all_copies=numbers([row.copies for row in projects]),
        pattern=patterns(content),
        shows=numbers([place - 1 for row in content.sleeve for place in row.shows]),
        solo=numbers([0, *[SOLO_NAMES.index(r.action) for r in sorted(content.solo, key=lambda row: row.space)]]),
    )


def bits_of(tiles: Iterable[str]) -> int:
    return sum(1 << LEGACY_NAMES.index(name) for name in tiles)


def gains_of(content: rows.Rows, gains: Gains) -> vec[i64]:
    """Every gain that stands somewhere in the box."""
    for row in content.find:
        gains.number(row.gain)
    for city in content.city:
        gains.number(city.gain)
    for project in content.project:
        gains.number(project.gain)
    for level in content.production:
        gains.number(level.reward)
    for space in content.round_space:
        gains.number(space.gain)
    for tile in content.growth:
        for gain in (tile.gain, tile.either, tile.other):
            gains.number(gain)
    books = [book for scenario in content.scenario for book in (scenario.front, scenario.back)]
    books += [side.book for story in content.story for side in (story.front, story.back) if side.book is not None]
    for book in books:
        for gain in (book.cost, book.gain, book.either, book.other):
            gains.number(gain)
    for legacy in content.legacy:
        for gain in (legacy.gain, legacy.find):
            gains.number(gain)
    return gains.table()


def rounds_of(plan: Plan, players: int, number: dict[str, int]) -> int:
    """CA-SS-10, CA-SS-11, CA-SET-16, CA-SET-17, CA-RND-01: as many as each player has markers."""
    return number[f"markers, {plan.length}, 4 players" if players == 4 else f"markers, {plan.length}"]


def stars_of(chapter: rows.Chapter | None, players: int) -> list[int]:
    """CA-CAM-01 to CA-CAM-07, CA-SOL-23, CA-SOL-24: the points for each star."""
    return [] if chapter is None else chapter.stars if players > 1 else chapter.solo_stars


def region(card: rows.CityCard, resource: str, number: dict[str, int]) -> int:
    """CA-CTY-02: what a region of a city card brings."""
    size = "largest" if card.largest == resource else "second" if card.second == resource else "small"
    return number[f"{size} region"]


def sights(content: rows.Rows) -> list[int]:
    """CA-CTY-08, CA-CON-76: what is seen of each card through each sleeve, as a number."""
    places = {name: [r.name for r in content.pattern if r.place == name] for name in (1, 2, 3, 4)}
    out: list[int] = []
    for card in content.city_card:
        for sleeve in content.sleeve:
            one, two = [places[place].index(card.quadrants[place - 1]) for place in sleeve.shows]
            out.append(one * 4 + two)
    return out


def patterns(content: rows.Rows) -> list[str]:
    """By place, four names at most."""
    found = [[row.name for row in content.pattern if row.place == place] for place in (1, 2, 3, 4)]
    return [name for names in found for name in [*names, "", "", ""][:4]]


def upgrades(content: rows.Rows, plan: Plan) -> list[rows.Upgrade | None]:
    """CA-UPG-01, CA-UPG-02: by type and level; planting upgrades only with new growth."""
    found = {(row.ability, row.level): row for row in content.upgrade if plan.growth or row.ability != "planting"}
    return [found.get((ability, level + 1)) for ability in ABILITY_NAMES for level in range(UPGRADES)]


def missions(content: rows.Rows) -> list[rows.Mission]:
    found = {row.name: row for row in content.mission}
    return [found[name] for name in table.MISSION_NAMES]


def cards_of(content: rows.Rows, plan: Plan, options: Options, gains: Gains) -> list[Card]:
    """CA-STO-01, CA-STO-03, CA-STO-11: the scenario card, or all story cards of the edition; both work the same way."""
    front, back = plan.books or (None, None)
    scenario = Card(0, side_of(rows.Side(book=front), gains), side_of(rows.Side(book=back), gains), None)
    if plan.standing is None:
        return [scenario]
    stories = sorted(stories_of(content, options.edition).items())
    return [scenario, *[story_of(number, row, options.players, gains) for number, row in stories]]


def story_of(number: int, row: rows.Story, players: int, gains: Gains) -> Card:
    goal = None
    if row.goal is not None:
        weapons = -1 if row.goal.weapons is None else row.goal.weapons
        markers, plants, missions = (
            share(one, players) for one in (row.goal.markers, row.goal.plants, row.goal.missions)
        )
        goal = Goal(markers, plants, row.goal.removed, missions, weapons)
    return Card(number, side_of(row.front, gains), side_of(row.back, gains), goal)


def share(given: rows.Share, players: int) -> int:
    """What so many players have to reach together."""
    return given[players - 1] if isinstance(given, list) else given * players


def side_of(row: rows.Side, gains: Gains) -> Side:
    return Side(
        book=book_of(row.book, gains) if row.book is not None else None,
        numbers=sum(1 << n for n in row.numbers),
        tiles=bits_of(row.tiles),
        growth=row.growth,
        missions=row.missions,
        dismantle=row.dismantle,
        decision=row.decision,
        choices=numbers(row.choices),
        next=row.next,
        turn=row.turn,
    )


def book_of(book: rows.Book, gains: Gains) -> Book:
    return Book(
        gains.number(book.cost),
        book.fight,
        gains.number(book.gain),
        gains.number(book.either),
        gains.number(book.other),
    )


def ground_of(content: rows.Rows, gains: Gains, boards: int) -> Ground:
    """CA-BRD-11: both sides of all boards as lists by space."""
    cost, city, find, start = ([filler] * SPACES * 2 for filler in (0, -1, 0, 0))
    letters = {row.letter: CITY_NAMES.index(row.name) for row in content.city}
    for board in content.board:
        first = (int(board.name[0]) - 1) * 25 + (SPACES if board.name[1] == "B" else 0)
        for row, line in enumerate(board.map):
            for column, sign in enumerate(line):
                space = first + column * 5 + row
                cost[space] = int(sign) if sign.isdigit() else 1
                city[space] = letters.get(sign, -1)
                start[space] = int(sign == "*")
    for found in content.find:
        side, _, name = found.name.partition("-")
        find[SPACE_NAMES.index(side[0] + name) + (SPACES if side[1] == "B" else 0)] = gains.number(found.gain)
    cities = {row.name: row for row in content.city}
    return Ground(
        boards,
        numbers(cost),
        numbers(city),
        numbers(find),
        numbers(start),
        numbers([cities[name].value for name in CITY_NAMES]),
        numbers([gains.number(cities[name].gain) for name in CITY_NAMES]),
        [legacy_of(row, gains) for row in content.legacy],
    )


def legacy_of(row: rows.Legacy, gains: Gains) -> Legacy:
    return Legacy(
        city=CITY_NAMES.index(row.city) if row.city else -1,
        spaces=numbers([SPACE_NAMES.index(name) for name in row.spaces]),
        cost=row.cost,
        toll=row.toll,
        closed=row.closed,
        value=row.value,
        gain=gains.number(row.gain),
        find=gains.number(row.find),
        combat=row.combat,
        plants=row.plants,
        points=row.points,
    )
