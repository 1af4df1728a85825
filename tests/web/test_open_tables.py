"""Open tables: a maker lists a table on the server, and anybody who visits it takes a free seat, once."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cloudtop.games import entry
from cloudtop.web import listings
from cloudtop.web.app import Settings, make_app
from cloudtop.web.visitors import UNLIMITED, Limits
from tests.web.kit import Client, Inside, Made, Said, Site
from tests.web.refusing import check_error, refused
from tests.web.test_refusals import values

FEW = Limits(share=0, tables=0, connections=0, requests=0, listings=2, joins=2)
TAKEN = "waits for nobody any more"


def inside(folder: Path, limits: Limits = UNLIMITED, **how: Any) -> Inside:
    return Inside(make_app(Settings(folder, limits=limits, **how)))


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(tmp_path_factory.mktemp("site")) as site:
        yield site


def shown(site: Site, table: str) -> Said | None:
    status, told = site.get("api/open")
    assert status == 200 and told["on"]
    return next((one for one in told["tables"] if one["table"] == table), None)


def join(site: Site, table: str) -> tuple[int, Any]:
    return site.post(f"api/tables/{table}/join", {})


def taken(site: Site, table: str) -> Said:
    status, told = join(site, table)
    assert status == 201, told
    return dict(told)


def wish(**more: Any) -> Said:
    return {"game": "cloudcity", "seats": [{"kind": "me"}, {"kind": "link"}], "listed": True, **more}


# --- the list ---


def test_a_listed_table_is_told_to_everybody_with_all_that_matters(site: Inside) -> None:
    made = site.table(
        "me", "link", "greedy", listed=True, options={"first": "A"}, manners={"minutes": 15, "bonus": 10, "undo": False}
    )
    found = shown(site, made.id)
    assert found is not None
    assert (found["game"], found["options"], found["moves"]) == ("cloudcity", {"first": "A"}, 0)
    assert (found["manners"]["minutes"], found["manners"]["undo"]) == (15, False)
    assert [(seat["seat"], seat["free"], seat["bot"]) for seat in found["seats"]] == [
        ("A", False, None),
        ("B", True, None),
        ("C", False, "greedy"),
    ]
    assert found["since"] > 1_700_000_000


def test_nobody_hears_of_a_table_that_is_not_listed(site: Inside) -> None:
    made = site.table()
    assert shown(site, made.id) is None
    refused(join(site, made.id), 409, TAKEN)


def test_the_list_has_no_secret(site: Inside) -> None:
    made = site.table("me", "link", listed=True)
    status, _, body = site.request("GET", "api/open")
    assert status == 200 and made.id in body.decode()
    assert not [token for token in made.tokens if token in body.decode()]


def test_who_is_there_and_what_they_are_called(site: Inside) -> None:
    made = site.table("me", "link", listed=True)
    with made.open("A") as client:
        client.ask("name", seat="A", name="Ada")
        found = shown(site, made.id)
        assert found is not None
        assert [(seat["name"], seat["here"]) for seat in found["seats"]] == [("Ada", True), ("", False)]


def test_only_options_that_can_be_said_in_a_few_words_are_listed() -> None:
    option = next(option for option in entry("cloudcity").options if option.pick)
    assert listings.is_short(option.pick[: option.most], option)
    assert not listings.is_short(["x" * 60_000], option) and not listings.is_short(option.pick[:1] * 1000, option)


def test_a_list_that_has_not_changed_is_not_sent_again(site: Inside) -> None:
    made = site.table("me", "link", listed=True)
    status, headers, body = site.request("GET", "api/open")
    assert status == 200 and body
    known = {"if-none-match": headers["etag"]}
    assert site.request("GET", "api/open", None, **known)[::2] == (304, b"")
    taken(site, made.id)
    assert site.request("GET", "api/open", None, **known)[0] == 200


# --- taking a seat ---


def test_a_visitor_takes_the_free_seat_and_nobody_else_has_its_secret(site: Inside) -> None:
    made = site.table("me", "link", listed=True)
    with made.open("A") as maker:
        got = taken(site, made.id)
        assert (got["table"], got["seat"]) == (made.id, "B")
        told = maker.until(lambda said: said["is"] == "seats" and not said["listed"])
        assert told["seats"][1]["link"] == "opened"
    with Client(site, made.id, [got["token"]]) as guest:
        assert guest.first["you"] == ["B"]
    with Client(site, made.id, None) as old:
        old.say(do="hello", tokens=[made.tokens[1]], seq=-1)
        check_error(old.hear(), "token")
    assert shown(site, made.id) is None
    refused(join(site, made.id), 409, TAKEN)


def test_whoever_has_the_link_open_is_shown_the_door(site: Inside) -> None:
    made = site.table("me", "link", listed=True)
    with made.open("B") as old:
        taken(site, made.id)
        assert old.closed() == 1008


def test_of_two_who_click_at_once_one_gets_the_seat(site: Inside) -> None:
    made = site.table("me", "link", listed=True)
    answers: list[tuple[int, Any]] = []
    clicks = [threading.Thread(target=lambda: answers.append(join(site, made.id))) for _ in range(6)]
    for click in clicks:
        click.start()
    for click in clicks:
        click.join()
    assert sorted(status for status, _ in answers) == [201] + [409] * 5
    for status, told in answers:
        assert status == 201 or TAKEN in told["error"]["message"]


def test_a_table_stays_listed_as_long_as_a_seat_is_free(site: Inside) -> None:
    made = site.table("me", "link", "link", listed=True)
    assert taken(site, made.id)["seat"] == "B"
    found = shown(site, made.id)
    assert found is not None and [seat["free"] for seat in found["seats"]] == [False, False, True]
    assert taken(site, made.id)["seat"] == "C"
    assert shown(site, made.id) is None


def test_a_link_that_is_opened_takes_its_seat_off_the_list(site: Inside) -> None:
    made = site.table("me", "link", listed=True)
    with made.open("B") as friend:
        friend.ask("own", seat="B", token="n" * 22)
    assert shown(site, made.id) is None


# --- listing ---


def test_a_maker_lists_a_table_later_and_takes_it_off_again(site: Inside) -> None:
    made = site.table("me", "link")
    with made.open("A") as maker, made.open() as looker:
        assert maker.first["listed"] is False
        assert maker.ask("list", seat="A")["is"] == "ack"
        assert looker.until(lambda said: said["is"] == "seats" and said["listed"])
        assert shown(site, made.id) is not None
        maker.ask("list", seat="A", open=False)
        assert looker.until(lambda said: said["is"] == "seats" and not said["listed"])
        assert shown(site, made.id) is None


def test_to_list_twice_is_to_list_once(site: Inside) -> None:
    with site.table("me", "link").open("A") as maker:
        first = maker.ask("list", seat="A")["seq"]
        assert maker.ask("list", seat="A")["seq"] == first


def test_only_the_maker_lists(site: Inside) -> None:
    made = site.table("me", "link", "link")
    with made.open("B") as friend:
        check_error(friend.ask("list", seat="B"), "token")
    with made.open("A") as maker:
        check_error(maker.ask("list", seat="B"), "token")


def test_a_table_without_a_free_seat_is_not_listed(site: Inside) -> None:
    refused(site.post("api/tables", wish(seats=[{"kind": "me"}, {"kind": "here"}])), 400, "has none")
    with site.table("me", "greedy").open("A") as maker:
        check_error(maker.ask("list", seat="A"), "illegal")


def test_a_game_that_is_over_is_off_the_list(site: Inside) -> None:
    made = site.table("me", "link", listed=True)
    with made.open("A") as maker:
        maker.ask("resign", seat="A")
    assert shown(site, made.id) is None
    refused(join(site, made.id), 409, TAKEN)


# --- limits ---


def test_only_so_many_are_listed_and_joined_in_an_hour(tmp_path: Path) -> None:
    with inside(tmp_path, FEW) as site:
        one, _ = site.table("me", "link", "link", "link", listed=True), site.table("me", "link", listed=True)
        refused(site.post("api/tables", wish()), 429, "listed many tables")
        with site.table("me", "link").open("A") as maker:
            check_error(maker.ask("list", seat="A"), "flood")
        for _ in range(FEW.joins):
            taken(site, one.id)
        refused(join(site, one.id), 429, "taken many seats")


def test_only_so_many_of_one_address_wait_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listings, "MOST_OF_ONE", 1)
    with inside(tmp_path, FEW) as site:
        made = site.table("me", "link", listed=True)
        refused(site.post("api/tables", wish()), 429, "1 tables of yours wait")
        with made.open("A") as maker:
            maker.ask("list", seat="A", open=False)
        site.table("me", "link", listed=True)


def test_only_so_many_are_listed_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listings, "MOST", 1)
    with inside(tmp_path) as site:
        site.table("me", "link", listed=True)
        refused(site.post("api/tables", wish()), 503, "join one of them")


def test_a_server_without_open_tables(tmp_path: Path) -> None:
    with inside(tmp_path, open_tables=False) as site:
        assert site.get("api/open") == (200, {"on": False, "tables": []})
        refused(site.post("api/tables", wish()), 400, "switched open tables off")
        made = site.table("me", "link")
        refused(join(site, made.id), 400, "switched open tables off")
        with made.open("A") as maker:
            check_error(maker.ask("list", seat="A"), "illegal")


def test_who_asks_again_with_the_same_secret_has_the_same_seat(site: Inside) -> None:
    """The answer to the first may have been lost on its way."""
    made = site.table("me", "link", "link", listed=True)
    secret = "a-secret-that-nobody-else-has"
    answers = [site.post(f"api/tables/{made.id}/join", {"token": secret}) for _ in range(2)]
    assert answers == [(201, {"table": made.id, "seat": "B", "token": secret})] * 2
    assert taken(site, made.id)["seat"] == "C"
    refused(join(site, made.id), 409, TAKEN)
    assert site.post(f"api/tables/{made.id}/join", {"token": secret}) == answers[0]
    with Made(site, made.id, ["", secret]).open("B") as client:
        assert client.first["you"] == ["B"]


@pytest.mark.parametrize("secret", ["", "short", "x" * 65, 7])
def test_a_secret_is_long_enough_to_be_one(site: Inside, secret: Any) -> None:
    made = FREE.setdefault(site.port, site.table("me", "link", listed=True))
    refused(site.post(f"api/tables/{made.id}/join", {"token": secret}), 400, "not one that the server understands")


# --- fuzzed ---


@settings(max_examples=60)
@given(value=values)
def test_any_wish_to_join(site: Inside, value: Any) -> None:
    """Whatever is sent, no seat is given away by it."""
    made = FREE.setdefault(site.port, site.table("me", "link", listed=True))
    if value != {}:
        refused(site.post(f"api/tables/{made.id}/join", value), 400, "not one that the server understands")
    assert shown(site, made.id) is not None


@settings(max_examples=40)
@given(name=st.text(st.characters(codec="ascii", categories=["L", "N", "P"]), max_size=40))
def test_a_table_that_there_is_not(site: Inside, name: str) -> None:
    safe = "".join(sign for sign in name if sign not in "/?#%\\") or "x"
    if safe not in (".", ".."):
        refused(join(site, safe), 404, "no such table")


@settings(max_examples=40)
@given(value=values.filter(lambda value: not isinstance(value, bool)))
def test_any_value_for_listed(site: Inside, value: Any) -> None:
    status, told = site.post("api/tables", wish(listed=value))
    assert status == 400 and told["error"]["message"], json.dumps(value)


FREE: dict[int, Made] = {}
