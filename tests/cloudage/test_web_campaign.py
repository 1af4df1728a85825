"""What the page of a campaign may know: all that was read, decided and won, and nothing of what is to come."""

from __future__ import annotations

import re
from typing import Any

import cloudtop as ct
from cloudtop.web.campaign_page import Teller
from tests.cloudage.log_books import THREE_V2_6, TWO_V2_4A, played

SEALED = ct.GAMES["cloudage"].folder / "text" / "en-sealed.ftl"


def teller(log: list[dict[str, Any]], players: int, edition: str = "v2") -> Teller:
    options = {"players": players, "edition": edition, "campaign": log}
    return Teller(ct.Campaign("cloudage", options, ["Ada"] * players, []))


def all_of(page: Teller) -> str:
    told = [page.chapters(), page.decided(), page.unlocked(), page.ending(), page.about()]
    return repr(told)


def sentences(number: int) -> list[str]:
    """The first words of everything that the sealed file says of a story card, as they are printed."""
    blocks = re.findall(rf"^(?:story-{number}(?:-\w+)*|so-far-{number}) =\s*(.+)$", SEALED.read_text("utf-8"), re.M)
    return [block for block in blocks if len(block) > 40 and "{" not in block]


def test_nothing_of_a_card_that_was_not_read() -> None:
    page = teller(TWO_V2_4A, 2)
    told = all_of(page).replace("\\'", "'")
    read = {card for chapter in TWO_V2_4A for card in chapter["read"]}
    others = [sentence for card in range(11, 49) if card not in read for sentence in sentences(card)]
    assert len(others) > 30 and [sentence for sentence in others if sentence in told] == []
    mine = [sentence for card in read for sentence in sentences(card)]
    assert [sentence for sentence in mine if sentence in told]


def test_a_chapter_that_nobody_has_reached_has_only_its_number() -> None:
    chapters = teller(TWO_V2_4A, 2).chapters()
    assert [bool(chapter.title) for chapter in chapters] == [True] * 4 + [False] * 3
    assert [len(chapter.story) for chapter in chapters] == [6, 3, 4, 0, 0, 0, 0]


def test_only_tiles_and_cards_that_are_active_are_told() -> None:
    page = teller(TWO_V2_4A, 2)
    names = {row.name for group in page.unlocked() for row in group.rows}
    active = {page.say(row.replace("/", "-")) for row in page.standing.active}
    assert names and names <= active and page.say("project-wreck") in active - names
    assert all("legacy-" not in name and "project-" not in name for name in names)


def test_what_was_decided_stands_with_its_question() -> None:
    page = teller(TWO_V2_4A, 2)
    told = page.decided()
    assert len(told) == len(page.standing.decided) == 4
    assert all(one.question.endswith("?") and one.choice for one in told)


def test_the_last_words_go_by_the_stars() -> None:
    def closing(*points: int) -> str:
        log = [*THREE_V2_6, played("v2-6", [46, 47], *points)]
        return teller(log, 3).standing.ending[1]

    assert closing(20, 120, 30) == "closing-high"
    alone = [played(f"v2-{one['chapter']}", one["read"], 20, removed=" ".join(one["removed"])) for one in THREE_V2_6]
    lost = teller([*alone, played("v2-6", [46, 47], 20)], 1)
    assert lost.standing.ending == ["ending-47", "closing-lost"] and lost.standing.winners == []
    assert len(lost.ending()) == 2
