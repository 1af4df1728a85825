"""The table of Cloud City in a terminal: cities, hand, row, supplies, and the menu of each step."""

from __future__ import annotations

import re
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from cloudtop.cli.blocks import GAP, PROMPT_ROWS, columns, flow, grid, header, key_mark, spaced
from cloudtop.cli.canvas import BRASS, GLOW, INK, METAL, PAPER, paint
from cloudtop.cli.scene import Choice, Scene
from cloudtop.core.text import Text as Messages
from cloudtop.games.cloudcity.geometry import COLOURS, KIND_NAMES, LETTERS, LEVELS, cell_number, distance
from cloudtop.games.cloudcity.terminal.tiles import MARK, WALL, CityPicture, draw_back, draw_tile

NOTATION = re.compile(r"\b(?P<tile>[AD]-[BGS]{2})\b|\b(?P<cell>[a-n]\d{1,2}(-[a-n]\d{1,2})?)\b")


def level_mark(level: int) -> Text:
    """Height, letter and colour of a level."""
    return Text(f"{MARK[level]} {LETTERS[level]}", paint(WALL[level], bold=True))


def span_length(between: str) -> int:
    """The length of a walkway such as g7-j7."""
    start, end = between.split("-")
    return distance(cell_number(start), cell_number(end))


def lengths(scene: Scene) -> dict[int, int]:
    """CC-GEO-08: the votes of a walkway by its length."""
    return dict(enumerate(scene.view["votes"], 1))


