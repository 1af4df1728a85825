"""What a request says, checked, and how it is answered."""

from __future__ import annotations

import asyncio
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from cloudtop.core.typed import decode
from cloudtop.web.messages import Refusal, encode

MOST_BYTES = 250_000  # of a request, a record included
WITHIN = 20.0  # seconds that a request may take to arrive
T = TypeVar("T")


def reply(data: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(encode(data), status, headers, media_type="application/json")


async def body(request: Request, type: type[T], most: int = MOST_BYTES) -> T:
    """What a request says, checked."""
    data = await arrived(request, most)
    try:
        return decode(data, type)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as e:
        raise Refusal(
            "malformed", f"The request is not one that the server understands: {str(e).rstrip('.')}."
        ) from None


async def arrived(request: Request, most: int) -> bytes:
    """All of a request, if it comes within some seconds."""
    parts, size = [], 0
    try:
        async with asyncio.timeout(WITHIN):
            async for part in request.stream():
                parts.append(part)
                size += len(part)
                if size > most:
                    raise Refusal("large", f"A request has at most {most:,} bytes.")
    except TimeoutError:
        raise Refusal("slow", "The request did not arrive in time; please try again.") from None
    except ClientDisconnect:
        raise Refusal("slow", "The request was not sent to its end.") from None
    return b"".join(parts)
