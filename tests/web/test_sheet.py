"""What is printed comes once, with the box of the table; what is sealed comes when it is asked for."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest
from typer.testing import CliRunner

import cloudtop as ct
from cloudtop.cli.app import app
from cloudtop.web import messages, sheets
from cloudtop.web.app import Settings, make_app
from tests.kit.packs import another_box
from tests.web.kit import Inside
from tests.web.refusing import refused

every_game = pytest.mark.parametrize("slug", ct.GAMES)


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Inside]:
    with Inside(make_app(Settings(tmp_path))) as inside:
        yield inside


@pytest.fixture
def sealing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cloud City, as if its requests and one of its tiles were for later."""
    sheets.made.cache_clear()
    monkeypatch.setattr(ct.GAMES["cloudcity"], "sealed", ("request", "tile/A-BB"))


def values(told: Any) -> list[tuple[str, str]]:
    return [(v["table"], v["row"]) for v in told["values"]]


@every_game
def test_what_is_sealed_is_in_the_box(slug: str) -> None:
    shelf = ct.GAMES[slug]
    assert all(shelf.unsealed(ct.read_pack(slug), what) for what in shelf.sealed)
    assert len(shelf.open_values(ct.read_pack(slug))) + sum(map(shelf.is_sealed, ct.read_pack(slug).values)) == len(
        ct.read_pack(slug).values
    )


@every_game
def test_a_sheet_has_the_box_of_the_table(slug: str, site: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    before, today = another_box(slug), ct.read_pack(slug)
    monkeypatch.setattr(ct.GAMES[slug], "pack", before)
    with site.table("me", "here", game=slug).open("A") as ada:
        content = ada.first["content"]
    monkeypatch.setattr(ct.GAMES[slug], "pack", today)
    assert content == before.label
    for label, pack in ((content, before), (today.label, today)):
        status, told = site.get(f"api/games/{slug}?{urlencode({'content': label})}")
        assert status == 200 and told["content"]["label"] == label
        assert [v["value"] for v in told["content"]["values"]] == [v.value for v in ct.GAMES[slug].open_values(pack)]


def test_a_box_that_is_not_here(site: Inside) -> None:
    refused(site.get("api/games/cloudcity?content=mine+0"), 404, "The content pack 'mine 0' of Cloud City is not here")


def test_what_is_sealed_stays_out_of_the_sheet(site: Inside, sealing: None) -> None:
    told = site.get("api/games/cloudcity")[1]["content"]
    assert told["sealed"] == ["request", "tile"]
    found = values(told)
    assert not [row for table, row in found if table == "request" or row == "A-BB"] and ("tile", "A-GG") in found


@pytest.mark.parametrize(("what", "rows"), [("tile", ["A-BB"]), ("tile/A-BB", ["A-BB"]), ("request/solo", ["solo"])])
def test_what_is_sealed_is_told_to_who_asks(site: Inside, sealing: None, what: str, rows: list[str]) -> None:
    told = site.get(f"api/games/cloudcity/sealed?{urlencode({'what': what})}")[1]
    assert sorted({row for _, row in values(told)}) == rows


@pytest.mark.parametrize("what", ["", "tile/A-GG", "walkway", "dragon"])
def test_what_is_not_sealed_cannot_be_unsealed(site: Inside, sealing: None, what: str) -> None:
    refused(site.get(f"api/games/cloudcity/sealed?{urlencode({'what': what})}"), 400, "Nothing of this name is sealed")


def test_the_check_of_a_pack_shows_what_is_sealed_only_if_asked(sealing: None) -> None:
    plain, all = (CliRunner().invoke(app, ["check", "cloudcity", *more]).stdout for more in ([], ["--sealed"]))
    assert "minimalist" not in plain and "values are sealed; --sealed shows them." in plain
    assert "minimalist" in all and "are sealed" not in all


@every_game
def test_a_sheet_that_many_ask_for_is_made_once(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """They ask in threads; as many makers at once would hold up every table."""
    shelf, made, encode = ct.GAMES[slug], list[object](), messages.encode

    def counting(sheet: object) -> bytes:
        made.append(sheet)
        return encode(sheet)

    monkeypatch.setattr(sheets, "encode", counting)
    sheets.made.cache_clear()
    pack = shelf.own_pack()
    together = threading.Barrier(4)

    def ask() -> bytes:
        together.wait()
        return sheets.sheet(slug, pack)

    with ThreadPoolExecutor(4) as threads:
        found = [asked.result() for asked in [threads.submit(ask) for _ in range(4)]]
    assert len(set(found)) == len(made) == 1
