"""One server for a folder: two would not know of each other's moves."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO

from cloudtop.core.errors import Mistake


def lock(path: Path) -> IO[bytes]:
    """Have a folder to ourselves until this file is closed, or the process ends in whatever way."""
    try:
        path.parent.mkdir(0o700, parents=True, exist_ok=True)
        file = path.open("ab")
    except OSError as e:
        raise Mistake(f"The tables cannot be kept in {path.parent}: {e.strerror}.") from None
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise Mistake(
            f"Another server keeps its tables in {path.parent}; stop it, or choose another folder with --data."
        ) from None
    return file
