"""How much a bot likes what, in hundredths of a point. Other tastes make other players; the lab has some."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr


@mypyc_attr(acyclic=True)
class Taste:
    """Found by self-play. By thing: energy, metal, water, cards, tiles."""

    def __init__(self) -> None:
        # one of a thing in the last round, more for each round to come, and when the game has ended but for its last builds
        self.last: vec[i64] = vec[i64]([67, 44, 41, 80, 29])
        self.rise: vec[i64] = vec[i64]([16, 29, 17, 13, 26])
        self.end: vec[i64] = vec[i64]([16, 34, 26, 4, 2])
        self.enough: vec[i64] = vec[i64]([6, 5, 12, 8, 4])  # who has so many needs more of them less
        self.plenty: i64 = 47  # percent that one more is worth then
        # what lasts, for each round in which it is used
        self.level: i64 = 62
        self.movement: i64 = 133
        self.combat: i64 = 236
        self.planting: i64 = 30
        self.card_value: i64 = 26  # a point of value of a navigation card in the own deck
        self.discount: i64 = 68
        self.regions: i64 = 28  # a project card that looks at regions
        self.small: i64 = 28  # one that pays now and then
        # actions
        self.project: i64 = 0  # a project card played, over and above what it brings
        self.upgrade: i64 = 0  # an upgrade built, over and above what it brings
        self.build: i64 = 95  # a build action
        self.next_build: i64 = 19  # percent of the first that a second one is worth
        self.plant: i64 = 310  # a tile that is planted
        self.update: i64 = 53  # a navigation card removed that is a point below the average, for ten rounds
        self.others_build: i64 = 59  # what the others get of a build action
        self.others_collect: i64 = 0  # what they get of a collection
        self.keep: i64 = 48  # percent of what a card is worth that is hoped for while it is in hand
        self.hope: i64 = 166  # percent of a step of a mission that is not reached yet
        self.later: i64 = 68  # a marker that is kept for later
        self.fight_energy: i64 = 58  # energy for a fight at the end that is a mission
        # flight
        self.east: i64 = 21  # for each column further east, for each round to come
        self.way: i64 = 17  # for each movement point that is not used
