"""Nobody in: what every answer carries, which pages may ask, and how the server is started."""

from __future__ import annotations

import contextlib
import inspect
import json
import re
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import typer
from starlette.applications import Starlette
from starlette.routing import Mount
from websockets.exceptions import InvalidStatus

from cloudtop.cli.app import app as commands
from cloudtop.cli.serve import serve
from cloudtop.web.app import PAGE, Settings, make_app
from tests.web.kit import PATIENCE, Client, Inside, Server, environment
from tests.web.refusing import check_sentence, refused

TWO = [{"kind": "me"}, {"kind": "link"}]
OPTIONS = typer.main.get_command(commands).commands["serve"].params  # type: ignore[attr-defined]


# --- what every answer carries ---

PLACES = ["health", "api/games", "api/games/cloudcity", "api/games/chess", "api/tables/nowhere/record", "nowhere", ""]


@pytest.mark.parametrize("place", PLACES)
def test_every_answer_is_guarded(server: Server, place: str) -> None:
    headers = server.request("GET", place)[1]
    assert (headers["x-content-type-options"], headers["referrer-policy"]) == ("nosniff", "no-referrer")
    check_policy(headers["content-security-policy"])


def check_policy(policy: str) -> None:
    rules = {name: sources for name, *sources in (part.split() for part in policy.split(";"))}
    assert rules["default-src"] == ["'none'"] and rules["script-src"] == rules["style-src"] == rules["connect-src"] == [
        "'self'"
    ]
    assert "unsafe" not in policy and "http" not in policy and rules["frame-ancestors"] == ["'none'"]


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS"])
def test_every_refusal_is_guarded(server: Server, method: str) -> None:
    status, headers, _ = server.request(method, "api/games", b"{}")
    assert status == 405
    check_policy(headers["content-security-policy"])


def test_a_fault_of_the_server_is_guarded_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: Any) -> None:
        raise RuntimeError("broken on purpose")

    app = make_app(Settings(tmp_path))
    with Inside(app) as site:
        monkeypatch.setattr(app.state.tables, "room", broken)
        status, headers, body = site.request("GET", "api/tables/x/record")
    refused((status, json.loads(body)), 500, "it is in its log")
    check_policy(headers["content-security-policy"])


# --- who may ask ---

FOREIGN = [
    "https://evil.example",
    "null",
    "http://127.0.0.1.evil.example",
    "http://127.0.0.1:1",
    "http://[",
    "file://",
    "",
]


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_foreign_page_may_not_post(server: Server, origin: str) -> None:
    status, headers, body = server.request(
        "POST", "api/tables", json.dumps({"game": "cloudcity", "seats": TWO}).encode(), Origin=origin
    )
    refused((status, json.loads(body)), 403, "not allowed")
    check_policy(headers["content-security-policy"])


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_foreign_page_may_not_open_a_table(server: Server, origin: str) -> None:
    made = server.table()
    with pytest.raises(InvalidStatus) as e:
        Client(server, made.id, made.tokens, Origin=origin)
    assert e.value.response.status_code == 403


def test_our_own_page_may(server: Server) -> None:
    origin = f"http://127.0.0.1:{server.port}"
    body = json.dumps({"game": "cloudcity", "seats": TWO}).encode()
    assert server.request("POST", "api/tables", body, Origin=origin)[0] == 201
    with Client(server, server.table().id, [], Origin=origin) as client:
        assert client.first["is"] == "table"


def test_a_page_behind_a_proxy_may_if_it_is_named(tmp_path: Path) -> None:
    with Inside(make_app(Settings(tmp_path, ["https://games.example"]))) as site:
        origins = ("https://games.example", "https://other.example", f"http://127.0.0.1:{site.port}")
        answers = [site.post("api/options", {"game": "cloudcity"}, Origin=origin)[0] for origin in origins]
    assert answers == [200, 403, 200]


# --- behind a path ---


def prefixed(data: Path) -> Starlette:
    """The whole server below a path of another one."""
    inner = make_app(Settings(data))

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with inner.router.lifespan_context(inner):
            yield

    return Starlette(routes=[Mount("/games/table", inner)], lifespan=lifespan)


def test_the_server_works_below_a_path(tmp_path: Path) -> None:
    with Inside(prefixed(tmp_path), "/games/table") as site, site.table().open("A") as client:
        assert client.first["you"] == ["A"]


