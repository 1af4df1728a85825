"""Verbs, words and vocabularies: code, text and targets of an action."""

from __future__ import annotations

import pytest

import cloudtop as ct
from cloudtop.core.action import Verb, Vocabulary, Word
from tests.kit import rule

COLOUR = Word("colour", ["red", "blue", "gold"])
PLACE = Word("place", ["1", "2", "3", "4"], [["north"], ["east"], ["south", "river"], ["west"]])
WORDS = Vocabulary([Verb("pass", 0, []), Verb("paint", 1, [COLOUR, PLACE]), Verb("mix", 13, [COLOUR])])


def test_a_verb_without_words_is_one_action() -> None:
    assert WORDS.code("pass") == 0 and WORDS.text(0) == "pass" and WORDS.targets(0) == ["verb:pass"]


def test_two_words_are_digits_of_the_code() -> None:
    assert [WORDS.code(f"paint {c} {p}") for c in COLOUR.names for p in PLACE.names] == list(range(1, 13))


def test_the_last_word_counts_fastest() -> None:
    assert WORDS.text(1) == "paint red 1" and WORDS.text(2) == "paint red 2" and WORDS.text(5) == "paint blue 1"
    assert WORDS.verb(7).numbers(7) == [1, 2]


def test_code_and_text_are_inverse() -> None:
    assert WORDS.size == 16
    assert [WORDS.code(WORDS.text(code)) for code in range(WORDS.size)] == list(range(WORDS.size))


def test_targets_are_the_things_to_click() -> None:
    assert WORDS.targets(WORDS.code("paint gold 3")) == ["verb:paint", "colour:gold", "south", "river"]


def test_spaces_do_not_matter() -> None:
    assert WORDS.code("  paint   blue 2 ") == WORDS.code("paint blue 2")


@pytest.mark.parametrize("line", ["paint", "paint red", "paint red 1 2", "pass red", "mix", "mix red blue"])
def test_a_wrong_count_of_words_names_the_form(line: str) -> None:
    verb = line.split()[0]
    form = {"paint": "'paint <colour> <place>'", "pass": "'pass'", "mix": "'mix <colour>'"}[verb]
    with pytest.raises(ct.NotAnAction) as e:
        WORDS.code(line)
    assert str(e.value) == f"'{line}' does not have the form {form}."


@pytest.mark.parametrize("line", ["", "   ", "Paint red 1", "jump", "red"])
def test_an_unknown_verb_names_the_verbs(line: str) -> None:
    with pytest.raises(ct.NotAnAction, match=r"does not begin with a verb; the verbs are pass, paint, mix\.$"):
        WORDS.code(line)


def test_an_unknown_name_names_the_others() -> None:
    with pytest.raises(ct.NotAnAction) as e:
        WORDS.code("paint green 1")
    assert str(e.value) == "'green' is not a colour that 'paint' can take; it is one of red, blue, gold."
    assert e.value.rule == ""


def test_a_long_list_of_names_is_not_read_out() -> None:
    many = Vocabulary([Verb("go", 0, [Word("cell", [str(n) for n in range(21)])])])
    with pytest.raises(ct.NotAnAction) as e:
        many.code("go home")
    assert str(e.value) == "'home' is not a cell that 'go' can take."


@rule("CC-RES-07", "CC-RES-16", "CC-WLK-08")
@pytest.mark.parametrize(
    ("line", "id"),
    [
        ("walkway g7-h8", "CC-RES-07"),
        ("walkway a1-g1", "CC-RES-16"),
        ("walkway a1-a14", "CC-RES-16"),
        ("walkway c3-c3", "CC-WLK-08"),
        ("walkway z9-z10", "CC-RES-17"),
        ("place o7 r0", "CC-TIL-09"),
        ("place b7 r0", "CC-TIL-05"),
        ("walkway dragon", ""),
        ("walkway a1", ""),
    ],
)
def test_a_rule_that_keeps_a_name_out_is_told(line: str, id: str) -> None:
    with pytest.raises(ct.NotAnAction) as e:
        ct.game("cloudcity").vocabulary.code(line)
    assert e.value.rule == id
    assert str(e.value).endswith(f"({id})" if id else ".")


@pytest.mark.parametrize("code", [-1, 16, 1000])
def test_a_code_outside_the_vocabulary_is_no_action(code: int) -> None:
    for ask in (WORDS.text, WORDS.targets, WORDS.names, WORDS.verb):
        with pytest.raises(ct.NotAnAction, match=rf"^{code} is not an action code; codes run from 0 to 15\.$"):
            ask(code)


@pytest.mark.parametrize("first", [2, 4])
def test_codes_have_neither_gaps_nor_overlaps(first: int) -> None:
    with pytest.raises(ValueError, match="verb mix must start at code 3"):
        Vocabulary([Verb("paint", 0, [COLOUR]), Verb("mix", first, [COLOUR])])


def test_a_word_that_begins_with_a_vowel_is_named_as_one_speaks() -> None:
    lift = Verb("lift", 0, [Word("anchor", ["left", "right"])])
    with pytest.raises(
        ct.NotAnAction, match=r"^'up' is not an anchor that 'lift' can take; it is one of left, right\.$"
    ):
        lift.code(["up"])
