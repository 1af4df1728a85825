"""Cloud City as who has learned it plays: tiles and places by the learned value, walkways late, whole turns at once.

A walkway that is ready can be lost only to the stock, and each one that is built takes an end of two buildings. So it is
built when its piece is scarce, or in the last turn. The others hardly matter for a city: it is played out alone.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.core.brain import Brain, Plan
from cloudtop.core.chance import CHANCE, Rng
from cloudtop.core.state import State
from cloudtop.core.value import FINE
from cloudtop.core.zones import kind_of
from cloudtop.games.cloudcity.actions import CHOOSE, DONE, DRAW, PILE, PLACE, WALKWAY
from cloudtop.games.cloudcity.brain.cards import wanted_set, worth_of_set
from cloudtop.games.cloudcity.brain.features import GOOD, Layout
from cloudtop.games.cloudcity.brain.sets import best_set
from cloudtop.games.cloudcity.effects import build_walkway, lay_tile, raise_buildings
from cloudtop.games.cloudcity.geometry import CORNER, LAYOUT, LENGTHS, SIDE, SPAN_LENGTH, TURNS, WIDTH
from cloudtop.games.cloudcity.rules.walkways import level_of
from cloudtop.games.cloudcity.state import TILED, City, CloudCityState, own
from cloudtop.games.cloudcity.steps.turn import BuildWalkways, ChooseTile, DrawTile, PlaceTile

TRUST: Final = 16  # playouts that the learned value counts for
DOUBT: Final = 30  # hundredths of a vote by which a playout may misjudge a place
# By length: in how many of a hundred turns a player builds such a walkway.
WEAR: Final[vec[i64]] = vec[i64]([36, 38, 16, 30, 34])
LOWEST: Final = -100000000


class TaughtBrain(Brain):
    def __init__(self, features: Layout, weights: vec[i64]) -> None:
        super().__init__(0, TRUST)
        self.layout: Layout = features
        self.weights: vec[i64] = weights

    # --- what to expect ---

    def evaluate(self, state: State, seat: i64) -> i64:
        """The learned value while tiles are to come; then the votes, with what can still be built."""
        table = own(state)
        city = table.cities[seat]
        if len(city.tiles) == 0:
            return 0
        if len(city.tiles) <= table.box.rounds:
            return self.expected(table, self.layout.worth(table, city, self.weights))
        return worth_of_set(table, seat, city, wanted_set(table, seat))

    def expected(self, table: CloudCityState, worth: i64) -> i64:
        """From fine weights to hundredths of a vote."""
        return table.box.rounds * GOOD + worth // FINE

    def lead(self, state: State, seat: i64) -> i64:
        """A city is played out alone, so the others stay as they are."""
        return self.evaluate(state, seat)

    def rate(self, state: State, seat: i64, offer: vec[i64]) -> vec[i64]:
        table = own(state)
        step = table.agenda[-1]
        out = vec[i64](capacity=len(offer))
        if isinstance(step, BuildWalkways):
            wanted: i64 = self.next_walkway(table, seat)
            now: i64 = self.evaluate(state, seat)
            for action in offer:
                out = append(out, now + 100 if action == wanted else now)
            return out
        city = table.cities[seat]
        for action in offer:
            if isinstance(step, PlaceTile):
                place: i64 = action - PLACE
                out = append(out, self.expected(table, self.place_worth(table, city, place // 4, place % 4, step.kind)))
            elif action < PLACE:
                out = append(out, self.expected(table, self.tile_worth(table, city, action - CHOOSE)))
            elif action < DRAW + PILE:
                out = append(out, self.expected(table, self.tile_worth(table, city, table.row[action - DRAW])))
            else:  # the pile is worth the mean of the row
                out = append(out, mean(out))
        return out

    def sketch(self, state: State, seat: i64, offer: vec[i64], rng: Rng) -> i64:
        table = own(state)
        if isinstance(table.agenda[-1], BuildWalkways):
            return self.next_walkway(table, seat)
        return super().sketch(state, seat, offer, rng)

    def place_worth(self, table: CloudCityState, city: City, space: i64, turn: i64, kind: i64) -> i64:
        """The learned value with one more tile, in fine parts. The tile is laid, judged and lifted again."""
        cells = city.cells
        corner: i64 = CORNER[space]
        place: i64 = (kind * 4 + turn) * 4
        left: i64 = city.left
        right: i64 = city.right
        top: i64 = city.top
        bottom: i64 = city.bottom
        cells[corner] = TILED
        cells[corner + 1] = TILED
        cells[corner + WIDTH] = TILED
        cells[corner + WIDTH + 1] = TILED
        cells[corner + LAYOUT[place]] += LAYOUT[place + 1]
        cells[corner + LAYOUT[place + 2]] += LAYOUT[place + 3]
        city.left = min(left, space % SIDE)
        city.right = max(right, space % SIDE)
        city.top = min(top, space // SIDE)
        city.bottom = max(bottom, space // SIDE)
        worth: i64 = self.layout.worth(table, city, self.weights)
        city.left = left
        city.right = right
        city.top = top
        city.bottom = bottom
        cells[corner] = 0
        cells[corner + 1] = 0
        cells[corner + WIDTH] = 0
        cells[corner + WIDTH + 1] = 0
        return worth

    def tile_worth(self, table: CloudCityState, city: City, kind: i64) -> i64:
        """The learned value with a tile of this kind where it does most; a full city has no use for it."""
        best: i64 = LOWEST
        turn: i64
        for space in city.spaces:
            for turn in range(TURNS[kind]):
                best = max(best, self.place_worth(table, city, space, turn, kind))
        return best if best > LOWEST else 0

    # --- whole turns ---

    def plans(self, state: State, seat: i64, offer: vec[i64]) -> list[Plan]:
        """A tile with its place and turn is one thought; walkways are not searched."""
        table = own(state)
        step = table.agenda[-1]
        if isinstance(step, BuildWalkways):
            wanted: i64 = self.next_walkway(table, seat)
            return [Plan(append(vec[i64](capacity=1), wanted), self.evaluate(state, seat))]
        if not isinstance(step, ChooseTile) and not isinstance(step, PlaceTile):
            return super().plans(state, seat, offer)
        city = table.cities[seat]
        last: bool = len(city.tiles) == table.box.rounds
        found: list[Plan] = []
        if isinstance(step, PlaceTile):
            self.add_plans(table, seat, step.kind, False, last, found)
        else:
            for action in offer:
                self.add_plans(table, seat, action - CHOOSE, True, last, found)
        return found

    def add_plans(
        self, table: CloudCityState, seat: i64, kind: i64, chosen: bool, last: bool, found: list[Plan]
    ) -> None:
        """All places for a tile; of the last one it is known what it brings."""
        city = table.cities[seat]
        turn: i64
        for space in city.spaces:
            for turn in range(TURNS[kind]):
                actions = vec[i64](capacity=2)
                if chosen:
                    actions = append(actions, CHOOSE + kind)
                actions = append(actions, PLACE + space * 4 + turn)
                worth: i64 = 0
                if last:
                    after = table.copy()
                    for action in actions:
                        after.take(seat, action)
                    worth = self.evaluate(after, seat)
                else:
                    worth = self.expected(table, self.place_worth(table, city, space, turn, kind))
                found.append(Plan(actions, worth))

    # --- walkways ---

    def next_walkway(self, table: CloudCityState, seat: i64) -> i64:
        """The action to take now: one of the best set that cannot wait, or none."""
        city = table.cities[seat]
        if len(city.open) == 0:
            return DONE
        last: bool = len(city.tiles) > table.box.rounds
        if not last and not some_scarce(table, seat):
            return DONE
        if last:
            wanted = wanted_set(table, seat)
            return WALKWAY + wanted[0] if len(wanted) > 0 else DONE
        for span in best_set(table, city):
            if is_scarce(table, seat, span):
                return WALKWAY + span
        return DONE

    # --- playouts ---

    def play_out(self, state: State, seat: i64, luck: Rng, doubt: Rng, until: i64) -> None:
        """The seat's own city to its last tile; the others only take tiles from the row, and pieces from the stock."""
        table = own(state)
        while len(table.agenda) > 0 and table.actor() == CHANCE:
            table.take(CHANCE, table.offer(CHANCE)[luck.pick(table.weights())])
        city = table.cities[seat]
        if len(table.agenda) == 0:
            return
        step = table.agenda[-1]
        hand = vec[i64](capacity=4)
        for c in city.hand:
            hand = append(hand, kind_of(c))
        if isinstance(step, BuildWalkways):
            self.build_scarce(table, seat)
        if isinstance(step, (BuildWalkways, DrawTile)):
            hand = self.draw(table, city, hand, luck)
        while len(city.tiles) <= table.box.rounds and len(hand) > 0:
            pass_round(table, luck)
            hand = self.one_turn(table, city, hand, doubt)
            self.build_scarce(table, seat)
            hand = self.draw(table, city, hand, luck)
        for span in wanted_set(table, seat):
            build_walkway(table, seat, span)

    def one_turn(self, table: CloudCityState, city: City, hand: vec[i64], doubt: Rng) -> vec[i64]:
        """Lay the tile of the hand that does most, where it does; returns the rest of the hand."""
        best: i64 = LOWEST
        kind: i64 = hand[0]
        where: i64 = 0
        turn: i64
        before: i64 = -1
        for one in hand:
            if one == before:
                continue
            before = one
            for space in city.spaces:
                for turn in range(TURNS[one]):
                    worth: i64 = self.place_worth(table, city, space, turn, one) + doubt.below(DOUBT * FINE)
                    if worth > best:
                        best = worth
                        kind = one
                        where = space * 4 + turn
        lay_tile(city, table.box, where // 4, where % 4, kind)
        raise_buildings(city)
        rest = vec[i64](capacity=4)
        gone = False
        for one in hand:
            if one == kind and not gone:
                gone = True
            else:
                rest = append(rest, one)
        return rest

    def draw(self, table: CloudCityState, city: City, hand: vec[i64], luck: Rng) -> vec[i64]:
        """Take the tile of the row that does most; the gap is filled."""
        if len(city.tiles) > table.box.rounds:
            return hand
        best: i64 = LOWEST
        place: i64 = -1
        k: i64
        for k in range(len(table.row)):
            if table.row[k] >= 0:
                worth: i64 = self.tile_worth(table, city, table.row[k])
                if worth > best:
                    best = worth
                    place = k
        if place < 0:
            return hand
        out = append(hand[:], table.row[place])
        refill(table, place, luck)
        return out

    def build_scarce(self, table: CloudCityState, seat: i64) -> None:
        if len(table.cities[seat].tiles) > table.box.rounds or not some_scarce(table, seat):
            return
        for span in best_set(table, table.cities[seat]):
            if is_scarce(table, seat, span):
                build_walkway(table, seat, span)


def refill(table: CloudCityState, place: i64, luck: Rng) -> None:
    """A gap in the row is filled from the pile."""
    table.row[place] = -1
    if table.pile.size > 0:
        kind: i64 = table.pile.options(0)[luck.pick(table.pile.weights())]
        table.pile.take(kind)
        table.row[place] = kind


def pass_round(table: CloudCityState, luck: Rng) -> None:
    """The turns of the others: each takes a tile from the row, and from three players on the pieces run out."""
    rival: i64
    length: i64
    for rival in range(table.seats - 1):
        place: i64 = luck.below(len(table.row))
        if table.row[place] >= 0:
            refill(table, place, luck)
        for length in range(LENGTHS):
            piece: i64 = luck.below(3) * LENGTHS + length
            if table.seats > 2 and luck.below(100) < WEAR[length] and table.stock[piece] > 0:
                table.stock[piece] -= 1


def some_scarce(table: CloudCityState, seat: i64) -> bool:
    for span in table.cities[seat].open:
        if is_scarce(table, seat, span):
            return True
    return False


def is_scarce(table: CloudCityState, seat: i64, span: i64) -> bool:
    """May the piece for a walkway be gone before the next turn? The others could use what they have ready, and one more."""
    level: i64 = level_of(table.cities[seat], span)
    left: i64 = table.stock[(level - 1) * LENGTHS + SPAN_LENGTH[span] - 1]
    wanted: i64 = 0
    other: i64
    for other in range(table.seats):
        city = table.cities[other]
        for ready in city.open:
            if SPAN_LENGTH[ready] == SPAN_LENGTH[span] and level_of(city, ready) == level:
                wanted += 1
        if other != seat:
            wanted += 1
    return left < wanted


def mean(xs: vec[i64]) -> i64:
    total: i64 = 0
    for x in xs:
        total += x
    return total // max(1, len(xs))
