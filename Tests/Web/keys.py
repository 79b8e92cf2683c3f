"""Keys that are pressed, and when a page is at rest after them."""

import time
from pathlib import Path
from weakref import WeakKeyDictionary

from limits import PATIENCE
from playwright.sync_api import Error, Page, Request

RESTED = (Path(__file__).with_name("browser") / "rested.js").read_text()
LOADED = "document.readyState === 'complete'"
"""Where no scripts run, none is told of a frame, and none moves the focus."""


class Traffic:
    """The requests of a page that are open."""

    def __init__(self, page: Page, has_scripts: bool) -> None:
        self.has_scripts = has_scripts
        self._open: set[Request] = set()
        self.held: set[Request] = set()
        """Those that a test keeps back: a page is at rest without their answers."""
        page.on("request", self._began)
        page.on("requestfinished", self._ended)
        page.on("requestfailed", self._ended)

    def _began(self, request: Request) -> None:
        if request.is_navigation_request():
            # What the page before it still waits for is no business of the next one.
            self._open.clear()
        self._open.add(request)

    def _ended(self, request: Request) -> None:
        self._open.discard(request)

    @property
    def is_open(self) -> bool:
        return not self._open <= self.held


TRAFFIC: WeakKeyDictionary[Page, Traffic] = WeakKeyDictionary()
"""Of each page that is watched."""


def watch_traffic(page: Page, has_scripts: bool = True) -> None:
    TRAFFIC[page] = Traffic(page, has_scripts)


MOVING = {"Tab", "Shift+Tab"}
"""Keys that only ever move the focus."""


def press(page: Page, *keys: str) -> None:
    """Presses each key, and returns when the page is at rest after it."""
    for key in keys:
        page.keyboard.press(key)
        await_rest(page)
        if key not in MOVING:
            # What it activated may be on its way to the browser, which tells of requests.
            await_rest(page)


def await_rest(page: Page) -> None:
    """Until no request is open and two frames have left the focus, and what is seen, in place."""
    end = time.monotonic() + PATIENCE
    while not (_is_still(page) and not _is_busy(page)):
        assert time.monotonic() < end, f"{page.url} does not come to rest"


def _is_busy(page: Page) -> bool:
    return page in TRAFFIC and TRAFFIC[page].is_open


def _is_still(page: Page) -> bool:
    has_scripts = page not in TRAFFIC or TRAFFIC[page].has_scripts
    try:
        return page.evaluate(RESTED if has_scripts else LOADED)
    except Error as error:
        # The key led to another page, which is looked at next.
        if "context" not in error.message.lower():
            raise
        page.wait_for_load_state()
        return False
