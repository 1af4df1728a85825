"""Large answers are packed once for everybody, or beside the tables, never on the way."""

from __future__ import annotations

import gzip
import os
from functools import lru_cache
from pathlib import Path
from typing import Any

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from cloudtop.web.forms import reply
from cloudtop.web.messages import encode

LEAST = 1000  # bytes that are worth it
LEVEL = 6
PACKED = {"content-encoding": "gzip", "vary": "accept-encoding"}
TEXT = (".js", ".css", ".html", ".svg", ".json", ".map", ".txt")


def takes(headers: Headers) -> bool:
    """Does whoever asks understand it?"""
    return "gzip" in headers.get("accept-encoding", "")


def pack(data: bytes) -> bytes:
    return gzip.compress(data, LEVEL, mtime=0)


@lru_cache(64)
def pack_once(data: bytes) -> bytes:
    return pack(data)


@lru_cache(500)
def pack_file(path: str, changed: int) -> bytes:
    return pack(Path(path).read_bytes())


def sheet_reply(request: Request, sheet: bytes) -> Response:
    """The same for many."""
    if not takes(request.headers):
        return Response(sheet, media_type="application/json")
    return Response(pack_once(sheet), headers=PACKED, media_type="application/json")


def large_reply(request: Request, data: Any) -> Response:
    """What is asked for once; made in a thread beside the tables."""
    text = encode(data)
    if len(text) < LEAST or not takes(request.headers):
        return reply(data)
    return Response(pack(text), headers=PACKED, media_type="application/json")


class Page(StaticFiles):
    """The files of the page."""

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        headers, path = Headers(scope=scope), str(full_path)
        if response.status_code != 200 or not takes(headers) or "range" in headers or not path.endswith(TEXT):
            return response
        kept = {name: response.headers[name] for name in ("content-type", "etag", "last-modified")}
        return Response(pack_file(path, stat_result.st_mtime_ns), 200, kept | PACKED)
