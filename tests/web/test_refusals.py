"""Whatever is sent, the answer is one clear sentence, the connection lives on, and the table is as it was."""

from __future__ import annotations

import contextlib
import json
import time
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from cloudtop.web.app import listen
from cloudtop.web.guest import BURST, MOST_WAITING, PATIENCE, Guest
from cloudtop.web.guest import MOST_BYTES as MOST_BEHIND
from cloudtop.web.messages import MOST_BYTES, read
from tests.web.kit import Client, Made, Said, Server, run_alone
from tests.web.refusing import check_error, check_sentence
from tests.web.wishes import KINDS

CODES = {"token", "gone", "turn", "illegal", "stale", "malformed", "large", "flood", "busy"}
fuzzed = settings(max_examples=100)
numbers = st.one_of(
    st.integers(), st.sampled_from([2**63, -(2**63) - 1, 2**64, 10**40, -(10**300)]), st.floats(allow_nan=False)
)
plain = st.one_of(
    st.none(), st.booleans(), numbers, st.text(max_size=120), st.sampled_from(["A", "B", "Z", "done", "act"])
)
values = st.recursive(
    plain, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
)
FORBIDDEN: Said = {"do": "act", "id": "fuzz", "seat": "A", "seq": 999, "lines": ["done"]}


@pytest.fixture(scope="module")
def made(server: Server) -> Made:
    return server.table("me", "link", options={"first": "A"})


@pytest.fixture(scope="module")
def before(made: Made) -> Any:
    """The table as it was; every test here leaves it so."""
    return made.state()


@pytest.fixture(autouse=True)
def all_as_it_was(made: Made, before: Any) -> Iterator[None]:
    yield
    assert made.state() == before


def answer(made: Made, text: str | bytes, seats: str = "A") -> Said:
    """The one answer to a message; the connection must be good for the next question."""
    with made.open(seats) as client:
        client.send(text)
        said = client.hear()
        again = client.ask("why", seat="A", targets=["pile"])
        assert again["is"] == "why" and again["seq"] == client.first["seq"]
        assert [json.loads(text)["is"] for text in client.heard] == [client.first["is"], "error", "why"]
    check_sentence(said["message"])
    assert said["code"] in CODES
    return said


# --- fuzzed ---


def sample(kind: Any) -> Said:
    """A message of this kind that can be read. It speaks for B, whose seat the sender does not hold."""
    shape = msgspec.inspect.type_info(kind)
    assert isinstance(shape, msgspec.inspect.StructType)
    return {"do": shape.tag} | {field.name: value_of(field.type) for field in shape.fields if field.required}


def value_of(shape: Any) -> Any:
    """A value of this type."""
    shape = shape.type if isinstance(shape, msgspec.inspect.Metadata) else shape
    if isinstance(shape, msgspec.inspect.UnionType):
        return value_of(shape.types[0])
    if isinstance(shape, msgspec.inspect.ListType):
        return [value_of(shape.item_type)]
    if isinstance(shape, msgspec.inspect.StrType):
        return "B" if shape.max_length == 1 else "fuzz".ljust(shape.min_length or 0, "z")
    if isinstance(shape, msgspec.inspect.LiteralType):
        return shape.values[0]
    assert isinstance(shape, msgspec.inspect.IntType | msgspec.inspect.BoolType), f"a sample of {shape} is needed here"
    return 1 if isinstance(shape, msgspec.inspect.IntType) else True


every_kind = pytest.mark.parametrize("do", KINDS)


@every_kind
def test_a_message_of_each_kind_for_somebody_else(made: Made, do: str) -> None:
    """It can be read, so what any value in the place of another meets is more than a decoder."""
    said = sample(KINDS[do])
    read(json.dumps(said))
    if do != "ping":
        code = answer(made, json.dumps(said))["code"]
        assert (code == "malformed") == (do == "hello")  # which is said once


@every_kind
@settings(max_examples=60)
@given(data=st.data())
def test_any_value_in_any_field_of_each_kind(made: Made, do: str, data: st.DataObject) -> None:
    said = sample(KINDS[do])
    field = data.draw(st.sampled_from([*KINDS[do].__struct_fields__, "do", "more"]))
    said[field] = data.draw(values.filter(lambda value: (field, value) != ("seat", "A")))
    if said != {"do": "ping"}:
        answer(made, json.dumps(said))


@fuzzed
@given(text=st.text(max_size=200))
def test_any_text(made: Made, text: str) -> None:
    check_error(answer(made, text), "malformed")


