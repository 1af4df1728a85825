"""`cloudtop new-game` in a copy of the source tree: what it writes is complete at once, and what it refuses writes nothing."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cloudtop.cli.new_game import class_name, new_game
from cloudtop.core.errors import Mistake

ROOT = Path(__file__).parent.parent
SLUG, TITLE = "skiffs", "Skiffs"
TRIED = (
    "tests/laws",
    f"tests/{SLUG}",
    "tests/test_folders.py",
    "tests/core",
    "tests/table",
    "tests/web/test_replays.py",
)
LEFT_OUT = shutil.ignore_patterns("__pycache__", "page", "golden", "*.so", "*.pyd", "test_new_game.py")


def copy_of_the_tree(folder: Path) -> Path:
    """What a new game is written into and checked with."""
    for part in ("src", "tests", "tools", "ui/src"):
        shutil.copytree(ROOT / part, folder / part, ignore=LEFT_OUT)
    for name in ("pyproject.toml", "Makefile"):
        shutil.copy(ROOT / name, folder)
    return folder


def run(tree: Path, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """A Python program in a tree, with the tree's own source."""
    env = {**os.environ, "PYTHONPATH": str(tree / "src"), "CLOUDTOP_BUILD": "interpreted", "COLUMNS": "100"}
    return subprocess.run([sys.executable, *words], cwd=tree, env=env, input=typed, capture_output=True, text=True)


def check(done: subprocess.CompletedProcess[str]) -> str:
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def cloudtop(tree: Path, *words: str, typed: str = "") -> str:
    return check(run(tree, "-m", "cloudtop.cli", *words, typed=typed))


def paths(tree: Path) -> set[Path]:
    return set(tree.rglob("*"))


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A tree with a new game in it."""
    made = copy_of_the_tree(tmp_path_factory.mktemp("tree"))
    said = cloudtop(made, "new-game", SLUG)
    assert f"{TITLE} is there" in said and f"tests/{SLUG}" in said
    return made


# --- what is written ---


def test_all_laws_and_its_own_tests_hold_at_once(tree: Path) -> None:
    """And what is tried on every game elsewhere. Nothing but what is tried on this one; no test at all would be exit code 5."""
    check(run(tree, "-m", "pytest", "-x", *TRIED, "-k", SLUG))


def test_every_rule_has_a_home_a_test_and_a_sentence(tree: Path) -> None:
    lines = run(tree, "tools/rulemap.py", "--summary").stdout.splitlines()
    (line,) = [line for line in lines if line.startswith(f"{SLUG}:")]
    assert line.endswith("(14 with home, test and sentence; 0 text only), 0 open")


def test_the_types_of_the_page_fit(tree: Path) -> None:
    path = tree / "ui/src/games" / SLUG / "view.ts"
    written = path.read_text("utf-8")
    run(tree, "tools/typescript.py")
    assert path.read_text("utf-8") == written
    check(run(tree, "tools/typescript.py", "--check"))


def test_it_is_well_typed(tree: Path) -> None:
    check(run(tree, "-m", "mypy", "--strict", "-p", f"cloudtop.games.{SLUG}", "-p", f"tests.{SLUG}"))


def test_whatever_it_is_called_it_is_well_formed(tmp_path: Path) -> None:
    """Short and long names stand at different places of the alphabet, and lines are shorter or longer."""
    tree = copy_of_the_tree(tmp_path)
    titles = {"zyq": "", "aqvwxyzjkqvwxyzjkqvw": "A Qvwxyzjkqvw Xyzjkqvw", "mqvharbour": "Mqv Harbour"}
    for slug, title in titles.items():
        cloudtop(tree, "new-game", slug, *(["--title", title] if title else []))
    folders = [f"{top}/{slug}" for slug in titles for top in ("src/cloudtop/games", "tests")]
    check(run(tree, "-m", "ruff", "check", *folders))
    check(run(tree, "-m", "ruff", "format", "--check", *folders))


def test_it_can_be_played_in_a_terminal(tree: Path) -> None:
    for players in ("2", "1"):
        said = cloudtop(tree, "play", SLUG, "-p", players, "--seed", "1", "--save", f"{players}.ctr", typed="1\n" * 4)
        assert f"{TITLE}   Round 1 of 4" in said and "The game is over." in said


SERVED = """
import pathlib, sys
from cloudtop.web.app import Settings, make_app
from tests.web.kit import Inside
with Inside(make_app(Settings(pathlib.Path(sys.argv[2])))) as site:
    print([game["players"] for game in site.get("api/games")[1] if game["slug"] == sys.argv[1]])
    sheet = site.get(f"api/games/{sys.argv[1]}")[1]
    print(sheet["title"], sheet["opens"], len(sheet["rulebook"]))
"""


def test_its_sheet_is_served(tree: Path, tmp_path: Path) -> None:
    said = check(run(tree, "-c", SERVED, SLUG, str(tmp_path)))
    assert said == f"[[1, 2, 3, 4, 5, 6]]\n{TITLE} {{'first': 'game', 'turn': 'turn'}} 14\n"


# --- what is refused ---


@pytest.mark.parametrize(
    ("slug", "title", "prefix", "sentence"),
    [
        ("Sky", "", "", "'Sky' is not a name for folders: it takes 3 to 20 small letters, and no word of Python."),
        ("a", "", "", "'a' is not a name for folders"),
        ("../up", "", "", "'../up' is not a name for folders"),
        ("lambda", "", "", "'lambda' is not a name for folders"),
        (SLUG, "", "", f"src/cloudtop/games/{SLUG} is there already; choose another name."),
        ("laws", "", "", "tests/laws is there already; choose another name."),
        ("walkway", "", "", "'walkway' stands in src/cloudtop/"),
        ("zyq", 'A "title"', "", "'A \"title\"' is not a title"),
        ("zyq", "", "zy", "'zy' is not a free prefix: two capitals, and not CA, CC, "),
        ("zyq", "", "CC", "'CC' is not a free prefix"),
    ],
)
def test_a_bad_wish_is_one_sentence(
    tree: Path, monkeypatch: pytest.MonkeyPatch, slug: str, title: str, prefix: str, sentence: str
) -> None:
    monkeypatch.chdir(tree)
    before = paths(tree)
    with pytest.raises(Mistake) as e:
        new_game(slug, title, prefix)
    assert e.value.message.startswith(sentence) and paths(tree) == before


def test_elsewhere_nothing_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(Mistake, match="is not in a source tree of Cloudtop"):
        new_game("zyq")
    assert paths(tmp_path) == set()


def test_classes_are_called_like_the_title() -> None:
    assert class_name("Sky Harbour", "skyharbour") == "SkyHarbour"
    assert class_name("Something Else", "skyharbour") == "Skyharbour"
