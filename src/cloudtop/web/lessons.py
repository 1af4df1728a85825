"""Guided first games over HTTP: nothing of a lesson is kept here. Each request says where somebody stands; the answer says what is then.

The page keeps how far a visitor has come. What it sends is played on the lesson's own table and checked there move by move.
"""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from cloudtop.core.game import seat_name
from cloudtop.games import entry
from cloudtop.table.lesson import Guide, lesson
from cloudtop.web import projection, wire
from cloudtop.web.forms import body
from cloudtop.web.packed import large_reply
from cloudtop.web.replays import Replays
from cloudtop.web.why import reasons
from cloudtop.web.wire_shelf import LessonAnswer, LessonWish

Said = wire.TableMessage | wire.News | wire.Reasons


async def take_lesson(request: Request) -> Response:
    """One request of somebody who takes a lesson: where it stands, a move, going on, or why something is not possible."""
    wish = await body(request, LessonWish)
    replays: Replays = request.app.state.replays
    slug = request.path_params["slug"]
    return await replays.work(request, lambda: large_reply(request, answer(slug, wish)))


def answer(slug: str, wish: LessonWish) -> LessonAnswer:
    guide = lesson(slug).begin(wish.part, wish.did)
    if wish.why:
        found = reasons(guide.match, guide.seat, wish.why)
        return told(guide, [wire.Reasons("", len(guide.match.log), found)])
    before, length = guide.match, len(guide.match.log)
    right = guide.do(wish.line) if wish.line else True
    if wish.go_on or (wish.line and right and guide.finished and not guide.stays):
        guide.go_on()
    if wish.line or wish.go_on:
        same = guide.match is before
        return told(guide, news(guide, length) if same else [table(guide)], other=not right)
    return told(guide, [table(guide)])


def told(guide: Guide, messages: list[Said], other: bool = False) -> LessonAnswer:
    lesson = guide.lesson
    return LessonAnswer(
        name=lesson.name,
        parts=[part.id for part in lesson.part],
        part=guide.number,
        did=guide.did,
        expected=guide.expected(),
        point=guide.part.point,
        anew=guide.anew,
        finished=guide.finished,
        other=other,
        bot=lesson.bot,
        messages=messages,
    )


def table(guide: Guide) -> wire.TableMessage:
    """The whole table, as whoever takes the lesson sees it."""
    match, eyes = guide.match, [guide.seat]
    slug = match.game.slug
    return wire.TableMessage(
        table="",
        game=slug,
        content=match.game.pack.label,
        options=match.game.options,
        seq=len(match.log),
        open=entry(slug).open,
        you=[seat_name(guide.seat)],
        seats=seats(guide),
        listed=False,
        manners=wire.Manners(undo=False),  # a part is done again instead
        words=[],
        next=None,
        campaign="",
        follows="nothing",
        seal="",  # a lesson promises nothing: its file says what chance does
        moves=projection.moves(match, 0, eyes),
        now=projection.now(match, len(match.log), eyes),
    )


def seats(guide: Guide) -> list[wire.Seat]:
    out = []
    for seat in range(guide.match.game.seats):
        bot = None if seat == guide.seat else guide.lesson.bot
        kind: wire.Kind = "bot" if bot else "person"
        out.append(
            wire.Seat(
                seat_name(seat),
                bot or kind,
                kind,
                bot,
                bot is None,
                False,
                kind,
                0,
                False,
                False,
                False,
                None,
                False,
                "",
                int(bot is None),
            )
        )
    return out


def news(guide: Guide, length: int) -> list[Said]:
    """What was played after the first `length` moves, one by one, so that every move is seen moving."""
    eyes, match = [guide.seat], guide.match
    moves = projection.moves(match, length, eyes)
    then = match.branch(length)
    out: list[Said] = []
    for k, move in enumerate(moves):
        made = match.log[length + k]
        then.act(made.seat, made.action)
        out.append(wire.News(len(then.log), None, [move], projection.now(then, len(then.log), eyes)))
    return out
