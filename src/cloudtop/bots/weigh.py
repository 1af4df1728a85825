"""What actions lead to, side by side: each is played out in the same imagined worlds with the same luck.

Everybody plays on as the game's brain would, with what it has learned. A playout goes to the end of the game, or as far as
the brain looks ahead. Where it stops before the end, the score
sheet is as the table lies then, and what the brain expects besides is one more line, `LATER`; so the lines add up.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cloudtop.bots.bot import Advice, Bot
from cloudtop.core.brain import Brain
from cloudtop.core.chance import CHANCE, Rng
from cloudtop.core.game import Game
from cloudtop.core.glimpse import Glimpse
from cloudtop.core.state import State

LATER: Final = "later"  # the line for what is expected beyond the end of a playout
NEVER: Final = 1000000  # on the clock of a brain
WORLDS: Final = 24  # in which advice is explained
TOLD: Final = 2  # pieces of advice whose lines are told: the best one, and what else one could do


class Weighed:
    """An action, or several of a turn, and what came of it; all in hundredths of a point."""

    def __init__(self, actions: list[int]) -> None:
        self.actions = actions
        self.leads: list[int] = []  # world by world: how far ahead of the best rival; who plays alone: the own score
        self.lines: dict[str, int] = {}  # of the own score sheet, summed over the worlds
        self.rival: int = 0  # the best rival's score, summed over the worlds

    def __repr__(self) -> str:
        return f"Weighed(actions={self.actions!r}, lead={self.lead():.0f}, worlds={len(self.leads)})"

    def lead(self) -> float:
        """How far ahead the seat is expected to be."""
        return sum(self.leads) / max(1, len(self.leads))

    def sheet(self) -> dict[str, int]:
        """The score sheet that is expected."""
        return {name: round(amount / max(1, len(self.leads))) for name, amount in self.lines.items()}

    def add(self, game: Game, state: State, seat: i64) -> None:
        """Count where a playout has stopped."""
        over = len(state.agenda) == 0
        total: i64 = 0
        for line in game.score_of(state, seat):
            amount: i64 = line.amount * 100
            total += amount
            self.lines[line.name] = self.lines.get(line.name, 0) + amount
        own: i64 = total if over else game.taught.evaluate(state, seat)
        if own != total:
            self.lines[LATER] = self.lines.get(LATER, 0) + own - total
        rival: i64 = best_rival(game, state, seat, over)
        self.rival += rival
        self.leads.append(own - rival)


def best_rival(game: Game, state: State, seat: i64, over: bool) -> i64:
    """What the best of the others has, or is expected to have; nothing if one plays alone."""
    best: i64 = -1000000 if state.seats > 1 else 0
    other: i64
    for other in range(state.seats):
        if other != seat:
            best = max(best, game.total(state, other) * 100 if over else game.taught.evaluate(state, other))
    return best


def weigh(glimpse: Glimpse, turns: list[list[int]], worlds: int, rng: Rng, whole: bool = False) -> list[Weighed]:
    """Play each of these turns of the seat out in so many worlds that agree with what it knows; `whole`: to the end.

    To the end nothing is opinion but how people play on; as far as the brain looks, luck differs less.
    """
    game = glimpse.game
    brain = game.taught
    out = [Weighed(actions) for actions in turns]
    for played in range(worlds):
        world = glimpse.imagine(rng)
        luck: i64 = rng.next32()
        until: i64 = NEVER if whole or brain.horizon == 0 else brain.clock(world) + brain.horizon
        for weighed in out:
            state = world.copy()
            for action in weighed.actions:
                if may_take(state, glimpse.seat, action):  # in another world a turn may go another way
                    state.take(glimpse.seat, action)
            play_on(brain, state, Rng(luck), Rng(luck + 1), until)
            weighed.add(game, state, glimpse.seat)
    return out


def play_on(brain: Brain, state: State, luck: Rng, doubt: Rng, until: i64) -> None:
    """All seats play on, whatever the brain leaves out to be quicker: here the others' scores count, too."""
    while len(state.agenda) > 0 and brain.clock(state) < until:
        who: i64 = state.actor()
        offer = state.offer(who)
        if who == CHANCE:
            state.take(who, offer[luck.pick(state.weights())])
        elif len(offer) > 1:
            state.take(who, brain.sketch(state, who, offer, doubt))
        else:
            state.take(who, offer[0])


def may_take(state: State, seat: i64, action: i64) -> bool:
    if len(state.agenda) > 0 and seat in state.waiting():
        for offered in state.offer(seat):
            if offered == action:
                return True
    return False


def explain(bot: Bot, glimpse: Glimpse, rng: Rng, worlds: int = WORLDS) -> list[Advice]:
    """What a bot advises; of the best and the next best also what each is expected to bring, line by line.

    A bot that has no opinion gets none.
    """
    advice = bot.advise(glimpse, rng)
    if len(advice) < TOLD or max(abs(one.worth) for one in advice) == 0:
        return advice
    judged = advice[0].tries == 0
    for one, weighed in zip(advice, weigh(glimpse, [[one.action] for one in advice[:TOLD]], worlds, rng)):
        one.lines = weighed.sheet()
        one.lead = round(weighed.lead())
        one.tries = worlds
        one.worth = sum(one.lines.values())
    if judged and advice[1].lead > advice[0].lead:  # what was tried counts for more than what was only judged
        advice = [advice[1], advice[0]] + advice[2:]
    return advice
