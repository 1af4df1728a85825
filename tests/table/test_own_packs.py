"""Packs of one's own: as data, as changes of ours, lenient ones, and the records that are played with them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import cloudtop as ct

LONGER = {"from": "standard", "walkway": [{"name": "length 5", "votes": 9}]}  # a misprint: it is worth 8
SHORT_HAND = {"from": "standard", "number": [{"name": "hand", "value": 2}]}  # the rules rely on 3


def a_record(**more: Any) -> ct.Record:
    match = ct.Match(ct.game("cloudcity", lenient=True, pack=LONGER, **more), ["random", "random"], seed=3)
    return match.play().record()


# --- changes of ours ---


def test_a_change_replaces_a_row_by_its_name_and_leaves_the_rest() -> None:
    own, pack = ct.read_pack("cloudcity"), ct.read_pack("cloudcity", LONGER)
    assert [row["votes"] for row in pack.table("walkway")] == [1, 2, 3, 5, 9]
    assert pack.table("walkway")[4] == own.table("walkway")[4] | {"votes": 9}
    assert pack.table("tile") == own.table("tile")


def test_a_changed_value_is_ours_no_longer_and_the_others_keep_their_source() -> None:
    pack = ct.read_pack("cloudcity", LONGER)
    told = {v.field: (v.kind, v.where) for v in pack.values if (v.table, v.row) == ("walkway", "length 5")}
    ours = ct.read_pack("cloudcity").values
    own = {v.field: (v.kind, v.where) for v in ours if (v.table, v.row) == ("walkway", "length 5")}
    assert told == own | {"votes": ("house", f"changed from {ct.read_pack('cloudcity').label}")}


def test_a_change_may_say_where_it_comes_from_and_what_it_is_called() -> None:
    pack = ct.read_pack("cloudcity", LONGER | {
        "pack": {"name": "long roads", "about": "What if"}, "sources": {"me": {"kind": "reported", "where": "a friend"}},
        "walkway": [{"name": "length 5", "votes": 9, "source": "me"}],
    })  # fmt: skip
    assert (pack.name, pack.about, pack.game) == ("long roads", "What if", "cloudcity")
    assert [v.where for v in pack.values if (v.row, v.field) == ("length 5", "votes")] == ["a friend"]


def test_a_file_may_change_ours_too(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('from = "standard"\n[[walkway]]\nname = "length 5"\nvotes = 9\n', "utf-8")
    assert ct.read_pack("cloudcity", path).label == ct.read_pack("cloudcity", LONGER).label


def test_a_row_of_a_new_name_is_added() -> None:
    pack = ct.read_pack("cloudcity", {"from": "standard", "number": [{"name": "moons", "value": 2}]})
    assert pack.table("number")[-1] == {"name": "moons", "value": 2}


def test_what_was_given_can_be_changed_afterwards_without_harm() -> None:
    data = {"from": "standard", "walkway": [{"name": "length 5", "votes": 9}]}
    pack = ct.read_pack("cloudcity", data)
    data["walkway"][0]["votes"] = 99  # type: ignore[index]
    assert pack.table("walkway")[4]["votes"] == 9


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"from": "moon"}, "There is no pack 'moon' of Cloud City to change; ours is 'standard'."),
        ({"from": "standard", "tile": 3}, "'tile' must be a list of rows, each with the name of the row that it changes."),
        ({"from": "standard", "tile": [{"copies": 3}]}, "'tile' must be a list of rows"),
        ({"from": "standard", "pack": "mine"}, "[pack] and [sources] are tables"),
        ({"tile": []}, "A content pack begins with [pack]"),
        ({"from": "standard", "tile": [{"name": "A-BB", "copies": {1, 2}}]}, "A content pack is plain data"),
    ],
)  # fmt: skip
def test_data_that_is_no_pack_is_refused_with_a_sentence(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ct.BadContent) as e:
        ct.game("cloudcity", pack=given)
    assert sentence in e.value.message


# --- faults ---


def test_a_refused_pack_has_all_its_faults() -> None:
    with pytest.raises(ct.BadContent) as e:
        ct.game("cloudcity", pack=LONGER | SHORT_HAND)
    assert [fault[-11:] for fault in e.value.faults] == ["CC-WLK-10).", "CC-SET-10)."]
    assert e.value.message.endswith("(and 1 more).")


def test_a_lenient_game_is_played_with_what_is_printed_and_says_so() -> None:
    game = ct.game("cloudcity", pack=LONGER, lenient=True)
    assert game.pack.label == f"standard changed, lenient {game.pack.hash}"
    assert game.pack.faults == ["Walkways are worth 1, 2, 3, 5 and 8 votes, not [1, 2, 3, 5, 9] (CC-WLK-10)."]


def test_a_lenient_game_still_needs_what_the_rules_rely_on() -> None:
    with pytest.raises(ct.BadContent) as e:
        ct.game("cloudcity", pack=LONGER | SHORT_HAND, lenient=True)
    assert e.value.faults == ["[[number]] hand must be 3 (CC-SET-10)."]


def test_no_number_of_a_lenient_pack_is_too_large_to_count_with() -> None:
    huge = {"from": "standard", "walkway": [{"name": "length 5", "votes": 10**30}]}
    with pytest.raises(
        ct.BadContent, match=r"\[\[walkway\]\] length 5: votes is 1000.*; no number is larger than 9,999"
    ):
        ct.game("cloudcity", pack=huge, lenient=True)


def test_a_pack_can_say_itself_that_it_is_lenient() -> None:
    assert ct.game("cloudcity", pack=LONGER | {"pack": {"lenient": True}}).pack.lenient


# --- records ---


def test_a_record_goes_on_with_the_pack_it_was_played_with(tmp_path: Path) -> None:
    record = a_record()
    record.save(tmp_path / "game.ctr")
    assert ct.open_record(tmp_path / "game.ctr", pack=LONGER).record().text() == record.text()
    assert ct.resume(record, pack=ct.read_pack("cloudcity", LONGER)).over


def test_a_record_of_a_pack_that_is_not_here_says_what_would_help() -> None:
    record = a_record()
    with pytest.raises(ct.BadRecord) as e:
        ct.resume(record)
    assert e.value.message == (
        f"The record was played with the content '{record.head['content']}' of Cloud City, which is not here;"
        " give the file of that pack: --pack FILE, or pack= in Python."
    )


def test_a_record_of_another_pack_is_refused() -> None:
    other = {"from": "standard", "walkway": [{"name": "length 5", "votes": 7}]}
    with pytest.raises(
        ct.BadRecord, match=r"was played with the content 'standard changed, lenient .*', not 'standard changed"
    ):
        ct.resume(a_record(), pack=other)


def test_an_earlier_pack_beside_ours_is_found_by_its_label(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = ct.GAMES["cloudcity"]
    text = ct.Match(ct.game("cloudcity"), ["random", "random"]).play().record().text()
    own = shelf.folder / "content" / "standard.toml"
    (tmp_path / "standard-before.toml").write_text(own.read_text("utf-8"), "utf-8")
    (tmp_path / "standard.toml").write_text(newer(own.read_text("utf-8")), "utf-8")
    monkeypatch.setattr(shelf, "pack", tmp_path / "standard.toml")
    match = ct.resume(ct.parse_record(text))
    assert match.game.pack.label in text and match.game.pack.label != ct.game("cloudcity").pack.label


def newer(text: str) -> str:
    """The box of a later year: one tile more of a kind, one less of another."""
    for name, before, after in (("A-BG", 2, 1), ("A-GB", 2, 3)):
        assert f'"{name}"\ncopies = {before}' in text
        text = text.replace(f'"{name}"\ncopies = {before}', f'"{name}"\ncopies = {after}')
    return text
