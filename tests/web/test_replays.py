"""Looking back: any moment of a game on demand, and no way to stop the server with it."""

from __future__ import annotations

import asyncio
import gzip
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import cloudtop as ct
from cloudtop.core.chance import OPEN, SPECTATOR
from cloudtop.web import projection, replays
from cloudtop.web.app import Settings, make_app
from cloudtop.web.messages import encode
from cloudtop.web.visitors import UNLIMITED, USUAL, Visitor
from cloudtop.web.walk import STRIDE, Walk
from tests.table.kit import finished
from tests.web.kit import Inside, run_alone
from tests.web.refusing import refused

every_game = pytest.mark.parametrize("slug", ct.GAMES)
RECORD = finished(5, players=2).record().text()


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Inside]:
    with Inside(make_app(Settings(tmp_path))) as inside:
        yield inside


def walk_of(match: ct.Match) -> Walk:
    return Walk(match.game, match.names, match.position).follow(match.log)


def a_game(slug: str, seed: int = 1) -> ct.Match:
    game = ct.game(slug)
    return ct.Match(game, ["random"] * game.seats, seed).play()


def plain(data: Any) -> Any:
    return json.loads(encode(data))


# --- any moment ---


@every_game
def test_a_moment_is_as_it_was(slug: str) -> None:
    match = a_game(slug)
    walk, luck = walk_of(match), random.Random(1)
    places = {0, 1, STRIDE - 1, STRIDE, STRIDE + 1, len(match.log), *luck.sample(range(len(match.log)), 5)}
    for seat in (SPECTATOR, OPEN, 0, 1):
        for length in sorted(places & set(range(len(match.log) + 1))):
            there = projection.now(match.branch(length), length, [seat], True)
            assert plain(walk.frames(seat, length, 1)) == plain([{"length": length, "now": there}])


@every_game
def test_totals_over_time_are_those_of_the_moments(slug: str) -> None:
    match = a_game(slug)
    walk = walk_of(match)
    told = dict(walk.totals(0))
    last: list[int] = []
    for frame in walk.frames(0, 0, len(match.log) + 1):
        now = [score.total for score in frame.now.faces["A"].scores]
        assert (now != last) == (frame.length in told)
        assert told.get(frame.length, now) == now
        last = now


def test_a_walk_goes_on_with_its_match_and_back_with_it() -> None:
    match = ct.Match(ct.game("cloudcity"), seed=2).play()
    walk = walk_of(match)
    for _ in range(60):
        match.play()
        if match.over:
            break
        match.do(match.offer()[0])
        walk.follow(match.log)
        seat = match.log[-1].seat
        if len(match.log) % 7 == 0 and match.undoable(seat).possible:
            match.undo(seat)
            match.do(match.offer(seat)[-1], seat)
            walk.follow(match.log)
    assert plain(walk.frames(OPEN, 0, 99)) == plain(walk_of(match).frames(OPEN, 0, 99))


def test_what_is_known_is_not_played_again() -> None:
    match = a_game("cloudcity")
    walk = walk_of(match)
    marks = list(walk.marks)
    walk.follow(match.log)
    assert all(one is two for one, two in zip(walk.marks, marks, strict=True))


# --- how much is sent ---


@every_game
def test_an_overview_of_a_thousand_moves_is_small(slug: str) -> None:
    match = a_game(slug)
    walk = walk_of(match)
    many = 1 + 1000 // len(match.log)
    told = gzip.compress(encode(walk.overview(OPEN)))
    assert many * len(told) < 300_000


# --- through the server ---


def test_a_record_is_sent_once_and_found_by_its_key(site: Inside) -> None:
    status, told = site.post("api/replay", {"record": RECORD, "as": "A"})
    assert status == 200 and len(told["moves"]) == told["length"] and len(told["frames"]) < told["length"]
    status, more = site.post("api/replay", {"key": told["key"], "as": "A", "from": 40, "count": 3})
    assert [frame["length"] for frame in more["frames"]] == [40, 41, 42]
    status, totals = site.post("api/replay", {"key": told["key"], "as": "A", "totals": True})
    assert totals["totals"][0] == [0, [0, 0]]


def test_a_key_that_is_not_known_asks_for_the_record(site: Inside) -> None:
    refused(site.post("api/replay", {"key": "0" * 32, "as": "A"}), 404, "send it again")


@pytest.mark.parametrize(
    ("wish", "words"),
    [({"from": 10_000}, "there is no moment after 10000"), ({"from": -1}, "understands"), ({"from": 0, "count": 65}, "understands")],
)  # fmt: skip
def test_moments_that_there_are_not(site: Inside, wish: dict[str, Any], words: str) -> None:
    refused(site.post("api/replay", {"record": RECORD, "as": "A"} | wish), 400, words)


