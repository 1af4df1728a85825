"""Every lesson of every game plays through, with all its words, whatever the person does of what it takes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import cloudtop as ct
from cloudtop.table.lesson import Lesson, lesson_file, read_lesson
from cloudtop.table.lesson_check import faults

TAUGHT = [slug for slug, shelf in ct.GAMES.items() if lesson_file(shelf).exists()]


@pytest.mark.parametrize("slug", TAUGHT)
def test_the_lesson_plays_through(slug: str) -> None:
    assert faults(ct.lesson(slug)) == []


@pytest.mark.parametrize("slug", TAUGHT)
def test_every_part_can_be_begun_without_those_before(slug: str) -> None:
    lesson = ct.lesson(slug)
    assert [lesson.begin(number).part.id for number in range(len(lesson.part))] == [part.id for part in lesson.part]


# --- planted faults ---


def planted(**changes: Any) -> Lesson:
    """The lesson of Cloud City with another part `walkway`."""
    lesson: Lesson = msgspec.convert(msgspec.to_builtins(ct.lesson("cloudcity")), Lesson)
    part = next(part for part in lesson.part if part.id == "walkway")
    for name, value in changes.items():
        setattr(part, name, value)
    return lesson


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        (
            {"do": ["walkway g7-j7"]},
            "Part 'walkway' takes 'walkway g7-j7', which is not offered; offered is 'walkway g7-i7', 'done'.",
        ),
        ({"do": ["A walkway g7-j7"]}, "In part 'walkway' A cannot play 'walkway g7-j7'"),
        ({"do": ["B done"]}, "In part 'walkway' B cannot play 'done'"),
        ({"do": ["chance tile D-BG"]}, "In part 'walkway' chance cannot play 'tile D-BG'"),
        ({"do": [["walkway", "done"]]}, "After 'done' in part 'walkway' the lesson does not go on"),
        ({"do": ["fly"]}, "Part 'walkway' takes 'fly', which is not offered"),
        ({"id": "unsaid"}, "Part 'unsaid' has no message 'lesson-first-unsaid'."),
        ({"id": "unsaid"}, "The message 'lesson-first-walkway' belongs to no part."),
        ({"id": "lay"}, "Two parts are called 'lay'."),
        ({"position": {"turn": "A"}, "do": []}, "Part 'lay' needs a message 'lesson-first-lay-done'"),
        ({"position": {"over": True}}, "not offered; offered is nothing"),
    ],
)
def test_a_broken_lesson_is_named_with_its_part_and_its_move(changes: dict[str, Any], sentence: str) -> None:
    found = faults(planted(**changes))
    assert any(sentence in fault for fault in found), found
    assert all(fault.startswith("Cloud City, lesson 'first': ") for fault in found)


def test_a_position_that_the_box_does_not_allow_is_named_with_its_part() -> None:
    found = faults(planted(position={"turn": "A", "cities": {"A": {"hand": ["D-BG"] * 9}}}))
    assert any("The table of part 'walkway' cannot be laid: " in fault for fault in found), found


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("part = [", "is not a lesson: "),
        ("", "missing required field `part`"),
        ("part = []", "length >= 1"),
        ('part = [{id = "a", colour = "red"}]', "unknown field `colour`"),
        ('seat = "Q"\npart = [{id = "a"}]', "'Q' is not a seat of a game with 2 players."),
        ('bot = "clever"\npart = [{id = "a"}]', "clever"),
        ('part = [{id = "a"}]\n[options]\nplayers = 9', "9"),
    ],
)
def test_a_damaged_file_gets_one_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    path = tmp_path / "first.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(ct.Mistake, match=sentence):
        read_lesson("cloudcity", path)
