"""CloudAge in a terminal."""

from cloudtop.games.cloudage.terminal.table import CloudAgePainter

PAINTER = CloudAgePainter

__all__ = ["PAINTER"]
