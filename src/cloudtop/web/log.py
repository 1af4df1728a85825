"""The server's log: one JSON object a line on standard error. No secret is ever written to it."""

from __future__ import annotations

import logging
import sys
import time
from typing import Any

import msgspec

logger = logging.getLogger("cloudtop")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        stamp = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        out: dict[str, Any] = {"time": f"{stamp}.{int(record.msecs):03}Z", "level": record.levelname.lower()}
        out |= {"event": record.getMessage(), **getattr(record, "facts", {})}
        if record.exc_info:
            out["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(out).decode()


def set_up(level: str) -> None:
    """Send our log and the server's own warnings to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("cloudtop", "uvicorn.error"):
        log = logging.getLogger(name)
        log.handlers, log.propagate = [handler], False
        log.setLevel(level.upper() if name == "cloudtop" else "WARNING")


def note(event: str, **facts: Any) -> None:
    logger.info(event, extra={"facts": facts})
