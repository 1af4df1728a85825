"""Rubbish at every public function and method: a result, or a Mistake with one line."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import cloudtop as ct
from cloudtop.games.cloudcity import crossed, routes
from tests.kit.options import FILLED
from tests.table.kit import A, finished, opening

PLAIN = st.one_of(
    st.none(), st.booleans(), st.integers(), st.integers(-5, 5), st.floats(), st.text(max_size=8), st.binary(max_size=4)
)
WORDS = st.sampled_from(
    ["A", "B", "C", "chance", "spectator", "choose D-GG", "choose", "done", "random", "monte_carlo:0", "cloudcity", "tiles",
     "cities", "hand", "agenda", "turn", "round", "CC-WLK-03", "g7 D-BB r0", "D-BG A", "Round 1 1", "greedy"]
)  # fmt: skip
RUBBISH = st.recursive(
    PLAIN | WORDS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4) | WORDS, inner, max_size=3),
    max_leaves=6,
)
SEAT = st.integers() | st.integers(-5, 5) | st.text(max_size=3) | WORDS
CODE = st.integers() | st.integers(-2, 900)
KEYS = st.dictionaries(
    st.sampled_from(["cities", "turn", "ask", "over", "round", "first", "row", "requests", "seats", "islands"]) | st.text(max_size=5),
    RUBBISH,
    max_size=4,
)  # fmt: skip
GAME = opening().game
STATE = opening().state
WHOLE = GAME.dump(STATE)
SERIES = ct.series_of(finished(1))
CAMPAIGN = ct.Campaign.new(next(slug for slug, shelf in ct.GAMES.items() if shelf.campaign))
NO_PATH = st.integers() | st.none() | st.binary() | st.sampled_from(["", ".", "/", "\0"])

# Every public name with what it is given; arguments that must be Python objects of ours are.
MATCH: dict[str, list[Any]] = {
    "offer": [RUBBISH], "codes": [RUBBISH], "glimpse": [RUBBISH], "view": [RUBBISH], "why_not": [RUBBISH, RUBBISH], "why": [RUBBISH, RUBBISH],
    "terms": [RUBBISH, RUBBISH], "code": [RUBBISH], "do": [RUBBISH, RUBBISH], "do_all": [RUBBISH, RUBBISH],
    "act": [RUBBISH, RUBBISH], "undoable": [RUBBISH], "undo": [RUBBISH, RUBBISH], "branch": [RUBBISH, RUBBISH, RUBBISH],
    "seat": [RUBBISH], "sheet": [RUBBISH], "state_at": [RUBBISH], "cut": [RUBBISH], "over": [], "waiting": [], "question": [],
    "scores": [], "ranking": [], "roll": [], "luck": [], "step": [], "play": [], "copy": [], "record": [], "before_others": [RUBBISH],
}  # fmt: skip
FUNCTIONS: dict[str, tuple[Callable[..., Any], list[Any]]] = {
    "game": (lambda slug, pack, name, value: ct.game(slug, pack=pack, **{name: value}), [RUBBISH, RUBBISH, st.text(), RUBBISH]),
    "game options": (lambda options: ct.game("cloudcity", **options), [st.dictionaries(st.text(), RUBBISH, max_size=3)]),
    "game pack": (lambda pack: ct.game("cloudcity", pack=pack), [RUBBISH]),
    "read_pack": (ct.read_pack, [RUBBISH, RUBBISH]),
    "read_pack of ours": (lambda data: ct.read_pack("cloudcity", {"from": "standard"} | data), [st.dictionaries(st.text(), RUBBISH, max_size=2)]),
    "rule": (ct.rule, [RUBBISH]),
    "position": (lambda parts: ct.position(GAME, **parts), [KEYS]),
    "load": (GAME.load, [st.dictionaries(st.text(), RUBBISH)]),
    "load changed": (lambda key, value: GAME.load({**WHOLE, key: value}), [st.sampled_from(sorted(WHOLE)), RUBBISH]),
    "Match": (ct.Match, [st.just(GAME), RUBBISH, RUBBISH, RUBBISH, RUBBISH]),
    "Match of rubbish": (ct.Match, [RUBBISH]),
    "parse_record": (ct.parse_record, [RUBBISH]),
    "load_record": (ct.load_record, [RUBBISH]),
    "open_record": (ct.open_record, [RUBBISH, RUBBISH]),
    "resume": (lambda seats, seed, pack: ct.resume(opening().record(), seats, seed, pack), [RUBBISH, RUBBISH, RUBBISH]),
    "resume rubbish": (ct.resume, [RUBBISH]),
    "save": (lambda path: opening().record().save(path), [NO_PATH]),
    "open_series": (ct.open_series, [RUBBISH]),
    "series_of": (ct.series_of, [RUBBISH]),
    "series.after": (lambda match: SERIES.after(match), [RUBBISH]),
    "series.save": (SERIES.save, [NO_PATH]),
    "campaign.after": (lambda match: CAMPAIGN.after(match), [RUBBISH]),
    "campaign.record": (lambda chapter: CAMPAIGN.record(chapter), [RUBBISH]),
    "campaign.branch": (lambda chapters: CAMPAIGN.branch(chapters), [RUBBISH]),
    "Campaign.open": (ct.Campaign.open, [RUBBISH]),
    "Campaign.new": (ct.Campaign.new, [RUBBISH, RUBBISH]),
    "make_bot": (ct.bots.make_bot, [st.text()]),
    "monte_carlo": (ct.bots.monte_carlo, [st.integers(), st.floats()]),
    "state.options": (STATE.options, [SEAT]),
    "veil": (lambda seat: GAME.veil(STATE, seat), [SEAT]),
    "seen": (lambda seat: GAME.seen(STATE, seat), [SEAT]),
    "view": (lambda seat: GAME.view(STATE, seat), [SEAT]),
    "margin": (lambda seat: GAME.margin(STATE, seat), [SEAT]),
    "purse": (lambda seat: GAME.purse(STATE, seat), [SEAT]),
    "score": (lambda seat: GAME.score(STATE, seat), [SEAT]),
    "total": (lambda seat: GAME.total(STATE, seat), [SEAT]),
    "terms": (lambda seat, code: GAME.terms(STATE, seat, code), [SEAT, CODE]),
    "refusal": (lambda seat, code: GAME.refusal(STATE, seat, code), [SEAT, CODE]),
    "check": (lambda seat, code: GAME.check(STATE, seat, code), [SEAT, CODE]),
    "vocabulary.text": (GAME.vocabulary.text, [CODE]),
    "vocabulary.targets": (GAME.vocabulary.targets, [CODE]),
    "vocabulary.code": (GAME.vocabulary.code, [st.text() | WORDS]),
    "routes": (lambda seat: routes(STATE, seat), [SEAT]),
    "crossed": (lambda seat: crossed(STATE, seat), [SEAT]),
}  # fmt: skip


def result_or_mistake(call: Callable[[], Any]) -> None:
    try:
        call()
    except ct.Mistake as e:
        refusal = str(e)
    else:
        return
    assert refusal and "\n" not in refusal


@pytest.mark.parametrize("name", MATCH)
@settings(max_examples=40, suppress_health_check=list(HealthCheck), deadline=None)
@given(data=st.data())
def test_any_method_of_a_match(name: str, data: st.DataObject) -> None:
    match = opening()
    given = [data.draw(one) for one in MATCH[name]]
    result_or_mistake(lambda: getattr(match, name)(*given) if callable(getattr(match, name)) else None)
    assert match.offer("A") is not None and match.record().lines is not None


def test_no_method_of_a_match_is_left_out() -> None:
    public = {name for name, thing in inspect.getmembers(ct.Match) if not name.startswith("_")}
    assert public == set(MATCH)


@pytest.mark.parametrize("name", FUNCTIONS)
@settings(max_examples=40, suppress_health_check=list(HealthCheck), deadline=None)
@given(data=st.data())
def test_any_function(name: str, data: st.DataObject) -> None:
    function, kinds = FUNCTIONS[name]
    given = [data.draw(one) for one in kinds]
    result_or_mistake(lambda: function(*given))


@pytest.mark.parametrize("slug", FILLED)
@settings(max_examples=40, suppress_health_check=list(HealthCheck), deadline=None)
@given(data=st.data())
def test_positions_of_any_game(slug: str, data: st.DataObject) -> None:
    game = ct.game(slug)
    fields = list(ct.position(game))
    parts = data.draw(st.dictionaries(st.sampled_from([*fields, "turn", "ask", "over"]), RUBBISH, max_size=3))
    result_or_mistake(lambda: ct.position(game, **parts))


@pytest.mark.parametrize(("given", "number"), [("A", 0), (0, 0), ("B", 1), (1, 1)])
def test_letters_and_numbers_are_the_same_seat(given: int | str, number: int) -> None:
    match, game = opening(), GAME
    assert match.offer(given) == match.offer(number) and match.view(given) == match.view(number)
    assert match.sheet(given)[0].amount == match.sheet(number)[0].amount
    assert match.why_not("choose D-SS", given) == match.why_not("choose D-SS", number)
    assert game.seen(match.state, given) == game.view(game.veil(match.state, number), given) == match.view(number)
    assert list(match.state.options(given)) == list(match.state.options(number))
    assert (match.undoable(given).reason, game.total(match.state, given)) == ("nothing", 0)


@pytest.mark.parametrize("slug", ct.GAMES)
def test_every_game_takes_letters_and_numbers(slug: str) -> None:
    match = ct.Match(ct.game(slug, first="B"), ["random"] * ct.game(slug).seats, seed=2)
    while match.state.actor() != 1:
        match.step()
    one, other = match.state.copy(), match.state.copy()
    one.apply("B", match.codes()[0])
    other.apply(1, match.codes()[0])
    assert match.game.dump(one) == match.game.dump(other)
    for told in of_the_game(match):
        assert told("B") == told(1)
    heard = [event for move in match.log for event in move.events]
    assert [event.told_to("B") for event in heard] == [event.told_to(1) for event in heard]


def of_the_game(match: ct.Match) -> list[Callable[[Any], Any]]:
    """What a game tells of a seat."""
    game, state = match.game, match.state
    return [
        lambda seat: game.view(state, seat),
        lambda seat: [line.amount for line in game.score(state, seat)],
        lambda seat: game.margin(state, seat),
        lambda seat: list(game.purse(state, seat)),
    ]


@pytest.mark.parametrize("seat", [2, 7, -2, "C", "a", "", "AB", None, 1.5])
def test_a_seat_that_is_not_there_is_named(seat: Any) -> None:
    match = opening()
    for call in (match.view, match.sheet, match.undoable, match.undo, match.glimpse, *of_the_game(match)):
        with pytest.raises(ct.NotASeat, match="the seats are A, B"):
            call(seat)
    if seat is not None:
        for asked in (match.offer, match.codes, match.state.options, lambda s: match.do("done", s)):
            with pytest.raises(ct.NotASeat, match="the seats are A, B or 'chance'"):
                asked(seat)


def test_who_has_nothing_to_decide_is_offered_nothing() -> None:
    match = opening()
    assert match.offer("B") == match.offer("chance") == [] and list(match.state.options(1)) == []


def test_a_spectator_sees_no_hand() -> None:
    match = opening()
    assert match.view("spectator") == match.view(ct.SPECTATOR) != match.view(A)


def test_a_copy_goes_its_own_way() -> None:
    match = opening("choose A-BG")
    other = match.copy()
    other.do(other.offer()[0])
    assert (len(match.log), len(other.log), other.seed, other.names) == (1, 2, match.seed, match.names)


def test_a_rule_by_its_id() -> None:
    found = ct.rule("cc-wlk-3")
    assert found.id == "CC-WLK-03" and found.sentence in repr(found) and found.chapter in repr(found)
    assert any("steps/turn.py" in home for home in found.homes)
    assert any(test.startswith(str(Path("tests"))) for test in found.tests)
