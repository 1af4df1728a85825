"""CloudAge on a test table.

`begin()` is a table at the start of round 1 with nothing hidden going on: no missions, no cards in hand, no tiles, two
navigation cards of value 2 revealed (course 2, nothing for the lower card). Seats get what a test gives them; cards come from
the pile. Some city cards are always the same (city_cards.py). `turn`, `fly`, `act` put a seat's decision on top of the agenda. The box is the frozen one (pack.toml);
`pack=None` takes ours.
"""

from __future__ import annotations

from typing import Any, Self

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

import cloudtop as ct
from cloudtop.core.game import Game, parse_step, seat_name, seat_number
from cloudtop.core.zones import card, insert_sorted, kind_of, seat_bit
from cloudtop.games.cloudage.actions import (
    ABILITY_NAMES,
    CITY_CARD_NAMES,
    CITY_NAMES,
    GROWTH_NAMES,
    MISSION_CARD_NAMES,
    PROJECT_NAMES,
    SPACE_NAMES,
    THING_NAMES,
)
from cloudtop.games.cloudage.state import (
    ACTION_PHASE,
    EFFECTS_LINE,
    END,
    MOVEMENT_PHASE,
    PRODUCTION_PHASE,
    CloudAgeState,
    Player,
    changed,
    own,
)
from cloudtop.games.cloudage.steps import STEPS
from tests.cloudage.city_cards import print_cards
from tests.kit.packs import frozen_game
from tests.kit.seat_table import SeatTable


