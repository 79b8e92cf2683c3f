"""khal, a calendar program for the terminal, edits what was exported: one file for each event."""

from pathlib import Path

import pytest
from journeys import (
    DOSE_EDITS,
    Annotate,
    Delete,
    Edit,
    Journey,
    Move,
    Ring,
    Write,
    doses_journey,
    in_each_language,
    periods_journey,
)
from test_khal import Khal


class Editor:
    def __init__(self, home: Path, journey: Journey) -> None:
        home.mkdir()
        self.khal = Khal(home)
        self.journey = journey
        self.khal("import", "--batch", journey.path)

    @property
    def files(self) -> list[Path]:
        return sorted((self.khal.home / "calendar").iterdir())

    def joined(self, path: Path) -> list[Path]:
        """All of them in one file, as `cat` makes it."""
        path.write_bytes(b"".join(file.read_bytes() for file in self.files))
        return [path]

    def edit(self, edit: Edit) -> None:
        answer(self.khal, edit, self.journey.uid(edit))


def answer(khal: Khal, edit: Edit, uid: str | None) -> None:
    """Finds an event and answers the questions of `khal edit`."""
    match edit:
        case Write(title, days):
            khal("new", days[0], days[-1], title)
            return
        case Move(days=days):
            answers: list[object] = ["t", f"{days[0]} {days[-1]}", "n"]
        case Delete():
            answers = ["D", "y"]
        case Annotate(line=line):
            # One line is all that can be typed, so what was there gives way, the mark too.
            answers = ["d", line, "n"]
        case Ring(days_before=days):
            answers = ["a", f"{days - 1}d 15h, -9h", "n"]
    khal("edit", "--show-past", uid, typed="".join(f"{each}\n" for each in answers))


def test_a_copy_through_khal_changes_nothing(tmp_path: Path) -> None:
    journey = periods_journey(tmp_path)
    editor = Editor(tmp_path / "khal", journey)
    journey.expect_nothing(editor.files)
    journey.expect_nothing(editor.joined(tmp_path / "all.ics"))


@in_each_language
def test_edits_made_in_khal_come_back(language: str, tmp_path: Path) -> None:
    journey = periods_journey(tmp_path, language)
    editor = Editor(tmp_path / "khal", journey)
    for edit in journey.edits:
        editor.edit(edit)
    journey.expect(editor.joined(tmp_path / "all.ics"), journey.edits, "uid")


@pytest.mark.parametrize("zone", ["floating", "Europe/Amsterdam"])
def test_doses_come_back(zone: str, tmp_path: Path) -> None:
    journey = doses_journey(tmp_path, zone)
    editor = Editor(tmp_path / "khal", journey)
    journey.expect_nothing(editor.joined(tmp_path / "all.ics"))
    for edit in DOSE_EDITS:
        editor.edit(edit)
    journey.expect(editor.joined(tmp_path / "all.ics"), DOSE_EDITS, "uid")
