"""The printed game: a content pack, what is known of its box, and the numbers the rules use."""

from __future__ import annotations

from pathlib import Path

import msgspec

from cloudtop.core.content import Pack, own_pack, read_typed
from cloudtop.core.shape import Standing
from cloudtop.games.cloudage.content.box import make_box
from cloudtop.games.cloudage.content.campaign import chapters_of, deciding, label_of, standing_of
from cloudtop.games.cloudage.content.checks import faults
from cloudtop.games.cloudage.content.plan import FIRST_EDITION
from cloudtop.games.cloudage.content.rows import Rows
from cloudtop.games.cloudage.log_book import LogBook, campaign_winners, chapter_log, closing, story_facts
from cloudtop.games.cloudage.options import Options

STANDARD = Path(__file__).parent / "standard.toml"


class Content(Rows):
    """The rows of a pack, held against what is known of the box."""

    def look(self) -> list[str]:
        return faults(self)


def read_content(pack: Pack | None = None) -> Content:
    return read_typed(Content, pack or own_pack(STANDARD))


def log_book_of(content: Rows, options: Options) -> LogBook | None:
    """The campaign that a game is a chapter of."""
    if options.campaign is None:
        return None
    now = standing_of(content, options)
    played = [dict(msgspec.to_builtins(chapter)) for chapter in options.campaign]
    return LogBook(
        edition=options.edition,
        chapters=[label_of(row) for row in chapters_of(content, options.edition)],
        place=len(played),
        played=played,
        stars=now.stars,
        read=now.read,
        deciding=deciding(content, options.edition),
        goal=solo_goal(content, options),
        most=most_stars(content, options),
    )


def solo_goal(content: Rows, options: Options) -> int:
    """CA-SOL-21, CA-EDN-15: the stars that win a campaign alone."""
    return content.number[f"solo stars, {'first' if options.edition == FIRST_EDITION else 'second'} edition"]


def most_stars(content: Rows, options: Options) -> int:
    """The stars that one can have in the end, the bonus of every chapter included."""
    return sum(len(row.stars) + row.bonus for row in chapters_of(content, options.edition))


def campaign_standing(content: Rows, options: Options) -> Standing:
    """CA-CAM-09, CA-CAM-10, CA-PRE-05: where a campaign stands, for whoever looks at its log book."""
    now = standing_of(content, options)
    leads = deciding(content, options.edition)
    goal, over = solo_goal(content, options), now.chapter is None
    names = [row.name for row in content.project if row.number in now.numbers]
    return Standing(
        chapters=[label_of(row) for row in chapters_of(content, options.edition)],
        chapter=label_of(now.chapter) if now.chapter is not None else None,
        part=f"part-{now.card}" if now.chapter is not None else None,
        log=[chapter_log(dict(msgspec.to_builtins(chapter))) for chapter in options.campaign or []],
        stars=now.stars,
        winners=campaign_winners(now.stars, goal) if over else [],
        active=[*(f"project/{name}" for name in names), *(f"legacy/{name}" for name in sorted(now.tiles))],
        decided=[f"story-{card}" for card in now.read if card in leads],
        questions=[f"decision-{leads[card]}" for card in now.read if card in leads],
        facts=story_facts(now.read, leads, options.edition),
        over=over,
        ending=[f"ending-{now.read[-1]}", closing(now.stars, goal, most_stars(content, options))] if over else [],
    )


__all__ = ["Content", "campaign_standing", "faults", "log_book_of", "make_box", "read_content"]
