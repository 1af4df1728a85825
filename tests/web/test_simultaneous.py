"""Several seats decide at once, at a room and through sockets, on the invented game of tests/pebbles."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from pathlib import Path

import pytest

import cloudtop as ct
from cloudtop.web.app import Settings, make_app
from tests.pebbles import ENTRY
from tests.web.kit import Inside, Made, Site
from tests.web.refusing import check_error
from tests.web.rooms import Sitting, look, new_head
from tests.web.test_room import refusal

BETS = {"A": "bet 3", "B": "bet 1", "C": "bet 1"}


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    monkeypatch.setitem(ct.GAMES, "pebbles", ENTRY)
    with Inside(make_app(Settings(tmp_path))) as inside:
        yield inside


@pytest.fixture
def beach(monkeypatch: pytest.MonkeyPatch) -> Sitting:
    """Three people who have to bet."""
    monkeypatch.setitem(ct.GAMES, "pebbles", ENTRY)
    return Sitting(new_head({"players": 3}, slug="pebbles"))


# --- at a room ---


@pytest.mark.parametrize("order", ["".join(p) for p in permutations("ABC")])
def test_everybody_answers_the_offer_they_saw_in_any_order(beach: Sitting, order: str) -> None:
    seen = beach.room.seq
    for seat in order:
        beach.act(seat, BETS[seat], seq=seen)
    assert [move.action for move in beach.room.match.log[1:]] == [2 if seat == "A" else 0 for seat in order]
    assert beach.room.match.state.shells == [3, 0, 0]  # type: ignore[attr-defined]


def test_what_is_waited_for_is_the_same_after_waking(beach: Sitting) -> None:
    seen = beach.room.seq
    beach.act("B", "bet 1")
    room = beach.wake()
    assert look(room) == look(beach.room) and room.asked == beach.room.asked
    assert room.act(0, ["bet 3"], seen).lines == ["A bet 3"]


def test_a_bet_is_made_once(beach: Sitting) -> None:
    seen = beach.room.seq
    beach.act("A", "bet 3")
    with refusal("turn"):
        beach.act("A", "bet 3", seq=seen)


def test_the_same_offer_again_is_a_new_one(beach: Sitting) -> None:
    """Deeper, deeper: who answers the first question twice does not dive twice."""
    game = ct.GAMES["pebbles"].make({"players": 3})
    pearl = Sitting(
        new_head({"players": 3}, game.dump(game.new()) | {"agenda": ["Dive 0 0"], "beach": {"white": 6}}, "pebbles")
    )
    pearl.act("A", "deeper", seq=0)
    assert pearl.room.match.offer(0) == ["deeper", "surface"]
    for room in (pearl.room, pearl.wake()):
        with refusal("stale"):
            room.act(0, ["deeper"], 0)


# --- stepping back ---


def test_a_bet_is_taken_back_although_others_have_bet_since(beach: Sitting) -> None:
    beach.act("A", "bet 3")
    beach.act("B", "bet 1")
    change = beach.undo("A")
    assert (change.lines, change.back, change.first) == (["undo A 1", "B bet 1"], 1, 1)
    assert beach.room.match.waiting() == [0, 2]
    assert look(beach.wake()) == look(beach.room)


def test_who_wants_a_bet_back_need_not_have_seen_the_bets_of_others(beach: Sitting) -> None:
    beach.act("A", "bet 3")
    seen = beach.room.seq
    beach.act("B", "bet 1")
    assert beach.undo("A", to=1, seq=seen).lines == ["undo A 1", "B bet 1"]


def test_who_has_bet_since_is_not_asked_again(beach: Sitting) -> None:
    seen = beach.room.seq
    beach.act("A", "bet 3")
    beach.act("B", "bet 1")
    beach.undo("A")
    assert beach.act("C", "bet 1", seq=seen).lines == ["C bet 1"]
    with refusal("stale"):
        beach.act("A", "bet 3", seq=seen)


def test_no_bet_is_taken_back_after_all_are_shown(beach: Sitting) -> None:
    for seat in "ABC":
        beach.act(seat, BETS[seat])
    with refusal("illegal", "something hidden was revealed since"):
        beach.undo("A")


# --- through sockets ---


def sit(site: Site, *kinds: str) -> Made:
    return site.table(*kinds, game="pebbles", options={"players": 3})


@pytest.mark.parametrize("order", ["BCA", "CBA"])
def test_three_people_bet_at_the_same_time(site: Site, order: str) -> None:
    made = sit(site, "me", "link", "link")
    people = {seat: made.open(seat) for seat in "ABC"}
    seen = people["A"].seq
    for seat in order:
        people[seat].say(do="act", id=f"bet {seat}", seat=seat, seq=seen, lines=[BETS[seat]])
        people[seat].until(lambda said, seat=seat: said.get("ack") == f"bet {seat}")  # type: ignore[misc]
    shells = people["A"].settle().now["faces"]["A"]["view"]["shells"]
    for person in people.values():
        person.close()
    assert shells == [3, 0, 0]


def test_everybody_is_told_that_a_bet_was_taken_back_and_what_stands(site: Site) -> None:
    with sit(site, "me", "here", "here").open("ABC") as everybody:
        everybody.act("A", "bet 3")
        everybody.act("B", "bet 1")
        assert everybody.now["faces"]["A"]["undo"]["count"] == 2
        said = everybody.ask("undo", seat="A", seq=everybody.seq, to=1)
        assert (said["back"], [move["seat"] for move in said["moves"]]) == (1, ["B"])
        assert everybody.waiting() == ["A", "C"] and len(everybody.moves) == 2


def test_an_answer_to_a_changed_offer_is_stale(site: Site) -> None:
    with sit(site, "me", "here", "here").open("ABC") as everybody:
        seen = everybody.seq
        for seat in "ABC":
            everybody.act(seat, BETS[seat], seq=seen)
        check_error(everybody.act("A", "bet 1", seq=seen), "stale")