@fuzzed
@given(data=st.binary(max_size=200))
def test_any_bytes(made: Made, data: bytes) -> None:
    check_error(answer(made, data), "malformed")


@fuzzed
@given(value=values)
def test_any_value(made: Made, value: Any) -> None:
    check_error(answer(made, json.dumps(value)), "malformed")


@fuzzed
@given(field=st.sampled_from(sorted(FORBIDDEN)), value=values)
@example(field="seq", value=-1)
@example(field="seq", value=10**18)
@example(field="lines", value=[])
@example(field="lines", value=["done"] * 51)
@example(field="lines", value=["x" * 101])
@example(field="id", value="")
@example(field="id", value="x" * 65)
@example(field="seat", value="\u0000")
@example(field="do", value="hello")
def test_a_wrong_value_in_a_message(made: Made, field: str, value: Any) -> None:
    answer(made, json.dumps(FORBIDDEN | {field: value}))


@fuzzed
@given(field=st.text(max_size=10).filter(lambda name: name not in FORBIDDEN), value=values)
def test_an_unknown_field(made: Made, field: str, value: Any) -> None:
    check_error(answer(made, json.dumps(FORBIDDEN | {field: value})), "malformed")


@fuzzed
@given(do=st.text(max_size=12).filter(lambda do: do not in KINDS))
def test_an_unknown_wish(made: Made, do: str) -> None:
    check_error(answer(made, json.dumps({"do": do, "id": "x", "seat": "A"})), "malformed")


@fuzzed
@given(
    line=st.one_of(
        st.text(max_size=100),
        st.from_regex(r"(choose|place|walkway|draw|done|tile)( [a-n0-9A-Z-]{1,6}){0,3}", fullmatch=True),
    )
)
@example(line="choose A-BB A-BB")
@example(line="tile A-BB")
@example(line="first B")
@example(line="place a1 r0")
@example(line="undo A 0")
@example(line="sit A greedy")
def test_a_line_that_is_no_move_now(made: Made, line: str) -> None:
    with made.open("A") as client:
        offer = client.offer("A")
    said = json.dumps({"do": "act", "id": "x", "seat": "A", "seq": client.seq, "lines": [line]})
    if " ".join(line.split()) not in offer:
        check_error(answer(made, said), "illegal")


@fuzzed
@given(seq=st.integers().filter(lambda seq: not 0 <= seq <= 20))
def test_a_sequence_number_of_no_offer(made: Made, seq: int) -> None:
    for do, more in (("act", {"lines": ["done"]}), ("undo", {})):
        check_error(answer(made, json.dumps({"do": do, "id": "x", "seat": "A", "seq": seq, **more})), "stale")


@fuzzed
@given(value=values)
def test_any_hello(server: Server, made: Made, value: Any) -> None:
    """A first message that is no hello is answered once, and the door is closed."""
    with Client(server, made.id, None) as client:
        client.send(json.dumps(value))
        check_error(client.hear(), "malformed")
        assert client.closed() == 1008 and len(client.heard) == 1


@fuzzed
@given(seq=st.integers())
def test_hello_with_any_sequence_number(made: Made, seq: int) -> None:
    with made.open("A", seq) as client:
        assert client.first["is"] == ("news" if 0 <= seq <= client.first["seq"] else "table")


# --- each by its name ---


def test_a_number_with_thousands_of_digits(made: Made) -> None:
    text = json.dumps(FORBIDDEN).replace("999", "9" * 5000)
    answer(made, text)


def test_a_first_message_with_thousands_of_digits(server: Server, made: Made) -> None:
    with Client(server, made.id, None) as client:
        client.send('{"do": "hello", "tokens": [], "seq": ' + "9" * 5000 + "}")
        assert client.hear()["is"] in ("error", "table")


@pytest.mark.parametrize(
    "text", ["[" * 30_000, '{"a":' * 10_000, '{"do":"act","id":' + "[" * 30_000, "[" * 30_000 + "]" * 30_000]
)
def test_deep_nesting(made: Made, text: str) -> None:
    check_error(answer(made, text), "malformed")


@pytest.mark.parametrize("more", [1, 500_000])
def test_a_message_that_is_too_large(made: Made, more: int) -> None:
    said = answer(made, "x" * (MOST_BYTES + more))
    check_error(said, "large")
    assert f"has at most {MOST_BYTES:,} bytes" in said["message"]


