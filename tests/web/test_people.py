"""People at a table: what they agree upon, what they say, and how they end a game before it ends itself."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette

import cloudtop as ct
from cloudtop.core.errors import BadRecord
from cloudtop.table.luck import verify
from cloudtop.web.app import Settings, make_app
from cloudtop.web.head import LONGEST_WORD
from cloudtop.web.messages import encode
from tests.kit.options import ALONE
from tests.web.kit import Client, Hourglass, Inside, Made, Server
from tests.web.refusing import check_error, refused, unchanged
from tests.web.rooms import Sitting, new_head


def three(server: Server, **more: Any) -> Made:
    return server.table("me", "link", "link", options={"first": "A"}, **more)


# --- manners ---


def test_hints_can_be_forbidden(server: Server) -> None:
    with server.table("me", "link", options={"first": "A"}, manners={"hints": False}).open("A") as a:
        assert a.first["manners"]["hints"] is False
        check_error(a.ask("hint", seat="A", level="greedy"), "illegal")


def test_taking_back_can_be_forbidden(server: Server) -> None:
    made = server.table("me", "link", options={"first": "A"}, manners={"undo": False})
    with made.open("A") as a:
        a.act("A", a.offer("A")[0])
        with unchanged(made):
            check_error(a.ask("undo", seat="A", seq=a.seq), "illegal")


@pytest.mark.parametrize("manners", [{"hints": "no"}, {"shoes": False}, [], {"stand_in": ""}], ids=str)
def test_manners_that_there_are_not(server: Server, manners: Any) -> None:
    wish = {"game": "cloudcity", "seats": [{"kind": "me"}, {"kind": "link"}], "manners": manners}
    refused(server.post("api/tables", wish), 400)


# --- words ---


def say(client: Client, text: str, seat: str = "A") -> Any:
    return client.ask("say", seat=seat, text=text)


def test_a_word_is_heard_by_everybody_and_kept(server: Server) -> None:
    made = server.table()
    with made.open("A") as a, made.open("B") as b, made.open() as c:
        assert say(a, " Good   luck! ")["is"] == "ack"
        for client in (b, c):
            assert client.next("word")["word"] == {"n": client.first["seq"] + 1, "seat": "A", "text": "Good luck!"}
        seq = b.first["seq"]
    with made.open("B") as b, made.open("B", seq) as again:
        assert [word["text"] for word in b.first["words"] + again.first["words"]] == ["Good luck!"] * 2


@pytest.mark.parametrize("text", ["", "  ", "x" * (LONGEST_WORD + 1), "one\x00two", "turn\u202eround"], ids=ascii)
def test_what_is_no_word(server: Server, text: str) -> None:
    made = server.table()
    with unchanged(made), made.open("A") as a:
        check_error(say(a, text), "malformed")


def test_onlookers_do_not_speak_and_nobody_speaks_for_others(server: Server) -> None:
    made = server.table()
    with unchanged(made):
        for seats in ("", "B"):
            with made.open(seats) as client:
                check_error(say(client, "Hello"), "token")


def test_who_says_much_at_once_waits_on_however_many_connections(server: Server) -> None:
    made = server.table()
    for n in range(5):
        with made.open("A") as a:
            assert say(a, f"word {n}")["is"] == "ack"
    with made.open("A") as a:
        check_error(say(a, "one more"), "flood")


def test_a_word_makes_no_move_stale_and_is_in_a_record_only_if_it_is_asked_for(server: Server) -> None:
    made = server.table("me", "link", options={"first": "A"})
    with made.open("A") as a, made.open("B") as b:
        seq = a.seq
        say(b, "Take your time", "B")
        assert a.act("A", a.offer("A")[0], seq=seq)["is"] == "news"
        a.ask("resign", seat="A")
    record, asked = (
        server.request("GET", f"api/tables/{made.id}/record{more}")[2].decode() for more in ("", "?words=1")
    )
    assert "Take your time" not in record and asked.removeprefix(record) == f"said {b.first['seq']}: B Take your time\n"
    assert verify(ct.parse_record(asked)) > 0


# --- to resign ---


def test_who_resigns_against_one_other_has_lost(server: Server) -> None:
    made = server.table("me", "link", options={"first": "A"})
    with made.open("A") as a, made.open("B") as b:
        said = a.ask("resign", seat="A")
        assert said["now"]["over"] and said["now"]["waiting"] == []
        heard = b.next("news")["now"]
        assert [(place["seat"], place["rank"]) for place in heard["ranking"]] == [("B", 1), ("A", 2)]
        assert heard["faces"]["B"]["offer"] == []
        check_error(a.act("A", "done"), "turn")
        check_error(b.ask("resign", seat="B"), "turn")


def test_who_resigns_among_several_is_last_and_a_bot_plays_on(server: Server) -> None:
    made = three(server, manners={"stand_in": "greedy"})
    with made.open("A") as a, made.open("B") as b:
        assert not a.ask("resign", seat="A")["now"]["over"]
        assert (a.settle().seats[0]["bot"], a.seats[0]["resigned"]) == ("greedy", True)
        check_error(a.ask("sit", seat="A", bot=None), "turn")
        assert b.turn("B")["waiting"] == ["B"]
        now = b.ask("resign", seat="B")["now"]
        assert [(place["seat"], place["rank"]) for place in now["ranking"]] == [("C", 1), ("B", 2), ("A", 3)]


@pytest.mark.parametrize("slug", ct.GAMES)
def test_every_game_can_be_resigned_and_replayed(server: Server, slug: str) -> None:
    seats = [{"kind": "me"}, {"kind": "link"}]
    made = server.post("api/tables", {"game": slug, "seats": seats})[1]
    table = Made(server, made["table"], [seat["token"] for seat in made["seats"]])
    with table.open("B") as b:
        assert b.ask("resign", seat="B")["now"]["ranking"][-1]["seat"] == "B"
        assert b.ask("rematch")["is"] in ("rematch", "ack")
    text = server.request("GET", f"api/tables/{table.id}/record")[2].decode()
    record = ct.parse_record(text)
    assert record.head["ended"] == "B resigned" and not ct.resume(record).over
    assert verify(record) >= 0
    refused(server.get(f"api/tables/{table.id}/series"), 409, "ended before its end")


def test_nobody_resigns_alone(server: Server) -> None:
    made = server.post("api/tables", {"game": ALONE, "seats": [{"kind": "me"}], "options": {"players": 1}})[1]
    with Made(server, made["table"], [made["seats"][0]["token"]]).open("A") as a:
        check_error(a.ask("resign", seat="A"), "illegal")


# --- lots ---


@pytest.fixture
def made(tmp_path: Path, clock: Hourglass) -> Iterator[Made]:
    """A table of three that C has never opened."""
    app: Starlette = make_app(Settings(tmp_path, clock=clock))
    with Inside(app) as site:
        yield site.table("me", "link", "link", options={"first": "A"})


def wish(client: Client, seat: str, agree: bool = True) -> Any:
    return client.ask("lots", seat=seat, agree=agree)


def test_lots_are_drawn_when_all_who_are_left_agree(made: Made, clock: Hourglass) -> None:
    with made.open("A") as a, made.open("B") as b:
        clock.turn(600)
        assert wish(a, "A")["is"] == "ack" and [seat["lots"] for seat in a.seats] == [True, False, False]
        now = wish(b, "B")["now"]
        assert now["over"] and [place["rank"] for place in now["ranking"]][:2] == [1, 2]
    record = ct.parse_record(made.server.request("GET", f"api/tables/{made.id}/record")[2].decode())
    winner = now["ranking"][0]["seat"]
    assert record.head["ended"] == f"{winner} by lots among A B C"
    outcomes = verify(record)
    other = "ABC".replace(winner, "")[0]
    record.head["ended"] = f"{other} by lots among A B C"
    with pytest.raises(BadRecord, match=f"it would have been {winner}"):
        verify(record)
    del record.head["ended"]
    assert verify(record) == outcomes - 1


def test_who_was_here_a_moment_ago_is_asked_too(made: Made, clock: Hourglass) -> None:
    with made.open("A") as a, made.open("B") as b:
        clock.turn(599)
        wish(a, "A")
        assert wish(b, "B")["is"] == "ack" and not b.now["over"]


def test_one_alone_draws_no_lots(made: Made, clock: Hourglass) -> None:
    clock.turn(10_000)
    with made.open("A") as a:
        assert wish(a, "A")["is"] == "ack" and not a.now["over"]


def test_whoever_plays_on_or_thinks_better_of_it_wants_no_lots(made: Made, clock: Hourglass) -> None:
    with made.open("A") as a, made.open("B") as b:
        wish(b, "B")
        a.act("A", a.offer("A")[0])
        clock.turn(600)
        assert wish(a, "A")["is"] == "ack"
        assert wish(a, "A", agree=False)["is"] == "ack"
        assert wish(b, "B")["is"] == "ack"
        assert [seat["lots"] for seat in b.settle().seats] == [False, True, False]


@pytest.mark.parametrize("do", ["act", "undo"])
def test_everybody_sees_that_somebody_plays_on(made: Made, do: str) -> None:
    with made.open("A") as a, made.open("B") as b:
        a.act("A", a.offer("A")[0])
        wish(b, "B")
        assert [seat["lots"] for seat in a.settle().seats] == [False, True, False]
        a.act("A", a.offer("A")[0]) if do == "act" else a.ask("undo", seat="A", seq=a.seq)
        assert [seat["lots"] for seat in b.settle().seats] == [False, False, False]


# --- all of it is history ---


def test_a_table_wakes_with_all_that_people_did() -> None:
    sitting = Sitting(new_head({"players": 3}))
    room = sitting.room
    sitting.note(room.say(0, "Hello"))
    sitting.note(room.wish_lots(1, True, [0, 1]))
    sitting.note(room.resign(2))
    sitting.note(room.wish_lots(0, True, [0, 1]))
    sitting.note(room.say(1, "Lots?"))
    sitting.note(room.wish_lots(1, True, [0, 1]))
    again = sitting.wake()
    assert again.match.over and again.match.ending() == room.match.ending()
    told = [json.loads(encode(one.table((0,), {0}))) for one in (room, again)]
    assert told[0] == told[1] and [word["text"] for word in told[0]["words"]] == ["Hello", "Lots?"]
