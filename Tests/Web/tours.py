"""Tours through all pages: a browser opens each stop once, and every judge looks at it then.

A test asks what its judge had to say: `tour.assert_nothing("axe")`. Opening a page costs
far more than looking at it, so what is asked of every page belongs into a tour, not into a walk of
its own. Judges that change a page come after those that do not, and put it back where they can.

A tour is made in parts, so that all workers of a run end together. Where a judge finds something,
the stop is opened again in a context of its own, and only what is found there as well counts.
"""

import math
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import judges
from houses import Houses
from pages import STOPS, Stop, named
from plain_client import PlainClient
from playwright.sync_api import Page
from visitor import DESK, Visitor

Judge = Callable[[Page], list[str]]

NARROW = {"width": 320, "height": 640}

Where = Callable[[Stop], bool]


def everywhere(_: Stop) -> bool:
    return True


def nowhere(_: Stop) -> bool:
    return False


def where_walked(stop: Stop) -> bool:
    return stop.walked


def where_all_is_logged(stop: Stop) -> bool:
    return stop.house == "full"


def in_houses(*names: str) -> Where:
    return lambda stop: stop.house in names


def at(*names: str) -> Where:
    wanted = {stop.name for stop in named(*names)}
    assert len(wanted) == len(names), names
    return lambda stop: stop.name in wanted


# What a judge wants otherwise before it looks.


def narrow(judge: Judge) -> Judge:
    def look(page: Page) -> list[str]:
        before = page.viewport_size
        page.set_viewport_size(NARROW)
        try:
            return judge(page)
        finally:
            if before:
                page.set_viewport_size(before)

    return look


def with_media(judge: Judge, **media: Any) -> Judge:
    """Only for tours in the dark, to which it goes back."""

    def look(page: Page) -> list[str]:
        page.emulate_media(**media)
        try:
            return judge(page)
        finally:
            page.emulate_media(color_scheme="dark", contrast="no-preference")

    return look


def enlarged(judge: Judge) -> Judge:
    """With twice the text; leaves it so."""

    def look(page: Page) -> list[str]:
        page.evaluate("() => { document.documentElement.style.fontSize = '200%' }")
        return judge(page)

    return look


def large_targets(page: Page) -> list[str]:
    return judges.small_targets(page, least=40, within="table")


def moving(page: Page) -> list[str]:
    """A picture that moves has a still one for those who asked for stillness."""
    found = judges.shown_animations(page)
    for picture in page.locator("picture").all():
        shown = picture.locator("img").evaluate("e => e.currentSrc")
        still = picture.locator("source[media*=reduced-motion]").get_attribute("srcset")
        if not still or not shown.endswith(still):
            found.append(f"{shown} is not the still picture")
    return found


def faint(contrast: str) -> Judge:
    least = 7 if contrast == "more" else 4.5
    return lambda page: page.evaluate(judges.in_browser("faint-texts"), least)


def not_mirrored(page: Page) -> list[str]:
    direction = page.locator("html").evaluate("e => getComputedStyle(e).direction")
    return [] if direction == "rtl" else [f"its direction is {direction}"]


@dataclass(frozen=True)
class Look:
    """What a judge looks at."""

    judge: Judge
    at_night: Where = everywhere
    for_changes: Where = everywhere
    """Which of these it looks at for each change, too."""


@dataclass(frozen=True)
class Plan:
    """Which browser goes where, and who looks at what there is."""

    judges: dict[str, Look]
    stops: list[Stop] = field(default_factory=lambda: STOPS)
    engine: str = "chromium"
    options: dict[str, Any] = field(default_factory=dict)
    keeps_html: bool = False


COLORED = at("calendar", "today", "log", "history", "settings", "calendar, past day")
CONTRASTS = {
    f"faint {scheme} {contrast}": Look(
        with_media(faint(contrast), color_scheme=scheme, contrast=contrast), COLORED
    )
    for scheme in ("light", "dark")
    for contrast in ("no-preference", "more")
}