def test_a_message_that_is_too_large_in_bytes(made: Made) -> None:
    check_error(answer(made, "ä" * (MOST_BYTES // 2 + 1)), "large")


def test_a_message_that_is_much_too_large_ends_the_connection(made: Made) -> None:
    with made.open("A") as client:
        with contextlib.suppress(ConnectionClosed):  # it may happen while we still speak
            client.send("x" * 1_500_000)
        assert client.closed() in (1009, None)


def test_an_answer_names_the_message(made: Made) -> None:
    assert answer(made, json.dumps(FORBIDDEN | {"seat": 5}))["id"] == "fuzz"


def test_a_seat_whose_turn_it_is_not(made: Made) -> None:
    with made.open("B") as client:
        said = client.act("B", "done")
        check_error(said, "turn")
        assert said["rule"] == "CC-TRN-02"


def test_a_move_that_a_rule_forbids(made: Made) -> None:
    with made.open("A") as client:
        said = client.act("A", "done")
        check_error(said, "illegal")
        assert said["rule"] == "CC-TRN-05"


def test_stepping_back_before_any_decision(made: Made) -> None:
    with made.open("A") as client:
        check_error(client.ask("undo", seat="A", seq=client.seq), "illegal")


def test_hello_twice(made: Made) -> None:
    with made.open("A") as client:
        client.say(do="hello", tokens=[], seq=-1)
        check_error(client.hear(), "malformed")


def test_a_rematch_of_a_game_that_goes_on(made: Made) -> None:
    with made.open("A") as client:
        check_error(client.ask("rematch"), "illegal")


@pytest.mark.parametrize(
    "level", ["genius", "monte_carlo:0s", "monte_carlo:3600s", "monte_carlo:10000000", "monte_carlo:nans"]
)
def test_a_level_that_there_is_not(made: Made, level: str) -> None:
    with made.open("A") as client:
        for said in (client.ask("hint", seat="A", level=level), client.ask("sit", seat="A", bot=level)):
            assert said["is"] == "error"
            check_sentence(said["message"])


def test_a_hint_for_a_seat_that_has_nothing_to_decide(made: Made) -> None:
    with made.open("B") as client:
        check_error(client.ask("hint", seat="B"), "turn")


# --- flooding ---


def flood(client: Client, count: int) -> None:
    for n in range(count):
        client.say(do="why", id=str(n), seat="A", targets=["pile"])


def test_a_flood_is_answered_message_by_message(made: Made) -> None:
    count = int(BURST) + 250
    with made.open("A") as client:
        flood(client, count)
        said = [client.hear() for _ in range(count)]
        assert sorted(int(one["id"]) for one in said) == list(range(count))
        refused = [one for one in said if one["is"] != "why"]
        assert 0 < len(refused) <= count - BURST
        for one in refused:
            check_error(one, "flood")


def test_after_a_flood_the_connection_goes_on(made: Made) -> None:
    with made.open("A") as client:
        flood(client, int(BURST) + 50)
        answers = (client.act("A", "done") for _ in range(PATIENCE))
        check_error(next(said for said in answers if said["code"] != "flood"), "illegal")


def test_who_does_not_stop_is_shown_the_door(made: Made) -> None:
    with made.open("A") as client:
        with contextlib.suppress(ConnectionClosed):  # it may happen while we still speak
            flood(client, int(BURST) + PATIENCE + 500)
        assert client.closed() in (1008, None)


def test_others_are_not_hindered_by_a_flood(made: Made) -> None:
    with made.open("A") as loud, made.open("B") as other:
        flood(loud, int(BURST) + 100)
        assert other.ask("why", seat="B", targets=["pile"])["is"] == "why"


def test_who_does_not_listen_is_not_waited_for() -> None:
    guest = Guest(None)  # type: ignore[arg-type]
    for _ in range(2 * MOST_WAITING):
        guest.send(b"news")
    assert guest.closing == 1013 and not guest.outbox, "what it does not take is not kept"


def test_who_does_not_listen_has_so_many_bytes_waiting() -> None:
    guest = Guest(None)  # type: ignore[arg-type]
    guest.send(b"x" * MOST_BEHIND)
    assert len(guest.outbox) == 1
    guest.send(b"x")
    assert guest.closing == 1013 and not guest.outbox


def test_a_move_in_a_flood_is_not_even_read() -> None:
    guest = Guest(None)  # type: ignore[arg-type]
    guest.allowance.left, guest.allowance.counted = 0.0, time.monotonic() + 1000
    run_alone(listen(None, None, guest, json.dumps(FORBIDDEN)))  # type: ignore[arg-type]
    check_error(json.loads(guest.outbox.pop()), "flood")
