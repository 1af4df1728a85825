"""The exchange at the end of a turn: offered when it can matter, and not otherwise."""

from __future__ import annotations

import random

import pytest

import cloudtop as ct
from cloudtop.core.chance import CHANCE
from cloudtop.core.game import parse_step
from cloudtop.games.magnastorm.actions import COLOUR_NAMES, DRAW
from cloudtop.games.magnastorm.state import BLACK, COLOURS, GAINED, MagnastormState, own
from cloudtop.games.magnastorm.steps import STEPS
from tests.kit import rule
from tests.magnastorm.kit import Table, begin


def short(yellow: int, red: int = 0, upper: str = "yellow yellow yellow") -> Table:
    """A plays `gain b3` and then holds a yellow cube and three of its own; so many yellow cubes were in the supply before.

    There are three players; B holds the other yellow cubes, C none.
    """
    t = begin(3).upper(c=upper).give("C", "").give("B", "yellow " * (22 - yellow)).give("A", "A A")
    return t.levels("A", red=red).objectives("research_1", "research_2", "sector_1", "sector_2").turn("A").do("gain b3")


@rule("MS-EXC-02")
def test_while_a_colour_may_run_out_a_turn_ends_with_an_exchange() -> None:
    t = short(yellow=2)
    assert (t.actor(), t.step(), t.offer()) == ("A", "LastExchange", ["exchange", "skip"])
    t.do("exchange", "trade AAA yellow")
    assert (t.cubes("A"), t.view()["supply"]["yellow"], t.actor(), t.step()) == ("yellow yellow", 0, "B", "TakeTurn")


@rule("MS-EXC-02")
def test_it_can_be_left_out() -> None:
    t = short(yellow=2).do("skip")
    assert (t.cubes("A"), t.actor(), t.step()) == ("yellow A A A", "B", "TakeTurn")


@rule("MS-EXC-02")
def test_it_may_be_repeated() -> None:
    t = short(yellow=4)
    t.state.players[0].gain(0, 3)
    t.do("exchange", "trade AAA yellow")
    assert (t.actor(), t.step()) == ("A", "LastExchange")


@rule("MS-EXC-02")
@pytest.mark.parametrize("chosen", ["fulfil 1", "skip"])
def test_who_could_exchange_the_same_cubes_just_now_is_not_asked_again(chosen: str) -> None:
    t = short(yellow=2, red=4)
    assert (t.step(), t.offer()) == ("FulfilObjective", ["exchange", "fulfil 1", "skip"])
    assert t.do(chosen).actor() == "B"


@rule("MS-EXC-02", "MS-C03-01")
def test_a_cube_that_an_objective_brings_is_a_gain() -> None:
    """With commander 03 the objective is worth a level, and the level a cube."""
    t = begin(3, commanders=["03"]).hold("A", "03").upper(c="yellow yellow yellow").give("C", "")
    below = t.view()["research"][1]["bonus"].index("own") - 1
    t.give("B", "yellow " * 20).give("A", "A A").levels("A", red=4, green=below, blue=0)
    t.objectives("research_1", "research_2", "sector_1", "sector_2").turn("A")
    t.do("gain b3", "fulfil 1", *([] if below < 4 else ["lower red"]), "level green")
    assert (t.actor(), t.step()) == ("A", "LastExchange")


@rule("MS-EXC-02")
def test_nobody_is_asked_without_anything_to_exchange_for() -> None:
    t = begin(2).upper(c="yellow yellow yellow").give("B", "").give("A", "A A").turn("A")
    for colour in (0, 1, 4):
        t.state.bag[colour] += t.state.supply[colour] - (2 if colour == 0 else 0)
        t.state.supply[colour] = 2 if colour == 0 else 0
    assert t.do("gain a5").actor() == "B"


# --- how much the others can take ---


def asked(state: MagnastormState) -> bool:
    """Does the turn end with the question?"""
    after = state.copy()
    after.agenda.pop().run(after)
    return after.agenda[-1].name() == "LastExchange"


def pending(t: Table, supply: int) -> bool:
    """A two-player game in which A has four own cubes and ends the turn: is A asked with so many yellow cubes left?"""
    t.state.agenda = [parse_step(line, STEPS) for line in ("Cycle 1", "EndTurn 0")]
    t.state.bag[4] += t.state.supply[4] - supply
    t.state.supply[4] = supply
    t.state.used |= GAINED
    return asked(t.state)


def table(cubes: str = "", **upper: str) -> Table:
    """A at the end of a turn, B with these cubes; nobody is near a bonus of research."""
    t = begin(2, commanders=["01", "02", "08", "15", "16", "17"]).give("A", "A A A A").give("B", cubes)
    t.upper(**(upper or dict.fromkeys("abcd", "yellow yellow yellow")))
    top = len(t.view()["research"][0]["bonus"]) - 1
    return t.levels("A", red=top, green=top, blue=top).levels("B", red=top, green=top, blue=top)


@rule("MS-EXC-02", "MS-GAI-01")
def test_a_gain_of_the_other_counts() -> None:
    """The best row for yellow cubes brings one, and one more is what A can buy."""
    assert [pending(table(), n) for n in (0, 1, 2, 3)] == [False, True, False, False]


