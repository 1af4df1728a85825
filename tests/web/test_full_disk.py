"""A disk that is slow or full while people play with clocks, words and notices: nobody is told what is not kept, what was refused has
not happened, and when there is room again everything goes on.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from cloudtop.web.app import Settings, make_app
from cloudtop.web.letters import Post
from cloudtop.web.listings import PATIENCE
from cloudtop.web.notices import Outside
from cloudtop.web.timing import DAY
from cloudtop.web.visitors import UNLIMITED
from tests.web.disk import Disk, fillable
from tests.web.evening import Evening
from tests.web.kit import Client, Hourglass, Inside, Made, Said, Server, wait_for
from tests.web.listeners import HookServer, MailServer
from tests.web.refusing import check_error, refused
from tests.web.wishes import CHANGES, KINDS, WISHES, speaker, three, wish

ORIGIN = "https://games.example.org"
every_change = pytest.mark.parametrize("do", CHANGES)


@pytest.fixture
def site(tmp_path: Path, clock: Hourglass, post: MailServer) -> Iterator[Inside]:
    outside = Outside("local", Post(post.url, "Cloudtop <table@example.org>"), (ORIGIN,), wait=0)
    with Inside(make_app(Settings(tmp_path, limits=UNLIMITED, clock=clock, outside=outside))) as inside:
        yield inside


@pytest.fixture
def disk(site: Inside) -> Disk:
    return Disk(site)


def lines(site: Inside, made: Made) -> list[str]:
    """The history of a table as it is kept."""
    with closing(sqlite3.connect(site.app.state.tables.writer.path)) as db:
        found = "SELECT line FROM lines JOIN tables USING (number) WHERE id = ? ORDER BY seq"
        return [str(line) for (line,) in db.execute(found, (made.id,))]


def heard_nothing(client: Client) -> bool:
    """All that was sent before the answer to a question that asks for nothing of the disk."""
    client.say(do="ping")
    return bool(client.hear()["is"] == "pong")


def listed(site: Inside, made: Made) -> bool:
    return any(one["table"] == made.id for one in site.get("api/open")[1]["tables"])


def later(clock: Hourglass, condition: Any, what: str) -> None:
    """What happens by itself, a few seconds after the other."""

    def passed() -> Any:
        clock.turn(1)
        return condition()

    wait_for(passed, what)


def settled(site: Inside, clock: Hourglass) -> None:
    """Whoever had to be told by now was told."""
    clock.turn(1)
    notices = site.app.state.tables.notices
    wait_for(lambda: not notices.busy and all(due.when > clock.now() for due in notices.due.values()), "the notices")


def tell(made: Made, seat: str, hook: HookServer) -> None:
    with made.open(seat) as client:
        assert client.ask("tell", seat=seat, kind="hook", to=hook.url)["is"] == "channels"


def turn(client: Client, seat: str = "A", last: bool = True) -> None:
    """A turn, with the draw that ends it or without."""
    client.turn(seat)
    while seat in client.waiting() and (last or not client.offer(seat)[0].startswith("draw")):
        client.act(seat, client.offer(seat)[-1])


def busy(client: Client, **message: Any) -> None:
    """What cannot be kept is refused, and everybody at the table begins anew."""
    client.say(id="busy", **message)
    check_error(client.next("error"), "busy")
    assert client.closed() == 1011


# --- slow ---


def test_every_message_is_a_wish_or_none_of_the_disk() -> None:
    """A new kind of message needs a wish here, and a place in these tests if it changes a table."""
    assert set(KINDS) == {"hello", "ping", *WISHES}


@every_change
def test_nobody_is_told_what_is_not_on_the_disk_yet(site: Inside, disk: Disk, do: str) -> None:
    made = three(site)
    with speaker(made, do) as client, made.open("C") as other:
        client.settle()
        with disk.slow():
            client.say(**wish(do, client, "slow"))
            assert heard_nothing(client) and heard_nothing(other) and not listed(site, made)
        said = client.until(lambda said: "slow" in (said.get("id"), said.get("ack")))
        assert said["is"] in ("ack", "kept")
        other.hear()
    assert listed(site, made) == (do == "list")


# --- full ---


@every_change
def test_what_was_refused_has_not_happened(site: Inside, disk: Disk, do: str) -> None:
    made = three(site)
    before = made.state(), lines(site, made)
    with speaker(made, do) as client, made.open("C") as other:
        disk.is_full(True)
        client.say(**wish(do, client, "full"))
        for one in (client, other):
            check_error(one.until(lambda said: said["is"] != "seats"), "busy")
            assert one.closed() == 1011
    assert not listed(site, made)
    disk.is_full(False)
    assert (made.state(), lines(site, made)) == before
    with speaker(made, do) as client:
        client.say(**wish(do, client, "full"))
        assert client.until(lambda said: "full" in (said.get("id"), said.get("ack")))["is"] in ("ack", "kept")


@pytest.mark.parametrize("at_zero", ["bot", "resign"])
@pytest.mark.parametrize("clocks", [{"minutes": 1}, {"days": 1}], ids=str)
def test_a_time_that_is_over_while_the_disk_is_full_is_over_when_there_is_room(
    site: Inside, disk: Disk, clock: Hourglass, clocks: Said, at_zero: str
) -> None:
    """Also if nobody comes by, and once."""
    made = three(site, manners={**clocks, "at_zero": at_zero, "stand_in": "greedy"})
    with made.open("A") as a:
        turn(a)
    disk.is_full(True)
    clock.turn(DAY)
    wait_for(lambda: site.get("health")[0] == 503, "the consequence that is refused")
    assert "flag B" not in lines(site, made)
    disk.is_full(False)
    later(clock, lambda: "flag B" in lines(site, made), "the consequence")
    with made.open("C") as c:
        c.turn("C")
        assert (c.first["seats"][1]["late"], c.first["seats"][1]["resigned"]) == (True, at_zero == "resign")
    assert lines(site, made).count("flag B") == 1


def test_a_notice_that_cannot_be_remembered_is_not_sent_before_there_is_room(
    site: Inside, disk: Disk, clock: Hourglass, hook: HookServer, caplog: pytest.LogCaptureFixture
) -> None:
    made = three(site)
    tell(made, "B", hook)
    with made.open("A") as a:
        turn(a)
    disk.is_full(True)
    clock.turn(1)
    wait_for(lambda: "a notice was not sent" in caplog.text, "a try")
    assert hook.quiet
    disk.is_full(False)
    settled(site, clock)
    assert hook.next()["seat"] == "B" and hook.quiet


def test_a_turn_that_was_not_kept_is_told_to_nobody(
    site: Inside, disk: Disk, clock: Hourglass, hook: HookServer
) -> None:
    made = three(site)
    tell(made, "B", hook)
    with made.open("A") as a:
        turn(a, last=False)
        disk.is_full(True)
        busy(a, do="act", seat="A", seq=a.seq, lines=[a.offer("A")[0]])
    disk.is_full(False)
    settled(site, clock)
    assert hook.quiet
    with made.open("A") as a:
        turn(a)
    settled(site, clock)
    assert hook.next()["seat"] == "B" and hook.quiet


def test_who_could_not_move_and_has_gone_is_told(site: Inside, disk: Disk, clock: Hourglass, hook: HookServer) -> None:
    """It is still their turn."""
    made = three(site)
    tell(made, "B", hook)
    with made.open("A") as a:
        turn(a)
    disk.is_full(True)
    with made.open("B") as b:
        busy(b, do="resign", seat="B")
    disk.is_full(False)
    later(clock, lambda: not hook.quiet, "the notice")
    assert hook.next()["event"] == "turn"


def test_an_address_that_cannot_be_kept_is_refused_and_gets_no_letter(
    site: Inside, disk: Disk, hook: HookServer, post: MailServer
) -> None:
    made = three(site)
    disk.is_full(True)
    with made.open("B") as b:
        for kind, to in (("mail", "ada@example.org"), ("hook", hook.url)):
            check_error(b.ask("tell", seat="B", kind=kind, to=to), "busy")
        assert b.ask("reach", seat="B")["channels"] == [] and post.quiet
        disk.is_full(False)
        assert len(b.ask("tell", seat="B", kind="mail", to="ada@example.org")["channels"]) == 1
        token = post.next()[1].get_content().partition("#/mail/confirm/")[2].split()[0]
    assert site.post(f"api/mail/confirm?token={token}", {})[0] == 200


def test_a_test_that_cannot_be_remembered_is_answered(site: Inside, disk: Disk, hook: HookServer) -> None:
    made = three(site)
    tell(made, "B", hook)
    disk.is_full(True)
    with made.open("B") as b:
        check_error(b.ask("try", seat="B", kind="hook"), "busy")
    assert hook.quiet


def test_links_in_mail_say_that_they_did_not_help(site: Inside, disk: Disk, post: MailServer) -> None:
    made = three(site)
    with made.open("B") as b:
        b.ask("tell", seat="B", kind="mail", to="ada@example.org")
    text = post.next()[1].get_content()
    token = text.partition("#/mail/confirm/")[2].split()[0]
    disk.is_full(True)
    for what in ("confirm", "stop"):
        refused(site.post(f"api/mail/{what}?token={token}", {}), 503, "cannot keep")
    disk.is_full(False)
    assert site.post(f"api/mail/confirm?token={token}", {})[0] == 200


def test_a_seat_that_could_not_be_given_away_is_free(site: Inside, disk: Disk) -> None:
    made = three(site, listed=True)
    disk.is_full(True)
    refused(site.post(f"api/tables/{made.id}/join", {}), 503, "cannot keep")
    assert listed(site, made)
    disk.is_full(False)
    assert [site.post(f"api/tables/{made.id}/join", {})[1]["seat"] for _ in range(2)] == ["B", "C"]


def test_a_table_where_nobody_waits_is_off_the_list_when_there_is_room(
    site: Inside, disk: Disk, clock: Hourglass
) -> None:
    made = three(site, listed=True)
    disk.is_full(True)
    clock.turn(PATIENCE + 10)
    wait_for(lambda: site.get("health")[0] == 503, "the end that is refused")
    disk.is_full(False)
    later(clock, lambda: not listed(site, made), "the end of the listing")
    assert [line.split()[1] for line in lines(site, made) if line.startswith("list")][1:] == ["0"]


def test_a_rematch_that_cannot_be_kept_is_one_table_later(site: Inside, disk: Disk) -> None:
    made = three(site)
    with made.open("A") as a, made.open("BC") as others:
        others.ask("resign", seat="B")
        others.ask("resign", seat="C")
        disk.is_full(True)
        check_error(a.ask("rematch"), "busy")
        disk.is_full(False)
        a.say(do="rematch", id="again")
        assert a.next("rematch") == others.next("rematch")


def test_a_bot_whose_move_was_not_kept_plays_on_with_nobody_there(site: Inside, disk: Disk, clock: Hourglass) -> None:
    made = site.table("greedy", "random")
    disk.is_full(True)
    wait_for(lambda: site.get("health")[0] == 503, "a move that is refused")
    disk.is_full(False)
    before = len(lines(site, made))  # whoever asked the server would wake the bot
    later(clock, lambda: len(lines(site, made)) > before, "the next move")


def test_who_is_shown_the_door_while_the_table_wakes_up_is_not_heard(site: Inside, disk: Disk) -> None:
    """What a friend asks for who has opened the link first is not undone by who had it before."""
    made = three(site)
    table = site.app.state.tables.open[made.id]
    with made.open("B") as before, made.open("B") as b:
        b.settle()
        table.room = None
        with disk.slow():
            b.say(do="own", id="mine", seat="B", token="n" * 22)
            wait_for(lambda: table.loading is not None, "the table to wake up")
            before.say(do="resign", id="no", seat="B")
            assert site.answers()
        assert b.until(lambda said: said.get("id") == "mine")["is"] == "ack"
        assert before.closed() == 1008
    assert "resign B" not in lines(site, made)


# --- for real ---


@fillable
def test_nothing_that_was_acknowledged_is_lost_when_the_disk_is_full_again_and_again(tmp_path: Path) -> None:
    with HookServer() as hook, Server(tmp_path, "--hooks", "local", "--notice-after", "0") as server:
        party = Evening(server, hook, 2)
        party.spend(party.fill_the_disk, 15)
        party.check()