PLANS = {
    "phone": Plan(
        {
            "axe": Look(
                judges.axe, for_changes=in_houses("full", "few", "decks", "shared", "asked")
            ),
            "sideways": Look(narrow(judges.sideways)),
            "targets": Look(narrow(judges.small_targets)),
            "large targets": Look(narrow(large_targets), at("calendar", "calendar, few")),
            "focus": Look(judges.focus_walk, lambda stop: stop.house != "hostile", where_walked),
            "enlarged": Look(enlarged(judges.sideways), in_houses("full", "empty")),
        },
        options={"color_scheme": "light"},
        keeps_html=True,
    ),
    # Every page, and those states of it that differ in layout.
    "firefox": Plan(
        {
            "axe": Look(judges.axe, for_changes=nowhere),
            "sideways": Look(narrow(judges.sideways), for_changes=where_walked),
            "focus": Look(judges.focus_walk, for_changes=where_walked),
            "enlarged": Look(enlarged(judges.sideways), for_changes=where_walked),
        },
        [stop for stop in STOPS if stop.house in ("full", "empty", "decks")],
        engine="firefox",
    ),
    "dark desk": Plan(
        {
            "colors": Look(judges.axe_colors, for_changes=where_walked),
            "moving": Look(moving, for_changes=in_houses("cheerful")),
            "axe": Look(
                with_media(judges.axe, color_scheme="light"), where_all_is_logged, where_walked
            ),
            **CONTRASTS,
        },
        options={"color_scheme": "dark", "reduced_motion": "reduce", "viewport": DESK},
    ),
    "accented": Plan(
        {"sideways": Look(judges.sideways, for_changes=where_walked)},
        options={"language": "en-XA", "viewport": (320, 640)},
    ),
    "mirrored": Plan(
        {
            "sideways": Look(judges.sideways, for_changes=where_walked),
            "mirrored": Look(not_mirrored, for_changes=where_walked),
        },
        options={"language": "ar-XB", "viewport": (320, 640)},
    ),
    "dark firefox": Plan(
        {"colors": Look(judges.axe_colors, for_changes=nowhere)},
        named("login", "today", "calendar", "calendar, past day", "log", "insights", "settings"),
        engine="dark_firefox",
    ),
}

MOST_STOPS = 20
"""Of a part."""


@dataclass(frozen=True)
class Part:
    """Some stops of a plan, and who looks at them."""

    plan: Plan
    stops: list[Stop]
    judges: dict[str, tuple[Judge, Where]]

    def has(self, judge: str) -> bool:
        """Whether the judge looks at any of the stops; messages are read at each."""
        return judge == NOISE or any(self.judges[judge][1](stop) for stop in self.stops)


NOISE = "noise"
"""What is a fault without any judge: messages in the console, and requests elsewhere."""


def parts(name: str, is_night: bool) -> dict[str, Part]:
    """The parts of a plan by their names, about as long as each other."""
    plan = PLANS[name]

    def where(look: Look) -> Where:
        return lambda stop: look.at_night(stop) and (is_night or look.for_changes(stop))

    judges = {judge: (look.judge, where(look)) for judge, look in plan.judges.items()}
    stops = [stop for stop in plan.stops if any(looks(stop) for _, looks in judges.values())]
    # So that a house is in few of them.
    stops.sort(key=lambda stop: stop.house)
    size = math.ceil(len(stops) / math.ceil(len(stops) / MOST_STOPS)) if stops else 1
    return {
        f"{name} {number}": Part(plan, stops[start : start + size], judges)
        for number, start in enumerate(range(0, len(stops), size), 1)
    }


