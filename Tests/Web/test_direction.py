"""What people write has a direction of its own on every page, whatever that of the page is."""

import re
from collections.abc import Iterator

import html5lib
import pytest
from houses import OWN, Houses
from pages import STOPS
from plain_client import PlainClient
from server import Household, Server

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


RIGHT = "שלום!"
"""Written from right to left: without marks around it, its sign goes to the other end."""

WRITTEN: list[tuple[object, ...]] = [
    ("log", "2026-10-20..2026-10-24"),
    ("log", "2026-11-18", "--note", RIGHT, "--symptom", f"s {RIGHT}", "--mood", f"m {RIGHT}"),
    ("settings", "own-symptoms", f"own {RIGHT}"),
    ("settings", "calendar-name", f"name {RIGHT}"),
    ("contraception", "add", "other", f"method {RIGHT}"),
    ("mode", "break", "--reason", f"why {RIGHT}", "--date", "2026-11-10", "--yes"),
    ("person", "rename", "me", f"person {RIGHT}"),
    ("feed", "add", f"feed {RIGHT}"),
    ("app-password", "add", f"password {RIGHT}"),
    ("alarm", "add", f"alarm {RIGHT}", "--at", "12:10", "--on", "daily"),
    ("todo", "add", f"todo {RIGHT}"),
    ("cards", "add", f"front {RIGHT}", f"back {RIGHT}", "--in", f"deck {RIGHT}"),
]

PLACES = {
    *("/", "/calendar/2026-11-18", "/log/2026-11-18", "/history", "/insights", "/report"),
    *("/plan", "/alarms", "/todo", "/cards", "/calendars", "/timer", "/help"),
    *("/settings", "/settings/contraception", "/settings/sharing", "/settings/security"),
}


def unmarked(element, has_own: bool = False) -> Iterator[str]:
    """Where words from right to left have neither an element nor marks of their own."""
    if not isinstance(element.tag, str) or element.tag in ("title", "script"):
        return
    has_own = has_own or element.get("dir") == "auto" or element.tag == "bdi"
    typed = [element.get(name) or "" for name in ("aria-label", "title", "alt", "placeholder")]
    if element.tag == "input" and not has_own and element.get("type", "text") == "text":
        typed.append(element.get("value") or "")
    inside = [element.text or "", *(child.tail or "" for child in element)]
    for text in [*typed, *inside]:
        if RIGHT in re.sub(r"\u2068.*\u2069", "", text, flags=re.DOTALL) and not has_own:
            yield f"{element.tag} {element.get('class', '')}: {text.strip()}"
    for child in element:
        yield from unmarked(child, has_own)


@pytest.mark.new_household
def test_words_from_right_to_left_keep_their_signs(
    new_household: Household, server: Server
) -> None:
    for command in WRITTEN:
        new_household.eve(*command)
    waiting, seen = set(PLACES), {}
    with PlainClient(server) as client:
        client.cookie = client.log_in(new_household).cookie
        while waiting - seen.keys():
            path = sorted(waiting - seen.keys())[0]
            reply = client.get(path)
            assert reply.status == 200 or path not in PLACES, path
            root = html5lib.parse(reply.text, namespaceHTMLElements=False)
            seen[path] = list(unmarked(root.find("body")))
            assert RIGHT in reply.text or path not in PLACES, path
            waiting |= links(root)
    assert {path: places for path, places in seen.items() if places} == {}
    report = new_household.eve("report")
    root = html5lib.parse(report, namespaceHTMLElements=False)
    assert RIGHT in report
    assert list(unmarked(root.find("body"))) == []
    # Nothing but a page has the marks.
    for command in ("status", "history", "alarm list", "contraception list", "export -o -"):
        assert "\u2068" not in new_household.eve(*command.split())


def test_a_title_without_a_direction_is_found() -> None:
    page = f"<p><span>{OWN}</span><b dir=auto>{OWN}</b> and {OWN}<input value='{OWN}' name=a>"
    root = html5lib.parse(page, namespaceHTMLElements=False)
    assert list(undirected(root.find("body"))) == [f"span : {OWN}", "input a"]
