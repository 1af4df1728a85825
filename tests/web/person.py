"""Somebody at a server that has troubles: plays against clocks, says and lists things, gives up or would have lots drawn, goes away until it is
told that it is its turn; and whenever the connection is cut comes back, and looks whether everything is still there.
"""

from __future__ import annotations

import random
import threading
from http.client import HTTPException
from typing import TYPE_CHECKING, NamedTuple

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from cloudtop.core.game import SEATS
from tests.web.history import History
from tests.web.kit import PATIENCE, Client, Made, Said

if TYPE_CHECKING:
    from tests.web.evening import Evening

CUT = (ConnectionClosed, InvalidHandshake, HTTPException, OSError, EOFError)
SOON = 12  # wishes until everybody would have lots drawn
PATIENT = {"A": 1000, "B": 12, "C": 24}  # wishes until somebody gives up
# How a wish may be refused: somebody has stepped back, ended the game or said much meanwhile; an address could not be kept.
REFUSED = {
    "act": ("stale", "turn"),
    "undo": ("stale", "turn"),
    "say": ("flood",),
    "lots": ("turn",),
    "list": ("illegal",),
    "tell": ("busy", "flood"),
}


class Sort(NamedTuple):
    """A table at which one game after the other is played."""

    seats: str
    manners: Said
    end: str = ""  # how its games end before their end
    joined: bool = False  # from the list of open tables


