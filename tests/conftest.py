"""Says which build is under test, and holds the run to the one that was asked for."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

import cloudtop

pytest_plugins = ["tests.e2e.browser"]

# The interpreted build is twenty times slower, and plays the same games.
examples = 12 if cloudtop.build() == "compiled" else 3
settings.register_profile("cloudtop", deadline=None, derandomize=True, max_examples=examples)
settings.load_profile("cloudtop")


def pytest_report_header() -> str:
    return f"cloudtop: {cloudtop.build()} build"


def pytest_configure() -> None:
    wanted = os.environ.get("CLOUDTOP_BUILD")
    if wanted and wanted != cloudtop.build():
        pytest.exit(f"this run is for the {wanted} build, but the {cloudtop.build()} one was imported", 3)