class Tour:
    """What was found at the stops of a part."""

    def __init__(self, part: Part, houses: Houses) -> None:
        self._part, self._plan, self._houses = part, part.plan, houses
        self._visitors: dict[tuple[str, bool], Visitor] = {}
        self._faults: dict[str, list[str]] = defaultdict(list)
        self._looked: dict[str, int] = defaultdict(int)
        self.seen_once: list[str] = []
        """What a judge found and did not find again."""
        self.hosts: set[str] = set()
        self.sent: dict[str, bytes] = {}
        """Pages as the server sends them, before any script has run, by names of stops."""
        self.shown: dict[str, str] = {}
        try:
            for stop in part.stops:
                self._visit(stop)
        finally:
            for visitor in self._visitors.values():
                self._leave(visitor)

    @property
    def stops(self) -> set[str]:
        return {stop.name for stop in self._part.stops}

    def _visitor(self, stop: Stop) -> Visitor:
        key = (stop.house, stop.logged_in)
        if key not in self._visitors:
            self._visitors[key] = self._new_visitor(stop)
        return self._visitors[key]

    def _new_visitor(self, stop: Stop) -> Visitor:
        return self._houses.visitor(
            stop.house, self._plan.engine, logged_in=stop.logged_in, **self._plan.options
        )

    def _leave(self, visitor: Visitor) -> None:
        self.hosts |= {
            request.url.split("/")[2].replace(visitor.server.page_host, "here")
            for request in visitor.requested
        }
        visitor.close()

    def _visit(self, stop: Stop) -> None:
        first = self._look(self._visitor(stop), stop)
        if not any(first.values()):
            return
        other = self._new_visitor(stop)
        try:
            again = self._look(other, stop)
        finally:
            self._leave(other)
        for judge, found in first.items():
            if found and again.get(judge):
                both = found if found == again[judge] else [*found, *again[judge]]
                self._faults[judge] += [f"{stop.name}: {fault}" for fault in both]
            elif found:
                self.seen_once.append(f"{judge} at {stop.name}: {found[0]}")

    def _look(self, visitor: Visitor, stop: Stop) -> dict[str, list[str]]:
        """What each judge finds."""
        judges = {name: judge for name, (judge, looks) in self._part.judges.items() if looks(stop)}
        try:
            page = self._open(visitor, stop)
        except Exception as error:
            return {name: [f"it does not open: {str(error)[:300]}"] for name in judges}
        found = {}
        for name, judge in judges.items():
            self._looked[name] += 1
            try:
                found[name] = judge(page)
            except Exception as error:
                found[name] = [str(error)[:300]]
        self._looked[NOISE] += 1
        found[NOISE] = visitor.faults.copy()
        visitor.faults.clear()
        return found

    def _open(self, visitor: Visitor, stop: Stop) -> Page:
        if not visitor.page.evaluate("() => document.hasFocus()"):
            # A way by Tab ends in the browser's own bar, from where Firefox gives the focus
            # back to a new tab alone; and what is not in front shows none.
            behind, visitor.page = visitor.page, visitor.tab()
            behind.close()
        path = self._houses.address(stop.house, stop.path)
        page = stop.open(visitor, path)
        if self._plan.keeps_html:
            self.shown[stop.name] = "<!doctype html>" + page.locator("html").evaluate(
                "e => e.outerHTML"
            )
            with PlainClient.of(visitor) as client:
                self.sent[stop.name] = client.get(path).text.encode()
        return page

    def assert_nothing(self, judge: str) -> None:
        """Fails on all that the judge found, and where it never looked."""
        faults = list(dict.fromkeys(self._faults[judge]))
        assert not faults, f"{len(faults)} faults\n" + "\n".join(faults[:40])
        assert self._looked[judge], f"{judge} has looked at nothing"


class Tours:
    """Each part is made when a test first asks for it."""

    def __init__(self, houses: Houses, parts: dict[str, Part]) -> None:
        self._houses, self._parts = houses, parts
        self._made: dict[str, Tour] = {}

    def __getitem__(self, name: str) -> Tour:
        if name not in self._made:
            self._made[name] = Tour(self._parts[name], self._houses)
        return self._made[name]
