"""The campaign: what kind of game each chapter is, what b takes over from a, how the log book goes on, and what it cannot say."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

import cloudtop as ct
from cloudtop.games import entry
from tests.cloudage.kit import Table
from tests.cloudage.log_books import WAYS, before, played
from tests.cloudage.story_kit import campaign, chapter, laid, options_of, over, through
from tests.kit import rule
from tests.kit.packs import frozen_game
from tests.table.kit import refused

V1 = ["1", "2", "3", "4", "5a", "5b", "6", "7"]
V2 = ["1", "2", "3", "4a", "4b", "5", "6"]
ALL = [f"v1-{name}" for name in V1] + [f"v2-{name}" for name in V2]

# --- the chapters ---


@rule("CA-GEN-03", "CA-EDN-02")
@pytest.mark.parametrize(("edition", "chapters"), [("v1", V1), ("v2", V2)])
def test_the_chapters_of_both_editions_in_order(edition: str, chapters: list[str]) -> None:
    for name in chapters:
        seen = campaign(laid(f"{edition}-{name}"))
        assert (seen["chapters"], seen["chapter"]) == (chapters, name)


@rule("CA-CAM-11", "CA-EDN-01", "CA-EDN-03")
@pytest.mark.parametrize(
    ("name", "rounds"), [("v1-1", (7, 7, 7, 6)), ("v1-2", (8, 8, 8, 7)), ("v1-3", (8, 8, 8, 7)), ("v2-1", (8, 8, 8, 7))]
)
def test_the_rounds_of_the_first_chapters(name: str, rounds: tuple[int, ...]) -> None:
    assert tuple(laid(name, players).view()["rounds"] for players in (1, 2, 3, 4)) == rounds


@rule("CA-CAM-11", "CA-SET-03", "CA-EDN-01", "CA-EDN-34")
@pytest.mark.parametrize(
    ("name", "boards"),
    [
        ("v1-1", ["1A", "2A", "3A"]), ("v1-2", ["1A", "2A", "3A", "4A"]), ("v1-3", ["1A", "2A", "3A", "4A"]),
        ("v2-1", ["1A", "2A", "3A", "4A"]),
    ],
)  # fmt: skip
def test_the_boards_of_the_first_chapters(name: str, boards: list[str]) -> None:
    assert laid(name).view()["boards"] == boards
    assert laid(name, 4).view()["boards"] == ["1B", *boards[1:]]


@rule("CA-SET-03", "CA-EDN-34", "CA-CAM-11")
@pytest.mark.parametrize("name", ["v1-1", "v1-2"])
def test_the_boards_of_the_first_two_chapters_are_fixed(name: str) -> None:
    options = options_of(name) | {"boards": "2B-3A-4A"}
    with refused(ct.BadOptions, f"Chapter {name[3:]} is played on 2A-3A-4A.", "CA-SET-03"):
        frozen_game("cloudage", **options)


@rule("CA-SET-02", "CA-CAM-11", "CA-EDN-34")
@pytest.mark.parametrize("name", ["v1-3", "v1-4", "v2-1", "v2-5"])
def test_later_the_boards_are_chosen(name: str) -> None:
    game = frozen_game("cloudage", **options_of(name) | {"boards": "2B-3A-4B"})
    assert Table(game, game.new()).view()["boards"] == ["1A", "2B", "3A", "4B"]  # type: ignore[arg-type]


@rule("CA-CAM-11", "CA-EDN-04", "CA-EDN-01")
@pytest.mark.parametrize(("name", "dealt"), [("v1-1", 5), ("v1-2", 8), ("v1-3", 8), ("v2-1", 8)])
def test_the_project_cards_of_the_first_chapters(name: str, dealt: int) -> None:
    t = laid(name)
    while t.state.round == 0 and t.step() != "KeepCards":
        t.do(t.offer()[0])
    assert (len(t.player("A").hand), t.step() == "KeepCards") == (dealt, dealt > 5)


@rule("CA-CAM-11", "CA-EDN-06", "CA-EDN-05", "CA-MIS-01")
@pytest.mark.parametrize(
    ("name", "dealt", "kept"), [("v1-1", 0, 0), ("v1-2", 1, 1), ("v1-3", 1, 1), ("v2-1", 2, 1), ("v2-2", 2, 1)]
)
def test_the_missions_of_the_first_chapters(name: str, dealt: int, kept: int) -> None:
    t = laid(name)
    most = 0
    while t.state.round == 0:
        most = max(most, len(t.player("A").missions))
        t.do(t.offer()[0])
    assert (most, len(t.player("A").missions)) == (dealt, kept)


@rule("CA-CAM-11", "CA-EDN-01", "CA-GEN-06")
@pytest.mark.parametrize(("name", "growth"), [("v1-1", False), ("v1-2", False), ("v1-3", True), ("v2-1", True)])
def test_new_growth_comes_with_chapter_3_of_the_first_edition(name: str, growth: bool) -> None:
    t = laid(name)
    while t.state.round == 0:
        t.do(t.offer()[0])
    assert (sum(t.supply("A").values()) > 0, t.state.box.upgrade_cost[8] > 0) == (growth, growth)


@rule("CA-CAM-11", "CA-CAM-14")
@pytest.mark.parametrize(("one", "other"), list(zip(V1[2:], V2[1:])))
def test_a_chapter_of_the_second_edition_is_the_one_with_the_next_number_of_the_first(one: str, other: str) -> None:
    """But for the deal of mission cards, of which one is kept."""
    first, second = chapter(f"v1-{one}"), chapter(f"v2-{other}")
    for name in ("boards", "rounds", "legacy", "pile", "short", "track", "book"):
        assert first.view()[name] == second.view()[name]
    for name in ("part", "read", "steps", "bonus", "goal"):
        assert campaign(first)[name] == campaign(second)[name]


# --- b after a ---


@rule("CA-SET-02", "CA-SET-20", "CA-CAM-14")
@pytest.mark.parametrize(("name", "a"), [("v1-5b", "5a"), ("v2-4b", "4a")])
def test_b_is_played_on_the_boards_of_a_and_begun_by_its_last(name: str, a: str) -> None:
    sides: dict[str, Any] = {f"boards_{a}": "2B-3A-4B"}
    t = laid(name, 3, points={a: [80, 62, 90]}, **sides)
    assert (t.view()["boards"], t.view()["first"]) == (["1A", "2B", "3A", "4B"], "B")
    with refused(ct.BadOptions, f"Chapter {name[3:]} is played on 2B-3A-4B.", "CA-SET-03"):
        frozen_game("cloudage", **options_of(name, 3, **sides) | {"boards": "2B-3B-4B"})
    with refused(ct.BadOptions, f"Chapter {name[3:]} is begun by the last of the game before.", "CA-SET-20"):
        frozen_game("cloudage", **options_of(name, 3) | {"first": "A"})


@rule("CA-SET-20")
@pytest.mark.parametrize(
    ("points", "drawn"), [([80, 62, 62], ["first B", "first C"]), ([70, 70, 70], ["first A", "first B", "first C"])]
)
def test_those_who_were_last_together_draw_lots(points: list[int], drawn: list[str]) -> None:
    t = laid("v1-5b", 3, points={"5a": points})
    assert (t.offer(), t.state.actor()) == (drawn, ct.CHANCE)


@rule("CA-CON-62", "CA-MIS-04")
@pytest.mark.parametrize(("name", "players"), [("v1-5b", 2), ("v2-4b", 3), ("v1-5b", 1)])
def test_b_has_a_second_mission_card_from_the_set_up_on(name: str, players: int) -> None:
    t = chapter(name, players)
    assert [(len(p.missions), len(p.covered)) for p in t.state.players] == [(2, 1)] * players


@rule("CA-CAM-10")
def test_nothing_but_the_log_book_survives_a_chapter() -> None:
    """Navigation decks, plants, markers and stores begin anew."""
    t = through(chapter("v1-3")).marker("A", "nefaria").plant("4a1").give("A", metal=9).navigation("A", "4 4", "3")
    follow = ct.game("cloudage", pack=t.game.pack, **over(t, 80, 70).game.sequel(t.state))
    after = Table(follow, follow.new())  # type: ignore[arg-type]
    assert (after.markers("A"), after.plants(), after.deck("A")) == ({}, {}, laid("v1-4").deck("A"))


# --- weapon systems that are gone ---


@rule("CA-CAM-12", "CA-LEG-22")
def test_a_weapon_system_that_left_stays_away() -> None:
    """Neither the log book nor card 46 brings it back."""
    for name in ("v1-6", "v1-7"):
        t = chapter(name, read_5a=[30, 31, 34], read_5b=[35, 37, 39], removed_5b="L8 L10")
        assert {"L8", "L10"} & set(t.view()["legacy"]) == set() and "L9" in t.view()["legacy"]


@rule("CA-CAM-12", "CA-LEG-22")
def test_what_l15_takes_off_the_map_is_in_the_log_book() -> None:
    t = chapter("v1-6").ask("Dismantle 0").do("dismantle L11")
    row = over(t, 80, 70).game.sequel(t.state)["campaign"][-1]
    assert row["removed"] == ["L11"]


# --- the log book goes on ---


@rule("CA-END-15", "CA-CAM-10", "CA-CAM-13")
@pytest.mark.parametrize("name", ALL[:7] + ALL[8:-1])
def test_after_each_chapter_comes_the_next(name: str) -> None:
    t = over(through(chapter(name)), 80, 70)
    options = t.game.sequel(t.state)
    assert options["campaign"][:-1] == t.game.options["campaign"]
    follow = ct.game("cloudage", pack=t.game.pack, **options)
    seen = campaign(Table(follow, follow.new()))  # type: ignore[arg-type]
    names = V1 if name[:2] == "v1" else V2
    assert (seen["chapter"], seen["log"][-1]["log"][0]["points"]) == (names[names.index(name[3:]) + 1], 80)


@rule("CA-CAM-09")
@pytest.mark.parametrize("name", ["v1-7", "v2-6"])
def test_after_the_last_chapter_there_is_none(name: str) -> None:
    t = through(chapter(name))
    options = over(t, 80, 70).game.sequel(t.state)
    with refused(ct.BadOptions, "This campaign is over", "CA-CAM-09"):
        ct.game("cloudage", pack=t.game.pack, **options)


@rule("CA-END-15")
def test_the_next_game_asks_again_who_begins_and_on_which_boards() -> None:
    t = over(chapter("v1-3"), 80, 70)
    options = t.game.sequel(t.state)
    assert (options["first"], options["boards"], options["edition"], options["players"]) == ("", "2A-3A-4A", "v1", 2)


@rule("CA-CAM-10")
def test_a_scenario_goes_on_as_it_was() -> None:
    game = frozen_game("cloudage", players=2, scenario=2)
    assert game.sequel(game.new()) == game.options


# --- what a log book cannot say ---

Change = Callable[[list[dict[str, Any]]], object]


def row(place: int, **changes: Any) -> Change:
    return lambda log: log[place].update(changes)


def seat(place: int, number: int, **changes: Any) -> Change:
    return lambda log: log[place]["log"][number].update(changes)


def both(*changes: Change) -> Change:
    return lambda log: [change(log) for change in changes]


# What is changed in the log book before v1-6 (two players, 75 and 70 points, card 31 with L15 in 5a), and the sentence.
IMPOSSIBLE: list[tuple[Change, str, str]] = [
    (row(0, chapter="2"), "Chapter 1 comes next in the log book, not '2'.", "CA-GEN-03"),
    (row(4, chapter="5b"), "Chapter 5a comes next in the log book, not '5b'.", "CA-GEN-03"),
    (lambda log: log.pop(0), "Chapter 1 comes next in the log book, not '2'.", "CA-GEN-03"),
    (row(0, read=[]), "The story of chapter 1 cannot go []: it opens with card 11.", "CA-STO-02"),
    (row(1, read=[20, 21, 24]), "it opens with card 15", "CA-STO-02"),
    (row(0, read=[11]), "card 11 is followed by 12 or 13", "CA-STO-02"),
    (row(0, read=[11, 14]), "card 11 is followed by 12 or 13", "CA-STO-02"),
    (row(0, read=[11, 12]), "card 12 is followed by 14", "CA-STO-02"),
    (row(0, read=[11, 12, 14, 15]), "card 14 is its last", "CA-STO-02"),
    (row(1, read=[15, 16, 23]), "card 16 is followed by 18 or 19", "CA-STO-02"),
    (row(3, read=[25, 26, 27, 28, 29]), "card 26 is followed by 28", "CA-STO-02"),
    (row(0, read=[11, 12, 99]), "card 12 is followed by 14", "CA-STO-02"),
    (row(0, boards="2B-3A-4A"), "Chapter 1 cannot have been played on '2B-3A-4A'.", "CA-SET-02"),
    (row(2, boards="2C-3A-4A"), "Chapter 3 cannot have been played on '2C-3A-4A'.", "CA-SET-02"),
    (row(5, boards="2B-3A-4A"), "Chapter 5b cannot have been played on '2B-3A-4A'.", "CA-SET-02"),
    (row(4, removed=["L10"]), "The weapon systems ['L10'] cannot have left in chapter 5a.", "CA-CAM-12"),
    (row(4, removed=["L7"]), "The weapon systems ['L7'] cannot have left in chapter 5a.", "CA-CAM-12"),
    (row(4, removed=["L8", "L8"]), "The weapon systems ['L8', 'L8'] cannot have left in chapter 5a.", "CA-CAM-12"),
    (both(row(4, read=[30, 31, 33], removed=["L8"]), row(5, removed=["L8"])), "['L8'] cannot have left in chapter 5b", "CA-CAM-12"),
    (row(4, removed=["L8"]), "Chapter 5a does not end with card 34 if 1 weapon systems were taken off the map and 1 stayed on it.", "CA-CAM-13"),
    (row(3, removed=["L8"]), "In chapter 4 there was no L15 to remove L8.", "CA-CAM-12"),
    (both(row(4, read=[30, 32, 34]), row(5, removed=["L8", "L9"])), "there was no L15 to remove L9", "CA-CAM-12"),
    (lambda log: log[2]["log"].pop(), "The log book has 1 players in chapter 3, not 2.", "CA-CAM-10"),
    (seat(2, 0, points=1000), "Nobody ends chapter 3 with 1000 points", "CA-END-14"),
    (seat(2, 1, missed=1), "Nobody ends chapter 3 with 70 points and 1 missions missed.", "CA-END-14"),
    (seat(2, 0, stars=3), "75 points in chapter 3 bring 2 stars, not 3.", "CA-END-14"),
    (seat(2, 1, stars=0), "70 points in chapter 3 bring 1 stars, not 0.", "CA-END-14"),
    (seat(0, 1, points=69), "69 points in chapter 1 bring 1 stars, not 2.", "CA-END-14"),
    (both(seat(2, 0, won=False, stars=1)), "Who won chapter 3 has most points in it, 75.", "CA-END-11"),
    (both(seat(2, 1, won=True, stars=2)), "Who won chapter 3 has most points in it, 75.", "CA-END-11"),
]  # fmt: skip


@rule("CA-GEN-03", "CA-STO-02", "CA-STO-13", "CA-CAM-12", "CA-END-14")
@pytest.mark.parametrize(("change", "words", "id"), IMPOSSIBLE)
def test_a_log_book_that_no_play_leads_to_is_refused(change: Change, words: str, id: str) -> None:
    log = copy.deepcopy(before("v1-6"))
    frozen_game("cloudage", edition="v1", campaign=log)
    change(log)
    with refused(ct.BadOptions, words, id):
        frozen_game("cloudage", edition="v1", campaign=log)


@rule("CA-CAM-13")
@pytest.mark.parametrize(("last", "removed"), [(43, ""), (43, "L8"), (44, "L8 L9"), (44, "L8 L9 L10 L11")])
def test_the_weapon_systems_of_a_log_book_say_how_chapter_6_ended(last: int, removed: str) -> None:
    """Active: L8, L9, L10 and L11; two of them make no line."""
    log = before("v1-7", read_6=[40, 41, last], removed_6=removed)
    with refused(
        ct.BadOptions, f"Chapter 6 does not end with card {last} if {len(removed.split())} weapon", "CA-CAM-13"
    ):
        frozen_game("cloudage", edition="v1", campaign=log)
    log[-1]["read"] = [40, 41, 87 - last]
    frozen_game("cloudage", edition="v1", campaign=log)


@rule("CA-CAM-12")
def test_a_log_book_with_what_left_the_map() -> None:
    """By L15 of card 31 as many as there are, and one by card 36."""
    for log in (
        before("v1-6", read_5a=[30, 31, 33], removed_5a="L8 L9"),
        before("v1-6", read_5a=[30, 32, 34], removed_5b="L10"),
    ):
        frozen_game("cloudage", edition="v1", campaign=log)


@rule("CA-GEN-03")
def test_a_log_book_has_no_more_rows_than_chapters() -> None:
    log = [*before("v2-6"), played("v2-6", [46, 47], 75, 70)]
    with refused(ct.BadOptions, "The campaign of edition v2 has 7 chapters, not 8.", "CA-GEN-03"):
        frozen_game("cloudage", campaign=[*log, log[-1]])


@rule("CA-SOL-22", "CA-MIS-04")
@pytest.mark.parametrize(
    ("name", "most"), [("v1-1", 0), ("v1-2", 2), ("v1-4", 3), ("v1-5b", 3), ("v1-7", 3), ("v2-1", 2), ("v2-4b", 3)]
)
def test_alone_no_more_missions_are_missed_than_there_are(name: str, most: int) -> None:
    """Card 25, chapter 5b and card 46 bring one more mission card."""
    edition, _, label = name.partition("-")
    log = [*before(name, 1), played(name, WAYS[edition][label], 75, missed=most)]
    entry("cloudage").standing({"players": 1, "edition": edition, "campaign": log})
    log[-1] = played(name, WAYS[edition][label], 75, missed=most + 1)
    with refused(ct.BadOptions, f"with 75 points and {most + 1} missions missed", "CA-END-14"):
        entry("cloudage").standing({"players": 1, "edition": edition, "campaign": log})


@rule("CA-SOL-25", "CA-CAM-10")
def test_alone_nobody_has_won_a_chapter() -> None:
    log = [played("v2-1", WAYS["v2"]["1"], 95)]
    log[0]["log"][0] |= {"won": True, "stars": 5}
    with refused(ct.BadOptions, "Alone nobody wins chapter 1.", "CA-SOL-25"):
        frozen_game("cloudage", players=1, campaign=log)


@rule("CA-CAM-10", "CA-PRE-05")
def test_a_log_book_of_others_is_refused() -> None:
    with refused(ct.BadOptions, "The log book has 2 players in chapter 1, not 3.", "CA-CAM-10"):
        frozen_game("cloudage", players=3, campaign=before("v2-2"))
    with refused(ct.BadOptions, "The story of chapter 1 cannot go", "CA-STO-02"):
        frozen_game("cloudage", edition="v1", campaign=before("v2-2"))


@rule("CA-SET-10")
@pytest.mark.parametrize(
    ("option", "value"),
    [("scenario", 2), ("missions", "two"), ("extra_missions", 1), ("legacy", ["L1"]), ("numbers", [0, 1])],
)
def test_a_chapter_says_itself_what_is_in_play(option: str, value: object) -> None:
    options = {"players": 1, "campaign": [], option: value}
    with refused(ct.BadOptions, f"leave out the option '{option}'", "CA-SET-10"):
        frozen_game("cloudage", **options)
