"""What belongs to a player: airship board, hand, missions; and the other players in short."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cloudtop.cli.blocks import equal, key_mark, title
from cloudtop.cli.canvas import BRASS, GLOW
from cloudtop.core.game import seat_number
from cloudtop.games.cloudage.actions import ABILITY_NAMES, Ability
from cloudtop.games.cloudage.shape import MissionView, PlayerView
from cloudtop.games.cloudage.terminal.signs import (
    CloudAgeScene,
    Marks,
    amount,
    box,
    city_at,
    effects,
    printed,
    project,
    project_chip,
    shape,
)

LABEL: Final = 12  # columns for the name of a line


# --- the airship board ---


def airship(scene: CloudAgeScene, player: PlayerView, marks: Marks) -> RenderableType:
    """CA-BRD-02 to CA-BRD-10: the whole board of a player."""
    out = rows()
    add(scene, out, "cli-have", have(scene, player))
    add(scene, out, "cli-production", production(scene, player))
    for ability in ABILITY_NAMES:
        if ability != "planting" or not scene.view.short:
            add(scene, out, f"ability-{ability}", upgrades(scene, player, ability, marks))
    add(scene, out, "cli-navigation", navigation(scene, player))
    if player.tiles:
        add(scene, out, "cli-tiles", tiles(scene, player))
    add(scene, out, "cli-rounds", track(scene, player))
    if player.played:
        add(scene, out, "cli-played", played(scene, player))
    return Group(head(scene, player), out)


def rows() -> Table:
    out = Table.grid(padding=(0, 1, 0, 0))
    out.add_column(width=LABEL - 1, no_wrap=True)
    return out


def add(scene: CloudAgeScene, out: Table, word: str, line: Text) -> None:
    out.add_row(Text(scene.text.say(word), "dim"), line)


def head(scene: CloudAgeScene, player: PlayerView) -> Text:
    """Who it is, the points so far and as the table lies, who begins, and where the airship is."""
    view, say, seat = scene.view, scene.text.say, seat_number(player.seat)
    needle = "▸" if seat in scene.waiting else " "
    out = Text.assemble((needle, f"bold {BRASS}"), scene.who(seat), "  ")
    out.append(say("cli-points", {"points": player.points, "total": player.total}), f"bold {BRASS}")
    if view.first == player.seat and view.round:
        out.append(f"  {say('cli-first')}", "dim")
    city = city_at(scene, player.place)
    place = f"{say(f'city-{city}')} {player.place}" if city else player.place
    return out.append(f"  {say('cli-at', {'place': place})}", "dim")


def have(scene: CloudAgeScene, player: PlayerView) -> Text:
    return amount(scene, {name: n for name, n in player.things.items() if name != "points"})


def production(scene: CloudAgeScene, player: PlayerView) -> Text:
    """CA-PRD-08, CA-PRD-14: the level with what producing there costs and brings, and what lies on the way up."""
    levels = {row.level: row for row in box(scene).production}
    now, say = levels[player.level], scene.text.say
    brings = amount(scene, {"water": now.water, "points": now.points})
    out = Text.assemble(
        (say("cli-level", {"level": player.level}), "bold"), "  ", amount(scene, {"energy": now.energy})
    )
    out = Text.assemble(out, " → ", brings)
    higher = [row for row in levels.values() if row.level > player.level and printed(row.reward)]
    if higher:
        reward = amount(scene, printed(higher[0].reward))
        out = Text.assemble(out, (f"   {say('cli-at-level', {'level': higher[0].level})} ", "dim"), reward)
    return out


def upgrades(scene: CloudAgeScene, player: PlayerView, ability: Ability, marks: Marks) -> Text:
    """CA-UPG-01, CA-UPG-03: the ability as it is, the upgrades that are built, and the next one with its printed price."""
    say, built = scene.text.say, player.upgrades[ability]
    mine = scene.seat == seat_number(player.seat)
    key = marks.get(f"ability:{ability}") if mine else None
    out = Text.assemble(key_mark(key) if key else "", " " if key else "", (f"{player.abilities[ability]}", "bold"))
    out.append(f"  {'▣' * built}")
    nexts = [row for row in box(scene).upgrade if row.ability == ability and row.level > built]
    out.append("▢" * len(nexts), "dim")
    if nexts:
        name = say(f"upgrade-{ability}{nexts[0].level}")
        out = Text.assemble(out, (f"  {say('cli-next')} {name} ", "dim"), amount(scene, {"metal": nexts[0].cost}))
    return out


def navigation(scene: CloudAgeScene, player: PlayerView) -> Text:
    """CA-NAV-01, CA-NAV-05: the values in deck and discard pile, the card that is known on top, the course of this round."""
    say = scene.text.say
    out = Text.assemble((f"{say('cli-deck')} ", "dim"), (values(player.deck), "bold"))
    out = Text.assemble(out, (f"   {say('cli-spent')} ", "dim"), (values(player.spent), "bold"))
    if player.top is not None:
        out.append(f"   {say('cli-top', {'value': player.top})}", f"bold {GLOW}")
    if player.course is not None:
        out.append(f"   {say('cli-course', {'value': player.course})}", "dim")
    return out


def values(cards: list[int]) -> str:
    return " ".join(map(str, cards)) or "-"


def tiles(scene: CloudAgeScene, player: PlayerView) -> Text:
    """CA-PLT-08, CA-PLT-11: new growth by kind; what was just drawn has to wait."""
    say = scene.text.say
    parts = [f"{n} {say(f'cli-growth-{kind}')}" for kind, n in player.tiles.items()]
    out = Text(", ".join(parts))
    fresh = sum(player.fresh.values())
    return out.append(f"  {say('cli-fresh', {'count': fresh})}", "dim") if fresh else out


def track(scene: CloudAgeScene, player: PlayerView) -> Text:
    """CA-BRD-03, CA-MRK-03: the markers on the round track, what they cover, and the books between them."""
    shown: list[Text] = []
    for space, marker in zip(scene.view.track, player.track):
        shown.append(shape(player.seat) if marker else Text("·", "dim"))
        if marker and space.gain:
            shown.append(amount(scene, space.gain))
        if space.book:
            shown.append(Text(scene.text.say("cli-book-sign"), f"bold {BRASS}"))
    return Text(" ").join(shown)


def played(scene: CloudAgeScene, player: PlayerView) -> Text:
    names = dict.fromkeys(player.played)
    chips = [
        Text.assemble(
            project_chip(scene, name), f"x{player.played.count(name)}" if player.played.count(name) > 1 else ""
        )
        for name in names
    ]
    return Text(" ").join(chips)


# --- the hand ---


def hand(scene: CloudAgeScene, player: PlayerView, marks: Marks) -> RenderableType:
    """CA-PRJ-07: the own project cards: printed price, and what they bring."""
    out = Table.grid(padding=(0, 1, 0, 0))
    out.add_column(width=3, no_wrap=True)
    out.add_column(no_wrap=True)
    out.add_column(no_wrap=True)
    for name in dict.fromkeys(player.hand):
        key, row = marks.get(f"project:{name}"), project(scene, name)
        copies = f" x{player.hand.count(name)}" if player.hand.count(name) > 1 else ""
        price = amount(scene, {"water": row.water, "cards": row.cards})
        card = Text.assemble(project_chip(scene, name), copies)
        out.add_row(key_mark(key) if key else "", card, price, effects(scene, name))
    return Group(title(scene.text.say("cli-hand", {"count": len(player.hand)})), out)


# --- missions ---


def missions(scene: CloudAgeScene, player: PlayerView, marks: Marks) -> RenderableType:
    """CA-MIS-03: what each mission asks for, how far the player is, and what it is worth now."""
    out = Table.grid(padding=(0, 1, 0, 0))
    out.add_column(width=3, no_wrap=True)
    for half in player.missions:
        key = marks.get(f"half:{half.name}") or marks.get(f"mission:{half.name[:3]}")
        out.add_row(key_mark(key) if key else "", mission(scene, half))
    return Group(title(scene.text.say("cli-missions")), out)


def mission(scene: CloudAgeScene, half: MissionView) -> Text:
    say = scene.text.say
    steps, points = " / ".join(map(str, half.steps)), "/".join(map(str, half.points))
    cities = ", ".join(say(f"city-{city}") for city in half.cities)
    words = say(f"mission-{half.mission}", {"steps": steps, "cities": cities})
    if half.covered:
        return Text(f"{words}  {say('cli-covered')}", "dim strike")
    out = Text.assemble(words, (f" → {points}p", f"bold {BRASS}"))
    return out.append(f"  {say('cli-progress', {'now': half.now, 'worth': half.worth})}", "" if half.worth else "dim")


# --- the others ---


def others(scene: CloudAgeScene, seats: list[PlayerView], across: int, width: int) -> list[RenderableType]:
    return equal([other(scene, player) for player in seats], across, width)


def other(scene: CloudAgeScene, player: PlayerView) -> RenderableType:
    """Another player in a few lines: what everybody can see of them."""
    say, out = scene.text.say, rows()
    add(scene, out, "cli-have", have(scene, player))
    levels = [f"{say('cli-level', {'level': player.level})}"]
    levels += [
        f"{say(f'ability-{ability}')} {player.abilities[ability]}"
        for ability in ABILITY_NAMES
        if ability != "planting" or not scene.view.short
    ]
    add(scene, out, "cli-production", Text("  ".join(levels)))
    add(scene, out, "cli-navigation", navigation(scene, player))
    if player.played:
        add(scene, out, "cli-played", played(scene, player))
    for half in player.missions:
        add(scene, out, "cli-mission", mission(scene, half))
    return Group(head(scene, player), out)
