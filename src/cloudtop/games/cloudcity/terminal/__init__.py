"""Cloud City in a terminal."""

from cloudtop.games.cloudcity.terminal.table import CloudCityPainter

PAINTER = CloudCityPainter

__all__ = ["PAINTER"]
