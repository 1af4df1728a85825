"""Chapter 5, step 1: which tile, where, and how it is turned."""

from __future__ import annotations

import pytest

import cloudtop as ct
from cloudtop.games.cloudcity.geometry import KIND_NAMES
from cloudtop.games.cloudcity.state import own
from tests.cloudcity.kit import Table, begin
from tests.kit import rule

SPACES = [f"{column}{row}" for row in range(1, 14, 2) for column in "acegikm"]


def spaces(t: Table) -> list[str]:
    """The spaces on which the chosen tile may be laid."""
    return sorted({line.split()[1] for line in t.offer("place")})


def with_tiles(*laid: str, hand: str = "A-GS") -> Table:
    """A's turn with a city of tiles on these spaces beside g7; a tile has been chosen."""
    t = begin(hands=("A-BB D-SS A-GS",))
    data = t.game.dump(t.state)
    for space, kind in zip(laid, [k for k, n in data["pile"].items() for copy in range(n)]):
        data["cities"][0]["tiles"].append(f"{space} {kind} r0")
        data["pile"][kind] -= 1
        for letter in kind[2:]:
            data["buildings"][{"B": "blue", "G": "green", "S": "sand"}[letter]] -= 1
    return Table(t.game, own(t.game.restore(data))).do(f"choose {hand}")


def tiles(t: Table, seat: int = 0) -> list[dict[str, object]]:
    return list(t.view("A")["cities"][seat]["tiles"])


# --- from the hand ---


@rule("CC-TIL-01")
def test_every_tile_of_the_hand_may_be_chosen() -> None:
    assert begin(hands=("A-BG D-SS A-GS",)).offer() == ["choose A-BG", "choose A-GS", "choose D-SS"]


@rule("CC-TIL-01")
def test_two_equal_tiles_are_one_choice_and_one_stays() -> None:
    t = begin(hands=("A-BG D-SS A-BG",))
    assert t.offer() == ["choose A-BG", "choose D-SS"]
    assert t.do("choose A-BG", "place i7 r0").hand() == ["A-BG", "D-SS"]


@rule("CC-TIL-01")
def test_the_tile_goes_into_the_city() -> None:
    t = begin(hands=("A-BG D-SS A-GS",)).do("choose D-SS", "place g5 r1")
    assert tiles(t)[1:] == [{"space": "g5", "tile": "D-SS", "turn": 1}]


@rule("CC-TIL-01")
def test_the_hand_holds_2_until_the_draw() -> None:
    t = begin(hands=("A-BG D-SS A-GS",)).do("choose A-GS", "place i7 r0")
    assert t.hand() == ["A-BG", "D-SS"]
    assert t.do("done").hand() == ["A-BG", "D-SS"]
    assert t.do("draw pile", "tile D-BB").hand() == ["A-BG", "D-BB", "D-SS"]


@rule("CC-TIL-01", "CC-TIL-02")
@pytest.mark.parametrize("kind", ["A-GG", "A-BB", "D-BG"])  # in the row, in the other hand, in the pile
def test_a_tile_from_elsewhere_cannot_be_chosen(kind: str) -> None:
    t = begin(row="A-GG A-GG D-GG", hands=("A-BG D-SS A-GS", "A-BB A-BB A-BB"))
    assert t.why(f"choose {kind}") == "CC-TIL-01"
    with pytest.raises(ct.NotLegal) as e:
        t.do(f"choose {kind}")
    assert e.value.rule == "CC-TIL-01"


@rule("CC-TIL-02")
def test_laying_a_tile_leaves_row_and_pile_alone() -> None:
    t = begin(row="A-GG A-GG D-GG", hands=("A-GG D-SS A-GS",)).do("choose A-GG", "place i7 r0")
    assert t.row() == ["A-GG", "A-GG", "D-GG"]
    assert t.state.pile.size == 35


# --- beside the city ---


@rule("CC-TIL-03")
def test_the_second_tile_goes_beside_the_first() -> None:
    assert spaces(with_tiles()) == ["e7", "g5", "g9", "i7"]


@rule("CC-TIL-03")
@pytest.mark.parametrize("space", ["k7", "c7", "g3", "g11", "a1", "m13"])
def test_a_tile_that_touches_nothing_is_refused(space: str) -> None:
    assert with_tiles().why(f"place {space} r0") == "CC-TIL-03"


@rule("CC-TIL-04")
@pytest.mark.parametrize("space", ["e5", "i5", "e9", "i9"])
def test_a_corner_is_not_enough(space: str) -> None:
    assert with_tiles().why(f"place {space} r0") == "CC-TIL-04"
    assert space not in spaces(with_tiles())


@rule("CC-TIL-04")
def test_a_corner_and_a_side_are_enough() -> None:
    assert with_tiles("i7").why("place i9 r0") is None


@rule("CC-TIL-05")
@pytest.mark.parametrize("space", ["g7", "i7"])
def test_tiles_do_not_overlap(space: str) -> None:
    t = with_tiles("i7")
    assert t.why(f"place {space} r0") == "CC-TIL-05"
    assert space not in spaces(t)


