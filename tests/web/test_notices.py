"""Who is not there is told when it is their turn: once, after a while, wherever they asked for it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from cloudtop.core.chance import CHANCE
from cloudtop.table.channels import Channel
from cloudtop.web.allowance import Allowances
from cloudtop.web.notices import AGAIN_AFTER, turn_began
from tests.kit.options import OPTION_SETS, label
from tests.web.campaigns import start as start_campaign
from tests.web.kit import Hourglass, Inside, Made, Said, Server, run_alone, wait_for
from tests.web.listeners import HookServer
from tests.web.reaching import Start, notices_of, settled, tell, turn
from tests.web.refusing import check_error
from tests.web.rooms import Sitting, new_head

# --- webhooks ---


def test_who_is_away_is_told_after_a_while(made: Made, hook: HookServer, clock: Hourglass) -> None:
    with made.open("B") as b:
        tell(b, "hook", hook.url, page="https://games.example.org/play/")
    turn(made)
    clock.turn(59)
    settled(made.server)  # type: ignore[arg-type]
    assert hook.quiet
    clock.turn(2)
    told = hook.next()
    words = "Cloud City: it is your turn in round 1."
    assert told == {
        "content": words, "text": words, "event": "turn", "id": told["id"], "table": made.id, "game": "cloudcity",
        "title": "Cloud City", "seat": "B", "round": 1, "rounds": told["rounds"],
        "link": f"https://games.example.org/play/#/t/{made.id}",
    }  # fmt: skip
    assert hook.paths == ["/hooks/a-secret-of-ada?thread=7"]


def test_one_notice_a_turn(site: Inside, made: Made, hook: HookServer, clock: Hourglass) -> None:
    with made.open("B") as b:
        tell(b, "hook", hook.url)
    turn(made)
    clock.turn(61)
    hook.next()
    with made.open("AB") as both:
        both.ask("name", seat="A", name="Ada")
        both.ask("say", seat="A", text="Hello")
    clock.turn(1000)
    settled(site)
    assert hook.quiet


def test_who_looks_at_the_table_is_told_nothing(site: Inside, made: Made, hook: HookServer, clock: Hourglass) -> None:
    with made.open("B") as b:
        tell(b, "hook", hook.url)
        turn(made)
        clock.turn(61)
        settled(site)
    clock.turn(1000)
    settled(site)
    assert hook.quiet


def test_a_page_that_nobody_looks_at_is_nobody(made: Made, hook: HookServer, clock: Hourglass) -> None:
    with made.open("B") as b:
        tell(b, "hook", hook.url)
        b.say(do="ping", away=True)
        turn(made)
        clock.turn(61)
        assert hook.next()["event"] == "turn"


def test_who_has_moved_and_gone_is_told_nothing(site: Inside, made: Made, hook: HookServer, clock: Hourglass) -> None:
    with made.open("B") as b:
        tell(b, "hook", hook.url)
    turn(made)
    with made.open("B") as b:
        b.act("B", b.offer("B")[0])
    clock.turn(61)
    settled(site)
    assert hook.quiet


@pytest.mark.parametrize("named", OPTION_SETS[::4], ids=label)
def test_a_turn_began_when_its_seat_had_to_decide(named: tuple[str, dict[str, Any]]) -> None:
    """Also after moves were taken back, and the same for a table that was woken."""
    slug, options = named
    for seed in range(2):
        sitting = Sitting(new_head(options, slug=slug)).wander(seed, 60)
        room, again = sitting.room, sitting.wake()
        for seat in room.match.waiting():
            line, moved = turn_began(room, seat)
            assert turn_began(again, seat) == (line, moved)
            since = room.match.log[room.lengths[line] :]
            assert all(move.seat == CHANCE or seat in move.beside for move in since)
            assert moved == any(move.seat == seat for move in since)


def test_a_turn_that_comes_again_is_another_one() -> None:
    """A takes back what had made it B's turn, and does it again; B may have come in vain."""
    room = Sitting(new_head({"players": 2, "first": "A"})).room
    while 1 not in room.match.waiting():
        room.play(0, [room.match.offer(0)[-1]])
    began, length = turn_began(room, 1)[0], len(room.match.log)
    room.lengths += [length - 3, length - 2, length - 1, length]
    assert turn_began(room, 1)[0] > began


