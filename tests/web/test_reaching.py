"""Where somebody wants to be told is told to nobody else; and mail comes only to who confirms it, until it is stopped."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from cloudtop.table import channels
from cloudtop.table.store import Store
from tests.web.kit import Hourglass, Inside, Made, Server, wait_for
from tests.web.listeners import HookServer, MailServer
from tests.web.reaching import PAGE, notices_of, settled, tell, turn
from tests.web.refusing import check_error, refused

# --- nobody else learns it ---


def test_an_address_is_told_to_nobody(site: Inside, made: Made, hook: HookServer, tmp_path: Path) -> None:
    heard = []
    with made.open("A") as a, made.open("B") as b, made.open() as c:
        assert tell(b, "hook", hook.url)["channels"][0]["to"] == f"http://127.0.0.1:{hook.port}/…"
        tell(b, "mail", "ada.lovelace@example.org")
        b.ask("reach", seat="B")
        check_error(a.ask("reach", seat="B"), "token")
        check_error(tell(a, "hook", hook.url), "token")
        check_error(a.ask("try", seat="B", kind="hook"), "token")
        a.settle()
        a.ask("resign", seat="A")
        heard = [*a.heard, *b.heard, *c.heard]
    heard += [str(site.get(f"api/tables/{made.id}/record")), str(site.get("metrics"))]
    heard.append(json.dumps(site.post(f"api/tables/{made.id}/replay", {"as": "*"})))
    assert not [text for text in heard if "secret-of-ada" in text or "lovelace" in text]
    with sqlite3.connect(tmp_path / "tables.db") as db:
        assert "secret" not in str(db.execute("SELECT line FROM lines").fetchall())
    assert (tmp_path / "tables.db").stat().st_mode & 0o777 == 0o600


def test_an_address_is_not_in_the_log(tmp_path: Path, hook: HookServer) -> None:
    with Server(tmp_path, "--hooks", "local", "--notice-after", "0", "--log-level", "debug") as server:
        made = server.table("me", "link", options={"first": "A"})
        with made.open("B") as b:
            tell(b, "hook", hook.url)
            hook.status = 500
            b.ask("try", seat="B", kind="hook")
            tell(b, "hook", "https://nowhere.invalid/secret-of-ada")
            assert b.ask("try", seat="B", kind="hook")["channels"][0]["fault"] == "name"
    assert "secret-of-ada" not in server.log() and "nowhere" not in server.log()


# --- mail ---


def link(letter: Any, what: str) -> str:
    """The token in a link of a letter."""
    found = [line for line in letter.get_content().split() if f"#/mail/{what}/" in line]
    assert found and found[0].startswith(PAGE)
    return str(found[0].rpartition("/")[2])


def test_mail_comes_only_to_who_confirms_it(site: Inside, made: Made, post: MailServer, clock: Hourglass) -> None:
    with made.open("B") as b:
        said = tell(b, "mail", "ada@example.org", page="https://evil.example.org/")
        assert said["channels"][0] | {"at": 0} == {
            "kind": "mail", "to": "a…@example.org", "confirmed": False, "at": 0, "fault": "", "fact": "",
        }  # fmt: skip
        to, first = post.next()
        assert to == "ada@example.org" and "do you want to be told" in str(first["subject"])
        check_error(b.ask("try", seat="B", kind="mail"), "turn")
    turn(made)
    clock.turn(61)
    settled(site)
    assert post.quiet
    assert site.post(f"api/mail/confirm?token={link(first, 'confirm')}", {}) == (
        200, {"table": made.id, "title": "Cloud City"},
    )  # fmt: skip
    clock.turn(61)
    to, letter = post.next()
    assert letter["subject"] == "Cloud City: it is your turn in round 1." and letter.get_content_type() == "text/plain"
    assert f"{PAGE}#/t/{made.id}" in letter.get_content() and not any(t in str(letter) for t in made.tokens if t)
    settled(site)
    assert letter["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    stop = str(letter["list-unsubscribe"]).strip("<> ").removeprefix(PAGE)
    assert site.request("POST", stop, b"List-Unsubscribe=One-Click")[0] == 200
    refused(site.post(f"api/mail/stop?token={link(letter, 'stop')}", {}), 404)
    with made.open("B") as b:
        assert b.ask("reach", seat="B")["channels"] == []


def test_mail_is_stopped_also_for_a_table_that_cannot_be_opened(
    site: Inside, made: Made, post: MailServer, tmp_path: Path
) -> None:
    with made.open("B") as b:
        tell(b, "mail", "ada@example.org")
    _, first = post.next()
    with sqlite3.connect(tmp_path / "tables.db") as db:
        db.execute("UPDATE tables SET head = json_set(head, '$.rules', 'of before')")
    site.app.state.tables.open.clear()
    refused(site.post(f"api/mail/stop?token={link(first, 'stop')}", {}), 404, "rules version")
    with sqlite3.connect(tmp_path / "tables.db") as db:
        assert db.execute("SELECT count(*) FROM channels").fetchone() == (0,)


def test_nobody_is_written_to_whose_address_could_not_be_kept(
    site: Inside, made: Made, post: MailServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: Any) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(channels, "keep", full)
    with made.open("B") as b:
        check_error(tell(b, "mail", "ada@example.org"), "busy")
    wait_for(lambda: not notices_of(site).tasks, "all that is sent")
    assert post.quiet


def test_a_link_in_mail_is_found_without_looking_at_all_channels(tmp_path: Path) -> None:
    store = Store(tmp_path / "tables.db")
    plan = " ".join(str(row) for row in store.db.execute(f"EXPLAIN QUERY PLAN {channels.BY_TOKEN}", ("",)))
    assert "channel_tokens" in plan and "SCAN" not in plan
    store.close()


def test_mail_that_is_refused_says_so(made: Made, post: MailServer) -> None:
    post.refuse = 550
    with made.open("B") as b:
        tell(b, "mail", "ada@example.org")
        wait_for(lambda: b.ask("reach", seat="B")["channels"][0]["fault"] == "refused", "the fault")


def test_one_address_gets_few_first_letters(site: Inside, post: MailServer) -> None:
    for n in range(3):
        with site.table("me", "link").open("B") as b:
            said = tell(b, "mail", "Ada@example.org" if n % 2 else "ada@example.org")
    check_error(said, "flood")


@pytest.mark.parametrize(
    "to",
    [
        "ada",
        "ada@here",
        "a@b.org\nBcc: c@d.org",
        "a@b.org,c@d.org",
        "<a@b.org>",
        "a b@c.org",
        "a@b.org\r\n.\r\nMAIL",
        "é@b.org",
    ],
    ids=ascii,
)
def test_what_is_no_address_of_mail(made: Made, post: MailServer, to: str) -> None:
    with made.open("B") as b:
        check_error(tell(b, "mail", to), "malformed")
    assert post.quiet


def test_without_a_mail_server_there_is_no_mail(server: Server) -> None:
    with server.table("me", "link").open("B") as b:
        assert b.ask("reach", seat="B")["can"] == ["hook"]
        check_error(tell(b, "mail", "ada@example.org"), "illegal")
