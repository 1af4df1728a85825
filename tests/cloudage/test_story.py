"""The story of a chapter: what is read when, how a card is turned, and what is decided together."""

from __future__ import annotations

import pytest

import cloudtop as ct
from cloudtop.core.state import Journal
from tests.cloudage.kit import Table, begin
from tests.cloudage.story_kit import at, book, campaign, chapter, events, laid, over, settle, told, vote
from tests.kit import rule
from tests.table.kit import refused

# --- reading ---


@rule("CA-SET-10", "CA-STO-03", "CA-STO-04", "CA-SET-22")
@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("name", ["v1-1", "v2-1"])
def test_the_campaign_opens_with_card_11(name: str, players: int) -> None:
    assert campaign(laid(name, players))["read"] == []
    t = chapter(name, players)
    assert (t.state.round, campaign(t)["read"], campaign(t)["turned"]) == (1, [11], False)


@rule("CA-SET-22", "CA-STO-04")
def test_the_card_is_read_after_the_set_up_and_before_the_first_round() -> None:
    t = laid("v1-1")
    while t.step() != "KeepCards":
        heard = told(t, t.offer()[0])
        if t.state.round > 0:
            break
    assert [name for name, _ in heard if name in ("story", "round")] == ["story", "round"]
    assert ("story", {"card": 11, "side": "front"}) in heard


@rule("CA-SET-22")
def test_a_scenario_has_nothing_to_read() -> None:
    t = begin(2, 2)
    assert (t.view()["campaign"], t.game.readings(t.state)) == (None, [])


@rule("CA-STO-04")
def test_what_was_read_can_be_read_again() -> None:
    t = book(chapter("v1-2"), 16)
    assert [one.message for one in t.game.readings(t.state)] == [
        "story-11-front", "story-11-back", "story-12-front", "story-12-back", "story-14-front", "story-14-back",
        "story-15-front", "story-15-back", "story-16-front",
    ]  # fmt: skip
    assert t.game.readings(t.state)[-1].facts == {
        "d1": 12, "d2": 16, "d3": 0, "d4": 0, "d5": 0, "d6": 0, "d7": 0, "d8": 0, "edition": "v1", "weak": "no",
    }  # fmt: skip


@rule("CA-STO-04", "CA-CAM-13")
def test_the_last_card_of_a_chapter_is_read_with_both_sides() -> None:
    t = over(book(chapter("v1-1"), 12), 60, 50)
    assert [one.message for one in t.game.readings(t.state)][-2:] == ["story-14-front", "story-14-back"]


# --- turning ---


@rule("CA-STO-12", "CA-BOK-03")
@pytest.mark.parametrize("moves", [["skip", "skip"], ["book", "take energy", "skip"], ["skip", "book", "take cards"]])
def test_a_book_turns_the_story_card_over_whoever_used_it(moves: list[str]) -> None:
    """CA-Q-123: after all have dealt with it."""
    t = chapter("v1-1").give("A", metal=2).give("B", metal=2).begin_round(3)
    for move in moves:
        assert not campaign(t)["turned"]
        t.do(move)
    while t.step() == "DrawProject":
        t.do(t.offer()[0])
    assert (campaign(t)["turned"], t.step()) == (True, "Vote")


@rule("CA-STO-12")
def test_a_card_that_is_turned_stays_so() -> None:
    t = book(book(chapter("v1-2"), 17))
    t.state.journal = Journal()
    book(t)
    assert (campaign(t)["read"], campaign(t)["turned"]) == ([15, 17], True)
    assert "story" not in [event.name for event in t.state.journal.events]


@rule("CA-STO-14", "CA-BOK-06")
@pytest.mark.parametrize("name", ["v1-1", "v2-1"])
def test_the_action_of_a_card_that_enters_waits_for_the_next_book(name: str) -> None:
    t = book(chapter(name).give("A", water=9).give("B", water=9), 12)
    assert (campaign(t)["card"], t.step()) == (12, "Produce")
    rounds = t.view()["book"]["rounds"]
    assert t.begin_round(rounds[0] + 1).step() == "Produce"
    assert t.begin_round(rounds[1]).step() == "BookAction"


