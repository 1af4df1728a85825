"""`cloudtop learn`: a whole lesson in the terminal, the ways through it, and what is kept of it."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

import cloudtop as ct
from cloudtop.cli import learn
from cloudtop.cli.app import app
from cloudtop.cli.learn import Course, Progress
from cloudtop.table.lesson import lesson_file
from tests.cli.evening import CODES
from tests.pebbles import ENTRY as PEBBLES

TAUGHT = [slug for slug, shelf in ct.GAMES.items() if lesson_file(shelf).exists()]
LESSON = ct.lesson("cloudcity")
IDS = [part.id for part in LESSON.part]


class Evening:
    """Somebody types, and reads what is on the screen; without a script, whatever is right."""

    def __init__(
        self, slug: str, path: Path, script: list[str] | Callable[[Course], str], part: int = 0, width: int = 110
    ) -> None:
        self.script = script
        self.file = io.StringIO()
        console = Console(file=self.file, width=width, height=60, force_terminal=True, color_system="truecolor")
        self.progress = Progress(path)
        self.course = Course(ct.lesson(slug).begin(part), console, self.read, self.progress)
        self.match = self.course.learn()

    def read(self, prompt: str) -> str:
        if callable(self.script):
            return self.script(self.course)
        if not self.script:
            raise EOFError
        return self.script.pop(0)

    @property
    def text(self) -> str:
        return " ".join(CODES.sub("", self.file.getvalue()).replace("│", " ").split())

    @property
    def part(self) -> str:
        return self.course.guide.part.id


def whatever_is_right(course: Course) -> str:
    return "" if course.guide.finished else course.guide.expected()[-1]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "lessons.json"


@pytest.mark.parametrize("width", [60, 110])
@pytest.mark.parametrize("slug", TAUGHT)
def test_a_whole_lesson(slug: str, path: Path, width: int) -> None:
    """Every caption is read, and at its end a match begins against the lesson's bot."""
    evening = Evening(slug, path, whatever_is_right, width=width)
    lesson = ct.lesson(slug)
    for number in range(len(lesson.part)):
        guide = lesson.begin(number)
        assert " ".join(guide.say().split()) in evening.text and " ".join(guide.say("do").split()) in evening.text
    assert "✗" not in evening.text
    assert evening.match is not None and not evening.match.over
    assert [bot is None for bot in evening.match.players].count(True) == 1


def test_another_legal_move_is_answered_and_not_played(path: Path) -> None:
    for typed in ("choose A-GS", "1"):
        evening = Evening("cloudcity", path, [typed], IDS.index("start"))
        assert ct.GAMES["cloudcity"].text().say("lesson-first-start-other") in evening.text
        assert evening.part == "start" and evening.course.guide.did[-1] == []


def test_an_illegal_move_gets_its_rule(path: Path) -> None:
    evening = Evening("cloudcity", path, ["done", "why place g9 r0"], IDS.index("start"))
    assert "(CC-TRN-05)" in evening.text and "(CC-TIL-01)" in evening.text


def test_a_move_by_its_number(path: Path) -> None:
    assert Evening("cloudcity", path, ["3"], IDS.index("start")).part == "lay"


def test_on_back_again_and_skip(path: Path) -> None:
    start = IDS.index("start")
    assert Evening("cloudcity", path, [""], 0).part == "start"
    assert Evening("cloudcity", path, ["skip", "skip"], start).part == "walkway"
    assert Evening("cloudcity", path, ["skip", "back"], start).part == "start"
    assert Evening("cloudcity", path, ["skip", "start"], start).part == "goal"
    evening = Evening("cloudcity", path, ["done", "again"], IDS.index("draw"))
    assert evening.part == "draw" and evening.course.guide.expected() == ["done"]


def test_how_far_one_has_come_is_kept(path: Path) -> None:
    evening = Evening("cloudcity", path, ["choose D-BG"], IDS.index("start"))
    assert "the lesson goes on with part 3" in evening.text
    assert Progress(path).of("cloudcity") == (2, [[], ["choose D-BG"], []])


def test_without_a_place_to_keep_it_that_is_said(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where a folder should be", "utf-8")
    evening = Evening("cloudcity", tmp_path / "data" / "lessons.json", ["quit"], 1)
    assert "There is no place here to keep how far you came; --part 2 goes on." in evening.text


@pytest.mark.parametrize("kept", ["", "[]", "{", '{"cloudcity": 7}', '{"cloudcity": {"part": "x", "did": []}}'])
def test_what_is_kept_may_be_anything(path: Path, kept: str) -> None:
    path.parent.mkdir()
    path.write_text(kept, "utf-8")
    assert Progress(path).of("cloudcity") == (0, [])


# --- the command ---


def call(monkeypatch: pytest.MonkeyPatch, data: Path, *words: str, typed: str = "") -> tuple[int, str]:
    monkeypatch.setattr(learn, "data_folder", lambda: data)
    result = CliRunner().invoke(app, ["learn", *words], input=typed)
    if isinstance(result.exception, ct.Mistake):
        return 2, str(result.exception)
    return result.exit_code, result.output


def test_the_command_takes_up_where_one_left(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "lessons.json").write_text(json.dumps({"cloudcity": {"part": 2, "did": []}}), "utf-8")
    monkeypatch.setattr(learn, "read_line", lambda prompt: "quit")
    monkeypatch.setattr(learn, "console", Console(file=io.StringIO(), width=100))
    code, _ = call(monkeypatch, tmp_path, "cloudcity")
    assert code == 0 and learn.console.file.getvalue().count("Part 3 of") == 1  # type: ignore[attr-defined]


def test_a_place_that_the_lesson_does_not_have_any_more(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "lessons.json").write_text(json.dumps({"cloudcity": {"part": 200, "did": []}}), "utf-8")
    monkeypatch.setattr(learn, "read_line", lambda prompt: "quit")
    assert call(monkeypatch, tmp_path, "cloudcity")[0] == 0


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess"], "There is no game called 'chess'; the games are "),
        (["cloudcity", "--part", "99"], f"This lesson has {len(IDS)} parts, so there is no part 99."),
        (["pebbles"], "Pebbles has no lesson yet; there is one for "),
    ],
)
def test_bad_input(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, words: list[str], sentence: str) -> None:
    monkeypatch.setitem(ct.GAMES, "pebbles", PEBBLES)
    code, said = call(monkeypatch, tmp_path, *words)
    assert code == 2 and sentence in said


def test_the_check(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert call(monkeypatch, tmp_path, "cloudcity", "--check")[0] == 0
