"""khal, a calendar program for the terminal, edits what was exported: one file for each event."""

from pathlib import Path

import pytest
from journeys import (
    DOSE_EDITS,
    EDITS,
    Annotate,
    Delete,
    Edit,
    Journey,
    Move,
    Ring,
    Write,
    doses_journey,
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

    def type(self, uid: str, *answers: object) -> None:
        """Finds an event and answers the questions of `khal edit`."""
        typed = "".join(f"{answer}\n" for answer in answers)
        self.khal("edit", "--show-past", uid, typed=typed)

    def edit(self, edit: Edit) -> None:
        if isinstance(edit, Write):
            self.khal("new", edit.days[0], edit.days[-1], edit.title)
            return
        uid = self.journey.event(edit).uid
        match edit:
            case Move(days=days):
                self.type(uid, "t", f"{days[0]} {days[-1]}", "n")
            case Delete():
                self.type(uid, "D", "y")
            case Annotate(line=line):
                # One line is all that can be typed, so what was there gives way, the mark too.
                self.type(uid, "d", line, "n")
            case Ring(days_before=days):
                self.type(uid, "a", f"{days - 1}d 15h, -9h", "n")


def test_a_copy_through_khal_changes_nothing(tmp_path: Path) -> None:
    journey = periods_journey(tmp_path)
    editor = Editor(tmp_path / "khal", journey)
    journey.expect_nothing(editor.files)
    journey.expect_nothing(editor.joined(tmp_path / "all.ics"))


def test_edits_made_in_khal_come_back(tmp_path: Path) -> None:
    journey = periods_journey(tmp_path)
    editor = Editor(tmp_path / "khal", journey)
    for edit in EDITS:
        editor.edit(edit)
    journey.expect(editor.joined(tmp_path / "all.ics"), EDITS, "uid")


@pytest.mark.parametrize("zone", ["floating", "Europe/Amsterdam"])
def test_doses_come_back(zone: str, tmp_path: Path) -> None:
    journey = doses_journey(tmp_path, zone)
    editor = Editor(tmp_path / "khal", journey)
    journey.expect_nothing(editor.joined(tmp_path / "all.ics"))
    for edit in DOSE_EDITS:
        editor.edit(edit)
    journey.expect(editor.joined(tmp_path / "all.ics"), DOSE_EDITS, "uid")
