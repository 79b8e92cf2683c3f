"""What is asked and shown on a terminal, and that it fits one."""

from pathlib import Path

import pytest
from terminal import Terminal, widest
from tool import run

SIZES = [(80, 24), (40, 24)]
PERIODS = ["27..31 Aug", "24..28 Sep", "22..26 Oct"]


@pytest.mark.parametrize(("columns", "rows"), SIZES)
def test_log_alone_asks_and_logs_today(tmp_path: Path, columns: int, rows: int) -> None:
    terminal = Terminal(tmp_path, columns, rows)
    shown, code = terminal.run("log", answers=[("[Y/n/date] ", "")])
    assert code == 0
    assert shown.startswith("Did your period start today? [Y/n/date] \n")
    assert "Logged a period day, 20 Nov." in shown
    assert widest(shown) <= columns
    shown, code = terminal.run("log", answers=[("[date] ", "")])
    assert (shown.split("\n")[1], code) == ("Nothing was logged.", 0)


def test_log_alone_asks_again_for_what_is_no_date(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, 80, 24)
    shown, code = terminal.run("log", answers=[("date] ", "soon"), ("date] ", "18..19 nov")])
    assert code == 0
    assert "soon: not a date; write 20 Nov, 2026-11-20 or yesterday\n" in shown
    assert "Logged a period, 18\u201319 Nov.\n" in shown
    # The period goes on.
    shown, _ = terminal.run("log", answers=[("Does your period go on today? [Y/n/date] ", "y")])
    assert "Logged a period day, 20 Nov.\n" in shown


def test_log_alone_takes_no_for_an_answer(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, 80, 24)
    shown, code = terminal.run("log", answers=[("[Y/n/date] ", "n")])
    assert (shown.split("\n")[1], code) == ("Nothing was logged.", 0)
    # The end of the input is no yes.
    shown, code = terminal.run("log", answers=[("[Y/n/date] ", "\x04")])
    assert "Nothing was logged." in shown
    assert "No period is logged yet." in terminal.run("status")[0].replace("\n", " ")


def test_log_alone_does_not_ask_where_nobody_types(tmp_path: Path) -> None:
    done = run("log", "--store", tmp_path / "eve.db")
    assert done.returncode == 2
    assert done.stderr == b"eve-ics: missing DATE\ntry 'eve-ics log --help'\n"
    assert not (tmp_path / "eve.db").exists()


@pytest.mark.parametrize(("columns", "rows"), SIZES)
@pytest.mark.parametrize(
    "words",
    [
        ["status"],
        ["predict"],
        ["months"],
        ["months", "2026"],
        ["explain"],
        ["explain", "yesterday"],
        ["history"],
        ["history", "--journal"],
        ["settings"],
        ["remind"],
        ["help"],
        ["log", "--help"],
        ["import", "--help"],
        ["contraception", "add", "--help"],
    ],
    ids=" ".join,
)
def test_every_line_fits(tmp_path: Path, words: list[str], columns: int, rows: int) -> None:
    terminal = Terminal(tmp_path, columns, rows)
    terminal.run("log", *PERIODS, "--period", "--note", "a note of some words that is rather long")
    shown, code = terminal.run(*words)
    assert code == 0
    # A word that is wider than the terminal stays whole, alone on its line.
    wide = [line for line in shown.split("\n") if widest(line) > columns]
    assert [line for line in wide if len(line.split()) > 1] == []


def test_as_many_months_stand_side_by_side_as_fit(tmp_path: Path) -> None:
    for columns, side_by_side in [(40, 1), (59, 1), (60, 2), (80, 2), (90, 2), (91, 3)]:
        shown, _ = Terminal(tmp_path, columns, 60).run("months", "2026")
        assert shown.split("\n")[0].count("2026") == side_by_side


def test_signs_are_ascii_where_the_locale_is_not_utf8(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, 80, 24, LANG="C")
    terminal.run("log", *PERIODS)
    shown, _ = terminal.run("months")
    assert shown.isascii()
    assert "22#" in shown
    assert "# period, logged" in shown
    shown, _ = terminal.run("history")
    assert shown.isascii()
    # LC_ALL goes before LANG.
    shown, _ = Terminal(tmp_path, 80, 24, LANG="C", LC_ALL="en_US.utf8").run("months")
    assert "22●" in shown


def test_what_is_longer_than_the_screen_goes_through_the_pager(tmp_path: Path) -> None:
    page = tmp_path / "page"
    script = tmp_path / "pager"
    script.write_text(f'#!/bin/sh\ncat > "{page}"\n')
    script.chmod(0o755)
    terminal = Terminal(tmp_path, 80, 24, PAGER=str(script))
    terminal.run("log", *PERIODS)
    shown, _ = terminal.run("months", "2026")
    assert shown == ""
    assert "December 2026" in page.read_text()
    page.unlink()
    # What fits is shown at once, and JSON is nothing to page through.
    assert "period, logged" in terminal.run("months")[0]
    assert '"mark": "period"' in terminal.run("months", "2026", "--json")[0]
    assert not page.exists()
    # A pager that is not there is done without.
    shown, code = Terminal(tmp_path, 80, 24, PAGER="no-such-pager").run("months", "2026")
    assert "December 2026" in shown
    assert code == 0
