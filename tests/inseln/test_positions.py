"""Positions: every step can be saved and loaded again, and each kind of broken position gets its sentence."""

from __future__ import annotations

import pytest

import cloudtop as ct
from cloudtop.games.inseln.state import own
from tests.inseln.kit import Table, begin, set_up
from tests.inseln.positions import Change, Data, dumped, flying, hand, refuse, spread_out
from tests.kit import rule

# --- saving and loading ---


@rule("IN-INV-02")
def test_every_step_can_be_saved_and_loaded() -> None:
    seen: set[str] = set()
    for seed in range(3):
        t, rng = set_up(module=3, first="", rounds=10), ct.Rng(seed)
        while not t.state.over():
            data = dumped(t)
            again = Table(t.game, own(t.game.load(data)))
            assert (dumped(again), again.offer()) == (data, t.offer())
            seen.add(t.step())
            ct.play_randomly(t.state, rng, 1)
    assert seen == {
        "FirstPlayer", "StartTiles", "Launch", "DealTiles", "RollDice", "Reroll", "BonusTile", "DrawTile", "KeepTile", "Fly", "TakeCloud", "TakeOne",
        "PlaceTile", "QuestionMark", "DrawnTile",
    }  # fmt: skip


@rule("IN-INV-02", "IN-END-06")
def test_an_empty_bag_can_be_saved_and_loaded() -> None:
    t = begin(4).roll("tile", "NE")
    data = dumped(t)
    spread_out(data)
    t = Table(t.game, own(t.game.load(data))).do("draw")
    assert (t.step(), dumped(t)["agenda"]) == ("SpareTile", ["EndOfRound", "Turn 0", "ResolveBonus 1", "SpareTile 0 0"])
    assert dumped(Table(t.game, own(t.game.load(dumped(t))))) == dumped(t)
    assert t.do(t.offer("pick")[0]).step() == "KeepTile"


def test_a_finished_game_can_be_saved_and_loaded() -> None:
    t = set_up(rounds=10)
    ct.play_randomly(t.state, ct.Rng(1))
    assert t.game.load(dumped(t)).over()
    refuse(t, lambda data: hand(data, "forest3"), "is not one of a game")


# --- data that does not describe a table ---


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (
            lambda data: data.pop("round"),
            "This is not a position of Die Inseln im Nebel: Object missing required field `round`",
        ),
        (lambda data: data.update(moon=1), "This is not a position of Die Inseln im Nebel"),
        (lambda data: data.update(round=-1), "This is not a position of Die Inseln im Nebel"),
        (lambda data: data.update(round=2**70), "This is not a position of Die Inseln im Nebel"),
        (lambda data: data["bag"].update(forest3=-1), "This is not a position of Die Inseln im Nebel"),
        (lambda data: data["islands"][0].update(energy="5"), "This is not a position of Die Inseln im Nebel"),
        (lambda data: data["islands"].pop(), "The position has 1 islands for 2 players"),
        (lambda data: data["bag"].update(forest7=1), "'forest7' is not a tile of the bag"),
        (lambda data: data["bag"].update(start_forest=1), "'start_forest' is not a tile of the bag"),
        (lambda data: data["taken"].append("park"), "'park' is not a tile of the bag"),
        (lambda data: data["clouds"][0].append("start_forest"), "'start_forest' is not a tile of the bag"),
        (lambda data: data["supply"].update(zoo=1), "'zoo' is not a kind of extension"),
        (lambda data: data["islands"][0]["oculars"].append("sea1"), "'sea1' is not a tile"),
        (lambda data: data["islands"][0]["tiles"].update(c4="sea1"), "'sea1' is not a tile"),
        (lambda data: data["islands"][0]["tiles"].update(j1="forest3"), "'j1' is not a cell"),
        (lambda data: data["islands"][0].update(balloon="a6"), "'a6' is not a cell"),
        (lambda data: data.update(bonus="energy3"), "'energy3' is not a face of the bonus die"),
        (lambda data: data.update(wind="N"), "'N' is not a direction"),
        (lambda data: data.update(ending="soon"), "'soon' is not a state of the game"),
        (lambda data: data.update(first="C"), "'C' has no seat at a table of 2"),
        (lambda data: data.update(first="chance"), "'chance' has no seat at a table of 2"),
        (
            lambda data: data.update(start_tiles=["sea"]),
            "The start tiles in the box are different landscapes of forest, swamp",
        ),
        (
            lambda data: data["start_tiles"].append(data["start_tiles"][0]),
            "The start tiles in the box are different landscapes",
        ),
        (lambda data: data["agenda"].append("Dance 0"), "'Dance 0' on the agenda is not a step"),
        (lambda data: data["agenda"].append("Fly"), "'Fly' on the agenda does not have the numbers"),
        (lambda data: data["agenda"].append("Fly A"), "'Fly A' on the agenda does not have the numbers"),
    ],
)
def test_a_position_that_does_not_describe_a_table(change: Change, words: str) -> None:
    refuse(flying(), change, words)


@rule("IN-PHA-04", "IN-INV-05")
@pytest.mark.parametrize(("module", "clouds"), [(1, 4), (2, 5)])
def test_a_position_with_other_clouds(module: int, clouds: int) -> None:
    words = f"There are {clouds} clouds, the harbour included, with at most 3 tiles each"
    for change in (
        lambda data: data["clouds"].pop(),
        lambda data: data["clouds"].append([]),
        lambda data: data["clouds"][0].extend(["city1"] * 3),
    ):
        refuse(flying(module=module), change, words, "IN-PHA-04")


