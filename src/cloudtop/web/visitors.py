"""Who asks for something, by address, and what it costs. Everything has one price: the processor time that it took.

An address may use a share of it in the long run, and some seconds at once. It pays afterwards, and has only so much under way
at a time, so nobody owes much. Who has used up the share waits; what is dear has to wait before moves do.
"""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections.abc import Callable, Coroutine, Generator
from functools import lru_cache, partial
from typing import Any, Generic, NamedTuple, TypeVar

from cloudtop.web.allowance import Allowance
from cloudtop.web.log import note, shown
from cloudtop.web.messages import Refusal

AT_ONCE = 15.0  # seconds of its share that an address may use at once
RESERVE = 0.5  # of that is kept for moves
MOST_KNOWN = 10_000  # addresses that are remembered
HOUR = 3600.0
NOTED_EVERY = 10.0  # seconds: one line of the log for all refusals of an address
T = TypeVar("T")


class Limits(NamedTuple):
    """What one address may have; 0 is no limit."""

    share: float = 0.2  # of the server's processor, in the long run
    tables: int = 60  # new ones, an hour
    connections: int = 100  # open ones
    requests: int = 24  # under way at once
    listings: int = 20  # open tables that are offered, an hour
    joins: int = 20  # seats taken at them, an hour


USUAL = Limits()
UNLIMITED = Limits(0, 0, 0, 0, 0, 0)


@lru_cache(10_000)
def network(host: str) -> str:
    """The address that pays: an IPv6 network has billions of them, so they count as one."""
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return host[:64]
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    return str(found.ipv4_mapped or ipaddress.ip_network((found, 64), strict=False).network_address)


class Visitor:
    """One address."""

    def __init__(self, address: str, limits: Limits, all: Visitors | None = None) -> None:
        self.address = address
        self.all = all
        self.limits = limits
        self.work = Allowance(limits.share, limits.share * AT_ONCE)  # seconds
        self.tables = Allowance(limits.tables / HOUR, limits.tables)
        self.listings = Allowance(limits.listings / HOUR, limits.listings)
        self.joins = Allowance(limits.joins / HOUR, limits.joins)
        self.connections = 0
        self.under_way = 0
        self.refused = 0  # since the log was told
        self.noted = -NOTED_EVERY

    def spend(self, seconds: float) -> None:
        self.work.spend(seconds)

    async def beside(self, do: Callable[[], T]) -> T:
        """Do something beside the tables, in a thread; this visitor pays."""
        return await asyncio.to_thread(paid, do, self.spend)

    def may_move(self) -> bool:
        return self.work.fill() > 0

    def may_ask(self) -> bool:
        """For anything but a move: then something must be left for moves."""
        return self.work.fill() > self.work.burst * RESERVE if self.work.rate else True

    def may_connect(self) -> bool:
        return not 0 < self.limits.connections <= self.connections

    def may_request(self) -> bool:
        return self.work.fill() > 0 and not 0 < self.limits.requests <= self.under_way

    def seconds_to_wait(self) -> float:
        """Until it has paid what it owes."""
        return max(0.0, -self.work.fill() / self.work.rate) if self.work.rate else 0.0

    def make_table(self) -> None:
        if not self.tables.take():
            raise Refusal(
                "flood", "You have made many tables in a short time; please come back later, or play at one of them."
            )

    def list_table(self) -> None:
        if not self.listings.take():
            raise Refusal("flood", "You have listed many tables in a short time; please come back later.")

    def join_table(self) -> None:
        if not self.joins.take():
            raise Refusal("flood", "You have taken many seats in a short time; please play at those tables first.")

    def refuse(self, why: str) -> None:
        """Whoever runs the server learns who asks for too much."""
        self.refused += 1
        if self.all is not None:
            self.all.refusals += 1
        now = time.monotonic()
        if now - self.noted >= NOTED_EVERY:
            note("refused", address=shown(self.address), times=self.refused, why=why)
            self.refused, self.noted = 0, now

    @property
    def gone(self) -> bool:
        """Does nothing tell this one from somebody who was never here?"""
        allowances = (self.work, self.tables, self.listings, self.joins)
        return not self.connections and not self.under_way and all(one.full for one in allowances)


HOUSE = Visitor("", UNLIMITED)  # for whom the server does something by itself


class Visitors:
    def __init__(self, limits: Limits = USUAL) -> None:
        self.limits = limits
        self.known: dict[str, Visitor] = {}
        self.requests = self.slow = self.refusals = 0  # so far

    def of(self, host: str) -> Visitor:
        """The visitor who asks from here."""
        address = network(host)
        found = self.known.get(address)
        if found is None:
            if len(self.known) >= MOST_KNOWN:
                self.known = {name: one for name, one in self.known.items() if not one.gone}
            found = self.known[address] = Visitor(address, self.limits, self)
        return found


class Paid(Generic[T]):
    """Something to await; whoever it is done for pays for the processor time of each of its steps."""

    def __init__(self, work: Coroutine[Any, Any, T], pay: Callable[[float], None]) -> None:
        self.work = work
        self.pay = pay

    def __await__(self) -> Generator[Any, Any, T]:
        step: Callable[[], Any] = partial(self.work.send, None)
        while True:
            begun = time.thread_time()
            try:
                waits_for = step()
            except StopIteration as e:
                found: T = e.value
                return found
            finally:
                self.pay(time.thread_time() - begun)
            try:
                step = partial(self.work.send, (yield waits_for))
            except BaseException as e:
                step = partial(self.work.throw, e)


def paid(do: Callable[[], T], pay: Callable[[float], None]) -> T:
    """The same for something that does not wait, in whatever thread."""
    begun = time.thread_time()
    try:
        return do()
    finally:
        pay(time.thread_time() - begun)
