"""Stars: by points and for winning, alone less for missions, and who wins the campaign."""

from __future__ import annotations

import pytest

from cloudtop.games import entry
from cloudtop.games.cloudage.log_book import campaign_winners
from tests.cloudage.kit import Table
from tests.cloudage.log_books import WAYS, before, played
from tests.cloudage.story_kit import campaign, chapter, events, over
from tests.kit import rule

# Points and the stars they bring, by chapter.
THREE = {59: 0, 60: 1, 69: 1, 70: 2, 79: 2, 80: 3, 130: 3}
FOUR = {69: 0, 70: 1, 79: 1, 80: 2, 89: 2, 90: 3, 99: 3, 100: 4, 130: 4}
FIVE = FOUR | {109: 4, 110: 5, 130: 5}
LOW = {59: 0, 60: 1, 69: 1, 70: 2, 80: 3, 89: 3, 90: 4, 130: 4}

ROWS = [  # chapter, stars by points, stars for winning
    ("v1-1", THREE, 1), ("v1-2", FOUR, 1), ("v1-3", FIVE, 1), ("v1-4", FIVE, 1),
    ("v1-5a", FIVE, 1), ("v1-5b", FIVE, 1), ("v1-6", FIVE, 2), ("v1-7", FIVE, 4),
    ("v2-1", FOUR, 1), ("v2-2", FIVE, 1), ("v2-3", FIVE, 1), ("v2-4a", FIVE, 1),
    ("v2-4b", FIVE, 1), ("v2-5", FIVE, 2), ("v2-6", FIVE, 4),
]  # fmt: skip
SOLO = {name: table for name, table, _ in ROWS} | {"v2-1": LOW}


def stars(t: Table) -> list[int]:
    """The stars of the chapter that was just played, by seat."""
    return [row["stars"] for row in campaign(t)["log"][-1]["log"]]


def without_missions(t: Table) -> Table:
    for player in t.state.players:
        player.missions, player.covered = type(player.missions)(), type(player.covered)()
    return t


@rule(
    "CA-CAM-01", "CA-CAM-02", "CA-CAM-03", "CA-CAM-04", "CA-CAM-05", "CA-CAM-06", "CA-CAM-07", "CA-END-14", "CA-EDN-18"
)
@pytest.mark.parametrize(("name", "table", "bonus"), ROWS)
def test_the_stars_of_a_chapter(name: str, table: dict[int, int], bonus: int) -> None:
    """The loser gets those of the points, the winner those for winning too."""
    t = chapter(name)
    for points, due in table.items():
        assert stars(over(t, 140, points)) == [table[130] + bonus, due]
        assert stars(over(t, points, points - 1))[0] == due + bonus


@rule("CA-SOL-23", "CA-SOL-24", "CA-SOL-25", "CA-EDN-16", "CA-EDN-18", "CA-CAM-14")
@pytest.mark.parametrize("name", SOLO)
def test_the_stars_of_a_chapter_alone(name: str) -> None:
    """There are none for winning."""
    table = SOLO[name]
    t = without_missions(chapter(name, 1))
    for points, due in table.items():
        assert stars(over(t, points)) == [due]
    assert campaign(t)["bonus"] == 0 and not campaign(t)["log"][-1]["log"][0]["won"]


@rule("CA-SOL-21", "CA-SOL-23", "CA-SOL-24")
@pytest.mark.parametrize(("edition", "most"), [("v1", 37), ("v2", 34)])
def test_all_stars_of_a_solo_campaign(edition: str, most: int) -> None:
    assert sum(len(campaign(chapter(f"{edition}-{name}", 1))["steps"]) for name in WAYS[edition]) == most


@rule("CA-CAM-08")
@pytest.mark.parametrize("points", [69, 0, -12])
def test_few_points_bring_no_star(points: int) -> None:
    """CA-Q-55: points below 0 stay in the log book."""
    t = over(chapter("v1-3"), 90, points)
    row = t.game.sequel(t.state)["campaign"][-1]["log"][1]
    assert row == {"points": points, "stars": 0, "won": False, "missed": 0}


@rule("CA-CAM-08", "CA-END-14")
def test_who_wins_below_the_first_star_has_the_star_for_winning() -> None:
    assert stars(over(chapter("v1-3"), 12, 3)) == [1, 0]


@rule("CA-END-14", "CA-END-13")
def test_all_who_share_the_victory_get_the_star_for_winning() -> None:
    """CA-Q-49; the last fight did not part them."""
    assert stars(over(chapter("v1-6", 3), 85, 85, 70)) == [4, 4, 1]


@rule("CA-END-14", "CA-END-12")
def test_the_last_fight_decides_who_gets_the_star_for_winning() -> None:
    t = chapter("v1-6", 3)
    t.player("B").tie = 5
    assert stars(over(t, 85, 85, 70)) == [2, 4, 1]


@rule("CA-END-14")
def test_the_stars_are_told() -> None:
    t = chapter("v1-3").scored("A", 80).scored("B", 70)
    for seat in "AB":
        t.missions(seat)
    without_missions(t).ask("FinalProduction")
    while t.state.agenda:
        heard = events(t, t.offer()[0] if t.step() == "Produce" else "take water")
    told = [(event.seat, event.facts) for event in heard if event.name == "stars"]
    assert told == [(0, {"points": 80, "stars": 3}), (1, {"points": 70, "stars": 1})]


