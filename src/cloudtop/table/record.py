"""Records: a whole game as text. It replays without any random source and ends in a hash of the last state.

cloudtop record 1
game: cloudcity
rules: 2
options: {"players":2}
content: standard 0123456789ab
seats: Ada | greedy
---
chance first A
A choose D-BG
A place g5 r1
---
scores: A 38, B 35
state: 0123456789abcdef

A game of a web table also says how its luck can be checked (`table/luck.py`): `luck:` in the head, `key:` at the end,
and, if people have ended it before the game did, how: `ended: B resigned`. What they said is in it only if somebody has asked
for that: `said 2: A Good luck` at the end, after two moves.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from cloudtop.core.chance import NOBODY
from cloudtop.core.content import LENIENT, Pack
from cloudtop.core.entry import Entry, PackSource
from cloudtop.core.errors import BadRecord, Mistake
from cloudtop.core.game import Game, seat_name, seat_number
from cloudtop.core.state import State
from cloudtop.games import entry
from cloudtop.table.files import load, save

FORMAT = "cloudtop record 1"
HEAD = ("game", "rules", "options", "content", "seats")
LUCK = "luck"  # in the head of some
ENDED = "ended"  # in the head of those that people have ended before the game did
MOST_BYTES = 4_000_000  # of a file; a thousand moves have about 30,000


def state_hash(game: Game, state: State) -> str:
    """A short hash of the whole state; equal states have equal hashes on every platform and build."""
    text = json.dumps(game.dump(state), sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def begin(game: Game, position: dict[str, Any] | None) -> State:
    """The table before the first move: set up anew, or as a position says."""
    return game.new() if position is None else game.load(position)


def final_scores(game: Game, state: State) -> str:
    """`A 38, B 35`, or nothing while the game is not over."""
    return ", ".join(f"{seat_name(s)} {game.total(state, s)}" for s in range(game.seats)) if state.over() else ""


class Record:
    """A game as it was played: header, one line per action (chance included), final scores and hash."""

    def __init__(
        self, head: dict[str, str], position: dict[str, Any] | None, lines: list[str], scores: str, state: str,
        key: str = "",
    ) -> None:  # fmt: skip
        self.head = head
        self.position = position  # where it begins, if not at the beginning
        self.lines = lines
        self.scores = scores  # "" while the game is not over
        self.state = state
        self.key = key  # of its luck, "" if it has none or is not over
        self.said: list[str] = []  # words to the table, if they are asked for

    @property
    def names(self) -> list[str]:
        return [name.strip() for name in self.head["seats"].split("|")]

    def text(self) -> str:
        head = [f"{key}: {self.head[key]}" for key in (*HEAD, LUCK, ENDED) if key in self.head]
        if self.position is not None:
            head.append("position: " + json.dumps(self.position, separators=(",", ":")))
        end = {"scores": self.scores, "state": self.state, "key": self.key}
        foot = [f"{key}: {value}" for key, value in end.items() if value]
        return "\n".join([FORMAT, *head, "---", *self.lines, "---", *foot, *self.said]) + "\n"

    def save(self, path: Path | str) -> None:
        """Write the record; a file that was there stays whole if this fails."""
        save(path, self.text(), "record", BadRecord)

    def game(self, pack: PackSource | None = None) -> Game:
        """The game it was played with; refuses rules that cannot be played any more, and other content."""
        shelf = entry(self.head["game"])
        try:
            options = json.loads(self.head["options"])
        except (ValueError, RecursionError):
            raise BadRecord("The options of the record are not readable; they are written as JSON.") from None
        if not isinstance(options, dict):
            raise BadRecord("The options of the record must be a JSON object.")
        todays = shelf.options_of(self.head["rules"], options)
        if todays is None:
            raise BadRecord(f"The record is of rules version {self.head['rules']}; this is version {shelf.rules}.")
        game = shelf.make(todays, self.pack(shelf, pack))
        if len(self.names) != game.seats:
            raise BadRecord(f"The record names {len(self.names)} seats for {game.seats} players.")
        return game

    def pack(self, shelf: Entry, given: PackSource | None) -> Pack:
        """The content it was played with: the pack that is given, or one of ours."""
        label = self.head["content"]
        if given is None:
            known = shelf.known_pack(label)
            if known is None:
                raise BadRecord(
                    f"The record was played with the content '{label}' of {shelf.title}, which is not here;"
                    " give the file of that pack: --pack FILE, or pack= in Python."
                )
            return known
        found = shelf.read_pack(given, lenient=LENIENT in label)
        if found.label != label:
            raise BadRecord(f"The record was played with the content '{label}', not '{found.label}'.")
        return found

    def check_end(self, game: Game, state: State) -> None:
        """Refuse the record if its lines have led to another end than it says."""
        if state_hash(game, state) != self.state:
            raise BadRecord("The record does not lead to the state it ends with: it was changed, or is of other rules.")
        if self.scores != final_scores(game, state):
            raise BadRecord(
                f"The record says the scores are '{self.scores}', but they are '{final_scores(game, state)}'."
            )


def parse_line(game: Game, line: str, number: int) -> tuple[int, int]:
    """`A place g5 r1` as seat and code."""
    who, _, what = line.partition(" ")
    seat = seat_number(who)
    if seat == NOBODY or seat >= game.seats:
        names = ", ".join(seat_name(s) for s in range(game.seats))
        raise BadRecord(f"Move {number} of the record, '{line}', does not begin with a seat ({names}) or 'chance'.")
    try:
        return seat, game.vocabulary.code(what)
    except Mistake as e:
        raise BadRecord(f"Move {number} of the record: {e.message}", e.rule) from None


def parse_record(text: str) -> Record:
    """A record from its text; says what is missing if something is."""
    lines = text.splitlines() if isinstance(text, str) else []
    if not lines or lines[0].strip() != FORMAT:
        raise BadRecord(f"This is not a record: its first line must be '{FORMAT}'.")
    if lines.count("---") < 2:
        raise BadRecord("The record is cut off: it needs a '---' before the moves and one after them.")
    first = lines.index("---")
    second = lines.index("---", first + 1)
    head = _fields(lines[1:first])
    foot = _fields(lines[second + 1 :])
    for key in HEAD:
        if key not in head:
            raise BadRecord(f"The record has no '{key}:' line in its header.")
    if "state" not in foot:
        raise BadRecord("The record is cut off: its last line must be 'state:' with the hash.")
    position = None
    if "position" in head:
        try:
            position = json.loads(head.pop("position"))
        except (ValueError, RecursionError):
            raise BadRecord("The starting position of the record is not readable; it is written as JSON.") from None
        if not isinstance(position, dict):
            raise BadRecord("The starting position of the record must be a JSON object.")
    moves = [line.strip() for line in lines[first + 1 : second] if line.strip()]
    return Record(head, position, moves, foot.get("scores", ""), foot["state"], foot.get("key", ""))


def _fields(lines: list[str]) -> dict[str, str]:
    out: dict[str, str] = {}
    for line in lines:
        key, colon, value = line.partition(":")
        if line.strip():
            if not colon:
                raise BadRecord(f"'{line}' in the record is not of the form 'key: value'.")
            out[key.strip()] = value.strip()
    return out


def load_record(path: Path | str) -> Record:
    return parse_record(load(path, MOST_BYTES, "record", BadRecord))
