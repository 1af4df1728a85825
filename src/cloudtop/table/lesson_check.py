"""Does a lesson play through, whatever the person does of what it takes? Everything that is wrong with one, a sentence each."""

from __future__ import annotations

from cloudtop.core.errors import Mistake
from cloudtop.games import entry
from cloudtop.table.lesson import Guide, Lesson, Part, accepted, shown

MOST_WORDS = 50  # of a caption: it says one thing


def faults(lesson: Lesson) -> list[str]:
    found = of_words(lesson) + of_parts(lesson)
    return [f"{entry(lesson.slug).title}, lesson '{lesson.name}': {fault}" for fault in found]


def of_words(lesson: Lesson) -> list[str]:
    """Every caption is there and short, and no message belongs to a part that is not."""
    text = entry(lesson.slug).text()
    found = []
    known = set()
    for part in lesson.part:
        ids = {what: lesson.message(part, what) for what in ("", "do", "done", "other")}
        known |= set(ids.values())
        needed = ["", *(["do"] if tasks(lesson, part) else [])]
        found += [f"Part '{part.id}' has no message '{ids[what]}'." for what in needed if not text.has(ids[what])]
        words = len(text.say(ids[""]).split()) if text.has(ids[""]) else 0
        if words > MOST_WORDS:
            found.append(f"The caption of part '{part.id}' has {words} words, more than {MOST_WORDS}.")
    spare = sorted(set(text.messages(f"lesson-{lesson.name}-")) - known)
    return found + [f"The message '{message}' belongs to no part." for message in spare]


def of_parts(lesson: Lesson) -> list[str]:
    ids = [part.id for part in lesson.part]
    twice = sorted({id for id in ids if ids.count(id) > 1})
    found = [f"Two parts are called '{id}'." for id in twice]
    for number, part in enumerate(lesson.part):
        try:
            guide = lesson.begin(number)
            found += of_tasks(guide)
        except Mistake as e:
            return [*found, str(e)]
        following = lesson.part[number + 1 : number + 2]
        if following and following[0].position is not None and not guide.stays:
            found.append(
                f"Part '{part.id}' needs a message '{lesson.message(part, 'done')}', because the next part lays another table."
            )
    return found + of_end(lesson)


def of_tasks(guide: Guide) -> list[str]:
    """Each move that a part takes is offered, and the lesson goes on after it."""
    found: list[str] = []
    part = guide.part
    while not guide.finished:
        wanted = part.do[guide.at]
        offer = guide.match.offer(guide.seat) if guide.seat in guide.match.waiting() else []
        for one in [wanted] if isinstance(wanted, str) else wanted:
            if not accepted(offer, [one]) and one not in guide.did[-1]:  # done already, where the order is free
                known = ", ".join(f"'{line}'" for line in offer[:6]) or "nothing, because it is not the person's turn"
                found.append(f"Part '{part.id}' takes '{one}', which is not offered; offered is {known}.")
        for line in [] if found else guide.expected()[1:]:
            found += after(guide, line)
        if found:
            return found
        guide.finish_task()
    return found


def after(guide: Guide, line: str) -> list[str]:
    """What goes wrong later if the person does this, which is right but not the lesson's own way."""
    other = guide.lesson.begin(guide.number, [*guide.did[: guide.number], [*guide.did[guide.number], line]])
    try:
        other.finish()
        while not other.last and guide.lesson.part[other.number + 1].position is None:
            other.go_on()
            other.finish()
    except Mistake as e:
        return [f"After '{line}' in part '{guide.part.id}' the lesson does not go on: {e}"]
    return []


def of_end(lesson: Lesson) -> list[str]:
    end = lesson.begin(len(lesson.part) - 1)
    end.finish()
    return ["At the end the game is over; the last part must leave something to play."] if end.match.over else []


def tasks(lesson: Lesson, part: Part) -> list[str]:
    """What the person is to do in a part."""
    return [shown(one) for one in part.do if not lesson.of_table(one)]
