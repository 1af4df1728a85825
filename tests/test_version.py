"""The version stands in one place, and the changelog tells of it."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import cloudtop as ct

ROOT = Path(__file__).parent.parent
DATED = re.compile(r"^## (\d+\.\d+\.\d+) \((\d{4}-\d\d-\d\d|unreleased)\)$", re.M)


def test_only_the_package_says_the_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert "version" not in project["project"] and project["project"]["dynamic"] == ["version"]
    source = (ROOT / project["tool"]["hatch"]["version"]["path"]).read_text("utf-8")
    assert re.findall(r'^__version__ = "(.*)"$', source, re.M) == [ct.__version__]


def test_the_changelog_has_this_version_and_the_next_with_dates() -> None:
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    sections = DATED.findall(text)
    assert len(sections) == len(re.findall(r"^## ", text, re.M))
    assert [date for _, date in sections[1:]] == sorted((date for _, date in sections[1:]), reverse=True)
    released = [version for version, date in sections if date != "unreleased"]
    assert ct.__version__ in (released[0], sections[0][0])


def test_the_description_counts_nothing_that_changes() -> None:
    """It said four games when there were three."""
    said = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["description"]
    assert not re.search(r"\b(\d+|two|three|four|five|six)\b", said, re.I)