@rule("CA-STO-12", "CA-STO-14", "CA-CAM-15")
def test_chapter_1_of_the_second_edition_tells_two_chapters_in_one_game() -> None:
    """The second book goes on from 12 to 14, 15 and the second decision; the third has the action of 16."""
    t = book(book(chapter("v2-1"), 12))
    assert (campaign(t)["read"], campaign(t)["decision"]["choices"]) == ([11, 12, 14, 15], [16, 17])
    vote(t, 16)
    assert (campaign(t)["read"], campaign(t)["turned"], t.view()["book"]["fight"]) == ([11, 12, 14, 15, 16], False, 5)
    book(t)
    assert campaign(t)["turned"]
    assert over(t, 80, 70).game.sequel(t.state)["campaign"][0]["read"] == [11, 12, 14, 15, 16, 19]


@rule("CA-STO-12", "CA-CAM-14")
@pytest.mark.parametrize("name", ["v1-4", "v2-3"])
@pytest.mark.parametrize("branch", [26, 27])
def test_two_branches_may_lead_to_the_same_card(name: str, branch: int) -> None:
    assert campaign(book(book(chapter(name), branch)))["read"] == [25, branch, 28]


# --- decisions ---

DECISIONS = [
    ("v1-1", 1, 12, 13), ("v1-2", 2, 16, 17), ("v1-3", 3, 21, 22), ("v1-4", 4, 26, 27),
    ("v1-5a", 5, 31, 32), ("v1-5b", 6, 36, 37), ("v1-6", 7, 41, 42), ("v1-7", 8, 47, 48),
    ("v2-1", 1, 12, 13), ("v2-2", 3, 21, 22), ("v2-3", 4, 26, 27),
    ("v2-4a", 5, 31, 32), ("v2-4b", 6, 36, 37), ("v2-5", 7, 41, 42), ("v2-6", 8, 47, 48),
]  # fmt: skip


@rule("CA-STO-13")
@pytest.mark.parametrize("place", [0, 1])
@pytest.mark.parametrize(("name", "number", "one", "other"), DECISIONS)
def test_each_decision_goes_both_ways(name: str, number: int, one: int, other: int, place: int) -> None:
    t = book(chapter(name))
    decision = campaign(t)["decision"]
    assert (decision["number"], decision["choices"]) == (number, [one, other])
    vote(t, [one, other][place])
    assert campaign(settle(t))["decisions"][number - 1] == campaign(t)["card"] == [one, other][place]


@rule("CA-STO-13", "CA-CAM-15")
@pytest.mark.parametrize("choice", [16, 17])
def test_the_second_decision_of_the_second_edition_comes_with_the_second_book(choice: int) -> None:
    t = book(book(chapter("v2-1"), 13), choice)
    assert campaign(t)["decisions"][:2] == [13, choice]


# Votes of A, B, C and D, the start player, what is decided.
VOTES = [
    ([12], "A", 12), ([13], "A", 13),
    ([12, 12], "A", 12), ([13, 13], "A", 13),
    ([12, 13], "A", 12), ([13, 12], "A", 13), ([12, 13], "B", 13), ([13, 12], "B", 12),
    ([12, 12, 13], "C", 12), ([13, 12, 13], "B", 13), ([12, 13, 13], "A", 13),
    ([12, 13, 13, 13], "A", 13), ([12, 12, 12, 13], "D", 12),
    ([12, 13, 12, 13], "D", 13), ([12, 13, 12, 13], "C", 12), ([13, 13, 12, 12], "A", 13), ([13, 13, 12, 12], "D", 12),
]  # fmt: skip


@rule("CA-STO-13")
@pytest.mark.parametrize(("votes", "first", "decided"), VOTES)
def test_the_majority_decides_in_a_tie_the_start_player(votes: list[int], first: str, decided: int) -> None:
    """CA-Q-122; alone it is the player."""
    t = book(chapter("v1-1", len(votes)))
    t.state.first = "ABCD".index(first)
    assert campaign(vote(t, *votes))["card"] == decided


