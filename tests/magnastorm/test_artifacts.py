"""Artifact cards: drawn after a game, kept from game to game, and an advanced start for players who own some."""

from __future__ import annotations

import pytest

import cloudtop as ct
from cloudtop.games.magnastorm.state import own
from cloudtop.table.collection import Collection, collections, parse_collection
from tests.kit import rule
from tests.kit.packs import frozen_game
from tests.magnastorm.kit import Table, begin, set_up

BRONZE = [str(n) for n in range(1, 31)]
SILVER = [str(n) for n in range(101, 161)]
GOLD = [str(n) for n in range(201, 231)]


def finished(players: int = 2, artifacts: dict[str, list[str]] | None = None) -> Table:
    """A game that has just ended; A has won, the others follow in the order of their seats."""
    t = begin(players) if artifacts is None else advanced(artifacts)
    for place, seat in enumerate("ABCD"[:players]):
        t.levels(seat, red=0, green=0, blue=0, turquoise=0).reputation(seat, 9 - place)
    return t.round(4).administrate()


def drawable(t: Table) -> list[str]:
    return [line.split()[1] for line in t.offer("artifact")]


def advanced(artifacts: dict[str, list[str]], **drawn: str) -> Table:
    """A game at its first turn whose players own these cards; `B="115 102"` says which B draws, else the first."""
    t = begin_start(artifacts, **drawn)
    while t.step() != "TakeTurn":
        t.do(t.offer()[0])
    return t


def begin_start(artifacts: dict[str, list[str]], **drawn: str) -> Table:
    """The same before starting crew is put: the cards are drawn, the turn order is made."""
    t = set_up(len(artifacts), first="", artifacts=artifacts)
    while t.step() != "Artifacts":
        t.do(t.offer()[0])
    for seat, cards in artifacts.items():
        t.do(*[f"artifact {card}" for card in drawn.get(seat, " ".join(cards[:2])).split()])
    return t


# --- after the game ---


@rule("MS-ART-01", "MS-ART-02")
@pytest.mark.parametrize(
    ("players", "metals"),
    [(2, [GOLD, BRONZE]), (3, [GOLD, SILVER, BRONZE]), (4, [GOLD, SILVER, SILVER, BRONZE])],
)
def test_ms_ex_32_artifact_cards(players: int, metals: list[list[str]]) -> None:
    """MS-EX-32: gold for the winner, bronze for the last, silver for everybody else."""
    t = finished(players)
    won: list[str] = []
    for metal in metals:
        assert t.actor() == "chance"
        assert drawable(t) == [card for card in metal if card not in won]
        won.append(drawable(t)[-1])
        t.do(f"artifact {won[-1]}")
    assert [player["won"] for player in t.view()["seats"]] == won
    assert t.state.over()


@rule("MS-ART-01")
def test_the_ranking_decides_not_the_seat() -> None:
    t = begin().round(4).reputation("B", 5).levels("A", red=0, green=0, blue=0).levels("B", red=0, green=0, blue=0)
    t.administrate().do("artifact 217", "artifact 3")
    assert [player["won"] for player in t.view()["seats"]] == ["3", "217"]
    assert finished().why("artifact 3", "chance") == "MS-ART-01"


@rule("MS-ART-01", "MS-CMP-01")
def test_what_somebody_owns_is_not_drawn_again() -> None:
    t = finished(artifacts={"A": ["201", "202"], "B": ["5", "6"]})
    assert drawable(t) == GOLD[2:]
    t.do("artifact 203")
    assert drawable(t) == [card for card in BRONZE if card not in ("5", "6")]


@rule("MS-ART-01")
def test_an_empty_metal_is_replaced_by_the_next_lower() -> None:
    """MS-Q-71: with all gold cards gone the winner draws silver; with all bronze cards gone the last draws nothing."""
    t = finished(artifacts={"A": GOLD, "B": BRONZE})
    assert drawable(t) == SILVER
    t.do("artifact 160")
    assert t.state.over()
    assert [player["won"] for player in t.view()["seats"]] == ["160", None]


