"""What a person waits for in Chromium, beside bare pages.

The DevTools protocol makes the network slow 4G and the processor four times slower, as Lighthouse
does, but for the cards. Each load is made in a browser context of its own, and a tab is closed when
it has been measured: an open one slows others down.
"""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from statistics import median
from typing import TYPE_CHECKING

from programs import BUILT, CannotRunError, greeting, needed
from rows import Row, judge
from stores import Served, add_cards, serving, typed_store_of

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, CDPSession, Page

SLOW_4G = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1.6e6 / 8,
    "uploadThroughput": 750e3 / 8,
}
RUNS = 5
KEYS = ["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"] * 5
TAPS, CLICKS = 3, 40
CARDS = 19_000

HEAD = "<!doctype html><html lang=en><title>x</title>"
HEAD += "<meta name=viewport content=width=device-width>"

OBSERVE = """
self.seen = {paint: 0, shift: 0, input: 0}
new PerformanceObserver(list => {
    for (const entry of list.getEntriesByName("first-contentful-paint"))
        self.seen.paint = entry.startTime
}).observe({type: "paint", buffered: true})
new PerformanceObserver(list => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) self.seen.shift += entry.value
}).observe({type: "layout-shift", buffered: true})
new PerformanceObserver(list => {
    for (const entry of list.getEntries())
        if (entry.interactionId) self.seen.input = Math.max(self.seen.input, entry.duration)
}).observe({type: "event", buffered: true, durationThreshold: 16})
"""

# The paint is the frame behind the click: a task that is posted from within that frame's callback
# runs when it is drawn.
OBSERVE_CLICKS = """() => {
    self.paints = []
    const channel = new MessageChannel()
    channel.port1.onmessage = event => self.paints.push(performance.now() - event.data)
    addEventListener("click", event => requestAnimationFrame(
        () => channel.port2.postMessage(event.timeStamp)), true)
}"""


class Load:
    """A page in a tab of its own, loaded without a cache."""

    def __init__(self, context: "BrowserContext", url: str) -> None:
        self.page: Page = context.new_page()
        self.session: CDPSession = context.new_cdp_session(self.page)
        self.bytes, self.requests = 0, 0
        self.session.on("Network.loadingFinished", self._finished)
        self.session.send("Network.enable")
        self.session.send("Network.setCacheDisabled", {"cacheDisabled": True})
        self.session.send("Network.emulateNetworkConditions", SLOW_4G)
        self.session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
        self.page.add_init_script(OBSERVE)
        self.page.goto(url, wait_until="load")
        self.page.wait_for_load_state("networkidle")

    def _finished(self, event: dict) -> None:
        self.bytes += int(event["encodedDataLength"])
        self.requests += 1

    def seen(self, name: str) -> float:
        self.page.evaluate(
            "() => new Promise(done => requestAnimationFrame(() => setTimeout(done, 300)))"
        )
        return self.page.evaluate("name => self.seen[name]", name)


def bench() -> None:
    with browser() as chromium, ExitStack() as stack:
        empty = stack.enter_context(greeting("empty", f"{HEAD}<h1>Empty</h1>"))
        text = f"{HEAD}<details><summary>More</summary><p>Text</p></details>"
        details = stack.enter_context(greeting("details", text))
        served = stack.enter_context(serving(typed_store_of(10)))

        judge(
            lambda: [paint_beside(chromium, served, empty)],
            Row("first paint of an empty page of ours, of a bare page", 1.3),
        )
        for name, path in (("today", "/"), ("the calendar", "/calendar")):
            judge(
                lambda path=path: first_load(chromium, served, path),
                Row(f"bytes of {name}, first load", 20, "kB"),
                Row(f"requests of {name}, first load", 5, ""),
                Row(f"layout shift of {name}", 0, ""),
            )
        judge(
            lambda: [input_beside(chromium, served, details)],
            Row("the slowest of 28 keys and taps, of a bare <details>", 2.5),
        )

        store = BUILT / "cards.db"
        add_cards(store, CARDS, "Words")
        cards = stack.enter_context(serving(store))
        judge(
            lambda: clicks_beside(chromium, cards, empty),
            Row(f"to flip one of {CARDS:,} cards, of a click on a bare page", 3),
            Row("to take the next card, of a click on a bare page", 3),
        )


