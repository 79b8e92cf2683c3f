"""Which suites a change reaches: the rows of Scripts/suites.py."""

import subprocess
from pathlib import Path

import pytest
import suites
from suites import ROOT, SUITES, Target

ALL = tuple(suite.name for suite in SUITES)


@pytest.fixture(scope="module")
def targets() -> dict[str, Target]:
    return suites.targets()


def names(targets: dict[str, Target], *paths: str) -> set[str]:
    return set(suites.affected(paths, targets).suites)


@pytest.mark.parametrize(
    ("path", "reached"),
    [
        ("Sources/WebPages/Today/TodayPage.swift", {"check", "swift", "web"}),
        ("Sources/HTML/HTML.swift", {"check", "swift", "web"}),
        (
            "Sources/HTTPServer/HTTPServer.swift",
            {"check", "swift", "commands", "server", "web", "readers", "programs", "sanitizers"},
        ),
        (
            "Sources/ICSExport/ICSWriter.swift",
            {"check", "swift", "commands", "server", "readers", "programs"},
        ),
        (
            "Sources/CalendarDoors/CalDAV/CyclePut.swift",
            {"check", "swift", "commands", "server", "readers", "programs"},
        ),
        (
            "Sources/SQLiteStore/SQLiteStore.swift",
            {"check", "swift", "commands", "server", "web", "sanitizers"},
        ),
        (
            "Sources/AlarmSounds/AlarmTone.swift",
            {"check", "swift", "commands", "server", "desktop"},
        ),
        (
            "Sources/Messages/Messages.swift",
            {"check", "swift", "commands", "server", "web", "readers"},
        ),
        ("Tests/WebPagesTests/AnyTests.swift", {"check", "swift"}),
        ("Tests/Web/test_forms.py", {"check", "web"}),
        ("Tests/Clients/test_kde.py", {"check", "readers", "programs"}),
        ("Fuzz/FuzzDeck/Seeds/new", {"check", "swift"}),
        ("debian/control", {"check", "package"}),
        ("docs/decisions/0001-any.md", {"check"}),
        ("docs/web.md", {"check", "commands"}),
        ("Scripts/bench", {"check", "scripts"}),
        ("Package.swift", set(ALL)),
        (".ci/run", set(ALL)),
        ("a/folder/that/is/new", set(ALL)),
    ],
)
def test_a_change_reaches(targets: dict[str, Target], path: str, reached: set[str]) -> None:
    assert names(targets, path) == reached


def test_a_change_of_many_files_reaches_what_each_of_them_does(targets: dict[str, Target]) -> None:
    assert names(targets, "Tests/Web/test_forms.py", "debian/control") == {
        "check",
        "web",
        "package",
    }


def test_tests_in_swift_are_those_above_the_change(targets: dict[str, Target]) -> None:
    found = suites.affected(["Sources/WebPages/Today/TodayPage.swift"], targets).tests
    assert {"WebPagesTests", "CycleServerTests", "EveICSTests"} <= found
    assert not {"CycleModelTests", "SQLiteStoreTests", "ICalendarTests"} & found


def test_a_sample_is_read_by_all_tests_in_swift(targets: dict[str, Target]) -> None:
    assert suites.affected(["samples/three-years.csv"], targets).tests == frozenset()


def test_every_file_has_a_row(targets: dict[str, Target]) -> None:
    unknown = [
        path
        for path in suites.git("ls-files").splitlines()
        if suites.affected([path], targets).why.startswith("no row")
    ]
    assert unknown == []


def test_every_row_names_what_exists(targets: dict[str, Target]) -> None:
    for suite in SUITES:
        for name in suite.targets:
            assert name in targets, (suite.name, name)
        for entry in (*suite.folders, *suite.but_not):
            if "/" in entry or entry.startswith(("README", "LICENSE")):
                assert (ROOT / entry).exists(), (suite.name, entry)
    for entry in (*suites.EVERYTHING, *suites.CHECKED_ALONE):
        assert (ROOT / entry).exists(), entry


