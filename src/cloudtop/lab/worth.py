"""What each kind of turn is worth, round by round.

    python -m cloudtop.lab.worth GAME STEP KIND,KIND,... [PLAYERS] [GAMES] [SEED]

At every such decision the best action of each kind is picked in one set of imagined worlds; then these few are compared
in a fresh set, so that no pick flatters itself. A row says how often a kind was the best of those offered, and how much
further ahead of the best rival it led than the next best kind, with a 95 % interval over games.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from cloudtop.bots import make_bot
from cloudtop.bots.bot import Bot
from cloudtop.bots.monte_carlo import Candidate, play_world
from cloudtop.core.chance import Rng
from cloudtop.core.game import Game
from cloudtop.core.glimpse import Glimpse
from cloudtop.games import game as make_game
from cloudtop.table.match import Match

EACH = 5  # actions of a kind that are looked at, the likeliest first
PICK, TEST = 24, 48  # worlds to pick in, and to compare in

Turn = tuple[int, list[str], str, float]  # the round, the kinds on offer, the best of them, its lead in points


class Judge(Bot):
    """Plays, and keeps book of what its turns were worth."""

    def __init__(self, game: Game, step: str, kinds: list[str]) -> None:
        super().__init__("judge")
        self.game, self.step, self.kinds = game, step, kinds
        self.bot = make_bot("monte_carlo:40")
        self.turns: list[Turn] = []

    def kind(self, action: int) -> str:
        return self.game.vocabulary.text(action).split()[0]

    def look(self, glimpse: Glimpse) -> None:
        """For judges whose kinds depend on what lies on the table."""

    def choose(self, glimpse: Glimpse, rng: Rng) -> int:
        self.look(glimpse)
        offer = list(glimpse.offer())
        offered = [kind for kind in dict.fromkeys(map(self.kind, offer)) if kind in self.kinds]
        if glimpse.veiled.agenda[-1].name() != self.step or len(offered) < 2:
            return self.bot.choose(glimpse, rng)
        best = self.best(glimpse, rng)
        fresh = {kind: Candidate(candidate.plan, 0) for kind, candidate in best.items()}
        for _ in range(TEST):
            play_world(self.game.brain, glimpse, rng, list(fresh.values()))
        first, second = list(best)[:2]
        lead = (fresh[first].margins - fresh[second].margins) / TEST / 100
        self.turns.append((int(getattr(glimpse.veiled, "round", 0)), offered, first, lead))
        return int(best[max(best, key=lambda kind: best[kind].margins + fresh[kind].margins)].action)

    def best(self, glimpse: Glimpse, rng: Rng) -> dict[str, Candidate]:
        """The best action of each kind, the best kind first."""
        likely = self.likely(glimpse, rng)
        for _ in range(PICK):
            play_world(self.game.brain, glimpse, rng, likely)
        best: dict[str, Candidate] = {}
        for candidate in sorted(likely, key=lambda c: -c.mean()):
            best.setdefault(self.kind(candidate.action), candidate)
        return best

    def likely(self, glimpse: Glimpse, rng: Rng) -> list[Candidate]:
        """The actions of each kind that the evaluation likes best."""
        brain = self.game.brain
        plans = brain.plans(glimpse.imagine(rng), glimpse.seat, glimpse.offer())
        rated = [Candidate(plan, brain.prior) for plan in plans]
        by: dict[str, list[Candidate]] = defaultdict(list)
        for candidate in sorted(rated, key=lambda c: -c.prior):
            by[self.kind(candidate.action)].append(candidate)
        return [candidate for kind in by for candidate in by[kind][:EACH]]


def interval(games: list[list[float]]) -> tuple[float, float]:
    """The mean of all leads and half its 95 % interval; the turns of one game hang together."""
    count = sum(map(len, games))
    mean = sum(map(sum, games)) / count
    return mean, 1.96 * sum((sum(leads) - mean * len(leads)) ** 2 for leads in games) ** 0.5 / count


def cell(games: list[list[Turn]], rounds: list[int], kind: str) -> str:
    """How often a kind was best in these rounds, of how many turns that offered it, and what it was worth then."""
    turns = [[turn for turn in game if turn[0] in rounds and kind in turn[1]] for game in games]
    offered = sum(map(len, turns))
    leads = [[lead for _, _, first, lead in game if first == kind] for game in turns]
    if not any(leads):
        return "-"
    mean, half = interval(leads)
    return (
        f"{sum(map(len, leads)) / offered:.0%} of {offered:,}, {mean:+.1f} ({mean - half:+.1f} to {mean + half:+.1f})"
    )


def play(judge: type[Judge], slug: str, step: str, kinds: list[str], players: int, seed: int) -> list[Turn]:
    """One game, and all that its judges wrote down."""
    game = make_game(slug, players=players)
    judges = [judge(game, step, kinds) for _ in range(game.seats)]
    Match(game, list(judges), seed=seed).play()
    return [turn for judge in judges for turn in judge.turns]


def play_all(
    judge: type[Judge], slug: str, step: str, kinds: list[str], players: int, games: int, seed: int
) -> list[list[Turn]]:
    """Many games, on all cores."""
    kept: list[list[Turn]] = []
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        jobs = [pool.submit(play, judge, slug, step, kinds, players, seed + number) for number in range(games)]
        for job in jobs:
            kept.append(job.result())
            print(f"\r{len(kept)} of {games} games", end="", file=sys.stderr)
    return kept


def main(slug: str, step: str, kinds: list[str], players: int, games: int, seed: int) -> None:
    kept = play_all(Judge, slug, step, kinds, players, games, seed)
    rounds = sorted({turn[0] for turns in kept for turn in turns})
    print(
        f"\n| {players} players | "
        + " | ".join(f"round {round}" for round in rounds)
        + " |\n|---|"
        + "---|" * len(rounds)
    )
    for kind in kinds:
        print(f"| {kind} | " + " | ".join(cell(kept, [round], kind) for round in rounds) + " |")


if __name__ == "__main__":
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    numbers = [*map(int, sys.argv[4:7]), *(2, 50, 130001)[len(sys.argv) - 4 :]]
    main(sys.argv[1], sys.argv[2], sys.argv[3].split(","), *numbers)
