"""What can be done, and with what."""

from __future__ import annotations

from cloudtop.core.action import Verb, Vocabulary, Word

KINDS = ["white", "grey", "black", "crab"]  # worth 1, 2, 3; a crab ends the dive
CRAB = 3
COPIES = [6, 4, 2, 3]
TIDES = ["low", "high"]
GIFTS = ["shell", "double", "pebble"]
ROUNDS = 2
ENOUGH = 5  # pebbles for who plays alone
UNDECIDED, SECRET = 0, 9  # bets that are no numbers: not made yet; made, but not known to the viewer

BET, DIVE, PEEK, REST, DEEPER, SURFACE, GIFT, TRADE, TIDE, FIND = 0, 3, 4, 5, 6, 7, 8, 11, 12, 14

VOCABULARY = Vocabulary(
    [
        Verb("bet", BET, [Word("number", ["1", "2", "3"])]),
        Verb("dive", DIVE, []),
        Verb("peek", PEEK, []),
        Verb("rest", REST, []),
        Verb("deeper", DEEPER, []),
        Verb("surface", SURFACE, [], priced=True),
        Verb(
            "gift", GIFT, [Word("gift", GIFTS, [[f"~gift:{name}"] for name in GIFTS])], priced=True
        ),  # they lie nowhere
        Verb("trade", TRADE, [], priced=True),
        Verb("tide", TIDE, [Word("tide", TIDES)]),
        Verb("find", FIND, [Word("pebble", KINDS)]),
    ]
)