@rule("MS-EXC-02")
def test_what_the_other_can_exchange_counts() -> None:
    """B may exchange six cubes for two, and gains one; a gain of an own cube more leads to nothing."""
    assert [pending(table("B B B B B B"), n) for n in (1, 3, 4, 5)] == [True, True, False, False]


@rule("MS-EXC-02", "MS-RES-04")
def test_levels_of_the_other_count() -> None:
    t = table()
    at = t.view()["research"][0]["bonus"].index("yellow")
    assert [pending(t.levels("B", red=at - 1), n) for n in (1, 2, 3)] == [True, True, False]


@rule("MS-EXC-02", "MS-INC-01")
def test_the_income_counts_if_the_round_may_end() -> None:
    """B can take the last crew member; then three labs in the middle sector bring yellow cubes."""
    last = table(c="yellow").labs("B", "2a1", "2b1", "2b2")
    more = table(c="yellow", d="yellow").labs("B", "2a1", "2b1", "2b2")
    assert (pending(last, 4), pending(more, 4)) == (True, False)


@rule("MS-EXC-02", "MS-INC-01", "MS-GEN-10")
def test_the_own_income_counts_even_if_nothing_of_its_colour_is_left() -> None:
    """What A gives now is there when A's labs bring own cubes; with a second crew member the round goes on."""
    last = table(c="yellow").labs("A", "1a1")
    more = table(c="yellow", d="yellow").labs("A", "1a1")
    for t in (last, more):
        t.state.bag[0] += t.state.supply[0]
        t.state.supply[0] = 0
    assert (pending(last, 20), pending(more, 20)) == (True, False)


@rule("MS-EXC-02", "MS-END-05", "MS-WIN-02")
def test_nobody_is_asked_after_the_last_turn_of_all() -> None:
    over = table(c="yellow").round(4)
    over.clear_upper()
    assert (pending(over, 1), pending(table(c="yellow").round(4), 1)) == (False, True)


# --- an oracle: others who try to empty the supply ---


def worst(state: MagnastormState, seat: int, colour: int, luck: random.Random) -> int:
    """Others play until the seat decides again, each for the fewest cubes of a colour in the supply; how many are left."""
    state.settle()
    fewest = int(state.supply[colour])
    while not state.over() and state.actor() != seat:
        actor = state.actor()
        offer = [int(action) for action in state.options(actor)]
        if actor == CHANCE:
            state.apply(actor, DRAW + BLACK if DRAW + BLACK in offer else luck.choice(offer))
        else:
            luck.shuffle(offer)
            state.apply(actor, min(offer[:12], key=lambda action: look_ahead(state, actor, action, colour)))
        fewest = min(fewest, int(state.supply[colour]))
    return int(state.supply[colour]) if not state.over() else 99


def look_ahead(state: MagnastormState, actor: int, action: int, colour: int) -> int:
    after = state.copy()
    after.apply(actor, action)
    if after.agenda and after.agenda[-1].name() == "Exchange":
        after.apply(actor, int(after.options(actor)[0]))
    return int(after.supply[colour])


@rule("MS-EXC-01", "MS-EXC-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_is_not_asked_can_exchange_as_well_at_the_next_decision(players: int) -> None:
    """With the fewest cubes in the supply with which nobody is asked, the others cannot take them all."""
    luck = random.Random(players)
    tried = 0
    for seed in range(8):
        game = ct.game("magnastorm", players=players)
        state = own(game.new())
        ct.play_randomly(state, ct.Rng(seed), luck.randrange(60, 220))
        while not state.over() and state.agenda[-1].name() != "TakeTurn":
            ct.play_randomly(state, ct.Rng(seed), 1)
        if state.over():
            continue
        seat = int(state.actor())
        turns = state.agenda[0].numbers()[0]
        state.agenda = [parse_step(line, STEPS) for line in (f"Cycle {turns}", f"EndTurn {seat}")]
        state.used |= GAINED
        state.players[seat].gain(seat, 4)
        for colour in [*range(players), COLOURS - 1]:
            at = fewest_unasked(state, seat, colour)
            if at is None or not trades(game, at, seat, colour):
                continue
            buys = min(int(at.players[seat].holds()) // 3, int(at.supply[colour]))
            tried += 1
            assert worst(at, seat, colour, luck) >= buys, (seed, COLOUR_NAMES[colour])
    assert tried > 5


def trades(game: ct.Game, state: MagnastormState, seat: int, colour: int) -> list[str]:
    """The exchanges that bring a colour."""
    lines = [game.vocabulary.text(action) for action in parse_step(f"Exchange {seat}", STEPS).options(state, seat)]
    return [line for line in lines if line.endswith(f" {COLOUR_NAMES[colour]}")]


def fewest_unasked(state: MagnastormState, seat: int, colour: int) -> MagnastormState | None:
    """The table with plenty of all other cubes and so few of one that with one less the seat would be asked."""
    found = None
    for n in range(60, 0, -1):
        table = state.copy()
        for c in range(COLOURS):
            table.supply[c] = 60 if c != colour else n
        if asked(table):
            break
        found = table
    return found
