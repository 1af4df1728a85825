"""The project cards with a printed text (CA-CRD), by their number among all kinds."""

from __future__ import annotations

from typing import Final

SOLAR_PANEL: Final = 1
MECHANIC: Final = 2
INVENTOR: Final = 3
PROPELLER_PLANS: Final = 12
EMP_PLANS: Final = 13
GRAPPLER: Final = 14
CAPACITOR: Final = 15
COMBAT_VIDEO: Final = 16
PILOT_INSIGNIA: Final = 17
COMBAT_INSIGNIA: Final = 18
FLYING_LESSON: Final = 25
PORTHOLE: Final = 26
SECRET_TUNNEL: Final = 27
PARROT: Final = 28
SAM: Final = 34
FRANK: Final = 37
JOSE: Final = 41
BIOLOGY_TEXT_BOOK: Final = 42
GREEN_MARKET: Final = 48