@rule("CA-STO-13")
def test_all_decide_at_the_same_time_in_any_order() -> None:
    t = book(chapter("v1-1", 3))
    assert t.state.waiting() == [0, 1, 2]
    code = t.game.vocabulary.code
    for seat, choice in ((2, 13), (0, 12)):
        t.state.apply(seat, code(f"vote {choice}"))
    assert (t.state.waiting(), campaign(t)["decision"]["voted"]) == ([1], ["A", "C"])
    assert [campaign(t, seat)["decision"]["own"] for seat in "ABC"] == [12, None, 13]


@rule("CA-STO-13")
def test_a_vote_is_hidden_until_all_are_in() -> None:
    t = book(chapter("v1-1", 3)).do("vote 13")
    assert [campaign(t, seat)["decision"]["own"] for seat in "ABC-"] == [13, None, None, None]
    assert [campaign(t, seat)["decision"]["voted"] for seat in "ABC-"] == [["A"]] * 4
    one, other = (game_after(choice) for choice in (12, 13))
    for eyes, alike in ((0, False), (1, True), (ct.SPECTATOR, True)):
        seen = [t.game.agenda_text(x.game.veil(x.state, eyes)) for x in (one, other)]
        assert (seen[0] == seen[1]) == alike


def game_after(choice: int) -> Table:
    return book(chapter("v1-1", 3)).do(f"vote {choice}")


@rule("CA-STO-13")
def test_a_vote_is_told_to_its_own_player_and_to_all_when_all_are_in() -> None:
    t = book(chapter("v1-1"))
    (cast,) = events(t, "vote 13")
    assert (cast.name, cast.facts, cast.told_to(0), cast.told_to(1)) == ("vote", {}, {"story": 13}, {})
    heard = [(event.name, event.seat, event.facts) for event in events(t, "vote 12")]
    assert heard[1:4] == [("voted", 0, {"story": 13}), ("voted", 1, {"story": 12}), ("decided", -1, {"story": 13})]


@rule("CA-STO-13")
def test_what_a_hidden_vote_may_have_been_can_be_imagined() -> None:
    t = game_after(12)
    seen = {tuple(t.game.agenda_text(t.game.imagine(t.game.veil(t.state, 1), ct.Rng(seed)))) for seed in range(12)}
    assert len(seen) == 2


@rule("CA-STO-13")
def test_nobody_votes_twice_or_for_another_card() -> None:
    t = book(chapter("v1-1"))
    assert t.why("vote 16") == "CA-STO-13"
    t.do("vote 12")
    assert t.why("vote 13", "A") is not None


@rule("CA-STO-13", "CA-STO-02")
def test_the_story_cards_of_a_position_must_follow_each_other() -> None:
    t = at(37, players=1)
    data = t.game.dump(t.state)
    assert data["read"] == [35, 37]
    with refused(
        ct.Corrupt, "The story cards [35] cannot have been read by now, the last one up to its front", "CA-STO-02"
    ):
        t.game.load(data | {"read": [35]})
    with refused(ct.Corrupt, "The story cards that were read are not [35, 49] in this game", "CA-STO-03"):
        t.game.load(data | {"read": [35, 49]})
    with refused(ct.Corrupt, "cannot have been read by now, the last one up to its back", "CA-STO-02"):
        t.game.load(data | {"turned": True})
    with refused(ct.Corrupt, "The story cards that were read are not [11] in this game", "CA-STO-03"):
        scenario = begin(1)
        scenario.game.load(scenario.game.dump(scenario.state) | {"read": [11]})


@rule("CA-STO-13", "CA-PRE-05")
@pytest.mark.parametrize("card", [11, 16, 28, 36, 46, 48])
def test_a_chapter_goes_on_from_its_position(card: int) -> None:
    t = at(card, players=1)
    again = t.game.load(t.game.dump(t.state))
    assert t.game.dump(again) == t.game.dump(t.state)
    assert campaign(Table(t.game, again)) == campaign(t)  # type: ignore[arg-type]
