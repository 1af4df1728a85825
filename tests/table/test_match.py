"""A match: playing moves, asking what is possible, bots and people at one table."""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType
from typing import Any

import pytest

import cloudtop as ct
from cloudtop.core.glimpse import Glimpse, glimpse
from cloudtop.core.zones import HIDDEN, kind_of, knows
from cloudtop.games.cloudcity.state import City, CloudCityState, own
from tests.cloudcity.kit import begin
from tests.kit import rule
from tests.table.kit import HANDS, TURN, A, B, finished, opening

# --- moves ---


def test_a_move_is_played_for_whoever_must_decide() -> None:
    match = opening()
    events = match.do("choose A-BG")
    (move,) = match.log
    assert (move.seat, match.game.vocabulary.text(move.action), move.events) == (A, "choose A-BG", events)
    assert "place i7 r0" in match.offer()


def test_a_move_tells_what_came_of_it() -> None:
    match = opening("choose A-BG")
    assert [event.name for event in match.do("place i7 r0", A)] == ["place", "buildings"]


def test_chance_is_played_like_a_seat() -> None:
    match = opening(*TURN)
    assert match.waiting() == [ct.CHANCE]
    match.do("tile D-SS")
    assert match.log[-1].seat == ct.CHANCE and match.waiting() == [B]


def test_several_lines_are_played_one_after_the_other() -> None:
    match = opening()
    assert match.do_all(["choose A-BG", "place i7 r0", "done"], A) == 3
    assert match.offer() == ["draw 1", "draw 2", "draw 3", "draw pile"]


def test_several_lines_stop_at_chance() -> None:
    match = opening()
    assert match.do_all([*TURN, "choose A-BS"], A) == 5
    assert match.waiting() == [ct.CHANCE] and len(match.log) == 5


def test_several_lines_stop_where_another_seat_comes_in() -> None:
    """Nobody draws in the last round, so whoever is done there is followed at once."""
    game = ct.game("cloudcity", players=4, first="A")
    match = ct.Match(game, position=ct.position(game, round=8, turn="C", ask="BuildWalkways"))
    assert match.do_all(["done", "choose A-BB"], "C") == 1
    assert match.waiting() == [3]


def test_several_lines_stop_at_a_refusal_and_keep_what_was_played() -> None:
    match = opening()
    with pytest.raises(ct.NotLegal):
        match.do_all(["choose A-BG", "place a1 r0", "done"], A)
    assert len(match.log) == 1 and match.waiting() == [A]


def test_no_lines_are_no_moves() -> None:
    match = opening()
    assert match.do_all([], A) == 0 and match.log == []


# --- refusals ---


@rule("CC-TRN-02")
def test_a_seat_that_has_nothing_to_decide() -> None:
    match = opening()
    with pytest.raises(ct.NotYourTurn) as e:
        match.do("choose D-GG", B)
    assert str(e.value) == "B has nothing to decide now; it is A's turn. (CC-TRN-02)"


@pytest.mark.parametrize("seat", [2, 7, 8, 99, -2])
def test_a_seat_that_is_not_at_the_table(seat: int) -> None:
    match = opening()
    with pytest.raises(ct.NotYourTurn):
        match.do("choose A-BG", seat)


def test_a_person_does_not_play_chance() -> None:
    match = opening(*TURN)
    with pytest.raises(ct.NotYourTurn, match="it is chance's turn"):
        match.do("tile D-SS", A)


@rule("CC-TIL-01", "CC-TIL-03", "CC-RES-08", "CC-TRN-05")
@pytest.mark.parametrize(
    ("played", "line", "id"),
    [
        (0, "choose A-BB", "CC-TIL-01"),
        (0, "done", "CC-TRN-05"),
        (1, "place a1 r0", "CC-TIL-03"),
        (1, "draw 1", "CC-TRN-05"),
        (2, "walkway g7-j7", "CC-RES-08"),
        (4, "walkway g7-i7", "CC-TRN-05"),
    ],
)
def test_a_move_that_a_rule_forbids_names_the_rule(played: int, line: str, id: str) -> None:
    match = opening(*TURN[:played])
    assert match.why_not(line) == id
    with pytest.raises(ct.NotLegal) as e:
        match.do(line)
    assert (e.value.rule, str(e.value)) == (id, f"'{line}' is not possible now. ({id})")


