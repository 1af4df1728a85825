"""Luck that can be checked: a sealed key, and outcomes that follow from it."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from typer.testing import CliRunner

import cloudtop as ct
from cloudtop.bots import make_bot
from cloudtop.cli.app import app
from cloudtop.core.chance import CHANCE
from cloudtop.table.luck import seal_of
from cloudtop.web.app import Settings, make_app
from cloudtop.web.table_match import TableMatch
from tests.web.kit import Inside
from tests.web.refusing import check_error, refused

KEY, OTHER = "5a" * 32, "5b" * 32
every_game = pytest.mark.parametrize("slug", ct.GAMES)


def played(slug: str = "cloudcity", begun: int = 0, key: str = KEY) -> TableMatch:
    """A whole game of a web table, between bots."""
    game = ct.game(slug)
    match = TableMatch(game, ["random"] * game.seats, key, None, begun)
    match.players = [make_bot("random") for seat in range(game.seats)]
    match.play()
    return match


def edited(record: ct.Record, old: str, new: str) -> ct.Record:
    return ct.parse_record(record.text().replace(old, new))


@every_game
def test_every_outcome_follows_from_the_key(slug: str) -> None:
    match = played(slug)
    record = ct.parse_record(match.record().text())
    outcomes = sum(move.seat == CHANCE for move in match.log)
    assert ct.verify(record, seal_of(KEY)) == outcomes > 0


def test_the_seal_is_shown_at_once_and_the_key_at_the_end() -> None:
    game = ct.game("cloudcity")
    begun = TableMatch(game, ["Ada", "Bo"], KEY, None, 0).promise()
    assert (begun.seal, begun.key) == (seal_of(KEY), "")
    assert played().promise().key == KEY


def test_an_outcome_that_was_chosen_is_found() -> None:
    honest = played()
    cheat = TableMatch(honest.game, honest.names, KEY, None, 0)
    cheat.players = honest.players
    cheat.act(CHANCE, next(int(code) for code in cheat.state.offer(CHANCE) if code != honest.log[0].action))
    cheat.play()
    with pytest.raises(ct.BadRecord, match="did not follow from the key: it would have been"):
        ct.verify(cheat.record())


def test_a_key_that_does_not_fit_the_seal_is_refused() -> None:
    with pytest.raises(ct.BadRecord, match="does not fit the seal"):
        ct.verify(edited(played().record(), f"key: {KEY}", f"key: {OTHER}"))


def test_another_seal_than_the_one_that_was_shown_is_refused() -> None:
    with pytest.raises(ct.BadRecord, match="another seal than the one that you were shown"):
        ct.verify(played().record(), seal_of(OTHER))


def test_moves_of_another_game_are_not_asked_for_their_luck() -> None:
    other = played(key=OTHER)
    match = TableMatch(other.game, other.names, KEY, None, 40)
    match.players = other.players
    for move in other.log[:40]:
        match.act(move.seat, move.action)
    match.play()
    later = sum(move.seat == CHANCE for move in match.log[40:])
    assert 0 < ct.verify(ct.parse_record(match.record().text())) == later


@pytest.mark.parametrize(
    "old, new, sentence",
    [
        (f"luck: {seal_of(KEY)}\n", "", "says nothing of its luck"),
        (f"luck: {seal_of(KEY)}", "luck: xyz", "is not readable; it is a seal of 64"),
        (f"luck: {seal_of(KEY)}", f"luck: {seal_of(KEY)} after two", "is not readable"),
        (f"key: {KEY}\n", "", "has no key: its game is not over"),
        (f"key: {KEY}", "key: 5a", "The key of the record is not readable"),
    ],
)
def test_a_damaged_promise_is_refused(old: str, new: str, sentence: str) -> None:
    with pytest.raises(ct.BadRecord, match=sentence):
        ct.verify(edited(played().record(), old, new))


def test_the_command_says_how_many(tmp_path: Path) -> None:
    match, path = played(), tmp_path / "evening.ctr"
    match.record().save(path)
    said = CliRunner().invoke(app, ["verify", str(path), "--seal", seal_of(KEY)])
    outcomes = sum(move.seat == CHANCE for move in match.log)
    assert said.exit_code == 0 and f"All {outcomes} outcomes of chance followed" in said.output and KEY in said.output


def test_a_table_shows_its_seal_and_tells_its_key_when_it_is_over(tmp_path: Path) -> None:
    with Inside(make_app(Settings(tmp_path))) as site:
        table = site.table("me", "me")
        with table.open("AB") as ada:
            seal = ada.first["seal"]
            refused(site.get(f"api/tables/{table.id}/luck"), 409, "the key of its luck is told when it is")
            ada.play(random.Random(4))
            check_error(ada.ask("undo", seat="A", seq=ada.seq), "illegal")
        status, luck = site.get(f"api/tables/{table.id}/luck")
        assert status == 200 and luck["seal"] == seal == seal_of(luck["key"]) and luck["outcomes"] > 0
