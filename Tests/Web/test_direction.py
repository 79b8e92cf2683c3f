"""What people write has a direction of its own on every page, whatever that of the page is."""

import re
from collections.abc import Iterator

import html5lib
import pytest
from houses import OWN, Houses
from pages import STOPS
from plain_client import PlainClient

ENTRIES = re.compile(r"^/(?:todo|notes|calendars|events|alarms|cards|timer)(?:/|$)")
"""Pages of single entries, which others lead to."""

HOUSES = sorted({stop.house for stop in STOPS if stop.house in ("full", "decks", "asked")})


def undirected(element, has_own: bool = False) -> Iterator[str]:
    """Where words of a person begin a text that takes the page's direction."""
    if not isinstance(element.tag, str) or element.tag in ("title", "script"):
        return
    has_own = has_own or element.get("dir") == "auto" or element.tag == "bdi"
    typed = element.get("value") if element.get("type", "text") == "text" else None
    if not has_own and element.tag == "input" and (typed or "").startswith(OWN):
        yield f"input {element.get('name')}"
    texts = [(element.text, element)] + [(child.tail, element) for child in element]
    for text, owner in texts:
        if not has_own and (text or "").strip().startswith(OWN):
            yield f"{owner.tag} {owner.get('class', '')}: {text.strip()}"
    for child in element:
        yield from undirected(child, has_own)


def links(root) -> set[str]:
    hrefs = {(link.get("href") or "").partition("?")[0] for link in root.iter("a")}
    return {href for href in hrefs if ENTRIES.match(href)}


@pytest.mark.parametrize("house", HOUSES)
def test_what_people_write_has_a_direction_of_its_own(houses: Houses, house: str) -> None:
    household, server = houses[house]
    waiting = {
        stop.path for stop in STOPS if stop.house == house and stop.logged_in and stop.status == 200
    }
    seen: dict[str, list[str]] = {}
    owned = 0
    with PlainClient(server) as client:
        client.cookie = client.log_in(household).cookie
        while waiting - seen.keys():
            path = sorted(waiting - seen.keys())[0]
            reply = client.get(path)
            if reply.status != 200:
                seen[path] = []
                continue
            root = html5lib.parse(reply.text, namespaceHTMLElements=False)
            owned += OWN in reply.text
            seen[path] = list(undirected(root.find("body")))
            waiting |= links(root)
    assert {path: places for path, places in seen.items() if places} == {}
    assert owned > 0


def test_a_title_without_a_direction_is_found() -> None:
    page = f"<p><span>{OWN}</span><b dir=auto>{OWN}</b> and {OWN}<input value='{OWN}' name=a>"
    root = html5lib.parse(page, namespaceHTMLElements=False)
    assert list(undirected(root.find("body"))) == [f"span : {OWN}", "input a"]
