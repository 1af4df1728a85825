"""Playing in the terminal: whole games, ways to say a move, mistakes, several people, leaving."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import cloudtop as ct
from cloudtop.bots import Bot
from tests.cli.evening import Evening, new_match, sit
from tests.cloudcity.kit import begin
from tests.kit import rule

# --- whole games ---


@pytest.mark.parametrize("width", [50, 80, 110, 160])
def test_a_whole_game_by_the_first_choice(width: int) -> None:
    evening = Evening(new_match(requests=2), lambda match: "1", width)

    assert evening.match.over
    assert "The council has voted." in evening.screens[-1]
    assert "✗" not in evening.text


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        ([None, ct.bots.random(), ct.bots.random()], {"rectangle": True, "requests": 1}),
        ([None, ct.bots.greedy(), ct.bots.random(), ct.bots.greedy()], {"requests": ["crossed", "solo"]}),
    ],
)
def test_a_whole_game_by_notation(seats: list[Bot | None], options: dict[str, Any]) -> None:
    typed: list[str] = []

    def last_offer(match: ct.Match) -> str:
        typed.append(match.offer(0)[-1])
        return typed[-1]

    evening = Evening(new_match(seats, **options), last_offer)

    assert evening.match.over
    assert [move for move in evening.moves if move != "done"] == [line for line in typed if line != "done"]


def test_bots_alone_need_nobody() -> None:
    evening = sit(seats=[ct.bots.random(), ct.bots.random()])

    assert evening.match.over
    assert len(evening.screens) == 1
    assert "wins with" in evening.text


# --- ways to say a move ---


def test_a_tile_by_number_its_space_and_its_turn() -> None:
    assert sit("1", "1", "2").moves == ["choose A-GB", "place g5 r1"]


@pytest.mark.parametrize(
    "typed",
    [
        ["choose A-GB", "place g5 r1"],
        ["a-gb", "g5 r1"],
        ["c a-g", "g5", "r1"],
        ["1", "1 r1"],
        ["1", "g5", "2"],
        ["1;g5;r1"],
        ["1; place g5 r1"],
    ],
)
def test_moves_are_understood_in_many_forms(typed: list[str]) -> None:
    assert sit(*typed).moves == ["choose A-GB", "place g5 r1"]


def test_a_walkway_by_number_by_its_ends_or_by_one_end() -> None:
    for typed in ("1", "h6-h8", "h8-h6", "h8", "walkway h6-h8"):
        assert sit("1", "g5 r1", typed).moves[2] == "walkway h6-h8"


def test_a_draw_by_place_or_from_the_pile() -> None:
    assert sit("1", "g5 r1", "0", "2").moves[3] == "draw 2"
    assert sit("1", "g5 r1", "done", "4").moves[3] == "draw pile"
    assert sit("1", "g5 r1", "d", "pile").moves[3] == "draw pile"


def test_the_menu_of_walkways_names_level_length_and_votes() -> None:
    assert re.search(r"1 +▂ B h6-h8 +2 votes +length 2 · 8 left", sit("1", "g5 r1").screens[2])


def test_the_turns_of_a_tile_are_drawn_side_by_side() -> None:
    screen = sit("D-BB", "g5").screens[2]

    assert " B  ·     ·  B \n ·  B     B  · \n" in screen
    assert "1  r0    2  r1" in screen
    assert "r2" not in screen


def test_a_line_of_moves_stops_at_the_first_mistake() -> None:
    evening = sit("1; g5 r1; h6-g5; done")

    assert evening.moves == ["choose A-GB", "place g5 r1"]
    assert "CC-RES-07" in evening.screens[1]
    assert "The rest of your line was not played." in evening.screens[1]
    assert "Build as many walkways" in evening.screens[1]


def test_a_line_of_moves_ends_with_the_turn() -> None:
    evening = sit("1; g5 r1; done; 1; 1; 1")

    assert evening.moves == ["choose A-GB", "place g5 r1", "done", "draw 1"]
    assert "The rest of your line was not played." in evening.screens[1]


def test_what_is_forced_is_played_and_said() -> None:
    evening = sit("D-GG", "g5 r0")

    assert evening.moves == ["choose D-GG", "place g5 r0", "done"]
    assert "There was no choice: “done” was played for you." in evening.screens[2]


# --- mistakes ---


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("xyz", "I do not understand “xyz”"),
        ("9", "There is no choice 9 now; the choices are 1, 2, 3."),
        ("choose", "That can mean several things"),
        ("A-BB", "two blue towers side by side is not in your hand."),
        ("draw 1", "The steps of a turn keep their order"),
        ("g7-h8", "A walkway is never diagonal"),
        ("why", "Ask about a move"),
        ("rules zeppelin", "No rule has the words"),
        ("save", "Say where to"),
        ("save /", "“/” is not the name of a file"),
        ("undo", "You cannot step back: you have not decided anything yet."),
        ("\x1b[2J\x07", "I do not understand “[2J”"),
        ("[/bold]", "I do not understand “[/bold]”"),
    ],
)
def test_a_mistake_costs_one_sentence(typed: str, answer: str) -> None:
    evening = sit(typed, "1")

    assert evening.screens[1].startswith(f"✗ {answer}")
    assert evening.screens[1].count("✗") == 1
    assert evening.moves == ["choose A-GB"]


@rule("CC-TIL-01")
def test_a_tile_that_is_not_in_the_hand_is_refused_with_its_rule() -> None:
    assert "(CC-TIL-01)" in sit("choose A-BB").screens[1]


# --- several people at one screen ---


@rule("CC-SET-11")
def test_the_cover_shows_no_tile() -> None:
    evening = sit("", "1", "g5 r1", "done", "1", "", "1", seats=[None, None], names=["Ada", "Bo"])
    before_ada, before_bo = evening.screens[0], evening.screens[5]

    assert "Now it is Ada's turn." in before_ada
    assert "Now it is Bo's turn." in before_bo
    for cover in (before_ada, before_bo):
        assert not re.search(r"[AD]-[BGS]{2}", cover)
    assert evening.raw.count("\x1b[3J") == 4


@rule("CC-SET-11")
def test_a_screen_does_not_depend_on_the_other_hand() -> None:
    def screens(hand: str) -> list[str]:
        state = begin(row="A-BB A-BB A-BB", hands=("A-GG A-GG D-GS", hand), pack=None).state
        game = ct.game("cloudcity", first="A")
        match = ct.Match(game, [None, None], position=game.dump(state))
        return Evening(match, ["", "1", "g5 r0", "log"]).screens

    assert screens("D-BB D-BB D-BB") == screens("A-SS D-GG D-SS")


def test_one_person_needs_no_cover() -> None:
    assert "nobody else should look" not in sit("1", "g5 r1", "done", "1").text


# --- keeping and leaving ---


def test_the_end_of_input_keeps_the_game(tmp_path: Path) -> None:
    path = tmp_path / "evening.ctr"
    evening = sit("1", "g5 r1", save=path)

    assert f"The game is kept in {path}." in "".join(evening.screens[-1].split("\n"))
    assert ct.open_record(path).log[-1].action == evening.match.log[-1].action


def test_an_interruption_keeps_the_game(tmp_path: Path) -> None:
    path = tmp_path / "evening.ctr"

    def interrupted(match: ct.Match) -> str:
        if len(match.offer(0)) == 3:
            return "1"
        raise KeyboardInterrupt

    evening = Evening(new_match(), interrupted, 200, path)

    assert "The game is kept in" in evening.screens[-1]
    assert ct.load_record(path).lines[-1] == "A choose A-GB"


def test_quit_without_a_place_to_keep_it() -> None:
    evening = sit("quit", "1")

    assert "This game was not saved." in evening.screens[-1]
    assert evening.moves == []


def test_the_game_is_kept_after_each_own_turn(tmp_path: Path) -> None:
    path = tmp_path / "evening.ctr"
    kept: list[bool] = []

    def watch(match: ct.Match) -> str:
        kept.append(path.exists() and ct.load_record(path).text() == match.record().text())
        if len(kept) > 5:
            raise EOFError
        return ["1", "g5 r1", "done", "1", "1", "1"][len(kept) - 1]

    Evening(new_match(), watch, 110, path)

    assert kept == [False, False, False, False, True, False]


def test_save_to_a_named_file(tmp_path: Path) -> None:
    path = tmp_path / "b.ctr"
    evening = sit("1", f"save {path}", f"save {tmp_path / 'no' / 'c.ctr'}", width=300)

    assert f"Saved to {path}." in evening.screens[2]
    assert evening.screens[3].startswith("✗ The record cannot be written")
    assert ct.load_record(path).lines[-1] == "A choose A-GB"


def test_a_game_that_goes_on_is_not_told_from_its_beginning(tmp_path: Path) -> None:
    path = tmp_path / "evening.ctr"
    sit("1", "g5 r1", "done", "1", "1", "1", save=path)
    match = ct.resume(ct.load_record(path), [None, ct.bots.greedy()])
    evening = Evening(match, ["log"])

    assert "■ B  lays" not in evening.screens[0]
    assert "■ B  lays" in evening.screens[1]


def test_seats_with_one_name_can_be_told_apart() -> None:
    screen = sit(seats=[None, ct.bots.greedy(), ct.bots.greedy()]).screens[0]

    assert "Player  0 votes" in screen
    assert "Greedy B  0 votes" in screen
    assert "Greedy C  0 votes" in screen


def test_names_cannot_steer_the_terminal() -> None:
    assert "[red]Ada" in sit("", "1", seats=[None, None], names=["[red]Ada", "Bo"]).screens[1]
    with pytest.raises(ct.Mistake, match="A name is"):
        sit("1", seats=[None, None], names=["Ada\x1b[8m", "Bo"])
