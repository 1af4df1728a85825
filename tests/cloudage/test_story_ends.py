"""The end of a chapter: the goal of all players, the last story card, and what is active from then on."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

import cloudtop as ct
from cloudtop.games.cloudage.actions import SPACE_NAMES
from tests.cloudage.kit import Table
from tests.cloudage.story_kit import at, book, campaign, chapter, laid, last_row, numbers, over, weakened
from tests.kit import rule
from tests.kit.packs import changed
from tests.table.kit import refused


def met(t: Table, **parts: int) -> Table:
    """So much of the goal of the players is reached."""
    for n in range(parts.get("markers", 0)):
        t.marker("AB"[n % 2], "nefaria")
    soil = [space for space in range(100) if t.state.land.soil[space] > 0]
    t.plant(*[SPACE_NAMES[space] for space in soil[: parts.get("plants", 0)]])
    return t


# Chapter, what two players reach together, and the card that is read at the end.
GOALS = [
    ("v1-2", {"markers": 4}, 18), ("v1-2", {"markers": 3}, 19), ("v2-1", {"markers": 4}, 18), ("v2-1", {"markers": 3}, 19),
    ("v1-3", {"plants": 6}, 23), ("v1-3", {"plants": 5}, 24), ("v2-2", {"plants": 6}, 23), ("v2-2", {"plants": 5}, 24),
    ("v1-5a", {"plants": 8}, 33), ("v1-5a", {"plants": 7}, 34), ("v2-4a", {"plants": 8}, 33), ("v2-4a", {"plants": 7}, 34),
    ("v1-1", {}, 14), ("v1-4", {}, 29), ("v2-3", {}, 29),
]  # fmt: skip


@rule("CA-CAM-13", "CA-STO-02", "CA-CON-60")
@pytest.mark.parametrize(("name", "reach", "card"), GOALS)
def test_the_goal_of_all_players_decides_which_card_ends_the_chapter(
    name: str, reach: dict[str, int], card: int
) -> None:
    t = over(met(chapter(name), **reach), 80, 70)
    assert (last_row(t)["read"][-1], campaign(t)["turned"], t.state.over()) == (card, True, True)


@rule("CA-CAM-13")
@pytest.mark.parametrize(("players", "need"), [(1, 2), (3, 6), (4, 8)])
def test_a_goal_grows_with_the_players(players: int, need: int) -> None:
    assert campaign(chapter("v2-1", players))["goal"]["need"] == {"markers": need}


@rule("CA-CAM-13")
@pytest.mark.parametrize(("players", "need"), [(1, 3), (2, 7), (4, 8)])
def test_a_goal_may_be_told_by_number_of_players(players: int, need: int) -> None:
    box = tomllib.loads((Path(__file__).parent / "pack.toml").read_text("utf-8"))
    goal = {"markers": [3, 7, 11, 8]}
    game = ct.game("cloudage", players=players, campaign=[], pack=changed(box, ("story", "18", "goal", goal)))
    assert game.seen(game.new(), 0).campaign.goal.need == {"markers": need}  # type: ignore[attr-defined]
    with refused(ct.BadContent, "The goal of story card 18 is for each player, or for 1, 2, 3 and 4 (CA-CAM-13)."):
        ct.game("cloudage", campaign=[], pack=changed(box, ("story", "18", "goal", {"markers": [3, 7]})))


@rule("CA-CAM-13")
def test_markers_on_boards_1_and_2_do_not_count_for_the_goal() -> None:
    t = chapter("v2-1").marker("A", "promise", "whika", "drywell", "nefaria")
    assert campaign(t)["goal"] == {"card": 18, "reached": False, "need": {"markers": 4}, "now": {"markers": 1}}


@rule("CA-CAM-13", "CA-LEG-22")
def test_a_weapon_system_that_left_reaches_the_goal_of_chapter_5a_too() -> None:
    t = book(chapter("v1-5a"), 31).at("A", "1c2")
    t.ask("Dismantle 0").do("dismantle L9")
    assert last_row(over(t, 80, 70))["read"] == [30, 31, 33]


@rule("CA-CAM-13")
@pytest.mark.parametrize(("level", "card"), [(8, 38), (7, 39)])
def test_the_goal_of_chapter_5b_are_missions_at_their_highest_step(level: int, card: int) -> None:
    """m01 asks for production 8; the others are covered or missed."""
    t = chapter("v1-5b")
    for seat in "AB":
        player = t.player(seat)
        player.missions, player.covered = type(player.missions)([0]), type(player.covered)([1])
    t.level("A", 8).level("B", level)
    assert last_row(over(t, 80, 70))["read"][-1] == card


@rule("CA-CAM-13", "CA-LEG-16")
@pytest.mark.parametrize(("removed", "card"), [("L8 L9", 43), ("L8", 44)])
def test_the_goal_of_chapter_6_are_two_weapon_systems_at_most(removed: str, card: int) -> None:
    """Active: L8, L9, L10, L11."""
    t = chapter("v1-6")
    for tile in removed.split():
        t.ask("Dismantle 0").do(f"dismantle {tile}")
    assert campaign(t)["goal"]["now"] == {"weapons": 4 - len(removed.split())}
    row = last_row(over(t, 80, 70))
    assert (row["read"][-1], row["removed"]) == (card, removed.split())


@rule("CA-STO-12", "CA-CAM-13")
@pytest.mark.parametrize("card", [47, 48])
def test_the_last_chapter_ends_with_the_card_that_was_decided_on(card: int) -> None:
    t = over(at(card), 80, 70)
    assert last_row(t)["read"] == [46, card]


# --- what is active from now on ---

ACTIVE = [
    # chapter after which, the cards read in it, project numbers then, legacy tiles that are new
    ("v1-1", [11, 12, 14], {0, 1}, {"L4"}),
    ("v1-1", [11, 13, 14], {0, 1}, {"L1"}),
    ("v1-2", [15, 16, 18], {0, 1, 2, 3}, {"L1", "L2"}),
    ("v1-2", [15, 17, 19], {0, 1, 2, 3}, {"L3"}),
    ("v2-1", [11, 13, 14, 15, 17, 18], {0, 1, 2, 3}, {"L1", "L3", "L4"}),
    ("v2-1", [11, 13, 14, 15, 17, 19], {0, 1, 2, 3}, {"L1", "L3"}),
    ("v1-3", [20, 21, 23], {0, 1, 2, 3, 4}, {"L5", "L6", "L7"}),
    ("v1-3", [20, 22, 23], {0, 1, 2, 3, 4}, {"L5", "L6", "L7"}),
    ("v1-3", [20, 22, 24], {0, 1, 2, 3, 4}, {"L6", "L7"}),
    ("v1-4", [25, 26, 28, 29], {0, 1, 2, 3, 4, 5}, {"L8", "L9"}),
    ("v1-4", [25, 27, 28, 29], {0, 1, 2, 3, 4, 6}, {"L8", "L9"}),
    ("v1-5a", [30, 31, 33], {0, 1, 2, 3, 4, 5}, {"L15"}),
    ("v1-5a", [30, 32, 34], {0, 1, 2, 3, 4, 5}, {"L10", "L14"}),
    ("v1-5b", [35, 36, 38], {0, 1, 2, 3, 4, 5, 6, 7}, {"L11", "L14"}),
    ("v1-5b", [35, 37, 39], {0, 1, 2, 3, 4, 5, 7}, {"L11", "L12", "L14"}),
    ("v1-6", [40, 41, 43], {0, 1, 2, 3, 4, 5, 6, 7, 8}, set()),
    ("v1-6", [40, 42, 44], {0, 1, 2, 3, 4, 5, 6, 7, 8}, {"L13"}),
]
NEXT = {"v1": ["1", "2", "3", "4", "5a", "5b", "6", "7"], "v2": ["1", "2"]}


@rule("CA-PRE-01", "CA-PRE-02", "CA-PRE-03", "CA-PRE-05", "CA-CAM-10", "CA-END-15")
@pytest.mark.parametrize(("name", "read", "active", "tiles"), ACTIVE)
def test_what_a_chapter_makes_active(name: str, read: list[int], active: set[int], tiles: set[str]) -> None:
    edition, _, label = name.partition("-")
    later = NEXT[edition][NEXT[edition].index(label) + 1]
    had = laid(name).view()["legacy"]
    changes: dict[str, Any] = weakened(label) if 43 in read else {f"read_{label}": read}
    t = laid(f"{edition}-{later}", **changes)
    assert (numbers(t), set(t.view()["legacy"]) - set(had)) == (active, tiles)


@rule("CA-PRE-02", "CA-CAM-10")
@pytest.mark.parametrize(
    ("last", "earlier"),
    [
        (44, {"read_5a": [30, 32, 34]}),
        (43, {"read_5a": [30, 32, 33], "read_5b": [35, 36, 39], "removed_5b": "L8"}),
    ],
)
def test_after_chapter_6_the_storehouses_are_open_on_every_way(last: int, earlier: dict[str, Any]) -> None:
    """Sofia stayed, and the gardens were guarded: neither card 31 nor card 42 brought L15."""
    assert "L15" not in laid("v1-6", **earlier).view()["legacy"]
    assert "L15" in laid("v1-7", **earlier, read_6=[40, 41, last]).view()["legacy"]


@rule("CA-PRE-01", "CA-PRE-03")
@pytest.mark.parametrize("name", ["v1-1", "v2-1"])
def test_at_first_only_number_0_is_active(name: str) -> None:
    assert (numbers(laid(name)), laid(name).view()["legacy"]) == ({0}, [])


@rule("CA-CAM-13", "CA-PRE-02", "CA-SET-10")
def test_the_last_card_of_a_chapter_names_the_first_of_the_next() -> None:
    assert campaign(chapter("v1-7", **weakened("6")))["read"] == [45]
    assert campaign(chapter("v1-7", read_6=[40, 41, 44]))["read"] == [46]
