"""A person at a browser: a context of its own with what went wrong in it."""

import os
import re
import subprocess
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import keys
from judges import in_browser
from limits import PATIENCE
from plain_client import PlainClient
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    Route,
    expect,
)
from server import Household, Server
from tool import ENVIRONMENT

PHONE, DESK = (390, 844), (1280, 900)

expect.set_options(timeout=PATIENCE * 1_000)

TRACES = os.environ.get("EVE_ICS_TRACES")
"""The folder that Playwright's traces of a test go to, where they are wanted."""
NUMBERS = count(1)

REPORT_VIOLATIONS = """
addEventListener("securitypolicyviolation", event =>
    console.error("policy:", event.violatedDirective, event.blockedURI, event.sourceFile))
"""

CUT = """
const text = Response.prototype.text
Response.prototype.text = function () {
    const { dataset } = document.documentElement
    if (dataset.cut || !this.url.includes("%s")) return text.call(this)
    dataset.cut = "yes"
    return Promise.reject(new TypeError("cut"))
}
"""

FAULTS = {"error", "warning", "assert"}
"""Kinds of messages in a console. Others are a browser's own notes, and no faults of a page."""

# Chromium logs every answer above 399 to its console; a test that asks for one names its status.
FAILED_RESOURCE = re.compile(r"the server responded with a status of (\d+)")


@dataclass
class Visitor:
    context: BrowserContext
    page: Page
    server: Server
    engine: str
    has_scripts: bool = True
    faults: list[str] = field(default_factory=list)
    """Errors and warnings, of scripts too, refusals by the policy, requests elsewhere."""
    requested: list[Request] = field(default_factory=list)
    expected_statuses: set[int] = field(default_factory=set)

    def watch(self, page: Page) -> None:
        """Keeps what goes wrong on a page; a new tab wants this, too."""
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.faults.append(f"script: {error}"))
        page.on("request", self._request)
        keys.watch_traffic(page, self.has_scripts)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type not in FAULTS:
            return
        found = FAILED_RESOURCE.search(message.text)
        if found and int(found[1]) in self.expected_statuses:
            return
        self.faults.append(f"console {message.type} on {self._path(message.page)}: {message.text}")

    def _request(self, request: Request) -> None:
        self.requested.append(request)
        address = urlsplit(request.url)
        if address.scheme in ("data", "blob", "about", "chrome-error"):
            return
        if f"{address.scheme}://{address.netloc}" != self.server.page:
            self.faults.append(f"request elsewhere: {request.url}")

    @staticmethod
    def _path(page: Page | None) -> str:
        return urlsplit(page.url).path if page else "?"

    @property
    def path(self) -> str:
        """Where the page is, without the host, with the query."""
        address = urlsplit(self.page.url)
        return address.path + (f"?{address.query}" if address.query else "")

    def open(self, path: str = "/", status: int = 200) -> Page:
        """Goes there as by the address bar, and expects that status."""
        if status >= 400:
            self.expected_statuses.add(status)
        answer = self.page.goto(self.server.page + path)
        assert answer, path
        assert answer.status == status, f"{path} answers {answer.status}"
        return self.page

    def expects(self, *statuses: int) -> None:
        """Such answers are no fault from here on; browsers write them to the console."""
        self.expected_statuses.update(statuses)

    def hold(self, address: str | re.Pattern[str], method: str = "GET") -> "Held":
        """Keeps the page's first request to an address back, until the test lets it go on."""
        held = Held(self.page)

        def take(route: Route) -> None:
            if route.request.method == method and not held.routes:
                held.take(route)
            else:
                route.continue_()

        self.page.route(address, take)
        return held

    def follow_ahead_of(self, script: str, link: str) -> "Held":
        """Follows a link to a page whose script comes late, if at all."""
        held = self.hold(script)
        with self.page.expect_request(script):
            self.page.get_by_role("link", name=link).click(no_wait_after=True)
        return held

    def cut_an_answer(self, address: str) -> None:
        """On each page to come, the first answer from such an address to a script breaks off."""
        self.page.add_init_script(CUT % address)

    def log_in(self, household: Household) -> None:
        """By a cookie: pages are opened for this only where the login itself is asked about."""
        with PlainClient(self.server) as client:
            name, _, value = client.log_in(household).cookie.partition("=")
        kept = {"httpOnly": True, "secure": True, "sameSite": "Lax"}
        where = {"domain": urlsplit(self.server.page).hostname, "path": "/"}
        self.context.add_cookies([{"name": name, "value": value, **where, **kept}])

    def tab(self) -> Page:
        """Another tab of the same browser."""
        page = self.context.new_page()
        self.watch(page)
        return page

    def close(self) -> None:
        if TRACES:
            self.context.tracing.stop(path=f"{TRACES}/{next(NUMBERS)}.zip")
        self.context.close()

    # Keys, and where the focus is.

    def press(self, *names: str) -> None:
        """Presses each key, and returns when the page is at rest after it."""
        keys.press(self.page, *names)

    def focus(self) -> str:
        """What has the focus, in words that a failed test prints."""
        return self.page.evaluate(FOCUSED)

    def assert_focus_kept(self) -> None:
        keys.await_rest(self.page)
        assert self.focus() != "body", f"the focus is lost on {self.path}"

    def tab_to(self, name: str, role: str | None = None, most: int = 80) -> None:
        """Presses Tab until what is named has the focus, and fails if that is never so."""
        passed = []
        for _ in range(most):
            self.press("Tab")
            focused = self.page.evaluate(in_browser("focused-name"))
            passed.append(focused["name"])
            if name == focused["name"] and role in (None, focused["role"]):
                return
        raise AssertionError(f"Tab does not reach {name!r} but {passed}")


