"""What may be wrong with a table: every piece is somewhere, once, and the agenda makes sense."""

from __future__ import annotations

from itertools import combinations

from cloudtop.core.chance import NOBODY
from cloudtop.core.game import seat_name
from cloudtop.core.zones import knows
from cloudtop.games.cloudage.actions import (
    ABILITIES,
    ABILITY_NAMES,
    BOARDS,
    CITY_CARDS,
    CITY_NAMES,
    ENERGY,
    GROWTH_NAMES,
    GROWTHS,
    LEGACY_NAMES,
    MISSION_CARD_NAMES,
    NAVIGATIONS,
    PROJECT_NAMES,
    SECTORS,
    SPACE_NAMES,
)
from cloudtop.games.cloudage.agenda import agenda_faults, numbers_of, seats_of
from cloudtop.games.cloudage.audit_story import story_faults
from cloudtop.games.cloudage.hidden import heaps
from cloudtop.games.cloudage.projects import PARROT
from cloudtop.games.cloudage.rules.missions import share_mission
from cloudtop.games.cloudage.rules.sleeves import card_options
from cloudtop.games.cloudage.rules.story import copies_of, sides_read, tiles_of_game
from cloudtop.games.cloudage.state import (
    ACTION_PHASE,
    BUILD_SPACE,
    END,
    L8,
    L13,
    L14,
    L15,
    LEFT_SPACE,
    LINE_NAMES,
    PLANT_SPACE,
    PRODUCTION_PHASE,
    RIGHT_SPACE,
    SET_UP,
    SOLO_LINE,
    SPENT_LINE,
    TRACK,
    CloudAgeState,
    total,
)
from cloudtop.games.cloudage.steps.fight import drawn_of
from cloudtop.games.cloudage.steps.plant import chosen_of


def audit(state: CloudAgeState) -> list[str]:
    """Everything that is wrong, a sentence each."""
    out: list[str] = []
    _audit_projects(state, out)
    _audit_growth(state, out)
    _audit_missions(state, out)
    _audit_sleeves(state, out)
    _audit_navigation(state, out)
    _audit_map(state, out)
    _audit_airships(state, out)
    _audit_markers(state, out)
    for seat in range(state.seats):
        _audit_player(state, seat, out)
    _audit_drones(state, out)
    _audit_round(state, out)
    out += agenda_faults(state) if not out else []
    if not out:
        _audit_active(state, out)
    if not out:
        _audit_offer(state, out)
    return out


# --- pieces ---


def _audit_projects(state: CloudAgeState, out: list[str]) -> None:
    """CA-PRE-03, CA-SET-12, CA-GEN-15: each card in play is in the pile, a hand, the discard pile or before a player."""
    found = [int(n) for n in heaps(state)[0].census()]
    for kind in range(len(found)):
        found[kind] += int(state.discard[kind]) + sum(int(player.played[kind]) for player in state.players)
    for _, kind in numbers_of(state, "Effect"):
        if 0 <= kind < len(found):
            found[kind] += 1  # paid for, and about to be laid down
    for kind, n in enumerate(found):
        if n != copies_of(state, kind):
            out.append(
                f"There are {n} project cards {PROJECT_NAMES[kind]}; this game has {copies_of(state, kind)} (CA-SET-12)."
            )
    for seat, player in enumerate(state.players):
        if not all(knows(c, seat) for c in player.hand):
            out.append(f"{seat_name(seat)} has not seen all of the own hand (CA-GEN-15).")


