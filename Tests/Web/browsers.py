"""Debian's Chromium and Firefox, one process of each, started when a test first asks for it."""

from contextlib import suppress
from types import TracebackType
from typing import Self

from playwright.sync_api import Browser, Error, sync_playwright

CHROMIUM = {"executable_path": "/usr/bin/chromium", "args": ["--no-sandbox"]}
SHELL = CHROMIUM | {"executable_path": "/usr/bin/chromium-headless-shell"}
"""The same engine of the same version, without what Chromium has around a page: windows, profiles,
extensions. A new context costs an eighth there, and a page half."""
FIREFOX = {"executable_path": "/usr/bin/firefox-esr", "channel": "moz-firefox"}

# What contexts of Firefox ignore is set for a whole process.
PREFERENCES = {
    "firefox": {},
    "dark_firefox": {"ui.systemUsesDarkTheme": 1, "ui.prefersReducedMotion": 1},
}


class Browsers:
    def __init__(self, is_whole: bool = True) -> None:
        self._chromium = CHROMIUM if is_whole else SHELL

    def __enter__(self) -> Self:
        self._playwright = sync_playwright().start()
        self._started: dict[str, Browser] = {}
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        for browser in self._started.values():
            with suppress(Error):
                browser.close()
        self._playwright.stop()

    def __getitem__(self, engine: str) -> Browser:
        if engine not in self._started:
            self._started[engine] = self._launch(engine)
        return self._started[engine]

    def _launch(self, engine: str) -> Browser:
        if engine == "chromium":
            return self._playwright.chromium.launch(**self._chromium)
        preferences = PREFERENCES[engine]
        return self._playwright.firefox.launch(firefox_user_prefs=preferences, **FIREFOX)
