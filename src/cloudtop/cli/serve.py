"""`cloudtop serve`: the table in the browser."""

from __future__ import annotations

import os
import socket
import sys
import threading
import time
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, cast, get_args
from urllib.parse import urlsplit

import typer

from cloudtop.cli.app import app, console
from cloudtop.core.errors import Mistake
from cloudtop.web.visitors import UNLIMITED, USUAL, Limits

if TYPE_CHECKING:
    from cloudtop.web.notices import Outside

SPARE_FILES = 100  # for the store, thinkers and packs
DEAF_AFTER = 20_000  # ms
LOOPBACK = ("127.0.0.1", "localhost", "::1")
FILES = 65_536  # that may be open: a connection is one


def data_folder() -> Path:
    """Where programs of this system keep what belongs to their user."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", "~")).expanduser() / "Cloudtop"
    if sys.platform == "darwin":
        return Path("~/Library/Application Support/Cloudtop").expanduser()
    return Path(os.environ.get("XDG_DATA_HOME", "~/.local/share")).expanduser() / "cloudtop"


def listen(host: str, port: int, any_port: bool) -> socket.socket:
    """A socket to listen on; if the port is taken and any will do, a free one."""
    try:
        family = socket.getaddrinfo(host, port)[0][0]
        made = socket.socket(family, socket.SOCK_STREAM)
    except (OSError, UnicodeError) as e:
        raise Mistake(f"'{host}' is not an address of this machine: {getattr(e, 'strerror', None) or e}.") from None
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if family == socket.AF_INET6 and socket.has_dualstack_ipv6():
        made.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)  # `::` is all numbers of the machine
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # whoever takes nothing of what is sent is gone; connections inherit it
        made.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, DEAF_AFTER)
    for candidate in (port, 0) if any_port else (port,):
        try:
            made.bind((host, candidate))
            return made
        except OSError as e:
            reason = e.strerror
    raise Mistake(f"The server cannot listen on {host} port {port}: {reason}. Choose another with --port.")


def open_files() -> int:
    """How many files this process may have open; as many as the system allows it."""
    if sys.platform == "win32":
        return FILES
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = FILES if hard == resource.RLIM_INFINITY else min(hard, FILES)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        return most
    return FILES if soft == resource.RLIM_INFINITY else soft


def names_of(host: str, origins: list[str]) -> list[str]:
    """The names under which a server that only this machine can reach is asked."""
    if host not in LOOPBACK:
        return []
    return [*LOOPBACK, *(name for origin in origins if (name := urlsplit(origin).hostname))]


def checked_origins(origins: list[str]) -> list[str]:
    """Addresses as a browser says where it comes from: without a path."""
    for origin in origins:
        try:
            parts = urlsplit(origin)
            whole = (
                parts.scheme in ("http", "https") and parts.hostname and not parts.path.strip("/") and not parts.query
            )
        except ValueError:
            whole = False
        if not whole:
            raise Mistake(f"'{origin}' is not the address of a page without its path; one is https://example.org.")
    return [origin.rstrip("/") for origin in origins]


def outside_of(hooks: str, smtp: str, sender: str, origins: list[str], wait: float) -> Outside:
    """How people who are not there may be told that it is their turn."""
    from cloudtop.web.hooks import Where
    from cloudtop.web.letters import Post
    from cloudtop.web.notices import Outside

    if hooks not in get_args(Where):
        raise Mistake(f"'{hooks}' is not where webhooks may lead; it is public, local or none.")
    if smtp and not origins:
        raise Mistake("Mail has links to the page, so the server must know its address: --origin https://example.org.")
    post = Post(smtp, sender) if smtp else None
    return Outside(cast(Where, hooks), post, tuple(origins), wait)


def open_browser(address: str) -> None:
    """Open the page once the server answers."""
    time.sleep(0.8)
    webbrowser.open(address)


@app.command()
def serve(
    host: Annotated[
        str,
        typer.Option(
            envvar="CLOUDTOP_HOST", help="The address to listen on; others can reach it if it is not loopback."
        ),
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(envvar="CLOUDTOP_PORT", min=0, max=65535, help="The port; 0 for any free one.")
    ] = 8765,
    data: Annotated[
        Path | None, typer.Option(envvar="CLOUDTOP_DATA", help="The folder in which tables are kept.")
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(
            envvar="CLOUDTOP_ORIGIN",
            help="The address of the page if a proxy changes it, such as https://example.org; may be repeated.",
        ),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            envvar="CLOUDTOP_PROXY",
            help="The address of a proxy before the server: it is believed whom it speaks for (X-Forwarded-For); may be repeated.",
        ),
    ] = None,
    share: Annotated[
        float,
        typer.Option(
            envvar="CLOUDTOP_SHARE",
            min=0,
            max=1,
            help="The part of the processor that one address may use in the long run; 0: all.",
        ),
    ] = USUAL.share,
    new_tables: Annotated[
        int,
        typer.Option(
            envvar="CLOUDTOP_NEW_TABLES", min=0, help="Tables that one address may make in an hour; 0: any number."
        ),
    ] = USUAL.tables,
    connections: Annotated[
        int,
        typer.Option(
            envvar="CLOUDTOP_CONNECTIONS", min=0, help="Connections that one address may have; 0: any number."
        ),
    ] = USUAL.connections,
    requests: Annotated[
        int,
        typer.Option(
            envvar="CLOUDTOP_REQUESTS", min=0, help="Requests of one address that are worked on at once; 0: any number."
        ),
    ] = USUAL.requests,
    unlimited: Annotated[
        bool,
        typer.Option(
            "--unlimited", envvar="CLOUDTOP_UNLIMITED", help="No limits by address, for a server among friends."
        ),
    ] = False,
    thinkers: Annotated[
        int,
        typer.Option(
            envvar="CLOUDTOP_THINKERS",
            min=0,
            help="Processes for bots; 0 for one less than there are cores, two at least.",
        ),
    ] = 0,
    sleep_after: Annotated[
        float,
        typer.Option(envvar="CLOUDTOP_SLEEP_AFTER", min=1, help="Seconds after which an idle table leaves the memory."),
    ] = 60,
    pack: Annotated[
        list[Path] | None,
        typer.Option(
            envvar="CLOUDTOP_PACK", help="An earlier content pack (TOML) that tables were begun with; may be repeated."
        ),
    ] = None,
    keep_days: Annotated[
        int,
        typer.Option(
            envvar="CLOUDTOP_KEEP_DAYS",
            min=0,
            help="Tables where nobody was for so many days go, and after two days those at which nobody has played; 0: all stay.",
        ),
    ] = 0,
    hooks: Annotated[
        str,
        typer.Option(
            envvar="CLOUDTOP_HOOKS",
            help="Where webhooks of players may lead: public addresses, local (to this machine too, also by http) or none.",
        ),
    ] = "public",
    smtp: Annotated[
        str,
        typer.Option(
            envvar="CLOUDTOP_SMTP",
            help="The mail server for who wants to be told by mail, such as smtp://user:password@mail.example.org:587;"
            " a password belongs into the environment.",
        ),
    ] = "",
    mail_from: Annotated[
        str, typer.Option(envvar="CLOUDTOP_MAIL_FROM", help="The sender of mail: 'Cloudtop <table@example.org>'.")
    ] = "",
    notice_after: Annotated[
        float,
        typer.Option(
            envvar="CLOUDTOP_NOTICE_AFTER",
            min=0,
            help="Seconds after which who is not there is told that it is their turn.",
        ),
    ] = 60,
    open_tables: Annotated[
        bool,
        typer.Option(
            envvar="CLOUDTOP_OPEN_TABLES", help="Makers may list tables on the start page, and anybody may join."
        ),
    ] = True,
    log_address: Annotated[
        str,
        typer.Option(envvar="CLOUDTOP_LOG_ADDRESS", help="Addresses in the log: hash (of this run), plain or none."),
    ] = "hash",
    log_level: Annotated[str, typer.Option(envvar="CLOUDTOP_LOG", help="debug, info, warning or error.")] = "info",
    browser: Annotated[
        bool, typer.Option("--open", help="Open the page in a browser; if the port is taken, use another.")
    ] = False,
) -> None:
    """Serve the table: play in the browser, alone or with others."""
    import uvicorn

    from cloudtop.web.app import PAGE, Settings, make_app
    from cloudtop.web.connections import Config, Doors
    from cloudtop.web.homes import Listening
    from cloudtop.web.log import set_up

    if log_level not in ("debug", "info", "warning", "error"):
        raise Mistake(f"'{log_level}' is not a level of the log; it is debug, info, warning or error.")
    if log_address not in ("hash", "plain", "none"):
        raise Mistake(f"'{log_address}' is not how the log has addresses; it is hash, plain or none.")
    origins = checked_origins(origin or [])
    listening = listen(host, port, browser)
    set_up("warning" if browser and log_level == "info" else log_level, log_address)
    number, port = listening.getsockname()[:2]
    place = Listening(number, port, bool(proxy))
    limits = UNLIMITED if unlimited else Limits(share, new_tables, connections, requests)
    hosts = [] if proxy else names_of(host, origins)
    settings = Settings(
        data or data_folder(), origins, thinkers, sleep_after, pack or [], limits, hosts, keep_days=keep_days,
        outside=outside_of(hooks, smtp, mail_from, origins, notice_after), open_tables=open_tables,
        listening=place,
    )  # fmt: skip
    made = make_app(settings)
    doors = Doors(made.state.visitors, proxy or [], open_files() - SPARE_FILES)
    config = Config(
        made, doors, proxy_headers=bool(proxy), forwarded_allow_ips=proxy or [], timeout_graceful_shutdown=3
    )
    console.print(
        f"Cloudtop is at [bold]{place.here()}[/]  (Ctrl+C ends it; tables are kept in {settings.data})", soft_wrap=True
    )
    for other in place.outside():
        console.print(f"Others find it at [bold]{other}[/]", soft_wrap=True)
    if not PAGE.is_dir():
        console.print("The page is not built here, so only programs can play; `make play` builds it.", soft_wrap=True)
    if browser:
        threading.Thread(target=open_browser, args=(place.here(),), daemon=True).start()
    uvicorn.Server(config).run(sockets=[listening])
