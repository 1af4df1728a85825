"""Reviews: planted blunders are found, in every game, and nobody is judged by what they could not know."""

from __future__ import annotations

import random
from functools import lru_cache
from itertools import count

import pytest

import cloudtop as ct
from cloudtop.bots.weigh import Weighed
from cloudtop.core.glimpse import glimpse
from cloudtop.table.looking import Care, Looked, Piece, compared, first_look, look_at, second_look
from cloudtop.table.match import Match
from cloudtop.table.review import LEAST, Moment, Reviewing, SeatReview, persons
from tests.kit.options import WHOLE
from tests.kit.twins import played, twin

SMALL = Care("greedy", 2, 6, 5, 24)
CLEARLY = 5  # points, at least, that a blunder costs
every_game = pytest.mark.parametrize("slug", WHOLE)


def late_game(slug: str, part: float = 0.8, seed: int = 3) -> Match:
    """A good game from its last part on, so that there is not much to look at."""
    game = ct.game(slug, players=2)
    whole = Match(game, ["greedy", "greedy"], seed).play()
    from_here = game.dump(whole.state_at(int(len(whole.log) * part)))
    match = Match(game, ["greedy", "greedy"], seed, position=from_here)
    return match.play()


@lru_cache
def spoilt(slug: str) -> tuple[Reviewing, int]:
    """The review of a good game with a blunder in it, and where that is."""
    match, number = next(filter(None, (with_blunder(late_game(slug, seed=seed)) for seed in count(1))))
    return reviewed(match), number


def with_blunder(match: Match) -> tuple[Match, int] | None:
    """The game with one decision replaced by one after which bots end worse, whatever the luck."""
    gaps: list[tuple[int, int, int]] = []
    for number, move in enumerate(match.log):
        table = match.state_at(number)
        offer = table.options(move.seat)
        if move.seat >= 0 and len(offer) > 1:
            worth = list(match.game.brain.rate(table, move.seat, offer))
            worst = sorted(zip(worth, offer))[:3]
            gaps += [(max(worth) - here, number, int(action)) for here, action in worst]
    for _, number, bad in sorted(gaps, reverse=True):
        seat, good = match.log[number].seat, match.log[number].action
        if (
            min(ends(match, number, seat, good, luck) - ends(match, number, seat, bad, luck) for luck in range(4))
            >= CLEARLY
        ):
            return go_on(match, number, seat, bad, match.seed), number
    return None


def go_on(match: Match, number: int, seat: int, action: int, luck: int) -> Match:
    """The game from there on, with another action and other luck."""
    other = match.branch(number, seed=luck)
    other.act(seat, action)
    return other.play()


def ends(match: Match, number: int, seat: int, action: int, luck: int) -> int:
    """How far ahead a seat is in the end."""
    return totals(go_on(match, number, seat, action, luck))["AB"[seat]]


def reviewed(match: Match, care: Care = SMALL, seed: int = 1) -> Reviewing:
    making = Reviewing(match, range(match.game.seats), care, seed)
    for pieces in (making.pieces, making.suspects):
        for piece in pieces():
            making.take(piece, look_at(making.work, piece, match.game))
    return making


@every_game
def test_a_planted_blunder_is_found(slug: str) -> None:
    making, number = spoilt(slug)
    match = making.match
    seat = match.log[number].seat
    found = making.result().seats[seat].costliest
    (turn,) = [span for span in making.spans(seat) if number in span]  # what is missed in a turn is told once
    (verdict,) = [verdict for verdict in found if verdict.move in turn]
    assert verdict.played == match.game.vocabulary.text(match.log[verdict.move].action) != verdict.better[0]
    assert 0 < verdict.low <= verdict.swing <= verdict.high
    assert verdict.better[0] in match.branch(verdict.move).offer()


@every_game
def test_what_is_told_adds_up(slug: str) -> None:
    making, _ = spoilt(slug)
    match = making.match
    for told in making.result().seats:
        assert told.result is not None and told.result == totals(match)[told.seat]
        assert told.start + told.luck - told.lost == pytest.approx(told.result, abs=0.02)
        drops = sum(moment.before - moment.after for moment in told.curve)
        assert drops == pytest.approx(told.lost, abs=0.02 * len(told.curve))
        assert len(told.curve) == told.decisions
        for verdict in told.costliest:
            assert sum(verdict.lines.values()) + verdict.rival == pytest.approx(verdict.swing, abs=0.15)


def totals(match: Match) -> dict[str, int]:
    """By seat, of two: the points ahead."""
    a, b = match.scores().values()
    return {"A": a - b, "B": b - a}


@every_game
def test_what_a_seat_could_not_know_does_not_change_the_verdict(slug: str) -> None:
    """Two games that looked alike to whoever decided: hidden cards and secret decisions differ."""
    luck = random.Random(5)
    different = 0
    for seed in range(30):
        past = played(ct.game(slug), seed, luck.uniform(0.5, 0.95))
        eyes = past.now.waiting()[0] if not past.now.over() else -1
        if eyes < 0 or len(past.now.options(eyes)) < 2:
            continue
        other = twin(past, eyes, luck)
        different += other.lines() != past.lines()
        one, two = [judged(past.game, table, eyes) for table in (past.now, other.now)]
        assert one == two
        if different == 2:
            return
    assert different or ct.GAMES[slug].open, "no twin was found"


