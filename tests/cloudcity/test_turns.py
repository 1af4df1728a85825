"""Chapter 4, rounds and turns: how many, who, and in which order of steps."""

from __future__ import annotations

import pytest

import cloudtop as ct
from cloudtop.core.state import Journal
from tests.cloudcity.kit import Table, begin
from tests.kit import rule

HANDS = ("A-BG A-BS A-GS", "D-GG D-GG D-GG")
TURN = ("choose A-BG", "place i7 r0", "walkway g7-i7", "done", "draw 1", "tile D-SS")


def turns(t: Table, seed: int = 1) -> list[str]:
    """A random game to its end: the seat of every turn, a round to a word."""
    rounds: list[str] = []
    rng = ct.Rng(seed)
    while not t.state.over():
        if t.step() == "ChooseTile":
            if len(rounds) < t.state.round:
                rounds.append("")
            rounds[-1] += "ABCD"[t.who()]
        ct.play_randomly(t.state, rng, 1)
    return rounds


@rule("CC-TRN-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_basic_game_has_8_rounds(players: int) -> None:
    assert len(turns(begin(players=players))) == 8


@rule("CC-TRN-01")
def test_the_view_tells_the_round() -> None:
    t = begin()
    assert (t.view("A")["round"], t.view("A")["rounds"]) == (1, 8)
    while t.state.round == 1:
        t.do(t.offer()[0])
    assert (t.who(), t.view("A")["round"]) == (0, 2)


@rule("CC-TRN-02", "CC-TRN-06")
@pytest.mark.parametrize(
    ("players", "first", "order"),
    [(2, "A", "AB"), (2, "B", "BA"), (3, "B", "BCA"), (4, "A", "ABCD"), (4, "C", "CDAB"), (4, "D", "DABC")],
)
def test_every_round_goes_clockwise_from_the_first_player(players: int, first: str, order: str) -> None:
    assert turns(begin(players=players, first=first)) == [order] * 8


@rule("CC-TRN-02")
def test_whoever_has_the_tile_with_one_bird_begins() -> None:
    t = begin(players=3, first="C")
    assert t.view("C")["cities"][2]["tiles"][0]["tile"] == "D-BB"
    assert t.who() == 2


@rule("CC-TRN-02")
@pytest.mark.parametrize("done", range(5))
def test_nobody_moves_in_the_turn_of_another(done: int) -> None:
    t = begin(row="A-BB D-GG A-SS", hands=HANDS).do(*TURN[:done])
    for line in ("choose D-GG", "place i7 r0", "walkway g7-i7", "done", "draw 1"):
        assert t.why(line, "B") == "CC-TRN-02"
    assert t.why(TURN[done]) is None


@rule("CC-TRN-02")
def test_a_move_out_of_turn_is_not_made() -> None:
    t = begin(hands=HANDS)
    with pytest.raises(ct.NotYourTurn) as e:
        t.game.check(t.state, 1, t.game.vocabulary.code("choose D-GG"))
    assert e.value.rule == "CC-TRN-02"


@rule("CC-TRN-03")
def test_the_four_steps_of_a_turn() -> None:
    t = begin(row="A-BB D-GG A-SS", hands=HANDS)
    t.state.journal = journal = Journal()
    t.do(*TURN)
    assert [event.name for event in journal.events] == ["place", "buildings", "walkway", "draw", "row", "turn"]


@rule("CC-TRN-03")
@pytest.mark.parametrize(
    ("done", "step"),
    [
        (0, "ChooseTile"),
        (1, "PlaceTile"),
        (2, "BuildWalkways"),
        (3, "BuildWalkways"),
        (4, "DrawTile"),
        (5, "RefillRow"),
    ],
)
def test_what_is_pending_in_the_course_of_a_turn(done: int, step: str) -> None:
    assert begin(row="A-BB D-GG A-SS", hands=HANDS).do(*TURN[:done]).step() == step


@rule("CC-TRN-03")
def test_the_buildings_stand_before_walkways_are_built() -> None:
    t = begin(hands=HANDS).do("choose A-BG", "place i7 r0")
    assert t.view("A")["cities"][0]["buildings"]["i7"] == "blue"
    assert t.offer() == ["walkway g7-i7", "done"]


@rule("CC-TRN-04")
@pytest.mark.parametrize("done", [0, 1, 4])
def test_laying_a_tile_and_drawing_cannot_be_passed(done: int) -> None:
    t = begin(row="A-BB D-GG A-SS", hands=HANDS).do(*TURN[:done])
    assert t.why("done") == "CC-TRN-05"
    assert "done" not in t.offer()


@rule("CC-TRN-04")
def test_walkways_may_be_passed() -> None:
    t = begin(hands=HANDS).do("choose A-BG", "place i7 r0")
    assert t.why("walkway g7-i7") is None
    assert t.do("done").step() == "DrawTile"
    assert t.view("A")["cities"][0]["walkways"] == []


@rule("CC-TRN-04")
def test_done_is_offered_even_if_no_walkway_is_possible() -> None:
    t = begin(hands=("A-SS", "A-SS")).do("choose A-SS", "place i7 r0", "walkway i7-j7")
    assert t.offer() == ["done"]


@rule("CC-TRN-05")
@pytest.mark.parametrize("done", [0, 1])
def test_no_walkway_before_the_tile_of_the_turn(done: int) -> None:
    t = begin(hands=("A-SS A-SS A-BG", HANDS[1])).do("choose A-SS", "place i7 r0", "done", "draw 1", "tile D-SS")
    t.do("choose D-GG", "place i7 r0", "done", "draw 1", "tile D-SS")
    t.do(*TURN[:done])
    assert t.why("walkway i7-j7") == "CC-TRN-05"
    assert t.do(*("choose A-BG", "place g9 r0")[done:]).why("walkway i7-j7") is None


@rule("CC-TRN-05")
@pytest.mark.parametrize(
    ("done", "move"),
    [
        (0, "draw 1"), (0, "draw pile"), (0, "tile D-SS"), (1, "choose A-BS"), (1, "draw 1"),
        (2, "choose A-BS"), (2, "place i9 r0"), (2, "draw 1"), (3, "draw pile"), (4, "choose A-BS"), (4, "place i9 r0"),
    ],
)  # fmt: skip
def test_no_step_out_of_order(done: int, move: str) -> None:
    t = begin(row="A-BB D-GG A-SS", hands=HANDS).do(*TURN[:done])
    assert t.why(move) == "CC-TRN-05"
    assert move not in t.offer()


@rule("CC-TRN-05")
def test_no_more_walkways_once_they_are_done() -> None:
    t = begin(row="A-BB D-GG A-SS", hands=HANDS).do("choose A-BG", "place i7 r0")
    assert t.why("walkway g7-i7") is None
    assert t.do("done").why("walkway g7-i7") == "CC-TRN-05"


@rule("CC-TRN-06")
@pytest.mark.parametrize("draw", [("draw 1", "tile D-SS"), ("draw pile", "tile D-SS")])
def test_after_the_draw_it_is_the_next_players_turn(draw: tuple[str, str]) -> None:
    t = begin(players=3, hands=HANDS).do("choose A-BG", "place i7 r0", "done")
    assert t.who() == 0
    t.do(*draw)
    assert (t.who(), t.step()) == (1, "ChooseTile")


@rule("CC-TRN-07")
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_takes_8_turns(players: int, seed: int) -> None:
    order = "".join(turns(begin(players=players), seed))
    assert [order.count(seat) for seat in "ABCD"[:players]] == [8] * players


@rule("CC-TRN-07")
def test_the_game_goes_on_when_no_tile_is_left_to_draw() -> None:
    t = begin(players=4)
    while t.state.round < 8:
        t.do(t.offer()[0])
    for kind, count in enumerate(list(t.state.pile.count)):
        for _ in range(count):
            t.state.pile.take(kind)
    for place in range(3):
        t.state.row[place] = -1
    assert "".join(turns(t)) == "ABCD"


@rule("CC-TRN-07")
def test_the_game_is_over_after_the_last_walkways_and_not_before() -> None:
    t = begin()
    while not (t.state.round == 8 and t.who() == 1 and t.step() == "BuildWalkways"):
        t.do(t.offer()[0])
    assert not t.state.over()
    assert t.do("done").state.over()
    with pytest.raises(ct.NotYourTurn, match="The game is over"):
        t.game.check(t.state, 0, t.game.vocabulary.code("done"))


@rule("CC-DRW-09")
def test_the_offer_tells_what_ends_the_last_turn() -> None:
    """Nobody draws after it, so nobody should end it for somebody else."""
    match = ct.Match(ct.game("cloudcity", players=2), ["random", "random"], seed=1)
    told: dict[int, set[str]] = {}
    while not match.over:
        if "done" in match.offer():
            round_number = match.view(match.waiting()[0]).round
            told.setdefault(round_number, set()).add(str(match.terms("done").facts))
        match.step()
    assert told == {**{number: {"{}"} for number in range(1, 8)}, 8: {"{'last': 'turn'}"}}
