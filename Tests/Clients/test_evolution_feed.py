"""Evolution's data server subscribes to a feed, for Evolution and for GNOME Calendar."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from feeds import Entry, Feed, entries, patiently
from homes import Home, Talk

SCRIPT = Path(__file__).with_name("subscribe_with_evolution.py")

READ = ("GET", 200)
UNCHANGED = ("GET", 304)


@pytest.fixture
def evolution(feed: Feed, tmp_path: Path) -> Iterator[Talk]:
    with Home(tmp_path / "home").session("/usr/bin/python3", SCRIPT, feed.url) as evolution:
        yield evolution


def shown(evolution: Talk) -> list[Entry]:
    events = "".join(evolution("show"))
    return entries(f"BEGIN:VCALENDAR\r\nVERSION:2.0\r\n{events}END:VCALENDAR\r\n".encode())


def test_a_feed_is_shown_and_then_what_changed(evolution: Talk, feed: Feed) -> None:
    expected = feed.expected()
    patiently(lambda: shown(evolution) == expected)
    assert feed.statuses() == [READ]

    feed.change()
    evolution("refresh")
    expected = feed.expected()
    patiently(lambda: shown(evolution) == expected)
    assert set(feed.statuses()) <= {READ, UNCHANGED}

    evolution("refresh")
    patiently(lambda: feed.wire.exchanges)
    assert shown(evolution) == expected
    assert set(feed.statuses()) == {UNCHANGED}


def test_a_revoked_feed_stays_as_it_was(evolution: Talk, feed: Feed) -> None:
    expected = feed.expected()
    patiently(lambda: shown(evolution) == expected)
    feed.statuses()
    feed.revoke()
    evolution("refresh")
    patiently(lambda: feed.wire.exchanges)
    assert set(feed.statuses()) == {("GET", 404)}
    assert shown(evolution) == expected
