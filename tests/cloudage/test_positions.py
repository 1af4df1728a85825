"""Positions: every step can be saved and loaded again, and each kind of broken position gets its sentence."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cloudtop as ct
from cloudtop.core.state import State
from tests.cloudage.options import OPTION_SETS
from tests.cloudage.positions import Change, Data, agenda, dumped, lying, of_seat, refuse
from tests.kit import rule

# --- saving and loading ---

LIKED = {
    "garden": 6,
    "plant": 5,
    "pick": 5,
    "use": 5,
    "play": 6,
    "book": 4,
    "declare": 4,
    "return": 5,
    "top": 4,
    "done": 0.3,
}


def lively(state: State, game: ct.Game, luck: random.Random) -> None:
    """A move of a player who likes what is rare."""
    seat = state.actor()
    offer = [int(action) for action in state.options(seat)]
    if seat == ct.CHANCE:
        weights = [float(weight) for weight in state.weights()]
    else:
        verbs = [game.vocabulary.text(action).split()[0] for action in offer]
        weights = [LIKED.get(verb, 1) / verbs.count(verb) for verb in verbs]
    state.apply(seat, luck.choices(offer, weights)[0])


@rule("CA-SET-12", "CA-SET-07")
@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_every_step_can_be_saved_and_loaded(options: dict[str, Any]) -> None:
    """Each kind of agenda of two lively games."""
    game = ct.game("cloudage", **options)
    for seed in range(2):
        state, luck, seen = game.new(), random.Random(seed), set[str]()
        while not state.over():
            names = " ".join(step.name() for step in state.agenda)
            if names not in seen:
                seen.add(names)
                data = game.dump(state)
                again = game.load(data)
                assert game.dump(again) == data
                assert list(again.options(again.actor())) == list(state.options(state.actor()))
            lively(state, game, luck)
        assert game.load(game.dump(state)).over()


@rule("CA-RND-02")
@given(seed=st.integers(0, 2**40))
def test_any_change_of_an_agenda_is_harmless_or_refused(seed: int) -> None:
    """What is not refused can be played to its end, and is a table all the way."""
    luck = random.Random(seed)
    game = ct.game("cloudage", **luck.choice(OPTION_SETS))
    state = game.new()
    for _ in range(luck.randrange(300)):
        if not state.over():
            lively(state, game, luck)
    data = game.dump(state)
    for _ in range(12):
        lines = data["agenda"] + luck.sample(data["agenda"], min(1, len(data["agenda"])))
        changed = [other_numbers(line, luck) for line in luck.sample(lines, luck.randint(0, len(lines)))]
        for lines in (changed, data["agenda"][:-1], data["agenda"][1:], [*data["agenda"], *changed[:1]]):
            try:
                again = game.load({**data, "agenda": lines})
            except ct.Corrupt:
                continue
            for _ in range(60):
                assert game.audit(again) == []
                if not again.over():
                    lively(again, game, luck)


def other_numbers(line: str, luck: random.Random) -> str:
    name, *numbers = line.split()
    return " ".join([name, *[luck.choice([number] * 6 + ["0", "1", "3", "-1", "999"]) for number in numbers]])


# --- data that does not describe a table ---


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda data: data.pop("round"), "This is not a position of CloudAge: Object missing required field `round`"),
        (lambda data: data.update(moon=1), "This is not a position of CloudAge"),
        (lambda data: data.update(round=2**70), "This is not a position of CloudAge"),
        (lambda data: data["pile"].update(wreck=-1), "This is not a position of CloudAge"),
        (lambda data: data["seats"].pop(), "The position has 1 seats for 2 players"),
        (lambda data: data.update(phase="lunch"), "'lunch' is not a phase"),
        (lambda data: data.update(first="C"), "'C' has no seat at a table of 2"),
        (lambda data: data.update(boards=["1A", "2A", "3A"]), "The boards are 1 to 4 with their sides"),
        (lambda data: data.update(boards=["1", "2A", "3A", "4A"]), "The boards are 1 to 4 with their sides"),
        (lambda data: data.update(boards=["1A", "2B", "3A", "4A"]), "are not those of the options"),
        (lambda data: data.update(legacy=["L99"]), "'L99' is not a legacy tile"),
        (lambda data: data.update(legacy=["L1", "L1"]), "Each legacy tile is listed once"),
        (lambda data: data["pile"].update(castle=1), "'castle' in the pile is not one of wreck"),
        (lambda data: data["bag"].update(red=1), "'red' in the bag is not one of green"),
        (lambda data: data.update(plants={"9z9": "green"}), "'9z9' is not a space"),
        (lambda data: data.update(plants={"1b1": "red"}), "'red' is not a kind of new growth"),
        (lambda data: data.update(unseen=["c99"]), "'c99' is not a city card"),
        (lambda data: data.update(sleeves=[1, 2]), "'sleeves' has 3 numbers from 0 to 6, one for each sector"),
        (lambda data: data.update(sights=[1, 2, 17]), "'sights' has 3 numbers from 0 to 16, one for each sector"),
        (of_seat(0, hand=["wreck"]), "is not a card and the seats that have seen it"),
        (of_seat(0, place="5a1"), "'5a1' is not a space"),
        (of_seat(0, drone="moon"), "'moon' is not a place for a drone"),
        (of_seat(0, markers={"paris": 1}), "'paris' in the things of A is not one of ashbourne"),
        (of_seat(0, missions=["m13"]), "'m13' is not a mission card"),
        (of_seat(0, covered=["m01-3"]), "'m01-3' is not a mission"),
        (agenda("Dance 0"), "'Dance 0' on the agenda is not a step"),
        (agenda("Fly A"), "'Fly A' on the agenda does not have the numbers"),
        (agenda("CityAction"), "'CityAction' on the agenda does not have the numbers"),
    ],
)
def test_a_position_that_does_not_describe_a_table(change: Change, words: str) -> None:
    refuse(lying(), change, words)


# --- cards and tiles ---


@rule("CA-SET-12")
@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda data: data["pile"].update(wreck=2), "There are 4 project cards wreck; this game has 3"),
        (lambda data: data["pile"].pop("archive"), "There are 0 project cards archive; this game has 2"),
        (lambda data: data["discard"].update(flagship=3), "There are 4 project cards flagship; this game has 1"),
        (
            lambda data: data["seats"][1]["played"].update(storm_chaser=1),
            "There are 1 project cards storm_chaser; this game has 0",
        ),
    ],
)
def test_a_position_with_a_project_card_too_many_or_too_few(change: Change, words: str) -> None:
    refuse(lying(seats={"A": {"hand": ["wreck", "wreck"]}, "B": {"hand": []}}), change, words, "CA-SET-12")


@rule("CA-GEN-15")
def test_a_position_in_which_somebody_does_not_know_the_own_hand() -> None:
    table = lying(seats={"B": {"hand": ["wreck"]}})
    refuse(table, of_seat(1, hand=["wreck A"]), "B has not seen all of the own hand", "CA-GEN-15")


@rule("CA-SET-07")
@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda data: data["bag"].update(green=22), "There are 24 new growth tiles green; it must be 22"),
        (lambda data: data["bag"].pop("wilted_b"), "There are 0 new growth tiles wilted_b; it must be 6"),
        (lambda data: data["plants"].update({"1a1": "green"}), "There are 23 new growth tiles green; it must be 22"),
    ],
)
def test_a_position_with_a_new_growth_tile_too_many_or_too_few(change: Change, words: str) -> None:
    refuse(lying(seats={"A": {"tiles": "green green"}, "B": {"tiles": ""}}), change, words, "CA-SET-07")


@rule("CA-PLT-06")
def test_tiles_in_the_hand_that_plants_are_counted() -> None:
    table = lying(seats={"A": {"tiles": "green green wilted_c"}}, ask="ChooseTiles 3").do("pick green", "pick wilted_c")
    assert dumped(table)["agenda"][-1] == "ChooseTiles 0 1 4097 0" and table.game.audit(table.state) == []
    refuse(table, lambda data: data["agenda"].__setitem__(-1, "ChooseTiles 0 1 1 0"), "5 new growth tiles wilted_c")


@rule("CA-PLT-11")
def test_a_position_with_fresh_tiles_that_cannot_be() -> None:
    table = lying(seats={"A": {"tiles": "green"}})
    refuse(table, of_seat(0, fresh={"green": 2}), "A has more fresh new growth tiles than tiles", "CA-PLT-11")
    table = lying(seats={"A": {"tiles": "green"}}, ask="Fly")
    refuse(table, of_seat(0, fresh={"green": 1}), "but this is no action phase", "CA-PLT-11")


@rule("CA-GEN-06")
def test_a_position_with_new_growth_in_a_short_game() -> None:
    def give(data: Data) -> None:
        data["bag"]["green"] -= 1
        data["seats"][0]["tiles"] = {"green": 1}

    refuse(lying({"scenario": 1}), give, "A has new growth tiles, but a short game has none", "CA-GEN-06")


@rule("CA-SET-08", "CA-MIS-07")
def test_a_position_with_other_mission_cards() -> None:
    table = lying(seats={"A": {"missions": ["m03"]}, "B": {"missions": ["m04"]}})
    refuse(table, of_seat(1, missions=["m03"]), "The mission card m03 is there 2 times; there is one", "CA-SET-08")
    refuse(table, lambda data: data["missions"].pop("m05"), "The mission card m05 is there 0 times", "CA-SET-08")
    refuse(table, lambda data: data.update(bottom=["m03 AB"]), "bottom of the mission pile are not in it", "CA-MIS-07")

    def more(data: Data) -> None:
        data["missions"].pop("m05")
        data["seats"][0]["missions"].append("m05")

    refuse(table, more, "A has 2 mission cards; that is more than 1", "CA-SET-08")

    def fewer(data: Data) -> None:
        data["seats"][0]["missions"].pop()
        data["missions"]["m03"] = 1

    refuse(table, fewer, "A has 0 mission cards; that is fewer than 1", "CA-SET-08")


@rule("CA-MIS-07")
def test_a_position_with_a_mission_twice() -> None:
    """m03 and m08 both have the fight at the end."""
    table = lying({"players": 1, "extra_missions": 1}, seats={"A": {"missions": ["m03", "m05"]}})

    def change(data: Data) -> None:
        data["seats"][0].update(missions=["m03", "m08"])
        data["missions"].update(m05=1, m08=0)

    refuse(table, change, "A has the same mission twice", "CA-MIS-07")


@rule("CA-SS-01")
def test_a_short_game_has_no_board_4() -> None:
    table = lying({"scenario": 1})
    assert dumped(table)["boards"] == ["1A", "2A", "3A"]
    refuse(table, lambda data: data["boards"].append("4A"), "The boards are 1 to 3 with their sides", "CA-SS-01")


@rule("CA-MIS-04", "CA-SOL-20")
@pytest.mark.parametrize("covered", [["m01-1"], [], ["m03-1"], ["m03-1", "m03-1"], ["m03-1", "m03-2", "m04-1"]])
def test_a_position_that_covers_other_missions(covered: list[str]) -> None:
    table = lying({"players": 1, "extra_missions": 2}, seats={"A": {"missions": ["m03", "m04", "m07"]}})
    refuse(table, of_seat(0, covered=covered), "covers own missions, each once and one fewer", "CA-MIS-04")


# --- sleeves and navigation cards ---


@rule("CA-SET-06", "CA-COL-06")
@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda data: data.update(sleeves=[1, 1, 2]), "Three different sleeves lie in the sectors"),
        (lambda data: data.update(sleeves=[1, 2, 0]), "Three different sleeves lie in the sectors"),
        (lambda data: data.update(left=[9, 8, 8]), "The sleeve of sector 1 has 9 cards; it has 8 at most"),
        (lambda data: data.update(left=[8, 7, 8]), "0 city cards have been seen, but 1 were taken"),
        (lambda data: data["unseen"].pop(), "1 city cards have been seen, but 0 were taken"),
    ],
)
def test_a_position_with_other_sleeves(change: Change, words: str) -> None:
    refuse(lying(), change, words)


@rule("CA-CTY-08")
def test_a_position_in_which_something_else_is_seen() -> None:
    table = lying(left=[8, 8, 0])
    assert dumped(table)["sights"][2] == 0
    words = "Of a card in sector 3 something is seen, and else nothing"
    refuse(table, lambda data: data["sights"].__setitem__(2, 4), words, "CA-CTY-08")
    refuse(table, lambda data: data["sights"].__setitem__(0, 0), "Of a card in sector 1", "CA-CTY-08")

    def nobody(data: Data) -> None:
        """All cards are gone that look like this."""
        box = table.state.box
        seen = [n for n in range(39) if box.sight[n * 6 + table.state.sleeve[0]] == data["sights"][0] - 1]
        data["left"] = [8, 8, 8 - len(seen)]
        data["unseen"] = [f"c{n + 1:02d}" for n in range(39) if n not in seen]
        data["sights"][2] = 1

    refuse(lying(), nobody, "is of no city card that may lie there", "CA-CTY-08")


@rule("CA-COL-06", "CA-BON-02", "CA-CRD-20")
def test_a_position_with_other_navigation_cards() -> None:
    refuse(
        lying(), of_seat(0, spent={"4": 1}), "The players have 1 navigation cards of value 4; there are 0", "CA-COL-06"
    )
    refuse(lying(), of_seat(0, deck={"1": 3}), "The players have 10 navigation cards; there must be 14", "CA-BON-02")
    table = lying(seats={"A": {"played": "parrot", "deck": "0 1 1 1 2 2 3 4", "top": 4}})
    assert dumped(table)["left"] == [7, 8, 8]
    refuse(table, of_seat(0, top=9), "A cannot know the card on top", "CA-CRD-20")
    refuse(lying(), of_seat(0, top=2), "A cannot know the card on top", "CA-CRD-20")


# --- the map ---


@rule("CA-SET-13", "CA-LEG-22")
def test_a_position_with_other_legacy_tiles() -> None:
    refuse(
        lying(), lambda data: data.update(legacy=["L1", "L2", "L5", "L6"]), "The legacy tiles L2 are not", "CA-SET-13"
    )
    refuse(lying(), lambda data: data.update(legacy=["L1", "L5"]), "The legacy tiles L6 are missing", "CA-SET-13")
    weapons = lying({"scenario": 3}, legacy=["L1", "L2", "L5", "L7", "L9", "L15"])
    assert [step.name() for step in weapons.state.agenda][-1] == "CityAction"
    refuse(weapons, lambda data: data["legacy"].remove("L15"), "are missing", "CA-SET-13")


@rule("CA-SET-01")
def test_a_position_with_the_wrong_side_of_board_1() -> None:
    table = lying({"players": 4, "boards": "random"}, boards=["1B", "2A", "3B", "4A"])
    refuse(table, lambda data: data["boards"].__setitem__(0, "1A"), "does not show the side for 4 players", "CA-SET-01")


@rule("CA-PLT-15", "CA-PLT-09")
@pytest.mark.parametrize(
    ("space", "kind", "words"),
    [
        ("1a3", "green", "Nothing can be planted on 1a3"),
        ("1c1", "green", "Nothing can be planted on 1c1"),
        ("1a1", "wilted_a", "The tile on 1a1 is wilted"),
    ],
)
def test_a_position_with_new_growth_where_it_cannot_be(space: str, kind: str, words: str) -> None:
    def plant(data: Data) -> None:
        data["bag"][kind] -= 1
        data["plants"][space] = kind

    refuse(lying(), plant, words)


@rule("CA-MOV-08", "CA-MOV-11", "CA-MOV-12")
@pytest.mark.parametrize(
    ("places", "words", "id"),
    [
        (("1a1", "1a3"), "A's airship is on 1a1, which is no city", "CA-MOV-08"),
        (("1c1", "1c1"), "B's airship is on 1c1, where another one is", "CA-MOV-11"),
        (("L7", "1a3"), "A's airship is on L7, which is not a space of this map", "CA-MOV-12"),
    ],
)
def test_a_position_with_airships_where_they_cannot_be(places: tuple[str, str], words: str, id: str) -> None:
    def fly(data: Data) -> None:
        for seat, place in zip(data["seats"], places):
            seat["place"] = place

    refuse(lying(), fly, words, id)


@rule("CA-SS-07", "CA-MOV-10")
def test_airships_share_the_start_and_fly_over_each_other() -> None:
    flying = lying(seats={"B": {"place": "1c1"}, "A": {"course": 3}}, ask="Fly")
    assert dumped(flying)["seats"][0]["place"] == "1a3"
    data = dumped(flying)
    data["seats"][0]["place"] = "1c1"
    assert flying.game.load(data).actor() == 0


@rule("CA-MRK-01", "CA-RND-01")
def test_a_position_with_a_marker_too_many() -> None:
    words = "A has 3 markers in cities; by now it can be 2"
    table = lying(ask="Fly", seats={"A": {"markers": "whika whika", "course": 3}})
    refuse(table, of_seat(0, markers={"whika": 3}), words, "CA-MRK-01")
    assert lying(seats={"A": {"markers": "whika whika drywell"}}).step() == "CityAction"
    over = lying(over=True, round=8, seats={"A": {"markers": {"whika": 8}}})
    refuse(over, of_seat(0, markers={"whika": 9}), "A has 9 markers in cities; by now it can be 8", "CA-MRK-01")


@rule("CA-MRK-01", "CA-SS-01")
def test_a_position_with_a_marker_off_the_map() -> None:
    words = "A has a marker in nefaria, which is not on this map"
    refuse(lying({"scenario": 1}), of_seat(0, markers={"nefaria": 1}), words, "CA-MRK-01")


# --- players ---


@rule("CA-UPG-01", "CA-UPG-02", "CA-PRD-13", "CA-BRD-02", "CA-NAV-02", "CA-GEN-12", "CA-SOL-09", "CA-END-01")
@pytest.mark.parametrize(
    ("changes", "words", "id"),
    [
        ({"upgrades": {"movement": 4}}, "A has 4 movement upgrades of 3", "CA-UPG-01"),
        ({"upgrades": {"combat": 5}}, "A has 5 combat upgrades of 4", "CA-UPG-01"),
        ({"level": 11}, "A's production level is 11; it ends at 10", "CA-PRD-13"),
        ({"resources": {"energy": 21}}, "A has 21 energy; the track ends at 20", "CA-BRD-02"),
        ({"course": 5}, "A's navigation cards are 5 and 0, which cannot be", "CA-NAV-02"),
        ({"course": 2, "lower": 3}, "A's navigation cards are 2 and 3, which cannot be", "CA-NAV-02"),
        ({"course": 2, "lower": 1}, "A has no lower navigation card to use now", "CA-NAV-02"),
        ({"points": {"spent": 3}}, "A's points are gained on every line but 'spent'", "CA-GEN-12"),
        ({"points": {"fights": -3}}, "A's points are gained on every line but 'spent'", "CA-GEN-12"),
        ({"points": {"solo": 2}}, "A has points of the solo board, but does not play alone", "CA-SOL-09"),
        ({"tie": 2}, "A has held a fight of the end of the game, which is not reached", "CA-END-01"),
    ],
)
def test_a_position_with_what_a_player_cannot_have(changes: Data, words: str, id: str) -> None:
    refuse(lying({"energy_track": 20}), of_seat(0, **changes), words, id)


@rule("CA-UPG-02")
def test_a_position_with_a_planting_upgrade_in_a_short_game() -> None:
    table = lying({"scenario": 1})
    refuse(table, of_seat(0, upgrades={"planting": 1}), "A has 1 planting upgrades of 0", "CA-UPG-01")


@rule("CA-COL-03", "CA-COL-04", "CA-ACT-05")
@pytest.mark.parametrize(
    ("drones", "words"),
    [
        (("1-metal", "1-metal"), "Two drones are on the same space"),
        (("1-metal", "2-metal"), "All drones are in one sector"),
        (("", "build"), "B's drone is where it cannot be"),
        (("L14", ""), "A's drone is where it cannot be"),
    ],
)
def test_a_position_with_drones_where_they_cannot_be(drones: tuple[str, str], words: str) -> None:
    def send(data: Data) -> None:
        for seat, drone in zip(data["seats"], drones):
            seat["drone"] = drone

    refuse(lying(), send, words)


@rule("CA-ACT-05")
def test_a_position_with_a_drone_out_of_the_action_phase() -> None:
    refuse(lying(ask="Fly"), of_seat(0, drone="1-metal"), "Drones are in the loading dock but for", "CA-ACT-05")


@rule("CA-LEG-11", "CA-LEG-17")
def test_the_garden_in_a_fight_can_be_saved_and_loaded() -> None:
    table = lying({"legacy": ["L5", "L14"]}, seats={"A": {"tiles": "green", "markers": {"whitehaven": 1}}})
    data = dumped(table.do("use L14", "garden"))
    assert (table.step(), table.game.dump(table.game.load(data))) == ("ChooseTiles", data)
    refuse(table, agenda(*data["agenda"][:-2], "Fight 0 2 5 9 0", data["agenda"][-1]), "is not one of a game")


# --- rounds and agendas ---


@rule("CA-RND-01", "CA-PRD-02", "CA-STO-07", "CA-PLT-03")
@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda data: data.update(round=9), "This cannot be round 9 of 8 in this phase"),
        (lambda data: data.update(round=0), "This cannot be round 0 of 8 in this phase"),
        (lambda data: data.update(phase="end"), "This cannot be round 3 of 8 in this phase"),
        (lambda data: data.update(first="B"), "The start player of round 3 is A, not B"),
        (lambda data: data.update(first=""), "There is no start player"),
        (lambda data: data.update(turned=False), "The scenario card is turned over after the first book"),
        (lambda data: data.update(active="B"), "The active player is not the one whose city action is pending"),
        (lambda data: data.update(active=""), "The active player is not the one whose city action is pending"),
        (lambda data: data.update(planted=41), "In this city action 41 tiles cannot have been planted"),
    ],
)
def test_a_position_of_a_round_that_cannot_be(change: Change, words: str) -> None:
    refuse(lying(), change, words)


FIGHT = ["Round 4", "ActionPhase 0", "TakeOff 1", "PutMarker 0"]


@rule("CA-RND-02", "CA-CBT-15")
@pytest.mark.parametrize(
    "lines",
    [
        [],
        ["CityAction 0"],
        ["Round 5", "ActionPhase 1", "EndAction 0", "CityAction 0"],
        ["Round 4", "ActionPhase 2", "EndAction 0", "CityAction 0"],
        ["Round 4", "ActionPhase 1", "EndAction 0", "CityAction 1"],
        ["Round 4", "ActionPhase 1", "EndAction 0", "CityAction 0", "CityAction 0"],
        ["Round 4", "ActionPhase 1", "EndAction 0", "CityAction 0", "SoloBoard 0"],
        ["Round 4", "ActionPhase 1", "EndAction 0", "BuildAction 7 1 0"],
        ["Round 4", "ActionPhase 1", "EndAction 0", "BuildAction 1 1 0", "BuildAction 0 0 0"],
        ["Round 4", "ActionPhase 1", "EndAction 0", "PayCards 0 1"],
        ["Round 4", "ActionPhase 1", "EndAction 0", "ReturnTile 0 2"],
        ["Round 4", "ActionPhase 1", "EndAction 0", "TakeCityCard 0 1 0"],
        ["Round 4", "ActionPhase 1", "EndAction 0", "Region 0 3 0"],
        ["Round 4", "ActionPhase 1", "EndAction 0", "EffectChoice 0 15 1 2"],
        ["Round 4", "ActionPhase 1", "EndAction 0", "GrowthChoice 0 0"],
        ["Round 4", "ActionPhase 1", "EndAction 0", "Dismantle 0"],
        ["Round 4", "ActionPhase 1", "EndAction 0", "Fight 0 2 5 0 0", "Orchard 0"],
        FIGHT,
        ["Round 1", "KeepCards"],
        ["TieBreak"],
    ],
    ids=", ".join,
)
def test_a_city_action_with_an_agenda_that_cannot_be(lines: list[str]) -> None:
    refuse(lying(seats={"A": {"tiles": "green", "hand": []}}), agenda(*lines), "is not one of a game")


@rule("CA-CBT-05", "CA-CBT-15")
@pytest.mark.parametrize(
    "lines",
    [
        ["Fight 0 0 2 0 0"],
        ["CityReward 1", "Fight 0 0 2 0 0"],
        ["BookReward 0", "Fight 0 0 2 0 0"],
        ["CityReward 0", "Fight 0 0 3 0 0"],
        ["CityReward 0", "Fight 0 0 2 5 0"],
        ["CityReward 0", "Fight 0 9 2 0 0"],
        ["CityReward 0", f"Fight 0 0 2 0 {32**5}"],
        ["CityReward 0", "Fight 0 0 2 0 0", "Fight 0 0 2 0 0"],
        ["CityReward 0", "Fight 0 0 2 0 0", "DrawProject 0 1"],
        ["Visit 0", "Fly 0 9 0 0 0"],
        ["Visit 0", "Fly 0 1 0 0 0", "Fly 0 1 0 0 0"],
        ["Visit 0", "Fly 0 1 0 0 0", "Toll 0"],
    ],
    ids=", ".join,
)
def test_a_fight_with_an_agenda_that_cannot_be(lines: list[str]) -> None:
    table = lying(ask="Fight", seats={"A": {"place": "1c1"}})
    assert dumped(table)["agenda"] == [*FIGHT, "CityReward 0", "Fight 0 0 2 0 0"]
    refuse(table, agenda(*FIGHT, *lines), "is not one of a game")
