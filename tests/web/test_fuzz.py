"""Any message of every kind, from people who have seats: it gets one answer of a known kind, what is refused changes nothing, and nobody
else is hindered.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cloudtop.web.wire import FromServer
from tests.web.kit import Client, Made, Said, Server
from tests.web.listeners import HookServer, MailServer
from tests.web.refusing import check_sentence
from tests.web.test_refusals import CODES
from tests.web.wishes import KINDS, three

SPOKEN: dict[str, Any] = {kind.__struct_config__.tag: kind for kind in get_args(FromServer)}
# How a message is answered if it is not refused.
ANSWERS = {
    "hello": [], "ping": ["pong"], "act": ["news"], "undo": ["news"], "why": ["why"], "hint": ["hint"], "sit": ["ack"], "name": ["ack"],
    "say": ["ack"], "resign": ["news"], "lots": ["ack", "news"], "own": ["ack"], "list": ["ack"], "rematch": ["rematch"],
    "reach": ["channels"], "tell": ["channels"], "try": ["channels"],
}  # fmt: skip
BOTS = ["random", "greedy", "level:9", "genius", "monte_carlo:0s", "\u0000"]
HINTS = ["random", *BOTS[2:]]  # none that thinks for long


@pytest.fixture(scope="module")
def hook() -> Iterator[HookServer]:
    with HookServer() as server:
        yield server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with MailServer() as post:
        mail = ["--smtp", post.url, "--mail-from", "table@example.org", "--origin", "https://games.example.org"]
        with Server(tmp_path_factory.mktemp("fuzz"), "--hooks", "local", "--notice-after", "0", *mail) as running:
            yield running


@pytest.fixture(autouse=True)
def nothing_goes_wrong_inside(server: Server) -> Iterator[None]:
    yield
    assert not [line for line in server.noted() if line["level"] == "error"]


# --- what may be said ---


def any_of(shape: Any, name: str, hook: str) -> st.SearchStrategy[Any]:
    """Values that can be read in this place, some of them as they are wanted there."""
    shape = shape.type if isinstance(shape, msgspec.inspect.Metadata) else shape
    if name in ("bot", "level"):
        return st.sampled_from([*BOTS, None] if name == "bot" else HINTS)
    if name == "to" and isinstance(shape, msgspec.inspect.StrType):
        return st.sampled_from(["", hook, "http://127.0.0.1:9/x", "ada@example.org", "https://10.0.0.1/", "\u0000"])
    if isinstance(shape, msgspec.inspect.UnionType):
        return st.one_of([any_of(one, name, hook) for one in shape.types])
    if isinstance(shape, msgspec.inspect.ListType):
        return st.lists(any_of(shape.item_type, name, hook), min_size=shape.min_length or 0, max_size=3)
    if isinstance(shape, msgspec.inspect.StrType) and shape.max_length == 1:
        return st.sampled_from("ABCZ\u0000")
    if isinstance(shape, msgspec.inspect.StrType):
        least, most = shape.min_length or 0, min(shape.max_length or 80, 80)
        return st.one_of(
            st.text(min_size=least, max_size=most), st.sampled_from(WORDS).map(lambda w: w.ljust(least, "x"))
        )
    if isinstance(shape, msgspec.inspect.LiteralType):
        return st.sampled_from(shape.values)
    if isinstance(shape, msgspec.inspect.IntType):
        return st.one_of(st.integers(-2, 60), st.just(NOW), st.just(NOW), st.integers(-(2**63), 2**63 - 1))
    if isinstance(shape, msgspec.inspect.BoolType):
        return st.booleans()
    assert isinstance(shape, msgspec.inspect.NoneType), f"values of {shape} are needed here"
    return st.none()


NOW = 1_000_003  # in the place of the line that the sender has seen last
WORDS = ["pile", "done", "verb:choose", "space:g9", "act:done", "offered 0", "offered 1", "offered 2", "Ada"]


@st.composite
def messages(draw: st.DrawFn, do: str, hook: str) -> Said:
    """A message of this kind; fields that need not be there may be missing."""
    shape = msgspec.inspect.type_info(KINDS[do])
    assert isinstance(shape, msgspec.inspect.StructType)
    there = [
        field
        for field in shape.fields
        if field.name != "id" and (field.required or do == "hint" or draw(st.booleans()))
    ]
    return {"do": do} | {field.name: draw(any_of(field.type, field.name, hook)) for field in there}


def meant(said: Said, client: Client, number: int) -> Said:
    """With an id of its own, and what is only known at the table."""
    said = dict(said)
    if "id" in KINDS[said["do"]].__struct_fields__:
        said["id"] = f"fuzz {number}"
    if said.get("seq") == NOW:
        said["seq"] = client.seq
    offer = [line for face in client.now["faces"].values() for line, *_ in face["offer"]]
    if "lines" in said and offer:
        said["lines"] = [
            offer[int(line[-1]) % len(offer)] if line[:-1] == "offered " else line for line in said["lines"]
        ]
    return said


# --- what is heard ---


def look(made: Made) -> Any:
    """All that somebody at the table could have changed."""
    with made.open() as looker:
        first = looker.first
    seats = [[seat[key] for key in ("name", "bot", "resigned", "lots", "late", "link")] for seat in first["seats"]]
    return first["seq"], first["now"], first["moves"], first["words"], first["listed"], seats


def check_answer(client: Client, said: Said) -> Said:
    """There is one, and it is known."""
    begun = len(client.heard)
    client.say(**said)
    answer = client.until(lambda heard: is_answer(heard, said))
    client.ask("why", seat="Z", targets=["nothing"])  # whatever was sent twice was sent before this
    heard = [json.loads(text) for text in client.heard[begun:]]
    assert [one for one in heard if is_answer(one, said)] == [answer]
    assert {one["is"] for one in heard} <= set(SPOKEN) and answer["is"] in ("error", *ANSWERS[said["do"]])
    return answer


def is_answer(heard: Said, said: Said) -> bool:
    kind, do = str(heard["is"]), str(said["do"])
    if do == "ping":
        return kind == "pong"
    if do == "rematch" and kind != "error":
        return kind == "rematch"  # which is told to everybody
    if do == "hello":
        return kind == "error" and "id" not in heard
    return kind != "kept" and said["id"] in (heard.get("id"), heard.get("ack"))


def bots_play(client: Client) -> bool:
    """They may have moved meanwhile."""
    return not client.now["over"] and any(seat["bot"] for seat in client.settle().seats)


def test_every_kind_of_message_has_an_answer() -> None:
    assert set(ANSWERS) == set(KINDS)


@pytest.mark.parametrize("over", [False, True], ids=["running", "over"])
@pytest.mark.parametrize("do", KINDS)
@settings(max_examples=4)
@given(data=st.data())
def test_any_message_of_somebody_who_has_a_seat(
    server: Server, hook: HookServer, do: str, over: bool, data: st.DataObject
) -> None:
    made = three(server)
    if over:
        with made.open("BC") as others:
            for seat in "BC":
                others.ask("resign", seat=seat)
    kinds = [do, do, *data.draw(st.lists(st.sampled_from(sorted(KINDS)), max_size=3))]
    with made.open(data.draw(st.sampled_from(["A", "AB", "B", ""]))) as client, made.open("C") as other:
        for number, kind in enumerate(kinds):
            before = look(made)
            said = meant(data.draw(messages(kind, hook.url)), client, number)
            heard = check_answer(client, said)
            if heard["is"] == "error":
                check_sentence(heard["message"])
                assert heard["code"] in CODES - {"busy"}
                assert look(made) == before or bots_play(other)
            assert other.ask("why", seat="C", targets=["pile"])["is"] == "why", "others are not hindered"
        assert {json.loads(text)["is"] for text in other.heard} <= set(SPOKEN)
