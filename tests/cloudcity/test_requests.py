"""Upgraded Models: Special Requests are drawn or chosen, apply to everyone, and count at the end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import cloudtop as ct
from cloudtop.games.cloudcity.content import STANDARD
from cloudtop.games.cloudcity.state import own
from tests.cloudcity.kit import Table, begin, city, table
from tests.kit import rule
from tests.kit.packs import frozen_game

CARDS = [
    "most_valuable_route", "most_separate_routes", "varied_routes", "circuits", "blue_buildings",
    "green_buildings", "minimalist", "crossed", "solo", "balanced",
]  # fmt: skip
SAND_RING = ("S.S\n...\nS.S", "a1-c1 a3-c3 a1-a3 c1-c3")  # 8 votes on sand, one circuit


def setting_up(requests: Any) -> Table:
    """Set-up as far as the Special Requests."""
    game = frozen_game("cloudcity", first="A", requests=requests)
    return Table(game, own(game.new())).play_to("SpecialRequests")


# --- how the cards come to the table ---


@rule("CC-UPG-01")
def test_the_cards_are_drawn_after_the_set_up_of_the_basic_game() -> None:
    made = setting_up(1)
    assert made.who() == ct.CHANCE
    assert "" not in made.row()
    assert [len(made.hand(seat)) for seat in "AB"] == [3, 3]
    assert made.state.pile.size == 35


@rule("CC-UPG-01")
def test_each_of_the_ten_cards_is_as_likely_as_another() -> None:
    made = setting_up(1)
    assert made.offer() == [f"request {card}" for card in CARDS]
    assert list(made.state.weights()) == [1] * 10


@rule("CC-UPG-02")
@pytest.mark.parametrize("card", CARDS)
def test_one_card_is_turned_up_and_the_rest_stay_in_the_box(card: str) -> None:
    made = setting_up(1).do(f"request {card}")
    assert made.view("A")["requests"] == [card]
    assert made.step() == "ChooseTile"


@rule("CC-UPG-03")
def test_two_different_cards_may_be_used() -> None:
    made = setting_up(2).do("request solo")
    assert made.offer() == [f"request {card}" for card in CARDS if card != "solo"]
    assert list(made.state.weights()) == [1] * 9
    assert made.why("request solo") == "CC-UPG-02"
    made.do("request circuits")
    assert made.view("A")["requests"] == ["solo", "circuits"]
    assert made.step() == "ChooseTile"


@rule("CC-UPG-02", "CC-SET-13")
def test_the_basic_game_has_no_card() -> None:
    made = begin(requests=0)
    assert made.view("A")["requests"] == []
    assert list(made.votes("A")) == ["river", "forest", "sand"]


@rule("CC-UPG-02", "CC-UPG-03")
@pytest.mark.parametrize("names", [["crossed"], ["circuits", "crossed"], ["balanced", "blue_buildings"]])
def test_cards_may_be_chosen_by_name(names: list[str]) -> None:
    made = begin(requests=names)
    assert made.step() == "ChooseTile"
    assert made.view("A")["requests"] == names
    assert list(made.votes("A"))[3:] == names


@rule("CC-UPG-02", "CC-UPG-03", "CC-REC-01")
@pytest.mark.parametrize(
    ("options", "forbidden_by"),
    [
        ({"requests": 3}, "CC-UPG-03"),
        ({"requests": -1}, "CC-UPG-03"),
        ({"requests": ["solo", "crossed", "circuits"]}, "CC-UPG-03"),
        ({"requests": ["solo", "solo"]}, "CC-UPG-03"),
        ({"requests": ["sand_buildings"]}, "CC-COM-05"),
        ({"requests": ["Solo"]}, "CC-COM-05"),
        ({"rectangle": True, "players": 4}, "CC-REC-01"),
        ({"players": 1}, "CC-SET-01"),
        ({"players": 5}, "CC-SET-01"),
        ({"first": "C", "players": 2}, "CC-SET-06"),
    ],
)
def test_options_that_the_rules_forbid_are_refused_with_a_sentence_and_the_rule(
    options: dict[str, Any], forbidden_by: str
) -> None:
    with pytest.raises(ct.BadOptions) as refused:
        ct.game("cloudcity", **options)
    assert refused.value.rule == forbidden_by
    assert refused.value.message.endswith(".")
    assert ". " not in refused.value.message


@pytest.mark.parametrize("wrong", [1.5, None, [1], {"solo": 1}])
def test_requests_of_another_form_are_refused_with_the_right_one(wrong: object) -> None:
    with pytest.raises(ct.BadOptions) as refused:
        ct.game("cloudcity", requests=wrong)
    assert refused.value.message.startswith("The option 'requests' is 0, 1 or 2, or a list of Special Requests, not ")
    assert refused.value.rule == "CC-UPG-03"


def test_one_request_may_be_named_without_a_list() -> None:
    assert ct.game("cloudcity", requests="solo").options == ct.game("cloudcity", requests=["solo"]).options


def test_an_unknown_option_is_refused_with_the_names_of_the_right_ones() -> None:
    with pytest.raises(ct.BadOptions, match=r"players, rectangle, requests, first, collinear_counts, last_draw\.$"):
        ct.game("cloudcity", cards=1)


# --- what they apply to ---


@rule("CC-UPG-04")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_cards_apply_to_every_player(players: int) -> None:
    pictures = ["S.B.S", "S.B", "S", "S.B.G.S.B"][:players]
    made = table(*[city(picture) for picture in pictures], requests=("solo", "balanced"))
    assert [made.votes(seat)["solo"] for seat in "ABCD"[:players]] == [-6, -4, -2, -10][:players]
    assert [made.votes(seat)["balanced"] for seat in "ABCD"[:players]] == [-4, -4, -4, -4][:players]


@rule("CC-UPG-05")
def test_the_cards_are_open_from_the_start_and_never_change() -> None:
    made, rng = begin(requests=["solo", "circuits"], players=3), ct.Rng(4)
    while not made.state.over():
        assert [made.view(seat)["requests"] for seat in "ABC-"] == [["solo", "circuits"]] * 4
        ct.play_randomly(made.state, rng, 1)
    assert made.view("-")["requests"] == ["solo", "circuits"]


@rule("CC-UPG-06")
def test_seven_cards_help_and_three_cost() -> None:
    cards = ct.GAMES["cloudcity"].check()[0].table("request")
    assert [card["name"] for card in cards if card["votes"] < 0] == ["crossed", "solo", "balanced"]
    assert len([card for card in cards if card["votes"] > 0]) == 7


@rule("CC-UPG-06")
def test_a_pack_with_other_cards_is_refused(tmp_path: Path) -> None:
    pack = tmp_path / "eight.toml"
    pack.write_text(STANDARD.read_text("utf-8").replace("votes = -4", "votes = 4"), "utf-8")
    with pytest.raises(ct.BadContent, match="CC-UPG-06"):
        ct.game("cloudcity", pack=pack)


@rule("CC-UPG-07")
@pytest.mark.parametrize("cards", [CARDS[i : i + 2] for i in range(0, 10, 2)])
def test_cards_change_nothing_but_the_votes_at_the_end(cards: list[str]) -> None:
    plain, upgraded, rng = begin(requests=0), begin(requests=cards), ct.Rng(11)
    while not plain.state.over():
        offer = plain.offer()
        assert upgraded.offer() == offer
        move = offer[rng.below(len(offer))]
        plain.do(move)
        upgraded.do(move)
    assert upgraded.state.over()
    assert {line: upgraded.votes("A")[line] for line in ("river", "forest", "sand")} == plain.votes("A")


@rule("CC-UPG-12")
@pytest.mark.parametrize("options", [{"players": 2}, {"players": 3}, {"players": 4}, {"players": 3, "rectangle": True}])
def test_the_cards_are_the_same_at_every_size_of_table_and_city(options: dict[str, Any]) -> None:
    """The rivals have only their starting tiles."""
    picture = """
        S.B.S......
        G...GG.G..G
        S.B.S.....B
    """
    walkways = "a1-e1 a3-e3 a1-a3 e1-e3 c1-c3 a2-e2 e2-f2 f2-h2 h2-k2"
    votes = [table(city(picture, walkways), requests=(card,), **options).votes("A")[card] for card in CARDS]
    assert votes == [6, 6, 6, 3, 6, 6, 8, -4, -2, -4]


# --- totals ---


@rule("CC-UPG-08")
@pytest.mark.parametrize(("card", "total"), [("circuits", 11), ("crossed", 8), ("minimalist", 8), ("balanced", 4)])
def test_the_total_is_the_walkways_and_the_card(card: str, total: int) -> None:
    assert table(city(*SAND_RING)).total("A") == 8
    assert table(city(*SAND_RING), requests=(card,)).total("A") == total


@rule("CC-UPG-09")
def test_two_cards_count_one_by_one_and_both() -> None:
    """An end of a walkway counts for Minimalist buildings whether or not the walkway is crossed."""
    picture, walkways = ".B.\nG.G\n.B.", "a2-c2 b1-b3"
    one = table(city(picture, walkways), requests=("minimalist",)).votes("A")
    other = table(city(picture, walkways), requests=("crossed",)).votes("A")
    both = table(city(picture, walkways), requests=("minimalist", "crossed"))
    assert both.votes("A") == {**one, **other}
    assert both.votes("A") == {"river": 2, "forest": 2, "sand": 0, "minimalist": 8, "crossed": -4}
    assert both.total("A") == 8


@rule("CC-UPG-09", "CC-UPG-10")
@pytest.mark.parametrize("cards", [("circuits", "balanced"), ("balanced", "circuits")])
def test_the_winner_has_the_most_with_both_cards(cards: tuple[str, str]) -> None:
    """Both lose 4; only the circuit sets them apart."""
    made = table(city("S..S...S", "a1-d1 d1-h1"), city(*SAND_RING), requests=cards)
    assert [(placing.seat, placing.total) for placing in made.game.ranking(made.state)] == [(1, 7), (0, 4)]


@rule("CC-UPG-10", "CC-UPG-08")
def test_the_highest_total_wins_cards_included() -> None:
    more_walkways = city("B....B.B", "a1-f1 f1-h1")
    assert table(city(*SAND_RING), more_walkways).winners() == ["B"]
    assert table(city(*SAND_RING), more_walkways, requests=("circuits",)).winners() == ["A"]


@rule("CC-UPG-10", "CC-TIE-01")
def test_a_tie_is_broken_by_river_walkways_without_the_votes_of_cards() -> None:
    eleven_on_river = city("B....B..B", "a1-f1 f1-i1")
    made = table(city(*SAND_RING), eleven_on_river, requests=("circuits",))
    assert [made.total("A"), made.total("B")] == [11, 11]
    assert made.winners() == ["B"]
    assert made.game.ranking(made.state)[0].rule == "CC-TIE-01"


@rule("CC-UPG-10", "CC-TIE-03")
def test_with_cards_even_sand_can_break_a_tie() -> None:
    eleven_on_sand = city("S....S..S", "a1-f1 f1-i1")
    made = table(city(*SAND_RING), eleven_on_sand, requests=("circuits",))
    assert [made.total("A"), made.total("B")] == [11, 11]
    assert made.winners() == ["B"]
    assert made.game.ranking(made.state)[0].rule == "CC-TIE-03"


@rule("CC-UPG-11")
def test_a_total_may_be_negative_and_the_smaller_loss_wins() -> None:
    made = table(city("B.G.S"), city("B.G.S.B"), requests=("solo", "balanced"))
    assert [made.total("A"), made.total("B")] == [-10, -12]
    assert made.winners() == ["A"]
