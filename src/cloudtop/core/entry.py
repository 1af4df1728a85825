"""A game on the shelf: what is known of it before anybody plays."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any, Literal

from cloudtop.core.content import Pack, Value, changed, make_pack, own_pack, plain_data, read_data
from cloudtop.core.errors import BadContent, BadOptions
from cloudtop.core.events import Told
from cloudtop.core.game import Game
from cloudtop.core.options import FIRST, PLAYERS, Option, first_seat
from cloudtop.core.rulebook import Rule, read_rulebook
from cloudtop.core.shape import Standing, View
from cloudtop.core.teach import teach
from cloudtop.core.text import Text

Demand = Literal["light", "medium", "heavy"]
PackSource = Path | str | dict[str, Any] | Pack  # a file, the same as plain data, or a pack that is read already
WORDS = Path(__file__).parent.parent / "text"  # what every game says
SEALED = "-sealed"  # at the end of the name of a text file whose messages are said one by one, each at its moment


class Entry:
    """One game; its package has it as `ENTRY`, and whatever else the game brings lies beside it."""

    def __init__(
        self, *, package: str, slug: str, title: str, credit: str, prefix: str, rules: str, options: list[Option],
        make: Callable[[dict[str, Any], Pack], Game], check: Callable[[Pack], list[str]],
        view: type[View], events: list[Told], things: tuple[str, ...], minutes: tuple[int, int], demand: Demand,
        collection: str = "", open: bool = False, before: dict[str, dict[str, Any]] | None = None,
        pack: Path | Pack | None = None, unlabelled: str = "",
        sealed: tuple[str, ...] = (), campaign: str = "", campaign_options: tuple[str, ...] = (),
        standing: Callable[[dict[str, Any], Pack], Standing] | None = None,
    ) -> None:  # fmt: skip
        self.package = package  # the game's own `__name__`
        self.slug = slug
        self.title = title
        self.credit = credit
        self.prefix = prefix  # of its rule ids
        self.rules = rules  # version of the rules
        self.before = before or {}  # earlier ones that can still be played, and the options that bring them back
        self.options = options
        self.make_from = make
        self.check_pack = check
        self.view = view  # the record that its boards are drawn from
        self.events = events  # everything that it may tell
        self.things = things  # what a seat may have more or less of
        self.minutes = minutes  # that a game takes, as its box says: from, to
        self.demand = demand  # how much there is to learn and to think about
        # The option for the cards that each seat has collected in earlier games (`Game.sequel` adds to it), if any.
        self.collection = collection
        self.open = open  # nothing is hidden from anybody, so people at one screen need not look away
        self.pack = pack or self.folder / "content" / "standard.toml"  # our own; earlier ones may lie beside its file
        # Tables (`chapter`) and rows (`card/storm`) of the pack that are told only to who asks for them.
        self.sealed = sealed
        # The option with the chapters of a campaign that were played so far, if there are campaigns, and where they lead.
        self.campaign = campaign
        self.standing_of = standing
        self.campaign_options = campaign_options  # that are chosen when a campaign begins, and stay
        self.unlabelled = unlabelled  # the pack of tables that were made before a table kept its pack's label

    @property
    def folder(self) -> Path:
        """Where the game's own `__init__` lies."""
        return Path(str(import_module(self.package).__file__)).parent

    def told(self, event: str) -> Told:
        """What is declared of an event."""
        return next(told for told in self.events if told.name == event)

    def opening(self, what: str) -> set[str]:
        """The events that open a game, a round or a turn (`core/events.py`)."""
        return {told.name for told in self.events if told.opens == what}

    def option(self, name: str) -> Option | None:
        return next((option for option in self.options if option.name == name), None)

    @property
    def players(self) -> list[int]:
        """How many can play."""
        option = self.option(PLAYERS)
        return list(option.choices) if option is not None else []

    def named_first(self, options: dict[str, Any]) -> int:
        """The seat that these options let begin, or -1."""
        return first_seat(options[FIRST]) if self.option(FIRST) is not None else -1

    def options_of(self, rules: str, options: dict[str, Any]) -> dict[str, Any] | None:
        """Today's options for a game of this version of the rules; nothing if it cannot be played any more."""
        if rules == self.rules:
            return options
        return {**options, **self.before[rules]} if rules in self.before else None

    # --- its box ---

    def own_pack(self) -> Pack:
        """Today's box."""
        return self.pack if isinstance(self.pack, Pack) else own_pack(self.pack)

    def known_pack(self, label: str) -> Pack | None:
        """Our pack of this label: today's, or an earlier one that is kept beside it."""
        own = self.own_pack()
        if label == own.label or isinstance(self.pack, Pack):
            return own if label == own.label else None
        earlier = [own_pack(path) for path in sorted(self.pack.parent.glob("*.toml"))]
        return next((pack for pack in earlier if pack.label == label), None)

    def read_pack(self, pack: PackSource | None = None, lenient: bool = False) -> Pack:
        """Our own pack, the one in a file, or one given as data; `from` in it names the pack that it changes."""
        if pack is None:
            found = self.own_pack()
        elif isinstance(pack, Pack):
            found = pack
        else:
            data = plain_data(pack) if isinstance(pack, dict) else read_data(pack)
            found = make_pack(changed(self.base_pack(data["from"]), data) if "from" in data else data)
        return found.leniently() if lenient and not found.lenient else found

    def base_pack(self, name: object) -> Pack:
        """The pack that another one changes: ours by its name, or any that is here by its label."""
        own = self.own_pack()
        found = own if name == own.name else self.known_pack(str(name))
        if found is None:
            raise BadContent(f"There is no pack '{name}' of {self.title} to change; ours is '{own.name}'.")
        return found

    def make(
        self, options: dict[str, Any], pack: PackSource | None = None, lenient: bool = False, weights: Path | str | None = None
    ) -> Game:  # fmt: skip
        """The game with these options, from our content pack or another one; bots know what they have learned of it."""
        return teach(self.make_from(options, self.read_pack(pack, lenient)), self.folder / "brain", weights)

    def check(self, pack: PackSource | None = None) -> tuple[Pack, list[str]]:
        """A content pack and everything that is wrong with it."""
        found = self.read_pack(pack)
        return found, self.check_pack(found)

    def standing(self, options: dict[str, Any], pack: PackSource | None = None) -> Standing:
        """Where a campaign stands that has come to these options."""
        if self.standing_of is None:
            raise BadOptions(f"{self.title} has no campaign.")
        return self.standing_of(options, self.read_pack(pack))

    def is_sealed(self, value: Value, shown: Collection[str] = ()) -> bool:
        """Would it spoil a surprise to tell this value of the pack? Rows that are `shown` are open (`Game.shown`)."""
        row = f"{value.table}/{value.row}"
        return (value.table in self.sealed or row in self.sealed) and row not in shown

    def open_values(self, pack: Pack, shown: Collection[str] = ()) -> list[Value]:
        """What everybody may read of a pack."""
        return [value for value in pack.values if not self.is_sealed(value, shown)]

    def sealed_rows(self, pack: Pack, shown: Collection[str] = ()) -> set[str]:
        """The rows of a pack that are told only to who asks, such as `card/storm`."""
        return {f"{value.table}/{value.row}" for value in pack.values if self.is_sealed(value, shown)}

    def house_share(self) -> int:
        """How much of our box is our own reconstruction, in percent: of all values, also the sealed ones."""
        values = self.own_pack().values
        return round(100 * sum(value.kind == "house" for value in values) / max(1, len(values)))

    def unsealed(self, pack: Pack, what: str) -> list[Value]:
        """Sealed values that somebody asks for: of a table, or of one row (`card/storm`)."""
        table, _, row = what.partition("/")
        return [v for v in pack.values if self.is_sealed(v) and v.table == table and row in ("", v.row)]

    # --- its words ---

    def rulebook(self) -> dict[str, Rule]:
        return _rulebook(self.folder / "rulebook.md")

    def open_rules(self, sealed: Collection[str]) -> list[Rule]:
        """The rulebook without what is only for these sealed rows."""
        return [rule for rule in self.rulebook().values() if not rule.rows or any(r not in sealed for r in rule.rows)]

    def words(self, language: str = "en") -> list[Path]:
        """The text files of the game: its own words, and those of its board and its terminal if they are kept apart."""
        return sorted((self.folder / "text").glob(f"{language}*.ftl"))

    def open_words(self, sealed: Collection[str], language: str = "en") -> str:
        """All messages but those of sealed files (`en-sealed.ftl`), and those that name one of these sealed rows."""
        files = [path for path in self.words(language) if not path.stem.endswith(SEALED)]
        text = "\n".join(path.read_text("utf-8") for path in files)
        names = "|".join(re.escape(row.partition("/")[2].replace(" ", "-")) for row in sealed)
        return (
            re.sub(rf"(?m)^([a-z]+-)+({names})(-[\w-]+)? =.*\n(?:[ \t].*\n|\n(?=[ \t]))*", "", text) if names else text
        )

    def text(self, language: str = "en") -> Text:
        return _text((WORDS / f"{language}.ftl", *self.words(language)), language)


@lru_cache
def _rulebook(path: Path) -> dict[str, Rule]:
    return read_rulebook(path)


@lru_cache
def _text(files: tuple[Path, ...], language: str) -> Text:
    return Text(list(files), language)
