"""The words of every page, in every language that it speaks."""

import csv
import re

import judges
import pytest
from babel.dates import get_day_names, get_month_names
from catalogue import LANGUAGES, messages
from houses import HOSTILE, OWN, Houses
from pages import STOPS, walk
from playwright.sync_api import Page
from tool import ROOT

WORD = re.compile(r"[^\W\d_]{3,}")
KEY = re.compile(r"\b[a-z]+(?:-[a-z]+)*\.[a-z]+[A-Z]?\w*\b")
"""What the id of a message looks like."""

OTHERS = [language for language in LANGUAGES if language != "en"]
OWN_STOPS = [stop for stop in STOPS if stop.house != "hostile"]


def logged_words() -> list[str]:
    """What the person of the sample calls things, which stays as it was typed."""
    lines = (ROOT / "samples/three-years.csv").read_text().splitlines()
    rows = csv.DictReader(line for line in lines if not line.startswith("#"))
    columns = [row[name] or "" for row in rows for name in ("symptoms", "mood", "note")]
    words = {word for column in columns for word in (column, *column.split("|")) if word}
    return sorted(words | {"cramps", "headache", "calm"}, key=len, reverse=True)


LOGGED = logged_words()

# The languages for tests have English names of days and months.
DATES = [
    name
    for names in (get_day_names, get_month_names)
    for width in ("wide", "abbreviated")
    for name in names(width, locale="en").values()
]

# What is the same in every language: names of people, formats, units, and what is typed.
SAME = re.compile(
    r"^[\W\d_]*$|^(eve-ics|English.*|Deutsch|Français|Español|Polski|Português.*|CalDAV|Clue|CSV|JSON|"
    r"QR|LH|Me|Fitbit|Apple Health|Flo|Drip|UTC|\w+/\w+|mm|cm|kg|lb|°[CF])$"
)


@pytest.mark.parametrize("language", OTHERS)
def test_check_50_no_page_has_english_words_left(houses: Houses, language: str) -> None:
    """A text that equals the English page's, and that the catalogue does not have the same."""
    alike = {messages("en")[key] for key, text in messages(language).items() if is_alike(key, text)}
    english: dict[str, set[str]] = {}
    with walk(houses) as walking:
        for stop in OWN_STOPS:
            english[stop.name] = set(judges.texts(walking.page(stop)))

    def untranslated(page: Page) -> list[str]:
        left = [
            text
            for text in judges.texts(page)
            if text in english[stop.name] and WORD.search(plainly(text)) and not SAME.match(text)
        ]
        return [text[:80] for text in left if text not in alike]

    with walk(houses, language=language) as walking:
        for stop in OWN_STOPS:
            walking.judge(untranslated, [stop])


def is_alike(key: str, text: str) -> bool:
    return messages("en").get(key) == text


def test_check_50_every_word_of_every_page_is_in_the_catalogue(houses: Houses) -> None:
    """In the pseudo-language no word of the catalogue has a letter without an accent."""

    def bypassing(page: Page) -> list[str]:
        return [
            text[:80]
            for text in judges.texts(page)
            if re.search(r"\b[A-Za-z]{3,}\b", plainly(text)) and not SAME.match(text)
        ]

    with walk(houses, language="en-XA") as walking:
        walking.judge(bypassing, OWN_STOPS)


def plainly(text: str) -> str:
    """Without commands, addresses, and what the person named."""
    text = re.sub(r"'eve-ics [^']*'|https?://\S+|\beve-ics\b|\b[A-Z][a-z]+/[A-Z]\w+", "", text)
    for own in (OWN, *HOSTILE):
        text = text.replace(own, "")
    return re.sub(rf"\b({'|'.join(map(re.escape, [*LOGGED, *DATES]))})\b", "", text)


@pytest.mark.parametrize("language", ["en", "de", "en-XA"])
def test_check_50_no_page_shows_the_name_of_a_message(houses: Houses, language: str) -> None:
    names = set(messages("en"))

    def keys(page: Page) -> list[str]:
        return [
            text[:80]
            for text in judges.texts(page)
            if any(word in names for word in KEY.findall(text)) or "{" in text
        ]

    with walk(houses, language=language) as walking:
        walking.judge(keys, OWN_STOPS)


@pytest.mark.parametrize("language", [*LANGUAGES, "en-XA", "ar-XB"])
def test_check_50_each_page_says_its_language_and_direction(houses: Houses, language: str) -> None:
    def said(page: Page) -> list[str]:
        root = page.locator("html")
        seen = root.get_attribute("lang"), root.evaluate("e => getComputedStyle(e).direction")
        wanted = language, "rtl" if language == "ar-XB" else "ltr"
        return [] if seen == wanted else [f"{seen} instead of {wanted}"]

    with walk(houses, language=language) as walking:
        walking.judge(said, [stop for stop in STOPS if stop.then is None])
