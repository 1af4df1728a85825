"""Luck that can be checked.

A table draws a secret key before its first move and shows the key's **seal** at once. Every outcome of chance follows from the key
and the number of moves before it, and from nothing else. When the game is over the key is told, so everybody can see that it
fits the seal, and that no outcome was chosen later.
"""

from __future__ import annotations

import hashlib

from cloudtop.core.chance import CHANCE, Rng
from cloudtop.core.errors import BadRecord
from cloudtop.table.match import Match
from cloudtop.table.record import ENDED, Record
from cloudtop.table.resume import resume

KEY_BYTES = 32


class Luck:
    """What a table promises of its luck: the seal, the moves that it took over from another game, and, in the end, the key."""

    def __init__(self, seal: str, begun: int = 0, key: str = "") -> None:
        self.seal = seal
        self.begun = begun
        self.key = key


def seal_of(key: str) -> str:
    """What is shown of a key before it is told."""
    return hashlib.sha256(bytes.fromhex(key)).hexdigest()


def numbers(key: str, purpose: str, moves: int) -> Rng:
    """The random numbers that a key gives after so many moves."""
    text = f"{purpose} {moves}".encode()
    return Rng(int.from_bytes(hashlib.blake2b(text, key=bytes.fromhex(key), digest_size=8).digest()))


def luck_of(record: Record) -> Luck:
    """What a record says of its luck."""
    if "luck" not in record.head:
        raise BadRecord("The record says nothing of its luck; only games of a web table have a sealed key.")
    seal, _, begun = record.head["luck"].partition(" after ")
    if not is_hex(seal) or (begun and (not begun.isdecimal() or len(begun) > 9)):
        raise BadRecord(f"'luck: {record.head['luck'][:80]}' is not readable; it is a seal of 64 letters and digits.")
    if not record.key:
        raise BadRecord("The record has no key: its game is not over, and the key is told at the end.")
    if not is_hex(record.key):
        raise BadRecord("The key of the record is not readable; it has 64 letters (a to f) and digits.")
    return Luck(seal, int(begun or 0), record.key)


def is_hex(text: str) -> bool:
    return len(text) == 2 * KEY_BYTES and all(letter in "0123456789abcdef" for letter in text)


def check_luck(match: Match, luck: Luck) -> int:
    """How many outcomes of chance followed from the key; refuses a key that does not fit, and an outcome that does not follow."""
    if seal_of(luck.key) != luck.seal:
        raise BadRecord("The key does not fit the seal that was shown before the first move.")
    state, outcomes = match.state_at(0), 0
    for number, move in enumerate(match.log):
        if move.seat == CHANCE and number >= luck.begun:
            offer, weights = state.offer(CHANCE), state.weights()
            due = int(offer[numbers(luck.key, "chance", number).pick(weights)])
            if due != move.action:
                text = match.game.vocabulary.text
                raise BadRecord(
                    f"Move {number + 1}, '{text(move.action)}', did not follow from the key: it would have been '{text(due)}'."
                )
            outcomes += 1
        state.apply(move.seat, move.action)
    return outcomes


def verify(record: Record, seal: str = "") -> int:
    """How many outcomes of a record followed from its key. `seal` is the one that was shown at the start, if you kept it."""
    luck = luck_of(record)
    if seal and seal.strip().lower() != luck.seal:
        raise BadRecord("The record has another seal than the one that you were shown.")
    match = resume(record)
    return check_luck(match, luck) + check_lots(record, luck, len(match.log))


def check_lots(record: Record, luck: Luck, moves: int) -> int:
    """The lots that were drawn for an abandoned game are an outcome of chance, too: 1, or 0 if there were none."""
    winner, lots, seats = record.head.get(ENDED, "").partition(" by lots among ")
    if not lots:
        return 0
    among = seats.split()
    if winner not in among:
        raise BadRecord(f"'ended: {record.head[ENDED][:80]}' is not readable; lots are drawn among seats.")
    due = among[numbers(luck.key, "lots", moves).below(len(among))]
    if due != winner:
        raise BadRecord(f"That {winner} has won the lots did not follow from the key: it would have been {due}.")
    return 1
