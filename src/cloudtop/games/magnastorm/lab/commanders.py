"""What taking over each commander of Magnastorm is worth.

    python -m cloudtop.games.magnastorm.lab.commanders [PLAYERS] [GAMES] [SEED]

As in `cloudtop.lab.worth`, but every commander is a kind of turn of its own: how often taking it over was the best turn when it
could be paid, and by how much it then led over the best turn of another kind, with a 95 % interval over games. The
token of the first player is `token`.
"""

from __future__ import annotations

import sys

from cloudtop.core.glimpse import Glimpse
from cloudtop.games.magnastorm.shape import MagnastormView
from cloudtop.lab.worth import Judge, cell, play_all

ROUNDS = [1, 2, 3, 4]
COMMANDERS = ["token", *(f"0{number}" for number in range(1, 9))]


class CommanderJudge(Judge):
    """Calls a takeover by the commander that it wins."""

    taken: dict[str, str]  # by column

    def look(self, glimpse: Glimpse) -> None:
        view = glimpse.view()
        assert isinstance(view, MagnastormView)
        self.taken = {column.column: column.commander or "token" for column in view.columns}

    def kind(self, action: int) -> str:
        verb, *rest = self.game.vocabulary.text(action).split()
        return self.taken[rest[0]] if verb == "take" else verb


def main(players: int, games: int, seed: int) -> None:
    kept = play_all(CommanderJudge, "magnastorm", "TakeTurn", ["move", "gain", *COMMANDERS], players, games, seed)
    print(f"\n| {players} players | taking over is the best turn |\n|---|---|")
    for commander in COMMANDERS:
        print(f"| {commander} | {cell(kept, ROUNDS, commander)} |")


if __name__ == "__main__":
    numbers = [*map(int, sys.argv[1:4]), *(2, 100, 140001)[len(sys.argv) - 1 :]]
    main(*numbers)
