"""All checks, two at a time: whatever waits for a compiler or a browser leaves the processor to the others.

    python tools/check.py              everything, with the installed build and interpreted
    python tools/check.py cloudcity    everything that concerns one game
    python tools/check.py --lint       only what needs no test

Each says how long it took; what one of them said is shown if it failed.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).parent.parent
NODE = ("tools/node.py",)
# Hundreds of Pythons start here: what one of them has made of the source, the others need not make again.
UNWANTED = ("PYTHONPATH", "PYTHONDONTWRITEBYTECODE")
IN_A_WINDOW = ("tests/*/test_browser*.py", "tests/*/test_terminal*.py")
# The interpreted build plays the same games, so what is around them is tried once. A new game is always tried interpreted.
ONCE = (
    "tests/e2e",
    "tests/web",
    "tests/cli",
    "tests/table/test_review.py",
    "tests/test_docs.py",
    "tests/test_new_game.py",
)


class Check:
    """One command of this Python, in the build that is installed or from the source as it lies."""

    def __init__(self, *words: str, installed: bool = False, **more: str) -> None:
        self.words = words
        self.env = {k: v for k, v in os.environ.items() if k not in UNWANTED} | more
        if not installed:
            self.env |= {"PYTHONPATH": str(ROOT / "src"), "CLOUDTOP_BUILD": "interpreted"}

    def command(self) -> list[str]:
        return [sys.executable, *self.words]

    def run(self) -> bool:
        begun = time.monotonic()
        done = subprocess.run(
            self.command(), cwd=ROOT, env=self.env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        good = done.returncode == 0
        last = done.stdout.strip().rpartition("\n")[2]
        said = f"  ({last[:100]})" if good and last else "" if good else "\n" + done.stdout
        print(f"{'ok ' if good else 'RED'} {time.monotonic() - begun:6.1f} s  {self.name()}{said}", flush=True)
        return good

    def name(self) -> str:
        return " ".join(word for word in self.words if word != "-m")[:120]


class Build(Check):
    """Compile and install what lies here, as `make play` does."""

    def command(self) -> list[str]:
        return ["make", *self.words]


class Suite(Check):
    """All tests, in the build that is installed by then."""

    def run(self) -> bool:
        self.env["CLOUDTOP_BUILD"] = installed_build()
        return super().run()


def lint() -> list[Check]:
    """What needs no test, the quickest first."""
    return [
        Check("-m", "ruff", "check", "."),
        Check("-m", "ruff", "format", "--check", "."),
        Check("-m", "mypy"),
        Check("tools/typescript.py", "--check"),
        Check("tools/rulemap.py", "--summary"),
        *page("format-check", "check"),
    ]


def page(*scripts: str) -> list[Check]:
    return [Check(*NODE, "npm", "run", "--silent", script) for script in scripts]


def tests(game: str) -> tuple[list[Check], list[Check]]:
    """What needs the installed build, and what runs from the source beside it."""
    here = [f"tests/{game}", "tests/laws", "tests/e2e/test_every_game.py", "--sets", game] if game else []
    drawing = Check(*NODE, "npx", "vitest", "run", *([f"src/games/{game}"] if game else []))
    once = [f"--ignore={path}" for path in ONCE] + [f"--ignore-glob={path}" for path in IN_A_WINDOW]
    inner = [word for word in here if word != "tests/e2e/test_every_game.py"]
    return [
        Build(".venv/installed", installed=True),
        Suite("-m", "pytest", "-n", "auto", *here, installed=True),
        Check("tools/parity.py", *([game] if game else []), installed=True),
    ], [*lint(), drawing, Check("-m", "pytest", "-n", "2", *inner, *once)]


def installed_build() -> str:
    asked = Check("-c", "import cloudtop; print(cloudtop.build())", installed=True)
    words = [sys.executable, *asked.words]
    return subprocess.run(words, env=asked.env, cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()


def lanes(*all: list[Check]) -> int:
    """Several lists at once, each one after the other."""
    with ThreadPoolExecutor(len(all)) as pool:
        done = list(pool.map(lambda checks: [check.run() for check in checks], all))
    return 0 if min(good for lane in done for good in lane) else 1


def main(words: list[str]) -> int:
    if "--lint" in words:
        return lanes(lint())
    if not Check(*NODE, "npm", "--version").run():  # its packages are there before two of them want to fetch them
        return 1
    return lanes(*tests(words[0] if words else ""))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