@rule("CC-TIL-05")
@pytest.mark.parametrize("cell", ["h7", "g8", "h8", "i8", "j7", "j10"])
def test_there_are_no_half_steps(cell: str) -> None:
    with pytest.raises(ct.NotAnAction):
        with_tiles().why(f"place {cell} r0")


@rule("CC-TIL-05")
def test_a_tile_shares_no_cell_with_another() -> None:
    t = begin()
    ct.play_randomly(t.state, ct.Rng(4))
    assert len({tile["space"] for tile in tiles(t)}) == len(tiles(t))
    assert {tile["space"] for tile in tiles(t)} <= set(SPACES)


# --- turned, not mirrored, for good ---


def pictures(kind: str) -> set[tuple[str, str, str, str]]:
    """What a tile can look like on i7: the colours of its four cells."""
    seen = set()
    for line in begin(hands=(kind,)).do(f"choose {kind}").offer("place"):
        if line.startswith("place i7"):
            stands = begin(hands=(kind,)).do(f"choose {kind}", line).view("A")["cities"][0]["buildings"]
            nw, ne, sw, se = [stands.get(cell, "") for cell in ("i7", "j7", "i8", "j8")]
            seen.add((nw, ne, sw, se))
    return seen


@rule("CC-TIL-06")
@pytest.mark.parametrize("space", ["e7", "g5", "g9", "i7"])
@pytest.mark.parametrize("turn", ["r0", "r1", "r2", "r3"])
def test_a_tile_may_be_turned_any_way(space: str, turn: str) -> None:
    t = with_tiles()
    assert f"place {space} {turn}" in t.offer()
    assert tiles(t.do(f"place {space} {turn}"))[1] == {"space": space, "tile": "A-GS", "turn": int(turn[1])}


@rule("CC-TIL-06")
@pytest.mark.parametrize("kind", KIND_NAMES)
def test_all_looks_of_a_tile_are_offered(kind: str) -> None:
    for nw, ne, sw, se in pictures(kind):
        assert (sw, nw, se, ne) in pictures(kind)


@rule("CC-TIL-07")
@pytest.mark.parametrize("kind", ["A-BG", "A-GB", "A-BS", "A-SB", "A-GS", "A-SG"])
def test_a_two_coloured_side_by_side_tile_cannot_be_mirrored(kind: str) -> None:
    mirrored = {(ne, nw, se, sw) for nw, ne, sw, se in pictures(kind)}
    assert mirrored.isdisjoint(pictures(kind))
    assert mirrored == pictures(f"A-{kind[3]}{kind[2]}")


@rule("CC-TIL-07")
def test_there_is_no_fifth_way_to_lay_a_tile() -> None:
    with pytest.raises(ct.NotAnAction):
        with_tiles().why("place i7 r4")


@rule("CC-TIL-08")
@pytest.mark.parametrize("seed", range(3))
def test_a_tile_once_laid_stays(seed: int) -> None:
    t = begin(players=3)
    rng = ct.Rng(seed)
    before = [tiles(t, seat) for seat in range(3)]
    while not t.state.over():
        ct.play_randomly(t.state, rng, 1)
        for seat in range(3):
            assert tiles(t, seat)[: len(before[seat])] == before[seat]
            before[seat] = tiles(t, seat)


@rule("CC-TIL-08")
@pytest.mark.parametrize("move", ["place i7 r1", "place g9 r0", "choose A-GS"])
def test_a_tile_cannot_be_laid_anew_in_the_same_turn(move: str) -> None:
    assert with_tiles().do("place i7 r0").why(move) == "CC-TRN-05"


@rule("CC-TIL-08")
def test_a_tile_cannot_be_turned_later() -> None:
    assert with_tiles("i7").why("place i7 r1") == "CC-TIL-05"


# --- within 3 by 3 ---


@rule("CC-TIL-09")
@pytest.mark.parametrize("space", ["e7", "m7"])
def test_no_fourth_tile_in_a_line_across(space: str) -> None:
    t = with_tiles("i7", "k7")
    assert t.why(f"place {space} r0") == "CC-TIL-09"
    assert spaces(t) == ["g5", "g9", "i5", "i9", "k5", "k9"]


@rule("CC-TIL-09")
@pytest.mark.parametrize("space", ["g3", "g11"])
def test_no_fourth_tile_in_a_line_down(space: str) -> None:
    t = with_tiles("g5", "g9")
    assert t.why(f"place {space} r0") == "CC-TIL-09"
    assert spaces(t) == ["e5", "e7", "e9", "i5", "i7", "i9"]


@rule("CC-TIL-09")
def test_a_staircase_may_not_become_4_wide_either() -> None:
    t = with_tiles("i7", "i9", "k9")
    assert t.why("place m9 r0") == "CC-TIL-09"
    assert t.why("place g9 r0") is None
    assert t.why("place k7 r0") is None