@rule("MS-ART-03")
def test_cards_are_kept_for_the_next_game() -> None:
    """MS-Q-72: those of the advanced start too."""
    t = finished(artifacts={"A": ["201", "1", "115"], "B": ["5", "6"]}).do("artifact 230", "artifact 30")
    kept = {"A": ["201", "1", "115", "230"], "B": ["5", "6", "30"]}
    assert t.game.sequel(t.state)["artifacts"] == kept
    again = frozen_game("magnastorm", **t.game.sequel(t.state))
    assert Table(again, own(again.new())).view()["seats"][1]["collection"] == ["5", "6", "30"]


@rule("MS-ART-03")
def test_a_first_game_leaves_one_card_each() -> None:
    t = finished().do("artifact 230", "artifact 30")
    assert t.game.sequel(t.state)["artifacts"] == {"A": ["230"], "B": ["30"]}
    fresh = begin()
    assert fresh.game.sequel(fresh.state)["artifacts"] == {}


@rule("MS-ART-04")
def test_a_collection_goes_to_another_table() -> None:
    """What A took home as a file is what A brings as seat C of another game."""
    t = finished(artifacts={"A": ["201", "1"], "B": ["5", "6"]}).do("artifact 230", "artifact 30")
    match = ct.Match(t.game, names=["Ada", "Ben"], position=t.game.dump(t.state))
    text = collections(match)[0].text()
    brought: Collection = parse_collection(text, "magnastorm")
    game = frozen_game("magnastorm", players=3, artifacts={"C": brought.cards})
    assert Table(game, own(game.new())).view()["seats"][2]["collection"] == ["201", "1", "230"]


# --- the advanced start ---


@rule("MS-ADV-03", "MS-ADV-04", "MS-ADV-13")
def test_ms_ex_33_advanced_turn_order() -> None:
    """MS-EX-33: X (C) has 3 + 2, Y (B) 3 + 1 with card 212, Z (A) 2 + 2 with card 115."""
    t = begin_start({"A": ["115", "101"], "B": ["212", "1"], "C": ["201", "102"]})
    assert (t.order(), t.step(), t.actor()) == ("C B A", "StartingCrew", "C")


@rule("MS-ADV-01")
@pytest.mark.parametrize("artifacts", [{"A": ["201", "202"]}, {"A": ["201", "202"], "B": ["101"]}])
def test_everybody_must_own_two_cards(artifacts: dict[str, list[str]]) -> None:
    """MS-Q-73: else the basic start is played by all: a first player, and no bonus of any card."""
    t = begin(2, first="B", artifacts=artifacts)
    assert (t.order(), t.cubes("A"), t.cubes("B")) == ("B A", "A A", "B B")
    assert [player["artifacts"] for player in t.view()["seats"]] == [[], []]


@rule("MS-ADV-02")
def test_two_cards_of_the_own_collection_are_drawn_unseen() -> None:
    """MS-Q-72: every card is equally likely, and none is used up."""
    t = set_up(2, first="", artifacts={"A": ["201", "1", "115"], "B": ["5", "6"]})
    while t.step() != "Artifacts":
        t.do(t.offer()[0])
    assert (t.actor(), drawable(t), list(t.state.weights())) == ("chance", ["1", "115", "201"], [1, 1, 1])
    t.do("artifact 115")
    assert (drawable(t), t.why("artifact 5", "chance")) == (["1", "201"], "MS-ADV-02")
    t.do("artifact 1", "artifact 6", "artifact 5")
    assert [sorted(player["artifacts"]) for player in t.view()["seats"]] == [["1", "115"], ["5", "6"]]
    assert sorted(t.view()["seats"][0]["collection"]) == ["1", "115", "201"]


@rule("MS-ADV-03", "MS-ADV-13")
@pytest.mark.parametrize(
    ("a", "b", "first"),
    [("230 1", "201 101", "B"), ("30 160", "101 1", "A"), ("201 101", "202 203", "B"), ("29 30", "1 101", "B")],
)
def test_the_higher_sum_of_levels_comes_first(a: str, b: str, first: str) -> None:
    """MS-Q-87: bronze is level 1, silver 2, gold 3."""
    assert begin_start({"A": a.split(), "B": b.split()}).order()[0] == first


@rule("MS-ADV-04")
@pytest.mark.parametrize(
    ("a", "b", "first"), [("1 102", "101 2", "A"), ("101 102", "1 201", "B"), ("30 101", "1 102", "B")]
)
def test_in_a_tie_the_highest_single_number(a: str, b: str, first: str) -> None:
    assert begin_start({"A": a.split(), "B": b.split()}).order()[0] == first


