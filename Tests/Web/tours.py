"""Tours through all pages: a browser opens each stop once, and every judge looks at it then.

A test asks what its judge had to say: `tour.assert_nothing("axe")`. Opening a page costs
far more than looking at it, so what is asked of every page belongs into a tour, not into a walk of
its own. Judges that change a page come after those that do not, and put it back where they can.
"""

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
class Plan:
    """Which browser goes where, and who looks at what there is."""

    judges: dict[str, tuple[Judge, Where]]
    stops: list[Stop] = field(default_factory=lambda: STOPS)
    engine: str = "chromium"
    options: dict[str, Any] = field(default_factory=dict)
    keeps_html: bool = False


COLORED = at("calendar", "today", "log", "history", "settings", "calendar, past day")
CONTRASTS = {
    f"faint {scheme} {contrast}": (
        with_media(faint(contrast), color_scheme=scheme, contrast=contrast),
        COLORED,
    )
    for scheme in ("light", "dark")
    for contrast in ("no-preference", "more")
}

PLANS = {
    "phone": Plan(
        {
            "axe": (judges.axe, everywhere),
            "sideways": (narrow(judges.sideways), everywhere),
            "targets": (narrow(judges.small_targets), everywhere),
            "large targets": (narrow(large_targets), at("calendar", "calendar, few")),
            "focus": (judges.focus_walk, lambda stop: stop.house != "hostile"),
            "enlarged": (enlarged(judges.sideways), in_houses("full", "empty")),
        },
        options={"color_scheme": "light"},
        keeps_html=True,
    ),
    # Every page, and those states of it that differ in layout.
    "firefox": Plan(
        {
            "axe": (judges.axe, everywhere),
            "sideways": (narrow(judges.sideways), everywhere),
            "focus": (judges.focus_walk, everywhere),
            "enlarged": (enlarged(judges.sideways), everywhere),
        },
        [stop for stop in STOPS if stop.house in ("full", "empty", "decks")],
        engine="firefox",
    ),
    "dark desk": Plan(
        {
            "colors": (judges.axe_colors, everywhere),
            "moving": (moving, everywhere),
            "axe": (with_media(judges.axe, color_scheme="light"), where_all_is_logged),
            **CONTRASTS,
        },
        options={"color_scheme": "dark", "reduced_motion": "reduce", "viewport": DESK},
    ),
    "accented": Plan(
        {"sideways": (judges.sideways, everywhere)},
        options={"language": "en-XA", "viewport": (320, 640)},
    ),
    "mirrored": Plan(
        {"sideways": (judges.sideways, everywhere), "mirrored": (not_mirrored, everywhere)},
        options={"language": "ar-XB", "viewport": (320, 640)},
    ),
    "dark firefox": Plan(
        {"colors": (judges.axe_colors, everywhere)},
        named("login", "today", "calendar", "calendar, past day", "log", "insights", "settings"),
        engine="dark_firefox",
    ),
}
"""The longest first, so that both workers of a run end together."""


class Tour:
    """What was found at the stops of a plan."""

    def __init__(self, plan: Plan, houses: Houses) -> None:
        self._plan, self._houses = plan, houses
        self._visitors: dict[tuple[str, bool], Visitor] = {}
        self._faults: dict[str, list[str]] = defaultdict(list)
        self._looked: dict[str, int] = defaultdict(int)
        self.hosts: set[str] = set()
        self.sent: dict[str, bytes] = {}
        """Pages as the server sends them, before any script has run, by names of stops."""
        self.shown: dict[str, str] = {}
        try:
            for stop in plan.stops:
                self._visit(stop)
        finally:
            for visitor in self._visitors.values():
                self.hosts |= {
                    request.url.split("/")[2].replace(f"127.0.0.1:{visitor.server.port}", "here")
                    for request in visitor.requested
                }
                visitor.context.close()

    def _visitor(self, stop: Stop) -> Visitor:
        key = (stop.house, stop.logged_in)
        if key not in self._visitors:
            self._visitors[key] = self._houses.visitor(
                stop.house, self._plan.engine, logged_in=stop.logged_in, **self._plan.options
            )
        return self._visitors[key]

    def _visit(self, stop: Stop) -> None:
        visitor = self._visitor(stop)
        try:
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
        except Exception as error:
            for name, (_, where) in self._plan.judges.items():
                if where(stop):
                    self._faults[name].append(f"{stop.name} does not open: {str(error)[:300]}")
            return
        for name, (judge, where) in self._plan.judges.items():
            if not where(stop):
                continue
            self._looked[name] += 1
            try:
                found = judge(page)
            except Exception as error:
                found = [str(error)[:300]]
            self._faults[name] += [f"{stop.name}: {fault}" for fault in found]
        self._faults["noise"] += [f"{stop.name}: {fault}" for fault in visitor.faults]
        self._looked["noise"] += 1
        visitor.faults.clear()

    def assert_nothing(self, judge: str) -> None:
        """Fails on all that the judge found, and where it never looked."""
        faults = list(dict.fromkeys(self._faults[judge]))
        assert not faults, f"{len(faults)} faults\n" + "\n".join(faults[:40])
        assert self._looked[judge], f"{judge} has looked at nothing"


class Tours:
    """Each tour is made when a test first asks for it."""

    def __init__(self, houses: Houses) -> None:
        self._houses = houses
        self._made: dict[str, Tour] = {}

    def __getitem__(self, name: str) -> Tour:
        if name not in self._made:
            self._made[name] = Tour(PLANS[name], self._houses)
        return self._made[name]
