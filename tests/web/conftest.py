"""One server for all tests that leave it running, and what tests of notices need: a clock, and who is told."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from cloudtop.web.app import Settings, make_app
from cloudtop.web.letters import Post
from cloudtop.web.notices import Outside
from tests.web.kit import Hourglass, Inside, Made, Server
from tests.web.listeners import HookServer, MailServer
from tests.web.reaching import ORIGIN, Start


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server"), "--log-level", "debug") as running:
        yield running


@pytest.fixture
def clock() -> Hourglass:
    return Hourglass()


@pytest.fixture
def hook() -> Iterator[HookServer]:
    with HookServer() as server:
        yield server


@pytest.fixture
def post() -> Iterator[MailServer]:
    with MailServer() as server:
        yield server


@pytest.fixture
def start(tmp_path: Path, clock: Hourglass, post: MailServer) -> Iterator[Start]:
    """A server on the same data each time it is started."""
    outside = Outside("local", Post(post.url, "Cloudtop <table@example.org>"), (ORIGIN,))
    with ExitStack() as stack:
        yield lambda: stack.enter_context(Inside(make_app(Settings(tmp_path, clock=clock, outside=outside))))


@pytest.fixture
def site(start: Start) -> Inside:
    return start()


@pytest.fixture
def made(site: Inside) -> Made:
    return site.table("me", "link", options={"first": "A"})
