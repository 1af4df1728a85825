"""Stepping back: to the own decision before, as long as nothing was revealed and nobody else has moved since."""

from __future__ import annotations

import pytest

import cloudtop as ct
from tests.pebbles import Pebbles
from tests.table.kit import TURN, A, B, opening


def look(match: ct.Match) -> tuple[object, ...]:
    """All that stepping back should bring back."""
    return match.game.dump(match.state), match.offer(), match.waiting(), len(match.log)


def test_the_last_decision_is_taken_back() -> None:
    match = opening("choose A-BG")
    before = look(match)
    match.do("place i7 r0")
    assert match.undo(A) == 1
    assert look(match) == before


def test_several_decisions_are_taken_back_one_by_one() -> None:
    match = opening()
    looks = [look(match)]
    for line in TURN[:4]:
        match.do(line)
        looks.append(look(match))
    for length in (3, 2, 1, 0):
        assert match.undo(A) == length
        assert look(match) == looks[length]


def test_another_way_is_played_after_stepping_back() -> None:
    match = opening(*TURN[:3])
    match.undo(A)
    match.undo(A)
    match.do_all(["place g9 r2", "done", "draw 3"], A)
    assert [match.game.vocabulary.text(move.action) for move in match.log] == [
        "choose A-BG", "place g9 r2", "done", "draw 3",
    ]  # fmt: skip
    assert match.record().text() == opening("choose A-BG", "place g9 r2", "done", "draw 3").record().text()


def test_the_way_back_is_shown_before_the_click() -> None:
    match = opening(*TURN[:3])
    before = look(match)
    way = match.undoable(A)
    assert (way.possible, way.to, way.barrier) == (True, 2, 0)
    assert look(match) == before
    assert match.undo(A) == way.to


def test_what_ends_the_way_back_is_shown_too() -> None:
    match = opening("choose A-BG")
    assert match.undoable(A).reason == "nothing"
    for line in (*TURN[1:], "tile D-SS", "choose D-GG", "place i7 r0", "done", "draw 2", "tile A-GS", "choose A-BS"):
        match.do(line)
    way = match.undoable(A)
    assert (way.possible, way.reason, way.to, way.barrier) == (True, "chance", 11, 11)


def test_a_choice_of_a_row_tile_can_be_taken_back_until_the_row_is_filled() -> None:
    match = opening(*TURN)
    assert match.undoable(A).possible
    match.do("tile D-SS")
    way = match.undoable(A)
    assert (way.possible, way.reason, way.to, way.barrier) == (False, "chance", -1, 6)


def test_nothing_goes_back_behind_chance() -> None:
    match = opening(*TURN[:4], "draw pile", "tile D-SS")
    before = look(match)
    with pytest.raises(ct.Mistake, match=r"^A cannot step back: something hidden was revealed since\.$"):
        match.undo(A)
    assert look(match) == before


def test_decisions_after_chance_go_back_to_it_and_no_further() -> None:
    match = opening(*TURN, "tile D-SS", "choose D-GG", "place i7 r0")
    assert match.undoable(B).barrier == 6
    assert [match.undo(B), match.undo(B)] == [7, 6]
    with pytest.raises(ct.Mistake, match=r"^B has not decided anything yet\.$"):
        match.undo(B)


def test_nothing_goes_back_behind_the_move_of_another_seat() -> None:
    match = opening(*TURN, "tile D-SS", "choose D-GG")
    assert (match.undoable(A).possible, match.undoable(A).reason) == (False, "other")
    with pytest.raises(ct.Mistake, match=r"^A cannot step back: another seat has moved since\.$"):
        match.undo(A)


def test_a_bot_that_has_moved_is_another_seat() -> None:
    match = opening(*TURN, "tile D-SS", seats=[None, ct.bots.random()])
    match.step()
    assert match.undoable(A).reason == "other"