class Table(SeatTable[CloudAgeState]):
    """A game and a state, with the questions that tests ask."""

    # --- what lies on the table ---

    def player(self, seat: str) -> Player:
        return self.state.mine(seat_number(seat))

    def give(self, seat: str, **things: int) -> Self:
        """So much energy, metal and water, whatever the seat had."""
        player = self.player(seat)
        for name, count in things.items():
            player.things = changed(player.things, list[str](THING_NAMES).index(name), count)
        return self

    def hand(self, seat: str, *names: str) -> Self:
        """These project cards from the pile, instead of the hand so far (which goes back)."""
        player = self.player(seat)
        for held in player.hand:
            self.move_card(kind_of(held), 1)
        player.hand = vec[i64]()
        for name in names:
            self.move_card(PROJECT_NAMES.index(name), -1)
            player.hand = insert_sorted(player.hand, card(PROJECT_NAMES.index(name), seat_bit(seat_number(seat))))
        return self

    def move_card(self, kind: int, count: int) -> None:
        """A project card comes into the pile or leaves it; one that is not in play is added first."""
        if self.state.pile.count[kind] + count < 0:
            return
        self.state.pile.count[kind] += count
        self.state.pile.size += count

    def played(self, seat: str, *names: str) -> Self:
        """These project cards have been played, with what they bring for good but not what they brought at once."""
        player = self.player(seat)
        for name in names:
            kind = PROJECT_NAMES.index(name)
            self.move_card(kind, -1)
            player.played = changed(player.played, kind, player.played[kind] + 1)
            for ability in range(3):
                more = self.state.box.ability[kind * 3 + ability]
                player.ability = changed(player.ability, ability, player.ability[ability] + more)
        return self

    def upgrades(self, seat: str, **built: int) -> Self:
        player = self.player(seat)
        for name, count in built.items():
            player.built = changed(player.built, list[str](ABILITY_NAMES).index(name), count)
        return self

    def level(self, seat: str, level: int) -> Self:
        self.player(seat).level = level
        return self

    def tiles(self, seat: str, **tiles: int) -> Self:
        """These new growth tiles from the bag, whatever the seat had."""
        player = self.player(seat)
        for kind, name in enumerate(GROWTH_NAMES):
            more = tiles.get(name, 0) - player.tiles[kind]
            player.tiles = changed(player.tiles, kind, tiles.get(name, 0))
            self.state.bag = changed(self.state.bag, kind, self.state.bag[kind] - more)
        return self

    def navigation(self, seat: str, deck: str = "", spent: str = "") -> Self:
        """Navigation cards by value, such as `0 1 1 3`, in the deck and in the discard pile."""
        player = self.player(seat)
        player.deck = vec[i64]([deck.split().count(str(value)) for value in range(5)])
        player.spent = vec[i64]([spent.split().count(str(value)) for value in range(5)])
        return self

    def at(self, seat: str, space: str) -> Self:
        self.player(seat).place = SPACE_NAMES.index(space)
        return self

    def marker(self, seat: str, *cities: str) -> Self:
        player = self.player(seat)
        for name in cities:
            city = CITY_NAMES.index(name)
            player.marks = changed(player.marks, city, player.marks[city] + 1)
        return self

    def missions(self, seat: str, *cards: str) -> Self:
        """These mission cards from the pile, nothing covered."""
        player = self.player(seat)
        for name in cards:
            number = MISSION_CARD_NAMES.index(name)
            self.state.missions.count[number] -= 1
            self.state.missions.size -= 1
            player.missions = vec[i64]([*player.missions, number])
        return self

    def plant(self, *spaces: str, kind: str = "green") -> Self:
        """New growth from the bag on these spaces."""
        for space in spaces:
            number = list[str](GROWTH_NAMES).index(kind)
            self.state.plants = changed(self.state.plants, SPACE_NAMES.index(space), 1 + number)
            self.state.bag = changed(self.state.bag, number, self.state.bag[number] - 1)
        return self

    def round(self, number: int) -> Self:
        self.state.round = number
        return self

    def scored(self, seat: str, points: int) -> Self:
        """So many points on the track."""
        player = self.player(seat)
        player.lines = changed(player.lines, EFFECTS_LINE, player.lines[EFFECTS_LINE] + points - player.points())
        return self

    def bag(self, **tiles: int) -> Self:
        """Only these new growth tiles are in the bag."""
        self.state.bag = vec[i64]([tiles.get(name, 0) for name in GROWTH_NAMES])
        return self

    def pile(self, *names: str) -> Self:
        """Only these project cards are in the pile."""
        self.state.pile.count = vec[i64]([names.count(name) for name in PROJECT_NAMES])
        self.state.pile.size = len(names)
        return self

    def sleeves(self, *left: int) -> Self:
        """So many city cards in the sleeves of sectors 1, 2 and 3."""
        self.state.left = vec[i64](left)
        self.state.sight = vec[i64]([s if n else -1 for s, n in zip(self.state.sight, left)])
        return self

    def look(self, sector: int, city: str) -> Self:
        """Through the sleeve of a sector, 1 to 3, is seen what this card would show."""
        sleeve = self.state.sleeve[sector - 1]
        seen = self.state.box.sight[CITY_CARD_NAMES.index(city) * 6 + sleeve]
        self.state.sight = changed(self.state.sight, sector - 1, seen)
        return self

    def discarded(self, *names: str) -> Self:
        """These project cards from the pile lie in the discard pile, and no others."""
        self.state.discard = vec[i64]([names.count(name) for name in PROJECT_NAMES])
        for name in names:
            self.move_card(PROJECT_NAMES.index(name), -1)
        return self

    # --- what is pending ---

    def ask(self, *steps: str) -> Self:
        """Only these steps are pending, the first one first; what needs nobody happens at once."""
        self.state.agenda = [parse_step(line, STEPS) for line in reversed(steps)]
        self.state.settle()
        return self

    def produce(self) -> Self:
        """Everybody may produce; then a new round of nothing but the reveal."""
        self.state.phase = PRODUCTION_PHASE
        return self.ask("Produce 0")

    def fly(self, seat: str, course: int) -> Self:
        """A seat's turn in the movement phase with a navigation card of this value."""
        self.state.phase = MOVEMENT_PHASE
        self.player(seat).course = course
        return self.ask(f"TakeOff {seat_number(seat)}")

    def act(self, seat: str = "A") -> Self:
        """A seat is active in the action phase; after it nobody is."""
        self.state.phase = ACTION_PHASE
        number = seat_number(seat)
        return self.ask(f"BeginTurn {number}", f"CityAction {number}", f"EndAction {number}")

    def build(self, seat: str = "A", actions: int = 1) -> Self:
        """So many build actions of a seat."""
        self.state.phase = ACTION_PHASE
        return self.ask(f"BuildAction {seat_number(seat)} {actions} 0")

    def fight(self, seat: str, need: int) -> Self:
        """A fight in the city where the airship is, against this value."""
        self.state.phase = MOVEMENT_PHASE
        return self.ask(f"Fight {seat_number(seat)} 0 {need} 0 0", f"CityReward {seat_number(seat)}")

    def collect(self, seat: str, region: str, city: str, *drones: str) -> Self:
        """A seat collects in a region such as `2-metal`, the others send their drones, and this city card comes out."""
        self.act(seat).do(f"collect {region}", *[f"drone {name}" for name in drones])
        return self.show(int(region[0]) - 1, city)

    def show(self, sector: int, city: str) -> Self:
        """The pending draw from a sleeve brings this card, and what is seen of the next one is the first possibility."""
        self.look(sector + 1, city).do(f"city {city}")
        return self.do(self.offer("sight")[0]) if self.step() == "Look" else self

    def plant_action(self, seat: str = "A") -> Self:
        """The city action that plants."""
        return self.act(seat).do("plant")

    def solo(self, round: int) -> Self:
        """The action phase of somebody who plays alone: solo board, then city board."""
        self.state.round, self.state.phase = round, ACTION_PHASE
        return self.ask("BeginTurn 0", "SoloBoard 0", "EndSolo", "CityAction 0", "EndAction 0")

    def end(self) -> Self:
        """The last round is over."""
        return self.ask("FinalProduction")

    def missions_now(self) -> Self:
        """The final builds are done: fights for missions, then the last fight of those who are ahead together."""
        self.state.phase = END
        return self.ask(*[f"MissionFight {self.state.seat_at(n)}" for n in range(self.state.seats)], "TieBreak")

    def begin_round(self, number: int) -> Self:
        """A round begins: the start player marker has been passed on, books are looked at."""
        return self.round(number - 1).ask(f"Round {number}")

    def reveal(self, seat: str = "A") -> Self:
        """A seat reveals navigation cards and takes what the lower one brings."""
        self.state.phase = PRODUCTION_PHASE
        return self.ask(f"Reveal {seat_number(seat)} -1", "LowerCard 0")

    # --- questions ---

    def has(self, seat: str) -> dict[str, int]:
        """What a seat has: energy, metal, water, cards, tiles, points on the track."""
        purse = self.game.purse(self.state, seat_number(seat))
        return {name: int(n) for name, n in zip(THING_NAMES, purse)}

    def count(self, seat: str, thing: str) -> int:
        """How many a seat has of a thing: those of `has`, production, movement, combat, planting."""
        return int(self.game.purse(self.state, seat_number(seat))[self.game.things.index(thing)])

    def cards(self, seat: str) -> list[str]:
        return [PROJECT_NAMES[kind_of(c)] for c in self.player(seat).hand]

    def place(self, seat: str) -> str:
        return SPACE_NAMES[self.player(seat).place]

    def markers(self, seat: str) -> dict[str, int]:
        return {CITY_NAMES[city]: int(n) for city, n in enumerate(self.player(seat).marks) if n}

    def deck(self, seat: str) -> tuple[str, str]:
        """Navigation cards by value: the deck and the discard pile."""
        player = self.player(seat)
        return tuple(  # type: ignore[return-value]
            " ".join(str(v) for v in range(5) for _ in range(counts[v])) for counts in (player.deck, player.spent)
        )

    def plants(self) -> dict[str, str]:
        return {SPACE_NAMES[s]: GROWTH_NAMES[kind - 1] for s, kind in enumerate(self.state.plants) if kind}

    def lines(self, seat: str) -> dict[str, int]:
        """The score sheet of a seat by line, without empty ones."""
        return {line.name: int(line.amount) for line in self.game.score(self.state, seat) if line.amount}

    def total(self, seat: str) -> int:
        return int(self.game.total(self.state, seat))

    def winners(self) -> list[str]:
        return [seat_name(p.seat) for p in self.game.ranking(self.state) if p.rank == 1]

    def terms(self, line: str) -> tuple[dict[str, int], dict[str, int]]:
        """What an offered move costs and brings, as its button says."""
        terms = self.game.terms(self.state, int(self.state.actor()), self.game.vocabulary.code(line))
        return terms.cost, terms.gain

    def drones(self) -> list[str]:
        """Where the drones are, by seat; "" in the loading dock."""
        return [seat["drone"] for seat in self.game.dump(self.state)["seats"]]

    def in_bag(self) -> dict[str, int]:
        return {name: int(n) for name, n in zip(GROWTH_NAMES, self.state.bag)}

    def supply(self, seat: str) -> dict[str, int]:
        """New growth tiles in front of a seat, without kinds that it has not."""
        return {name: int(n) for name, n in zip(GROWTH_NAMES, self.player(seat).tiles) if n}

    def space(self, name: str) -> dict[str, Any]:
        """A space of the map as everybody sees it."""
        return next(dict(space) for space in self.view()["spaces"] if space["name"] == name)

    def city(self, name: str) -> dict[str, Any]:
        """A city as everybody sees it."""
        return next(dict(city) for city in self.view()["cities"] if city["name"] == name)

    def board(self, seat: str, watcher: str = "A") -> dict[str, Any]:
        """A player's part of the table, as a seat sees it."""
        return dict(self.view(watcher)["players"][seat_number(seat)])

    def view(self, seat: str = "A") -> dict[str, Any]:
        """What a seat sees; `-` is a spectator."""
        number = ct.SPECTATOR if seat == "-" else seat_number(seat)
        return dict(msgspec.to_builtins(self.game.seen(self.state, number)))