class Person:
    """Holds one seat."""

    def __init__(self, evening: Evening, made: Made, letter: str, sort: Sort, seed: int) -> None:
        self.evening = evening
        self.made = made
        self.letter = letter
        self.sort = sort
        self.luck = random.Random(seed)
        self.tokens = [made.tokens[SEATS.index(letter)]]  # one of them opens the seat
        self.seq = -1
        self.client = self.arrive()
        self.telling = {"do": "tell", "kind": "hook", "to": evening.hook.url}
        self.plans: list[Said] = [self.telling]
        if sort.end == "lots" and letter != "A":
            self.plans.insert(0, {"do": "own", "token": f"{letter}{seed}".ljust(22, "x")})
        self.wished = 0
        self.asked: Said | None = None  # not answered yet
        self.sent = False
        self.acknowledged: dict[str, int] = {}  # what we asked for, and the line of the history it led to
        self.refused: set[str] = set()
        self.done: dict[str, Said] = {}  # what was last acknowledged of each kind
        self.words: list[Said] = []  # that were heard
        self.began: tuple[int, int] | None = None  # between these lines, before our eyes, our turn did
        self.stayed: list[tuple[int, int]] = []  # the turns in which we were there all the time

    def play(self) -> None:
        while not self.client.now["over"] or self.asked is not None:
            try:
                self.step()
            except TimeoutError:
                raise
            except CUT:
                self.come_back()
        self.client.close()

    # --- to wish ---

    def step(self) -> None:
        """Ask for something if we like to, and hear what happens."""
        if self.asked is None and (idea := self.idea()) is not None:
            self.wished += 1
            self.asked, self.sent = {"id": f"{self.letter}-{self.wished}", "seat": self.letter, **idea}, False
            if idea["do"] == "own":
                self.tokens.insert(0, idea["token"])
            self.evening.note("rare" if idea["do"] not in ("act", "undo") else "")
        if self.asked is not None and not self.sent:
            self.client.say(**self.asked)
            self.sent = True
        said = self.hear()
        if self.asked is not None and self.asked["id"] in (said.get("ack"), said.get("id")):
            self.answered(self.asked, said)
        elif said["is"] == "error":  # told to all at the table: it could not be kept
            assert said["code"] == "busy", said
            self.evening.note("refused")

    def idea(self) -> Said | None:
        now, mine = self.client.now, self.client.seats[SEATS.index(self.letter)]
        if now["over"] or mine["resigned"]:
            return None
        if self.plans:
            return self.plans.pop(0)
        lots = [seat["seat"] for seat in self.client.seats if seat["lots"]]
        if lots and self.letter not in lots:
            return {"do": "lots"}
        if self.letter not in now["waiting"] or lots:
            return None
        if self.sort.end == "lots" and self.wished > SOON:
            return {"do": "lots"}
        if self.sort.end == "resign" and self.wished > PATIENT[self.letter]:
            return {"do": "resign"}
        return self.whim(now["faces"][self.letter], self.luck.random())

    def whim(self, face: Said, luck: float) -> Said:
        """Something that one may do in one's turn."""
        if luck < 0.06 and face["undo"]["count"]:
            return {"do": "undo", "seq": self.client.seq}
        if luck < 0.10:
            return {"do": "say", "text": f"{self.letter} has wished for {self.wished} things."}
        if luck < 0.13:
            return {"do": "name", "name": f"{self.letter} {self.wished}"}
        if luck < 0.25 and self.letter == "A" and self.sort.end == "resign":
            return {"do": "list", "open": not self.listed}
        return {"do": "act", "seq": self.client.seq, "lines": [self.luck.choice(face["offer"])[0]]}

    @property
    def listed(self) -> bool:
        return bool(self.done.get("list", {}).get("open"))

    # --- to hear ---

    def hear(self) -> Said:
        before, seq = self.letter in self.client.waiting(), self.client.seq
        said = self.client.hear()
        after = self.letter in self.client.waiting()
        if after and not before:
            self.began = seq, self.client.seq
        elif before and not after and self.began is not None:
            self.stayed.append(self.began)
        if said["is"] == "word":
            self.words.append(said["word"])
        return said

    def answered(self, asked: Said, said: Said) -> None:
        id, do = asked["id"], asked["do"]
        if said["is"] != "error" and do != "tell":
            assert self.acknowledged.setdefault(id, said["seq"]) == said["seq"]
        if said["is"] == "kept":
            return
        self.asked = None
        if said["is"] == "error":
            assert said["code"] in REFUSED[do], said
            self.refused.add(id)
            self.evening.note("refused" if said["code"] == "busy" else "")
            return
        self.done[do] = asked
        self.evening.note("kept")
        if do == "act" and "tell" not in self.done:
            self.plans.append(self.telling)
        elif do == "act" and self.may_go() and self.luck.random() < 0.3:
            self.go_out()

    # --- to come and go ---

    def may_go(self) -> bool:
        """Somebody else has to move, and that it is our turn would be told."""
        here = self.letter == "A" or self.sort.end == "lots"
        return not here and self.letter not in self.client.waiting() and not self.client.now["over"]

    def go_out(self) -> None:
        """Until we are told to come; or it is our turn after troubles: what a server has begun to tell when it is killed is not told again."""
        told = self.evening.told(self)
        self.client.close()
        while self.evening.told(self) == told and not self.is_needed():
            self.evening.wait_for_a_notice(self)
        self.come_back()

    def is_needed(self) -> bool:
        """As somebody sees it who looks on without a seat."""
        assert self.evening.running.wait(PATIENCE), "the server does not come back"
        with self.made.open() as looker:
            return looker.first["is"] == "error" or looker.now["over"] or self.letter in looker.waiting()

    def come_back(self) -> None:
        """All of our own that we were ever told is still there; what was not answered is asked again."""
        old, self.seq, self.began = self.client, self.client.seq, None
        old.close()
        self.client = self.arrive()
        said = self.client.first
        lost = [move for move in old.moves[said["back"] :] if move["seat"] == self.letter]
        assert not lost or (self.asked and self.asked["do"] == "undo"), lost
        assert all(word in said["words"] for word in self.words)
        if self.letter == "A" and not (
            said["now"]["over"] or self.sort.joined or (self.asked or {}).get("do") == "list"
        ):
            assert said["listed"] == self.listed
        if said["seq"] == old.seq:
            self.check_clocks(old.seats, said["seats"])
        self.client.moves = old.moves[: said["back"]] + said["moves"]
        self.sent = False

    def check_clocks(self, before: list[Said], after: list[Said]) -> None:
        """Nothing has happened: only who has to decide may have less time; of minutes, what was thought before a kill is given back."""
        for old, new in zip(before, after):
            assert old["runs"] == new["runs"]
            less = new["runs"] and ("minutes" in self.sort.manners or new["left"] < old["left"])
            assert old["left"] == new["left"] or less, (old, new)

    def arrive(self) -> Client:
        """At the table, however often the server has troubles before."""
        while not self.evening.faults:
            if (client := self.reach()) is not None:
                return client
            threading.Event().wait(0.01)
        raise AssertionError("others have found a fault")

    def reach(self) -> Client | None:
        assert self.evening.running.wait(PATIENCE), "the server does not come back"
        refused = []
        try:
            for token in self.tokens:
                client = Client(self.made.server, self.made.id, [token], self.seq)
                if client.first["is"] != "error":
                    return client
                client.close()
                refused.append(client.first["code"])
        except CUT:
            return None
        assert "busy" in refused, refused
        return None

    # --- afterwards ---

    def check(self, history: History, record: list[str]) -> None:
        """The record is what we saw, and what we asked for was done once if it was acknowledged, and else never."""
        assert len(self.client.moves) == len(record)
        own = [(n, line[2:]) for n, line in enumerate(record) if line[0] == self.letter]
        assert own == [(move["n"], move["line"]) for move in self.client.moves if move["seat"] == self.letter]
        for id, seq in self.acknowledged.items():
            lines = history.caused_by(f"{self.letter} {id}")
            assert lines == list(range(seq - len(lines) + 1, seq + 1)) and lines
        assert not [id for id in self.refused if history.caused_by(f"{self.letter} {id}")]
        chair = history.room.chairs[SEATS.index(self.letter)]
        assert "name" not in self.done or chair.name == self.done["name"]["name"]
        assert history.lines.count(f"resign {self.letter}") == ("resign" in self.done)
        assert {(word["n"], f"say {word['seat']} {word['text']}") for word in self.words} <= history.words
        told = history.turns_told(self.evening.notices, self.letter)
        there = [turn for turn in told for first, last in self.stayed if first < turn <= last]
        assert not there, "who is there is told nothing"
        with Client(self.made.server, self.made.id, [self.tokens[0]]) as client:
            for id, seq in self.acknowledged.items():
                client.say(do="act", id=id, seat=self.letter, seq=0, lines=["done"])
                assert client.next("ack") == {"is": "ack", "id": id, "seq": seq}