@rule("CC-TIL-10")
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("players", [2, 4])
def test_after_8_tiles_the_city_is_a_full_square(players: int, seed: int) -> None:
    t = begin(players=players)
    ct.play_randomly(t.state, ct.Rng(seed))
    for seat in range(players):
        at = {SPACES.index(str(tile["space"])) for tile in tiles(t, seat)}
        corner = min(at)
        assert at == {corner + x + 7 * y for x in range(3) for y in range(3)}


@rule("CC-TIL-11")
def test_a_hole_may_be_left_and_filled_later() -> None:
    around = ("i7", "k7", "k9", "k11", "i11", "g11")
    assert with_tiles(*around).why("place g9 r0") is None
    assert spaces(with_tiles(*around, "g9")) == ["i9"]


@rule("CC-TIL-12")
@pytest.mark.parametrize("kind", KIND_NAMES)
def test_what_is_printed_on_a_tile_does_not_matter(kind: str) -> None:
    t = begin(hands=(kind,)).do(f"choose {kind}")
    assert spaces(t) == ["e7", "g5", "g9", "i7"]
    for turn in ("r0", "r1"):
        assert [t.why(f"place {space} {turn}") for space in spaces(t)] == [None] * 4


@rule("CC-TIL-12")
@pytest.mark.parametrize("hand", ["A-BB", "D-SS", "A-GS"])
def test_every_tile_of_the_hand_has_the_same_places(hand: str) -> None:
    assert spaces(with_tiles("i7", "i9", "k9", hand=hand)) == ["g5", "g9", "i11", "i5", "k11", "k7"]


def free(city: list[str]) -> set[str]:
    """The spaces where a tile may go, straight from the rules: beside a tile and inside some 3 by 3 square with all."""
    at = {(SPACES.index(space) % 7, SPACES.index(space) // 7) for space in city}
    out = set()
    for x, y in {(x + dx, y + dy) for x, y in at for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))} - at:
        columns, rows = {x} | {a for a, b in at}, {y} | {b for a, b in at}
        if max(columns) - min(columns) < 3 and max(rows) - min(rows) < 3:
            out.add(SPACES[y * 7 + x])
    return out


@rule("CC-TIL-03", "CC-TIL-09", "CC-TIL-13")
@pytest.mark.parametrize("seed", range(6))
def test_there_is_always_a_place_and_the_offer_knows_all_of_them(seed: int) -> None:
    t = begin(players=2)
    rng = ct.Rng(seed)
    while not t.state.over():
        if t.step() == "PlaceTile":
            expected = free([str(tile["space"]) for tile in tiles(t, t.who())])
            assert expected
            assert set(spaces(t)) == expected
            assert {space for space in SPACES if t.why(f"place {space} r0") is None} == expected
        ct.play_randomly(t.state, rng, 1)


@rule("CC-TIL-13")
@pytest.mark.parametrize("moves", [(), ("choose A-GS",)])
def test_laying_a_tile_cannot_be_passed(moves: tuple[str, ...]) -> None:
    t = begin(hands=("A-GS",)).do(*moves)
    assert t.why("done") == "CC-TRN-05"
    assert "done" not in t.offer()


# --- what an offer tells ---


@rule("CC-BLD-02", "CC-WLK-01", "CC-WLK-09")
@pytest.mark.parametrize("seed", range(3))
def test_an_offer_tells_the_walkways_that_a_tile_makes_possible(seed: int) -> None:
    """They are what is offered when it lies there and was not possible before, with their votes, and whether all can stand."""
    match = ct.Match(ct.game("cloudcity", players=2), ["greedy", "greedy"], seed=seed)
    told = clashes = 0
    while not match.over:
        for line in [line for line in match.offer() if line.startswith("place ")]:
            facts = {name: str(value).split() for name, value in match.terms(line).facts.items()}
            after = match.branch(len(match.log), [None, None])
            after.do(line)
            seat = after.waiting()[0]
            fresh = set(after.view(seat).cities[seat].buildings) - set(match.view(seat).cities[seat].buildings)
            offered = {other.removeprefix("walkway "): after.terms(other) for other in after.offer() if other != "done"}
            new = {between for between in offered if fresh & set(between.split("-"))}
            assert new <= set(facts["walkways"]) <= set(offered)
            assert facts["levels"] == [offered[between].facts["level"] for between in facts["walkways"]]
            assert facts["votes"] == [str(offered[between].gain["votes"]) for between in facts["walkways"]]
            told += len(new)
            stood = [build(after, between) for between in facts["walkways"]]
            assert facts["clash"] == [str(int(not all(stood)))]
            clashes += not all(stood)
        match.step()
    assert told > 50
    assert clashes > 0 or seed != 1  # some games have none


def build(match: ct.Match, between: str) -> bool:
    """Build a walkway, if that is still possible."""
    possible = f"walkway {between}" in match.offer()
    if possible:
        match.do(f"walkway {between}")
    return possible