def test_the_end_is_told_too(made: Made, hook: HookServer, clock: Hourglass) -> None:
    with made.open("B") as b:
        tell(b, "hook", hook.url)
    with made.open("A") as a:
        a.ask("resign", seat="A")
    clock.turn(61)
    told = hook.next()
    assert (told["event"], told["text"]) == ("over", "Cloud City: the game is over.")


def test_a_rematch_goes_on_telling(site: Inside, made: Made, hook: HookServer, clock: Hourglass) -> None:
    with made.open("B") as b:
        tell(b, "hook", hook.url)
        with made.open("A") as a:
            a.ask("resign", seat="A")
        b.say(do="rematch", id="again")
        new = Made(site, b.next("rematch")["table"], made.tokens)
    with new.open("A") as a:
        a.turn("A") if a.waiting() == ["A"] else None
        mover = a.waiting()[0]
    if mover == "A":
        turn(new)
    clock.turn(61)
    found = [hook.next() for _ in range(2)]
    assert new.id in [told["table"] for told in found if told["event"] == "turn"]


def test_the_next_chapter_goes_on_telling(site: Inside, hook: HookServer) -> None:
    """Also if it was begun on the page of the campaign."""
    saga = start_campaign(site, "Ada", "Ben")
    made = saga.begin("me Ada", "here Ben")
    with made.open("AB") as both:
        tell(both, "hook", hook.url)
        both.play(random.Random(1))
    new = saga.begin("me Ada", "here Ben")
    assert [channel.target for channel in notices_of(site).of(new.id, 1)] == [hook.url]


def test_whoever_has_the_seat_later_is_not_told_there(
    site: Inside, made: Made, hook: HookServer, clock: Hourglass
) -> None:
    """The maker of a table holds a link until it is opened."""
    with made.open("B") as maker:
        tell(maker, "hook", hook.url)
    with made.open("B") as b:
        b.ask("own", seat="B", token="n" * 22)
        assert b.ask("reach", seat="B")["channels"] == []
    turn(made)
    clock.turn(61)
    settled(site)
    assert hook.quiet


# --- what was sent, and what is due, after a restart ---


def test_a_restart_sends_what_is_due_and_nothing_twice(start: Start, hook: HookServer, clock: Hourglass) -> None:
    first = start()
    made = first.table("me", "link", options={"first": "A"})
    with made.open("B") as b:
        tell(b, "hook", hook.url)
    turn(made)
    first.__exit__()
    made.server = second = start()
    wait_for(lambda: notices_of(second).due, "what is due")
    clock.turn(61)
    assert hook.next()["event"] == "turn"
    settled(second)
    second.__exit__()
    third = start()
    wait_for(lambda: third.app.state.tables.open, "the table to be found")
    clock.turn(1000)
    settled(third)
    assert hook.quiet


def test_a_killed_server_tells_what_is_due_and_nothing_twice(tmp_path: Path, hook: HookServer) -> None:
    with Server(tmp_path, "--hooks", "local", "--notice-after", "0") as server:
        made, other = (server.table("me", "link", options={"first": "A"}) for _ in range(2))
        for table in (made, other):
            with table.open("B") as b:
                tell(b, "hook", hook.url)
        hook.before = server.stop  # kill -9, as soon as it is told and before it can be answered
        turn(made)
        first = hook.next()
        wait_for(lambda: server.process is None, "the end of the server")
        hook.before = lambda: None
        server.start()
        turn(other)
        assert hook.next()["table"] == other.id, "it has looked at all tables since"
        with made.open("B") as b:
            b.act("B", b.offer("B")[0])
            b.act("B", b.offer("B")[0])
            b.act("B", "done")
            b.act("B", "draw 1")
        with made.open("A") as a:
            tell(a, "hook", hook.url, "A")
        turn(made)
        second = hook.next()
        assert (first["seat"], second["seat"]) == ("B", "B") and second["id"] != first["id"] and hook.quiet


# --- what does not arrive ---


def shown(made: Made, seat: str = "B") -> Said:
    with made.open(seat) as client:
        found: Said = client.ask("reach", seat=seat)["channels"][0]
    return found


