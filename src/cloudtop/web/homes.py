"""Homes: the addresses of the page with which links to tables can begin, and who can open a link that begins there (its circle).

Who has opened the page under a name that only their own computer knows gets another address for their links, if there is one:
the page's own (`--origin`), or a number of this machine in its network.
"""

from __future__ import annotations

import socket
from collections.abc import Sequence
from ipaddress import ip_address
from typing import NamedTuple, get_args
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import Response

from cloudtop.web.forms import reply
from cloudtop.web.hooks import is_public
from cloudtop.web.messages import Refusal
from cloudtop.web.wire_tables import Circle, Home, Homes

WIDEST = get_args(Circle)
NETWORK = (
    ".local", ".lan", ".home", ".internal", ".intranet", ".private", ".corp", ".localdomain", ".home.arpa", ".fritz.box",
)  # fmt: skip
ANYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # to listen to all numbers of the machine; its own among them
NOBODY = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}  # for examples only; nothing is sent there


class Listening(NamedTuple):
    """Where a server listens."""

    number: str = "127.0.0.1"
    port: int = 8765
    proxied: bool = False

    @property
    def alone(self) -> bool:
        """Does it answer its own machine only?"""
        return ip_address(self.number).is_loopback and not self.proxied

    def here(self) -> str:
        """Where it is for who sits at its machine."""
        return address(ANYWHERE.get(self.number, self.number), self.port)

    def outside(self) -> list[str]:
        """Where others find it, by a number; behind a proxy they ask that one."""
        if self.alone or self.proxied:
            return []
        if self.number not in ANYWHERE:
            return [address(self.number, self.port)]
        families = [socket.AF_INET, socket.AF_INET6] if ":" in self.number else [socket.AF_INET]
        return [address(number, self.port) for family in families if (number := own_number(family))][:1]


ALONE = Listening()


def address(number: str, port: int) -> str:
    return f"http://{f'[{number}]' if ':' in number else number}:{port}"


def own_number(family: socket.AddressFamily) -> str:
    """The number with which this machine speaks to others; nothing if it is in no network."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((NOBODY[family], 9))
            number = str(probe.getsockname()[0])
    except OSError:
        return ""
    return "" if circle(number) == "computer" else number


def circle(host: str) -> Circle:
    """Who can open a page under this number or name; a name that does not say so counts as one that everybody can look up."""
    try:
        number = ip_address(host.partition("%")[0])
    except ValueError:
        name = f".{host.lower().rstrip('.')}"
        if name.endswith(".localhost"):
            return "computer"
        return "network" if name.rindex(".") == 0 or name.endswith(NETWORK) else "public"
    if number.version == 6 and number.ipv4_mapped is not None:
        number = number.ipv4_mapped
    if number.is_loopback or number.is_unspecified:
        return "computer"
    return "public" if is_public(str(number)) else "network"


def page_of(seen: str) -> str:
    """The page as somebody sees it, without its path."""
    try:
        parts = urlsplit(seen)
        whole = parts.scheme in ("http", "https") and parts.hostname and "@" not in parts.netloc and parts.port != 0
    except ValueError:
        whole = False
    if not whole:
        raise Refusal("malformed", "Say where the page is as you see it: ?page=https://games.example.org.")
    return f"{parts.scheme}://{parts.netloc}"


def homes(page: str, origins: Sequence[str], numbers: Sequence[str]) -> list[Home]:
    """Where links can begin, the widest circle first; what only this computer can open is left out if there is anything else.

    Whoever sits at the server's machine may have a name for it that others do not know, so its numbers come before that.
    """
    all = dict.fromkeys([*origins, *numbers, page] if numbers else [page, *origins])
    found = [Home(one, circle(host)) for one in all if (host := urlsplit(one).hostname)]
    others = [home for home in found if home.circle != "computer"]
    return sorted(others, key=lambda home: WIDEST.index(home.circle)) or found[:1]


async def show(request: Request) -> Response:
    """For a page that is seen at `?page=`."""
    page, state = page_of(request.query_params.get("page", "")), request.app.state
    listening: Listening = state.listening
    sits_here = request.client is not None and circle(request.client.host) == "computer"
    found = homes(page, state.origins, listening.outside() if sits_here else [])
    return reply(Homes(found, listening.alone))
