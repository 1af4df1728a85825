"""Bots at the web table: they play on by themselves, step in and out, and think without stopping anybody."""

from __future__ import annotations

import os
import random
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

import cloudtop as ct
from cloudtop.web.bot_pool import BotPool
from tests.web.kit import Client, Made, Server, needs_proc, wait_for
from tests.web.refusing import check_error

LUCK = random.Random(0)


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may hurt."""
    with Server(tmp_path) as running:
        yield running


def turn(client: Client, seat: str = "A") -> None:
    """A whole turn of a seat, without walkways."""
    for _ in range(2):
        client.act(seat, client.offer(seat)[0])
    client.act(seat, "done")
    client.act(seat, "draw 1")


def movers(client: Client, first: int) -> set[str]:
    return {move["seat"] for move in client.moves[first:]}


# --- playing ---


def test_a_bot_plays_on_after_a_person(server: Server) -> None:
    with server.table("me", "greedy", options={"first": "A"}).open("A") as a:
        turn(a)
        first = len(a.moves)
        a.turn("A")
        assert movers(a, first) == {"B", "chance"}


def test_bots_begin_if_it_is_their_turn(server: Server) -> None:
    with server.table("me", "random", "greedy", options={"first": "B"}).open("A") as a:
        a.turn("A")
        assert movers(a, 0) == {"B", "C", "chance"}


def test_a_whole_game_against_a_bot(server: Server) -> None:
    with server.table("me", "random").open("A") as a:
        a.play(LUCK)
        assert a.now["over"] and len(a.now["ranking"]) == 2


def test_bots_play_with_nobody_there(server: Server) -> None:
    made = server.table("random", "greedy")
    status, text = wait_for(
        lambda: (found := server.get(f"api/tables/{made.id}/record"))[0] == 200 and found, "the end"
    )
    assert status == 200 and ct.parse_record(text).names == ["random", "greedy"]


# --- stepping in and out ---


@pytest.fixture
def left(server: Server) -> Made:
    """A table where it is the turn of B, who is not there."""
    made = server.table("me", "link", options={"first": "A"})
    with made.open("A") as a:
        turn(a)
    return made


def test_a_bot_takes_over_a_seat(left: Made) -> None:
    with left.open("A") as a, left.open("B") as b:
        assert b.ask("sit", seat="B", bot="greedy")["is"] == "ack"
        assert (b.seats[1]["kind"], b.seats[1]["bot"], b.seats[1]["owner"]) == ("bot", "greedy", "person")
        assert not a.turn("A")["over"]


def test_a_bot_hands_a_seat_back(left: Made) -> None:
    with left.open("A") as a, left.open("B") as b:
        b.ask("sit", seat="B", bot="random")
        b.turn("A")
        b.ask("sit", seat="B", bot=None)
        a.turn("A")
        turn(a)
        b.turn("B")
        assert b.act("B", b.offer("B")[0])["is"] == "news"


def test_a_seat_that_a_bot_plays_is_not_played_by_its_owner(left: Made) -> None:
    with left.open("B") as b:
        b.ask("sit", seat="B", bot="monte_carlo:1s")
        check_error(b.act("B", b.offer("B")[0]), "turn")
        b.ask("sit", seat="B", bot=None)


def test_a_seat_keeps_the_name_of_its_owner(left: Made) -> None:
    with left.open("B") as b:
        b.ask("name", seat="B", name="Bo")
        for bot in ("greedy", None):
            b.ask("sit", seat="B", bot=bot)
            assert b.settle().seats[1]["name"] == "Bo"


# --- hints ---


def test_a_hint_is_a_list_of_moves_best_first(server: Server) -> None:
    with server.table("me", "link", options={"first": "A"}).open("A") as a:
        said = a.ask("hint", seat="A", level="greedy")
        assert (said["is"], said["level"], said["seq"]) == ("hint", "greedy", a.seq)
        assert {advice["line"] for advice in said["advice"]} <= set(a.offer("A"))
        for advice in said["advice"][:2]:
            assert sum(advice["lines"].values()) == advice["worth"] and advice["tries"] > 0


def test_other_tables_play_on_while_a_hint_is_thought_about(server: Server) -> None:
    with (
        server.table("me", "link", options={"first": "A"}).open("A") as a,
        server.table("me", "here").open("AB") as other,
    ):
        a.say(do="hint", id="hint", seat="A", level="monte_carlo:2s")
        assert other.play(LUCK, 5) == 5 and a.nothing_yet()
        assert a.next("hint")["advice"]


def test_the_own_table_plays_on_while_a_hint_is_thought_about(server: Server) -> None:
    with server.table("me", "link", options={"first": "A"}).open("A") as a:
        a.say(do="hint", id="hint", seat="A", level="monte_carlo:2s")
        asked = a.seq
        assert a.act("A", a.offer("A")[0])["seq"] == asked + 1
        assert a.next("hint")["seq"] == asked


def test_one_hint_at_a_time(server: Server) -> None:
    with server.table("me", "link", options={"first": "A"}).open("A") as a:
        a.say(do="hint", id="first", seat="A", level="monte_carlo:2s")
        check_error(a.ask("hint", seat="A", level="greedy"), "busy")
        assert a.next("hint")["id"] == "first"


# --- processes ---


def thinkers(server: Server) -> list[int]:
    """The processes in which the bots of a server think."""
    assert server.process is not None
    return [pid for pid in running() if parent(pid) == server.process.pid and "spawn_main" in command(pid)]


def running() -> list[int]:
    return [int(entry.name) for entry in Path("/proc").iterdir() if entry.name.isdigit()]


def parent(pid: int) -> int:
    try:
        return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])
    except OSError:  # it has just ended
        return 0


def command(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().decode(errors="replace")
    except OSError:
        return ""


@needs_proc()
def test_no_process_thinks_before_a_bot_is_asked(own: Server) -> None:
    own.table("me", "link").state()
    assert thinkers(own) == []


@needs_proc()
def test_a_killed_thinker_does_not_stop_a_table(own: Server) -> None:
    with own.table("me", "greedy", options={"first": "A"}).open("A") as a:
        turn(a)
        a.turn("A")
        for pid in thinkers(own):
            os.kill(pid, signal.SIGKILL)
        turn(a)
        assert a.turn("A")["waiting"] == ["A"]


@needs_proc()
def test_a_thinker_that_is_killed_in_thought_does_not_stop_a_table(own: Server) -> None:
    with own.table("me", "monte_carlo:1s", options={"first": "A"}).open("A") as a:
        turn(a)
        for pid in wait_for(lambda: thinkers(own), "a thinker"):
            os.kill(pid, signal.SIGKILL)
        assert a.until(lambda said: said["is"] == "news" and said["moves"][0]["seat"] == "B")


@needs_proc()
def test_thinkers_leave_with_a_server_that_is_killed(own: Server) -> None:
    with own.table("me", "greedy", options={"first": "B"}).open("A") as a:
        a.turn("A")
        pids = thinkers(own)
        own.stop(signal.SIGKILL)
    assert pids
    wait_for(lambda: not [pid for pid in pids if "spawn_main" in command(pid)], "the thinkers to leave")


def test_ctrl_c_while_a_bot_thinks_ends_in_order(own: Server) -> None:
    with own.table("me", "monte_carlo:1s", options={"first": "B"}).open("A") as a:
        a.next("news")
        assert own.interrupt() in (0, 130)
    events = [line["event"] for line in own.noted()]
    assert events == ["serving", "table made", "stopped"]


def test_a_bot_goes_on_after_a_restart(own: Server) -> None:
    made = own.table("me", "monte_carlo:1s", options={"first": "A"})
    with made.open("A") as a:
        turn(a)
        own.stop(signal.SIGKILL)
    own.start()
    with made.open("A", a.seq) as again:
        assert again.until(lambda said: said["is"] == "news" and said["moves"])["moves"][0]["seat"] == "B"


def test_thinkers_that_never_thought_are_stopped() -> None:
    BotPool(1).stop()
