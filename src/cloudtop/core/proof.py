"""Where each rule lives: its home in code or content, its tests, its sentence.

Tests are found in the source tree whenever the package lies in one, also in its `.venv`; a package that was installed
elsewhere carries the list that was made when it was built.
"""

from __future__ import annotations

import ast
import json
import re
from functools import lru_cache
from pathlib import Path

PACKAGE = Path(__file__).parent.parent
BUILT = PACKAGE / "proof.json"
NO_HOME = {"brain", "terminal", "lab", "fill.py"}  # parts of a game that know its rules but do not carry them out
ID = re.compile(r"\b[A-Z]{2}-[A-Z0-9]+-\d+\b")  # a rule id
# `CC-SET-03 to CC-SET-10` names every id between.
RANGE = re.compile(r"\b([A-Z]{2}-[A-Z0-9]+-)(\d+) to \1(\d+)\b")


@lru_cache
def homes(folder: Path) -> dict[str, list[str]]:
    """For each rule id the places in a game's code and content that carry it out, as `file:line`."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*")):
        if path.suffix not in (".py", ".toml") or NO_HOME & {path.parent.name, path.name}:
            continue
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            for id in ids_in(line):
                found.setdefault(id, []).append(f"{path.relative_to(folder.parents[2])}:{number}")
    return found


def ids_in(line: str) -> list[str]:
    ids = ID.findall(line)
    for stem, first, last in RANGE.findall(line):
        ids += [f"{stem}{n:02d}" for n in range(int(first), int(last) + 1)]
    return list(dict.fromkeys(ids))


@lru_cache
def tests() -> dict[str, list[str]]:
    """For each rule id the tests marked with it, as `file::test`."""
    tree = next((folder for folder in PACKAGE.parents if is_tree(folder)), None)
    if tree is not None:
        return tests_below(tree / "tests")
    if BUILT.exists():
        return {str(k): list(v) for k, v in json.loads(BUILT.read_text("utf-8")).items()}
    return {}


def is_tree(folder: Path) -> bool:
    """Is this our source tree?"""
    return (folder / "src" / "cloudtop").is_dir() and (folder / "tests" / "kit").is_dir()


def tests_below(folder: Path) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for id in marked(node):
                    found.setdefault(id, []).append(f"{path.relative_to(folder.parent)}::{node.name}")
    return found


def marked(function: ast.FunctionDef) -> list[str]:
    """The ids in `rule(...)` among a test's decorators."""
    ids: list[str] = []
    for decorator in function.decorator_list:
        for call in ast.walk(decorator):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "rule":
                ids += [a.value for a in call.args if isinstance(a, ast.Constant) and isinstance(a.value, str)]
    return list(dict.fromkeys(ids))