@contextmanager
def browser() -> Iterator["Browser"]:
    chromium = needed("chromium", "web")
    try:
        from playwright.sync_api import sync_playwright
    except ImportError as error:
        raise CannotRunError("this Python has no Playwright; run: Scripts/setup web") from error
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        yield launched
        launched.close()


@contextmanager
def visiting(chromium: "Browser", served: Served | None = None) -> Iterator["BrowserContext"]:
    """A phone, logged in where a server is named."""
    context = chromium.new_context(viewport={"width": 390, "height": 844}, bypass_csp=True)
    if served:
        page = context.new_page()
        page.goto(served.site + served.login_link())
        page.locator("main form button").first.click()
        page.wait_for_url(served.site + "/")
        page.close()
    yield context
    context.close()


def paint_beside(chromium: "Browser", served: Served, empty: str) -> float:
    """Our empty page is the one that says that there is nothing: the look, the script and the bars
    of every page, and one sentence. What slows a browser down slows both pages of a run, and they
    take turns in being first, as a later load finds the browser warmer."""
    ratios = []
    urls = {"ours": f"{served.site}/nothing-here", "bare": empty}
    for number in range(RUNS):
        with visiting(chromium, served) as context:
            paints = {}
            for name in list(urls)[:: (-1) ** number]:
                load = Load(context, urls[name])
                paints[name] = load.seen("paint")
                load.page.close()
            ratios.append(paints["ours"] / paints["bare"])
    return median(ratios)


def first_load(chromium: "Browser", served: Served, path: str) -> Sequence[float]:
    with visiting(chromium, served) as context:
        load = Load(context, served.site + path)
        return [load.bytes / 1000, load.requests, load.seen("shift")]


def input_beside(chromium: "Browser", served: Served, details: str) -> float:
    ratios = []
    for _ in range(RUNS):
        with visiting(chromium, served) as context:
            slowest = []
            for url, use in ((f"{served.site}/calendar", use_calendar), (details, use_details)):
                load = Load(context, url)
                # Playwright adds a script of its own when it first hands out an element: that
                # delays a key.
                load.page.wait_for_selector("body")
                load.page.wait_for_timeout(300)
                use(load.page)
                slowest.append(load.seen("input"))
                load.page.close()
            ratios.append(slowest[0] / slowest[1])
    return median(ratios)


def use_calendar(page: "Page") -> None:
    dialog = page.get_by_role("dialog")
    page.locator("#months a[tabindex='0']").first.focus()
    for key in KEYS:
        page.keyboard.press(key)
    for _ in range(TAPS):
        page.locator("#months [aria-current=date]").first.click()
        dialog.wait_for()
        page.keyboard.press("Escape")
        dialog.wait_for(state="hidden")


def use_details(page: "Page") -> None:
    page.locator("summary").focus()
    for _ in KEYS:
        page.keyboard.press("Enter")
    for _ in range(TAPS):
        page.locator("summary").click()


def clicks_beside(chromium: "Browser", served: Served, empty: str) -> Sequence[float]:
    """From a click to its paint. Nothing is slowed down."""
    with visiting(chromium, served) as context:
        page = context.new_page()
        page.goto(f"{served.site}/cards")
        page.locator("main .rows a").first.click()
        page.locator("a[href$='/quiz']").click()
        page.locator("#card").wait_for()
        ours = clicked(page, ("#card", "#next"), wait="() => ready")
        bare = context.new_page()
        bare.goto(empty)
        theirs = median(clicked(bare, ("h1",)))
        return [median(ours[0::2]) / theirs, median(ours[1::2]) / theirs]


def clicked(page: "Page", targets: Sequence[str], wait: str = "() => true") -> list[float]:
    page.evaluate(OBSERVE_CLICKS)
    for number in range(CLICKS):
        # Somebody who reads a card takes longer than the next one needs to come.
        page.wait_for_function(wait)
        page.locator(targets[number % len(targets)]).click()
        page.wait_for_function("count => self.paints.length === count", arg=number + 1)
    return page.evaluate("() => self.paints")
