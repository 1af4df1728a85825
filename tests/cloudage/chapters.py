"""Chapters of a campaign at the web table."""

from __future__ import annotations

import random
from typing import Any

from tests.web.kit import Client, Made, Site


def begun(site: Site, *seats: str, **options: Any) -> Made:
    """The first chapter of a campaign; A is start player."""
    return site.table(*(seats or ("me", "here")), game="cloudage", options={"campaign": [], "first": "A", **options})


def to_the_vote(client: Client) -> None:
    """Play on at random until the first common decision."""
    luck = random.Random(5)
    while not all(face["step"] == "Vote" for face in client.now["faces"].values()):
        client.play(luck, 1)
