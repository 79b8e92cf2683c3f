"""What goes over the wire: how much, how often, and nowhere else."""

import judges
import pytest
from houses import Houses, visiting
from pages import named
from playwright.sync_api import CDPSession, expect
from tours import Tour
from visitor import Visitor

MOST_BYTES, MOST_REQUESTS = 20_000, 5
MOST_LATER_BYTES = 6_144
MOST_SCRIPT_BYTES = 12_000
ICON = "/icon.svg"
MAIN = named(
    *("today", "calendar", "log", "history", "insights", "settings"),
    *("todo", "note, new", "timer", "cards"),
)


@pytest.mark.toured("noise", "phone", "firefox", "dark desk")
def test_the_whole_tour_is_silent_and_stays_here(tour: Tour) -> None:
    """No message in a console, no refusal by the policy, no request to another host."""
    tour.assert_nothing("noise")
    assert tour.hosts == {"here"}


class Wire:
    """What a page costs, as Chromium's network stack counts it."""

    def __init__(self, visitor: Visitor) -> None:
        self.session: CDPSession = visitor.context.new_cdp_session(visitor.page)
        self.bytes = 0
        self.addresses: list[str] = []
        self._from_cache: set[str] = set()
        self._urls: dict[str, str] = {}
        self.session.on("Network.requestWillBeSent", self._sent)
        self.session.on("Network.requestServedFromCache", self._cached)
        self.session.on("Network.responseReceived", self._received)
        self.session.on("Network.loadingFinished", self._finished)
        self.session.send("Network.enable")

    def _sent(self, event: dict) -> None:
        self._urls[event["requestId"]] = event["request"]["url"]

    def _cached(self, event: dict) -> None:
        self._from_cache.add(event["requestId"])

    def _received(self, event: dict) -> None:
        response = event["response"]
        if response.get("fromDiskCache") or response.get("fromPrefetchCache"):
            self._from_cache.add(event["requestId"])

    def _finished(self, event: dict) -> None:
        url = self._urls.get(event["requestId"], "?")
        # A browser that shows no tabs never asks for the icon, and others do when they like.
        if event["requestId"] in self._from_cache or url.endswith(ICON):
            return
        self.bytes += int(event["encodedDataLength"])
        self.addresses.append(url)

    def forget(self) -> None:
        self.bytes, self.addresses = 0, []


def in_digits(url: str, visitor: Visitor) -> str:
    """A file of the page by an address that other programs than browsers find."""
    return url.replace(visitor.server.page, visitor.server.url)


def icon_bytes(visitor: Visitor) -> int:
    """What the icon costs, with its headers."""
    url = visitor.page.locator("link[rel=icon]").evaluate("link => link.href")
    assert url.endswith(ICON)
    answer = visitor.context.request.get(in_digits(url, visitor))
    headers = sum(len(f"{name}: {value}\r\n") for name, value in answer.headers.items())
    return headers + int(answer.headers["content-length"])


@pytest.mark.parametrize("stop", MAIN, ids=lambda stop: stop.name)
def test_a_first_load_is_small_and_a_later_one_a_request(houses: Houses, stop) -> None:
    server = houses[stop.house][1]
    # The login is over before anything is counted, and its page's files are forgotten.
    visitor = houses.visitor(stop.house)
    page = visitor.page
    page.goto("about:blank")
    wire = Wire(visitor)
    wire.session.send("Network.clearBrowserCache")
    page.goto(server.page + stop.path, wait_until="load")
    page.wait_for_load_state("networkidle")
    size = wire.bytes + icon_bytes(visitor)
    assert size <= MOST_BYTES, f"{size} bytes: {wire.addresses} and the icon"
    assert len(wire.addresses) + 1 <= MOST_REQUESTS, wire.addresses
    wire.forget()
    page.goto("about:blank")
    page.goto(server.page + stop.path, wait_until="load")
    page.wait_for_load_state("networkidle")
    assert len(wire.addresses) == 1, wire.addresses
    assert wire.bytes <= MOST_LATER_BYTES * (2 if stop.name == "insights" else 1), wire.bytes
    visitor.close()


def test_the_script_is_short(houses: Houses) -> None:
    visitor = houses.visitor("full")
    page = visitor.open("/calendar")
    scripts = page.locator("script[src]").evaluate_all("all => all.map(one => one.src)")
    size = sum(len(visitor.context.request.get(in_digits(url, visitor)).body()) for url in scripts)
    assert 0 < size <= MOST_SCRIPT_BYTES, size
    visitor.close()


def test_nothing_shifts_while_a_page_loads(houses: Houses) -> None:
    faults = []
    with visiting(houses) as visitor:
        for stop in MAIN:
            page = stop.open(visitor)
            expect(page.locator("h1")).to_be_visible()
            shifted = page.evaluate(judges.in_browser("layout-shifts"))
            if shifted:
                faults.append(f"{stop.name} shifts by {shifted}")
    assert faults == []
