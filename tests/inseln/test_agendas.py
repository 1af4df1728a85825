"""Positions whose agenda is not one of a game: the wrong steps, the wrong numbers, or a table that does not go with them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import cloudtop as ct
from cloudtop.games.inseln.state import own
from tests.inseln.kit import Table, begin, set_up
from tests.inseln.positions import Change, Data, dumped, flying, hand, refuse, spread_out
from tests.kit import rule

TURN = ["EndOfRound", "Turn 1", "CheckCoasts 0", "PlaceTile 0"]  # A's turn, the first of the round
BONUS = ["EndOfRound", "Turn 0", "ResolveBonus 1"]  # A draws or keeps the tile of the bonus
DICE = ["EndOfRound", "Turn 0", "ResolveBonus 0"]
CLOUDS = [*DICE, "Reroll 1 1", "RollDice 1 1"]
PLAN = ["Round 1", "DealTiles 0", "StartEnergy", "Launch 0", "StartTiles 0", "FirstPlayer"]


def no_agenda(table: Table, agenda: list[str], change: Change = lambda data: None) -> None:
    def broken(data: Data) -> None:
        data["agenda"] = agenda
        change(data)

    refuse(table, broken, "is not one of a game; take the agenda of a dumped position")


def cloud(number: int, tiles: int) -> Change:
    """So many tiles on a cloud."""

    def change(data: Data) -> None:
        hand(data, *["canyon3"] * (tiles - len(data["clouds"][number])))
        data["clouds"][number] += data["taken"]
        data["taken"] = []

    return change


@rule("IN-RND-02", "IN-RND-05")
@pytest.mark.parametrize(
    "agenda",
    [
        ["EndOfRound"], ["Fly 0"], TURN[:3], [*TURN[:3], "Fly 0"], [*TURN, "Fly 0", "Fly 0"], [*TURN, "Reroll 1 1"], [*TURN, "BonusTile 0"],
        [*TURN, "Fly 1"], [*TURN[:3], "PlaceTile 1", "Fly 0"], ["EndOfRound", "Turn 2", *TURN[2:], "Fly 0"],
        ["EndOfRound", "Turn 0", *TURN[2:], "Fly 0"], ["EndOfRound", "Turn 3", "CheckCoasts 0", "PlaceTile 0", "Fly 0"],
        [*TURN, "KeepTile 0"], [*TURN, "DrawnTile 0"], [*TURN, "DrawTile 0 0"], [*TURN, "SpareTile 0 1"],
        [*TURN, "TakeCloud 0 1 0"], [*TURN, "TakeCloud 0 -1 0"], [*TURN, "TakeCloud 0 0 1"], [*TURN, "TakeOne 0"],
        [*BONUS[:2], "ResolveBonus 0", "BonusTile 0"], [*BONUS, "BonusTile 1"], [*BONUS, "BonusTile 0", "DrawTile 0 0"], [*BONUS, "Fly 0"],
        ["EndOfRound", "Turn 1", "ResolveBonus 1", "BonusTile 0"], [*BONUS, "DrawTile 0 1"], [*BONUS, "KeepTile 0"],
        [*DICE, "Reroll 0 0"], [*DICE, "Reroll 2 1"], [*DICE, "Reroll 1 1", "RollDice 1 0"], [*DICE, "Reroll 0 1", "RollDice 0 0"], CLOUDS,
        [*BONUS, "Reroll 1 1"], ["EndOfRound", "Turn 1", "ResolveBonus 0", "Reroll 1 1"], PLAN[:2], [*CLOUDS, "DealTiles 0"], ["Round 2"],
    ],
    ids=" ".join,
)  # fmt: skip
def test_an_agenda_that_does_not_fit_a_turn(agenda: list[str]) -> None:
    no_agenda(flying(), agenda)


@rule("IN-P2-05", "IN-P3-02")
@pytest.mark.parametrize(("module", "done"), [(2, 2), (3, 4)])
def test_business_of_another_module_cannot_have_been_done(module: int, done: int) -> None:
    t = flying(module=module)
    t.game.load({**dumped(t), "agenda": [*TURN, f"TakeCloud 0 0 {done - 1}"]})
    no_agenda(t, [*TURN, f"TakeCloud 0 0 {done}"])


@rule("IN-RND-02")
@pytest.mark.parametrize(
    ("agenda", "tiles"),
    [(TURN, 1), ([*TURN, "Fly 0"], 1), ([*TURN, "TakeCloud 0 0 0"], 1), ([*TURN, "KeepTile 0"], 4), ([*TURN, "DrawnTile 0"], 2),
     ([*TURN, "QuestionMark 0"], 1), ([*BONUS, "KeepTile 0"], 2), ([*BONUS, "BonusTile 0"], 1), ([*DICE, "Reroll 1 1"], 1)],
    ids=lambda value: " ".join(value) if isinstance(value, list) else str(value),
)  # fmt: skip
def test_a_hand_that_does_not_fit_the_agenda(agenda: list[str], tiles: int) -> None:
    no_agenda(flying(), agenda, lambda data: hand(data, *["canyon3"] * tiles))


@rule("IN-RND-02", "IN-ROL-01")
@pytest.mark.parametrize("change", [{"first": ""}, {"bonus": ""}, {"wind": ""}, {"round": 0}])
def test_a_turn_needs_a_start_player_and_both_dice(change: Data) -> None:
    no_agenda(flying(), [*TURN, "Fly 0"], lambda data: data.update(change))


@rule("IN-PHA-02", "IN-PHA-04")
def test_an_agenda_that_cannot_fill_the_clouds() -> None:
    """A full cloud has no room; a bag without tiles gives none; there are four clouds."""
    t = begin().end_round()
    assert t.game.load(dumped(t)).agenda[-1].name() == "DealTiles"
    no_agenda(t, [*CLOUDS, "DealTiles 0"], cloud(3, 3))
    no_agenda(t, [*CLOUDS, "DealTiles 4"])
    no_agenda(t, [*CLOUDS, "DealTiles -1"])
    no_agenda(t, [*DICE, "Reroll 0 1", "RollDice 1 1", "DealTiles 0"])
    no_agenda(begin(4).end_round(), [*CLOUDS, "DealTiles 0"], spread_out)


@rule("IN-SET-04", "IN-SET-08", "IN-SET-19")
@pytest.mark.parametrize(
    "agenda",
    [[], PLAN[:1], PLAN[:2], PLAN[:3], PLAN[:4], PLAN, [*PLAN[:4], "StartTiles 2"], [*PLAN[:4], "StartTiles -1"], [*PLAN[:3], "Launch 1", "StartTiles 1"],
     PLAN[1:5], [*PLAN, "FirstPlayer"], [*TURN, "Fly 0"]],
    ids=lambda agenda: " ".join(agenda),
)  # fmt: skip
def test_an_agenda_that_does_not_fit_the_set_up(agenda: list[str]) -> None:
    """One start tile has been dealt."""
    t = set_up().do("start forest")
    assert dumped(t)["agenda"] == [*PLAN[:4], "StartTiles 1"]
    no_agenda(t, agenda)


@rule("IN-SET-04", "IN-SET-11")
@pytest.mark.parametrize("depth", [1, 3])
def test_nobody_begins_without_a_start_tile_and_a_balloon(depth: int) -> None:
    no_agenda(set_up(), PLAN[:depth])


@rule("IN-SET-04", "IN-SET-18")
def test_a_table_that_does_not_fit_the_set_up() -> None:
    """A start tile on an island, two on one bar, another tile there, a full cloud, a die, a balloon too early."""

    def start(place: Callable[[Data], object]) -> Change:
        def change(data: Data) -> None:
            data["start_tiles"].remove("swamp")
            place(data)

        return change

    def store(data: Data) -> None:
        data["bag"]["desert3"] -= 1
        data["islands"][0]["oculars"] = ["desert3"]
        data["start_tiles"].append("forest")

    t = set_up().do("start forest")
    agenda = dumped(t)["agenda"]
    no_agenda(t, agenda, start(lambda data: data["islands"][0]["tiles"].update(c4="start_swamp")))
    no_agenda(t, agenda, start(lambda data: data["islands"][0]["oculars"].append("start_swamp")))
    no_agenda(t, agenda, store)
    no_agenda(t, agenda, cloud(0, 3))
    no_agenda(t, agenda, lambda data: data.update(wind="NE"))
    no_agenda(t, agenda, lambda data: data["islands"][0].update(balloon="d4"))
    no_agenda(t, agenda, lambda data: hand(data, "forest3"))


# --- whatever is not refused can be played ---


def one_of_each_step(seed: int) -> list[Data]:
    """The first position of a random game at each of its steps."""
    t, rng = set_up(module=3, rounds=10), ct.Rng(seed)
    found: dict[str, Data] = {}
    while not t.state.over():
        found.setdefault(t.step(), dumped(t))
        ct.play_randomly(t.state, rng, 1)
    return list(found.values())


@rule("IN-RND-02")
@pytest.mark.parametrize("seed", [1, 2])
def test_an_agenda_of_another_moment_is_refused_or_can_be_played(seed: int) -> None:
    positions = one_of_each_step(seed)
    game, loaded = set_up(module=3, rounds=10).game, 0
    for data in positions:
        for other in positions:
            try:
                t = Table(game, own(game.load({**data, "agenda": other["agenda"]})))
            except ct.Corrupt:
                continue
            loaded += 1
            ct.play_randomly(t.state, ct.Rng(seed), 60)
            assert t.sound()
    assert len(positions) < loaded < len(positions) ** 2 / 2
