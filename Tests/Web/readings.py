"""Pages as they are sent, in each language, and what they say, without any browser."""

import html5lib
from houses import Houses
from pages import STOPS
from plain_client import PlainClient

SILENT = {"script", "style", "noscript", "pre", "kbd"}
"""Elements whose text is no sentence: it is the same in every language."""

NAMES = ("aria-label", "title", "alt", "placeholder", "data-failed", "data-ended", "data-done")
"""Attributes that a person hears or reads; the last ones hold what the script tells later."""


CONTROLS = {"a", "button", "input", "select", "textarea", "summary"}


def kind_of_control(element) -> tuple[str, ...] | None:
    """What those have in common among which Tab should find no difference."""
    if element.tag not in CONTROLS and element.get("tabindex") is None:
        return None
    if element.get("type") == "hidden" or (element.tag == "a" and element.get("href") is None):
        return None
    classes = sorted((element.get("class") or "").split())
    return (element.tag, element.get("type", ""), element.get("role", ""), *classes)


class Reading:
    """A page in a language."""

    def __init__(self, html: str) -> None:
        self.html = html
        root = html5lib.parse(html, namespaceHTMLElements=False)
        self.language = root.get("lang")
        self.direction = root.get("dir", "ltr")
        self._found: list[str] = [element.text or "" for element in root.iter("title")]
        body = root.find("body")
        if body is not None:
            self._read(body)
        self.controls = {kind for element in root.iter() if (kind := kind_of_control(element))}
        self.texts = [text for text in (" ".join(one.split()) for one in self._found) if text]

    def _read(self, element) -> None:
        if not isinstance(element.tag, str) or element.tag in SILENT or self._is_own(element):
            return
        self._found += [element.get(name) for name in NAMES if element.get(name)]
        self._found.append(element.text or "")
        for child in element:
            self._read(child)
            self._found.append(child.tail or "")

    @staticmethod
    def _is_own(element) -> bool:
        """Whether it is in a language of its own, or in the words of a person."""
        own = element.get("data-own") is not None or element.get("lang") is not None
        return own or element.get("translate") == "no"


class Readings:
    def __init__(self, houses: Houses) -> None:
        self._houses = houses
        self._cookies: dict[str, str] = {}
        self._made: dict[str, dict[str, Reading]] = {}

    def __getitem__(self, language: str) -> dict[str, Reading]:
        """By the names of the stops: each address of each house once."""
        if language not in self._made:
            self._made[language] = {
                stop.name: self._read(stop, language) for stop in STOPS if stop.then is None
            }
        return self._made[language]

    def _read(self, stop, language: str) -> Reading:
        household, server = self._houses[stop.house]
        with PlainClient(server) as client:
            if stop.logged_in:
                if stop.house not in self._cookies:
                    self._cookies[stop.house] = client.log_in(household).cookie
                client.cookie = self._cookies[stop.house]
            reply = client.get(
                self._houses.address(stop.house, stop.path), Accept_Language=language
            )
        assert reply.status == stop.status, f"{stop.name} answers {reply.status}"
        return Reading(reply.text)
