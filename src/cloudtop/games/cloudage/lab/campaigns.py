"""Whole campaigns of CloudAge, played by bots: which cards are reached, what is decided, goals, points and stars.

python -m cloudtop.games.cloudage.lab.campaigns --edition v1 --players 2 -n 200 --bot greedy --workers 0
"""

from __future__ import annotations

import argparse
import os
from collections import Counter
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from statistics import mean
from typing import Any

import msgspec
from rich.console import Console, Group, RenderableType
from rich.progress import track
from rich.table import Table

import cloudtop as ct
from cloudtop.games.cloudage.content import read_content
from cloudtop.games.cloudage.content.campaign import deciding, stories_of
from cloudtop.lab.stats import wilson

LONGEST = 3  # the scenario that chapters are compared with
CARDS = range(11, 49)


class Played(msgspec.Struct):
    """One campaign."""

    seed: int
    log: list[dict[str, Any]]  # the log book
    moves: list[int]  # decisions of players, by chapter
    stars: list[int]
    won: list[str]


def decisions_of(match: ct.Match) -> int:
    """How often a player has decided something."""
    return sum(move.seat >= 0 for move in match.log)


def play(edition: str, players: int, bot: str, seed: int) -> Played:
    """A whole campaign; each chapter has its own luck."""
    campaign = ct.Campaign.new("cloudage", edition=edition, players=players)
    moves: list[int] = []
    while not campaign.over:
        match = ct.Match(campaign.game(), [bot] * players, seed=seed * 10 + campaign.played).play()
        moves.append(decisions_of(match))
        campaign = campaign.after(match)
    standing = campaign.standing
    return Played(seed, campaign.options["campaign"], moves, standing.stars, standing.winners)


def scenario_moves(edition: str, players: int, bot: str, seed: int) -> int:
    game = ct.game("cloudage", edition=edition, players=players, scenario=LONGEST)
    return decisions_of(ct.Match(game, [bot] * players, seed=seed).play())


def campaigns(
    edition: str, players: int, bot: str, count: int, seed: int, workers: int, shown: Callable[[Iterable[Played]], Iterable[Played]]
) -> list[Played]:  # fmt: skip
    """So many campaigns, in order of seed."""
    seeds = range(seed, seed + count)
    if workers == 1:
        return list(shown(play(edition, players, bot, one) for one in seeds))
    with ProcessPoolExecutor(workers or os.cpu_count() or 1, mp_context=get_context("spawn")) as pool:
        jobs = [pool.submit(play, edition, players, bot, one) for one in seeds]
        found = list(shown(job.result() for job in as_completed(jobs)))
    return sorted(found, key=lambda one: one.seed)


# --- tables ---


def part(count: float, of: int) -> str:
    """A share with its 95 % interval."""
    low, high = wilson(count, of)
    return f"{count / of:.0%} ({low:.0%} to {high:.0%})" if of else "-"


def card_table(played: list[Played]) -> Table:
    """How often each story card was read; those that never were stand out."""
    read = Counter(card for one in played for row in one.log for card in row["read"])
    table = Table("card", "campaigns", "share", title="Story cards", box=None)
    for card in CARDS:
        table.add_row(str(card), str(read[card]), part(read[card], len(played)), style="" if read[card] else "bold red")
    return table


def decision_table(played: list[Played], edition: str) -> Table:
    """How often each common decision went which way."""
    read = Counter(card for one in played for row in one.log for card in row["read"])
    leads = deciding(read_content(), edition)
    table = Table("decision", "one", "other", title="Decisions", box=None)
    for number in sorted(set(leads.values())):
        one, other = sorted(card for card, decision in leads.items() if decision == number)
        both = read[one] + read[other]
        table.add_row(f"D{number}", f"{one}: {part(read[one], both)}", f"{other}: {part(read[other], both)}")
    return table


def goal_table(played: list[Played], edition: str) -> Table:
    """How often the players reached the goal of a chapter."""
    goals = {number for number, story in stories_of(read_content(), edition).items() if story.goal is not None}
    table = Table("chapter", "goal", "reached", title="Goals", box=None)
    for place, row in enumerate(played[0].log):
        ends = [one.log[place]["read"][-1] for one in played]
        reached = [card for card in ends if card in goals]
        asked = next((goal for goal in sorted(goals) if {goal, goal + 1} & set(ends)), None)
        if asked is not None:
            table.add_row(row["chapter"], f"card {asked}", part(len(reached), len(ends)))
    return table


def chapter_table(played: list[Played], plain: float) -> Table:
    """Points and stars of a player, and how long a chapter is beside the longest scenario."""
    alone = len(played[0].stars) == 1
    names = ("chapter", "points", "stars", *(["missed"] if alone else []), "decisions", f"of scenario {LONGEST}")
    table = Table(*names, title="Chapters", box=None)
    for place, chapter in enumerate(played[0].log):
        rows = [row for one in played for row in one.log[place]["log"]]
        moves = mean(one.moves[place] for one in played)
        missed = [f"{mean(row['missed'] for row in rows):.2f}"] if alone else []
        table.add_row(
            chapter["chapter"], f"{mean(row['points'] for row in rows):.1f}", f"{mean(row['stars'] for row in rows):.2f}",
            *missed, f"{moves:.0f}", f"{moves / plain:.2f}",
        )  # fmt: skip
    return table


def summary(played: list[Played]) -> str:
    stars = [star for one in played for star in one.stars]
    out = f"stars of a player in all: {mean(stars):.1f} ({min(stars)} to {max(stars)})"
    if len(played[0].stars) == 1:
        return f"{out}; won alone: {part(sum(bool(one.won) for one in played), len(played))}"
    return f"{out}; shared victories: {part(sum(len(one.won) > 1 for one in played), len(played))}"


def report(played: list[Played], edition: str, plain: float) -> RenderableType:
    """All tables."""
    return Group(
        card_table(played), "", decision_table(played, edition), "", goal_table(played, edition), "",
        chapter_table(played, plain), "", summary(played),
    )  # fmt: skip


def main(words: list[str] | None = None) -> None:
    ask = argparse.ArgumentParser(description="Whole campaigns of CloudAge, played by bots.")
    ask.add_argument("--edition", choices=("v1", "v2"), default="v2")
    ask.add_argument("--players", type=int, choices=(1, 2, 3, 4), default=2)
    ask.add_argument("-n", "--count", type=int, default=200, help="campaigns")
    ask.add_argument("--bot", default="greedy")
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--workers", type=int, default=1, help="processes; 0 for all cores")
    given = ask.parse_args(words)
    if given.count < 1:
        ask.error("play at least 1 campaign")
    console = Console()

    def shown(games: Iterable[Played]) -> Iterable[Played]:
        return track(games, "campaigns", given.count, console=Console(stderr=True))

    try:
        ct.bots.make_bot(given.bot)
    except ct.Mistake as mistake:
        ask.error(str(mistake))
    played = campaigns(given.edition, given.players, given.bot, given.count, given.seed, given.workers, shown)
    some = range(given.seed, given.seed + min(given.count, 50))
    plain = mean(scenario_moves(given.edition, given.players, given.bot, seed) for seed in some)
    console.print(
        f"{given.count} campaigns, edition {given.edition}, {given.players} players, {given.bot}, seed {given.seed}\n"
    )
    console.print(report(played, given.edition, plain))


if __name__ == "__main__":
    main()