def test_a_refused_move_changes_nothing() -> None:
    match = opening("choose A-BG")
    before = match.record().text()
    for line in ("place a1 r0", "choose A-BS", "no such move"):
        with pytest.raises(ct.Mistake):
            match.do(line)
    assert match.record().text() == before


@pytest.mark.parametrize("code", [-1, 10**6])
def test_a_code_that_is_no_action(code: int) -> None:
    with pytest.raises(ct.NotAnAction):
        opening().act(A, code)


def test_a_line_that_is_no_move() -> None:
    match = opening()
    for ask in (match.do, match.why_not):
        with pytest.raises(ct.NotAnAction):
            ask("fly away")


def test_the_end_is_the_end() -> None:
    match = finished()
    assert match.over and match.waiting() == [] and match.offer() == [] and match.offer(A) == []
    assert match.step() is False
    assert match.why_not("done") == "CC-END-01"
    why = match.why("done")
    assert why and why.rule == "CC-END-01" and why.words == "The game is over; nothing can be played any more."


@pytest.mark.parametrize("seat", [A, B])
def test_nothing_is_played_after_the_end(seat: int) -> None:
    match = finished()
    with pytest.raises(ct.NotYourTurn, match="The game is over"):
        match.do("done", seat)
    with pytest.raises(ct.NotYourTurn, match="The game is over"):
        match.act(seat, match.game.vocabulary.code("done"))


def test_a_match_has_as_many_seats_as_its_game() -> None:
    with pytest.raises(ct.Mistake, match=r"This game has 2 seats, not 3\."):
        ct.Match(ct.game("cloudcity"), [None] * 3)


# --- looking ---


def test_the_offer_is_of_whoever_decides_and_empty_for_others() -> None:
    match = opening()
    assert match.offer() == match.offer(A) == ["choose A-BG", "choose A-BS", "choose A-GS"]
    assert match.offer(B) == [] and match.codes(B) == []


def test_why_not_is_none_for_what_is_offered() -> None:
    match = opening("choose A-BG")
    assert [match.why_not(line) for line in match.offer()] == [None] * len(match.offer())
    assert match.why_not("place i7 r0", B) == "CC-TRN-02"


def test_scores_and_ranking_agree() -> None:
    match = finished(players=3)
    scores = match.scores()
    assert list(scores) == ["A", "B", "C"]
    ranking = match.ranking()
    assert [p.total for p in ranking] == sorted(scores.values(), reverse=True)
    assert [scores["ABC"[p.seat]] for p in ranking] == [p.total for p in ranking]
    assert ranking[0].rank == 1


def test_scores_can_be_asked_for_at_any_time() -> None:
    assert opening().scores() == {"A": 0, "B": 0}
    assert opening(*TURN).scores() == {"A": 2, "B": 0}


def test_a_view_shows_the_own_hand_only() -> None:
    match = opening()
    hands = {seat: [city.hand for city in match.view(seat).cities] for seat in (A, B, -1)}
    hidden = ["?"] * 3
    assert hands == {A: [HANDS[A].split(), hidden], B: [hidden, HANDS[B].split()], -1: [hidden, hidden]}


# --- bots and people ---


def test_play_stops_where_a_person_must_decide() -> None:
    match = ct.Match(ct.game("cloudcity", first="B"), [None, ct.bots.random()], seed=4).play()
    assert match.waiting() == [A] and {move.seat for move in match.log} == {ct.CHANCE, B}
    assert match.step() is False


def test_a_person_and_a_bot_finish_a_game() -> None:
    match = ct.Match(ct.game("cloudcity"), [None, ct.bots.random()], seed=4)
    while not match.play().over:
        match.do(match.offer()[0])
    assert len([move for move in match.log if move.seat == A]) >= 8 * 4


def test_the_same_seed_is_the_same_game() -> None:
    texts = [finished(seed).record().text() for seed in (3, 3, 4)]
    assert texts[0] == texts[1] != texts[2]


