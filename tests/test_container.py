"""The container file: built and run where there is a tool for it, and linted."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
IMAGE = "cloudtop-test"


def engine() -> str:
    """A container tool that works here, or nothing."""
    for tool in ("podman", "docker"):
        if shutil.which(tool) and subprocess.run([tool, "info"], capture_output=True, check=False).returncode == 0:
            return tool
    return ""


def run(*words: str) -> str:
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    return done.stdout.strip()


@pytest.fixture
def address() -> Iterator[str]:
    """Where the server in the container answers."""
    tool = engine()
    if not tool:
        pytest.skip("no container tool works on this machine")
    run(tool, "build", "-t", IMAGE, "-f", "Containerfile", ".")
    container = run(tool, "run", "-d", "--rm", "-p", "127.0.0.1::8765", IMAGE)
    try:
        yield "http://" + run(tool, "port", container, "8765/tcp").splitlines()[0]
    finally:
        run(tool, "stop", container)


def health(address: str) -> str:
    """What the server says of itself, as soon as it says anything."""
    for _ in range(100):
        try:
            with urllib.request.urlopen(address + "/health", timeout=4) as answer:
                return str(json.load(answer)["status"])
        except (urllib.error.URLError, OSError):
            time.sleep(0.2)
    return "no answer"


def test_the_container_serves(address: str) -> None:
    assert health(address) == "ok"


def test_hadolint_finds_nothing() -> None:
    linter = Path(sys.executable).with_name(
        "hadolint"
    )  # one of the tools of the tests, where it is made for the system
    if not linter.exists():
        pytest.skip("hadolint is not made for this system")
    run(str(linter), "Containerfile")
