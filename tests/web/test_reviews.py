"""Reviews on the server: made while somebody asks for them, one at a time, and only of games that are over."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import cloudtop as ct
from cloudtop.table.looking import QUICK
from cloudtop.table.review import Reviewing
from cloudtop.web import reviews
from cloudtop.web.app import Settings, make_app
from tests.table.test_review import late_game
from tests.web.kit import Inside, run_alone, wait_for
from tests.web.refusing import refused

MATCH = late_game("cloudcity", 0.9)
RECORD = MATCH.record().text()
BUSY = 503


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Inside]:
    with Inside(make_app(Settings(tmp_path))) as inside:
        yield inside


def ask(site: Inside, path: str = "api/review", **wish: Any) -> Any:
    wish = {"record": RECORD, "seat": "A", **wish}
    while (found := site.post(path, wish))[0] == BUSY:  # we ask faster than a page does
        pass
    status, told = found
    assert status == 200, told
    return told


def test_a_record_is_reviewed_as_the_library_does(site: Inside) -> None:
    found = wait_for(lambda: ask(site)["review"], "the review")
    (here,) = ct.review(ct.resume(ct.parse_record(RECORD)), ["A"]).seats
    assert found["curve"] == [[one.move, one.before, one.after] for one in here.curve]
    assert (found["start"], found["luck"], found["lost"]) == (here.start, here.luck, here.lost)
    assert [(one["move"], one["played"][0]) for one in found["costliest"]] == [
        (one.move, one.played) for one in here.costliest
    ]
    state = ask(site)
    assert 0 < state["done"] <= state["total"] and state["review"] == found


def test_a_table_is_reviewed_when_its_game_is_over(site: Inside) -> None:
    running = site.table("me", "random")
    refused(site.post(f"api/tables/{running.id}/review", {"seat": "A"}), 409)
    over = site.table("me", "random", **{"from": {"record": RECORD}, "at": len(MATCH.log)})
    wish = {"seat": "B"}
    path = f"api/tables/{over.id}/review"
    found = wait_for(lambda: site.post(path, wish)[1]["review"], "the review")
    assert found["seat"] == "B" and found["result"] == -totals_apart()


def totals_apart() -> int:
    a, b = MATCH.scores().values()
    return a - b


def test_a_review_is_stopped(site: Inside) -> None:
    ask(site)
    assert ask(site, stop=True) == {"done": 0, "total": 0, "review": None}
    assert ask(site)["done"] == 0  # it begins anew
    ask(site, stop=True)
    ask(site, seat="B")
    assert wait_for(lambda: ask(site, seat="B")["review"], "another review")


def test_what_is_no_seat_or_no_record(site: Inside) -> None:
    for wish, status in (({"seat": "C"}, 400), ({"seat": "chance"}, 400), ({"record": "x"}, 400)):
        refused(site.post("api/review", {"record": RECORD, "seat": "A", **wish}), status)
    refused(site.post("api/review", {"key": "none", "seat": "A"}), 404)
    refused(site.post("api/tables/none/review", {"seat": "A"}), 404)


class Slow:
    """A pool that never gets anything done."""

    def __init__(self) -> None:
        self.asked = 0

    async def run(self, *given: object) -> list[object]:
        self.asked += 1
        return []


def underway(address: str = "home", since: float = 0.0) -> reviews.Underway:
    one = reviews.Underway(Reviewing(MATCH, ["A"], QUICK), address)
    one.asked = time.monotonic() - since
    return one


def test_one_address_waits_for_few_and_all_for_not_many() -> None:
    told = reviews.Reviews(Slow())  # type: ignore[arg-type]
    told.known = {str(n): underway() for n in range(reviews.MOST_OF_ONE)}
    with pytest.raises(ct.Mistake):
        told.begin(Reviewing(MATCH, ["A"]), "home")
    told.known = {str(n): underway(str(n)) for n in range(reviews.MOST_WAITING)}
    with pytest.raises(ct.Mistake):
        told.begin(Reviewing(MATCH, ["A"]), "home")


def test_nobody_waits_any_more() -> None:
    pool = Slow()
    one = underway(since=2 * reviews.PATIENCE)
    run_alone(reviews.Reviews(pool).make(one))  # type: ignore[arg-type]
    assert pool.asked == 0 and one.failed
