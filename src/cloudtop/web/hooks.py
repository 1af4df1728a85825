"""Webhooks: a short letter to an address on the web that somebody else has named. So it is looked at twice: as it is written, and
where it leads; the address that was checked is the one that is connected to, and nothing but the first line of the answer is read.
"""

from __future__ import annotations

import http.client
import ipaddress
import re
import socket
import ssl
import time
from collections.abc import Callable
from typing import Literal, NamedTuple
from urllib.parse import urlsplit

from cloudtop.web.messages import Refusal

Where = Literal[
    "public", "local", "none"
]  # may a hook lead: anywhere but to private addresses, to this machine too, nowhere
LONGEST = 500  # letters of an address
WITHIN = 5.0  # seconds for each step
LONGEST_LINE = 1000  # bytes of the answer that are read
PLAIN = re.compile(r"[!-~]+")
INTERNET = ipaddress.ip_network("2000::/3")  # of IPv6; the rest is local, leads to IPv4, or is nobody's
SHAPE = "A webhook is an address such as https://chat.example.org/hooks/abc"


class Failed(Exception):
    """A notice that did not arrive; `web-notice-<what>` says why. `again`: it may be worth another try."""

    def __init__(self, what: str, fact: str = "", again: bool = False) -> None:
        super().__init__(what)
        self.what = what
        self.fact = fact
        self.again = again


class Target(NamedTuple):
    scheme: str
    host: str
    port: int
    path: str


def target(url: str, where: Where) -> Target:
    """The parts of an address, if it may be a webhook here."""
    if where == "none":
        raise Refusal("illegal", "This server sends no webhooks.")
    if len(url) > LONGEST or not PLAIN.fullmatch(url):
        raise Refusal("malformed", f"{SHAPE}, with up to {LONGEST} letters and no spaces.")
    try:
        parts = urlsplit(url)
        host, port = host_of(url), parts.port
        host.encode("idna")
    except (ValueError, UnicodeError):
        raise Refusal("malformed", f"{SHAPE}.") from None
    if not host or parts.scheme not in ("http", "https"):
        raise Refusal("malformed", f"{SHAPE}.")
    if parts.scheme == "http" and not (where == "local" and is_local(host)):
        raise Refusal("malformed", "A webhook begins with https:// so that nobody else can read along.")
    if "@" in parts.netloc:
        raise Refusal("malformed", "A webhook has no user name and no password before its host.")
    if port is not None and port != 443 and port < 1024:
        raise Refusal("malformed", "The port of a webhook is 443, or one above 1023.")
    if is_private(host) and not (where == "local" and is_local(host)):
        raise Refusal("malformed", "A webhook leads to a public address, not into a private network.")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(parts.scheme, host, port or (443 if parts.scheme == "https" else 80), path)


def host_of(url: str) -> str:
    """However it is spelled, and whatever its port."""
    return (urlsplit(url).hostname or "").rstrip(".")


def shortened(url: str) -> str:
    """Enough of an address for its owner: what stands behind the host is often a secret."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}/…"


def is_private(host: str) -> bool:
    """Is this the number of a machine that the whole internet cannot reach? A name is looked at when it is resolved."""
    try:
        return not is_public(host)
    except ValueError:
        return host == "localhost" or host.endswith((".localhost", ".local", ".internal"))


def is_local(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def is_public(number: str) -> bool:
    """Can anybody on the internet be at this address? One that is wrapped in another counts as itself."""
    found = ipaddress.ip_address(number.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        elif found not in INTERNET or found.sixtofour is not None:
            return False
    return found.is_global and not found.is_multicast


def resolve(to: Target, where: Where) -> str:
    """The number to connect to; a name that leads to a single private one is refused."""
    try:
        found = socket.getaddrinfo(to.host, to.port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Failed("name", to.host, again=True) from None
    numbers = [str(address[0]) for *_, address in found]
    local = where == "local" and all(is_local(number) for number in numbers)
    if not numbers or not (local or all(is_public(number) for number in numbers)):
        raise Failed("private", to.host)
    if to.scheme == "http" and not local:
        raise Failed("private", to.host)
    return numbers[0]


def connect(to: Target, number: str) -> socket.socket:
    try:
        plain = socket.create_connection((number, to.port), WITHIN)
    except OSError:
        raise Failed("connect", to.host, again=True) from None
    if to.scheme == "http":
        return plain
    try:
        return ssl.create_default_context().wrap_socket(plain, server_hostname=to.host)
    except (OSError, ValueError) as e:
        plain.close()
        certificate = isinstance(e, ssl.SSLCertVerificationError)
        raise Failed("certificate" if certificate else "connect", to.host, again=not certificate) from None


def post(url: str, body: bytes, where: Where, begin: Callable[[], None]) -> None:
    """Send it, and fail unless it was taken. `begin` is called when nothing but the sending itself is left to do."""
    try:
        to = target(url, where)
    except Refusal:
        raise Failed("private") from None  # the server was started otherwise meanwhile
    with connect(to, resolve(to, where)) as line:
        line.settimeout(WITHIN)
        begin()
        try:
            http_post(to, line, body)
            status = answer(line)
        except (OSError, ValueError, http.client.HTTPException):
            raise Failed("silent", to.host) from None
    if not 200 <= status < 300:
        elsewhere = 300 <= status < 400
        raise Failed("elsewhere" if elsewhere else "status", str(status), again=status == 429 or status >= 500)


def http_post(to: Target, line: socket.socket, body: bytes) -> None:
    request = http.client.HTTPConnection(to.host, to.port)
    request.default_port = 443 if to.scheme == "https" else 80
    request.sock = line
    headers = {"Content-Type": "application/json", "User-Agent": "Cloudtop", "Connection": "close"}
    request.request("POST", to.path, body, headers)


def answer(line: socket.socket) -> int:
    """The status of an answer; whatever else there is to it stays unread."""
    late, said = time.monotonic() + WITHIN, b""
    while b"\n" not in said:
        line.settimeout(max(0.01, late - time.monotonic()))
        more = line.recv(LONGEST_LINE)
        said += more
        if not more or len(said) > LONGEST_LINE or time.monotonic() > late:
            raise ValueError("no answer")
    found = re.match(rb"HTTP/1\.[01] (\d{3})\b", said)
    if found is None:
        raise ValueError("no answer of HTTP")
    return int(found[1])
