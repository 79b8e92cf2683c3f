"""Which suites of tests a change can break: the one table from folders and targets to suites.

A change reaches a suite where one of its files lies in a folder of the suite's row, or belongs to a
target that a target of the row depends on, however far down (the reverse closure of Package.swift).
A path that no row knows reaches every suite, and so does a change that cannot be told.
"""

import json
import os
import subprocess
import tempfile
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


@dataclass(frozen=True)
class Suite:
    """A row of the table. A folder ends with a slash; without one it is a file."""

    name: str
    judges: str
    targets: tuple[str, ...] = ()
    folders: tuple[str, ...] = ()
    but_not: tuple[str, ...] = ()
    """Targets and folders below the row's own that cannot break what this suite judges."""
    follows: bool = True
    """Whether a change of what a target depends on counts as one of the target."""


OF_CALENDAR_DOORS = (
    "Sources/Household/Addresses/",
    "Sources/Household/Alarms/AlarmDismissals.swift",
    "Sources/Household/People/EventNaming+Hiding.swift",
    "Sources/Household/People/Person+Account.swift",
)
"""What feeds and CalDAV share with commands and the page."""

SUITES = (
    Suite(
        "check",
        "format, lint, words, and the rules of the house",
        folders=("",),
    ),
    Suite(
        "swift",
        "the tests in Swift of each target that a change reaches",
        folders=(
            "Fuzz/",
            "samples/",
            "Scripts/fuzz",
            "Scripts/swift-tests",
        ),
    ),
    Suite(
        "scripts",
        "what the scripts of this project say and choose",
        folders=("Scripts/", "Tests/Scripts/"),
    ),
    Suite(
        "commands",
        "the built tool, read by other programs (Tests/Interop)",
        targets=("eve-ics", "card-memories", "language-sheet"),
        folders=("Tests/Interop/", "README.md", "docs/", "po/", "samples/", "Manual/"),
        but_not=("HTML", "WebPages", "docs/decisions/", "docs/screenshots/"),
    ),
    Suite(
        "server",
        "the server, as other programs ask it (Tests/Server)",
        targets=("eve-ics",),
        folders=("Tests/Server/", "Tests/Interop/tool.py", "Tests/Interop/limits.py", "Systemd/"),
        but_not=("HTML", "WebPages"),
    ),
    Suite(
        "package",
        "package and image, in a Debian without anything else",
        folders=(
            *("Tests/Package/", "debian/", "Systemd/", "Desktop/", "Manual/", "Scripts/release"),
            *("Scripts/package", "Scripts/image", "Scripts/strip", "Scripts/static-libraries"),
            *("Scripts/icu-stubs.c", "Scripts/without-unwinding.ld", "LICENSE"),
        ),
    ),
    Suite(
        "web",
        "the page in two browsers",
        targets=("CycleServer", "SQLiteStore"),
        folders=(
            "Tests/Web/",
            "Tests/Server/plain_client.py",
            "Tests/Server/server.py",
            "Tests/Interop/tool.py",
            "Tests/Interop/limits.py",
        ),
        but_not=("CalendarDoors", "CalendarServer", "ICSExport", "Libical"),
    ),
    Suite(
        "readers",
        "calendars, fetched and edited by vdirsyncer, python-caldav and khal",
        targets=("ICSExport", "CalendarServer"),
        folders=("Tests/Clients/", "Sources/CalendarDoors/", *OF_CALENDAR_DOORS),
    ),
    Suite(
        "programs",
        "calendars, fetched and edited by Thunderbird, Evolution, KDE and calcurse",
        targets=("ICSExport", "CalendarServer"),
        folders=("Tests/Clients/", "Sources/CalendarDoors/", *OF_CALENDAR_DOORS),
        # Other words and other dates have the same form, which the suites above read.
        but_not=("CivilDate", "CycleModel", "Messages"),
    ),
    Suite(
        "desktop",
        "notifications and sounds of alarms, on a desktop that nobody sees",
        targets=("AlarmClock", "AlarmSounds", "DesktopNotifications"),
        folders=(
            *("Tests/Desktop/", "Tests/DesktopProbe/", "Sources/Ringing/"),
            *("Sources/CycleAlarms/", "Sources/Household/Alarms/"),
            "Sources/CalendarDoors/AlarmButtons.swift",
            "Tests/Server/alarm_kinds.py",
        ),
        but_not=("CommandLineInterface", "QRCodes"),
    ),
    Suite(
        "sanitizers",
        "memory and threads of the server, under the thread and the address sanitizer",
        # Those at the edge of C, and those in which the server's threads meet.
        targets=(
            *("Addresses", "DesktopNotifications", "HTTPServer", "Libical", "Machine"),
            *("Pictures", "QRCodes", "Secrets", "SQLiteStore", "TrackerImport", "XML"),
        ),
        folders=(
            *("Sources/Household/Caches/", "Sources/CalendarDoors/SnapshotCache.swift"),
            *("Tests/Sanitizing/", "Tests/HTTPServerTests/"),
            *("Tests/ServerTesting/", "Scripts/sanitize"),
        ),
        follows=False,
    ),
)

