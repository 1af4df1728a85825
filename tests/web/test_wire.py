"""The law of the wire: deal anew what somebody has not seen, and every byte that is sent to them stays the same."""

from __future__ import annotations

import contextlib
import json
import random
import sqlite3
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cloudtop as ct
from cloudtop.core.chance import CHANCE, SPECTATOR
from cloudtop.core.errors import Mistake
from cloudtop.core.game import seat_name
from cloudtop.web.bot_pool import Job
from cloudtop.web.messages import encode, error
from cloudtop.web.room import Room
from cloudtop.web.walk import Walk
from cloudtop.web.why import index, reasons
from tests import pebbles
from tests.kit.options import HIDING, label, make
from tests.kit.twins import Past, told
from tests.laws import secrets
from tests.web.kit import Client, Said, Server
from tests.web.rooms import SECRET, new_head

every_option_set = pytest.mark.parametrize("options", HIDING, ids=label)
seeds = st.integers(0, 2**40)
Named = tuple[str, dict[str, Any]]
Pair = tuple[Room, Room, int]


@pytest.fixture(autouse=True)
def on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game of the tests, too, is played at tables."""
    monkeypatch.setitem(ct.GAMES, pebbles.ENTRY.slug, pebbles.ENTRY)


def room_of(named: Named, past: Past) -> Room:
    slug, options = named
    room = Room("table", 1, new_head(options, slug=slug), SECRET)
    for line in past.lines():
        room.repeat(line)
    return room


def pairs(named: Named, seed: int) -> Iterator[Pair]:
    """At a moment of a random game, for every viewer: a room, its twin, and whose eyes."""
    for past, other, eyes in secrets.pairs(make(named), seed):
        yield room_of(named, past), room_of(named, other), eyes


def hold(eyes: int) -> tuple[int, ...]:
    return () if eyes == SPECTATOR else (eyes,)


def answers(room: Room, eyes: int, luck: random.Random) -> list[bytes]:
    """What the table says to questions about things, and to moves that are not offered."""
    if eyes == SPECTATOR:
        return []
    out = []
    things = sorted(index(room.game))
    codes = range(room.game.vocabulary.size)
    for _ in range(6):
        targets = luck.sample(things, luck.randint(1, 2))
        out.append(encode(reasons(room.match, eyes, targets)))
    for action in luck.sample(codes, 6):
        out.append(encode(reasons(room.match, eyes, [f"act:{room.game.vocabulary.text(action)}"])))
    offer = set(room.match.glimpse(eyes).offer())
    for action in luck.sample(codes, 6):
        if action not in offer:
            with pytest.raises(Mistake) as e:
                room.act(eyes, [room.game.vocabulary.text(action)], room.seq)
            out.append(error(e.value))
    with pytest.raises(Mistake) as e:
        room.undo(eyes, room.seq, -1)
    return [*out, error(e.value)]


@every_option_set
@given(seed=seeds)
def test_the_table_is_the_same_to_the_byte(options: Any, seed: int) -> None:
    for room, twin, eyes in pairs(options, seed):
        assert encode(twin.table(hold(eyes), {0})) == encode(room.table(hold(eyes), {0}))


@every_option_set
@given(seed=seeds)
def test_news_are_the_same_to_the_byte(options: Any, seed: int) -> None:
    luck = random.Random(seed)
    for room, twin, eyes in pairs(options, seed):
        first = luck.randrange(len(room.match.log))
        assert encode(twin.news(hold(eyes), first, first)) == encode(room.news(hold(eyes), first, first))


@every_option_set
@given(seed=seeds)
def test_answers_are_the_same_to_the_byte(options: Any, seed: int) -> None:
    for room, twin, eyes in pairs(options, seed):
        assert answers(twin, eyes, random.Random(seed)) == answers(room, eyes, random.Random(seed))


def all_of(room: Room, eyes: int) -> Any:
    """Whatever a replay can tell."""
    walk = Walk(room.game, room.match.names, room.match.position).follow(room.match.log)
    return walk.overview(eyes), walk.frames(eyes, 0, len(walk.log) + 1), walk.totals(eyes)


@pytest.mark.parametrize("options", HIDING[::3], ids=label)
@given(seed=seeds)
def test_looking_back_is_the_same_to_the_byte(options: Any, seed: int) -> None:
    for room, twin, eyes in pairs(options, seed):
        assert encode(all_of(twin, eyes)) == encode(all_of(room, eyes))


@every_option_set
@given(seed=seeds)
def test_a_bot_is_asked_the_same(options: Any, seed: int) -> None:
    """What goes to a thinker is a world that the seat may imagine: the real one has no part in it."""
    for room, twin, eyes in pairs(options, seed):
        if eyes in room.match.waiting():
            jobs = [vars(Job(r.match, eyes, "greedy", r.match.luck("hint"))) for r in (room, twin)]
            assert jobs[0] == jobs[1]


@every_option_set
@given(seed=seeds)
def test_a_move_is_told_the_same_to_the_byte(options: Any, seed: int) -> None:
    """A seat plays the same in both games; what it and chance do then, and what is new to all who cannot tell."""
    for room, twin, eyes in pairs(options, seed):
        if eyes not in room.match.waiting():
            continue
        first, line = len(room.match.log), room.match.offer(eyes)[-1]
        heard, heard_too = (told(r.match.do(line, eyes), eyes) for r in (room, twin))
        if heard == heard_too and CHANCE not in room.match.waiting():  # a last bet may bring the others' to light
            assert encode(twin.news(hold(eyes), None, first)) == encode(room.news(hold(eyes), None, first))


def test_a_line_of_another_seat_is_never_sent() -> None:
    for room, _, eyes in [pair for seed in range(6) for pair in pairs(("cloudcity", {"players": 3}), seed)]:
        sent = json.loads(encode(room.table(hold(eyes), set())))["moves"]
        others = [move for move in sent if move["seat"] != seat_name(eyes)]
        assert others and not any("line" in move for move in others)


# --- through the running server ---


class Evening:
    """A whole game of A and B on the server, and all that B and a spectator heard of it."""

    def __init__(self, server: Server) -> None:
        self.made = server.table("me", "link", options={"first": "A"})
        self.luck = random.Random(11)
        self.drawn = 0  # from the pile
        with self.made.open("A") as a, self.made.open("B") as b, self.made.open() as c:
            self.play({"A": a, "B": b}, [a, b, c])
        self.heard = {"B": [json.loads(text) for text in b.heard], "-": [json.loads(text) for text in c.heard]}
        self.text = {"B": "\n".join(b.heard), "-": "\n".join(c.heard)}
        frames = server.frames(f"api/tables/{self.made.id}/replay", {"as": "*"})
        self.truth = [frame["now"]["faces"]["*"]["view"] for frame in frames]
        with contextlib.closing(sqlite3.connect(server.data / "tables.db")) as db:
            found = db.execute("SELECT secret FROM tables WHERE id = ?", (self.made.id,)).fetchone()
        self.secret: str = found[0]

    def play(self, players: dict[str, Client], everybody: list[Client]) -> None:
        while not players["A"].now["over"]:
            seat = players["A"].waiting()[0]
            offer = players[seat].offer(seat)
            from_pile = "draw pile" in offer and self.drawn < 4  # so that there is something to keep secret
            self.drawn += from_pile
            players[seat].act(seat, "draw pile" if from_pile else self.luck.choice(offer))
            for listener in everybody:
                while listener.now["length"] < players[seat].now["length"]:
                    listener.hear()

    def moves(self, who: str) -> Iterator[Said]:
        for said in self.heard[who]:
            yield from said.get("moves", [])

    def moments(self, who: str) -> Iterator[Said]:
        for said in self.heard[who]:
            if "now" in said:
                yield said["now"]


@pytest.fixture(scope="module")
def evening(server: Server) -> Evening:
    return Evening(server)


listeners = pytest.mark.parametrize("who", ["B", "-"])


@listeners
def test_no_secret_is_ever_sent(evening: Evening, who: str) -> None:
    assert evening.truth and len(evening.secret) == 64
    assert not [secret for secret in (*evening.made.tokens, evening.secret) if secret in evening.text[who]]


@listeners
def test_a_secret_draw_is_told_without_its_tile(evening: Evening, who: str) -> None:
    events = [e for move in evening.moves(who) for e in move["events"] if e["name"] in ("deal", "draw-pile")]
    others = [e for e in events if e["seat"] != who]
    assert others and all(e["facts"] == {} and "secret" not in e and e["to"] == [] for e in others)


def test_an_own_draw_is_told_with_its_tile(evening: Evening) -> None:
    own = [e for move in evening.moves("B") for e in move["events"] if e["name"] == "draw-pile" and e["seat"] == "B"]
    assert own and all(e["to"] == ["B"] and list(e["secret"]) == ["tile"] for e in own)


@listeners
def test_there_is_one_face(evening: Evening, who: str) -> None:
    assert {tuple(now["faces"]) for now in evening.moments(who)} == {(who,)}


@listeners
def test_hands_of_others_are_face_down(evening: Evening, who: str) -> None:
    """Only tiles that were drawn from the row, in front of all, are known of a hand."""
    for now in evening.moments(who):
        for seat, (city, real) in enumerate(
            zip(now["faces"][who]["view"]["cities"], evening.truth[now["length"]]["cities"])
        ):
            if seat_name(seat) != who:
                assert city["hand"] == ["?"] * len(real["hand"]) and not Counter(city["known"]) - Counter(real["hand"])
                assert len(city["known"]) < 3 or now["length"] > 20


@listeners
def test_a_choice_of_another_is_not_seen_before_the_tile_is_laid(evening: Evening, who: str) -> None:
    a_turn = [now["faces"][who] for now in evening.moments(who) if now["waiting"] == ["A"]]
    assert a_turn and not [
        face for face in a_turn if face["view"]["chosen"] or face["step"] == "PlaceTile" or face["offer"]
    ]