def _audit_growth(state: CloudAgeState, out: list[str]) -> None:
    """CA-SET-07, CA-PLT-08, CA-PLT-11: 40 tiles in the bag, before the players, on the map and in the hand that plants."""
    in_hand = [kind for _, kind, _ in numbers_of(state, "PlaceTile")] + [
        kind for (kind,) in numbers_of(state, "IntoBag")
    ]
    chosen = [n[2] for n in numbers_of(state, "ChooseTiles")] + [n[1] for n in numbers_of(state, "SowTiles")]
    for kind in range(GROWTHS):
        found = int(state.bag[kind]) + sum(int(player.tiles[kind]) for player in state.players)
        found += sum(1 for plant in state.plants if plant == kind + 1) + in_hand.count(kind)
        found += sum(int(chosen_of(n, kind)) for n in chosen if n >= 0)
        if found != state.box.bag[kind]:
            out.append(
                f"There are {found} new growth tiles {GROWTH_NAMES[kind]}; it must be {state.box.bag[kind]} (CA-SET-07)."
            )
    for seat, player in enumerate(state.players):
        if any(fresh > n for fresh, n in zip(player.fresh, player.tiles)):
            out.append(f"{seat_name(seat)} has more fresh new growth tiles than tiles (CA-PLT-11).")
        if state.phase != ACTION_PHASE and total(player.fresh) > 0:
            out.append(f"{seat_name(seat)} has fresh new growth tiles, but this is no action phase (CA-PLT-11).")
        if not state.box.planting and total(player.tiles) > 0:
            out.append(f"{seat_name(seat)} has new growth tiles, but a short game has none (CA-GEN-06).")


def _audit_missions(state: CloudAgeState, out: list[str]) -> None:
    """CA-SET-08, CA-SOL-20: each mission card once."""
    if not state.missions.sound():
        out.append("The cards at the bottom of the mission pile are not in it (CA-MIS-07).")
    for card, name in enumerate(MISSION_CARD_NAMES):
        n = int(state.missions.count[card]) + sum(list(player.missions).count(card) for player in state.players)
        if n != 1:
            out.append(f"The mission card {name} is there {n} times; there is one (CA-SET-08).")
    for seat in range(state.seats):
        _audit_missions_of(state, seat, out)


def extra_missions(state: CloudAgeState) -> int:
    """CA-SOL-20, CA-MIS-04: mission cards beyond the deal, by the options or by the story."""
    return int(state.box.extra_missions) + sum(side.missions for side in sides_read(state))


