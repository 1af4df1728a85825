"""What a request says, checked, and how it is answered."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from cloudtop.web.messages import Refusal, encode

MOST_BYTES = 250_000  # of a request, a record included
T = TypeVar("T")


def reply(data: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(encode(data), status, headers, media_type="application/json")


async def body(request: Request, type: type[T], most: int = MOST_BYTES) -> T:
    """What a request says, checked."""
    data = b""
    async for part in request.stream():
        data += part
        if len(data) > most:
            raise Refusal("large", f"A request has at most {most:,} bytes.")
    try:
        return msgspec.json.decode(data, type=type)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as e:
        raise Refusal(
            "malformed", f"The request is not one that the server understands: {str(e).rstrip('.')}."
        ) from None