@pytest.mark.skipif(not (PAGE / "index.html").exists(), reason="the page is not built")
def test_the_page_asks_for_nothing_outside_its_folder() -> None:
    text = (PAGE / "index.html").read_text("utf-8")
    links = re.findall(r'(?:src|href)="([^"]*)"', text)
    assert links and all(link.startswith("./") for link in links)
    assert not re.search(r"<script(?![^>]*src=)|<style|style=| on\w+=", text)


@pytest.mark.skipif(not (PAGE / "index.html").exists(), reason="the page is not built")
def test_the_page_is_served(server: Server) -> None:
    status, headers, body = server.request("GET", "")
    assert status == 200 and headers["content-type"].startswith("text/html") and b"<script" in body
    check_policy(headers["content-security-policy"])


# --- the command ---


def run(*flags: str) -> tuple[int, str]:
    """`cloudtop serve` with flags that it cannot do."""
    command = [sys.executable, "-m", "cloudtop.cli", "serve", *flags]
    done = subprocess.run(command, env=environment(), capture_output=True, text=True, timeout=PATIENCE, check=False)
    return done.returncode, done.stderr.strip()


def fails(words: str, *flags: str) -> None:
    code, text = run(*flags)
    assert code == 2 and text.startswith("cloudtop: ") and words in text, text
    check_sentence(text)


def test_only_this_machine_is_served_by_default() -> None:
    assert serve.__defaults__ is not None and serve.__defaults__[:2] == ("127.0.0.1", 8765)


def test_the_flags_are_those_that_are_described() -> None:
    text = (Path(__file__).parents[2] / "docs" / "operating.md").read_text("utf-8")
    described = set(re.findall(r"CLOUDTOP_[A-Z_]+", text))
    there = set(re.findall(r"CLOUDTOP_[A-Z_]+", inspect.getsource(serve)))
    assert described <= there, "a variable that nobody reads is described"
    known = {"CLOUDTOP_HOST", "CLOUDTOP_PORT", "CLOUDTOP_LOG", "CLOUDTOP_PACK"}
    assert there - described <= known, "a new one is not described"


def test_a_flag_its_variable_and_what_is_without_it_are_as_described() -> None:
    text = (Path(__file__).parents[2] / "docs" / "operating.md").read_text("utf-8")
    options = {flag: option for option in OPTIONS for flag in (*option.opts, *option.secondary_opts)}
    rows = re.findall(r"^\| `(--[\w-]+)` \| `(CLOUDTOP_\w+)[`=].*? \| (.*) \|$", text, re.M)
    assert len(rows) > 10
    for flag, variable, without in rows:
        option = options[flag]
        assert option.envvar == variable
        default = option.default if isinstance(option.default, str) else f"{option.default:g}"
        assert option.default in (True, 0, "") or default in re.findall(r"[\w.]+", without), flag


def test_every_flag_has_a_variable() -> None:
    assert {option.opts[0] for option in OPTIONS if not option.envvar} == {"--open"}


def test_a_limit_is_set_by_its_variable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.web.kit.environment", lambda: environment() | {"CLOUDTOP_NEW_TABLES": "1"})
    with Server(tmp_path, limited=True) as own:
        own.table()
        refused(own.post("api/tables", {"game": "cloudcity", "seats": TWO}), 429, "many tables")


@pytest.mark.parametrize(
    "origin", ["games.example.org", "https://example.org/games", "ftp://example.org", "https://[x"]
)
def test_an_origin_that_is_none(tmp_path: Path, origin: str) -> None:
    fails("is not the address of a page", "--port", "0", "--data", str(tmp_path), "--origin", origin)


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        fails("cannot listen on 127.0.0.1 port", "--port", str(other.getsockname()[1]), "--data", str(tmp_path))


@pytest.mark.parametrize("host", ["256.256.256.256", "192.0.2.1", "a..b", "x" * 70])
def test_a_host_that_is_not_this_machine(tmp_path: Path, host: str) -> None:
    fails(host, "--host", host, "--port", "0", "--data", str(tmp_path))


def test_a_data_folder_that_cannot_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    fails("cannot be kept in", "--port", "0", "--data", str(tmp_path / "file"))


def test_a_level_of_the_log_that_there_is_not(tmp_path: Path) -> None:
    fails("is not a level of the log", "--port", "0", "--data", str(tmp_path), "--log-level", "loud")


@pytest.mark.parametrize(
    "flags", [("--port", "65536"), ("--port", "-1"), ("--port", "x"), ("--thinkers", "-1"), ("--sleep-after", "0")]
)
def test_a_number_that_is_out_of_range(flags: tuple[str, str]) -> None:
    assert run(*flags)[0] == 2
