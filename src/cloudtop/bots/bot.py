"""What every bot is, and the two simple ones."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from cloudtop.core.chance import Rng
from cloudtop.core.glimpse import Glimpse


class Advice:
    """An action and the final score that the bot expects after it, in hundredths of a point."""

    def __init__(self, action: int, worth: int, tries: int) -> None:
        self.action = action
        self.worth = worth
        self.tries = tries  # how many playouts it rests on; 0 for a judgement
        self.lines: dict[str, int] = {}  # the same line by line of the score sheet, if that was worked out (`explain`)
        self.lead: int = 0  # then also: how far ahead of the best rival

    def __repr__(self) -> str:
        return f"Advice(action={self.action!r}, worth={self.worth!r}, tries={self.tries!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses from a glimpse; write your own by defining `choose`.

    The same glimpse and the same random numbers should give the same choice. Its name stands in records; ours are
    what `make_bot` reads, budget included.
    """

    def __init__(self, name: str = "") -> None:
        self.name = name or type(self).__name__

    def choose(self, glimpse: Glimpse, rng: Rng) -> int:
        """The code of one of the actions in `glimpse.offer()`."""
        raise TypeError(f"{type(self).__name__} does not define choose(glimpse, rng)")

    def advise(self, glimpse: Glimpse, rng: Rng) -> list[Advice]:
        """What it thinks of the offered actions, best first."""
        return [Advice(self.choose(glimpse, rng), 0, 0)]


class Adviser(Bot):
    """A bot that weighs all actions, and takes the one it likes best."""

    def choose(self, glimpse: Glimpse, rng: Rng) -> int:
        return self.advise(glimpse, rng)[0].action


class RandomBot(Adviser):
    """Any offered action is as good as another."""

    def __init__(self) -> None:
        super().__init__("random")

    def advise(self, glimpse: Glimpse, rng: Rng) -> list[Advice]:
        offer = glimpse.offer()
        first: i64 = rng.below(len(offer))
        out = [Advice(offer[first], 0, 0)]
        for action in offer:
            if action != offer[first]:
                out.append(Advice(action, 0, 0))
        return out


class GreedyBot(Adviser):
    """One ply: the action after which the game's evaluation is best."""

    def __init__(self) -> None:
        super().__init__("greedy")

    def advise(self, glimpse: Glimpse, rng: Rng) -> list[Advice]:
        offer = glimpse.offer()
        worth = glimpse.game.brain.rate(glimpse.imagine(rng), glimpse.seat, offer)
        out: list[Advice] = []
        i: i64
        for i in range(len(offer)):
            out.append(Advice(offer[i], worth[i], 0))
        return by_worth(out, rng)


def by_worth(advice: list[Advice], rng: Rng) -> list[Advice]:
    """Best first; among equals the order is drawn."""
    keyed = [(-a.worth, rng.next32(), i) for i, a in enumerate(advice)]
    keyed.sort()
    return [advice[i] for worth, drawn, i in keyed]
