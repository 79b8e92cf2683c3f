"""Thunderbird subscribes to a feed, and writes to one that may be written to."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from feeds import Entry, Feed, entries
from thunderbird import Thunderbird

STRETCHED = ["2026-10-26", "2026-10-31"]
STRETCHED_AND_MOVED = ["2026-10-24", "2026-10-31"]

READ = ("GET", 200)
UNCHANGED = ("GET", 304)

# It makes a copy for itself before it writes, and asks afterwards under what ETag it did.
BACKUP = READ
WRITTEN = [BACKUP, ("PUT", 204), ("PROPFIND", 405)]
REFUSED = [BACKUP, ("PUT", 403)]


@pytest.fixture(scope="module")
def thunderbird(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Thunderbird]:
    program = Thunderbird(tmp_path_factory.mktemp("thunderbird") / "home", "Europe/Amsterdam")
    yield program
    program.end()


class Subscription:
    """A calendar in Thunderbird, which may keep it for when there is no network."""

    def __init__(self, thunderbird: Thunderbird, feed: Feed, folder: Path, is_cached: bool) -> None:
        self.thunderbird = thunderbird
        self.feed = feed
        self.is_cached = is_cached
        self.path = folder / "shown.ics"
        self.do()

    def do(self, *steps: list[Any]) -> dict[str, bool]:
        return self.thunderbird.run(self.feed.url, self.is_cached, *steps)

    def refresh(self) -> dict[str, bool]:
        return self.do(["refresh"])

    def entries(self) -> list[Entry]:
        self.do(["export", str(self.path)])
        return entries(self.path.read_bytes())

    def move_last_period(self, days: list[str]) -> dict[str, bool]:
        logged = [entry for entry in self.entries() if entry.event.status == "CONFIRMED"]
        period = max(logged, key=lambda entry: entry.event.last)
        return self.do(["move", period.uid, days])


@pytest.fixture(params=[True, False], ids=["kept", "not kept"])
def subscription(
    request: pytest.FixtureRequest, thunderbird: Thunderbird, feed: Feed, tmp_path: Path
) -> Subscription:
    return Subscription(thunderbird, feed, tmp_path, request.param)


@pytest.fixture(params=[True, False], ids=["kept", "not kept"])
def writable_subscription(
    request: pytest.FixtureRequest, thunderbird: Thunderbird, writable_feed: Feed, tmp_path: Path
) -> Subscription:
    return Subscription(thunderbird, writable_feed, tmp_path, request.param)


def test_a_feed_is_shown_and_then_what_changed(subscription: Subscription) -> None:
    feed = subscription.feed
    assert subscription.entries() == feed.expected()
    subscription.refresh()
    # It asks once more as soon as the calendar is there.
    assert feed.statuses() == [READ, UNCHANGED, UNCHANGED]

    feed.change()
    subscription.refresh()
    assert subscription.entries() == feed.expected()
    assert feed.statuses() == [READ]


def test_a_revoked_feed_stays_as_it_was(subscription: Subscription) -> None:
    held = subscription.feed.expected()
    subscription.feed.revoke()
    assert subscription.refresh() == {"isReadOnly": False, "isDisabled": False}
    assert subscription.entries() == held
    assert subscription.feed.statuses()[-1] == ("GET", 404)


def test_an_edit_is_in_the_log_and_then_in_the_feed(writable_subscription: Subscription) -> None:
    subscription, feed = writable_subscription, writable_subscription.feed
    feed.statuses()
    subscription.move_last_period(STRETCHED)
    assert feed.statuses() == WRITTEN
    assert feed.logged()[-1] == (date(2026, 10, 26), date(2026, 10, 31))

    assert subscription.refresh() == {"isReadOnly": False, "isDisabled": False}
    assert subscription.entries() == feed.expected()
    assert feed.statuses() == [READ]


def test_edits_made_one_upon_the_other_are_all_in_the_log(
    writable_subscription: Subscription,
) -> None:
    subscription, feed = writable_subscription, writable_subscription.feed
    feed.statuses()
    subscription.move_last_period(STRETCHED)
    subscription.move_last_period(STRETCHED_AND_MOVED)
    assert feed.statuses() == WRITTEN * 2
    assert feed.logged()[-1] == (date(2026, 10, 24), date(2026, 10, 31))

    subscription.refresh()
    assert subscription.entries() == feed.expected()


def test_an_edit_of_a_calendar_that_changed_meanwhile_is_in_the_log(
    writable_subscription: Subscription,
) -> None:
    subscription, feed = writable_subscription, writable_subscription.feed
    feed.change()
    feed.statuses()
    subscription.move_last_period(STRETCHED)
    assert feed.statuses() == WRITTEN
    assert (date(2026, 10, 26), date(2026, 10, 31)) in feed.logged()
    assert feed.logged()[-1] == (date(2026, 11, 18), date(2026, 11, 20))

    assert subscription.refresh() == {"isReadOnly": False, "isDisabled": False}
    assert subscription.entries() == feed.expected()


def test_what_is_written_to_another_feed_is_refused_and_goes(subscription: Subscription) -> None:
    feed = subscription.feed
    held = feed.expected()
    feed.statuses()
    # It counts the calendar among those that cannot be written to from then on, and reads it anew.
    assert subscription.move_last_period(STRETCHED) == {"isReadOnly": True, "isDisabled": False}
    subscription.refresh()
    assert subscription.entries() == held == feed.expected()
    assert feed.statuses() == [*REFUSED, READ, UNCHANGED]
