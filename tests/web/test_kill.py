"""Nothing is lost: the server is killed at random moments of play, and every game goes on to its end."""

from __future__ import annotations

import random
import threading
from http.client import HTTPException
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import cloudtop as ct
from tests.web.kit import PATIENCE, Client, Made, Said, Server, wait_for

EVENINGS = 2
KILLS = 15  # in each of them
TABLES = (("me", "link"), ("me", "link", "link"), ("me", "link"))
CUT = (ConnectionClosed, InvalidHandshake, HTTPException, OSError, EOFError)


class Person:
    """Holds one seat, plays random moves, now and then steps back, and returns whenever the connection is cut."""

    def __init__(self, evening: Evening, made: Made, letter: str, seed: int) -> None:
        self.evening = evening
        self.made = made
        self.letter = letter
        self.luck = random.Random(seed)
        self.seq = -1
        self.client: Client = wait_for(self.reach, "the table")
        self.wished = 0
        self.asked: Said | None = None  # not answered yet
        self.sent = False
        self.acknowledged: dict[str, int] = {}  # what we asked for, and the line of the history it led to

    def play(self) -> None:
        while not self.client.now["over"] or self.asked is not None:
            try:
                self.step()
            except TimeoutError:
                raise
            except CUT:
                self.come_back()
        self.client.close()

    def step(self) -> None:
        """Ask for something if it is our turn, and hear what happens."""
        if self.asked is None and self.letter in self.client.waiting():
            self.asked, self.sent = self.wish(), False
        if self.asked is not None and not self.sent:
            self.client.say(**self.asked)
            self.sent = True
        said = self.client.hear()
        if said["is"] == "kept":
            self.acknowledged[said["id"]] = said["seq"]
            return
        if self.asked is not None and self.asked["id"] in (said.get("ack"), said.get("id")):
            if said["is"] == "error":  # somebody has stepped back meanwhile
                assert said["code"] in ("stale", "turn"), said
            else:
                self.acknowledged[self.asked["id"]] = said["seq"]
                self.evening.note()
            self.asked = None

    def wish(self) -> Said:
        face = self.client.now["faces"][self.letter]
        self.wished += 1
        wish = {"id": f"{self.letter}-{self.wished}", "seat": self.letter, "seq": self.client.seq}
        if face["undo"]["count"] and self.luck.random() < 0.08:
            return {"do": "undo", **wish}
        return {"do": "act", **wish, "lines": [self.luck.choice(face["offer"])[0]]}

    def come_back(self) -> None:
        """All of our own that we were ever told is still there; what was not answered is asked again."""
        old, self.seq = self.client, self.client.seq
        old.close()
        self.client = wait_for(self.reach, "the table")
        said = self.client.first
        lost = [move for move in old.moves[said["back"] :] if move["seat"] == self.letter]
        assert not lost or (self.asked and self.asked["do"] == "undo"), lost
        self.client.moves = old.moves[: said["back"]] + said["moves"]
        self.sent = False

    def reach(self) -> Client | None:
        assert self.evening.running.wait(PATIENCE), "the server does not come back"
        try:
            return self.made.open(self.letter, self.seq)
        except CUT:
            return None

    def check(self, lines: list[str]) -> None:
        """The record is what we saw, and everything that was acknowledged is known to have been done."""
        assert len(self.client.moves) == len(lines)
        own = [(n, line[2:]) for n, line in enumerate(lines) if line[0] == self.letter]
        assert own == [(move["n"], move["line"]) for move in self.client.moves if move["seat"] == self.letter]
        with self.made.open(self.letter) as client:
            for id, seq in self.acknowledged.items():
                client.say(do="act", id=id, seat=self.letter, seq=0, lines=["done"])
                assert client.next("ack") == {"is": "ack", "id": id, "seq": seq}


class Evening:
    """Several tables at once, a new game wherever one has ended, and somebody who pulls the plug."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self.luck = random.Random(seed)
        self.change = threading.Condition()
        self.running = threading.Event()
        self.running.set()
        self.acks = 0
        self.last_games = False
        self.played: list[tuple[Made, list[Person]]] = []
        self.faults: list[BaseException] = []

    def note(self) -> None:
        with self.change:
            self.acks += 1
            self.change.notify_all()

    def spend(self, kills: int) -> None:
        hosts = [threading.Thread(target=self.host, args=(kinds,)) for kinds in TABLES]
        for host in hosts:
            host.start()
        for _ in range(kills):
            self.wait_for_moves(self.luck.randint(1, 9))
            self.pull_the_plug()
        self.last_games = True
        for host in hosts:
            host.join(3 * PATIENCE)
        assert not self.faults, self.faults
        assert not [host for host in hosts if host.is_alive()]

    def host(self, kinds: tuple[str, ...]) -> None:
        """One game after the other at one table."""
        while not self.last_games and not self.faults:
            made = wait_for(lambda: self.found(kinds), "a new table")
            people = [Person(self, made, letter, self.luck.randrange(10**6)) for letter in "ABC"[: len(kinds)]]
            threads = [threading.Thread(target=self.sit, args=(person,)) for person in people]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            self.played.append((made, people))

    def found(self, kinds: tuple[str, ...]) -> Made | None:
        assert self.running.wait(PATIENCE), "the server does not come back"
        try:
            return self.server.table(*kinds, manners={"minutes": 600, "bonus": 5})
        except CUT:
            return None

    def sit(self, person: Person) -> None:
        try:
            person.play()
        except BaseException as e:
            self.faults.append(e)

    def wait_for_moves(self, more: int) -> None:
        """Some acknowledged moves later, in the middle of whatever the others do."""
        with self.change:
            goal = self.acks + more
            played = self.change.wait_for(lambda: self.acks >= goal, PATIENCE)
        assert played, self.faults or "nobody plays any more"

    def pull_the_plug(self) -> None:
        """At a moment of any kind within a move, so that no part of it is spared."""
        threading.Event().wait(self.luck.random() * 0.01)
        self.running.clear()
        self.server.stop()
        self.server.start()
        self.running.set()


@pytest.mark.parametrize("evening", range(EVENINGS))
def test_no_acknowledged_move_is_lost_when_the_server_is_killed(evening: int, tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        party = Evening(server, evening)
        party.spend(KILLS)
        for made, people in party.played:
            status, text = server.get(f"api/tables/{made.id}/record")
            match = ct.resume(ct.parse_record(text))
            assert status == 200 and match.over
            for person in people:
                person.check(match.record().lines)
