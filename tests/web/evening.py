"""An evening at a server that has troubles: several tables at once, and what must be true when everybody has gone home."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable
from queue import Empty

import cloudtop as ct
from cloudtop.core.game import SEATS
from tests.web.disk import no_room
from tests.web.history import History
from tests.web.kit import PATIENCE, Made, Said, Server, wait_for
from tests.web.listeners import HookServer
from tests.web.person import CUT, Person, Sort

TABLES = (
    Sort("AB", {"minutes": 600, "bonus": 5}, joined=True),
    Sort("ABC", {"days": 2, "stand_in": "greedy"}, end="resign"),
    Sort("AB", {}, end="lots"),
)
COUNTED = [
    "kept",
    "rare",
    "refused",
]  # what was acknowledged, what else than moves was asked for, what could not be kept


class Evening:
    """Several tables at once, a new game wherever one has ended, and troubles."""

    def __init__(self, server: Server, hook: HookServer, seed: int) -> None:
        self.server = server
        self.hook = hook
        self.luck = random.Random(seed)
        self.change = threading.Condition()
        self.running = threading.Event()
        self.running.set()
        self.count = dict.fromkeys(COUNTED, 0)
        self.troubles = 0  # that have begun or ended
        self.notices: list[Said] = []
        self.last_games = False
        self.played: list[tuple[Made, list[Person]]] = []
        self.faults: list[BaseException] = []
        hook.before = self.ring

    # --- what happens ---

    def note(self, what: str) -> None:
        with self.change:
            if what:
                self.count[what] += 1
            self.change.notify_all()

    def until(self, condition: Callable[[], bool], what: str) -> None:
        with self.change:
            happened = self.change.wait_for(lambda: condition() or self.faults, PATIENCE)
        assert happened and not self.faults, self.faults or f"waited too long for {what}"

    def ring(self) -> None:
        """Somebody is told something."""
        with self.change:
            try:
                while True:
                    self.notices.append(self.hook.heard.get_nowait())
            except Empty:
                self.change.notify_all()

    def told(self, person: Person) -> int:
        return sum((told["table"], told["seat"]) == (person.made.id, person.letter) for told in self.notices)

    def wait_for_a_notice(self, person: Person) -> None:
        """To a person who is not there, or for troubles."""
        told, troubles = self.told(person), self.troubles
        self.until(lambda: self.told(person) > told or self.troubles > troubles, "a notice")

    # --- people ---

    def spend(self, trouble: Callable[[], None], times: int) -> None:
        hosts = [threading.Thread(target=self.host, args=(sort,)) for sort in TABLES]
        for host in hosts:
            host.start()
        for number in range(times):
            self.wait_a_little(self.luck.randint(1, 9), number % 3 == 0)
            self.troubles += 1
            trouble()
            self.troubles += 1
            self.note("")
        self.last_games = True
        for host in hosts:
            host.join(3 * PATIENCE)
        assert not self.faults, self.faults
        assert not [host for host in hosts if host.is_alive()]

    def wait_a_little(self, more: int, notices: bool) -> None:
        """Some acknowledged moves later, or when somebody has just asked for something else, in the middle of whatever the others do; or
        when somebody is just told that it is their turn."""
        kept, rare, told = self.count["kept"] + more, self.count["rare"], len(self.notices)
        if notices:
            self.until(lambda: self.count["kept"] >= kept + 40 or len(self.notices) > told, "a move")
        else:
            self.until(lambda: self.count["kept"] >= kept or self.count["rare"] > rare, "a move")

    def host(self, sort: Sort) -> None:
        """One game after the other at one table."""
        try:
            while not self.last_games and not self.faults:
                made = wait_for(lambda: self.found(sort), "a new table")
                people = [Person(self, made, letter, sort, self.luck.randrange(10**6)) for letter in sort.seats]
                threads = [threading.Thread(target=self.sit, args=(person,)) for person in people]
                for thread in threads:
                    thread.start()
                for thread in threads:
                    thread.join()
                self.played.append((made, people))
        except BaseException as e:
            self.faults.append(e)

    def found(self, sort: Sort) -> Made | None:
        """A new table; nothing if that could not be kept."""
        assert self.running.wait(PATIENCE), "the server does not come back"
        kinds = [{"kind": "link" if seat != "A" else "me"} for seat in sort.seats]
        wish = {"game": "cloudcity", "seats": kinds, "manners": sort.manners, "listed": sort.joined}
        try:
            status, told = self.server.post("api/tables", wish)
            if status != 201:
                self.refuse(status)
                return None
            made = Made(self.server, told["table"], [seat["token"] for seat in told["seats"]])
            if sort.joined:
                status, told = self.server.post(f"api/tables/{made.id}/join", {})
                if status != 201:
                    self.refuse(status)
                    return None
                made.tokens[SEATS.index(told["seat"])] = told["token"]
            return made
        except CUT:
            return None

    def refuse(self, status: int) -> None:
        assert status == 503
        self.note("refused")

    def sit(self, person: Person) -> None:
        try:
            person.play()
        except BaseException as e:
            self.faults.append(e)
            self.note("")

    # --- troubles ---

    def pull_the_plug(self) -> None:
        """At a moment of any kind within a move, so that no part of it is spared."""
        threading.Event().wait(self.luck.random() * 0.01)
        self.running.clear()
        self.server.stop()
        self.server.start()
        self.running.set()

    def fill_the_disk(self) -> None:
        """So that nothing can be written, until several people were told."""
        threading.Event().wait(self.luck.random() * 0.01)
        with no_room(self.server):
            refused = self.count["refused"] + self.luck.randint(1, 9)
            self.until(lambda: self.count["refused"] >= refused, "a refusal")

    # --- afterwards ---

    def check(self) -> None:
        """What must be true when everybody has gone home; and all that there is to fear has been tried."""
        deeds = {do for _, people in self.played for person in people for do in person.done}
        assert deeds >= {"act", "tell", "own", "lots", "resign"} and self.notices
        for made, people in self.played:
            history = History(self.server.data, made.id)
            history.check(self.notices)
            status, text = self.server.get(f"api/tables/{made.id}/record")
            assert status == 200, text
            match = ct.resume(ct.parse_record(text))
            assert match.over or history.room.match.stopped
            for person in people:
                person.check(history, match.record().lines)
