"""Die Inseln im Nebel in a terminal."""

from cloudtop.games.inseln.terminal.table import InselnPainter

PAINTER = InselnPainter

__all__ = ["PAINTER"]
