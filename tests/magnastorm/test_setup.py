"""Set-up before anybody decides: boards, commanders, objectives, crew, cubes, and what each player begins with."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import cloudtop as ct
from cloudtop.games.magnastorm.actions import COMMANDER_NAMES, OBJECTIVE_NAMES
from tests.kit import rule
from tests.magnastorm.kit import Table, begin, set_up

SIZES = [2, 3, 4]
ADMINISTRATIVE, RESEARCH = COMMANDER_NAMES[:8], COMMANDER_NAMES[8:]


def spaces(view: dict[str, Any]) -> list[dict[str, Any]]:
    return [space for area in view["areas"] for space in area["spaces"]]


def commanders(view: dict[str, Any], kind: str) -> list[str]:
    """The tiles of a kind (`columns` or `research`), from the left."""
    return [place["commander"] for place in view[kind] if place["commander"]]


def chances(table: Table) -> list[int]:
    return [int(weight) for weight in table.state.weights()]


# --- players and boards ---


@rule("MS-GEN-01")
@pytest.mark.parametrize("players", [1, 5])
def test_nobody_plays_alone_or_with_five(players: int) -> None:
    with pytest.raises(ct.BadOptions) as e:
        ct.game("magnastorm", players=players)
    assert e.value.rule == "MS-GEN-01"


@rule("MS-SET-25", "MS-SPL-01")
@pytest.mark.parametrize("players", SIZES)
def test_every_player_has_a_colour_of_their_own(players: int) -> None:
    view = begin(players).view()
    assert [seat["seat"] for seat in view["seats"]] == list("ABCD"[:players])
    assert [scout["seat"] for scout in view["scouts"]] == list("ABCD"[:players])


def turned(line: str) -> str:
    """A move of 3 players when everybody sits one seat further on."""
    verb, *words = line.split()
    if verb in ("crew", "cube", "hand", "draw", "trade"):
        on = str.maketrans("ABC", "BCA")
        words = [word if word in ("yellow", "black") else word.translate(on) for word in words]
        if verb == "trade":
            words[0] = "".join(sorted(words[0]))
        if verb == "crew" and line.endswith("yellow"):
            words = line.split()[1:]
    return " ".join([verb, *words])


@rule("MS-GEN-03")
@pytest.mark.parametrize("seed", [1, 2])
def test_no_colour_plays_differently_from_another(seed: int) -> None:
    one, other = begin(3, "A"), begin(3, "B")
    rng = ct.Rng(seed)
    while not one.state.over():
        offer = one.offer()
        assert {turned(line) for line in offer} == set(other.offer())
        line = offer[rng.below(len(offer))]
        one.do(line)
        other.do(turned(line))
    assert [one.rep(seat) for seat in "ABC"] == [other.rep(seat) for seat in "BCA"]
    assert one.winners() == ["CAB"["ABC".index(seat)] for seat in other.winners()]


@rule("MS-GEN-04", "MS-SET-01", "MS-SET-07", "MS-SET-11")
@pytest.mark.parametrize(("players", "fields", "tracks", "panel"), [(2, 42, 3, 20), (3, 42, 3, 20), (4, 54, 4, 25)])
def test_boards_show_the_side_for_the_number_of_players(players: int, fields: int, tracks: int, panel: int) -> None:
    view = begin(players).view()
    assert (len(spaces(view)), len(view["research"]), len(view["panel"])) == (fields, tracks, panel)
    assert any(space["colour"] == "turquoise" for space in spaces(view)) == (players == 4)
    assert any(space["bonus"] in ("order", "turquoise") for space in view["panel"]) == (players == 4)


@rule("MS-SET-02", "MS-SET-03", "MS-SPL-05")
@pytest.mark.parametrize("players", SIZES)
@pytest.mark.parametrize(("start", "sector"), [(1, 1), (2, 4)])
def test_all_scout_runners_begin_in_the_starting_area_on_no_space(players: int, start: int, sector: int) -> None:
    view = set_up(players, start=start).until("TakeTurn").view()
    home = next(area for area in view["areas"] if area["start"] == start)
    assert home["sector"] == sector
    assert {(scout["area"], scout["space"]) for scout in view["scouts"]} == {(home["area"], None)}


@rule("MS-SET-03")
def test_starting_area_1_is_what_nobody_has_to_ask_for() -> None:
    assert ct.game("magnastorm").options["start"] == 1


@rule("MS-SET-04")
def test_the_centre_tile_shows_the_face_of_the_starting_area() -> None:
    one, two = begin(start=1).view(), begin(start=2).view()
    assert (one["start"], two["start"]) == (1, 2)
    assert one["income"] == two["income"][::-1] != one["income"][::-1]


@rule("MS-SET-05", "MS-SET-06")
@pytest.mark.parametrize(("start", "quiet"), [(1, [1, 2, 3]), (2, [4, 5, 6])])
def test_the_game_begins_in_round_1_with_three_neighbouring_quiet_sectors(start: int, quiet: list[int]) -> None:
    view = begin(start=start).view()
    assert (view["round"], view["quiet"]) == (1, quiet)


# --- commanders ---


@rule("MS-SET-09", "MS-SET-10", "MS-SET-13", "MS-SET-14", "MS-SET-20")
@pytest.mark.parametrize(("players", "places"), [(2, 3), (3, 3), (4, 4)])
def test_commanders_stand_above_columns_and_research_areas(players: int, places: int) -> None:
    view = begin(players).view()
    above, ahead = commanders(view, "columns"), commanders(view, "research")
    assert (len(set(above)), len(set(ahead))) == (places, places)
    assert set(above) <= set(ADMINISTRATIVE)
    assert set(ahead) <= set(RESEARCH)
    assert len(view["columns"]) == places + 1


@rule("MS-SET-09", "MS-SET-13")
def test_commanders_are_drawn_at_random() -> None:
    t = set_up(4)
    assert (t.actor(), t.offer(), chances(t)) == ("chance", [f"commander {name}" for name in ADMINISTRATIVE], [1] * 8)
    t.do("commander 07", "commander 01", "commander 08", "commander 02")
    assert (t.actor(), t.offer(), chances(t)) == ("chance", [f"commander {name}" for name in RESEARCH], [1] * 8)
    t.do("commander 18", "commander 11", "commander 13", "commander 12")
    assert commanders(t.view(), "columns") == ["07", "01", "08", "02"]
    assert commanders(t.view(), "research") == ["18", "11", "13", "12"]


@rule("MS-SET-09", "MS-SET-13")
@pytest.mark.parametrize(("players", "places"), [(2, 3), (3, 3), (4, 4)])
def test_a_commander_is_drawn_once_and_in_the_right_place(players: int, places: int) -> None:
    t = set_up(players).do("commander 03")
    assert t.why("commander 03", "chance") == t.why("commander 11", "chance") == "MS-SET-13"
    t.do(*[f"commander {name}" for name in ADMINISTRATIVE if name != "03"][: places - 1])
    assert t.why("commander 08", "chance") == "MS-SET-09"


@rule("MS-SET-12")
@pytest.mark.parametrize("players", SIZES)
def test_the_first_player_token_is_above_column_1(players: int) -> None:
    columns = begin(players).view()["columns"]
    assert [column["kind"] for column in columns] == ["token"] + ["commander"] * (len(columns) - 1)


@rule("MS-SET-15", "MS-SET-20", "MS-SET-23")
@pytest.mark.parametrize("players", SIZES)
def test_what_was_not_drawn_is_out_of_the_game(players: int) -> None:
    t = begin(players)
    cards = [*commanders(t.view(), "columns"), *commanders(t.view(), "research")]
    objectives = [o["card"] for o in t.view()["objectives"]]
    rng = ct.Rng(players)
    while not t.state.over():
        ct.play_randomly(t.state, rng, 40)
        view = t.view()
        assert [*commanders(view, "columns"), *commanders(view, "research")] == cards
        assert {name for seat in view["seats"] for name in seat["commanders"]} <= set(cards)
        assert [o["card"] for o in view["objectives"]] == objectives


# --- crew on the panels ---


@rule("MS-SET-16", "MS-SET-17", "MS-SET-18", "MS-SET-19")
@pytest.mark.parametrize(("players", "columns"), [(2, "abcd"), (3, "abcd"), (4, "abcde")])
def test_three_neutral_crew_members_on_top_of_every_column(players: int, columns: str) -> None:
    panel = set_up(players).view()["panel"]
    filled = {space["panel"]: space["upper"] for space in panel if space["upper"]}
    assert filled == {f"{column}{row}": ["yellow"] for column in columns for row in (1, 2, 3)}
    assert [space["lower"] for space in panel if space["lower"]] == []


@rule("MS-SET-14", "MS-SET-18")
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize(("line", "why"), [("take e", "MS-SET-14"), ("gain e3", "MS-SET-18"), ("move e3", "MS-SET-18")])
def test_ms_q_01_the_fifth_column_is_not_used_with_2_or_3_players(players: int, line: str, why: str) -> None:
    """MS-Q-01: neither the commander space nor the spaces of the panels."""
    assert begin(players).why(line) == why


@rule("MS-SET-11")
@pytest.mark.parametrize("players", SIZES)
def test_ms_q_02_the_panels_have_five_rows_with_any_number_of_players(players: int) -> None:
    """MS-Q-02."""
    assert {space["panel"][1] for space in begin(players).view()["panel"]} == set("12345")


# --- objectives ---


@rule("MS-SET-21", "MS-SET-22", "MS-SET-23")
@pytest.mark.parametrize("players", SIZES)
def test_two_objectives_of_each_kind_are_drawn_at_random(players: int) -> None:
    t = set_up(players).until("Objectives")
    assert (t.actor(), t.offer(), chances(t)) == ("chance", [f"objective {c}" for c in OBJECTIVE_NAMES[:4]], [1] * 4)
    t.do("objective research_3")
    assert t.why("objective research_3", "chance") == t.why("objective sector_1", "chance") == "MS-SET-21"
    t.do("objective research_1")
    assert t.why("objective research_2", "chance") == "MS-SET-22"
    assert t.offer() == [f"objective {c}" for c in OBJECTIVE_NAMES[4:]]
    t.do("objective sector_4", "objective sector_2")
    assert [o["card"] for o in t.view()["objectives"]] == ["research_3", "research_1", "sector_4", "sector_2"]
    assert t.step() == "StartingCrew"


@rule("MS-SET-08")
@pytest.mark.parametrize(("players", "values"), [(2, [4, 2]), (3, [4, 3, 2]), (4, [5, 4, 3, 2])])
def test_ms_q_88_with_2_players_the_second_takes_the_space_below_the_3(players: int, values: list[int]) -> None:
    """MS-Q-88, MS-Q-12: the 3 lies between the two that are left, and there is a space for everybody."""
    t = begin(players, objectives=["research_1"])
    for seat in "ABCD"[:players]:
        t.levels(seat, red=4).until("TakeTurn", seat).do(f"gain {seat.lower()}5")
        t.until("FulfilObjective", seat).do("fulfil 1")
    assert [t.rep(seat) for seat in "ABCD"[:players]] == values
    assert {o["covered"] for o in t.view()["objectives"]} == ({3} if players == 2 else {None})


# --- cubes ---


@rule("MS-SET-26")
def test_ms_ex_01_the_bag_of_4_players() -> None:
    """MS-EX-01."""
    bag = set_up(4).view()["bag"]
    assert bag == {"black": 25, "yellow": 3, "A": 3, "B": 3, "C": 3, "D": 3}
    assert sum(bag.values()) == 40


@rule("MS-SET-26", "MS-SET-27", "MS-SPL-03", "MS-GEN-05")
@pytest.mark.parametrize(("players", "cubes"), [(2, 34), (3, 37), (4, 40)])
def test_bag_supply_and_two_cubes_each(players: int, cubes: int) -> None:
    t = set_up(players)
    seats = "ABCD"[:players]
    assert sum(t.view()["bag"].values()) == cubes
    assert t.view()["supply"] == {"yellow": 22, **dict.fromkeys(seats, 22 - 2)}
    assert [t.cubes(seat) for seat in seats] == [f"{seat} {seat}" for seat in seats]


@rule("MS-SET-28", "MS-GEN-05")
def test_ms_q_76_a_colour_that_nobody_plays_can_never_be_gained() -> None:
    """MS-Q-76: not as a cube of any colour, not from the bag, not by an exchange."""
    t = begin().upper(a="yellow", b="yellow").turn("A").give("A", "yellow A A A").do("take a", "put a5", "level blue")
    assert t.step() == "ChooseCube"
    assert t.why("cube C") == "MS-SET-28"
    assert t.do("exchange").why("trade AAA C") == "MS-EXC-01"
    t = begin().do("gain a4", "crew a-yellow")
    assert t.why("draw C", "chance") == "MS-BAG-01"


@rule("MS-SET-29")
def test_ms_q_73_artifact_cards_do_nothing_in_the_basic_game() -> None:
    """MS-Q-73: unless all players own two of them."""
    plain, rich = begin(), begin(artifacts={"A": ["115", "230", "1"], "B": ["2"]})
    assert rich.game.dump(rich.state) == plain.game.dump(plain.state)
    assert [(seat["artifacts"], seat["won"]) for seat in plain.view()["seats"]] == [([], None), ([], None)]
    assert set_up(artifacts={"A": ["115", "1"], "B": ["2", "3"]}).until("Artifacts").actor() == "chance"


# --- player boards ---


@rule("MS-SPL-01", "MS-SPL-02", "MS-SPL-06", "MS-SPL-07")
@pytest.mark.parametrize(("players", "tracks"), [(2, 3), (3, 3), (4, 4)])
def test_what_every_player_begins_with(players: int, tracks: int) -> None:
    view = set_up(players).view()
    for seat in view["seats"]:
        assert (seat["labs"], seat["dishes"], seat["crew"]) == ([True] * 10, [True] * 3, 5)
        assert (seat["reputation"], seat["commanders"]) == (0, [])
    assert [track["markers"] for track in view["research"]] == [dict.fromkeys("ABCD"[:players], 0)] * tracks


@rule("MS-SPL-04")
@pytest.mark.parametrize("seat", [0, 1, ct.SPECTATOR])
def test_ms_q_08_everybody_sees_everybodys_cubes(seat: int) -> None:
    """MS-Q-08."""
    t = begin(3).give("B", "yellow A B B")
    seen = msgspec.to_builtins(t.game.view(t.game.veil(t.state, seat), seat))
    assert seen["seats"][1]["cubes"] == {"yellow": 1, "A": 1, "B": 2, "C": 0}


@rule("MS-SPL-08")
def test_every_player_has_a_place_in_turn_order() -> None:
    view = begin(4, "C").view()
    assert view["order"] == ["C", "D", "A", "B"]
    assert [seat["position"] for seat in view["seats"]] == [3, 4, 1, 2]


@rule("MS-SPL-10")
def test_ms_q_77_nobody_runs_out_of_markers() -> None:
    """MS-Q-77: all four commanders and all four objectives of one player."""
    t = begin(4, commanders=["02", "03", "07", "08"], objectives=["research_1", "research_2", "sector_2", "sector_3"])
    t.hold("A", "02", "07", "08").upper(c="yellow", d="yellow " * 15)
    t.labs("A", "1a1", "1a2", "1c1", "1c2", "2a1", "2b1", "3a1", "4a1").levels("A", red=4, green=2, blue=2)
    t.give("A", "yellow").turn("A").do("take c", "put a1", "fulfil 1", "level red")
    for slot in (2, 4, 3):
        t.until("TakeTurn", "A").until("FulfilObjective", "A").do(f"fulfil {slot}").until("TakeTurn")
    assert t.view()["seats"][0]["commanders"] == ["02", "03", "07", "08"]
    assert [o["spaces"][0]["seat"] for o in t.view()["objectives"]] == ["A"] * 4
