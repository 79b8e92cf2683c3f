"""How long a click on a card of a quiz takes to be painted in Chromium, beside an empty page.

Takes the address of the server, the path of the list of decks, the address of a bare empty page,
and on standard input a link that logs in. Nothing is slowed down. The paint is the frame behind the
click: a task that is posted from within that frame's callback runs when it is drawn.
"""

import json
import sys
from statistics import median

from playwright.sync_api import Page, sync_playwright

CLICKS = 40

OBSERVE = """() => {
    self.paints = []
    const channel = new MessageChannel()
    channel.port1.onmessage = event => self.paints.push(performance.now() - event.data)
    addEventListener("click", event => requestAnimationFrame(
        () => channel.port2.postMessage(event.timeStamp)), true)
}"""


def click(page: Page, selector: str, number: int) -> None:
    page.locator(selector).click()
    page.wait_for_function("count => self.paints.length === count", arg=number)


def main() -> None:
    site, cards, empty = sys.argv[1:4]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox"]
        )
        context = browser.new_context(viewport={"width": 390, "height": 844}, bypass_csp=True)
        page = context.new_page()
        page.goto(site + sys.stdin.read().strip())
        page.locator("main form button").first.click()
        page.wait_for_url(site + "/")
        page.goto(site + cards)
        page.locator("main .rows a").first.click()
        page.locator("a[href$='/quiz']").click()
        page.locator("#card").wait_for()
        page.evaluate(OBSERVE)
        for number in range(CLICKS):
            # Somebody who reads a card takes longer than the next one needs to come.
            page.wait_for_function("() => ready")
            click(page, ("#card", "#next")[number % 2], number + 1)
        paints = page.evaluate("() => self.paints")
        bare = context.new_page()
        bare.goto(empty)
        bare.evaluate(OBSERVE)
        for number in range(CLICKS):
            click(bare, "h1", number + 1)
        found = {
            "flip": median(paints[0::2]),
            "next": median(paints[1::2]),
            "empty": median(bare.evaluate("() => self.paints")),
        }
        browser.close()
    print(json.dumps(found))


if __name__ == "__main__":
    main()
