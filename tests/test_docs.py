"""Every Python example in the README and in docs/ runs."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from cloudtop.core.content import make_pack

ROOT = Path(__file__).parent.parent
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", page.read_text("utf-8"), re.M | re.S)


@pytest.mark.parametrize("page", [p for p in PAGES if blocks(p, "python")], ids=lambda p: p.stem)
def test_examples_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    for block in blocks(page, "python"):
        exec(compile(block, str(page), "exec"), names)
    tests: list[Callable[[], None]] = [thing for name, thing in names.items() if name.startswith("test_")]
    for test in tests:
        test()


def test_the_first_minute_saves_a_record_that_replays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import cloudtop as ct

    monkeypatch.chdir(tmp_path)
    exec(blocks(ROOT / "README.md", "python")[0], {})
    assert ct.open_record("evening.ctr").over


def test_the_content_example_is_a_pack() -> None:
    import tomllib

    pack = make_pack(tomllib.loads(blocks(ROOT / "docs" / "content-packs.md", "toml")[0]))
    assert {v.kind for v in pack.values} == {"printed"}


def sources() -> dict[str, str]:
    """Every file of the package and of the page, by its path in the repository."""
    files = [p for room in ("src/cloudtop", "ui/src") for p in (ROOT / room).rglob("*") if "web/page" not in str(p)]
    kinds = (".py", ".ts", ".svelte")
    return {str(p.relative_to(ROOT)): p.read_text("utf-8") for p in files if p.suffix in kinds}


@pytest.mark.parametrize("page", ["glossary", "click"])
def test_the_names_of_the_code_are_those_of_the_code(page: str) -> None:
    """A file in backticks is there, and whatever looks like a name is a name somewhere."""
    files = sources()
    names = set(re.findall(r"\w+", " ".join(files.values())))
    words = re.findall(r"`([^`]+)`", (ROOT / "docs" / f"{page}.md").read_text("utf-8"))
    paths = [word for word in words if "/" in word or re.search(r"\.(py|ts|svelte)$", word)]
    assert [path for path in paths if not any(f"/{path}" in f"/{file}" for file in files)] == []
    named = [part for word in words if word not in paths for part in re.findall(r"[A-Za-z_]\w*", word.split("(")[0])]
    assert [name for name in named if name not in names] == []
    assert len(paths) > 20 and len(named) > 20


def test_links_lead_somewhere() -> None:
    for page in PAGES:
        for target in re.findall(r"\]\((?!http)([^)#]+)\)", page.read_text("utf-8")):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


@pytest.mark.parametrize("page", PAGES, ids=lambda p: p.stem)
def test_no_page_has_a_hole(page: Path) -> None:
    """Nothing that is to be filled in later: every heading has a text, every table its rows, every block its end."""
    text = page.read_text("utf-8")
    assert not re.search(r"\b(TODO|FIXME|XXX|TBD)\b", text)
    assert text.count("\n```") % 2 == 0
    prose = re.sub(r"^```.*?^```$", "text", text, flags=re.M | re.S)
    lines = [line for line in prose.splitlines() if line] + ["# the end"]
    for line, then in pairwise(lines):
        assert not (line[0] == then[0] == "#") or then.count("#") > line.count("#"), f"nothing below {line}"
        assert not re.match(r"\|[-|]+$", line) or then[0] == "|", f"a table without rows before {then}"


def test_the_library_page_names_everything_public() -> None:
    import cloudtop as ct

    page = (ROOT / "docs" / "library.md").read_text("utf-8")
    inner = {"before_others", "cut", "seat", "luck", "code"}  # steps of other methods
    methods = {f"match.{name}" for name in vars(ct.Match) if not name.startswith("_") and name not in inner}
    names = {f"ct.{name}" for name in ct.__all__} - {
        "ct.Event",
        "ct.State",
        "ct.Game",
        "ct.Glimpse",
        "ct.Placing",
        "ct.ScoreLine",
    }
    names -= {"ct.Question", "ct.Record", "ct.Rule"}  # what methods return
    assert {name for name in methods | names if f"{name}" not in page} == set()
