"""Clocks: whose time runs, what a turn brings, what happens at zero, and that a restart changes nothing."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import cloudtop as ct
from cloudtop.table.luck import verify
from cloudtop.web.app import Settings, make_app
from cloudtop.web.timing import DAY, NEVER, Timing
from cloudtop.web.wire import Manners
from tests.kit.options import ALONE
from tests.web.disk import Disk
from tests.web.kit import Client, Hourglass, Inside, Made, Server, wait_for
from tests.web.refusing import check_error, refused
from tests.web.rooms import Sitting, new_head

A, B = 0, 1


class Chess:
    """Two clocks, and somebody who presses them."""

    def __init__(self, **manners: Any) -> None:
        self.timing = Timing(Manners(**manners), 2)
        self.now, self.length = 1_000.0, 0

    def moves(self, mover: int, *then: int, after: float = 0.0, length: int | None = None) -> list[float]:
        """After some seconds a seat moves (or the log is cut), and then others must decide; what both have left."""
        self.now += after
        self.length = self.length + 1 if length is None else length
        line = self.timing.line(self.now, 0.0, mover)
        self.timing.read(line.removeprefix("time "), then, self.length)
        return self.timing.left


def test_time_for_the_game_and_a_bonus_for_each_turn() -> None:
    chess = Chess(minutes=1, bonus=5)
    assert chess.moves(A, B, after=500) == [60, 60]  # nothing runs before the first move
    assert chess.moves(B, A, after=20) == [60, 45]
    assert chess.moves(A, A, after=10) == [50, 45]  # the turn goes on
    assert chess.moves(A, B, after=10) == [45, 45]


def test_days_for_each_turn() -> None:
    chess = Chess(days=2)
    chess.moves(A, B)
    assert chess.moves(B, B, after=DAY) == [2 * DAY, DAY]
    assert chess.moves(B, A, after=DAY / 2) == [2 * DAY, 2 * DAY]


@pytest.mark.parametrize("manners", [{"minutes": 1, "bonus": 30}, {"days": 1}], ids=str)
def test_taking_a_turn_back_brings_no_time(manners: Any) -> None:
    chess = Chess(**manners)
    chess.moves(A, B)
    before = chess.moves(B, B, after=10)[B]
    for _ in range(3):
        chess.moves(B, A, after=1)
        chess.moves(-1, B, length=chess.length - 1)
        before -= 1
        assert chess.timing.left[B] == before


def test_when_the_next_time_is_over() -> None:
    chess = Chess(minutes=1)
    assert chess.timing.due(chess.now, 0) == NEVER
    chess.moves(A, B)
    assert chess.timing.due(chess.now + 10, 0) == chess.now + 60
    assert chess.timing.late(chess.now + 59, 0) == [] and chess.timing.late(chess.now + 60, 0) == [B]


def test_minutes_stand_still_while_the_server_is_down_and_days_do_not() -> None:
    for manners, left in (({"minutes": 60}, 3590.0), ({"days": 1}, DAY - 1000)):
        chess = Chess(**manners)
        chess.moves(A, B)
        assert chess.timing.remaining(B, chess.now + 1000, chess.now + 990) == left


def test_a_table_wakes_with_its_clocks() -> None:
    sitting = Sitting(new_head({"players": 2, "first": "A"}))
    sitting.room.head.manners = Manners(minutes=10, bonus=10)
    sitting.room.timing = Timing(sitting.room.head.manners, 2)
    room = sitting.room
    now = 1_000.0
    for _ in range(12):
        seat = room.match.waiting()[0]
        now += 7
        sitting.note(room.timed(room.play(seat, [room.match.offer(seat)[-1]]), now, 0))
    sitting.note(room.timed(room.flag(seat), now + 1, 0))
    again = sitting.wake()
    assert vars(again.timing) == vars(room.timing) and again.flagged == [seat]
    assert again.occupants(set(), now=now + 5) == room.occupants(set(), now=now + 5)


# --- at the server ---


Lay = Callable[..., Made]


@pytest.fixture
def lay(tmp_path: Path, clock: Hourglass) -> Iterator[Lay]:
    with Inside(make_app(Settings(tmp_path, clock=clock))) as site:
        yield lambda *kinds, **manners: site.table(
            *kinds, options={"first": "A"}, manners={"stand_in": "greedy", **manners}
        )


def turn(client: Client) -> None:
    """A whole turn of A, without walkways."""
    for _ in range(2):
        client.act("A", client.offer("A")[0])
    client.act("A", "done")
    client.act("A", "draw 1")


def is_out(said: Any) -> bool:
    return bool(said["is"] == "seats" and said["seats"][1]["late"])


def test_everybody_sees_the_clocks(lay: Lay, clock: Hourglass) -> None:
    made = lay("me", "link", minutes=10, bonus=5)
    with made.open("A") as a:
        assert [(seat["left"], seat["runs"]) for seat in a.first["seats"]] == [(600, False)] * 2
        turn(a)
        assert [(seat["left"], seat["runs"]) for seat in a.settle().seats] == [(605, False), (600, True)]
        clock.turn(60)
    with made.open("A") as a:
        assert a.first["seats"][1]["left"] == 540


def test_a_bot_plays_on_when_the_time_is_over(lay: Lay, clock: Hourglass) -> None:
    with lay("me", "link", minutes=10).open("A") as a:
        turn(a)
        clock.turn(601)
        a.until(is_out)
        assert a.settle().seats[1]["bot"] == "greedy" and not a.turn("A")["over"]


def test_nobody_takes_back_a_seat_whose_time_is_over(lay: Lay, clock: Hourglass) -> None:
    made = lay("me", "link", days=1)
    with made.open("A") as a, made.open("B") as b:
        turn(a)
        b.turn("B")
        clock.turn(DAY)
        b.until(is_out)
        check_error(b.ask("sit", seat="B", bot=None), "turn")


def test_whose_time_is_over_has_resigned_if_that_was_agreed_upon(lay: Lay, clock: Hourglass) -> None:
    made = lay("me", "link", minutes=1, at_zero="resign")
    with made.open("A") as a:
        turn(a)
        clock.turn(61)
        now = a.until(lambda said: said["is"] == "news" and said["now"]["over"])["now"]
        assert [place["seat"] for place in now["ranking"]] == ["A", "B"]
    record = ct.parse_record(made.server.request("GET", f"api/tables/{made.id}/record")[2].decode())
    assert record.head["ended"] == "B resigned" and verify(record) > 0


def test_a_move_that_comes_too_late_is_not_made(lay: Lay, clock: Hourglass) -> None:
    made = lay("me", "link", minutes=1)
    with made.open("A") as a, made.open("B") as b:
        turn(a)
        b.turn("B")
        clock.turn(60)
        assert b.act("B", b.offer("B")[0])["is"] == "error"


def test_the_time_goes_on_after_a_restart_also_when_nobody_comes(tmp_path: Path, clock: Hourglass) -> None:
    with Inside(make_app(Settings(tmp_path, clock=clock))) as site:
        made = site.table("me", "link", options={"first": "A"}, manners={"days": 1})
        with made.open("A") as a:
            turn(a)
    clock.turn(DAY - 1)
    app = make_app(Settings(tmp_path, clock=clock))
    with Inside(app) as site:
        made.server = site
        with made.open("A") as a:
            assert a.first["seats"][1]["left"] == 1
            clock.turn(1)
            assert a.until(is_out)


def test_a_damaged_table_stops_no_other_clock(tmp_path: Path, clock: Hourglass) -> None:
    with Inside(make_app(Settings(tmp_path, clock=clock))) as site:
        damaged, whole = (site.table("me", "link", options={"first": "A"}, manners={"days": 1}) for _ in range(2))
        for made in (damaged, whole):
            with made.open("A") as a:
                turn(a)
    with sqlite3.connect(tmp_path / "tables.db") as db:
        db.execute("UPDATE lines SET line = 'time out' WHERE number = 1 AND line GLOB 'time *'")
    with Inside(make_app(Settings(tmp_path, clock=clock))) as site:
        refused(site.get(f"api/tables/{damaged.id}/record"), 404, "is damaged")
        clock.turn(DAY)
        whole.server = site
        with whole.open("A") as a:
            assert a.first["seats"][1]["late"] or a.until(is_out)


def test_a_clock_whose_end_could_not_be_kept_ends_again(tmp_path: Path, clock: Hourglass) -> None:
    with Inside(make_app(Settings(tmp_path, clock=clock))) as site:
        tables, disk = site.app.state.tables, Disk(site)
        made = site.table("me", "link", options={"first": "A"}, manners={"days": 1})
        with made.open("A") as a:
            turn(a)
        disk.is_full(True)
        clock.turn(DAY)
        wait_for(lambda: tables.writer.failures, "the end that cannot be kept")
        disk.is_full(False)

        def kept() -> bool:
            clock.turn(1)
            return not tables.writer.failed

        wait_for(kept, "the end that is kept")
    with sqlite3.connect(tmp_path / "tables.db") as db:
        assert db.execute("SELECT count(*) FROM lines WHERE line = 'flag B'").fetchone() == (1,)


@pytest.mark.parametrize(
    "manners",
    [{"minutes": 1, "days": 1}, {"minutes": -1}, {"minutes": 601}, {"days": 31}, {"bonus": "x"}, {"at_zero": "boom"}],
    ids=str,
)
def test_clocks_that_there_are_not(server: Server, manners: Any) -> None:
    wish = {"game": "cloudcity", "seats": [{"kind": "me"}, {"kind": "link"}], "manners": manners}
    refused(server.post("api/tables", wish), 400)


def test_nobody_has_a_clock_alone(server: Server) -> None:
    wish = {"game": ALONE, "seats": [{"kind": "me"}], "options": {"players": 1}, "manners": {"days": 1}}
    refused(server.post("api/tables", wish), 400, "without a clock")