def test_nothing_was_decided_yet() -> None:
    match = opening()
    assert (match.undoable(A).possible, match.undoable(A).reason) == (False, "nothing")
    with pytest.raises(ct.Mistake, match=r"^A has not decided anything yet\.$"):
        match.undo(A)


def test_set_up_is_no_decision_of_anybody() -> None:
    match = ct.Match(ct.game("cloudcity", first="A"), seed=2).play()
    assert [match.undoable(seat).reason for seat in (A, B)] == ["nothing", "nothing"]


def test_an_undone_match_is_recorded_as_it_stands() -> None:
    match = opening(*TURN[:4])
    match.undo(A)
    assert match.record().text() == opening(*TURN[:3]).record().text()


def test_a_last_turn_without_chance_can_be_taken_back() -> None:
    """With an empty pile no tile is revealed; the next seat has not moved yet."""
    match = ct.Match(ct.game("cloudcity", players=4, first="A"), [ct.bots.random()] * 4, seed=1).play()
    assert match.log[-1].seat != ct.CHANCE and match.undoable(3).possible
    match.undo(3)
    assert not match.over and match.waiting() == [3]


# --- several seats decide at once ---


def bets(*lines: str) -> ct.Match:
    """A match of Pebbles while everyone bets."""
    match = ct.Match(Pebbles(3), seed=1)
    match.do("tide low")
    for line in lines:
        match.do(line[2:], "ABC".index(line[0]))
    return match


def test_a_secret_commitment_can_be_taken_back_by_its_owner() -> None:
    """Nobody has learned anything but the seat that chose."""
    match = bets()
    before = look(match)
    match.do("bet 2", 1)
    assert match.undoable(1).possible
    match.undo(1)
    assert look(match) == before


def test_what_all_have_revealed_cannot_be_taken_back() -> None:
    match = bets("A bet 1", "C bet 2", "B bet 3")
    assert [match.undoable(seat).reason for seat in range(3)] == ["chance"] * 3


def test_who_has_peeked_cannot_take_the_peek_back() -> None:
    match = bets("A bet 1", "C bet 2", "B bet 3")
    match.do("peek")
    match.do("find grey")
    assert match.undoable(0).reason == "chance"


# --- others who decide at the same time ---


def three(*moves: str) -> ct.Match:
    """Three people who bet; `B 2` is a bet of B."""
    match = ct.Match(Pebbles(3), seed=1).play()
    for move in moves:
        match.do(f"bet {move[2:]}", "ABC".index(move[0]))
    return match


def test_a_bet_is_taken_back_and_the_bets_since_stay() -> None:
    match = three("A 3", "B 1")
    assert (match.undoable(A).to, match.undoable(A).barrier) == (1, 1)
    assert match.undo(A) == 1
    assert match.record().text() == three("B 1").record().text()


def test_the_order_of_the_bets_that_stay_is_the_same() -> None:
    match = three("B 1", "A 3")
    match.undo(B)
    assert [move.seat for move in match.log] == [ct.CHANCE, A]


def test_a_bet_that_completed_the_bets_ends_the_way_back() -> None:
    match = three("A 3", "B 1", "C 2")
    assert [match.undoable(seat).reason for seat in (A, B, 2)] == ["chance"] * 3


def test_a_move_that_rests_on_ours_ends_the_way_back() -> None:
    """B could only rest because A had."""
    game = Pebbles(2)
    match = ct.Match(game, position=game.dump(game.new()) | {"agenda": ["Turn 1", "Turn 0"], "tide": 0})
    match.do("rest", A)
    match.do("rest", B)
    assert (match.undoable(A).possible, match.undoable(A).reason) == (False, "other")


def test_a_length_between_decisions_cannot_be_gone_back_to() -> None:
    match = three("A 3", "B 1")
    with pytest.raises(ct.Mistake, match=r"^A can step back to move 1, not to move 2\.$"):
        match.undo(A, 2)
