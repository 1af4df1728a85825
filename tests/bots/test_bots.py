"""The bots: their names, their advice, their budget, and that they finish every game."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import cloudtop as ct
from cloudtop.bots import LEVELS, Advice, Bot, make_bot
from cloudtop.core.events import TURN
from cloudtop.core.glimpse import Glimpse, glimpse
from tests.cloudcity.kit import city, table
from tests.kit.options import OPTION_SETS, label, make
from tests.pebbles import Pebbles


def in_the_middle(seed: int = 2, moves: int = 100) -> Glimpse:
    """A glimpse of whoever next has a wide choice in a random game."""
    game = ct.game("cloudcity", players=3)
    state, rng = game.new(), ct.Rng(seed)
    ct.play_randomly(state, rng, moves)
    while state.actor() < 0 or len(state.options(state.actor())) < 12:
        ct.play_randomly(state, rng, 1)
    return glimpse(game, state, state.actor())


def told(advice: list[Advice]) -> list[tuple[int, int, int]]:
    return [(a.action, a.worth, a.tries) for a in advice]


# --- names ---


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("random", "random"),
        ("greedy", "greedy"),
        ("monte_carlo", "monte_carlo:400"),
        ("monte_carlo:1", "monte_carlo:1"),
        ("monte_carlo:800", "monte_carlo:800"),
        ("monte_carlo:0.1s", "monte_carlo:0.1s"),
        ("monte_carlo:2s", "monte_carlo:2s"),
        ("taught", "taught:400"),
        ("taught:0.1s", "taught:0.1s"),
        ("level:1", "level:1"),
        ("level", "level:6"),
    ],
)
def test_a_bot_from_its_text(text: str, name: str) -> None:
    assert make_bot(text).name == name


def test_every_level_is_a_bot() -> None:
    assert [make_bot(level).name.partition(":")[0] for level in LEVELS] == list(LEVELS)


def test_the_budget_is_read_from_the_text() -> None:
    bot: Any = make_bot("monte_carlo:25")
    assert (bot.iterations, bot.seconds) == (25, 0.0)
    bot = make_bot("monte_carlo:0.25s")
    assert bot.seconds == 0.25


@pytest.mark.parametrize("text", ["", "Random", "chess", "random:3", "greedy:1s", "monte carlo", "monte_carlo;5"])
def test_a_text_that_is_no_bot(text: str) -> None:
    with pytest.raises(
        ct.Mistake, match=r"is not a bot; the bots are random, greedy, monte_carlo, taught, level .*\.$"
    ):
        make_bot(text)


@pytest.mark.parametrize(
    "budget", ["0", "-1", "x", "1.5", "0s", "-1s", "s", "xs", "nans", "infs", "1e400s", str(10**20)]
)
def test_a_text_that_is_no_budget(budget: str) -> None:
    with pytest.raises(ct.Mistake, match=r"budget.*\.$"):
        make_bot(f"monte_carlo:{budget}")


@pytest.mark.parametrize(("iterations", "seconds"), [(0, 0.0), (-5, 0.0), (10, -0.5)])
def test_a_budget_that_is_none(iterations: int, seconds: float) -> None:
    with pytest.raises(ct.Mistake, match="budget"):
        ct.bots.monte_carlo(iterations, seconds)


# --- advice ---


@pytest.mark.parametrize("text", ["random", "greedy", "monte_carlo:24"])
def test_the_same_glimpse_and_numbers_give_the_same_advice(text: str) -> None:
    first = told(make_bot(text).advise(in_the_middle(), ct.Rng(4)))
    assert told(make_bot(text).advise(in_the_middle(), ct.Rng(4))) == first
    assert make_bot(text).choose(in_the_middle(), ct.Rng(4)) == first[0][0]


def test_a_bot_has_no_memory() -> None:
    bot = make_bot("monte_carlo:12")
    first = told(bot.advise(in_the_middle(), ct.Rng(4)))
    bot.advise(in_the_middle(3), ct.Rng(5))
    assert told(bot.advise(in_the_middle(), ct.Rng(4))) == first


@pytest.mark.parametrize("text", ["random", "greedy"])
def test_advice_covers_the_whole_offer(text: str) -> None:
    given = in_the_middle()
    advice = make_bot(text).advise(given, ct.Rng(1))
    assert sorted(a.action for a in advice) == list(given.offer())
    assert {a.tries for a in advice} == {0}


def test_the_random_bot_plays_everything_about_equally_often() -> None:
    given = in_the_middle()
    offer = list(given.offer())
    rng = ct.Rng(8)
    counts = dict.fromkeys(offer, 0)
    for _ in range(100 * len(offer)):
        counts[make_bot("random").choose(given, rng)] += 1
    assert all(60 < count < 140 for count in counts.values())


def test_greedy_advice_is_best_first_with_what_it_expects() -> None:
    given = in_the_middle()
    advice = make_bot("greedy").advise(given, ct.Rng(1))
    worths = [a.worth for a in advice]
    assert worths == sorted(worths, reverse=True) and worths[0] > worths[-1]
    rated = given.game.brain.rate(given.imagine(ct.Rng(1)), given.seat, given.offer())
    assert {(a.action, a.worth) for a in advice} == set(zip(given.offer(), rated))


def test_monte_carlo_advice_is_best_first_with_what_it_expects() -> None:
    """It trusts most what it has tried most; worth is a final score, and at the end that is certain."""
    advice = make_bot("monte_carlo:36").advise(in_the_middle(), ct.Rng(1))
    tries = [a.tries for a in advice]
    assert tries == sorted(tries, reverse=True) and tries[0] > tries[-1] > 0
    given = at_the_end()
    best, *_, last = make_bot("monte_carlo:60").advise(given, ct.Rng(1))
    assert (best.worth, last.worth, given.game.vocabulary.text(last.action)) == (1000, 0, "done")


def test_a_single_option_needs_no_thought() -> None:
    t = table(city("BB\n.."), step="BuildWalkways 0").do("walkway a1-b1")
    assert t.offer() == ["done"]
    advice = make_bot("monte_carlo:50").advise(glimpse(t.game, t.state, 0), ct.Rng(1))
    assert told(advice) == [(t.game.vocabulary.code("done"), 0, 0)]


@pytest.mark.parametrize("iterations", [1, 3, 8, 20, 60])
def test_the_budget_of_playouts_is_kept(iterations: int) -> None:
    advice = ct.bots.monte_carlo(iterations).advise(in_the_middle(), ct.Rng(1))
    assert 0 < sum(a.tries for a in advice) <= iterations + len(advice)


# --- sense ---


def at_the_end() -> Glimpse:
    """All nine tiles lie; a walkway of 8 votes and one of 2 can be built."""
    full = city("B....B\n......\nG.G...\n......\n......\n......")
    full.tiles = vec[i64]([0] * 9)
    t = table(full, step="BuildWalkways 0")
    assert t.offer() == ["walkway a1-f1", "walkway a3-c3", "done"]
    return glimpse(t.game, t.state, 0)


@pytest.mark.parametrize("seed", range(5))
def test_greedy_builds_the_walkway_of_8_votes_before_the_one_of_2(seed: int) -> None:
    given = at_the_end()
    advice = make_bot("greedy").advise(given, ct.Rng(seed))
    assert [given.game.vocabulary.text(a.action) for a in advice] == ["walkway a1-f1", "walkway a3-c3", "done"]


def test_monte_carlo_does_not_leave_votes_lying_at_the_end() -> None:
    given = at_the_end()
    assert given.game.vocabulary.text(make_bot("monte_carlo:60").choose(given, ct.Rng(1))) != "done"


def test_greedy_beats_random() -> None:
    game = ct.game("cloudcity")
    totals = [0, 0]
    for seed in range(4):
        scores = ct.Match(game, [make_bot("greedy"), make_bot("random")], seed).play().scores()
        totals[0] += scores["A"]
        totals[1] += scores["B"]
    assert totals[0] > totals[1] * 1.5


# --- whole games ---


@pytest.mark.parametrize("options", OPTION_SETS, ids=label)
def test_bots_finish_games(options: Any) -> None:
    game = make(options)
    line_up = [make_bot("greedy" if seat == 0 else "random") for seat in range(game.seats)]
    match = ct.Match(game, line_up, seed=6).play()
    assert match.over and game.audit(match.state) == []


@pytest.mark.parametrize("options", OPTION_SETS, ids=label)
def test_monte_carlo_finishes_games(options: Any) -> None:
    """Random play up to the last round, which it plays alone."""
    game = make(options)
    match = ct.Match(game, [make_bot("random")] * game.seats, seed=6).play()
    begin = {told.name for told in ct.GAMES[game.slug].events if told.opens == TURN}
    turns = [n for n, move in enumerate(match.log) if any(event.name in begin for event in move.events)]
    match = match.branch(turns[-game.seats] + 1, [make_bot("monte_carlo:4")] * game.seats).play()
    assert match.over and game.audit(match.state) == []


@pytest.mark.parametrize("level", LEVELS)
def test_bots_play_a_game_they_have_never_seen(level: str) -> None:
    bot = make_bot(level if level != "monte_carlo" else "monte_carlo:20")
    assert ct.Match(Pebbles(2), [bot, bot], seed=1).play().over


class LastBot(Bot):
    """Plays the last offered action."""

    def choose(self, glimpse: Glimpse, rng: ct.Rng) -> int:
        return int(glimpse.offer()[-1])


def test_a_bot_of_your_own() -> None:
    match = ct.Match(ct.game("cloudcity"), [LastBot("last"), make_bot("random")], seed=1).play()
    assert match.names == ["last", "random"] and match.over
    for length, move in enumerate(match.log):
        if move.seat == 0:
            assert move.action == match.branch(length).codes()[-1]


def test_a_bot_of_your_own_is_called_after_its_class_and_has_one_opinion() -> None:
    match = ct.Match(ct.game("cloudcity", first="A"), [LastBot(), "random"], seed=1)
    while match.waiting() == [ct.CHANCE]:
        match.roll()
    assert match.names == ["LastBot", "random"]
    assert [advice.action for advice in LastBot().advise(match.glimpse(0), ct.Rng(1))] == [match.codes()[-1]]


def test_a_bot_without_a_choice_says_what_it_lacks() -> None:
    with pytest.raises(TypeError, match="does not define choose"):
        ct.Match(ct.game("cloudcity"), [Bot("mute"), "random"], seed=1).play()
