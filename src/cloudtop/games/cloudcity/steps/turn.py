"""Rounds and turns: expand the base, place buildings, build walkways, draw a tile."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.core.chance import CHANCE, NOBODY
from cloudtop.core.state import Because, Step
from cloudtop.core.zones import everyone, kind_of, seat_bit
from cloudtop.games.cloudcity.actions import CHOOSE, DONE, DRAW, PILE, PLACE, TILE, VOCABULARY, WALKWAY
from cloudtop.games.cloudcity.effects import build_walkway, give_tile, play_tile, take_buildings
from cloudtop.games.cloudcity.geometry import COLOURS, KIND_NAMES, LEVELS, SPAN_LENGTH, SPANS, TURNS, kind_levels
from cloudtop.games.cloudcity.rules.tiles import space_because, space_refusal
from cloudtop.games.cloudcity.rules.walkways import level_of, walkway_because, walkway_refusal
from cloudtop.games.cloudcity.state import City, CloudCityState, tile_kind
from cloudtop.games.cloudcity.steps.decision import Decision, FromPile


def turn(seat: i64) -> list[Step[Any]]:
    """CC-TRN-03, CC-TRN-04, CC-TRN-05: the steps of a turn, always in this order."""
    return [
        ChooseTile(seat),  # 1 expand the base: CC-TIL-01 (then PlaceTile, and 2 PlaceBuildings: CC-BLD-02)
        BuildWalkways(seat),  # 3 build walkways: CC-WLK-01
        DrawTile(seat),  # 4 draw a tile: CC-DRW-01
    ]


class Round(Step[CloudCityState]):
    """CC-TRN-01, CC-TRN-02, CC-TRN-06, CC-TRN-07, CC-REC-02, CC-END-01: 8 rounds (11), one turn each, clockwise.

    CC-TIL-10: with the starting tile that fills the square; CC-REC-04: the rectangle changes nothing else.
    """

    def __init__(self, number: i64, turns: i64) -> None:
        self.number: i64 = number
        self.turns: i64 = turns  # already begun in this round

    def numbers(self) -> list[int]:
        return [self.number, self.turns]

    def run(self, state: CloudCityState) -> None:
        if self.turns == state.seats:
            if self.number < state.box.rounds:
                state.then([Round(self.number + 1, 0)])
            return
        seat: i64 = (state.first + self.turns) % state.seats
        state.round = self.number
        state.then(turn(seat) + [Round(self.number, self.turns + 1)])
        if state.journal is not None:
            state.journal.tell("turn", seat, "CC-TRN-02", {"round": self.number})


class ChooseTile(Decision):
    """CC-TIL-01, CC-TIL-02: the player chooses a tile of the hand."""

    def options(self, state: CloudCityState, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=3)
        before: i64 = -1
        for c in state.cities[seat].hand:
            kind: i64 = kind_of(c)
            if kind != before:
                out = append(out, CHOOSE + kind)
            before = kind
        return out

    def take(self, state: CloudCityState, seat: i64, action: i64) -> None:
        state.then([PlaceTile(seat, action - CHOOSE)])

    def rule(self, state: CloudCityState, action: i64) -> str:
        return "CC-TIL-01" if action < WALKWAY else "CC-TRN-05"

    def because(self, state: CloudCityState, seat: i64, action: i64) -> Because | None:
        return Because("not-in-hand", {"tile": KIND_NAMES[action - CHOOSE]}) if action < PLACE else None


class PlaceTile(Decision):
    """CC-TIL-03, CC-TIL-06: the chosen tile is turned as the player likes and laid beside another one."""

    def __init__(self, seat: i64, kind: i64) -> None:
        super().__init__(seat)
        self.kind: i64 = kind

    def numbers(self) -> list[int]:
        return [self.seat, self.kind]

    def options(self, state: CloudCityState, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=32)
        turns: i64 = TURNS[self.kind]
        for space in state.cities[seat].spaces:
            code: i64 = PLACE + space * 4
            end: i64 = code + turns
            while code < end:
                out = append(out, code)
                code += 1
        return out

    def take(self, state: CloudCityState, seat: i64, action: i64) -> None:
        place: i64 = action - PLACE
        play_tile(state, seat, place // 4, place % 4, self.kind)
        state.then([PlaceBuildings(seat)])
        if state.journal is not None:
            space, turn = VOCABULARY.names(action)
            state.journal.tell(
                "place", seat, "CC-TIL-01", {"tile": KIND_NAMES[self.kind], "space": space, "turn": turn}
            )

    def facts(self, state: CloudCityState, seat: i64, action: i64) -> dict[str, object]:
        """CC-BLD-02, CC-WLK-01: the walkways that the two new buildings make possible, with their levels and votes.

        CC-RES-01 to CC-RES-19: `clash` if not all of them can be built.
        """
        after = state.copy()
        play_tile(after, seat, (action - PLACE) // 4, (action - PLACE) % 4, self.kind)
        take_buildings(after, seat)
        before = buildable(state, state.cities[seat])
        spans = [span for span in buildable(after, after.cities[seat]) if span not in before]
        levels = [LEVELS[level_of(after.cities[seat], span) - 1] for span in spans]
        votes = [str(state.box.votes[SPAN_LENGTH[span] - 1]) for span in spans]
        between = [VOCABULARY.names(WALKWAY + span)[0] for span in spans]
        space, turn = VOCABULARY.names(action)
        facts: dict[str, object] = {"tile": KIND_NAMES[self.kind], "space": space, "turn": turn}
        facts |= {"walkways": " ".join(between), "levels": " ".join(levels), "votes": " ".join(votes)}
        return facts | {"clash": int(clash(after, seat, spans))}

    def refusal(self, state: CloudCityState, seat: i64, action: i64) -> str | None:
        if not PLACE <= action < WALKWAY:
            return "CC-TRN-05"
        why = space_refusal(state.cities[seat], state.box, (action - PLACE) // 4)
        if why is None and (action - PLACE) % 4 >= TURNS[self.kind]:
            return "CC-GEO-04"
        return why

    def because(self, state: CloudCityState, seat: i64, action: i64) -> Because | None:
        """CC-GEO-04: a tile with two equal towers corner to corner looks the same after two quarter turns."""
        if action < PLACE:
            return Because("chosen", {"tile": KIND_NAMES[self.kind]})
        if action >= WALKWAY:
            return None
        place: i64 = (action - PLACE) // 4
        turn: i64 = (action - PLACE) % 4
        why = space_because(state.cities[seat], state.box, place)
        if why is None and place in state.cities[seat].spaces and turn >= TURNS[self.kind]:
            return Because("same-turn", {"turn": f"r{turn % TURNS[self.kind]}"})
        return why

    def veil(self, state: CloudCityState, seat: i64) -> Step[CloudCityState]:
        """CC-TIL-02: which tile another player has just chosen shows only when it is laid."""
        return self if seat == self.seat else ChooseTile(self.seat)


class PlaceBuildings(Decision):
    """CC-BLD-02, CC-BLD-03: the two buildings printed on the new tile rise at once; nobody chooses."""

    def actor(self, state: CloudCityState) -> i64:
        return NOBODY

    def run(self, state: CloudCityState) -> None:
        take_buildings(state, self.seat)
        if state.journal is not None:
            a, b = kind_levels(tile_kind(state.cities[self.seat].tiles[-1]))
            state.journal.tell("buildings", self.seat, "CC-BLD-02", {"one": COLOURS[a - 1], "two": COLOURS[b - 1]})


def buildable(state: CloudCityState, city: City) -> vec[i64]:
    """CC-WLK-09, CC-WLK-17: the walkways that nothing forbids and whose piece is left."""
    out = vec[i64](capacity=12)
    for span in city.open:
        if state.stock[state.piece(level_of(city, span), span)] > 0:
            out = append(out, span)
    return out


def clash(state: CloudCityState, seat: i64, spans: list[i64]) -> bool:
    """CC-WLK-15, CC-RES-11, CC-RES-04, CC-WLK-11: does one of these walkways keep another one from being built?"""
    trial = state.copy()
    for span in spans:
        if span not in buildable(trial, trial.cities[seat]):
            return True
        build_walkway(trial, seat, span)
    return False


class BuildWalkways(Decision):
    """CC-WLK-01, CC-WLK-02, CC-WLK-03, CC-WLK-17: any number of walkways anywhere in the city, or none.

    CC-WLK-04: what is not built now stays possible, because nothing but another walkway can forbid it (CC-RES-18).
    """

    def options(self, state: CloudCityState, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=12)
        for span in buildable(state, state.cities[seat]):
            out = append(out, WALKWAY + span)
        return append(out, DONE)

    def take(self, state: CloudCityState, seat: i64, action: i64) -> None:
        if action == DONE:
            return
        span: i64 = action - WALKWAY
        build_walkway(state, seat, span)
        state.then([self])
        if state.journal is not None:
            level = LEVELS[level_of(state.cities[seat], span) - 1]
            votes = state.box.votes[SPAN_LENGTH[span] - 1]
            between = VOCABULARY.names(action)[0]
            state.journal.tell("walkway", seat, "CC-WLK-02", {"between": between, "level": level, "votes": votes})

    def facts(self, state: CloudCityState, seat: i64, action: i64) -> dict[str, object]:
        """CC-GEO-08, CC-WLK-09: the level and length of a walkway, and how many such pieces are left.

        CC-DRW-09: finishing in the last round ends the seat's last turn.
        """
        if action == DONE:
            return {} if state.box.draws(state.round) else {"last": "turn"}
        span: i64 = action - WALKWAY
        level: i64 = level_of(state.cities[seat], span)
        left: i64 = state.stock[state.piece(level, span)]
        return {"level": LEVELS[level - 1], "length": SPAN_LENGTH[span], "left": left}

    def refusal(self, state: CloudCityState, seat: i64, action: i64) -> str | None:
        if action == DONE:
            return None
        if WALKWAY <= action < WALKWAY + SPANS:
            return walkway_refusal(state, seat, action - WALKWAY)
        return "CC-TRN-05"

    def because(self, state: CloudCityState, seat: i64, action: i64) -> Because | None:
        return walkway_because(state, seat, action - WALKWAY) if WALKWAY <= action < WALKWAY + SPANS else None


class DrawTile(Decision):
    """CC-DRW-01, CC-DRW-02, CC-DRW-06, CC-DRW-07: one tile from the pile or the row, if there is one.

    CC-DRW-09: nobody draws in the last round, unless the options say so.
    """

    def actor(self, state: CloudCityState) -> i64:
        if not state.box.draws(state.round):
            return NOBODY
        if state.pile.size > 0:
            return self.seat
        for kind in state.row:
            if kind >= 0:
                return self.seat
        return NOBODY

    def options(self, state: CloudCityState, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=4)
        place: i64 = 0
        for kind in state.row:
            if kind >= 0:
                out = append(out, DRAW + place)
            place += 1
        if state.pile.size > 0:
            out = append(out, DRAW + PILE)
        return out

    def take(self, state: CloudCityState, seat: i64, action: i64) -> None:
        place: i64 = action - DRAW
        if place == PILE:
            state.then([TakeFromPile(seat)])
            return
        kind: i64 = state.row[place]
        state.row[place] = -1
        give_tile(state, seat, kind, everyone(state.seats))
        if state.pile.size > 0:
            state.then([RefillRow(place)])
        if state.journal is not None:
            state.journal.tell("draw", seat, "CC-DRW-02", {"tile": KIND_NAMES[kind], "place": place + 1})

    def rule(self, state: CloudCityState, action: i64) -> str:
        return "CC-DRW-06" if DRAW <= action <= DRAW + PILE else "CC-TRN-05"

    def because(self, state: CloudCityState, seat: i64, action: i64) -> Because | None:
        if not DRAW <= action <= DRAW + PILE:
            return None
        return (
            Because("pile-empty", {}) if action == DRAW + PILE else Because("row-empty", {"place": action - DRAW + 1})
        )


class TakeFromPile(FromPile):
    """CC-DRW-04, CC-DRW-05: the top tile of the pile goes into the hand, unseen by the others."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def numbers(self) -> list[int]:
        return [self.seat]

    def take(self, state: CloudCityState, seat: i64, action: i64) -> None:
        kind: i64 = action - TILE
        state.pile.take(kind)
        give_tile(state, self.seat, kind, seat_bit(self.seat))
        if state.journal is not None:
            tile: dict[str, object] = {"tile": KIND_NAMES[kind]}
            state.journal.whisper("draw-pile", self.seat, "CC-DRW-02", {}, tile, seat_bit(self.seat))


class RefillRow(FromPile):
    """CC-DRW-03, CC-DRW-08: the gap in the row is filled from the pile at once."""

    def __init__(self, place: i64) -> None:
        self.place: i64 = place

    def numbers(self) -> list[int]:
        return [self.place]

    def take(self, state: CloudCityState, seat: i64, action: i64) -> None:
        kind: i64 = action - TILE
        state.pile.take(kind)
        state.row[self.place] = kind
        if state.journal is not None:
            state.journal.tell("row", CHANCE, "CC-DRW-03", {"tile": KIND_NAMES[kind], "place": self.place + 1})

    def rule(self) -> str:
        return "CC-DRW-03"