# --- tables that cannot be ---


@rule("IN-INV-02")
@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda data: data["bag"].update(forest3=5), "There are 5 tiles forest3; it must be 4"),
        (lambda data: data["bag"].pop("city1"), "There are 0 tiles city1; it must be 2"),
        (lambda data: data["clouds"][0].append("joker3"), "There are 5 tiles joker3; it must be 4"),
        (lambda data: data["islands"][1]["tiles"].update(c4="desert6"), "There are 2 tiles desert6; it must be 1"),
        (lambda data: data["islands"][1]["oculars"].append("desert6"), "There are 2 tiles desert6; it must be 1"),
    ],
)
def test_a_position_with_a_tile_too_many_or_too_few(change: Change, words: str) -> None:
    refuse(flying(), change, words, "IN-INV-02")


@rule("IN-INV-03", "IN-SET-07")
def test_a_position_with_a_start_tile_twice_or_nowhere() -> None:
    t = flying()
    box = dumped(t)["start_tiles"][0]
    words = f"There is one tile start_{box}, in the box or in play"
    refuse(t, lambda data: data["start_tiles"].pop(0), words, "IN-INV-03")
    refuse(t, lambda data: data["islands"][0]["oculars"].append(f"start_{box}"), words, "IN-INV-03")


@rule("IN-P2-01", "IN-MOD-06")
def test_a_position_with_other_extensions() -> None:
    refuse(flying(module=2), lambda data: data["supply"].update(park=3), "There must be 2 tiles park", "IN-P2-01")
    refuse(
        flying(module=2),
        lambda data: data["islands"][0]["oculars"].append("dam"),
        "There must be 2 tiles dam",
        "IN-P2-01",
    )
    refuse(flying(module=1), lambda data: data["supply"].update(park=2), "There must be 0 tiles park", "IN-P2-01")


@rule("IN-TAK-06", "IN-TAK-12", "IN-P3-01")
@pytest.mark.parametrize(("module", "capacity"), [(1, 5), (3, 3)])
def test_a_position_with_too_many_stored_tiles(module: int, capacity: int) -> None:
    def store(data: Data) -> None:
        hand(data, *["forest3", "swamp3", "meadow3", "canyon3", "desert3"][:capacity])
        data["islands"][1]["oculars"] += data["taken"]
        data["taken"] = []

    refuse(flying(module=module), store, f"B has {capacity + 1} tiles on {capacity} oculars", "IN-TAK-06")


@rule("IN-INV-04")
def test_a_position_with_too_much_energy() -> None:
    refuse(
        flying(), lambda data: data["islands"][1].update(energy=21), "B's energy is 21; the bar ends at 20", "IN-INV-04"
    )


@rule("IN-PLA-05")
def test_a_position_with_a_tile_on_the_yard() -> None:
    def cover(data: Data) -> None:
        data["bag"]["forest3"] -= 1
        data["islands"][0]["tiles"]["e5"] = "forest3"

    refuse(flying(), cover, "A's yard is covered", "IN-PLA-05")


@rule("IN-P3-02", "IN-M3-02")
@pytest.mark.parametrize(("module", "extra"), [(1, 1), (2, 1), (3, 3)])
def test_a_position_with_too_many_extra_oculars(module: int, extra: int) -> None:
    change = lambda data: data["islands"][0].update(extra_oculars=extra)  # noqa: E731
    refuse(flying(module=module), change, f"A has {extra} extra oculars; that is too many", "IN-P3-02")


@rule("IN-P2-06")
def test_a_position_with_an_extension_twice() -> None:
    def extend(data: Data) -> None:
        data["supply"].pop("park")
        data["islands"][0]["oculars"].append("park")
        data["islands"][0]["tiles"]["c4"] = "park"

    refuse(flying(module=2), extend, "A has an extension twice", "IN-P2-06")


@rule("IN-SET-08")
def test_a_position_without_a_balloon() -> None:
    refuse(flying(), lambda data: data["islands"][1].update(balloon=""), "B's balloon stands nowhere", "IN-SET-08")


@rule("IN-P1-01")
def test_a_position_beyond_the_last_round() -> None:
    refuse(
        flying(),
        lambda data: data.update(round=41),
        "This is round 41; the game ends with round 40 at the latest",
        "IN-P1-01",
    )
    assert flying().game.load(dumped(flying()) | {"round": 40})


@rule("IN-END-01", "IN-END-02")
def test_positions_near_the_end() -> None:
    def noted(a: int, b: int, ending: str) -> Change:
        def change(data: Data) -> None:
            data.update(round=9, ending=ending)
            data["islands"][0]["connected"], data["islands"][1]["connected"] = a, b

        return change

    words = "Six coasts are noted as connected, so the game must be ending"
    refuse(flying(), noted(9, 0, "running"), words, "IN-END-01")
    refuse(flying(), noted(10, 0, "final round next"), words, "IN-END-01")
    refuse(flying(), noted(7, 9, "last round"), "B connected the coasts after the final round", "IN-END-02")


@rule("IN-END-01")
def test_a_finished_position_with_coasts_that_nobody_noted() -> None:
    t = (
        begin()
        .lay("A", "desert", "d4 c3 b2 d5 c5")
        .lay("A", "swamp", "b5 e6 e7 e8 f5 g5 h5")
        .lay("A", "meadow", "f4 g3 h2 e4 e3 e2")
    )
    assert t.coasts("A") == "forest swamp meadow canyon desert mountains"
    refuse(t, lambda data: data.update(agenda=[]), "A's coasts are connected, but not noted", "IN-END-01")