# --- alone ---


def solo(points: int, covered: bool, level: int) -> Table:
    """One mission card, m01: production (highest step at 8) and green projects (none are played)."""
    t = without_missions(chapter("v1-3", 1))
    player = t.player("A")
    player.missions = type(player.missions)([0])
    player.covered = type(player.covered)([1] if covered else [])
    return over(t.level("A", level), points)


@rule("CA-SOL-22")
@pytest.mark.parametrize(
    ("points", "covered", "level", "due", "missed"),
    [(95, True, 8, 3, 0), (95, True, 7, 2, 1), (95, False, 8, 2, 1), (95, False, 7, 1, 2), (75, False, 7, 0, 2)],
)
def test_alone_a_mission_below_its_highest_step_costs_a_star(
    points: int, covered: bool, level: int, due: int, missed: int
) -> None:
    """CA-Q-53: not below 0. CA-Q-54: a covered mission is not missed."""
    row = campaign(solo(points, covered, level))["log"][-1]["log"][0]
    assert (row["points"], row["stars"], row["missed"]) == (points, due, missed)


@rule("CA-SOL-22")
def test_alone_the_view_says_what_the_first_star_takes() -> None:
    """In chapter 3 of edition v1: 70 points, and both missions of the card."""
    view = solo(95, covered=False, level=8).view("A")
    assert (view["goal"], view["goal_missions"]) == (70, 2)


@rule("CA-SOL-22", "CA-END-14")
def test_with_others_a_mission_costs_no_star() -> None:
    t = chapter("v1-3")
    assert len(t.player("B").missions) == 1
    row = campaign(over(t, 95, 90))["log"][-1]["log"][1]
    assert (row["stars"], row["missed"]) == (3, 0)


# --- the end of the campaign ---


def finale(name: str, players: int, points: dict[str, list[int]], *last: int) -> Table:
    t = without_missions(chapter(name, players, points=points))
    t.state.read = type(t.state.read)([46, 47])
    return over(t, *last)


@rule("CA-CAM-09")
def test_most_stars_win_the_campaign() -> None:
    """A has won all chapters but the last."""
    t = finale("v1-7", 2, {}, 70, 100)
    assert (campaign(t)["stars"], campaign(t)["winners"]) == ([17, 16], ["A"])


@rule("CA-CAM-09")
def test_equal_players_win_the_campaign_together() -> None:
    """CA-Q-150."""
    t = finale("v1-7", 2, {}, 60, 100)
    assert (campaign(t)["stars"], campaign(t)["winners"]) == ([16, 16], ["A", "B"])


@rule("CA-CAM-09")
def test_nobody_has_won_before_the_last_chapter() -> None:
    assert campaign(over(chapter("v1-6"), 100, 90))["winners"] == []
    assert campaign(chapter("v1-7"))["winners"] == []


@rule("CA-SOL-21", "CA-EDN-15")
@pytest.mark.parametrize(
    ("name", "points", "last", "total", "won"),
    [
        ("v1-7", 100, 80, 30, True), ("v1-7", 100, 79, 29, False), ("v2-6", 90, 100, 26, True),
        ("v2-6", 90, 90, 25, True), ("v2-6", 90, 89, 24, False),
    ],
)  # fmt: skip
def test_alone_the_campaign_is_won_with_enough_stars(name: str, points: int, last: int, total: int, won: bool) -> None:
    """v1: 3, 4, 5, then 4 a chapter before the last; v2: 4, 5, 4, then 3 a chapter."""
    scores = {label: [points] for label in WAYS[name[:2]]} | (
        {"3": [110]} if name == "v1-7" else {"2": [110], "3": [100]}
    )
    t = finale(name, 1, scores, last)
    assert (campaign(t)["stars"], campaign(t)["winners"]) == ([total], ["A"] if won else [])


@rule("CA-SOL-21", "CA-EDN-15", "CA-CAM-09")
def test_the_standing_says_who_has_won() -> None:
    log = [*before("v2-6", 1, points={name: [95] for name in WAYS["v2"]}), played("v2-6", [46, 48], 110)]
    options = {"players": 1, "campaign": log}
    standing = entry("cloudage").standing(options)
    assert (standing.over, standing.stars, standing.winners) == (True, [24], [])
    log[-2] = played("v2-5", [40, 41, 44], 100)
    standing = entry("cloudage").standing(options)
    assert (standing.stars, standing.winners, standing.chapter) == ([25], ["A"], None)


@rule("CA-CAM-09", "CA-SOL-21")
@pytest.mark.parametrize(
    ("stars", "goal", "winners"),
    [([4, 9, 9], 30, ["B", "C"]), ([1, 0], 30, ["A"]), ([30], 30, ["A"]), ([29], 30, []), ([0, 0], 25, ["A", "B"])],
)
def test_who_wins_by_stars(stars: list[int], goal: int, winners: list[str]) -> None:
    assert campaign_winners(stars, goal) == winners
