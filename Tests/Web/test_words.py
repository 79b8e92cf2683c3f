"""The words of every page, in every language that it speaks."""

import csv
import re
from datetime import date, timedelta

import html5lib
import pytest
from babel.dates import get_day_names, get_month_names
from catalogue import messages
from cldr import expected
from houses import HOSTILE, OWN, Houses
from pages import STOPS, TODAY
from plain_client import PlainClient
from readings import Reading, Readings
from tool import ROOT

WORD = re.compile(r"[^\W\d_]{3,}")
KEY = re.compile(r"\b[a-z]+(?:-[a-z]+)*\.[a-z]+[A-Z]?\w*\b")
"""What the id of a message looks like."""

SOME = ["en", "de"]
"""What holds in these holds in each language: that each has all sentences, and writes days as its
people do, is shown in Tests/Interop."""

OWN_STOPS = [stop for stop in STOPS if stop.house != "hostile" and stop.then is None]


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

# Programs whose files are known or that are logged in, and the word that joins them: a language for
# tests has the lists, as it has the days, of English.
PROGRAMS = re.compile(
    r"\b(Apple Health|Clue|drip|Femometer|Fertility Friend|Fitbit|Flo|Garmin|Health Connect"
    r"|Mensinator|Menstrudel|Mooneva|Ovumcy|pcalendar|Periodical|Chrome|Firefox|Linux|and)\b"
)

OWN_WORDS = re.compile(rf"\b({'|'.join(map(re.escape, [*LOGGED, *DATES]))})\b")

# What is the same in every language: names of people, formats, units, and what is typed.
SAME = re.compile(
    r"^[\W\d_]*$|^(eve-ics|English.*|Deutsch|Français|Español|Polski|Português.*|CalDAV|Clue|CSV|JSON|"
    r"QR|LH|Me|acne|Fitbit|Apple Health|Flo|Drip|UTC|\w+/\w+|mm|cm|kg|lb|°[CF])$"
)


@pytest.mark.parametrize("language", ["de"])
def test_no_page_has_english_words_left(readings: Readings, language: str) -> None:
    """A text that equals the English page's, and that the catalogue does not have the same."""
    alike = {messages("en")[key] for key, text in messages(language).items() if is_alike(key, text)}
    left = [
        f"{name}: {text[:80]}"
        for name, reading in own(readings, language)
        for text in reading.texts
        if text in readings["en"][name].texts
        if WORD.search(plainly(text)) and not SAME.match(text) and stem(text) not in alike
    ]
    assert left == []


def stem(text: str) -> str:
    """Without the program's name behind a title, and the days of a method."""
    return re.sub(r" · eve-ics$| \d+\+\d+$", "", text)


def is_alike(key: str, text: str) -> bool:
    return messages("en").get(key) == text


def own(readings: Readings, language: str) -> list[tuple[str, Reading]]:
    """The pages without the hostile texts, which are in no language."""
    return [(stop.name, readings[language][stop.name]) for stop in OWN_STOPS]


@pytest.mark.parametrize("language", ["en-XA"])
def test_every_word_of_every_page_is_in_the_catalogue(readings: Readings, language: str) -> None:
    """In the pseudo-language no word of the catalogue has a letter without an accent."""
    bypassing = [
        f"{name}: {text[:80]}"
        for name, reading in own(readings, language)
        for text in reading.texts
        if re.search(r"\b[A-Za-z]{3,}\b", PROGRAMS.sub("", plainly(text))) and not SAME.match(text)
    ]
    assert bypassing == []


def plainly(text: str) -> str:
    """Without commands, addresses, and what the person named."""
    text = re.sub(r"'eve-ics [^']*'|https?://\S+|\beve-ics\b|\b[A-Z][a-z]+/[A-Z]\w+", "", text)
    for own in (OWN, *HOSTILE):
        text = text.replace(own, "")
    return OWN_WORDS.sub("", text)


@pytest.mark.parametrize("language", ["en", "de", "en-XA"])
def test_no_page_shows_the_name_of_a_message(readings: Readings, language: str) -> None:
    names = set(messages("en"))
    shown = [
        f"{name}: {text[:80]}"
        for name, reading in own(readings, language)
        for text in reading.texts
        if any(word in names for word in KEY.findall(text)) or "{" in text
    ]
    assert shown == []


@pytest.mark.parametrize("language", [*SOME, "en-XA", "ar-XB"])
def test_each_page_says_its_language_and_direction(readings: Readings, language: str) -> None:
    wanted = language, "rtl" if language == "ar-XB" else "ltr"
    said = {name: (one.language, one.direction) for name, one in readings[language].items()}
    assert {name: one for name, one in said.items() if one != wanted} == {}


@pytest.mark.parametrize("language", [*SOME, "pt-BR"])
def test_each_day_of_a_year_is_written_as_cldr_has_it(houses: Houses, language: str) -> None:
    household, server = houses["plain"]
    with PlainClient(server) as client:
        client.cookie = client.log_in(household).cookie
        page = client.get("/calendar?from=2026-01&months=12", Accept_Language=language).text
    root = html5lib.parse(page, namespaceHTMLElements=False)
    tables = root.findall(".//*[@id='months']//table")
    assert root.get("lang") == language

    links = [link for table in tables for link in table.iter("a")]
    days = [str(date(2026, 1, 1) + timedelta(number)) for number in range(365)]
    assert [link.get("href") for link in links] == [f"/calendar/{day}" for day in days]
    dated = expected(language, "weekdayAndDate")
    labels = {
        link.get("aria-label"): dated(day, TODAY) for link, day in zip(links, days, strict=True)
    }
    assert len(labels) == 365
    wrong = {said: day for said, day in labels.items() if not f"{said}, ".startswith(f"{day}, ")}
    assert wrong == {}

    month, weekday, short = (
        expected(language, name) for name in ("month", "weekday", "shortWeekday")
    )
    monday = date(2026, 1, 5)
    first = int(expected(language, "firstWeekday")()) - 1
    week = [str(monday + timedelta(first + number)) for number in range(7)]
    for number, table in enumerate(tables, 1):
        assert table.findtext("caption") == month(f"2026-{number:02}-01")
        heads = [(head.get("abbr"), head.text) for head in table.findall("thead/tr/th")]
        assert heads == [(weekday(day), short(day)) for day in week]