BY_PATH = ("programs", "desktop", "sanitizers")
"""Those that `.ci/run` leaves out where a change does not reach them. The others always run."""

CLIENTS = {
    "readers": [
        "caldav_library",
        "caldav_vdirsyncer",
        "khal_edits",
        "planner",
        "return",
        "vdirsyncer",
    ],
    "programs": [
        *(
            "calcurse",
            "calcurse_edits",
            "caldav_calcurse",
            "caldav_evolution",
            "caldav_thunderbird",
        ),
        *("evolution", "evolution_feed", "kde", "kde_feed", "planner_desktops", "thunderbird"),
        "thunderbird_feed",
    ],
}
"""Files of Tests/Clients: those of programs that are small, and those of desktops."""

EVERYTHING = (
    *("Package.swift", "Makefile", ".ci/", "pyproject.toml", "Scripts/setup"),
    *(
        "Scripts/requirements.txt",
        "Scripts/suites.py",
        "Scripts/judge",
        "Scripts/in-memory",
        "Scripts/build-tests",
    ),
)
"""Whatever all suites stand on."""

CHECKED_ALONE = (
    *("docs/", "CONTRIBUTING.md", ".gitignore", ".gitattributes", ".swift-format", "Bench/"),
    *("Scripts/", "Tests/Scripts/"),
)
"""What `make check` and the tests of scripts judge by themselves."""


@dataclass(frozen=True)
class Target:
    folder: str
    depends_on: frozenset[str] = field(default_factory=frozenset)
    is_test: bool = False


def targets() -> dict[str, Target]:
    """The targets of Package.swift, those of fuzzers and benches among them."""
    switches = ("EVE_ICS_FUZZ", "EVE_ICS_EVALUATE", "EVE_ICS_BENCH")
    environment = {name: value for name, value in os.environ.items() if name != "EVE_ICS_TESTS"}
    # A scratch folder of its own, and its lock in there: a build holds the usual one for itself.
    with tempfile.TemporaryDirectory() as scratch:
        described = subprocess.run(
            ["swift", "package", "--scratch-path", scratch, "dump-package"],
            cwd=ROOT,
            env=environment | dict.fromkeys(switches, "1") | {"TMPDIR": scratch},
            check=True,
            capture_output=True,
        ).stdout
    found = {}
    for target in json.loads(described)["targets"]:
        above = "Tests" if target["type"] == "test" else "Sources"
        folder = target.get("path") or f"{above}/{target['name']}"
        names = frozenset(next(iter(kind.values()))[0] for kind in target["dependencies"])
        found[target["name"]] = Target(f"{folder}/", names, target["type"] == "test")
    return found


def below(name: str, targets: Mapping[str, Target], but_not: Iterable[str] = ()) -> set[str]:
    """The target and all that it depends on."""
    found: set[str] = set()
    rest = [name]
    while rest:
        one = rest.pop()
        if one not in found and one not in but_not and one in targets:
            found.add(one)
            rest += targets[one].depends_on
    return found


