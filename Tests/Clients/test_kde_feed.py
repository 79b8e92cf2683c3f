"""KDE's Akonadi subscribes to a feed, for KOrganizer and Merkuro."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from feeds import Entry, Feed, entries, patiently
from homes import Talk, kde_home

SCRIPT = Path(__file__).with_name("subscribe_with_kde.py")

READ = ("GET", 200)
WRITTEN = ("PUT", 204)


@contextmanager
def subscribed(feed: Feed, folder: Path, may_write: str) -> Iterator[Talk]:
    home = kde_home(folder / "home")
    with home.session("/usr/bin/python3", SCRIPT, feed.url, may_write) as akonadi:
        yield akonadi


def shown(akonadi: Talk) -> list[Entry]:
    """It drops a SEQUENCE of 0, which means the same."""
    return entries(*(calendar.encode() for calendar in akonadi("show")))


def test_a_feed_is_shown_and_then_what_changed(feed: Feed, tmp_path: Path) -> None:
    with subscribed(feed, tmp_path, may_write="no") as akonadi:
        assert shown(akonadi) == feed.expected()
        feed.change()
        akonadi("refresh")
        expected = feed.expected()
        patiently(lambda: shown(akonadi) == expected)
        assert set(feed.statuses()) == {READ}


def test_a_revoked_feed_stays_as_it_was(feed: Feed, tmp_path: Path) -> None:
    with subscribed(feed, tmp_path, may_write="no") as akonadi:
        held = feed.expected()
        assert shown(akonadi) == held
        feed.statuses()
        feed.revoke()
        akonadi("refresh")
        patiently(lambda: feed.wire.exchanges)
        assert feed.statuses() == [("GET", 404)]
        assert shown(akonadi) == held


def test_what_it_writes_back_unasked_changes_nothing(writable_feed: Feed, tmp_path: Path) -> None:
    """Unless it is told only to read, it writes what it read first, and reads no more."""
    feed = writable_feed
    with subscribed(feed, tmp_path, may_write="yes") as akonadi:
        assert shown(akonadi) == feed.expected()
        feed.change()
        logged = feed.logged()
        feed.statuses()
        akonadi("refresh")
        patiently(lambda: feed.wire.exchanges)
        assert feed.statuses()[0] == WRITTEN
        assert feed.logged() == logged
