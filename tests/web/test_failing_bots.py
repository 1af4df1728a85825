"""A bot that fails does not stop its table: a simpler one plays on, and everybody there is told."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from cloudtop.bots.ladder import simpler
from cloudtop.web.app import Settings, make_app
from cloudtop.web.bot_pool import Answer, Job, answer
from cloudtop.web.clock import Clock
from cloudtop.web.wire import Advice
from tests.web.kit import Client, Hourglass, Inside
from tests.web.test_bots import turn


@contextmanager
def served(data: Path, fails: set[str], wrong: str = "", clock: Clock | None = None) -> Iterator[Inside]:
    """A server on which some kinds of bots fail, or answer with a move that there is not."""

    async def ask(job: Job, wanted: object) -> Answer:
        if job.bot.partition(":")[0] in fails:
            if not wrong:
                raise RuntimeError("a bug in the evaluation")
            return [Advice(wrong, 0, 0, {})]
        return await asyncio.to_thread(answer, job)

    app = make_app(Settings(data, clock=clock))
    with Inside(app) as site:
        app.state.tables.bot_pool.ask = ask
        yield site


def watch(site: Inside, bot: str) -> Client:
    """A plays a turn, then a bot does."""
    with site.table("me", bot, options={"first": "A"}).open("A") as ada:
        turn(ada)
        ada.turn("A")
        return ada


def notices(client: Client) -> list[tuple[str, str]]:
    return [(said["seat"], said["bot"]) for said in map(json.loads, client.heard) if said["is"] == "notice"]


def test_the_ladder_down() -> None:
    assert [simpler(bot) for bot in ("level:3", "taught", "monte_carlo:0.2s", "greedy", "random")] == [
        *["greedy"] * 3,
        *["random"] * 2,
    ]


@pytest.mark.parametrize(
    ("fails", "told", "plays"),
    [
        ({"monte_carlo"}, [("B", "greedy")], "greedy"),
        ({"monte_carlo", "greedy"}, [("B", "greedy"), ("B", "random")], "random"),
        ({"monte_carlo", "greedy", "random"}, [("B", "greedy"), ("B", "random")], "random"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("wrong", ["", "place z9 r0"])
def test_a_simpler_bot_plays_on(
    tmp_path: Path, fails: set[str], told: list[tuple[str, str]], plays: str, wrong: str
) -> None:
    with served(tmp_path, fails, wrong) as site:
        ada = watch(site, "monte_carlo:5")
    assert notices(ada) == told
    assert ada.seats[1]["bot"] == plays and any(move["seat"] == "B" for move in ada.moves)


def test_what_plays_on_is_kept(tmp_path: Path) -> None:
    with served(tmp_path, {"monte_carlo"}) as site:
        table = site.table("me", "monte_carlo:5", options={"first": "B"})
        with table.open("A") as ada:
            ada.turn("A")
    with served(tmp_path, set()) as site:
        table.server = site
        with table.open("A") as ada:
            assert ada.seats[1]["bot"] == "greedy"


def test_the_bot_of_who_has_resigned_may_fail_too(tmp_path: Path) -> None:
    with served(tmp_path, {"level"}) as site:
        table = site.table("me", "link", "link", options={"first": "B"})
        with table.open("ABC") as everybody:
            everybody.ask("resign", seat="B")
            everybody.turn("C")
    assert notices(everybody) == [("B", "greedy")] and everybody.seats[1]["bot"] == "greedy"


def test_who_comes_back_has_the_seat_again_whatever_bot_sat_in(tmp_path: Path) -> None:
    clock = Hourglass()
    with served(tmp_path, {"level"}, clock=clock) as site:
        table = site.table("me", "link", options={"first": "B"})
        clock.turn(100)
        with table.open("A") as ada:
            ada.ask("sit", seat="B", bot="level:3")
            ada.turn("A")
            assert ada.seats[1]["bot"] == "greedy"
            with table.open("B"):
                ada.until(lambda said: said["is"] == "seats" and not said["seats"][1]["bot"])
