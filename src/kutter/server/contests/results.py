"""Tables of results: what counts, in which order, and why something does not."""

from collections.abc import Sequence

from kutter.server.contests.ledger import Try
from kutter.server.protocol.contests import Mark, ResultOut
from kutter.server.table.charter import Contest


def marks_of(contest: Contest, tried: Try) -> list[Mark]:
    """Why it does not count."""
    assert tried.outcome is not None
    is_late = contest.closes is not None and tried.outcome.finished >= contest.closes
    reasons: dict[Mark, bool] = {
        "free-table": tried.table == contest.source,
        "later-try": tried.number > 1,
        "late": is_late,
        "left": tried.outcome.is_left,
        "other-bots": tried.bots_version != contest.bots_version,
        "other-play": tried.is_checked is False,
    }
    return [mark for mark, holds in reasons.items() if holds]


def result_of(contest: Contest, tried: Try, holder: str | None, may_look: bool) -> ResultOut:
    made = tried.outcome
    assert made is not None
    is_own = holder is not None and tried.holder == holder
    return ResultOut(
        name=tried.name,
        place=made.place,
        score=made.score,
        lead=made.lead,
        number=tried.number,
        at=made.finished,
        you=is_own,
        marks=marks_of(contest, tried),
        is_checked=tried.is_checked is True,
        table=tried.table if is_own or may_look else None,
    )


def results_of(
    contest: Contest, best: Sequence[Try], own: Sequence[Try], holder: str | None, now: float
) -> list[ResultOut]:
    """The best in their order, and the reader's own wherever they stand."""
    known = {each.table for each in best}
    over = [*best, *(each for each in own if each.outcome and each.table not in known)]
    has_played = any(each.outcome for each in own)
    may_look = contest.is_over(now) if contest.closes is not None else has_played
    results = [result_of(contest, each, holder, may_look) for each in over]
    return sorted(results, key=lambda each: (bool(each.marks), -each.lead, each.at))


def first_of(contest: Contest, own: Sequence[Try]) -> ResultOut | None:
    """The reader's first try, once it is over."""
    first = next((each for each in own if each.outcome), None)
    return None if first is None else result_of(contest, first, first.holder, may_look=True)