def test_moments_of_a_game_that_goes_on_are_for_ones_own_eyes(site: Inside) -> None:
    made = site.table("me", "link")
    for more in ({"from": 0}, {"totals": True}):
        refused(site.post(f"api/tables/{made.id}/replay", {"as": "B", "token": made.tokens[0]} | more), 403, "own eyes")
        assert site.post(f"api/tables/{made.id}/replay", {"as": "A", "token": made.tokens[0]} | more)[0] == 200


def test_looking_back_follows_the_table(site: Inside) -> None:
    made = site.table("me", "here", options={"first": "A"})
    wish = {"as": "A", "token": made.tokens[0]}
    with made.open("AB") as everybody:
        for _ in range(2):
            everybody.act("A", everybody.offer("A")[0])
            told = site.post(f"api/tables/{made.id}/replay", wish)[1]
            assert told["length"] == everybody.now["length"]
        everybody.ask("undo", seat="A", seq=everybody.seq)
        assert site.post(f"api/tables/{made.id}/replay", wish)[1]["length"] == everybody.now["length"]


# --- limits ---


def test_a_record_that_is_too_long(site: Inside) -> None:
    many = RECORD.replace("---\n", "---\n" + "A done\n" * (replays.MOST_MOVES + 1), 1)
    for answer in (
        site.post("api/replay", {"record": many, "as": "*"}),
        site.post("api/tables", {"game": "cloudcity", "seats": [{"kind": "me"}] * 2, "from": {"record": many}}),
    ):
        refused(answer, 413, f"at most {replays.MOST_MOVES:,} moves here")
    refused(site.post("api/replay", {"record": "x" * (replays.MOST_LETTERS + 1)}), 413, "letters here")


def test_who_looks_pays_for_the_work(site: Inside, tmp_path: Path) -> None:
    """Whoever has no share left waits; others are still served."""
    visitor = site.app.state.visitors.of("127.0.0.1")
    before = visitor.work.fill()
    assert site.post("api/replay", {"record": RECORD, "as": "*"})[0] == 200
    assert visitor.work.left < before
    visitor.spend(1000)
    status, headers, body = site.request("POST", "api/replay", b"{}")
    refused((status, json.loads(body)), 429, "wait a moment")
    assert headers["retry-after"] and site.get("health")[0] == 200


def test_only_so_many_wait_for_their_turn(tmp_path: Path) -> None:
    async def run() -> list[str]:
        made = replays.Replays(None)  # type: ignore[arg-type]
        await made.turn.acquire()
        await made.turn.acquire()
        here = Somebody()
        asked = [asyncio.create_task(made.work(here, lambda: "done")) for _ in range(replays.MOST_WAITING + 1)]  # type: ignore[arg-type]
        await asyncio.sleep(0)
        late = await asyncio.gather(asked[-1], return_exceptions=True)
        made.turn.release()
        made.turn.release()
        done = await asyncio.gather(*asked[:-1])
        return [*done, str(late[0])]

    *done, late = run_alone(run())
    assert done == ["done"] * replays.MOST_WAITING and "please try again" in late


def test_so_few_of_one_address_wait() -> None:
    async def run() -> list[Any]:
        made, visitor = replays.Replays(None), Visitor("somewhere", USUAL)  # type: ignore[arg-type]
        here = Somebody(visitor=visitor)
        asked = [made.work(here, lambda: "done") for _ in range(replays.MOST_OF_ONE + 1)]  # type: ignore[arg-type]
        return await asyncio.gather(*asked, return_exceptions=True)

    *done, late = run_alone(run())
    assert done == ["done"] * replays.MOST_OF_ONE and "too many games at once" in str(late)


def test_nothing_is_done_for_who_has_gone() -> None:
    async def run() -> None:
        await replays.Replays(None).work(Somebody(gone=True), lambda: pytest.fail("it was done"))  # type: ignore[arg-type]

    with pytest.raises(ct.Mistake, match="Nobody is waiting"):
        run_alone(run())


class Somebody:
    """A request whose sender is there, or not."""

    def __init__(self, gone: bool = False, visitor: Visitor | None = None) -> None:
        self.gone = gone
        self.scope = {"visitor": visitor or Visitor("somewhere", UNLIMITED)}

    async def is_disconnected(self) -> bool:
        return self.gone


def test_games_that_were_looked_at_are_forgotten() -> None:
    made = replays.Replays.__new__(replays.Replays)
    made.walks = {}
    walk = walk_of(ct.Match(ct.game("cloudcity")))
    for n in range(replays.KEPT + 5):
        made.keep(str(n), walk)
    assert len(made.walks) == replays.KEPT and made.kept("4") is None and made.kept("5") is walk
