"""Where links begin, and who can open them: every kind of address, and that what is offered really opens."""

from __future__ import annotations

import http.client
import json
import socket
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlsplit

import pytest
from websockets.sync.client import connect

from cloudtop.core.errors import Mistake
from cloudtop.web.app import Settings, make_app
from cloudtop.web.homes import Listening, circle, homes, own_number, page_of
from tests.web.kit import PATIENCE, Inside, Server
from tests.web.refusing import check_sentence, refused

LOOPBACK = "http://127.0.0.1:8765"
LAN = "http://192.168.1.5:8765"
PUBLIC = "https://games.example.org"


# --- who can open it ---

CIRCLES = {
    "computer": [
        "127.0.0.1", "127.0.1.1", "::1", "::ffff:127.0.0.1", "0.0.0.0", "::", "localhost", "LocalHost.", "games.localhost",
    ],
    "network": [
        "192.168.1.5", "10.0.0.7", "172.31.255.1", "169.254.10.10", "100.64.0.1", "fd00::2", "fe80::1", "fe80::1%eth0",
        "::ffff:10.0.0.7", "games", "games.local", "GAMES.LAN.", "nas.home.arpa", "nas.fritz.box", "nas.internal",
    ],
    "public": [
        "93.184.215.14", "172.32.0.1", "100.128.0.1", "2606:2800:21f::1", "::ffff:93.184.215.14", "games.example.org",
        "mylocalhost.org", "local.example.org", "lan.de", "localhost.example.org", "xn--bcher-kva.example",
    ],
}  # fmt: skip


@pytest.mark.parametrize(("wanted", "host"), [(wanted, host) for wanted, hosts in CIRCLES.items() for host in hosts])
def test_who_can_open_a_page_under_a_name(wanted: str, host: str) -> None:
    assert circle(host) == wanted


@pytest.mark.parametrize(
    ("page", "origins", "numbers", "wanted"),
    [
        # as it was opened, if others can open it, too, or if there is nothing else
        (LOOPBACK, [], [], {LOOPBACK: "computer"}),
        (LAN, [], [], {LAN: "network"}),
        (PUBLIC, [PUBLIC], [], {PUBLIC: "public"}),
        ("http://games.local", [], [], {"http://games.local": "network"}),
        ("http://[::1]:8765", ["http://localhost:8765"], [], {"http://[::1]:8765": "computer"}),
        # what others can open, for who has opened it under a name of their own computer
        (LOOPBACK, [PUBLIC], [], {PUBLIC: "public"}),
        (LOOPBACK, [], [LAN], {LAN: "network"}),
        ("http://games.localhost:8765", [], [LAN], {LAN: "network"}),
        ("http://[::1]:8765", [], ["http://[fd00::2]:8765"], {"http://[fd00::2]:8765": "network"}),
        # the widest circle first, and then the page as it was opened
        (LOOPBACK, [PUBLIC], [LAN], {PUBLIC: "public", LAN: "network"}),
        (LAN, [PUBLIC], [], {PUBLIC: "public", LAN: "network"}),
        (PUBLIC, ["https://other.example.org", PUBLIC], [], {PUBLIC: "public", "https://other.example.org": "public"}),
        # but a name that a machine has for itself is not known to others for certain
        ("http://games:8765", [], [LAN], {LAN: "network", "http://games:8765": "network"}),
        # and what is no address helps nobody
        (LOOPBACK, ["games.example.org"], [], {LOOPBACK: "computer"}),
    ],
)
def test_where_links_begin(page: str, origins: list[str], numbers: list[str], wanted: dict[str, str]) -> None:
    found = homes(page, origins, numbers)
    assert [(home.origin, home.circle) for home in found] == list(wanted.items())


@pytest.mark.parametrize(
    ("listening", "alone", "here", "outside"),
    [
        (Listening("127.0.0.1", 80), True, "http://127.0.0.1:80", []),
        (Listening("::1", 80), True, "http://[::1]:80", []),
        (Listening("127.0.0.1", 80, proxied=True), False, "http://127.0.0.1:80", []),
        (Listening("0.0.0.0", 80, proxied=True), False, "http://127.0.0.1:80", []),
        (Listening("10.0.0.7", 80), False, "http://10.0.0.7:80", ["http://10.0.0.7:80"]),
        (Listening("fd00::2", 80), False, "http://[fd00::2]:80", ["http://[fd00::2]:80"]),
    ],
)
def test_where_a_server_listens(listening: Listening, alone: bool, here: str, outside: list[str]) -> None:
    assert (listening.alone, listening.here(), listening.outside()) == (alone, here, outside)


