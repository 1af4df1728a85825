"""Says which build is under test, and holds the run to the one that was asked for."""

from __future__ import annotations

import os

import pytest
from hypothesis import Phase, settings

import cloudtop
from tests.kit.options import Sets

pytest_plugins = ["tests.e2e.browser"]

# The interpreted build is twenty times slower, and plays the same games.
EXAMPLES = {"compiled": 6, "interpreted": 3}[cloudtop.build()]
examples = int(os.environ.get("CLOUDTOP_EXAMPLES", EXAMPLES))
# Most examples are seeds, and a smaller seed is no simpler game: looking for one takes minutes when a law is red.
PHASES = [Phase.explicit, Phase.generate]
settings.register_profile("cloudtop", deadline=None, derandomize=True, max_examples=examples, phases=PHASES)
settings.load_profile("cloudtop")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--sets",
        default="",
        help="the games on which laws are tried: `cloudcity,pebbles:1` (:1 its first option set only)",
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is tried on a game that is not among `--sets`."""
    if not config.getoption("--sets"):
        return
    sets = Sets(config.getoption("--sets"))
    left_out = [item for item in items if isinstance(item, pytest.Function) and not sets.have(item)]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item not in left_out]


def pytest_report_header() -> str:
    return f"cloudtop: {cloudtop.build()} build"


def pytest_configure() -> None:
    wanted = os.environ.get("CLOUDTOP_BUILD")
    if wanted and wanted != cloudtop.build():
        pytest.exit(f"this run is for the {wanted} build, but the {cloudtop.build()} one was imported", 3)
