"""Every page in every state that it can be in, and how a visitor reaches it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from houses import Houses
from playwright.sync_api import Page
from visitor import Visitor

TODAY = "2026-11-20"


@dataclass(frozen=True)
class Stop:
    """A page in a state."""

    name: str
    path: str
    house: str = "full"
    then: Callable[[Page], object] | None = None
    """What is done on the page before it is judged; only where scripts run."""
    status: int = 200
    logged_in: bool = True


def open_day(date: str) -> Callable[[Page], object]:
    def open_it(page: Page) -> None:
        page.locator(f'a[href^="/calendar/{date}"]').first.click()
        page.get_by_role("dialog").wait_for()

    return open_it


STOPS = [
    Stop("login", "/login", logged_in=False),
    Stop("register without an invitation", "/register", logged_in=False),
    Stop("used invitation", "/invite/AAAAAAAAAAAAAAAAAAAAAAAAAA", logged_in=False, status=404),
    Stop("used link", "/open/AAAAAAAAAAAAAAAAAAAAAAAAAA", logged_in=False, status=404),
    Stop("nothing there", "/nothing-here", status=404),
    Stop("today", "/"),
    Stop("today, empty", "/", "empty"),
    Stop("today, first day", "/", "first-day"),
    Stop("today, few", "/", "few"),
    Stop("today, late", "/", "late"),
    Stop("today, paused", "/", "paused"),
    Stop("today, hidden", "/", "hidden"),
    Stop("calendar", "/calendar"),
    Stop("calendar, empty", "/calendar", "empty"),
    Stop("calendar, few", "/calendar", "few"),
    Stop("calendar, paused", "/calendar", "paused"),
    Stop("calendar, hidden", "/calendar", "hidden"),
    Stop("calendar, earlier", "/calendar?from=2025-10&months=3"),
    Stop("calendar, past day", "/calendar", then=open_day("2026-11-18")),
    Stop("calendar, today's day", "/calendar", then=open_day(TODAY)),
    Stop("calendar, future day", "/calendar", then=open_day("2026-12-09")),
    Stop("day, past", "/calendar/2026-11-18"),
    Stop("day, past, empty", "/calendar/2026-11-16"),
    Stop("day, period", "/calendar/2026-11-03"),
    Stop("day, future", "/calendar/2026-12-09"),
    Stop("first use", "/first-use", "empty"),
    Stop("log", "/log/2026-11-18"),
    Stop("log, empty", "/log/2026-11-16"),
    Stop("log, today", f"/log/{TODAY}", "empty"),
    Stop("history", "/history"),
    Stop("history, empty", "/history", "empty"),
    Stop("period", "/history/2026-11-03"),
    Stop("insights", "/insights"),
    Stop("insights, empty", "/insights", "empty"),
    Stop("insights, few", "/insights", "few"),
    Stop("insights, hidden", "/insights", "hidden"),
    Stop("report", "/report"),
    Stop("report, empty", "/report", "empty"),
    Stop("help", "/help"),
    Stop("settings", "/settings"),
    Stop("reminders", "/settings/reminders"),
    Stop("contraception", "/settings/contraception"),
    Stop("contraception, none", "/settings/contraception", "plain"),
    Stop("sharing", "/settings/sharing"),
    Stop("sharing, empty", "/settings/sharing", "empty"),
    Stop("security", "/settings/security"),
    Stop("password again", "/confirm?next=%2Fsettings%2Fdata"),
    Stop("data", "/settings/data"),
    Stop("hostile today", "/", "hostile"),
    Stop("hostile calendar", "/calendar", "hostile"),
    Stop("hostile day", "/calendar/2026-11-10", "hostile"),
    Stop("hostile log", "/log/2026-11-11", "hostile"),
    Stop("hostile log, long", "/log/2026-11-18", "hostile"),
    Stop("hostile history", "/history", "hostile"),
    Stop("hostile insights", "/insights", "hostile"),
    Stop("hostile report", "/report", "hostile"),
]


def named(*names: str) -> list[Stop]:
    return [stop for stop in STOPS if stop.name in names]


class Walk:
    """Stop after stop, with one visitor for each house."""

    def __init__(self, houses: Houses, engine: str, **options: object) -> None:
        self._houses, self._engine, self._options = houses, engine, options
        self._visitors: dict[tuple[str, bool], Visitor] = {}
        self.faults: list[str] = []

    def visitor(self, stop: Stop) -> Visitor:
        key = (stop.house, stop.logged_in)
        if key not in self._visitors:
            self._visitors[key] = self._houses.visitor(
                stop.house, self._engine, logged_in=stop.logged_in, **self._options
            )
        return self._visitors[key]

    def page(self, stop: Stop) -> Page:
        visitor = self.visitor(stop)
        page = visitor.open(stop.path, stop.status)
        if stop.then:
            stop.then(page)
        return page

    def judge(self, judge: Callable[[Page], list[str]], stops: list[Stop]) -> None:
        """Goes to each stop, and keeps what the judge says of it."""
        for stop in stops:
            try:
                self.faults += [f"{stop.name}: {fault}" for fault in judge(self.page(stop))]
            except Exception as error:
                self.faults.append(f"{stop.name}: {str(error)[:300]}")

    def close(self) -> None:
        for visitor in self._visitors.values():
            visitor.context.close()
            self.faults += visitor.faults

    @property
    def visitors(self) -> list[Visitor]:
        return list(self._visitors.values())


@contextmanager
def walk(houses: Houses, engine: str = "chromium", **options: object) -> Iterator[Walk]:
    """Fails in the end on all that was wrong at any stop; takes the options of a visitor."""
    walking = Walk(houses, engine, **options)
    try:
        yield walking
    finally:
        walking.close()
    faults = list(dict.fromkeys(walking.faults))
    assert not faults, f"{len(faults)} faults\n" + "\n".join(faults[:40])
