"""What may be asked for has a price; addresses and tables pay for it, not sockets, and what is dear waits before moves do."""

from __future__ import annotations

import asyncio
import json
import math
from collections.abc import Iterator
from pathlib import Path
from types import coroutine
from typing import Any

import pytest

from cloudtop.web import coming, guard, visitors
from cloudtop.web.allowance import Allowance
from cloudtop.web.app import Settings, make_app
from cloudtop.web.visitors import UNLIMITED, USUAL, Limits, Paid, Visitor, Visitors, network
from tests.web.campaigns import GAME
from tests.web.kit import Inside, run_alone, wait_for
from tests.web.refusing import check_error, refused

FEW = Limits(share=0.2, tables=2, connections=30, requests=24)
WHY = {"do": "why", "seat": "A", "targets": ["pile"]}


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Inside]:
    with Inside(make_app(Settings(tmp_path, limits=FEW))) as inside:
        yield inside


def here(site: Inside) -> Visitor:
    found: Visitor = site.app.state.visitors.of("127.0.0.1")
    return found


def leave(visitor: Visitor, part: float) -> None:
    """So much of what may be used at once is left, and it does not fill up."""
    visitor.work.rate = 1e-9
    visitor.work.left = part * visitor.work.burst


# --- an allowance ---


def test_an_allowance_fills_up_again() -> None:
    one = Allowance(rate=10, burst=3)
    assert [one.take() for _ in range(4)] == [True, True, True, False]
    one.counted -= 0.2
    assert [one.take(), one.take(), one.take()] == [True, True, False]


def test_who_owes_has_nothing_until_it_is_paid() -> None:
    one = Allowance(rate=10, burst=3)
    one.spend(5)
    assert not one.take() and one.left < 0
    one.counted -= 1
    assert one.take() and one.fill() <= 3


def test_a_rate_of_nothing_is_no_limit() -> None:
    one = Allowance(rate=0, burst=0)
    one.spend(10**9)
    assert one.take(10**9) and one.left == math.inf


# --- addresses ---


