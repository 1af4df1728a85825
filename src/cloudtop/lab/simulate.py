"""Simulation: a line-up of bots plays many games, seats rotated, on all cores.

Every game is reproducible from (game, options, line-up, seed), with budgets in playouts: the number of workers
does not matter.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec

from cloudtop.bots import Bot, make_bot
from cloudtop.core.errors import Mistake
from cloudtop.core.events import GAME
from cloudtop.core.game import Game, seat_name
from cloudtop.core.state import State
from cloudtop.games import GAMES
from cloudtop.games import game as make_game
from cloudtop.lab.stats import percentile, wilson
from cloudtop.lab.usage import Use, UseRow, check_asked, read_asked, usage_table, use_of
from cloudtop.table.match import Match


class Plan(msgspec.Struct, frozen=True):
    """What to simulate."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]  # one per seat, as `make_bot` reads them
    games: int
    seed: int = 1
    pack: str = ""
    usage: str = ""  # what to count, as `usage.read_asked` reads it


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """One finished game; lists run over the line-up, not over the seats."""

    seed: int
    seats: tuple[int, ...]  # the seat each bot had
    totals: tuple[int, ...]
    wins: tuple[float, ...]  # 1, or a share of a shared victory
    moves: int
    first: int  # the seat that was first in the first turn order
    use: Use | None = None  # by seat, if the plan asks for it


class Row(msgspec.Struct, frozen=True):
    """A bot's line in the table of results."""

    bot: str
    games: int
    wins: float
    rate: float
    low: float
    high: float
    mean: float
    p10: float
    p90: float


def play_game(game: Game, bots: Sequence[Bot], seed: int, usage: str = "") -> Result:
    """One game of any bots, your own included; the line-up is rotated by the seed. `usage` says what to count."""
    n = game.seats
    seats = tuple((i + seed) % n for i in range(n))
    match = Match(game, [bots[seats.index(s)] for s in range(n)], seed).play()
    wins = share_of_win(game, match.state)
    totals = [game.total(match.state, s) for s in range(n)]
    use = use_of(match, read_asked(usage)) if usage else None
    return Result(
        seed,
        seats,
        tuple(totals[s] for s in seats),
        tuple(wins[s] for s in seats),
        len(match.log),
        first_seat(match),
        use,
    )


def first_seat(match: Match) -> int:
    """Who was drawn to begin, or was named by the options; else A."""
    shelf = GAMES.get(match.game.slug)
    if shelf is None:
        return 0  # a game of your own that is not on the shelf
    opening = shelf.opening(GAME)
    drawn = (event.seat for move in match.log for event in move.events if event.name in opening)
    return next(drawn, max(shelf.named_first(match.game.options), 0))


def share_of_win(game: Game, state: State) -> list[float]:
    first = [p.seat for p in game.ranking(state) if p.rank == 1]
    return [1 / len(first) if s in first else 0.0 for s in range(game.seats)]


def _some_games(plan: Plan, seeds: list[int]) -> list[Result]:
    game = make_game(plan.game, pack=plan.pack or None, **plan.options)
    bots = [make_bot(name) for name in plan.bots]
    return [play_game(game, bots, seed, plan.usage) for seed in seeds]


def check_plan(plan: Plan) -> None:
    """Refuse a plan that cannot be played, before any worker starts."""
    game = make_game(plan.game, pack=plan.pack or None, **plan.options)
    for bot in plan.bots:
        make_bot(bot)
    if len(plan.bots) != game.seats:
        raise Mistake(f"This game has {game.seats} seats; name {game.seats} bots, not {len(plan.bots)}.")
    if plan.games < 1:
        raise Mistake(f"Simulate at least 1 game, not {plan.games}.")
    check_asked(GAMES[plan.game], read_asked(plan.usage))