def _audit_missions_of(state: CloudAgeState, seat: int, out: list[str]) -> None:
    """CA-SET-08, CA-MIS-04, CA-MIS-07: as many cards as are dealt, no mission twice, all but one of them covering one."""
    player, who = state.players[seat], seat_name(seat)
    pending = [step.name() for step in state.agenda]
    cards, halves = len(player.missions), [int(half) for half in player.covered]
    dealing = "Deal" in pending or "KeepMission" in pending
    least = 0 if dealing else min(1, int(state.box.mission_deal))
    most = int(state.box.mission_deal) if dealing else least + extra_missions(state)
    if not least <= cards <= most:
        amount = "more" if cards > most else "fewer"
        out.append(
            f"{who} has {cards} mission cards; that is {amount} than {most if cards > most else least} (CA-SET-08)."
        )
    if not dealing and any(share_mission(state, *two) for two in combinations(player.missions, 2)):
        out.append(f"{who} has the same mission twice (CA-MIS-07).")
    own = {half for half in halves if half // 2 in player.missions}
    due = 0 if dealing else max(0, cards - 1)
    if len(own) < len(halves) or not due - pending.count("CoverMission") <= len(halves) <= due:
        out.append(f"{who} covers own missions, each once and one fewer than there are cards (CA-MIS-04).")


def _audit_sleeves(state: CloudAgeState, out: list[str]) -> None:
    """CA-SET-06, CA-CTY-08, CA-COL-06: three different sleeves with 8 cards each, less those that were taken."""
    laid = [int(n) for n in state.sleeve if n >= 0]
    if len(set(laid)) < len(laid) or (state.round > 0 and len(laid) < SECTORS):
        out.append("Three different sleeves lie in the sectors (CA-SET-06).")
        return
    for sector in range(SECTORS):
        left = int(state.left[sector])
        if left > (state.box.sleeve_cards if state.sleeve[sector] >= 0 else 0):
            out.append(
                f"The sleeve of sector {sector + 1} has {left} cards; it has {state.box.sleeve_cards} at most (CA-SET-06)."
            )
        looks = (sector,) in numbers_of(state, "Look")
        if (state.sight[sector] >= 0) != (left > 0 and not looks):
            out.append(f"Of a card in sector {sector + 1} something is seen, and else nothing (CA-CTY-08).")
    taken = len(laid) * int(state.box.sleeve_cards) - int(total(state.left))
    seen = CITY_CARDS - int(total(state.unseen))
    if seen != taken:
        out.append(f"{seen} city cards have been seen, but {taken} were taken from the sleeves (CA-COL-06).")
    for sector in range(SECTORS):
        if not out and state.sight[sector] >= 0 and len(card_options(state, sector)) == 0:
            out.append(f"What is seen in sector {sector + 1} is of no city card that may lie there (CA-CTY-08).")


def _audit_navigation(state: CloudAgeState, out: list[str]) -> None:
    """CA-SS-12, CA-COL-06, CA-BON-02: 7 cards each and the city cards taken; a city card lets one go to the box."""
    pending = [n for (_, n) in numbers_of(state, "Reveal") if n >= 0]
    fights = [n[4] for name in ("Fight", "FightCard") for n in numbers_of(state, name)]
    seen = [card for card in range(CITY_CARDS) if state.unseen[card] == 0]
    for value in range(NAVIGATIONS):
        held = sum(int(player.deck[value] + player.spent[value]) for player in state.players)
        held += pending.count(value) + sum(int(drawn_of(area, value)) for area in fights if area >= 0)
        most = int(state.box.navigation[value] * state.seats) + sum(1 for c in seen if state.box.card_value[c] == value)
        if held > most:
            out.append(f"The players have {held} navigation cards of value {value}; there are {most} (CA-COL-06).")
    kept = sum(int(total(player.deck) + total(player.spent) + player.apart) for player in state.players)
    least = int(total(state.box.navigation) * state.seats) - (len(seen) if state.seats == 1 else 0)
    if kept + len(numbers_of(state, "KeepCityCard")) < least:
        out.append(f"The players have {kept} navigation cards; there must be {least} at least (CA-BON-02).")
    for seat, player in enumerate(state.players):
        if player.top >= NAVIGATIONS or (player.top >= 0 and (player.deck[player.top] == 0 or not player.has(PARROT))):
            out.append(f"{seat_name(seat)} cannot know the card on top of the own navigation deck (CA-CRD-20).")


# --- the map ---


def _audit_map(state: CloudAgeState, out: list[str]) -> None:
    """CA-SET-01, CA-SET-13, CA-LEG-22, CA-PLT-15: the tiles of the game but for removed weapon systems; plants on soil."""
    laid = int(tiles_of_game(state))
    more = [name for n, name in enumerate(LEGACY_NAMES) if state.in_play(n) and not laid >> n & 1]
    if more:
        out.append(f"The legacy tiles {', '.join(more)} are not among those of this game (CA-SET-13).")
    gone = [n for n in range(len(LEGACY_NAMES)) if laid >> n & 1 and not state.in_play(n)]
    taken = sum(side.dismantle for side in sides_read(state))
    if gone and not ((state.in_play(L15) or len(gone) <= taken) and all(L8 <= n <= L13 for n in gone)):
        out.append(f"The legacy tiles {', '.join(LEGACY_NAMES[n] for n in gone)} are missing (CA-SET-13).")
    if state.sides & 1 != (1 if state.seats == BOARDS else 0):
        out.append(f"Board 1 does not show the side for {state.seats} players (CA-SET-01).")
    for space, plant in enumerate(state.plants):
        if plant and (state.land.soil[space] == 0 or not state.box.planting):
            out.append(f"Nothing can be planted on {SPACE_NAMES[space]} (CA-PLT-15).")
        if plant > 1 and not state.in_play(L14):
            out.append(f"The tile on {SPACE_NAMES[space]} is wilted, so it goes back into the bag (CA-PLT-09).")


def _audit_airships(state: CloudAgeState, out: list[str]) -> None:
    """CA-SS-07, CA-MOV-08, CA-MOV-11, CA-MOV-12: airships stand on the start space or alone on a city space; one may fly."""
    flying = seats_of(state, "Fly")
    taken: list[int] = []
    for seat, player in enumerate(state.players):
        place = int(player.place)
        where = f"{seat_name(seat)}'s airship is on {SPACE_NAMES[place]}"
        if state.land.cost[place] == 0:
            out.append(f"{where}, which is not a space of this map (CA-MOV-12).")
        elif seat in flying:
            continue
        elif place != state.land.start and state.land.city[place] < 0 and not _was_closed(state, place):
            out.append(f"{where}, which is no city (CA-MOV-08).")
        elif place in taken:
            out.append(f"{where}, where another one is (CA-MOV-11).")
        if place != state.land.start:
            taken.append(place)


def _was_closed(state: CloudAgeState, place: int) -> bool:
    """CA-Q-110: has a legacy tile taken the city from below the airship in this game?"""
    return state.box.land(state.sides, state.box.legacy).city[place] >= 0


def _audit_markers(state: CloudAgeState, out: list[str]) -> None:
    """CA-MRK-01, CA-RND-03: one for each round, in the cities of the map."""
    before = [*seats_of(state, "TakeOff"), *seats_of(state, "PutMarker")]
    for seat, player in enumerate(state.players):
        now = state.phase in (SET_UP, PRODUCTION_PHASE) or seat in before
        most = max(0, min(int(state.round), int(state.box.rounds)) - int(now))
        if total(player.marks) > most:
            out.append(
                f"{seat_name(seat)} has {total(player.marks)} markers in cities; by now it can be {most} (CA-MRK-01)."
            )
        for city, n in enumerate(player.marks):
            if n and city not in state.land.city and city not in state.box.land(state.sides, state.box.legacy).city:
                out.append(
                    f"{seat_name(seat)} has a marker in {CITY_NAMES[city]}, which is not on this map (CA-MRK-01)."
                )


# --- players ---


def _audit_player(state: CloudAgeState, seat: int, out: list[str]) -> None:
    """CA-UPG-01, CA-PRD-13, CA-BRD-02, CA-NAV-02, CA-GEN-12: what one player may have."""
    player, who = state.players[seat], seat_name(seat)
    for ability in range(ABILITIES):
        most = sum(1 for cost in state.box.upgrade_cost[ability * 4 : ability * 4 + 4] if cost)
        if player.built[ability] > most:
            out.append(f"{who} has {player.built[ability]} {ABILITY_NAMES[ability]} upgrades of {most} (CA-UPG-01).")
    if player.level >= len(state.box.energy):
        out.append(f"{who}'s production level is {player.level}; it ends at {len(state.box.energy) - 1} (CA-PRD-13).")
    if 0 < state.box.energy_cap < player.things[ENERGY]:
        out.append(f"{who} has {player.things[ENERGY]} energy; the track ends at {state.box.energy_cap} (CA-BRD-02).")
    if player.course >= NAVIGATIONS or player.lower > player.course:
        out.append(f"{who}'s navigation cards are {player.course} and {player.lower}, which cannot be (CA-NAV-02).")
    waits = seats_of(state, "Reveal")
    if player.lower and (not numbers_of(state, "LowerCard") or seat in waits):
        out.append(f"{who} has no lower navigation card to use now (CA-NAV-02).")
    if any((n > 0) == (line == SPENT_LINE) and n != 0 for line, n in enumerate(player.lines)):
        out.append(f"{who}'s points are gained on every line but '{LINE_NAMES[SPENT_LINE]}' (CA-GEN-12).")
    if player.lines[SOLO_LINE] and state.seats > 1:
        out.append(f"{who} has points of the solo board, but does not play alone (CA-SOL-09).")
    if state.phase != END and (player.strength >= 0 or player.tie >= 0):
        out.append(f"{who} has held a fight of the end of the game, which is not reached (CA-END-01).")


def _audit_drones(state: CloudAgeState, out: list[str]) -> None:
    """CA-COL-03, CA-COL-04, CA-ACT-05: drones are out during a city action, in one sector on different spaces."""
    sent = {seat: int(player.drone) for seat, player in enumerate(state.players) if player.drone >= 0}
    there = {
        BUILD_SPACE: True,
        PLANT_SPACE: state.box.planting,
        LEFT_SPACE: state.in_play(L15),
        RIGHT_SPACE: state.in_play(L14),
    }
    active = seats_of(state, "EndAction")
    if sent and not active:
        out.append("Drones are in the loading dock but for a city action (CA-ACT-05).")
    elif len(set(sent.values())) < len(sent):
        out.append("Two drones are on the same space (CA-COL-04).")
    elif len({drone // 4 for drone in sent.values()}) > 1:
        out.append("All drones are in one sector (CA-COL-04).")
    for seat, drone in sent.items():
        if drone >= BUILD_SPACE and (seat not in active or not there[drone]):
            out.append(f"{seat_name(seat)}'s drone is where it cannot be (CA-COL-03).")


# --- rounds ---


def _audit_round(state: CloudAgeState, out: list[str]) -> None:
    """CA-RND-01, CA-PRD-02, CA-STO-07, CA-ACT-05: round, start player and scenario card agree."""
    rounds, round = int(state.box.rounds), int(state.round)
    if round > rounds or (round == 0) != (state.phase == SET_UP) or (state.phase == END and round < rounds):
        out.append(f"This cannot be round {round} of {rounds} in this phase (CA-RND-01).")
        return
    if round > 0 and state.first < 0:
        out.append("There is no start player (CA-SET-20).")
    begins = (int(state.box.first) + max(round, 1) - 1) % int(state.seats)
    if state.box.first >= 0 and state.first >= 0 and state.first != begins:
        out.append(
            f"The start player of round {round} is {seat_name(begins)}, not {seat_name(state.first)} (CA-PRD-02)."
        )
    read = round if not numbers_of(state, "TurnCard") else round - 1
    books = sum(int(state.box.track_book[TRACK - rounds + n - 1]) for n in range(2, read + 1))
    if state.box.opening > 0:
        out += story_faults(state, books)
    elif state.turned != (books > 0):
        out.append("The scenario card is turned over after the first book, and not before (CA-STO-07).")
    acts = seats_of(state, "EndAction") and not seats_of(state, "BeginTurn")
    if state.planted and (state.planted > total(state.box.bag) or not acts):
        out.append(f"In this city action {state.planted} tiles cannot have been planted (CA-PLT-03).")


def _audit_active(state: CloudAgeState, out: list[str]) -> None:
    """CA-ACT-02: the active player is the one whose turn has begun."""
    place = numbers_of(state, "ActionPhase") if state.phase == ACTION_PHASE else []
    active = (state.first + place[0][0] - 1) % state.seats if place and not numbers_of(state, "BeginTurn") else -1
    if state.active != active:
        out.append("The active player is not the one whose city action is pending (CA-ACT-02).")


def _audit_offer(state: CloudAgeState, out: list[str]) -> None:
    """Whoever has to decide can."""
    if state.agenda:
        actor = state.agenda[-1].actor(state)
        if actor != NOBODY and len(state.agenda[-1].options(state, actor)) == 0:
            out.append(f"The step {state.agenda[-1].name()} on the agenda leaves nothing to choose.")