def test_each_target_at_the_edge_of_c_is_sanitized(
    targets: dict[str, Target],
) -> None:
    [row] = [suite for suite in SUITES if suite.name == "sanitizers"]
    edge = {
        name
        for name, target in targets.items()
        if target.folder.startswith("Sources/")
        and not name.startswith("C")
        and any(other.startswith("C") and other[1:2].isupper() for other in target.depends_on)
    }
    assert edge <= set(row.targets)


def test_every_test_of_clients_belongs_to_one_suite() -> None:
    listed = sorted(test for tests in suites.CLIENTS.values() for test in tests)
    found = sorted(file.stem for file in (ROOT / "Tests/Clients").glob("test_*.py"))
    assert [f"test_{test}" for test in listed] == found


# MARK: What a change is


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(suites, "ROOT", tmp_path)
    monkeypatch.delenv("EVE_ICS_BASE", raising=False)
    git(tmp_path, "init", "--quiet", "--initial-branch=main")
    return tmp_path


def git(folder: Path, *words: str) -> str:
    identity = ("-c", "user.name=Ada", "-c", "user.email=ada@example.org")
    command = ["git", *identity, *words]
    return subprocess.run(
        command, cwd=folder, check=True, capture_output=True, text=True
    ).stdout.strip()


def commit(folder: Path, name: str) -> str:
    (folder / name).write_text(name)
    git(folder, "add", name)
    git(folder, "commit", "--quiet", f"--message=Add {name}")
    return git(folder, "rev-parse", "HEAD")


def test_a_change_is_the_last_commit(repository: Path) -> None:
    before = commit(repository, "one")
    commit(repository, "two")
    assert suites.base() == before
    assert suites.changed_files(suites.base()) == ["two"]


def test_a_change_is_all_that_the_last_merge_brought_and_what_came_since(repository: Path) -> None:
    before = commit(repository, "one")
    git(repository, "switch", "--quiet", "--create=work")
    commit(repository, "two")
    commit(repository, "three")
    git(repository, "switch", "--quiet", "main")
    git(repository, "merge", "--quiet", "--no-ff", "--message=Join", "work")
    commit(repository, "four")
    assert suites.base() == before
    assert suites.changed_files(before) == ["four", "three", "two"]


def test_a_change_is_what_differs_from_the_named_commit(
    repository: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = commit(repository, "one")
    commit(repository, "two")
    commit(repository, "three")
    monkeypatch.setenv("EVE_ICS_BASE", before)
    assert suites.changed_files(suites.base()) == ["three", "two"]


def test_what_is_not_committed_and_what_was_deleted_count(repository: Path) -> None:
    commit(repository, "one")
    before = commit(repository, "two")
    (repository / "two").unlink()
    (repository / "ünfinished page").write_text("")
    assert suites.changed_files(before) == ["two", "ünfinished page"]


@pytest.mark.parametrize("base", [None, "nowhere"])
def test_a_change_that_cannot_be_told_reaches_everything(
    repository: Path, monkeypatch: pytest.MonkeyPatch, base: str | None
) -> None:
    commit(repository, "one")
    if base:
        monkeypatch.setenv("EVE_ICS_BASE", base)
    found = suites.affected_since()
    assert found.suites == ALL
    assert found.why.startswith("what has changed is unknown")


def test_affected_prints_a_suite_a_line() -> None:
    done = affected("HEAD")
    assert done.returncode == 0
    assert {line.split()[0] for line in done.stdout.splitlines()} <= set(ALL)


@pytest.mark.parametrize("words", [["nowhere"], ["--help"], ["one", "two"]])
def test_affected_says_what_is_wrong(words: list[str]) -> None:
    done = affected(*words)
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.startswith(("affected: nowhere: ", "usage: Scripts/affected"))


def affected(*words: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [ROOT / "Scripts/affected", *words], capture_output=True, text=True, timeout=60
    )
