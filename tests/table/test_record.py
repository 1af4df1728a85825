"""Records: a game as text, there and back; resumed, branched, from a position."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import cloudtop as ct
from cloudtop.table.record import FORMAT, state_hash
from tests.table.kit import TURN, A, B, a_position, finished, opening

BEFORE = sorted((Path(__file__).parent / "before").glob("*.ctr"))


def test_the_text_of_a_record_can_be_read_by_people() -> None:
    match = ct.Match(ct.game("cloudcity", first="B", rectangle=True), seed=2, names=["Ada", "Bea"]).play()
    match.do(match.offer()[0])
    lines = match.record().text().splitlines()
    assert lines[0] == FORMAT
    assert [line.split(":")[0] for line in lines[1:6]] == ["game", "rules", "options", "content", "seats"]
    assert lines[1] == "game: cloudcity" and lines[5] == "seats: Ada | Bea" and lines[6] == "---"
    assert json.loads(lines[3].partition(":")[2])["rectangle"] is True
    assert lines[7].startswith("chance tile ") and lines[-3].startswith("B choose ")
    assert lines[-2] == "---" and lines[-1] == f"state: {state_hash(match.game, match.state)}"


def test_a_finished_record_has_the_scores() -> None:
    match = finished()
    scores = ", ".join(f"{seat} {total}" for seat, total in match.scores().items())
    assert match.record().text().splitlines()[-2] == f"scores: {scores}"


def test_text_and_record_are_inverse() -> None:
    text = finished().record().text()
    assert ct.parse_record(text).text() == text


def test_a_record_is_resumed_to_the_same_match() -> None:
    match = finished()
    again = ct.resume(ct.parse_record(match.record().text()))
    assert again.over and again.scores() == match.scores() and again.names == match.names
    assert [(m.seat, m.action) for m in again.log] == [(m.seat, m.action) for m in match.log]
    assert again.record().text() == match.record().text()


def test_a_record_is_saved_and_loaded(tmp_path: Path) -> None:
    match = finished()
    path = tmp_path / "evening.ctr"
    match.record().save(path)
    assert path.read_text("utf-8") == match.record().text()
    assert ct.load_record(str(path)).text() == match.record().text()
    assert ct.open_record(path).scores() == match.scores()
    assert [p.name for p in tmp_path.iterdir()] == ["evening.ctr"]


def test_saving_replaces_what_was_there(tmp_path: Path) -> None:
    path = tmp_path / "evening.ctr"
    for lines in (TURN, TURN[:2]):
        opening(*lines).record().save(path)
    assert len(ct.load_record(path).lines) == 2


def test_an_unfinished_record_has_no_scores_and_goes_on() -> None:
    match = opening(*TURN, "tile D-SS", "choose D-GG")
    text = match.record().text()
    assert "scores:" not in text
    again = ct.resume(ct.parse_record(text), [ct.bots.random()] * 2, seed=6)
    assert again.waiting() == [B] and again.offer() == match.offer()
    assert again.play().over
    assert again.record().lines[: len(match.log)] == match.record().lines


def test_a_resumed_match_can_be_taken_back() -> None:
    again = ct.resume(opening(*TURN[:3]).record())
    assert again.undo(A) == 2 and again.record().text() == opening(*TURN[:2]).record().text()


def test_a_resumed_match_goes_on_the_same_way_with_the_same_seed() -> None:
    record = opening(*TURN).record()
    texts = [ct.resume(record, [ct.bots.random()] * 2, seed).play().record().text() for seed in (5, 5, 6)]
    assert texts[0] == texts[1] != texts[2]


@pytest.mark.parametrize("names", [["Ada", "Bea"], ["Zoë Ångström", "李"], ["A: b", "'\"\\"]])
def test_names_are_kept(names: list[str]) -> None:
    text = opening(names=names).record().text()
    assert ct.resume(ct.parse_record(text)).names == names


@pytest.mark.parametrize("names", [["Ada | Bea", "C"], ["Ada\nBea", "C"], ["", "C"]])
def test_names_that_a_record_could_not_keep_are_refused(names: list[str]) -> None:
    with pytest.raises(ct.Mistake):
        opening(names=names)


@pytest.mark.parametrize("names", [["Ada"], ["Ada", "Bea", "Cid"]])
def test_every_seat_has_a_name(names: list[str]) -> None:
    with pytest.raises(ct.Mistake):
        opening(names=names)


# --- positions ---


def test_a_record_may_begin_at_a_position() -> None:
    match = opening(*TURN)
    text = match.record().text()
    assert "position: {" in text
    record = ct.parse_record(text)
    assert record.position == a_position() and record.text() == text
    again = ct.resume(record)
    assert again.log[0].action == match.log[0].action and again.record().text() == text


def test_a_record_from_the_beginning_has_no_position() -> None:
    text = finished().record().text()
    assert "position:" not in text and ct.parse_record(text).position is None


# --- hashes ---


def test_equal_states_have_equal_hashes_and_others_do_not() -> None:
    hashes = [state_hash(m.game, m.state) for m in (opening(*TURN), opening(*TURN), opening(*TURN[:4], "draw 2"))]
    assert hashes[0] == hashes[1] != hashes[2]
    assert len(hashes[0]) == 16


def test_what_a_seat_knows_is_part_of_the_hash() -> None:
    match, position = opening(), a_position()
    assert position["cities"][B]["hand"] == ["D-GG B"] * 3
    position["cities"][B]["hand"][0] = "D-GG AB"
    assert state_hash(match.game, match.game.load(position)) != state_hash(match.game, match.state)


# --- branches ---


def test_a_match_can_be_branched_at_every_point() -> None:
    match = finished()
    lines = match.record().lines
    for length in range(len(lines) + 1):
        branch = match.branch(length)
        assert branch.record().lines == lines[:length]
        assert branch.over == (length == len(lines))
    assert branch.record().text() == match.record().text()


@pytest.mark.parametrize("length", [0, 1, 30])
def test_a_branch_goes_its_own_way(length: int) -> None:
    match = finished()
    text = match.record().text()
    branch = match.branch(length, [ct.bots.random()] * 2, seed=77).play()
    assert branch.over and branch.record().lines[:length] == match.record().lines[:length]
    assert branch.record().lines != match.record().lines
    assert match.record().text() == text


def test_a_branch_keeps_the_position_it_began_with() -> None:
    match = opening(*TURN)
    assert match.branch(0).record().text() == opening().record().text()
    assert match.branch(2).offer() == opening(*TURN[:2]).offer()


def test_a_branch_for_people_waits_for_them() -> None:
    match = finished()
    branch = match.branch(20, [None, None])
    assert not branch.over
    branch.play()
    assert branch.waiting()[0] in (A, B)


@pytest.mark.parametrize("length", [-1, 6, 1000])
def test_a_branch_outside_of_the_match_is_refused(length: int) -> None:
    with pytest.raises(ct.Mistake, match=r"^This match has 5 moves; it can be branched after 0 to 5 of them\.$"):
        opening(*TURN).branch(length)


def test_a_resumed_match_goes_on_as_it_would_have() -> None:
    """The luck of a move depends on the seed and on how many moves there were, on nothing else."""
    bots = [ct.bots.greedy(), ct.bots.random()]
    whole = ct.Match(ct.game("cloudcity"), bots, seed=11).play()
    part = whole.branch(60, bots, seed=11)
    assert ct.resume(part.record(), bots, seed=11).play().record().lines == whole.record().lines


@pytest.mark.parametrize("path", BEFORE, ids=lambda path: path.stem)
def test_a_record_of_earlier_rules_comes_out_as_it_did(path: Path) -> None:
    """An option brings back what those rules asked; scores, hash and every line stay, and it is saved as one of today."""
    record, match = ct.load_record(path), ct.open_record(path)
    rules = ct.GAMES[match.game.slug].rules
    assert match.over and record.head["rules"] != rules
    again = match.record()
    assert (again.lines, again.scores, again.state) == (record.lines, record.scores, record.state)
    assert again.head["rules"] == rules and ct.resume(again).over


def test_a_record_of_rules_that_are_gone_is_refused() -> None:
    text = BEFORE[0].read_text("utf-8").replace("rules: 1", "rules: 0")
    with pytest.raises(ct.BadRecord, match=r"^The record is of rules version 0; this is version 2\.$"):
        ct.resume(ct.parse_record(text))
