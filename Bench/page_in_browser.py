"""What a page costs in Chromium, beside empty pages and a bare `<details>`.

Takes the addresses of the server, of a bare empty page and of the one with the `<details>`, and
on standard input a link for each run that logs in. The server's own empty page is the one that says
that there is nothing: the look, the script and the bars of every page, and one sentence. The
DevTools protocol makes the network slow 4G and the processor four times slower, as Lighthouse does;
each run has a browser context of its own. A later load finds the browser warmer and an open tab
slows others down, so pages take turns in being first and are closed when they have been measured.
"""

import json
import sys
from collections.abc import Sequence
from statistics import median

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, sync_playwright

SLOW_4G = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1.6e6 / 8,
    "uploadThroughput": 750e3 / 8,
}
KEYS = ["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"] * 5
TAPS = 3
PAGES = {"empty": "/nothing-here", "today": "/", "calendar": "/calendar"}

OBSERVE = """
self.seen = {lcp: 0, cls: 0, inp: 0}
new PerformanceObserver(list => {
    for (const entry of list.getEntries()) self.seen.lcp = entry.startTime
}).observe({type: "largest-contentful-paint", buffered: true})
new PerformanceObserver(list => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) self.seen.cls += entry.value
}).observe({type: "layout-shift", buffered: true})
new PerformanceObserver(list => {
    for (const entry of list.getEntries())
        if (entry.interactionId) self.seen.inp = Math.max(self.seen.inp, entry.duration)
}).observe({type: "event", buffered: true, durationThreshold: 16})
"""


class Load:
    """A page in a tab of its own, loaded without a cache."""

    def __init__(self, context: BrowserContext, url: str) -> None:
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

    def seen(self) -> dict[str, float]:
        self.page.evaluate(
            "() => new Promise(done => requestAnimationFrame(() => setTimeout(done, 300)))"
        )
        return self.page.evaluate("() => self.seen")


def calendar_inp(load: Load) -> None:
    dialog = load.page.get_by_role("dialog")
    load.page.locator("#months a[tabindex='0']").first.focus()
    for key in KEYS:
        load.page.keyboard.press(key)
    for _ in range(TAPS):
        load.page.locator("#months [aria-current=date]").first.click()
        dialog.wait_for()
        load.page.keyboard.press("Escape")
        dialog.wait_for(state="hidden")


def details_inp(load: Load) -> None:
    load.page.locator("summary").focus()
    for _ in KEYS:
        load.page.keyboard.press("Enter")
    for _ in range(TAPS):
        load.page.locator("summary").click()


def run(
    browser: Browser, site: str, link: str, empty: str, details: str, order: Sequence[str]
) -> dict[str, float]:
    context = browser.new_context(viewport={"width": 390, "height": 844})
    first = context.new_page()
    first.goto(site + link)
    first.locator("main form button").first.click()
    first.wait_for_url(site + "/")
    first.close()
    bare = Load(context, empty)
    found = {"lcp bare": bare.seen()["lcp"]}
    bare.page.close()
    for name in order:
        load = Load(context, site + PAGES[name])
        seen = load.seen()
        found |= {
            f"lcp {name}": seen["lcp"],
            f"cls {name}": seen["cls"],
            f"bytes {name}": load.bytes,
            f"requests {name}": load.requests,
        }
        load.page.close()
    # What slows a browser down slows both pages of a run.
    found |= {f"paint {name}": found[f"lcp {name}"] / found["lcp empty"] for name in PAGES}
    for name, url, use in (
        ("calendar", site + PAGES["calendar"], calendar_inp),
        ("details", details, details_inp),
    ):
        load = Load(context, url)
        # Playwright adds a script of its own when it first hands out an element: that delays a key.
        load.page.wait_for_selector("body")
        load.page.wait_for_timeout(300)
        use(load)
        found[f"inp {name}"] = load.seen()["inp"]
        load.page.close()
    context.close()
    return found


def main() -> None:
    site, empty, details = sys.argv[1:4]
    links = sys.stdin.read().split()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox"]
        )
        names = list(PAGES)
        runs = [
            run(browser, site, link, empty, details, names[:: (-1) ** number])
            for number, link in enumerate(links)
        ]
        browser.close()
    print(json.dumps({name: median(one[name] for one in runs) for name in runs[0]}))


if __name__ == "__main__":
    main()