@rule("MS-ADV-04")
def test_three_may_tie() -> None:
    """MS-Q-74."""
    t = begin_start({"A": ["101", "104"], "B": ["1", "203"], "C": ["2", "202"], "D": ["3", "4"]})
    assert t.order() == "B C A D"


@rule("MS-ADV-05")
def test_crew_and_levels_as_usual() -> None:
    """MS-Q-07: crew in turn order, levels from the last to the first; all columns and areas differ."""
    t = begin_start({"A": ["1", "2"], "B": ["201", "202"], "C": ["101", "102"]})
    seats: list[tuple[str, str]] = []
    while t.step() in ("StartingCrew", "StartingResearch"):
        seats.append((t.step(), t.actor()))
        t.do(t.offer()[-1])
    assert [seat for step, seat in seats if step == "StartingCrew"] == ["B", "C", "A"]
    assert [seat for step, seat in seats if step == "StartingResearch"] == ["A", "C", "B"]
    t = begin_start({"A": ["1", "2"], "B": ["201", "202"]}).do("add a")
    assert t.why("add a") == "MS-STA-04"
    assert t.do("add b", "level red").why("level red") == "MS-STA-09"


@rule("MS-ADV-06", "MS-STA-11")
def test_the_cards_replace_the_cubes_of_the_last_positions() -> None:
    """Reputation cards only: nobody has more than the two cubes of the start, on position 3 and 4 neither."""
    t = advanced({"A": ["205", "210"], "B": ["215", "220"], "C": ["225", "230"], "D": ["105", "110"]})
    assert [t.cubes(seat) for seat in "ABCD"] == ["A A", "B B", "C C", "D D"]
    assert [t.sheet(seat) for seat in "ABCD"] == [{"artifacts": 2}] * 4


@rule("MS-ADV-06")
def test_bonuses_come_in_turn_order() -> None:
    """Both reach a level with a cube of choice; B has the higher cards and chooses first."""
    t = begin_start({"A": ["2", "5"], "B": ["203", "208"]})
    t.do("add a", "add b", "level blue", "level red")
    assert (t.step(), t.actor()) == ("ChooseCube", "B")
    assert t.do("cube A").actor() == "A"


@rule("MS-ADV-07", "MS-ADV-11")
def test_a_level_may_be_where_somebody_else_advanced() -> None:
    t = begin_start({"A": ["103", "101"], "B": ["203", "201"]}).do("add a", "add b", "level red", "level blue")
    assert t.step() == "ChooseCube" and t.do("cube A").step() == "TakeTurn"
    assert (t.level("A", "red"), t.level("B", "red"), t.level("B", "blue")) == (2, 1, 1)


@rule("MS-ADV-08", "MS-ADV-09", "MS-ADV-10", "MS-ADV-11", "MS-ADV-12")
@pytest.mark.parametrize(
    ("card", "cubes", "levels", "reputation"),
    [("205", "A A", [0, 0, 0], 1), ("201", "A A A", [0, 0, 0], 0), ("202", "A A", [0, 1, 0], 0), ("203", "A A", [1, 0, 0], 0),
     ("204", "A A", [0, 0, 1], 0)],
)  # fmt: skip
def test_every_bonus(card: str, cubes: str, levels: list[int], reputation: int) -> None:
    """The second card of A, 210, brings 1 reputation; A's level of the start is turquoise."""
    t = begin_start({"A": [card, "210"], "B": ["5", "10"], "C": ["15", "20"], "D": ["25", "30"]})
    while t.step() != "TakeTurn":
        t.do("level turquoise" if t.actor() == "A" and t.step() == "StartingResearch" else t.offer()[0])
    assert t.cubes("A") == cubes
    assert [t.level("A", research) for research in ("red", "green", "blue")] == levels
    assert t.rep("A") == reputation + 1


@rule("MS-ADV-08", "MS-END-01")
def test_reputation_of_cards_counts_like_any_other() -> None:
    """MS-Q-75: with the 2 of the cards A reaches 25."""
    t = advanced({"A": ["205", "210"], "B": ["101", "102"]})
    assert t.rep("A") == 2
    t.administrate()
    t.state.players[0].add_reputation(3, 22 - t.state.players[0].lines[3])
    t.labs("A", "2a1").administrate()
    assert (t.rep("A"), t.view()["ending"]) == (25, True)
