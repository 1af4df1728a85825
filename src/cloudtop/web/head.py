"""What is fixed when a table is made, and who may sit at it: chairs, the hashes of their secrets, names, bots."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any

import msgspec

from cloudtop.bots import Bot, make_bot
from cloudtop.bots.monte_carlo import MonteCarloBot
from cloudtop.core.errors import Mistake
from cloudtop.web import wire
from cloudtop.web.messages import Refusal

LONGEST_NAME = 24
LONGEST_WORD = 200
MOST_SECONDS, MOST_PLAYOUTS = 5, 2000  # that a bot may think about one decision, because thinkers are shared


class Chair(msgspec.Struct):
    """A seat of a table: whose it is, who plays it now, and the hash of its secret."""

    owner: wire.Kind
    name: str
    bot: str | None
    key: str
    standing: bool = False  # the bot only stands in while its person is away
    link: wire.LinkState = ""


class Head(msgspec.Struct):
    """What is fixed when a table is made."""

    game: str
    rules: str
    content: str  # the label of its pack
    options: dict[str, Any]
    chairs: list[Chair]
    position: dict[str, Any] | None = None
    games: int = 0  # of the series that were played before this one
    campaign: str = ""  # the id of the campaign that this is a chapter of
    begun: int = 0  # moves that were taken over from another game
    manners: wire.Manners = wire.Manners()


def key_of(token: str) -> str:
    """What is kept of a seat's secret."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def new_token() -> str:
    return secrets.token_urlsafe(16)  # 128 bits


def clean_name(name: str) -> str:
    """A name for people: one line, no bar, not too long. None of our bots can be impersonated."""
    plain = " ".join(name.split())
    if not plain or len(plain) > LONGEST_NAME or "|" in plain or not plain.isprintable():
        raise Refusal("malformed", f"A name has 1 to {LONGEST_NAME} letters in one line, without '|'.")
    if is_bot(plain):
        raise Refusal("malformed", f"'{plain}' is what a bot is called; choose another name.")
    return plain


def clean_word(text: str) -> str:
    """What is said to a table: one line, not too long."""
    plain = " ".join(text.split())
    if not plain or len(plain) > LONGEST_WORD or not plain.isprintable():
        raise Refusal("malformed", f"A word to the table has 1 to {LONGEST_WORD} letters in one line.")
    return plain


def hire(name: str) -> Bot:
    """A bot by its name, if the thinkers can afford it."""
    bot = make_bot(name)
    if isinstance(bot, MonteCarloBot) and (bot.seconds > MOST_SECONDS or bot.iterations > MOST_PLAYOUTS):
        raise Refusal("malformed", f"A bot thinks up to {MOST_SECONDS} seconds or {MOST_PLAYOUTS:,} playouts here.")
    return bot


def is_bot(name: str) -> bool:
    try:
        make_bot(name.lower())
    except Mistake:
        return False
    return True