def simulate(plan: Plan, workers: int = 0, progress: Callable[[int], None] | None = None) -> list[Result]:
    """Play all games of a plan; `progress` hears how many more are done. Results are in order of seed."""
    check_plan(plan)
    if workers < 0:
        raise Mistake(f"The number of workers is 1 or more, or 0 for all cores, not {workers}.")
    seeds = list(range(plan.seed, plan.seed + plan.games))
    results: list[Result] = []
    for part in _parts(plan, seeds, workers or os.cpu_count() or 1):
        results += part
        if progress is not None:
            progress(len(part))
    return sorted(results, key=lambda r: r.seed)


def _parts(plan: Plan, seeds: list[int], workers: int) -> Iterator[list[Result]]:
    """Chunks small enough to show progress, large enough to be worth sending."""
    size = max(1, min(50, len(seeds) // (workers * 8)))
    chunks = [seeds[i : i + size] for i in range(0, len(seeds), size)]
    if workers == 1 or len(chunks) == 1:
        for chunk in chunks:
            yield _some_games(plan, chunk)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        for done in as_completed([pool.submit(_some_games, plan, chunk) for chunk in chunks]):
            yield done.result()


def summary(plan: Plan, results: list[Result]) -> list[Row]:
    """One row per different bot of the line-up; equal bots are counted together."""
    rows: list[Row] = []
    for bot in dict.fromkeys(plan.bots):
        places = [i for i, name in enumerate(plan.bots) if name == bot]
        totals = [float(r.totals[i]) for r in results for i in places]
        wins = sum(r.wins[i] for r in results for i in places)
        low, high = wilson(wins, len(totals))
        mean = sum(totals) / len(totals)
        rows.append(
            Row(
                bot,
                len(totals),
                wins,
                wins / len(totals),
                low,
                high,
                mean,
                percentile(totals, 10),
                percentile(totals, 90),
            )
        )
    return rows


def usage(results: list[Result]) -> list[UseRow]:
    """What was used, and how those fared who did and who did not."""
    return usage_table(
        (r.use, [r.wins[r.seats.index(seat)] for seat in range(len(r.seats))]) for r in results if r.use is not None
    )


def by_seat(results: list[Result]) -> list[tuple[float, float]]:
    """For each seat: share of wins and mean total, whoever sat there."""
    return [_share(results, [seat] * len(results)) for seat in range(len(results[0].seats))]


def by_place(results: list[Result]) -> list[tuple[float, float]]:
    """For each place in the first turn order: share of wins and mean total, whoever had it."""
    n = len(results[0].seats)
    return [_share(results, [(r.first + place) % n for r in results]) for place in range(n)]


def _share(results: list[Result], seats: list[int]) -> tuple[float, float]:
    bots = [r.seats.index(seat) for r, seat in zip(results, seats)]
    wins = sum(r.wins[i] for r, i in zip(results, bots))
    total = sum(r.totals[i] for r, i in zip(results, bots))
    return wins / len(results), total / len(results)


def timed(plan: Plan, workers: int = 0, progress: Callable[[int], None] | None = None) -> tuple[list[Result], float]:
    begun = time.perf_counter()
    results = simulate(plan, workers, progress)
    return results, time.perf_counter() - begun


def write_csv(path: Path, plan: Plan, results: list[Result]) -> None:
    """One line per bot and game."""
    lines = ["seed,bot,seat,total,win"]
    for r in results:
        for i, bot in enumerate(plan.bots):
            lines.append(f"{r.seed},{bot},{seat_name(r.seats[i])},{r.totals[i]},{r.wins[i]:g}")
    _write(path, "\n".join(lines) + "\n")


def write_json(path: Path, plan: Plan, results: list[Result]) -> None:
    """Plan, rows and every game."""
    data = {"plan": plan, "rows": summary(plan, results), "games": results}
    _write(path, msgspec.json.format(msgspec.json.encode(data), indent=1).decode() + "\n")


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, "utf-8")
    except OSError as e:
        raise Mistake(f"The results cannot be written to {path}: {e.strerror or e}.") from None
