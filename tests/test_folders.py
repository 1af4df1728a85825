"""A game is one folder in each tree: all its parts lie there, and nothing outside names it. Cloud City is the sample of the general tests."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import cloudtop as ct
from cloudtop.core.proof import ids_in
from tests.pebbles import ENTRY

ROOT = Path(__file__).parent.parent
TREES = ("src/cloudtop/games", "ui/src/games", "tests")
PARTS = {
    "src/cloudtop/games": [
        "__init__.py", "actions.py", "agenda.py", "audit.py", "brain/__init__.py", "content/checks.py", "content/standard.toml",
        "events.py", "game.py", "options.py", "position.py", "purse.py", "rulebook.md", "rules/scoring.py", "shape.py",
        "state.py", "steps/decision.py", "text/en.ftl", "view.py",
    ],
    "ui/src/games": ["view.ts"],
    "tests": ["kit.py", "options.py"],
}  # fmt: skip
# What a game may bring, the first part with all the others: plain ones stand in for a painter and a drawing.
TOGETHER = [
    [("src/cloudtop/games", "terminal/__init__.py"), ("tests", "test_terminal.py")],
    [("ui/src/games", "Board.svelte"), ("ui/src/games", "Cover.svelte"), ("ui/src/games", "index.ts"),
     ("ui/src/games", "tokens.css"), ("tests", "test_browser.py"), ("tests", "pilot.py")],
    [("tests", "golden"), ("tests", "golden/perft.json"), ("tests", "searches.txt")],
]  # fmt: skip
SAMPLE = "cloudcity"
TEXT = (".py", ".ts", ".svelte", ".css", ".ftl", ".toml", ".json", ".html", ".js")
NOT_OURS = {"node_modules", "page", "__pycache__"}


@pytest.mark.parametrize("slug", ct.GAMES)
def test_all_parts_of_a_game_have_the_same_names(slug: str) -> None:
    wanted = [ROOT / tree / slug / part for tree, parts in PARTS.items() for part in parts]
    assert [str(path.relative_to(ROOT)) for path in wanted if not path.exists()] == []


@pytest.mark.parametrize("slug", ct.GAMES)
def test_what_a_game_may_bring_is_whole(slug: str) -> None:
    for first, *others in TOGETHER:
        if (ROOT / first[0] / slug / first[1]).exists():
            assert [part for tree, part in others if not (ROOT / tree / slug / part).exists()] == []


@pytest.mark.parametrize("slug", [slug for slug in ct.GAMES if slug != SAMPLE])
def test_nothing_outside_names_a_game(slug: str) -> None:
    own = [ROOT / tree / slug for tree in TREES]
    files = [path for tree in ("src", "ui", "tests", "tools") for path in (ROOT / tree).rglob("*")]
    others = [
        path
        for path in [*files, ROOT / "Makefile", ROOT / "pyproject.toml"]
        if (path.suffix in TEXT or path.name == "Makefile")
        and not NOT_OURS & set(path.parts)
        and not any(folder in path.parents for folder in own)
    ]
    word = re.compile(slug, re.IGNORECASE)
    assert [str(path.relative_to(ROOT)) for path in others if word.search(path.read_text("utf-8"))] == []


def test_a_game_may_lie_anywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pebbles comes to the shelf with its own rulebook, and every rule that its code names stands there."""
    monkeypatch.setitem(ct.GAMES, "pebbles", ENTRY)
    assert ct.GAMES["pebbles"].folder == ROOT / "tests" / "pebbles" and ct.game("pebbles", players=3).seats == 3
    code = "\n".join(path.read_text("utf-8") for path in ENTRY.folder.glob("*.py"))
    assert set(ids_in(code)) == set(ENTRY.rulebook())
