"""A hint: what to do, what it is expected to bring line by line of the score sheet, and what else there is."""

from __future__ import annotations

from msgspec import Struct

from cloudtop.bots import Bot, make_bot
from cloudtop.bots.bot import Advice
from cloudtop.bots.weigh import explain
from cloudtop.core.chance import CHANCE, Rng
from cloudtop.core.errors import Mistake, NotYourTurn
from cloudtop.core.game import seat_name
from cloudtop.games import GAMES
from cloudtop.table.given import Seat, whole
from cloudtop.table.match import Match
from cloudtop.table.wording import move_words

ADVISER = "taught:400"


class Hint(Struct, frozen=True):
    """A move and what it leads to, in points. Lines are known of the best move and the next best."""

    line: str
    words: str  # the same as the table says it
    expected: float  # final score
    lead: float  # ahead of the best rival
    lines: dict[str, float]  # the expected score sheet; `later`: what is expected beyond the playouts
    playouts: int  # that it rests on; 0 for a judgement


def advise(match: Match, seat: Seat | None = None, bot: Bot | str = ADVISER, seed: int = 0) -> list[Hint]:
    """What a bot would do in place of a seat that must decide, best first."""
    if not isinstance(match, Match):
        raise Mistake("Advice is for a match, such as ct.Match(ct.game('cloudcity')).")
    who = match.seat(seat)
    if match.over or who == CHANCE or who not in match.waiting():
        raise NotYourTurn(f"{seat_name(who)} has nothing to decide now.", match.game.whose_turn(match.state))
    adviser = make_bot(bot) if isinstance(bot, str) else bot
    return [
        hint_of(match, who, one)
        for one in explain(adviser, match.glimpse(who), Rng(whole(seed, "seed"), len(match.log)))
    ]


def hint_of(match: Match, who: int, one: Advice) -> Hint:
    game = match.game
    facts = match.state.agenda[-1].facts(match.state, who, one.action)
    words = move_words(GAMES[game.slug].text(), game, one.action, facts) if game.slug in GAMES else ""
    lines = {name: amount / 100 for name, amount in one.lines.items()}
    return Hint(game.vocabulary.text(one.action), words, one.worth / 100, one.lead / 100, lines, int(one.tries))