def is_in(path: str, folders: Iterable[str]) -> bool:
    return any(path == f or (path.startswith(f) and (f == "" or f.endswith("/"))) for f in folders)


def owner(path: str, targets: Mapping[str, Target]) -> str | None:
    """The target whose folder has the file."""
    owners = [name for name, target in targets.items() if path.startswith(target.folder)]
    return max(owners, key=lambda name: len(targets[name].folder), default=None)


def reaches(path: str, suite: Suite, targets: Mapping[str, Target]) -> bool:
    if is_in(path, (entry for entry in suite.but_not if "/" in entry)):
        return False
    if is_in(path, suite.folders):
        return True
    changed = owner(path, targets)
    if changed is None:
        return False
    if suite.name == "swift":
        return bool(test_targets([path], targets))
    if not suite.follows:
        return changed in suite.targets
    return any(changed in below(name, targets, suite.but_not) for name in suite.targets)


def test_targets(paths: Iterable[str], targets: Mapping[str, Target]) -> set[str]:
    """The targets of tests in Swift that depend on a target with one of these files."""
    changed = {owner(path, targets) for path in paths}
    return {
        name
        for name, target in targets.items()
        if target.is_test and changed & below(name, targets)
    }


@dataclass(frozen=True)
class Affected:
    suites: tuple[str, ...]
    tests: frozenset[str]
    """Targets of tests in Swift to run; where it is empty, `swift` means all of them."""
    why: str


def all_suites(why: str) -> Affected:
    return Affected(tuple(suite.name for suite in SUITES), frozenset(), why)


def affected(paths: Iterable[str], targets: Mapping[str, Target]) -> Affected:
    """What a change of these files can break."""
    paths = sorted(paths)
    names: set[str] = set()
    for path in paths:
        if is_in(path, EVERYTHING):
            return all_suites(f"{path} is what all suites stand on")
        found = {suite.name for suite in SUITES if reaches(path, suite, targets)}
        if found == {"check"} and not is_in(path, CHECKED_ALONE) and owner(path, targets) is None:
            return all_suites(f"no row of Scripts/suites.py knows {path}")
        names |= found
    whole = is_in_any(paths, next(suite for suite in SUITES if suite.name == "swift").folders)
    tests = frozenset() if whole else frozenset(test_targets(paths, targets))
    files = "1 file" if len(paths) == 1 else f"{len(paths)} files"
    return Affected(tuple(s.name for s in SUITES if s.name in names), tests, f"{files} changed")


def is_in_any(paths: Iterable[str], folders: Iterable[str]) -> bool:
    folders = tuple(folders)
    return any(is_in(path, folders) for path in paths)


def git(*arguments: str) -> str:
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        raise LookupError(done.stderr.strip() or f"git {arguments[0]} failed")
    return done.stdout.strip()


def base() -> str:
    """The commit that a change is compared with.

    It is the one that `EVE_ICS_BASE` names, else the first parent of the last merge, else of HEAD.
    """
    if named := os.environ.get("EVE_ICS_BASE"):
        return git("rev-parse", "--verify", f"{named}^{{commit}}")
    merge = git("rev-list", "--merges", "--first-parent", "--max-count=1", "HEAD") or "HEAD"
    return git("rev-parse", "--verify", f"{merge}^1")


def changed_files(since: str) -> list[str]:
    """Files that differ from a commit, those that are not committed yet among them."""
    tracked = git("diff", "--name-only", "--no-renames", "-z", since)
    fresh = git("ls-files", "--others", "--exclude-standard", "-z")
    return sorted({path for path in f"{tracked}\0{fresh}".split("\0") if path})


def affected_since(revision: str | None = None) -> Affected:
    """What has changed since a commit can break; everything where that cannot be told."""
    try:
        since = git("rev-parse", "--verify", f"{revision}^{{commit}}") if revision else base()
        paths = changed_files(since)
    except LookupError as error:
        if revision:
            raise
        return all_suites(f"what has changed is unknown ({error})")
    return affected(paths, targets())
