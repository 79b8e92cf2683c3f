"""Each name stands for one thing, and the map shows each room."""

import subprocess
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "Scripts" / "names"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    for room in ("Days", "Door", "CLib"):
        (tmp_path / "Sources" / room).mkdir(parents=True)
    (tmp_path / "Sources/Days/Day.swift").write_text(
        "package struct Day {\n    enum Answer {}\n}\nprivate struct Row {}\n"
    )
    (tmp_path / "Sources/Door/Door.swift").write_text(
        "@MainActor\nfinal class Door {}\nprivate struct Row {}\nextension Day { enum Answer {} }\n"
    )
    (tmp_path / "CONTRIBUTING.md").write_text(
        "| folder | content |\n|---|---|\n| `Sources/Days` | x |\n"
        "| `Sources/CLib`, `Sources/Door` | x |\n"
    )
    return tmp_path


def said(project: Path) -> tuple[int, str]:
    done = subprocess.run([SCRIPT, project], capture_output=True, text=True, timeout=60)
    assert done.stderr == ""
    return done.returncode, done.stdout


def test_a_clean_project_is_passed_in_silence(project: Path) -> None:
    assert said(project) == (0, "")


@pytest.mark.parametrize(
    "declared",
    [
        "struct Day {}",
        "package indirect enum Day {}",
        "@dynamicMemberLookup final class Day {}",
        "typealias Day = Int",
    ],
)
def test_two_things_of_one_name_are_named_with_both_files(project: Path, declared: str) -> None:
    (project / "Sources/Door/Other.swift").write_text(f"import Days\n\n{declared}\n")
    assert said(project) == (
        1,
        "Day is declared in Sources/Days/Day.swift and in Sources/Door/Other.swift\n",
    )


def test_a_room_without_a_row_and_a_row_without_a_room_are_named(project: Path) -> None:
    (project / "Sources/Door").rename(project / "Sources/WebDoor")
    assert said(project) == (
        1,
        "CONTRIBUTING.md has no row for Sources/WebDoor\n"
        "CONTRIBUTING.md has a row for Sources/Door, which is not there\n",
    )
