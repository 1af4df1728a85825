"""How one of the six levels of a game plays."""

from __future__ import annotations

from typing import Final

LEVELS: Final = 6


class Level:
    """Weaker means: fewer playouts, more overlooked, less exact. Worths are in hundredths of a point."""

    def __init__(
        self,
        taught: bool = True,
        playouts: int = 0,
        width: int = 12,
        overlook: int = 0,
        noise: int = 0,
        most: int = 500,
    ) -> None:
        self.taught = taught  # uses the learned value, if there is one
        self.playouts = playouts  # for each decision; 0: it plays what it likes best at first sight
        self.width = width  # how many of the best-looking actions are played out
        self.overlook = overlook  # percent of the possibilities that it does not see
        self.noise = noise  # what is this close to the best it sees is as good to it
        self.most = most  # but never does it take what is further than this below the best


# Without settings of its own a game has these.
USUAL: Final = (
    Level(taught=False, overlook=50, noise=300),
    Level(taught=False, overlook=25, noise=120),
    Level(taught=False, noise=20),
    Level(playouts=40),
    Level(playouts=150),
    Level(playouts=600),
)
