"""One server for all tests that leave it running."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.web.kit import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server"), "--log-level", "debug") as running:
        yield running