@pytest.mark.parametrize(
    ("host", "pays"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_which_address_pays(host: str, pays: str) -> None:
    assert network(host) == pays


def test_who_was_never_here_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(visitors, "MOST_KNOWN", 3)
    all = Visitors(USUAL)
    all.of("owes").spend(100)
    all.of("is here").connections = 1
    all.of("rests")
    all.of("new")
    assert set(all.known) == {"owes", "is here", "new"}


# --- the price ---


@coroutine
def pause() -> Any:
    return (yield)


def steps(work: Paid[Any]) -> Any:
    return work.__await__()


def test_every_step_is_paid_and_no_wait() -> None:
    bill: list[float] = []

    async def work() -> str:
        await pause()
        await pause()
        return "done"

    going = steps(Paid(work(), bill.append))
    next(going)
    assert len(bill) == 1
    next(going)
    with pytest.raises(StopIteration) as e:
        next(going)
    assert e.value.value == "done" and len(bill) == 3 and all(seconds >= 0 for seconds in bill)


def test_what_fails_or_is_ended_is_paid_too() -> None:
    bill: list[float] = []

    async def fails() -> None:
        await asyncio.sleep(0)
        raise ValueError("broken on purpose")

    async def run() -> list[BaseException | None]:
        ended = asyncio.ensure_future(whole(asyncio.sleep(3600)))
        failed = asyncio.ensure_future(whole(fails()))
        await asyncio.sleep(0)
        ended.cancel()
        return list(await asyncio.gather(ended, failed, return_exceptions=True))

    async def whole(work: Any) -> None:
        await Paid(work, bill.append)

    first, second = run_alone(run())
    assert isinstance(first, asyncio.CancelledError) and isinstance(second, ValueError) and len(bill) == 4


def test_a_request_is_paid_by_its_address(site: Inside) -> None:
    before = here(site).work.fill()
    site.get("api/games/cloudcity")
    assert here(site).work.left < before


def test_what_is_done_in_a_thread_is_paid_too(site: Inside) -> None:
    """Also to wake a table, for whoever asks first."""
    made, tables = site.table(), site.app.state.tables
    visitor = Visitor("192.0.2.1", USUAL)
    leave(visitor, 1)
    run_alone(visitor.beside(lambda: sum(range(100_000))))
    once = visitor.work.left
    assert once < visitor.work.burst
    run_alone(tables.made_again(made.id, visitor))
    assert visitor.work.left < once


def test_moves_are_paid_by_their_address(site: Inside) -> None:
    with site.table().open("A") as client:
        leave(here(site), 1)
        before = here(site).work.left
        client.ask("why", seat="A", targets=["pile"])
        assert here(site).work.left < before


# --- who waits ---


def test_what_is_dear_waits_before_moves_do(site: Inside) -> None:
    """Two sockets of one address have one allowance."""
    made = site.table(options={"first": "A"})
    with made.open("A") as one, made.open("A") as two:
        leave(here(site), 0.4)
        for client in (one, two):
            check_error(client.ask("why", seat="A", targets=["pile"]), "flood")
            check_error(client.ask("hint", seat="A"), "flood")
        assert one.act("A", one.offer("A")[0])["is"] == "news"
        leave(here(site), 0)
        check_error(two.ask("why", seat="A", targets=["pile"]), "flood")
        check_error(one.act("A", "done", seq=0), "flood")


def test_a_table_has_an_allowance_of_its_own_for_what_is_no_move(tmp_path: Path) -> None:
    with Inside(make_app(Settings(tmp_path, limits=UNLIMITED))) as site:
        made = site.table(options={"first": "A"})
        with made.open("A") as client:
            work = site.app.state.tables.open[made.id].work
            work.rate, work.left = 1e-9, -1
            check_error(client.ask("why", seat="A", targets=["pile"]), "flood")
            assert client.act("A", client.offer("A")[0])["is"] == "news"


def test_who_has_no_share_left_asks_for_nothing(site: Inside) -> None:
    leave(here(site), -0.01)
    refused(site.get("api/games"), 429, "wait a moment")
    assert site.get("health")[0] == 200
    leave(here(site), 1)
    assert site.get("api/games")[0] == 200


def test_only_so_many_requests_of_one_address_are_under_way(site: Inside) -> None:
    here(site).under_way = FEW.requests
    refused(site.get("api/games"), 429, "wait a moment")


def test_only_so_many_sockets_of_one_address_are_open(site: Inside) -> None:
    made = site.table()
    here(site).connections = FEW.connections
    with pytest.raises(Exception, match="HTTP 403"):
        made.open("A")


def test_only_so_many_tables_are_made(site: Inside) -> None:
    for _ in range(FEW.tables):
        site.table()
    wish = {"game": "cloudcity", "seats": [{"kind": "me"}, {"kind": "link"}]}
    refused(site.post("api/tables", wish), 429, "many tables")
    refused(site.post("api/campaigns", {"game": GAME.slug, "names": ["Ada"]}), 429, "many tables")


# --- at a table ---


def test_a_seat_gets_in_where_no_onlooker_does(site: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coming, "MOST_ONLOOKERS", 2)
    made = site.table()
    with made.open(), made.open():
        with made.open() as late:
            check_error(late.first, "busy")
        with made.open("A") as ada:
            assert ada.first["you"] == ["A"]


def test_one_address_does_not_fill_the_benches(site: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coming, "MOST_OF_ONE", 1)
    made = site.table()
    with made.open(), made.open() as late:
        check_error(late.first, "busy")


def test_a_seat_takes_the_place_of_its_oldest_connection(site: Inside) -> None:
    made = site.table()
    with made.open("A") as oldest, made.open("B") as other:
        rest = [made.open("A") for _ in range(coming.MOST_OF_SEAT)]
        assert oldest.closed() == 1013
        for client in (*rest, other):
            assert client.settle().first["is"] == "table"
            client.close()


# --- what is told ---


def test_what_has_secrets_is_not_kept_by_anybody(site: Inside) -> None:
    wish = {"game": "cloudcity", "seats": [{"kind": "me"}, {"kind": "link"}]}
    status, headers, _ = site.request("POST", "api/tables", json.dumps(wish).encode())
    assert (status, headers["cache-control"]) == (201, "no-store")
    assert site.request("POST", "api/campaigns/x", b'{"key": ""}')[1]["cache-control"] == "no-store"


def test_an_asset_that_there_is_not_is_asked_for_again(site: Inside) -> None:
    status, headers, _ = site.request("GET", "assets/nothing.js")
    assert (status, headers["cache-control"]) == (404, "no-cache")


def test_refusals_are_in_the_log_once(site: Inside, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", "cloudtop")
    leave(here(site), -0.01)
    for _ in range(5):
        site.get("api/games")
    (one,) = [record for record in caplog.records if record.message == "refused"]
    assert "127.0.0.1" not in str(one.__dict__["facts"]) and one.__dict__["facts"]["address"]
    assert here(site).refused == 4


def test_a_name_that_this_server_does_not_have(tmp_path: Path) -> None:
    """The page of somebody else may have made its own name lead to this machine."""
    with Inside(make_app(Settings(tmp_path, hosts=["127.0.0.1"]))) as site:
        evil = {"Host": "evil.example", "Origin": "http://evil.example"}
        status, _, body = site.request("POST", "api/options", b'{"game": "cloudcity"}', **evil)
        refused((status, json.loads(body)), 403, "under a name that it does not know")


def test_slow_requests_are_in_the_log(
    site: Inside, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By what they do: the address may hold what somebody wants to keep to themselves, such as the id of a table."""
    caplog.set_level("INFO", "cloudtop")
    monkeypatch.setattr(guard, "SLOW", -1.0)
    made = site.table()
    site.get(f"api/tables/{made.id}/record")

    def slow() -> list[dict[str, object]]:
        facts = [record.__dict__["facts"] for record in caplog.records if record.message == "slow request"]
        return [one for one in facts if one["does"] != "health"]

    wait_for(lambda: len(slow()) == 2, "the notes")  # they come after the answers
    assert [facts["does"] for facts in slow()] == ["make_table", "record"]
    assert all(set(facts) == {"does", "seconds", "address"} for facts in slow())
    assert not [word for word in ("127.0.0.1", made.id) if word in str(slow())]
    assert "cloudtop_requests_slow_total 0\n" not in site.get("metrics")[1]


def test_a_request_that_is_not_slow_is_not_in_the_log(
    site: Inside, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level("INFO", "cloudtop")
    monkeypatch.setattr(guard, "SLOW", 1000.0)
    site.table()
    assert not [record for record in caplog.records if record.message == "slow request"]
