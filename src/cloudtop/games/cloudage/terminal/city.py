"""What everybody shares besides the map: the city board, the book, the fight that is going on, and the solo board."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cloudtop.cli.blocks import title
from cloudtop.cli.canvas import BRASS, GLOW, INK, paint
from cloudtop.games.cloudage.actions import RESOURCES, THING_NAMES
from cloudtop.games.cloudage.shape import BookView, FightView, SectorView
from cloudtop.games.cloudage.terminal.signs import (
    COLOURS,
    LETTERS,
    CloudAgeScene,
    Marks,
    amount,
    box,
    chip,
    shape,
)

REGIONS: Final = THING_NAMES[:RESOURCES]
CORNERS: Final = {"1": "↖", "2": "↗", "3": "↙", "4": "↘"}


# --- the city board ---


def city_board(scene: CloudAgeScene, marks: Marks) -> RenderableType:
    """CA-CTY-08, CA-COL-03: what is seen of each city card, what its regions bring on average, and the drones."""
    say = scene.text.say
    out = Table.grid(padding=(0, 1, 0, 0))
    heads = [Text(say(f"cli-region-{name}"), "dim") for name in REGIONS]
    out.add_row("", Text(say("cli-left"), "dim"), Text(say("cli-seen"), "dim"), *heads)
    for sector in scene.view.sectors:
        name = Text(say("cli-sector", {"sector": sector.number}), "bold")
        cells = [region(scene, sector, resource, marks) for resource in REGIONS]
        out.add_row(name, str(sector.left), seen(scene, sector), *cells)
    return Group(title(say("cli-city-board")), out, *stock(scene))


def seen(scene: CloudAgeScene, sector: SectorView) -> Text:
    """The open quadrants: how many hundredths of each belong to which region."""
    out: list[Text] = []
    for place, pattern in sector.seen.items():
        row = next(row for row in box(scene).pattern if row.name == pattern)
        shares = {"energy": row.energy, "metal": row.metal, "water": row.water, "cards": row.cards}
        parts = [chip(f"{n}{LETTERS[name]}", COLOURS[name]) for name, n in shares.items() if n]
        out.append(Text.assemble(CORNERS[place], " ", Text(" ").join(parts)))
    return Text("  ").join(out) if out else Text("-", "dim")


def region(scene: CloudAgeScene, sector: SectorView, resource: str, marks: Marks) -> Text:
    """A region: its key if it can be chosen, what it brings on average, and the drone there."""
    there = f"{sector.number}-{resource}"
    key = marks.get(f"region:{there}") or (
        marks.get(f"resource:{resource}") if scene.view.sector == sector.number else None
    )
    out = Text(key, paint(INK, GLOW, True)) if key else Text("")
    if resource in sector.likely:
        out = Text.assemble(out, " " if key else "", (f"{sector.likely[resource]:.1f}", f"bold {BRASS}"))
    drones = [shape(player.seat) for player in scene.view.players if player.drone == there]
    return Text.assemble(out, " " if drones else "", *drones)


def stock(scene: CloudAgeScene) -> list[Text]:
    """Drones on other actions, the piles, and the bag."""
    view, say = scene.view, scene.text.say
    parts: list[Text] = []
    for player in view.players:
        if player.drone and scene.text.has(f"drone-{player.drone}"):
            parts.append(Text.assemble(shape(player.seat), " ", say(f"drone-{player.drone}")))
    parts.append(Text(say("cli-piles", {"pile": view.pile, "discard": sum(view.discard.values())}), "dim"))
    if view.short:
        return [Text("   ").join(parts)]
    bag = ", ".join(f"{n} {say(f'cli-growth-{kind}')}" for kind, n in view.bag.items())
    return [Text("   ").join(parts), Text(f"{say('cli-bag')} {bag or '-'}", "dim")]


# --- book, solo board ---


def book(scene: CloudAgeScene) -> RenderableType:
    """CA-BOK-01, CA-STO-09, CA-STO-10: what the book asks for and brings, and when."""
    view, say = scene.view, scene.text.say
    active = f"  {say('cli-active')}" if view.book.active and view.phase == "production" else ""
    rounds = say("cli-book-rounds", {"rounds": ", ".join(map(str, view.book.rounds))})
    return Text.assemble(
        title(say("cli-book")), "  ", book_deal(scene, view.book), (f"  {rounds}", "dim"), (active, f"bold {GLOW}")
    )


def book_deal(scene: CloudAgeScene, card: BookView) -> Text:
    """What it takes, what it brings, and one of two things on top; CA-STO-05: some story cards have no action."""
    say = scene.text.say
    if not card.offered:
        return Text(say("cli-book-none"), "dim")
    asks = Text(say("cli-beat", {"value": card.fight})) if card.fight else amount(scene, card.cost)
    out = Text.assemble(asks, " → ", amount(scene, card.gain))
    if card.either:
        either, other = amount(scene, card.either), amount(scene, card.other)
        out = Text.assemble(out, f" {say('cli-and')} ", either, f" {say('cli-or')} ", other)
    return out


def solo(scene: CloudAgeScene) -> RenderableType:
    """CA-SOL-06, CA-SOL-18, CA-SOL-19: the spaces of the solo board with their rounds, that of this round bright; the goal."""
    view, say = scene.view, scene.text.say
    out = Table.grid(padding=(0, 2, 0, 0))
    for number, (space, action) in enumerate(zip(view.track, view.solo), 1):
        style = f"bold {GLOW}" if number == view.solo_now else "dim" if number < (view.solo_now or 0) else ""
        if space.round is not None:
            out.add_row(Text(f"{space.round:>2}", style), Text(say(f"solo-{action}"), style))
    words = "cli-goal" if view.campaign is None else "cli-first-star"
    goal = say(words, {"goal": view.goal, "missions": view.goal_missions})
    return Group(Text.assemble(title(say("cli-solo")), (f"  {goal}", "dim")), out)


# --- the fight ---


def fight(scene: CloudAgeScene, now: FightView) -> RenderableType:
    """CA-CBT-04 to CA-CBT-12: how strong a player is, what the next card costs, and how likely it is to win."""
    say = scene.text.say
    head = Text.assemble(title(say("cli-fight")), " ", say(f"fight-{now.fight}"), "  ", shape(now.seat), " ")
    value = say("cli-combat", {"value": now.value})
    need = f" {say('cli-against', {'need': now.need})}" if now.need else ""
    head.append(f"{value}{need}", "bold")
    if now.gain:
        head = Text.assemble(head, (f" {say('cli-prize')} ", "dim"), amount(scene, now.gain))
    if now.drawn:
        head.append(f"   {say('cli-drawn')} {' '.join(map(str, now.drawn))}   {say('cli-paid')} ", "dim")
        head = Text.assemble(head, amount(scene, now.paid))
    return Group(head, next_card(scene, now))


def next_card(scene: CloudAgeScene, now: FightView) -> Text:
    """The price of the next card, the chance of each value, and the chance to win with it."""
    say = scene.text.say
    if not now.chances:
        return Text(say("cli-no-card"), "dim")
    out = Text.assemble((f"{say('cli-next-card')} ", "dim"), amount(scene, {"energy": now.energy}))
    if now.points is not None:
        out = Text.assemble(out, f" {say('cli-or')} ", amount(scene, {"points": now.points}))
    for value, chance in now.chances.items():
        out = Text.assemble(out, "   ", (value, "bold"), (f" {percent(chance)}", "dim"))
    if now.win is not None:
        out = Text.assemble(out, "   ", (say("cli-wins", {"chance": percent(now.win)}), f"bold {BRASS}"))
    for more in now.ahead[1:]:
        facts = {"cards": more.cards, "energy": more.energy, "chance": percent(more.win)}
        out = Text.assemble(out, ", ", (say("cli-wins-with", facts), "dim"))
    return out


def percent(chance: float) -> str:
    return f"{round(100 * chance)} %"
