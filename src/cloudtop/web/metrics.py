"""Numbers for whoever watches over a server, in the text format of Prometheus."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from cloudtop.web.guard import visitor_of
from cloudtop.web.messages import Refusal
from cloudtop.web.tables import Tables
from cloudtop.web.visitors import Visitors

LOOPBACK = ("127.0.0.1", "::1", "")


def numbers(tables: Tables, visitors: Visitors) -> list[tuple[str, str, str, float]]:
    """Name, kind, what it means, and value."""
    writer, turns = tables.writer, tables.bot_pool.turns
    awake = sum(1 for table in tables.open.values() if table.room is not None)
    people = sum(len(table.guests) for table in tables.open.values())
    return [
        ("tables_awake", "gauge", "Tables in the memory.", awake),
        ("connections", "gauge", "People at tables.", people),
        (
            "sockets",
            "gauge",
            "Sockets, also of people who have not said hello.",
            sum(v.connections for v in visitors.known.values()),
        ),
        ("visitors", "gauge", "Addresses that are remembered.", len(visitors.known)),
        ("thinkers_busy", "gauge", "Thinkers at work.", turns.busy),
        ("thinkers_waiting", "gauge", "Decisions and hints that wait for a thinker.", len(turns.waiting)),
        ("failing", "gauge", "1 if tables cannot be kept.", bool(writer.faults())),
        ("lines_total", "counter", "Lines of history that were kept.", writer.lines),
        ("writes_failed_total", "counter", "Groups of lines that could not be kept.", writer.failures),
        ("tables_total", "counter", "Tables that there have ever been.", writer.tables),
        ("notices_sent_total", "counter", "Notices by webhook or mail that arrived.", tables.notices.sent),
        ("notices_failed_total", "counter", "Notices that did not arrive, each try.", tables.notices.failed),
        ("requests_total", "counter", "Requests that were let in.", visitors.requests),
        ("requests_slow_total", "counter", "Requests that took more than a second.", visitors.slow),
        ("refusals_total", "counter", "Requests, messages and connections that were refused.", visitors.refusals),
    ]


async def metrics(request: Request) -> Response:
    """Only for this machine: who comes through a trusted proxy has another address."""
    if visitor_of(request).address not in LOOPBACK:
        raise Refusal("gone", "There is nothing here.")
    lines = []
    for name, kind, about, value in numbers(request.app.state.tables, request.app.state.visitors):
        lines += [
            f"# HELP cloudtop_{name} {about}",
            f"# TYPE cloudtop_{name} {kind}",
            f"cloudtop_{name} {float(value):g}",
        ]
    return Response("\n".join(lines) + "\n", media_type="text/plain; version=0.0.4; charset=utf-8")
