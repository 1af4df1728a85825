"""The checks that a change concerns, within a minute or so: format, lint, types, and the tests nearby, interpreted.

    python tools/quick.py           of everything that is not in main yet, committed or not
    python tools/quick.py FILE ...  as if these had changed
    python tools/quick.py --list    only say what would be run

`make test` runs everything.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tools.check import NODE, Check, lanes, lint  # noqa: E402

GAMES = sorted(path.parent.name for path in (ROOT / "src/cloudtop/games").glob("*/__init__.py"))
EVERY = ["tests/test_layers.py", "tests/test_folders.py"]  # they look at all files, and take a second
ROOMS = {
    "core": ["core", "laws", "table"],
    "bots": ["bots"],
    "table": ["table"],
    "lab": ["lab"],
    "web": ["web"],
    "cli": ["cli"],
    "text": ["core"],
}
SLOW = ["test_browser", "e2e/"]  # these wait for a browser, and for the page to be built


def git(*words: str) -> list[str]:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True)
    return done.stdout.splitlines() if done.returncode == 0 else []


def changed() -> list[str]:
    """The files that differ from where this branch left main, and those that git does not know yet."""
    base = git("merge-base", "main", "HEAD") or ["HEAD"]
    found = git("diff", "--name-only", base[0]) + git("ls-files", "--others", "--exclude-standard")
    return sorted(set(found))


class Choice:
    """Which tests a change concerns."""

    def __init__(self, paths: list[str]) -> None:
        self.tests: set[str] = set()
        self.games: dict[str, str] = {}  # on which the laws are tried; `:1` for the first option set only
        self.page = [path for path in paths if path.startswith("ui/")]
        for path in paths:
            self.look(path)

    def look(self, path: str) -> None:
        parts = path.split("/")
        if path.startswith(("src/cloudtop/games/", "ui/src/games/")) and len(parts) > 4:
            self.game(parts[3])
        elif path.startswith("src/cloudtop/"):
            self.tests.update(f"tests/{room}" for room in ROOMS.get(parts[2], ["table"]))
            self.every_game(parts[2] == "core")
        elif path.startswith("tests/"):
            self.look_at_test(path, parts[1])
        elif path.endswith(".md") or path == "pyproject.toml":
            self.tests.update({"tests/test_docs.py", "tests/test_version.py"})

    def look_at_test(self, path: str, room: str) -> None:
        if room in ("laws", "kit", "pebbles"):
            self.tests.add("tests/laws")
            self.every_game(True)
        elif Path(path).name.startswith("test_"):
            self.tests.update({path} if (ROOT / path).exists() else ())
        elif room in GAMES:
            self.game(room)
        elif (ROOT / "tests" / room).is_dir():
            self.tests.add(f"tests/{room}")

    def game(self, slug: str) -> None:
        self.tests.update({f"tests/{slug}", "tests/laws"} if (ROOT / "tests" / slug).is_dir() else ())
        self.games[slug] = ""

    def every_game(self, concerned: bool) -> None:
        for slug in [*GAMES, "pebbles"] if concerned else []:
            self.games.setdefault(slug, ":1")

    def pytest(self) -> list[str]:
        paths = sorted(path for path in self.tests if not any(slow in path for slow in SLOW))
        inside = [path for path in paths if any(path.startswith(f"{folder}/") for folder in paths)]
        sets = ",".join(slug + which for slug, which in self.games.items())
        return [
            *[path for path in paths if path not in inside],
            *EVERY,
            *(["--sets", sets] if sets else []),
            "--ignore-glob=tests/*/test_browser*.py",
        ]


def checks(choice: Choice) -> list[Check]:
    """Everything but the tests."""
    if not choice.page:
        return [check for check in lint() if check.words[0] not in NODE]
    sources = [path.removeprefix("ui/") for path in choice.page if path.endswith((".ts", ".svelte"))]
    related = Check(*NODE, "npx", "vitest", "related", "--run", "--passWithNoTests", *sources)
    return [*lint(), *([related] if sources else [])]


def main(words: list[str]) -> int:
    named = [word for word in words if not word.startswith("--")]
    choice = Choice(named or changed())
    tests = Check("-m", "pytest", "-n", "2", *choice.pytest(), CLOUDTOP_EXAMPLES="1")
    if "--list" in words:
        print("\n".join(check.name() for check in [*checks(choice), tests]))
        return 0
    return lanes([tests], checks(choice))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
