"""vdirsyncer brings a feed to khal: a file for each event, and writes only what changed."""

import subprocess
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from events import Event
from feeds import Entry, Feed, entries
from limits import PATIENCE
from test_khal import Khal, listed
from tool import installed

CONFIGURATION = """\
[general]
status_path = "{home}/status"
[pair year]
a = "feed"
b = "calendar"
collections = null
[storage feed]
type = "http"
url = "{url}"
[storage calendar]
type = "filesystem"
path = "{home}/calendar"
fileext = ".ics"
"""


class Vdirsyncer:
    """vdirsyncer in khal's home."""

    def __init__(self, khal: Khal, url: str) -> None:
        self.home = khal.home
        (self.home / "config").write_text(CONFIGURATION.format(home=self.home, url=url))
        self("discover")

    def __call__(self, command: str) -> None:
        done = subprocess.run(
            [installed("vdirsyncer", "clients"), "--config", self.home / "config", command],
            env={"PATH": "/usr/bin:/bin", "HOME": str(self.home), "LC_ALL": "C.UTF-8"},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
        assert done.returncode == 0, done.stderr

    def files(self) -> dict[str, tuple[int, Entry]]:
        """What each file holds, and when it was written in nanoseconds."""
        found = {}
        for file in (self.home / "calendar").iterdir():
            [entry] = entries(file.read_bytes())
            found[file.name] = (file.stat().st_mtime_ns, entry)
        return found

    def entries(self) -> list[Entry]:
        return in_order(entry for _, entry in self.files().values())


def in_order(found: Iterable[Entry]) -> list[Entry]:
    """It gives every event the digest of its content for a UID."""
    return sorted(replace(entry, uid="") for entry in found)


def shown(khal: Khal) -> list[Event]:
    form = "{start-long}\t{end-long}\t{status}\t{alarm-symbol}\t{title}"
    lines = khal("list", "--once", "--format", form, "2020-01-01", "2030-01-01").splitlines()
    return sorted(listed(line) for line in lines if "\t" in line)


def check(feed: Feed, vdirsyncer: Vdirsyncer, khal: Khal) -> list[Entry]:
    expected = feed.expected()
    assert vdirsyncer.entries() == in_order(expected)
    assert shown(khal) == sorted(replace(entry.event, rings=()) for entry in expected)
    return expected


def test_a_feed_is_in_khal_and_only_what_changed_moves(feed: Feed, tmp_path: Path) -> None:
    (tmp_path / "khal").mkdir()
    khal = Khal(tmp_path / "khal")
    vdirsyncer = Vdirsyncer(khal, feed.url)
    vdirsyncer("sync")
    before, written = check(feed, vdirsyncer, khal), vdirsyncer.files()

    vdirsyncer("sync")
    assert vdirsyncer.files() == written

    feed.change()
    vdirsyncer("sync")
    after, rewritten = check(feed, vdirsyncer, khal), vdirsyncer.files()
    kept = in_order(entry for name, (_, entry) in written.items() if name in rewritten)
    assert kept == in_order(entry for entry in before if entry in after)
    assert 0 < len(kept) < len(before)
    assert all(rewritten[name] == written[name] for name in written.keys() & rewritten.keys())
    assert feed.statuses() == [("GET", 200)] * 3
