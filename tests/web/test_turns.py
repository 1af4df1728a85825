"""Whose turn it is at the thinkers, and when bots rest."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import cloudtop as ct
from cloudtop.core.chance import NOBODY
from cloudtop.web.app import Settings, make_app
from cloudtop.web.bot_pool import is_short
from cloudtop.web.open_table import RESTS_AFTER, OpenTable
from cloudtop.web.table_bots import bot_to_move
from cloudtop.web.turns import Turns, Unwanted, Whose
from cloudtop.web.visitors import UNLIMITED
from tests.web.kit import Inside, run_alone, wait_for
from tests.web.rooms import Sitting, opening

ADA, EVE, SHORT = Whose("ada", "1"), Whose("eve", "2"), Whose("ada", "1", short=True)


def order(*asked: Whose, places: int = 1, used: dict[str, float] | None = None) -> list[Whose]:
    """In which order they are served who all ask while somebody's work takes long."""

    async def run() -> list[Whose]:
        turns, out = Turns(places), list[Whose]()
        for name, seconds in (used or {}).items():
            turns.addresses.add(name, seconds)
        free = asyncio.Event()

        async def wait(whose: Whose) -> None:
            async with turns.turn(whose):
                out.append(whose)
                turns.addresses.add(whose.address, 5)
                turns.tables.add(whose.table, 5)

        async def take_long() -> None:
            async with turns.turn(Whose("before", "0")):
                await free.wait()

        tasks = [asyncio.create_task(take_long()) for _ in range(places)]
        await asyncio.sleep(0)
        tasks += [asyncio.create_task(wait(whose)) for whose in asked]
        await asyncio.sleep(0)
        free.set()
        await asyncio.gather(*tasks)
        assert (turns.busy, turns.busy_long, turns.waiting) == (0, 0, [])
        return out

    return run_alone(run())


def test_who_has_used_most_waits_longest() -> None:
    assert order(EVE, EVE, EVE, ADA) == [EVE, ADA, EVE, EVE]
    assert order(EVE, ADA, used={"eve": 60}) == [ADA, EVE]


def test_tables_of_one_address_take_turns() -> None:
    one, two = Whose("eve", "1"), Whose("eve", "2")
    assert order(one, one, two) == [one, two, one]


def test_a_table_with_nobody_there_comes_last() -> None:
    empty = Whose("eve", "3", watched=False)
    assert order(empty, ADA, used={"ada": 60}) == [ADA, empty]


def test_short_work_goes_first_and_has_a_place_of_its_own() -> None:
    async def run() -> None:
        turns = Turns(1)
        async with turns.turn(EVE), asyncio.timeout(5), turns.turn(SHORT):
            assert (turns.busy, turns.busy_long) == (2, 1)

    run_alone(run())
    assert order(EVE, SHORT)[0] == SHORT


def test_who_does_not_wait_any_more_takes_no_place() -> None:
    async def run() -> tuple[int, int]:
        turns = Turns(1)
        async with turns.turn(EVE):
            late = asyncio.create_task(turns.turn(ADA).__aenter__())
            await asyncio.sleep(0)
            late.cancel()
            await asyncio.gather(late, return_exceptions=True)
            return len(turns.waiting), turns.busy

    assert run_alone(run()) == (0, 1)


def test_what_nobody_wants_any_more_is_not_thought_about() -> None:
    async def run() -> tuple[int, int]:
        turns = Turns(1)
        async with turns.turn(EVE):
            asked = [
                asyncio.create_task(turns.turn(ADA, wanted).__aenter__()) for wanted in (lambda: False, lambda: True)
            ]
            await asyncio.sleep(0)
        with pytest.raises(Unwanted):
            await asked[0]
        await asked[1]
        return len(turns.waiting), turns.busy

    assert run_alone(run()) == (0, 1)


def test_bots_that_wait_for_a_thinker_rest_when_nobody_looks(tmp_path: Path) -> None:
    with Inside(make_app(Settings(tmp_path, limits=UNLIMITED))) as site:
        tables = site.app.state.tables
        turns = tables.bot_pool.turns
        turns.places = 0  # so they wait
        id = site.table("monte_carlo:2", "monte_carlo:2").id
        table = tables.open[id]
        before = table.room.seq
        wait_for(lambda: turns.waiting, "the bot")
        table.looked -= RESTS_AFTER + 1
        turns.places = 2
        site.table("monte_carlo:2", "monte_carlo:2")  # somebody else asks, so it is called
        wait_for(lambda: table.thinking is None, "its rest")
        assert table.room.seq == before
        site.get(f"api/tables/{id}/record")  # somebody asks for it again
        wait_for(lambda: table.room.seq > before, "its move")


def test_which_bots_answer_at_first_sight() -> None:
    game = ct.game("cloudcity")
    names = ["random", "greedy", "level:1", "level:6", "taught", "monte_carlo:0.2s"]
    assert [is_short(game, name) for name in names] == [True, True, True, False, False, False]


def bots(*chairs: str | None) -> Sitting:
    sitting = opening()
    for chair, bot in zip(sitting.room.chairs, chairs):
        chair.bot = bot
    return sitting


def to_move(sitting: Sitting, looked: float) -> int:
    table = OpenTable("table", 0.0)
    table.looked -= looked
    return bot_to_move(table, sitting.room)


def test_bots_rest_when_nobody_looks() -> None:
    only = bots("greedy", "random")
    assert to_move(only, 0) == 0
    assert to_move(only, RESTS_AFTER + 1) == NOBODY


def test_bots_go_on_until_it_is_the_turn_of_a_person_who_is_away() -> None:
    assert to_move(bots("greedy", None), RESTS_AFTER + 1) == 0