def test_what_does_not_arrive_is_tried_again_some_times(
    site: Inside, made: Made, hook: HookServer, clock: Hourglass
) -> None:
    with made.open("B") as b:
        tell(b, "hook", hook.url)
    turn(made)
    hook.status = 503
    for wait in (61.0, *AGAIN_AFTER):
        clock.turn(wait + 1)
        hook.next()
        settled(site)
    assert (shown(made)["fault"], shown(made)["fact"]) == ("status", "503")
    clock.turn(100_000)
    settled(site)
    assert hook.quiet
    metrics = site.get("metrics")[1]
    assert "cloudtop_notices_failed_total 4\n" in metrics and "cloudtop_notices_sent_total 0\n" in metrics


def test_what_arrives_later_has_arrived(site: Inside, made: Made, hook: HookServer, clock: Hourglass) -> None:
    with made.open("B") as b:
        tell(b, "hook", hook.url)
    turn(made)
    hook.status = 503
    clock.turn(61)
    hook.next()
    settled(site)
    hook.status = 200
    clock.turn(61)
    hook.next()
    settled(site)
    assert shown(made)["fault"] == "" and shown(made)["at"] == clock.now()


@pytest.mark.parametrize(("status", "fault"), [(404, "status"), (302, "elsewhere")])
def test_what_was_refused_is_not_tried_again(
    site: Inside, made: Made, hook: HookServer, clock: Hourglass, status: int, fault: str
) -> None:
    """A redirect is not followed: it may lead anywhere."""
    with made.open("B") as b:
        tell(b, "hook", hook.url)
    turn(made)
    hook.status, hook.headers = status, {"location": hook.url.replace("secret", "trap")}
    clock.turn(61)
    hook.next()
    settled(site)
    clock.turn(100_000)
    settled(site)
    assert hook.quiet and len(hook.paths) == 1 and shown(made)["fault"] == fault


def test_a_test_is_sent_at_once_and_its_answer_told(made: Made, hook: HookServer) -> None:
    with made.open("B") as b:
        tell(b, "hook", hook.url)
        said = b.ask("try", seat="B", kind="hook")
        assert said["is"] == "channels" and said["channels"][0]["fault"] == "" and hook.next()["event"] == "test"
        hook.status = 410
        assert b.ask("try", seat="B", kind="hook")["channels"][0]["fact"] == "410"
        for _ in range(5):
            said = b.ask("try", seat="B", kind="hook")
        check_error(said, "flood")


def test_a_test_does_not_forget_a_turn_that_was_told(
    site: Inside, made: Made, hook: HookServer, clock: Hourglass
) -> None:
    """It began before the turn was told, and ends after it, because its host is slow."""
    with made.open("B") as b:
        tell(b, "hook", hook.url)
    (before,) = notices_of(site).of(made.id, 1)
    turn(made)
    clock.turn(61)
    assert hook.next()["event"] == "turn"
    settled(site)
    run_alone(notices_of(site).try_out(site.app.state.tables.open[made.id].room, before, "test"))
    assert hook.next()["event"] == "test"
    with made.open("A") as a:
        a.ask("name", seat="A", name="Ada")
    clock.turn(61)
    settled(site)
    assert hook.quiet


def test_who_wants_to_be_told_no_more(site: Inside, made: Made, hook: HookServer, clock: Hourglass) -> None:
    with made.open("B") as b:
        tell(b, "hook", hook.url)
        assert tell(b, "hook", "")["channels"] == []
        check_error(b.ask("try", seat="B", kind="hook"), "turn")
    turn(made)
    clock.turn(61)
    settled(site)
    assert hook.quiet


def test_a_host_is_one_host_however_it_is_spelled(site: Inside) -> None:
    notices = notices_of(site)
    notices.to_host = Allowances(rate=1e-9, burst=1)
    spelled = [f"https://{host}/x" for host in ("a.org", "A.org", "a.org.", "a.org:8443", "b.org")]
    found = [
        notices.may_send(url, Channel(1, 0, "hook", "", url, "", "", True, 0, False)) for url in spelled
    ]  # each of a table of its own
    assert found == [True, False, False, False, True]