def new(players: int = 2, scenario: int = 2, **options: Any) -> Table:
    """A table before set-up."""
    game = frozen_game("cloudage", **{"players": players, "scenario": scenario, "first": "A", **options})
    return Table(game, own(game.new()))


GAMES: dict[str, Game] = {}  # by their options: the same boxes, with the city cards of tests, and their maps


def printed(players: int, scenario: int, **options: Any) -> Table:
    """A table before set-up, with the city cards of tests."""
    key = repr((players, scenario, sorted(options.items())))
    if key not in GAMES:
        t = new(players, scenario, **options)
        print_cards(t.state.box)
        GAMES[key] = t.game
    return Table(GAMES[key], own(GAMES[key].new()))


def begin(players: int = 2, scenario: int = 2, **options: Any) -> Table:
    """Round 1, nothing in hand: sleeves 1, 2 and 3 lie in sectors 1, 2 and 3, each shows the first thing it can."""
    t = printed(players, scenario, **{"missions": "none", **options})
    for sector in (1, 2, 3):
        t.do(f"sleeve {sector}").do(t.offer("sight")[0])
    while t.state.round == 0:
        t.do(t.offer()[0])
    for seat in range(players):
        t.hand(seat_name(seat)).tiles(seat_name(seat))
        for kind in range(len(PROJECT_NAMES)):
            t.move_card(kind, int(t.state.discard[kind]))
        t.state.discard = vec[i64]([0] * len(PROJECT_NAMES))
        t.player(seat_name(seat)).course = 2
    return t