@pytest.mark.parametrize("number", ["0.0.0.0", "::"])
def test_a_server_that_listens_everywhere_is_found_by_one_number_that_others_know(number: str) -> None:
    listening = Listening(number, 80)
    assert not listening.alone and listening.here() in ("http://127.0.0.1:80", "http://[::1]:80")
    assert [circle(str(urlsplit(one).hostname)) for one in listening.outside()] in ([], ["network"], ["public"])


# --- what the page is told ---


def told(site: Inside | Server, page: str) -> Any:
    status, found = site.get(f"api/homes?page={quote(page)}")
    assert status == 200, found
    return found


def test_a_server_of_this_machine_alone_says_so(server: Server) -> None:
    assert told(server, LOOPBACK) == {"homes": [{"origin": LOOPBACK, "circle": "computer"}], "alone": True}


def test_a_server_with_an_origin_offers_it(tmp_path: Path) -> None:
    with Inside(make_app(Settings(tmp_path, [f"{PUBLIC}/"]))) as site:
        assert told(site, LOOPBACK) == {"homes": [{"origin": PUBLIC, "circle": "public"}], "alone": True}


def test_only_who_sits_at_the_machine_is_told_its_numbers(tmp_path: Path) -> None:
    """Whoever comes from elsewhere, by a proxy that says so, must not learn what lies behind it."""
    listening = Listening("192.168.1.5", 8765)
    app = make_app(Settings(tmp_path, listening=listening))
    with Inside(app, proxy_headers=True, forwarded_allow_ips=["127.0.0.1"]) as site:
        assert told(site, LOOPBACK) == {"homes": [{"origin": LAN, "circle": "network"}], "alone": False}
        asked = f"api/homes?page={quote(LOOPBACK)}"
        body = site.request("GET", asked, None, **{"X-Forwarded-For": "93.184.215.14"})[2]
    assert json.loads(body) == {"homes": [{"origin": LOOPBACK, "circle": "computer"}], "alone": False}


@pytest.mark.parametrize("page", ["", "x", "file:///x", "https://", "https://[", "http://a:b", "https://me@example.org", "javascript:x"])  # fmt: skip
def test_what_is_no_page(server: Server, page: str) -> None:
    answer = server.get(f"api/homes?page={quote(page)}")
    refused(answer, 400, "Say where the page is")
    check_sentence(answer[1]["error"]["message"])
    with pytest.raises(Mistake):
        page_of(page)


@pytest.mark.parametrize(
    ("host", "family"), [("0.0.0.0", socket.AF_INET), ("::", socket.AF_INET), ("::", socket.AF_INET6)]
)
def test_what_is_offered_really_opens(tmp_path: Path, host: str, family: socket.AddressFamily) -> None:
    """From its page at this number, too: a table is made, and its socket opens."""
    number = own_number(family)
    if not number:
        pytest.skip("this machine is in no network")
    with Server(tmp_path, "--host", host) as server:
        [home] = told(server, f"http://localhost:{server.port}")["homes"]
        origin = home["origin"] if family == socket.AF_INET else f"http://[{number}]:{server.port}"
        assert home["circle"] != "computer" and (number in origin)
        asked = http.client.HTTPConnection(number, server.port, timeout=PATIENCE)
        asked.request(
            "POST", "/api/tables", json.dumps({"game": "cloudcity", "seats": [{"kind": "me"}] * 2}), {"Origin": origin}
        )
        answer = asked.getresponse()
        assert answer.status == 201, answer.read()
        table = json.loads(answer.read())["table"]
        asked.close()
        url = f"{origin.replace('http', 'ws', 1)}/api/tables/{table}/ws"
        with connect(url, proxy=None, origin=origin) as line:  # type: ignore[arg-type]
            line.send('{"do": "hello", "tokens": [], "seq": -1}')
            assert json.loads(line.recv(PATIENCE))["is"] == "table"
