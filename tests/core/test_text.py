"""Words for people: messages with facts, several files, and what is missing."""

from __future__ import annotations

from pathlib import Path

import pytest

from cloudtop.core.text import Text

COMMON = """\
hello = Hello, { $name }.
done = Done
pebbles = { $n ->
    [one] one pebble
   *[other] { $n } pebbles
}
only-a-hint =
    .hint = Not a text
"""
GAME = "done = I have finished\n"


@pytest.fixture
def files(tmp_path: Path) -> list[Path]:
    common, game = tmp_path / "en.ftl", tmp_path / "game.ftl"
    common.write_text(COMMON, "utf-8")
    game.write_text(GAME, "utf-8")
    return [common, game]


def test_facts_are_filled_in(files: list[Path]) -> None:
    assert Text(files).say("hello", {"name": "Ada"}) == "Hello, Ada."


def test_numbers_have_their_plural(files: list[Path]) -> None:
    text = Text(files)
    assert [text.say("pebbles", {"n": n}) for n in (1, 2)] == ["one pebble", "2 pebbles"]


def test_the_later_file_wins(files: list[Path]) -> None:
    assert Text(files[:1]).say("done") == "Done"
    assert Text(files).say("done") == "I have finished"


def test_which_messages_there_are(files: list[Path]) -> None:
    assert Text(files).has("hello") and not Text(files).has("goodbye")


def test_a_missing_message_is_an_error_that_names_it(files: list[Path]) -> None:
    with pytest.raises(KeyError, match="goodbye"):
        Text(files).say("goodbye")


def test_a_message_without_text_is_an_error_that_names_it(files: list[Path]) -> None:
    with pytest.raises(KeyError, match="only-a-hint has no text"):
        Text(files).say("only-a-hint")


def test_a_missing_fact_is_an_error_that_names_message_and_fact(files: list[Path]) -> None:
    with pytest.raises(KeyError, match=r"hello: .*name"):
        Text(files).say("hello", {"nome": "Ada"})