class CloudCityPainter:
    """CC-COM-10, CC-SET-11: all that lies open, and the own hand."""

    quiet: tuple[str, ...] = ("turn", "buildings", "start", "deal", "row", "request")
    loud: tuple[str, ...] = ()

    # --- the table ---

    def table(self, scene: Scene, console: Console) -> RenderableType:
        """The whole table; where the screen is too low for it, the own city comes last, next to the prompt."""
        whole = self.spread(scene, console)
        if scene.seat < 0 or len(console.render_lines(whole, pad=False)) + PROMPT_ROWS <= console.height:
            return whole
        seats = scene.game.seats
        own, *others = [self.city(scene, (scene.seat + i) % seats) for i in range(seats)]
        rest = [*others, self.supply(scene), *self.requests(scene, min(40, console.width))]
        return Group(*flow(rest, console), "", header(scene, console.width), *flow([self.tiles(scene), own], console))

    def spread(self, scene: Scene, console: Console) -> RenderableType:
        """All cities side by side if there is room, else the own city and what belongs to it first."""
        seats = scene.game.seats
        first = max(0, scene.seat)
        cities = [self.city(scene, (first + i) % seats) for i in range(seats)]
        head: list[RenderableType] = [header(scene, console.width), ""]
        if scene.seat < 0:
            return Group(*head, *flow(cities, console))
        own, room = self.width(cities[:1], console), console.width - self.width(cities, console)
        tiles, supply = self.tiles(scene), self.supply(scene)
        beside = console.measure(tiles).maximum
        if room >= beside or (room < 0 and console.width - own >= beside):
            info = Group(*spaced([tiles, supply, *self.requests(scene, max(beside, room))]))
            if room >= beside:
                return Group(*head, grid(*cities, info))
            return Group(*head, grid(cities[0], info), "", *flow(cities[1:], console))
        cards = self.requests(scene, max(32, min(beside, console.width - self.width([supply], console))))
        return Group(*head, *flow(cities, console), "", *flow([tiles, supply, *cards], console))

    def width(self, blocks: list[RenderableType], console: Console) -> int:
        """What blocks side by side need, with a gap after each."""
        return sum(console.measure(block).maximum + GAP for block in blocks)

    def city(self, scene: Scene, seat: int) -> RenderableType:
        """A seat's city with its name, votes and what is known of its hand."""
        city = scene.view["cities"][seat]
        mine = seat == scene.seat and seat in scene.waiting
        spaces = self.spaces(scene) if mine else []
        picture = CityPicture(city, spaces)
        if mine:
            self.mark(scene, picture, spaces)
        votes = scene.text.say("points", {"points": scene.total(seat)})
        needle = "▸" if seat in scene.waiting else " "
        title = Text.assemble((needle, f"bold {BRASS}"), scene.who(seat), "  ", (votes, f"bold {BRASS}"))
        if seat == scene.seat or scene.seat < 0:
            return Group(title, picture.text())
        return Group(title, picture.text(), self.known_hand(scene, city))

    def spaces(self, scene: Scene) -> list[str]:
        """The free spaces: those offered, or those that will be once a tile is chosen."""
        lines = scene.offer
        if scene.step == "ChooseTile":
            ahead = scene.table.copy()
            ahead.apply(scene.seat, scene.game.vocabulary.code(lines[0]))
            lines = [scene.game.vocabulary.text(a) for a in ahead.options(scene.seat)]
        return list(dict.fromkeys(line.split()[1] for line in lines if line.startswith("place ")))

    def mark(self, scene: Scene, picture: CityPicture, spaces: list[str]) -> None:
        """What can be chosen, in the picture itself."""
        choices = self.choices(scene)
        keys = {choice.lines[0].split()[1]: choice.keys[0] for choice in choices if choice.lines[0] != "done"}
        picked = scene.lines != scene.offer or len(spaces) == 1
        for space in spaces:
            here = picked and f"place {space} " in scene.lines[0]
            picture.offer_space(space, "" if picked else keys.get(space, ""), here)
        if scene.step == "BuildWalkways":
            for between, key in keys.items():
                picture.offer_walkway(between, self.level(scene, between), key)

    def level(self, scene: Scene, between: str) -> int:
        """The level of a walkway in the own city."""
        return COLOURS.index(scene.view["cities"][scene.seat]["buildings"][between.split("-")[0]])

    def known_hand(self, scene: Scene, city: dict[str, Any]) -> Text:
        unseen = len(city["hand"]) - len(city["known"])
        hand = " ".join(["░░"] * unseen + city["known"])
        return Text.assemble((f" {scene.text.say('hand')} ", "dim"), self.tint(hand))

    # --- hand, row, pile, supplies, cards ---

    def tiles(self, scene: Scene) -> RenderableType:
        """Hand, row and pile as small pictures, with keys where one of them is to be chosen."""
        say = scene.text.say
        hand = scene.view["cities"][scene.seat]["hand"]
        chosen = hand.index(KIND_NAMES[scene.numbers[1]]) + 1 if scene.step == "PlaceTile" else 0
        mine = [self.tile(tile, str(i), scene.step == "ChooseTile", i == chosen) for i, tile in enumerate(hand, 1)]
        row = [self.tile(tile, str(i), scene.step == "DrawTile") for i, tile in enumerate(scene.view["row"], 1)]
        pile = Group(draw_back(str(scene.view["pile"])), self.caption("4", "pile", scene.step == "DrawTile"))
        blocks = ((say("your-hand"), mine), (say("row"), row), (say("pile"), [pile]))
        return grid(*[Group(Text(title, f"bold {BRASS}"), grid(*block, gap=1)) for title, block in blocks])

    def tile(self, tile: str | None, key: str, ready: bool, chosen: bool = False) -> RenderableType:
        if tile is None:
            return Group(draw_back("·"), "")
        picture = draw_tile(tile, 0, GLOW if chosen else PAPER[1])
        return Group(picture, self.caption(key, tile, ready))

    def caption(self, key: str, name: str, ready: bool) -> Text:
        """The name under a tile, with the key that picks it if it can be picked."""
        return Text.assemble((key, paint(INK, GLOW, True) if ready else "dim"), " ", self.tint(name))

    def supply(self, scene: Scene) -> RenderableType:
        """Walkways left by level and length, with their votes, and buildings left."""
        say = scene.text.say
        votes = lengths(scene)
        out = Table.grid(padding=(0, 2))
        out.add_row(Text(say("supply"), f"bold {BRASS}"), *[Text(f"━{length}━", "dim") for length in votes], "")
        values = [Text(f" {n}", "bold") for n in votes.values()]
        out.add_row(Text(say("worth"), "dim"), *values, Text(say("towers"), "dim"))
        for level, name in enumerate(LEVELS):
            label = Text.assemble(level_mark(level), " ", say(f"level-{name}"))
            left = [self.count(n, level) for n in scene.view["walkways"][name]]
            out.add_row(label, *left, self.count(scene.view["buildings"][COLOURS[level]], level))
        return out

    def count(self, n: int, level: int) -> Text:
        """Pieces left; none is struck out."""
        return Text(f"{n:2}", paint(WALL[level], bold=True)) if n else Text(" 0", "dim strike")

    def requests(self, scene: Scene, width: int) -> list[RenderableType]:
        """The Special Requests in play, each with its sentence; one block, or none."""
        out = Table.grid()
        out.add_column(max_width=width)
        for card in scene.view["requests"]:
            out.add_row(Text.assemble(("✦ ", GLOW), (scene.text.say(f"request-{card}"), f"bold {BRASS}")))
            out.add_row(Text(scene.text.say(f"request-{card}-about")))
        return [out] if out.row_count else []

    # --- choosing ---

    def prompt(self, scene: Scene) -> str:
        if scene.step == "PlaceTile":
            facts: dict[str, object] = {"tile": KIND_NAMES[scene.numbers[1]]}
            places = {line.split()[1] for line in scene.lines}
            if len(places) == 1:
                return scene.text.say("prompt-PlaceTile-turn", {**facts, "space": places.pop()})
            return scene.text.say("prompt-PlaceTile", facts)
        return scene.text.say(f"prompt-{scene.step}")

    def choices(self, scene: Scene) -> list[Choice]:
        if scene.step == "ChooseTile":
            return self.choose_tile(scene)
        if scene.step == "PlaceTile":
            return self.place_tile(scene)
        if scene.step == "BuildWalkways":
            return self.build_walkways(scene)
        return self.draw_a_tile(scene)

    def choose_tile(self, scene: Scene) -> list[Choice]:
        """By the place in the hand; equal tiles are one choice with several keys."""
        hand = scene.view["cities"][scene.seat]["hand"]
        out: list[Choice] = []
        for line in scene.lines:
            tile = line.split()[1]
            keys = [str(i) for i, held in enumerate(hand, 1) if held == tile]
            out.append(Choice(keys, [line], self.tile_name(scene, tile)))
        return out

    def tile_name(self, scene: Scene, tile: str) -> Text:
        return Text.assemble(self.tint(tile), "  ", scene.text.say(f"tile-{tile}"))

    def place_tile(self, scene: Scene) -> list[Choice]:
        """First the space, then the turn."""
        places: dict[str, list[str]] = {}
        for line in scene.lines:
            places.setdefault(line.split()[1], []).append(line)
        if len(places) > 1:
            return [Choice([str(i)], places[space], self.tint(space)) for i, space in enumerate(places, 1)]
        return [Choice([str(i)], [line], Text(line.split()[2])) for i, line in enumerate(scene.lines, 1)]

    def build_walkways(self, scene: Scene) -> list[Choice]:
        """The walkways by their votes, then `done`."""
        found = [line for line in scene.lines if line != "done"]
        found.sort(key=lambda line: -span_length(line.split()[1]))
        out = [Choice([str(i)], [line], self.walkway(scene, line.split()[1])) for i, line in enumerate(found, 1)]
        return out + [Choice(["0"], ["done"], Text(scene.text.say("done"))) for line in scene.lines if line == "done"]

    def walkway(self, scene: Scene, between: str) -> Text:
        """Level, length, votes and how many such pieces are left."""
        level, length = self.level(scene, between), span_length(between)
        left = scene.view["walkways"][LEVELS[level]][length - 1]
        facts: dict[str, object] = {"length": length, "left": left}
        points = scene.text.say("points", {"points": lengths(scene)[length]})
        return Text.assemble(
            level_mark(level), f" {between:<9}", (f"{points:<9}", "bold"), (scene.text.say("piece", facts), "dim")
        )

    def draw_a_tile(self, scene: Scene) -> list[Choice]:
        out: list[Choice] = []
        for line in scene.lines:
            place = line.split()[1]
            if place == "pile":
                out.append(Choice(["4"], [line], Text(scene.text.say("pile-about", {"count": scene.view["pile"]}))))
            else:
                label = self.tile_name(scene, scene.view["row"][int(place) - 1])
                out.append(Choice([place], [line], label))
        return out

    def menu(self, scene: Scene, choices: list[Choice], console: Console) -> RenderableType:
        """The choices as a list, in columns, or for the turn of a tile as pictures."""
        if scene.step == "PlaceTile" and len(choices[0].lines) == 1:
            return grid(*[self.turned(scene, choice) for choice in choices])
        return columns(choices, console)

    def turned(self, scene: Scene, choice: Choice) -> RenderableType:
        """The chosen tile as one of its turns would have it."""
        picture = draw_tile(KIND_NAMES[scene.numbers[1]], int(choice.label.plain[1:]))
        return Group(picture, Text.assemble(key_mark(choice.keys[0]), " ", choice.label))

    # --- words and colours ---

    def colour(self, score_line: str) -> str:
        return WALL[LEVELS.index(score_line)] if score_line in LEVELS else METAL

    def in_words(self, facts: dict[str, object], text: Messages) -> dict[str, object]:
        """Tiles and cells are told in notation, which has colours."""
        return facts

    def tint(self, sentence: str) -> Text:
        """Tiles with their letters in colour, cells in bold."""
        out = Text(sentence)
        for match in NOTATION.finditer(sentence):
            if match["cell"]:
                out.stylize("bold", *match.span())
            else:
                for i in (match.start() + 2, match.start() + 3):
                    out.stylize(paint(WALL[LETTERS.index(sentence[i])], bold=True), i, i + 1)
        return out
