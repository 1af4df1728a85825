"""What can be asked for besides moves: why, undo, hint, help, rules, score, log."""

from __future__ import annotations

import re

import pytest
from rich.console import Console

import cloudtop as ct
from cloudtop.bots import Advice
from cloudtop.cli.commands import expectation
from cloudtop.cli.desk import Desk
from cloudtop.cli.plain import painter_of
from tests.cli.evening import sit
from tests.kit import rule

# --- why? ---


@pytest.mark.parametrize("ask", ["why walkway g7-j7", "? walkway g7-j7", "?g7-j7"])
def test_why_names_the_rule_and_its_sentence(ask: str) -> None:
    answer = " ".join(sit("1", "g5 r1", ask).screens[3].split())

    assert answer.startswith(
        "walkway g7-j7 No tower of yours stands on j7. A walkway joins exactly two buildings of the same height"
    )
    assert "(CC-WLK-08)" in answer


@pytest.mark.parametrize(
    ("ask", "because"),
    [
        ("g5-g13", "(CC-RES-16)"),
        ("g7-h8", "(CC-RES-07)"),
        ("G5-H5", "(CC-RES-08)"),
        ("g5", "(CC-TRN-05)"),
        ("draw 9", "I do not understand"),
    ],
)
def test_why_explains_what_is_no_walkway_at_all(ask: str, because: str) -> None:
    answer = sit("1", "g5 r0", f"why {ask}").screens[3]

    assert because in answer


@pytest.mark.parametrize(("space", "because"), [("i9", "CC-TIL-04"), ("a1", "CC-TIL-03"), ("g7", "CC-TIL-05")])
def test_why_not_that_space(space: str, because: str) -> None:
    assert because in sit("1", f"why {space}").screens[2]


def test_why_something_that_is_possible() -> None:
    assert "That is possible now: place g5 r0." in sit("1", "why 1").screens[2]


# --- stepping back ---


def test_undo_says_what_and_how_far() -> None:
    evening = sit("1", "g5 r1", "undo", "undo", "undo")

    assert "undo (2)" in evening.screens[2]
    assert "Taken back: place g5 r1. You can step back one more time;" in evening.screens[3]
    assert (
        "Taken back: choose A-GB. You cannot step back further: before that you had not decided anything"
        in evening.screens[4]
    )
    assert evening.moves == []


def test_undo_of_a_space_only_puts_it_back() -> None:
    evening = sit("1", "g5", "undo")

    assert "You may choose anew." in evening.screens[3]
    assert evening.moves == ["choose A-GB"]


def test_undo_goes_past_what_was_forced() -> None:
    evening = sit("D-GG", "g5 r0", "undo")

    assert "Taken back: place g5 r0." in evening.screens[3]
    assert evening.moves == ["choose D-GG"]


def test_undo_ends_where_something_was_revealed() -> None:
    evening = sit("1", "g5 r1", "done", "1", "undo")

    assert "You cannot step back: something hidden was revealed since your last decision." in evening.screens[5]


# --- hints ---


def test_a_hint_names_a_move_and_what_it_gains() -> None:
    answer = " ".join(sit("1", "g5 r1", "hint").screens[3].split())

    assert "Greedy would play: " in answer
    assert "Build the walkway from h6 to h8 (walkway h6-h8)" in answer and "Finish building (done)" in answer


def test_a_hint_says_line_by_line_what_the_other_move_would_bring() -> None:
    desk = Desk(sit().match, Console(), painter_of("cloudcity"), None, ct.bots.greedy())
    best, other = Advice(desk.match.codes()[0], 4150, 9), Advice(desk.match.codes()[1], 4000, 9)
    best.lines, other.lines = {"river": 1000, "sand": 3150}, {"river": 1250, "sand": 2750}
    said = expectation(desk, [best, other])
    assert "end with about 41.5 votes. “Choose" in said
    lines = "Sand walkways \u22124.0, River walkways +2.5"
    assert said.endswith(f"would bring you to about 40 votes: {lines}. (after 9 imagined games)")
    other.lines = dict(best.lines)
    other.worth = best.worth
    assert "just as much" in expectation(desk, [best, other])


def test_a_hint_after_imagined_games_says_where_it_leads() -> None:
    answer = " ".join(sit("hint", hint=ct.bots.monte_carlo(40)).screens[1].split())

    assert re.search(r"Monte Carlo would play: Choose [a-z ]+ \(choose (A-GB|D-BB|D-GG)\)\.", answer)
    assert re.search(r"end with about \d+(\.\d)? votes?\. .* \(after \d+ imagined games\)", answer)


def test_a_hint_without_an_opinion() -> None:
    assert "It has no opinion" in sit("hint", hint=ct.bots.random()).screens[1]


def test_hints_do_not_change_the_game() -> None:
    plain = sit("1", "g5 r1", "done", "4")
    hinted = sit("hint", "1", "hint", "g5 r1", "hint", "done", "hint", "4")

    assert plain.match.record().text() == hinted.match.record().text()


# --- looking things up ---


def test_help_says_what_can_be_done_now() -> None:
    answer = sit("?").screens[1]

    assert "Lay, build, draw: that is a turn." in answer
    for command in ("why", "undo", "hint", "rules", "score", "log", "look", "save", "quit"):
        assert re.search(rf"^ *{command}\b", answer, re.MULTILINE)


def test_rules_by_id_and_by_words() -> None:
    assert "CC-WLK-03  Step 3: walkways  A walkway may go anywhere" in sit("rules cc-wlk-03").screens[1]
    found = sit("rules taller tower").screens[1]
    assert "CC-RES-14" in found
    assert "CC-WLK-03" not in found
    assert "Step 3: walkways" in " ".join(sit("rules").screens[1].split())
    assert re.search(r"… and \d+ more", sit("rules walkway").screens[1])


def test_the_score_sheet_names_its_rules() -> None:
    answer = sit("1", "g5 r1", "1", "score", requests=["solo"]).screens[4]

    assert re.search(r"River walkways +2 +0 +CC-SCO-01", answer)
    assert re.search(r"Solo buildings +-4 +-4 +CC-SOL-01", answer)
    assert re.search(r"Total +-2 +-4", answer)


@rule("CC-SET-11")
def test_the_log_tells_only_what_the_seat_may_know() -> None:
    answer = sit("log 20").screens[1]

    assert answer.count("● A  is dealt A-GB") == 1
    assert answer.count("■ B  is dealt a tile") == 3
    assert "■ B  is dealt A" not in answer
    assert "■ B  is dealt D" not in answer


def test_what_the_bots_did_is_told_once() -> None:
    evening = sit("1", "g5 r1", "done", "1", "", "1")

    assert re.search(r"■ B  lays [AD]-[BGS]{2} on [a-n]\d+ · ", evening.screens[4])
    assert "■ B  lays" not in evening.screens[5]
    assert "■ B  lays" not in evening.screens[6]


@rule("CC-DRW-05")
def test_the_own_tile_from_the_pile_is_told_to_its_owner_only() -> None:
    alone = sit("1", "g5 r1", "done", "pile")
    shared = sit("", "1", "g5 r1", "done", "pile", "", "log", seats=[None, None])

    assert re.search(r"● A  draws [AD]-[BGS]{2} from the pile", alone.screens[4])
    assert "● A  lays A-GB on g5 · draws from the pile" in shared.screens[6]
    assert "● A  draws from the pile" in shared.screens[7]
