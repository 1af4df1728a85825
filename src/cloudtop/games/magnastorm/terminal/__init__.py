"""Magnastorm in a terminal."""

from cloudtop.games.magnastorm.terminal.table import MagnastormPainter

PAINTER = MagnastormPainter

__all__ = ["PAINTER"]
