"""The server's log: one JSON object a line on standard error. No secret is ever written to it."""

from __future__ import annotations

import hashlib
import logging
import secrets
import sys
import time
from typing import Any

import msgspec

logger = logging.getLogger("cloudtop")
_addresses = ["hash"]  # how the log has them: hash, plain or none
_key = secrets.token_bytes(16)


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        stamp = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        out: dict[str, Any] = {"time": f"{stamp}.{int(record.msecs):03}Z", "level": record.levelname.lower()}
        out |= {"event": record.getMessage(), **getattr(record, "facts", {})}
        if record.exc_info:
            out["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(out).decode()


def set_up(level: str, addresses: str = "hash") -> None:
    """Send our log and the server's own warnings to standard error."""
    _addresses[0] = addresses
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("cloudtop", "uvicorn.error"):
        log = logging.getLogger(name)
        log.handlers, log.propagate = [handler], False
        log.setLevel(level.upper() if name == "cloudtop" else "WARNING")


def shown(address: str) -> str:
    """An address as the log has it: as a hash that means nothing after the server has stopped, or as it is."""
    if _addresses[0] == "hash":
        return hashlib.blake2b(address.encode("utf-8", "replace"), key=_key, digest_size=6).hexdigest()
    return address if _addresses[0] == "plain" else ""


def note(event: str, **facts: Any) -> None:
    logger.info(event, extra={"facts": facts})
