"""A room: what its lines of history say, who may do what, and luck that nobody can compute."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cloudtop as ct
from cloudtop.core.chance import NOBODY
from cloudtop.web.head import clean_name, new_token
from cloudtop.web.messages import Refusal
from cloudtop.web.room import Room
from tests.kit.options import OPTION_SETS, label
from tests.table.kit import TURN, A, B
from tests.web.refusing import check_sentence
from tests.web.rooms import SECRET, Sitting, look, new_head, opening


@contextmanager
def refusal(code: str, words: str = "", rule: str = "") -> Iterator[None]:
    """Expects a refusal with a code, in one sentence with these words."""
    with pytest.raises(Refusal) as e:
        yield
    check_sentence(e.value.message)
    assert e.value.code == code and words in e.value.message and (not rule or e.value.rule == rule)


# --- history ---


@pytest.mark.parametrize("options", OPTION_SETS, ids=label)
@given(seed=st.integers(0, 2**30))
def test_the_lines_of_history_repeat_to_the_same_room(options: Any, seed: int) -> None:
    sitting = Sitting(new_head(options[1], slug=options[0])).wander(seed, 60)
    assert look(sitting.wake()) == look(sitting.room)


def test_a_whole_history_repeats_to_the_same_room() -> None:
    sitting = Sitting(new_head({"players": 3})).wander(5)
    assert sitting.room.match.over and look(sitting.wake()) == look(sitting.room)


def test_a_room_goes_on_where_it_was_left() -> None:
    sitting = opening()
    sitting.act("A", *TURN)
    again = sitting.wake()
    assert again.act(B, ["choose D-GG"], again.seq).lines == ["B choose D-GG"]


def test_the_history_is_numbered_without_a_gap() -> None:
    sitting = Sitting(new_head({})).wander(9, 80)
    assert [row.seq for row in sitting.rows] == list(range(1, sitting.room.seq + 1))


def test_a_message_that_was_carried_out_is_known_again() -> None:
    sitting = opening()
    sitting.note(sitting.room.act(A, ["choose A-BG", "place i7 r0"], 0), "hello-1")
    assert sitting.wake().done == {"hello-1": 2}


def test_a_table_of_other_rules_is_not_opened() -> None:
    head = new_head({})
    head.rules = "0"
    with refusal("gone", "rules version 0"):
        Room("table", 1, head, SECRET)


# --- acting ---


def test_a_move_is_one_line() -> None:
    assert opening().act("A", "choose A-BG").lines == ["A choose A-BG"]


def test_what_chance_does_then_belongs_to_the_move() -> None:
    change = opening().act("A", *TURN)
    assert [line.split()[:2] for line in change.lines][-2:] == [["A", "draw"], ["chance", "tile"]]


def test_several_lines_stop_at_chance() -> None:
    change = opening().act("A", *TURN, "choose A-BS")
    assert change.lines[4] == "A draw 1" and len(change.lines) == 6


def test_several_lines_stop_where_a_rule_forbids_one() -> None:
    change = opening().act("A", "choose A-BG", "place a1 r0", "done")
    assert change.lines == ["A choose A-BG"]


def test_several_lines_of_which_the_first_is_forbidden_change_nothing() -> None:
    sitting = opening()
    before = look(sitting.room)
    with refusal("illegal", "is not possible now", "CC-TRN-05"):
        sitting.act("A", "done", "choose A-BG")
    assert look(sitting.room) == before


def test_a_line_that_is_no_move() -> None:
    with refusal("illegal", "does not begin with a verb"):
        opening().act("A", "hop")


def test_a_move_of_chance_is_nobodys() -> None:
    with refusal("illegal", "is not possible now"):
        opening().act("A", "tile A-BB")


def test_a_seat_whose_turn_it_is_not() -> None:
    with refusal("turn", "it is A's turn", "CC-TRN-02"):
        opening().act("B", "choose D-GG")


def test_a_game_that_is_over() -> None:
    sitting = Sitting(new_head({})).wander(2)
    sitting.note(sitting.room.sit(A, None))
    with refusal("turn", "The game is over"):
        sitting.act("A", "done")


@pytest.mark.parametrize("seq", [-1, -(10**30), 1, 10**30])
def test_a_sequence_number_that_the_table_never_had(seq: int) -> None:
    with refusal("stale", "look at it again"):
        opening().act("A", "choose A-BG", seq=seq)


def test_an_offer_that_has_gone_by() -> None:
    sitting = opening()
    sitting.act("A", "choose A-BG")
    with refusal("stale"):
        sitting.act("A", "place i7 r0", seq=0)


def test_a_new_name_does_not_make_an_offer_stale() -> None:
    sitting = opening()
    sitting.note(sitting.room.rename(B, "Bo"))
    assert sitting.act("A", "choose A-BG", seq=0).lines == ["A choose A-BG"]


# --- stepping back ---


def test_the_last_move_is_taken_back() -> None:
    sitting = opening()
    sitting.act("A", "choose A-BG", "place i7 r0")
    change = sitting.undo("A")
    assert (change.lines, change.back) == (["undo A 1"], 1)


def test_several_moves_are_taken_back() -> None:
    sitting = opening()
    before = sitting.room.match.record().text()
    sitting.act("A", *TURN[:4])
    sitting.undo("A", 0)
    assert sitting.room.match.record().text() == before


def test_another_way_is_played_after_stepping_back() -> None:
    sitting = opening()
    sitting.act("A", *TURN[:2])
    sitting.undo("A", 0)
    sitting.act("A", "choose A-GS")
    assert look(sitting.wake()) == look(sitting.room)


def test_nothing_is_taken_back_behind_chance() -> None:
    sitting = opening()
    sitting.act("A", *TURN)
    before = look(sitting.room)
    with refusal("illegal", "something hidden was revealed since"):
        sitting.undo("A")
    assert look(sitting.room) == before


@pytest.mark.parametrize("to", [-1, 2, 3, 10**30])
def test_a_length_that_cannot_be_gone_back_to(to: int) -> None:
    sitting = opening()
    sitting.act("A", *TURN[:2])
    with refusal("illegal", "A can step back to move 0"):
        sitting.undo("A", to)


@pytest.mark.parametrize("seq", [-1, 0, 3, 10**30])
def test_stepping_back_must_answer_the_table_as_it_is(seq: int) -> None:
    sitting = opening()
    sitting.act("A", *TURN[:2])
    with refusal("stale"):
        sitting.undo("A", seq=seq)


def test_an_offer_from_before_stepping_back_is_stale() -> None:
    sitting = opening()
    sitting.act("A", "choose A-BG")
    sitting.undo("A")
    with refusal("stale"):
        sitting.act("A", "place i7 r0", seq=1)


@pytest.mark.parametrize(("seq", "kept"), [(0, 0), (1, 1), (2, 1), (3, 1), (4, 1), (5, 2)])
def test_how_much_of_the_log_is_as_it_was(seq: int, kept: int) -> None:
    """Lines: choose, place, walkway, back to one move, place elsewhere."""
    sitting = opening()
    sitting.act("A", *TURN[:3])
    sitting.undo("A", 1)
    sitting.act("A", "place g9 r0")
    assert sitting.room.common_length(seq) == kept


# --- who sits where ---


def test_a_bot_plays_a_seat_and_gives_it_back() -> None:
    sitting = opening()
    assert sitting.note(sitting.room.sit(A, "greedy")).lines == ["sit A greedy"]
    with refusal("turn", "A bot plays seat A; take the seat back first"):
        sitting.act("A", "choose A-BG")
    assert sitting.note(sitting.room.sit(A, None)).lines == ["sit A"]
    sitting.act("A", "choose A-BG")


def test_the_bot_that_must_decide() -> None:
    room = opening().room
    assert room.bot_to_move() == NOBODY
    room.sit(B, "greedy")
    assert room.bot_to_move() == NOBODY
    room.sit(A, "greedy")
    assert room.bot_to_move() == A


def test_a_bot_that_there_is_not() -> None:
    with pytest.raises(ct.Mistake, match="is not a bot"):
        opening().room.sit(A, "genius")


def test_a_record_names_whoever_plays() -> None:
    room = opening().room
    room.sit(B, "greedy")
    room.rename(A, "Ada")
    assert room.match.record().names == ["Ada", "greedy"]


def test_a_person_at_a_bots_seat_is_not_called_like_the_bot() -> None:
    head = new_head({})
    head.chairs[B].owner, head.chairs[B].name, head.chairs[B].bot = "bot", "greedy", "greedy"
    sitting = Sitting(head)
    sitting.note(sitting.room.sit(B, None))
    assert sitting.room.match.names[B] == "person"
    assert look(sitting.wake()) == look(sitting.room)


def test_the_table_of_the_rematch_is_kept() -> None:
    sitting = opening()
    assert sitting.note(sitting.room.go_on_at("Xy3")).lines == ["next Xy3"]
    assert sitting.wake().next == "Xy3"


# --- secrets and names ---


def test_a_secret_opens_its_seat() -> None:
    room = opening().room
    assert [room.seat_of(token) for token in ("token 0", "token 1", "token 2", "", "token 0 ")] == [0, 1, -2, -2, -2]


def test_a_seat_that_is_not_held() -> None:
    with refusal("token", "You do not hold seat B"):
        opening().room.seat_for("B", [A])


@pytest.mark.parametrize("letter", ["C", "a", "*", "-", "ß"])
def test_a_seat_that_there_is_not(letter: str) -> None:
    with refusal("malformed", "the seats are A, B"):
        opening().room.seat_for(letter, [A, B])


def test_secrets_are_long_and_all_different() -> None:
    assert len({new_token() for _ in range(1000)}) == 1000
    assert {len(new_token()) for _ in range(100)} == {22}


@pytest.mark.parametrize("name", ["", " ", "\n", "a|b", "x" * 25, "a\x00b", "a\u200bb", "\u202eabc", "\ud800"])
def test_bad_names(name: str) -> None:
    with refusal("malformed", "A name has 1 to 24 letters"):
        clean_name(name)


@pytest.mark.parametrize("name", ["greedy", " greedy ", "random", "monte_carlo", "monte_carlo:0.2s", "monte_carlo:9"])
def test_nobody_is_called_like_a_bot(name: str) -> None:
    with refusal("malformed", "is what a bot is called"):
        clean_name(name)


@pytest.mark.parametrize(
    ("name", "clean"), [("Ada", "Ada"), ("  Ada \n Lovelace ", "Ada Lovelace"), ("Zoë 李", "Zoë 李")]
)
def test_good_names(name: str, clean: str) -> None:
    assert clean_name(name) == clean


# --- luck ---


def deal(secret: str, seed: int = 4) -> list[str]:
    """All outcomes of chance in a game with the same wishes of the players."""
    room = Sitting(new_head({"first": "A"}), secret).wander(seed, 40).room
    return [line for line in room.match.record().lines if line.startswith("chance")]


def test_the_same_secret_and_the_same_moves_have_the_same_luck() -> None:
    assert deal(SECRET) == deal(SECRET)


def test_luck_is_not_to_be_computed_without_the_secret() -> None:
    assert len({tuple(deal(f"{n:064x}")) for n in range(6)}) == 6


def test_bots_and_hints_have_other_luck_than_chance() -> None:
    match = opening().room.match
    assert len({match.luck(purpose).next32() for purpose in ("chance", "bot", "hint")}) == 3


def test_stepping_back_does_not_change_luck() -> None:
    sitting = opening()
    sitting.act("A", *TURN[:4])
    sitting.undo("A", 0)
    again = sitting.act("A", *TURN).lines[-1]
    assert again == opening().act("A", *TURN).lines[-1]
