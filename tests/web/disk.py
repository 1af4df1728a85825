"""Disks that are slow or full: below a server of this process, and below one of its own."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.web.kit import Inside, Server

fillable = pytest.mark.skipif(sys.platform != "linux", reason="sets the limits of another process")


class Disk:
    """What is below a server of this process."""

    def __init__(self, site: Inside) -> None:
        self.writer = site.app.state.tables.writer

    def is_full(self, full: bool) -> None:
        """SQLite itself refuses to write."""
        self.writer.thread.submit(self.writer.store.db.execute, f"PRAGMA query_only = {int(full)}").result()

    @contextmanager
    def slow(self) -> Iterator[None]:
        """Whatever is to be written waits for the end of this."""
        done = threading.Event()
        self.writer.thread.submit(done.wait)
        try:
            yield
        finally:
            done.set()


@contextmanager
def no_room(server: Server) -> Iterator[None]:
    """Whatever a server would write to a file fails, as on a full disk."""
    import resource

    assert server.process is not None
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
    try:
        yield
    finally:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
