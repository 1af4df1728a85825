"""Bad input: whatever comes in, the answer is one sentence that says what is wrong, never another exception."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cloudtop as ct
from tests.kit import rule
from tests.table.kit import TURN, A, check_sentence, finished, opening, refused


def replay(text: str) -> ct.Match:
    return ct.resume(ct.parse_record(text))


SHORT = opening(*TURN, "tile D-SS", "choose D-GG").record().text()  # begins at a position, not finished
WHOLE = finished().record().text()


def with_head(key: str, value: str) -> str:
    """The whole record with one line of its header changed."""
    return re.sub(rf"(?m)^{key}: .*$", lambda found: f"{key}: {value}", WHOLE, count=1)


# --- games and options ---


@pytest.mark.parametrize("slug", ["chess", "", "Cloudcity", "../cloudcity", "a\nb"])
def test_an_unknown_game(slug: str) -> None:
    with refused(ct.Mistake, f"the games are {', '.join(ct.GAMES)}"):
        ct.game(slug)


@rule("CC-REC-01")
def test_rectangle_city_with_4_players() -> None:
    with refused(ct.BadOptions, "Rectangle City is for 2 or 3 players", "CC-REC-01"):
        ct.game("cloudcity", players=4, rectangle=True)


@rule("CC-SET-01")
@pytest.mark.parametrize("players", [0, 1, 5, -2, 10**30])
def test_a_number_of_players_that_the_game_is_not_for(players: int) -> None:
    with refused(ct.BadOptions, "2, 3 or 4 players", "CC-SET-01"):
        ct.game("cloudcity", players=players)


@pytest.mark.parametrize("name", ["rectangel", "Players", "", "a\nb"])
def test_an_unknown_option(name: str) -> None:
    with refused(ct.BadOptions, "is not an option of Cloud City; they are players, rectangle"):
        ct.game("cloudcity", **{name: 1})  # type: ignore[arg-type]  # mypy thinks of `pack`


@pytest.mark.parametrize(
    "options",
    [
        {"players": "two"}, {"players": 2.5}, {"players": None}, {"players": [2]}, {"rectangle": "yes"},
        {"rectangle": 1}, {"first": 1}, {"requests": {"circuits": 1}}, {"requests": [1]}, {"requests": 1.5},
    ],
)  # fmt: skip
def test_an_option_of_the_wrong_type(options: dict[str, Any]) -> None:
    with refused(ct.BadOptions, next(iter(options))):
        ct.game("cloudcity", **options)


@rule("CC-UPG-03", "CC-COM-05", "CC-SET-06")
@pytest.mark.parametrize(
    ("options", "id"),
    [
        ({"requests": 3}, "CC-UPG-03"),
        ({"requests": -1}, "CC-UPG-03"),
        ({"requests": ["solo", "solo"]}, "CC-UPG-03"),
        ({"requests": ["solo", "crossed", "circuits"]}, "CC-UPG-03"),
        ({"requests": ["so\nlo"]}, "CC-COM-05"),
        ({"first": "C"}, "CC-SET-06"),
        ({"first": "AB"}, "CC-SET-06"),
        ({"first": "a"}, "CC-SET-06"),
    ],
)
def test_an_option_that_the_rulebook_does_not_allow(options: dict[str, Any], id: str) -> None:
    with refused(ct.BadOptions, id=id):
        ct.game("cloudcity", **options)


def test_a_pack_that_is_not_there(tmp_path: Path) -> None:
    with refused(ct.BadContent, "cannot be read"):
        ct.game("cloudcity", pack=tmp_path / "none.toml")


# --- moves ---


@pytest.mark.parametrize(
    "line", ["", "  ", "fly", "choose", "choose Q-XX", "place g7", "draw 4", "Done", "wal\nkway", "\0"]
)
def test_a_move_that_does_not_parse(line: str) -> None:
    match = opening()
    with refused(ct.NotAnAction):
        match.do(line)


def test_a_move_that_is_not_offered() -> None:
    match = opening()
    with refused(ct.NotLegal, "'choose A-BB' is not possible now", "CC-TIL-01"):
        match.do("choose A-BB")


def test_a_move_out_of_turn() -> None:
    match = opening()
    with refused(ct.NotYourTurn, "it is A's turn", "CC-TRN-02"):
        match.do("choose D-GG", 1)


def test_a_move_after_the_end() -> None:
    match = finished()
    with refused(ct.Mistake, "The game is over"):
        match.do("done")
    with refused(ct.Mistake, "The game is over"):
        match.act(A, match.game.vocabulary.code("done"))


def test_too_many_seats_a_bad_branch_and_nothing_to_undo() -> None:
    match = opening()
    with refused(ct.Mistake):
        ct.Match(match.game, [None] * 3)
    with refused(ct.Mistake):
        match.branch(1)
    with refused(ct.Mistake):
        match.undo(A)


# --- records ---


def test_a_record_of_another_game() -> None:
    with refused(ct.Mistake, "no game called 'chess'"):
        replay(with_head("game", "chess"))


def test_a_record_of_other_rules() -> None:
    with refused(ct.BadRecord, "The record is of rules version 0; this is version 2"):
        replay(with_head("rules", "0"))


def test_a_record_of_other_content() -> None:
    with refused(ct.BadRecord, "'standard 000000000000'"):
        replay(with_head("content", "standard 000000000000"))


@pytest.mark.parametrize("seats", ["Ada", "Ada | Bea | Cid", ""])
def test_a_record_with_other_seats(seats: str) -> None:
    with refused(ct.BadRecord, "seats for 2 players"):
        replay(with_head("seats", seats))


DEEP = "[" * 100_000
LONG = "1" * 5000


@pytest.mark.parametrize(
    "options",
    [
        "", "{", "[]", "5", "null", '{"players":5}', '{"players":"two"}', '{"tower":1}', '{"slug":"cloudcity"}',
        '{"pack":"other.toml"}', '{"a\\nb":1}', '{"\\ud800":1}', f'{{"players":{LONG}}}', f'{{"players":{DEEP}',
    ],
    ids=lambda text: text[:20],
)  # fmt: skip
def test_a_record_with_bad_options(options: str) -> None:
    with refused(ct.Mistake):
        replay(with_head("options", options))


@pytest.mark.parametrize(
    "position", ["", "{", "[]", "5", "true", '"x"', "{}", LONG, DEEP, f'{{"round":{LONG}}}'], ids=lambda text: text[:20]
)
def test_a_record_with_a_bad_position(position: str) -> None:
    text = WHOLE.replace("\n---\n", f"\nposition: {position}\n---\n", 1)
    with refused(ct.Mistake):
        replay(text)


@pytest.mark.parametrize("key", ["game", "rules", "options", "content", "seats"])
def test_a_record_without_a_line_of_its_header(key: str) -> None:
    with refused(ct.BadRecord, f"no '{key}:' line"):
        ct.parse_record(re.sub(rf"(?m)^{key}: .*\n", "", WHOLE, count=1))


def test_a_record_that_is_cut_off_at_any_line() -> None:
    lines = WHOLE.splitlines(keepends=True)
    for length in range(len(lines)):
        with refused(ct.BadRecord):
            replay("".join(lines[:length]))


def test_a_record_that_is_cut_off_at_any_letter() -> None:
    for length in range(len(SHORT) - 1):
        with refused(ct.BadRecord):
            replay(SHORT[:length])


def test_a_record_with_an_edited_move() -> None:
    lines = WHOLE.splitlines()
    first, last = lines.index("---") + 1, len(lines) - 4
    for number in range(first, last, 7):
        for edited in ("A done", "B draw pile", "chance tile A-BB", "E done", "done", "A", "A fly", "---"):
            if edited != lines[number]:
                with refused(ct.BadRecord):
                    replay("\n".join([*lines[:number], edited, *lines[number + 1 :]]))
        with refused(ct.BadRecord):
            replay("\n".join(lines[:number] + lines[number + 1 :]))


def test_an_edited_move_is_named() -> None:
    with refused(ct.BadRecord, "'A choose A-BB', cannot be played", "CC-TIL-01"):
        replay(SHORT.replace("A choose A-BG", "A choose A-BB"))


def test_a_move_after_the_end_of_a_record() -> None:
    with refused(ct.BadRecord, "The game is over"):
        replay(WHOLE.replace("---\nscores", "A done\n---\nscores"))


@pytest.mark.parametrize("hash", ["", "0", "0123456789abcdef"])
def test_a_record_with_an_edited_hash(hash: str) -> None:
    with refused(ct.BadRecord, "does not lead to the state it ends with"):
        replay(re.sub(r"state: .*", f"state: {hash}", WHOLE))


def test_a_record_with_edited_scores() -> None:
    with refused(ct.BadRecord):
        replay(re.sub(r"scores: A \d+", "scores: A 99", WHOLE))


@pytest.mark.parametrize("data", [b"", b"\xff\xfe\x00cloudtop", b"\0" * 100, bytes(range(256)), b"cloudtop record 2\n"])
def test_a_file_of_garbage(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "garbage.ctr"
    path.write_bytes(data)
    with refused(ct.BadRecord):
        ct.load_record(path)


@pytest.mark.parametrize("name", ["none.ctr", ".", "none/none.ctr", "a\0b.ctr", "x" * 300])
def test_a_file_that_is_not_there(tmp_path: Path, name: str) -> None:
    with refused(ct.BadRecord):
        ct.load_record(tmp_path / name)
    with refused(ct.BadRecord):
        ct.open_record(str(tmp_path / name))


def test_a_record_that_cannot_be_written(tmp_path: Path) -> None:
    for path in (tmp_path / "none" / "evening.ctr", tmp_path):
        with refused(ct.BadRecord, "cannot be written"):
            opening().record().save(path)


@settings(max_examples=100)
@given(
    text=st.one_of(
        st.text(), st.text("clouptre 1\n-:{}\"'", max_size=60), st.binary().map(lambda b: b.decode("latin-1"))
    )
)
def test_any_text_is_no_record(text: str) -> None:
    with refused(ct.BadRecord):
        ct.parse_record(text)


LINES = st.one_of(
    st.text(max_size=20),
    st.sampled_from(
        ["---", "A", "A done", "chance", "chance tile", "scores: A 1", "state:", "position: {}", "options: {}", ":", ""]
    ),
    st.sampled_from(SHORT.splitlines()),
)


@settings(max_examples=60)
@given(place=st.integers(0, 16), dropped=st.integers(0, 2), lines=st.lists(LINES, max_size=2))
def test_any_change_of_a_record_is_harmless_or_refused(place: int, dropped: int, lines: list[str]) -> None:
    text = "\n".join([*SHORT.splitlines()[:place], *lines, *SHORT.splitlines()[place + dropped :]])
    try:
        match = replay(text)
    except ct.Mistake as e:
        check_sentence(e)
        return
    assert match.record().lines == ct.parse_record(SHORT).lines