def judged(game: ct.Game, table: ct.State, seat: int) -> tuple[Looked, Looked]:
    """What is said of the last of the offered actions."""
    eyes = glimpse(game, table, seat)
    care = Care("greedy", 1, 2, 1, 3)
    action = int(table.options(seat)[-1])
    first = first_look(eyes, 0, [action], care, ct.Rng(7))
    return first, second_look(eyes, 0, [action], first.better, care, ct.Rng(8))


def test_the_same_seed_gives_the_same_review_with_any_number_of_workers() -> None:
    match = late_game("cloudcity", 0.92)
    one = ct.review(match, ["A"], seed=5)
    heard: list[tuple[int, int]] = []
    two = ct.review(match, ["A"], seed=5, workers=2, progress=lambda done, total: heard.append((done, total)))
    assert one == two
    assert [done for done, _ in heard] == sorted(done for done, _ in heard)
    assert heard[-1][0] <= heard[-1][1]
    assert ct.review(match, ["A"], seed=6) != one


def test_nobody_is_blamed_for_a_first_step_whose_second_one_is_good() -> None:
    """What was done is the whole turn as it was played, not the first move of it with whatever a playout does then."""
    match = late_game("cloudcity")
    making = Reviewing(match, ["A"], SMALL)
    for span in making.spans(0):
        whole = [action for seat, action in making.work.moves[span[0] : span[-1] + 1] if seat == 0]
        assert all(seat == 0 for seat, _ in making.work.moves[span[0] : span[-1] + 1])
        eyes = match.branch(span[0]).glimpse("A")
        (look,) = look_at(making.work, Piece([span[0]]), match.game)
        again = first_look(eyes, span[0], whole, SMALL, ct.Rng(0, 2 * span[0]))
        assert look == again or len(span) == 1


def test_what_was_missed_in_one_turn_is_missed_once() -> None:
    match = late_game("cloudcity")
    making = reviewed(match)
    span = next(span for span in making.spans(0) if len(span) > 1)
    for move, swing in zip(span, (300.0, 500.0)):
        making.second[move] = Looked(move, -100.0, 10, 0, swing, 50.0, turn=[0])
    assert making.dearest(span) == [span[1]]
    before = {moment.move: moment for moment in making.moments(span)}
    assert before[span[0]].before - before[span[-1]].after == pytest.approx(5.0)


def test_what_may_be_chance_is_not_counted() -> None:
    match = late_game("cloudcity")
    making = reviewed(match)
    move = making.decisions[0][0]
    for swing, doubt, counts in ((300.0, 299.0, True), (300.0, 301.0, False), (LEAST - 1.0, 0.0, False)):
        making.second = {move: Looked(move, 0.0, 10, 0, swing, doubt, turn=[0])}
        assert making.dearest([move]) == ([move] if counts else [])


def test_an_interval_is_as_wide_as_the_worlds_differ() -> None:
    one, other = Weighed([1]), Weighed([2])
    one.leads, other.leads = [300, 500, 400, 400], [100, 100, 100, 100]
    swing, doubt = compared(one, other)
    assert swing == 300 and doubt == pytest.approx(1.96 * 81.65 / 2, abs=0.1)


def test_the_seats_that_people_played_are_reviewed() -> None:
    game = ct.game("cloudcity", players=3)
    assert persons(Match(game, ["greedy", None, "monte_carlo:30"])) == [1]
    assert persons(Match(game, names=["greedy", "Ada", "Bea"])) == [1, 2]
    assert persons(Match(game, ["greedy", "random", "random"])) == [0, 1, 2]


def test_a_game_that_is_not_over_is_reviewed_as_far_as_it_goes() -> None:
    match = late_game("cloudcity")
    told = reviewed(match.branch(6)).result()
    assert not told.over and all(seat.result is None for seat in told.seats)
    nothing = ct.review(Match(match.game), seed=1).seats[0]
    assert nothing == SeatReview("A", "person", 0, 0.0, 0.0, 0.0, None, [], [])


def test_one_who_plays_alone_is_reviewed_by_points() -> None:
    alone = next(slug for slug, shelf in ct.GAMES.items() if 1 in shelf.players)
    game = ct.game(alone, players=1)
    whole = Match(game, ["greedy"], 2).play()
    from_here = game.dump(whole.state_at(int(len(whole.log) * 0.95)))
    match = Match(game, ["greedy"], 2, position=from_here).play()
    (told,) = reviewed(match).result().seats
    assert told.result == match.scores()["A"]
    assert isinstance(told.curve[0], Moment) and told.curve[-1].after == pytest.approx(told.result, abs=10)


@pytest.mark.parametrize("wrong", [{"seats": ["E"]}, {"seats": [9]}, {"workers": -1}, {"seed": "x"}, {"workers": "x"}])
def test_what_cannot_be_reviewed(wrong: dict[str, object]) -> None:
    with pytest.raises(ct.Mistake):
        ct.review(Match(ct.game("cloudcity")), **wrong)  # type: ignore[arg-type]
    with pytest.raises(ct.Mistake):
        ct.review("evening.ctr")  # type: ignore[arg-type]
