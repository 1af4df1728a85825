"""Looking rules up: each question finds the rule that answers it, and nothing that only looks alike."""

from __future__ import annotations

from pathlib import Path

import pytest

import cloudtop as ct
from cloudtop.core.rulebook import Rule
from cloudtop.core.search import Words, search, stem
from tests.kit.options import WHOLE

TESTS = Path(__file__).parent.parent


def searches() -> list[tuple[str, str, str]]:
    """Game, question and best hit: the lines of each game's `searches.txt`, which the page's tests read too."""
    lines = [(slug, line) for slug in WHOLE for line in (TESTS / slug / "searches.txt").read_text().splitlines()]
    return [(slug, question, best.strip()) for slug, line in lines for question, _, best in [line.rpartition(":")]]


def find(slug: str, question: str) -> list[Rule]:
    shelf = ct.GAMES[slug]
    return search(list(shelf.rulebook().values()), question, Words(shelf.text()))


@pytest.mark.parametrize(("slug", "question", "best"), searches())
def test_a_question_finds_the_rule_that_answers_it_first(slug: str, question: str, best: str) -> None:
    assert [rule.id for rule in find(slug, question)][:1] == [best]


@pytest.mark.parametrize("slug", WHOLE)
def test_every_game_has_eight_questions(slug: str) -> None:
    assert sum(1 for game, _, _ in searches() if game == slug) >= 8


@pytest.mark.parametrize(
    ("one", "other"),
    [("walkways", "walkway"), ("placing", "placed"), ("cities", "city"), ("ties", "tied"), ("winning", "win"),
     ("skipped", "skips"), ("bonuses", "bonus"), ("fulfilled", "fulfil"), ("scored", "scoring"), ("passes", "passing")],
)  # fmt: skip
def test_the_forms_of_a_word_have_one_stem(one: str, other: str) -> None:
    assert stem(one) == stem(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("win", "wind"), ("tie", "tile"), ("ring", "r"), ("red", "r"), ("bonus", "bonu"), ("tie", "city")],
)
def test_words_that_only_look_alike_stay_apart(one: str, other: str) -> None:
    assert stem(one) != stem(other)


def test_the_beginning_of_an_id_finds_its_rules() -> None:
    assert {rule.id[:6] for rule in find("cloudcity", "cc-tie")} == {"CC-TIE"}


def test_the_beginning_of_a_long_word_is_enough() -> None:
    assert {rule.id for rule in find("cloudcity", "diagonal")} < {rule.id for rule in find("cloudcity", "diag")}


def test_words_that_no_rule_has_find_nothing() -> None:
    assert find("cloudcity", "zeppelin") == []
    assert find("cloudcity", "?!") == []
