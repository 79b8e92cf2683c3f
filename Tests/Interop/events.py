"""What a calendar should say, taken from `predict --json` and the options alone."""

from calendar import monthrange
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from typing import Any

from cases import HARD_TITLES, Case
from catalogue import messages

# Days before the event on which each kind rings, at nine in the morning.
REMINDERS = {"period": (1, 0), "fertile": (0,), "ovulation": ()}
RINGS_AT = time(9)


@dataclass(frozen=True, order=True)
class Event:
    """An all-day event from its first to its last day, and when it rings on the local clock."""

    first: date
    last: date
    title: str
    status: str
    rings: tuple[datetime, ...] = ()


Earlier = dict[date, date]
"""On which day the next period began in the calendar of each of some days before today."""
NOT_LATE: Earlier = {}


def shown_start(forecast: dict[str, Any]) -> date | None:
    """The first day of the next period in a calendar.

    It is the promised one, then each day on which the range still lets it come, then that of the
    forecast.
    """
    if not forecast["next"]:
        return None
    promise, first = forecast.get("promise"), min(forecast["next"]["probabilities"])
    if promise and first <= promise["latest"]:
        return date.fromisoformat(max(promise["date"], first))
    return date.fromisoformat(forecast["next"]["start"])


def may_start_any_day(forecast: dict[str, Any]) -> bool:
    """Whether the promised day of a period that no pack brings is over, and the range is not."""
    promise, start = forecast.get("promise"), shown_start(forecast)
    if not promise or not start or "expectedStart" not in forecast:
        return False
    return promise["date"] < start.isoformat() <= promise["latest"]


def period_rings(start: date, today: date, earlier: Earlier) -> dict[int, date]:
    """The days on which the reminders of the next period ring, by the days before its start.

    While it does not come, its entry moves on. Each reminder is heard once: on the first day on
    which it had to ring by the forecast of that day. The one for the day itself rings on the day
    for which the period was first announced.
    """

    def first_within(days: int) -> date:
        """The first day on which it was so near; if it never was, the day on which it will be."""
        near = (day for day, then in earlier.items() if (then - day).days <= days)
        return min(near, default=start - timedelta(days))

    rings = {}
    for n in REMINDERS["period"]:
        if n > 0 and start - timedelta(n) <= first_within(n):
            rings[n] = start - timedelta(n)
    announced = min(first_within(0), first_within(1) + timedelta(1))
    if 0 in REMINDERS["period"] and announced >= today:
        rings[0] = announced
    return rings


def months_before(day: date, months: int) -> date:
    """The same day of an earlier month, or that month's last."""
    year, month = divmod(day.year * 12 + day.month - 1 - months, 12)
    return date(year, month + 1, min(day.day, monthrange(year, month + 1)[1]))


def title(case: Case, kind: str, status: str, *, is_any_day: bool = False) -> str:
    if case.titles == "own":
        return HARD_TITLES[kind]
    if case.titles == "neutral":
        return messages(case.language)[f"title.neutral.{kind}"]
    if kind == "period" and status == "TENTATIVE":
        kind = "period.any-day" if is_any_day else "period.expected"
    if kind == "ovulation":
        kind = "ovulation.expected"
    return messages(case.language)[f"title.{kind}"]


def expected_events(
    case: Case, forecast: dict[str, Any], earlier: Earlier = NOT_LATE
) -> list[Event]:
    def event(kind: str, first: str, last: str, status: str) -> Event:
        start = date.fromisoformat(first)
        rings: Iterable[datetime] = ()
        if case.alarms and status == "TENTATIVE":
            days = {n: start - timedelta(n) for n in REMINDERS[kind]}
            if kind == "period" and start == following:
                days = period_rings(start, case.log.today, earlier)
            if case.client == "outlook":
                # It takes one alarm, and none that rings after the midnight of the day itself.
                days = {1: start - timedelta(1)} if days else {}
            rings = (datetime.combine(day, RINGS_AT) for day in days.values())
        is_any_day = kind == "period" and start == following and may_start_any_day(forecast)
        named = title(case, kind, status, is_any_day=is_any_day)
        return Event(start, date.fromisoformat(last), named, status, tuple(sorted(rings)))

    following = shown_start(forecast)
    events = []
    if "periods" in case.include:
        since = months_before(case.log.today, case.past).isoformat()
        running = forecast.get("running")
        for cycle in forecast["cycles"]:
            end = cycle["end"]
            if running and running["start"] == cycle["start"]:
                assert cycle is forecast["cycles"][-1]
                assert running["logged"] == end <= running["end"]
                end = running["end"]
            if end >= since:
                events.append(event("period", cycle["start"], end, "CONFIRMED"))
        for period in forecast["periods"]:
            events.append(event("period", period["start"], period["end"], "TENTATIVE"))
    for window in forecast["fertile"]:
        if "fertile" in case.include:
            events.append(event("fertile", window["start"], window["end"], "TENTATIVE"))
        day = window["ovulation"]
        # An expected day that is over has no event.
        if "ovulation" in case.include and day >= case.log.today.isoformat():
            events.append(event("ovulation", day, day, "TENTATIVE"))
    return sorted(events)
