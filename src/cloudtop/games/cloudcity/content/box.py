"""From the rows of a content pack to the numbers the rules use."""

from __future__ import annotations

from cloudtop.core.content import numbers
from cloudtop.core.options import first_seat
from cloudtop.games.cloudcity.actions import REQUEST_NAMES
from cloudtop.games.cloudcity.content.rows import Rows
from cloudtop.games.cloudcity.geometry import COLOURS, KIND_NAMES, LENGTHS
from cloudtop.games.cloudcity.options import Options
from cloudtop.games.cloudcity.state import Box


def make_box(content: Rows, options: Options) -> Box:
    """The numbers for one game. Refuses a pack that is not a Cloud City box."""
    content.demand()
    number = content.number
    copies = {t.name: t.copies for t in content.tile}
    balance = {b.length: b.count for b in content.balance}
    chosen = [] if isinstance(options.requests, int) else [REQUEST_NAMES.index(r) for r in options.requests]
    return Box(
        options.players,
        number["side"],
        number["rectangle side"] if options.rectangle else number["side"],
        number["rectangle rounds"] if options.rectangle else number["rounds"],
        number["hand"],
        number["row"],
        numbers([w.votes for w in content.walkway]),
        numbers([w.pieces for level in COLOURS for w in content.walkway]),
        numbers([b.count for b in content.building]),
        numbers([copies.get(kind, 0) for kind in KIND_NAMES]),
        numbers([KIND_NAMES.index(s.kind) for s in content.starting]),
        first_seat(options.first),
        numbers(chosen),
        options.requests if isinstance(options.requests, int) else 0,
        numbers([r.votes for r in content.request]),
        numbers([r.other for r in content.request]),
        numbers([balance.get(length + 1, 0) for length in range(LENGTHS)]),
        options.collinear_counts,
        options.last_draw,
    )