@dataclass
class Held:
    """A request that waits."""

    page: Page
    routes: list[Route] = field(default_factory=list)

    def take(self, route: Route) -> None:
        keys.TRAFFIC[self.page].held.add(route.request)
        self.routes.append(route)

    def go_on(self) -> int:
        """The status of its answer."""
        [route] = self.routes
        keys.TRAFFIC[self.page].held.remove(route.request)
        with self.page.expect_response(lambda answer: answer.request == route.request) as answer:
            route.continue_()
        return answer.value.status


FOCUSED = """() => {
    const element = document.activeElement
    if (!element || element === document.body || element === document.documentElement) return "body"
    return element.outerHTML.slice(0, 160)
}"""


PASSWORD = "wet gravel under tyres"


def set_password(household: Household, name: str | None = None, password: str = PASSWORD) -> None:
    person = ("--person", name) if name else ()
    done = subprocess.run(
        household.command("web", "password", *person),
        env=ENVIRONMENT,
        input=password.encode() + b"\n",
        capture_output=True,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stderr.decode()


def new_visitor(browser: Browser, engine: str, server: Server, **options: Any) -> Visitor:
    """Options are those of a Playwright context, with `viewport` as a pair, and `language`."""
    width, height = options.pop("viewport", PHONE)
    # As a locale, Chromium takes no language that is only for tests.
    language = options.pop("language", "en")
    context = browser.new_context(
        viewport={"width": width, "height": height},
        extra_http_headers={"Accept-Language": language},
        **options,
    )
    if TRACES:
        context.tracing.start(snapshots=True)
    context.set_default_timeout(PATIENCE * 1_000)
    context.add_init_script(REPORT_VIOLATIONS)
    page = context.new_page()
    visitor = Visitor(context, page, server, engine, options.get("java_script_enabled", True))
    visitor.watch(page)
    return visitor


Visit = Callable[..., Visitor]


def write_page(folder: Path, name: str, html: str | bytes) -> Path:
    """Keeps a page for a judge that reads files."""
    file = folder / f"{re.sub(r'[^a-z0-9]+', '-', name.lower()).strip('-')}.html"
    file.write_bytes(html.encode() if isinstance(html, str) else html)
    return file
