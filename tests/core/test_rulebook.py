"""Reading a rulebook: chapters, sentences, rules that are text only."""

from __future__ import annotations

from pathlib import Path

import pytest

import cloudtop as ct
from cloudtop.core.proof import ID
from cloudtop.core.rulebook import read_rulebook

BOOK = """\
# Pebbles

A word about the game.

## Words

- **Beach**: where the pebbles are.

## The tide

### PB-TID-01
The tide turns
at the start of a round.

### PB-TID-02
Nobody rests at high tide.

Not even a crab.

## Diving

### PB-DIV-01
Look before you dive.
Text only: advice.
"""


@pytest.fixture
def book(tmp_path: Path) -> Path:
    path = tmp_path / "rulebook.md"
    path.write_text(BOOK, "utf-8")
    return path


def test_the_rules_come_in_the_order_of_the_book(book: Path) -> None:
    assert list(read_rulebook(book)) == ["PB-TID-01", "PB-TID-02", "PB-DIV-01"]


def test_a_rule_has_a_chapter(book: Path) -> None:
    assert [rule.chapter for rule in read_rulebook(book).values()] == ["The tide", "The tide", "Diving"]


def test_the_lines_of_a_rule_are_joined(book: Path) -> None:
    rules = read_rulebook(book)
    assert rules["PB-TID-01"].sentence == "The tide turns at the start of a round."
    assert rules["PB-TID-02"].sentence == "Nobody rests at high tide. Not even a crab."


def test_a_rule_without_code_says_why(book: Path) -> None:
    rules = read_rulebook(book)
    assert [rule.text_only for rule in rules.values()] == ["", "", "advice."]
    assert rules["PB-DIV-01"].sentence == "Look before you dive."


def test_a_book_without_rules_is_empty(tmp_path: Path) -> None:
    path = tmp_path / "rulebook.md"
    path.write_text("# Nothing\n\n## Chapter\n\nText.\n", "utf-8")
    assert read_rulebook(path) == {}


@pytest.mark.parametrize("slug", list(ct.GAMES))
def test_our_rulebooks_have_a_sentence_and_a_chapter_for_every_id(slug: str) -> None:
    entry = ct.GAMES[slug]
    rules = entry.rulebook()
    for id, rule in rules.items():
        assert ID.fullmatch(id) and id.startswith(entry.prefix + "-")
        assert rule.id == id and rule.chapter and rule.sentence.endswith(".")


@pytest.mark.parametrize("slug", list(ct.GAMES))
def test_our_rulebooks_have_no_id_twice(slug: str) -> None:
    entry = ct.GAMES[slug]
    headings = [
        line for line in (entry.folder / "rulebook.md").read_text("utf-8").splitlines() if line.startswith("### ")
    ]
    assert len(headings) == len(entry.rulebook())
