"""A campaign: games that make one story, as a value and as one file with the log book and the records of all chapters.

    {"cloudtop": "campaign", "version": 1, "game": "<slug>", "names": ["Ada"], "options": {...}, "records": ["..."]}

`options` are those of the next game; the log book is one of them, and everything else follows from it (`Entry.standing`).
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from cloudtop.core.entry import Entry
from cloudtop.core.errors import Mistake
from cloudtop.core.game import Game
from cloudtop.core.shape import Standing
from cloudtop.games import entry
from cloudtop.table.files import are_texts, load, read_data, save, write_data
from cloudtop.table.match import Match
from cloudtop.table.record import Record, parse_record
from cloudtop.table.series import sequel

KIND = "campaign"
VERSION = 1
MOST_BYTES = 4_000_000  # of a file; the records of eight chapters have about 200,000


class Campaign:
    """A campaign between two of its games. It is never changed: a game makes another one (`after`)."""

    def __init__(self, game: str, options: dict[str, Any], names: list[str], records: list[str]) -> None:
        self.slug = game
        self.options = options  # of the next game
        self.names = names
        self.records = records  # of the chapters played, as text; empty where there is none

    def __repr__(self) -> str:
        return f"Campaign({self.slug!r}, chapter={self.standing.chapter!r}, stars={self.standing.stars!r})"

    @staticmethod
    def new(game: str, names: list[str] | None = None, **options: Any) -> Campaign:
        """A campaign that begins, with options of its game: `Campaign.new(slug, players=3)`."""
        begun = Campaign(game, options | {_shelf(game).campaign: []}, names or [], [])
        players = begun.game().seats
        begun.names = names or [f"Player {seat + 1}" for seat in range(players)]
        return _checked(begun)

    @staticmethod
    def open(path: Path | str) -> Campaign:
        """The campaign in a file."""
        return parse_campaign(load(path, MOST_BYTES, KIND))

    @property
    def standing(self) -> Standing:
        """Where it stands: chapters, stars, what was decided, what is in play from now on."""
        return entry(self.slug).standing(self.options)

    @property
    def over(self) -> bool:
        return self.standing.over

    @property
    def played(self) -> int:
        """How many chapters have been played."""
        return len(self.options[entry(self.slug).campaign])

    def game(self) -> Game:
        """The next chapter."""
        return entry(self.slug).make(self.options)

    def after(self, match: Match) -> Campaign:
        """The campaign after its next chapter."""
        shelf, options = entry(self.slug), sequel(match)
        if match.game.slug != self.slug or match.game.options.get(shelf.campaign) != self.options[shelf.campaign]:
            raise Mistake("This game is not the next chapter of the campaign.")
        return Campaign(self.slug, options, self.names, [*self.records, match.record().text()])

    def record(self, chapter: int) -> Record:
        """The record of a chapter that was played, counted from 1."""
        if not isinstance(chapter, int) or not 1 <= chapter <= len(self.records) or not self.records[chapter - 1]:
            raise Mistake(f"There is no record of a chapter {str(chapter)[:40]}; {len(self.records)} have been played.")
        return parse_record(self.records[chapter - 1])

    def branch(self, chapters: int) -> Campaign:
        """Another campaign that goes on after so many chapters of this one."""
        option = entry(self.slug).campaign
        if not isinstance(chapters, int) or not 0 <= chapters <= self.played:
            raise Mistake(f"A campaign of {self.played} chapters goes on after 0 to {self.played} of them.")
        options = self.options | {option: self.options[option][:chapters]}
        return Campaign(self.slug, options, self.names, self.records[:chapters])

    def text(self) -> str:
        data = {"game": self.slug, "names": self.names, "options": self.options, "records": self.records}
        return write_data(KIND, VERSION, data)

    def save(self, path: Path | str) -> None:
        """Write the campaign; a file that was there stays whole if this fails."""
        save(path, self.text(), KIND)


def campaign_of(match: Match, records: list[str]) -> Campaign:
    """The campaign that a finished chapter leads to; `records` are those of the chapters before."""
    return Campaign(match.game.slug, sequel(match), match.names, [*records, match.record().text()])


def _shelf(game: str) -> Entry:
    shelf = entry(game)
    if not shelf.campaign:
        raise Mistake(f"{shelf.title} has no campaign.")
    return shelf


def parse_campaign(text: str) -> Campaign:
    """A campaign from the text of its file; only one that can have been played is taken."""
    data = read_data(text, KIND, VERSION)
    names: Any = data.get("names")
    options: Any = data.get("options")
    records: Any = data.get("records")
    if not are_texts(names) or not isinstance(options, dict) or not are_texts(records):
        raise Mistake('The campaign is not complete: it needs "names", "options" and "records".')
    return _checked(Campaign(str(data.get("game")), options, names, records))


def _checked(found: Campaign) -> Campaign:
    """Refuse what cannot be: a log book no play leads to, another next chapter, names without seats, records of other games."""
    shelf = _shelf(found.slug)
    if not isinstance(found.options.get(shelf.campaign), list):
        raise Mistake(f"The options of a campaign have a log book, '{shelf.campaign}', which is empty at first.")
    stars = found.standing.stars
    if not found.over:
        found.game()
    if len(found.names) != len(stars):
        raise Mistake(f"The campaign names {len(found.names)} players for {len(stars)} seats.")
    if len(found.records) not in (0, found.played):
        raise Mistake(f"The campaign has {len(found.records)} records of {found.played} chapters.")
    for place, text in enumerate(found.records):
        _check_record(found, shelf, place, text)
    return found


def _check_record(found: Campaign, shelf: Entry, place: int, text: str) -> None:
    """A record belongs to its chapter if it began with the log book of the chapters before."""
    if not text:
        return
    record = parse_record(text)
    try:
        options = json.loads(record.head["options"])
    except (ValueError, RecursionError):
        options = {}
    begun = found.options[shelf.campaign][:place]
    if record.head["game"] != found.slug or not isinstance(options, dict) or options.get(shelf.campaign) != begun:
        raise Mistake(f"Record {place + 1} of the campaign is of another game; it begins with the log book so far.")