def test_the_luck_of_the_pile_does_not_depend_on_who_plays() -> None:
    game = ct.game("cloudcity")
    matches = [ct.Match(game, [bot, bot], seed=9).play() for bot in (ct.bots.random(), None)]
    dealt = [[m.action for m in match.log[:10] if m.seat == ct.CHANCE] for match in matches]
    assert dealt[0] == dealt[1] and len(dealt[0]) == 10


# --- a glimpse ---


def reachable(thing: object, seen: dict[int, object]) -> Iterator[object]:
    """Everything that can be reached from a thing through attributes and items, in a fixed order."""
    if isinstance(thing, str | bytes | int | float | None):
        yield thing
        return
    if callable(thing) or isinstance(thing, ModuleType) or id(thing) in seen:
        return
    seen[id(thing)] = thing
    yield thing
    if isinstance(thing, dict):
        inside = [*thing.keys(), *thing.values()]
    elif isinstance(thing, list | tuple | set) or type(thing).__name__.startswith("vec"):
        inside = list(thing)  # type: ignore[call-overload]
    else:
        inside = [getattr(thing, name) for name in dir(thing) if not name.startswith("__")]
    for part in inside:
        yield from reachable(part, seen)


def walk(given: Glimpse) -> list[object]:
    return list(reachable(given, {}))


def a_table_in_the_middle() -> Any:
    """B has drawn from the pile and from the row."""
    lines = [*TURN, "tile D-SS", "choose D-GG", "place i7 r0", "done", "draw 2", "tile A-GS"]
    lines += ["choose A-BS", "place e7 r0", "done", "draw 3", "tile A-GG"]
    lines += ["choose D-GG", "place e7 r0", "done", "draw pile", "tile D-BS", "choose A-GS"]
    return opening(*lines)


def test_a_glimpse_has_no_way_to_the_table() -> None:
    match = a_table_in_the_middle()
    found = walk(match.glimpse(B))
    assert sum(1 for thing in found if isinstance(thing, CloudCityState)) == 1
    for thing in (match.state, match.state.pile, *match.state.cities, match.log):
        assert all(thing is not other for other in found)


@rule("CC-SET-11")
def test_a_glimpse_has_no_way_to_a_hidden_tile() -> None:
    match = a_table_in_the_middle()
    for seat in (A, B):
        cities = [thing for thing in walk(match.glimpse(seat)) if isinstance(thing, City)]
        assert len(cities) == 2
        cards = [c for city in cities for c in city.hand]
        assert sum(1 for c in cards if kind_of(c) == HIDDEN) > 0
        assert all(knows(c, seat) for c in cards if kind_of(c) != HIDDEN)


def plain(given: Glimpse) -> list[object]:
    """Every number and word that can be reached."""
    assert given.game.pack.text  # which is made when it is first asked for
    return [thing for thing in walk(given) if isinstance(thing, str | int | None)]


@rule("CC-SET-11", "CC-DRW-05")
def test_a_glimpse_is_the_same_whatever_is_hidden() -> None:
    """Another deal of all that B has not seen leaves no trace in anything that B can reach."""
    deals = [begin(row="A-BB D-GG A-SS", hands=(mine, HANDS[B]), pack=None) for mine in (HANDS[A], "A-GG D-SS D-SS")]
    first, second = [plain(glimpse(t.game, t.state, B)) for t in deals]
    assert deals[0].hand("A") != deals[1].hand("A") and first == second
    assert plain(glimpse(deals[0].game, deals[0].state, A)) != plain(glimpse(deals[1].game, deals[1].state, A))


@rule("CC-SET-11")
def test_a_tile_that_was_chosen_but_not_laid_is_still_hidden() -> None:
    chosen = [opening(line) for line in ("choose A-BG", "choose A-GS")]
    assert plain(chosen[0].glimpse(B)) == plain(chosen[1].glimpse(B))
    assert plain(chosen[0].glimpse(A)) != plain(chosen[1].glimpse(A))


@rule("CC-SET-11")
def test_what_a_seat_imagines_is_another_deal_each_time() -> None:
    match = opening()
    hands = {tuple(own(match.glimpse(B).imagine(ct.Rng(seed))).cities[A].hand) for seed in range(10)}
    assert len(hands) > 5
