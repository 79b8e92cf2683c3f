"""What is asked and shown on a terminal, and that it fits one."""

import functools
import os
import re
import signal
import subprocess
from pathlib import Path

import pytest
from clock import Clock
from limits import PATIENCE
from terminal import INTERRUPT, Terminal, widest
from tool import BINARY, ENVIRONMENT, run

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
def test_init_asks_and_keeps_each_answer(tmp_path: Path, columns: int, rows: int) -> None:
    terminal = Terminal(tmp_path, columns, rows)
    shown, code = terminal.run(
        "init",
        answers=[
            ("Dates: ", "soon"),
            ("Dates: ", "22..26 Oct, 24..28 Sep"),
            ("More dates, or Enter: ", "27 Aug - 31 Aug"),
            ("More dates, or Enter: ", ""),
            ("Time zone, or Enter: ", "Europe/Nowhere"),
            ("Time zone, or Enter: ", "Europe/Berlin"),
            ("Do you want reminders? [Y/n] ", "n"),
            ("1, 2 or 3: ", "1"),
        ],
    )
    assert code == 0
    assert widest(shown) <= columns
    words = " ".join(shown.split())
    assert "soon: not a date; write 20 Nov, 2026-11-20 or yesterday" in words
    assert "settings timezone Europe/Nowhere: this system knows no such time zone" in words
    assert "Logged a period, 24\u201328 Sep, 22\u201326 Oct." in words
    # Two cycles say more than anybody's word.
    assert "Your usual cycle" not in words
    assert "Open year.ics in your calendar program." in words
    assert "BEGIN:VALARM" not in (tmp_path / "year.ics").read_text()
    assert "SUMMARY:Period" in (tmp_path / "year.ics").read_text()
    journal, _ = Terminal(tmp_path, 120, 24).run("history", "--journal")
    assert re.findall(r"^\d+ ", journal, re.MULTILINE) == ["1 ", "2 ", "3 ", "4 "]
    terminal.run("undo")
    assert "period     09:00, 1 day before and on" in terminal.run("remind")[0]


def test_init_takes_the_time_zone_of_the_computer_and_says_so(tmp_path: Path) -> None:
    shown, code = Terminal(tmp_path, 80, 24, TZ="Pacific/Kiritimati").run(
        "init",
        answers=[
            ("Dates: ", "22 Oct"),
            ("More dates, or Enter: ", "skip"),
            ("Days: ", "28"),
            ("Time zone, or Enter: ", ""),
            ("[Y/n] ", "yes"),
            ("1, 2 or 3: ", "3"),
        ],
    )
    assert code == 0
    assert "Your time zone is Pacific/Kiritimati now." in shown
    # A server in another zone goes by it.
    shown, _ = Terminal(tmp_path, 80, 24, TZ="UTC").run("settings", "timezone")
    assert shown == "Pacific/Kiritimati\n"


def test_init_shows_what_it_knows_and_asks_for_the_rest(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, 80, 24)
    shown, code = terminal.run(
        "init",
        answers=[
            ("Dates: ", "22 Oct"),
            ("More dates, or Enter: ", "skip"),
            ("Days: ", "7"),
            ("Days: ", "30 days"),
            ("Time zone, or Enter: ", ""),
            ("[Y/n] ", "yes"),
            ("1, 2 or 3: ", "3"),
        ],
    )
    assert code == 0
    assert "settings usual-length 7: write a number of days from 15 to 130, or none\n" in shown
    assert "This computer's is UTC. Press Enter to use it." in " ".join(shown.split())
    shown, code = terminal.run(
        "init",
        answers=[
            ("More dates, or Enter: ", ""),
            ("Other days, or Enter: ", ""),
            ("Time zone, or Enter: ", ""),
            ("Reminders? [yes, no, or Enter] ", ""),
            ("1, 2 or 3: ", "2"),
        ],
    )
    assert code == 0
    assert "1 period is logged. Its days: 22 Oct.\n" in shown
    assert "Your own estimate is 30 days.\n" in shown
    assert "Your calendar reminds you of a period: 09:00, 1 day before and on the day.\n" in shown
    assert "http://127.0.0.1:8765/feed/" in shown
    assert "as long as 'eve-ics serve' runs." in shown
    assert "calendar: " in terminal.run("feed", "list")[0]
    # What is there is not made a second time, and no file is replaced.
    (tmp_path / "year.ics").write_text("mine")
    for answer, said in [
        ("1", "There is already a file year.ics."),
        ("2", "There is already a feed named cal"),
    ]:
        enters = [("Enter: ", "")] * 3 + [("or Enter] ", ""), ("1, 2 or 3: ", answer)]
        assert said in terminal.run("init", answers=enters)[0]
    assert (tmp_path / "year.ics").read_text() == "mine"


def test_init_stopped_keeps_what_was_said(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, 80, 24)
    shown, code = terminal.run("init", answers=[("Dates: ", INTERRUPT)])
    assert shown.endswith("\nStopped. Nothing was changed.\n")
    assert code == -signal.SIGINT
    assert not (tmp_path / "eve.db").exists()
    shown, code = terminal.run("init", answers=[("Dates: ", "22 Oct"), ("Enter: ", INTERRUPT)])
    assert "\nStopped. Your answers so far are kept; 'eve-ics init' asks for the rest.\n" in shown
    assert code == -signal.SIGINT
    assert "Day 30 of the cycle that began on 22 Oct." in terminal.run("status")[0]


def test_init_goes_on_after_three_answers_that_mean_nothing(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, 80, 24)
    bad = [("Dates: ", "03/04"), ("Dates: ", "tomorrow"), ("Dates: ", "--help")]
    shown, code = terminal.run("init", answers=[*bad, ("Days: ", "\x04")])
    assert "'03/04' could be 3 April or 4 March; write 2026-04-03 or 2026-03-04\n" in shown
    assert "Skipped. You can answer this another time.\n" in shown
    # The end of the input skips the rest.
    assert "Your time zone" not in shown
    assert code == 0
    assert "The journal is empty." in terminal.run("history", "--journal")[0]


def test_init_without_a_terminal_names_the_commands(tmp_path: Path) -> None:
    done = run("init", "--store", tmp_path / "eve.db", typed=b"20 Oct\n")
    assert done.returncode == 1
    assert done.stderr.startswith(b"init: it asks questions, and here is no terminal to ask on;")
    assert b"'eve-ics log DATE', 'eve-ics settings usual-length DAYS'" in done.stderr
    assert not (tmp_path / "eve.db").exists()


def test_ctrl_c_at_a_hidden_question_gives_the_echo_back(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, 80, 24)
    words = ["doctor", "http://127.0.0.1:1", "--sign-in"]
    _, code = terminal.run(*words, answers=[("App password: ", INTERRUPT)])
    assert code == -signal.SIGINT
    assert terminal.echoes


def test_an_export_to_a_terminal_does_not_steer_it(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, 80, 24)
    log = tmp_path / "a.log"
    log.write_text("date,flow,note\n2026-10-01,light,\x1b[31mred \u200bhidden\n")
    assert run("import", log, "--yes", "--store", tmp_path / "eve.db").returncode == 0
    for words in [["export"], ["export", "--format", "log"]]:
        shown, code = terminal.run(*words, "--past", "12")
        assert code == 0
        assert "\x1b" not in shown
        assert "\u200b" not in shown
    assert "\ufffd[31mred \ufffdhidden" in shown
    # A file and a pipe get what was written.
    assert b"\x1b[31mred" in run("export", "--format=log", f"--store={tmp_path}/eve.db").stdout
    assert "BEGIN:VCALENDAR\nVERSION:2.0\n" in terminal.run("export")[0]


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


SECRETS = {
    ("feed", "add", "phone"): "https://cal.example.org/feed/",
    ("feed", "rotate", "phone"): "https://cal.example.org/feed/",
    ("app-password", "add", "Phone"): "https://cal.example.org/dav/",
    ("web", "open"): "http://127.0.0.1:9/",
    ("web", "invite", "Mia"): "https://cal.example.org/",
}


def test_no_secret_goes_through_the_pager(tmp_path: Path) -> None:
    script = tmp_path / "pager"
    script.write_text(f'#!/bin/sh\ncat > "{tmp_path}/page"\n')
    script.chmod(0o755)
    Terminal(tmp_path, 80, 24).run("log", *PERIODS)
    terminal = Terminal(tmp_path, 80, 2, PAGER=str(script))
    for words, secret in SECRETS.items():
        server = "/".join(secret.split("/")[:3])
        shown, code = terminal.run(*words, "--public-url", server)
        assert (code, secret in shown) == (0, True), words
        assert not (tmp_path / "page").exists(), words
    # Other answers of that length do.
    terminal.run("history")
    assert (tmp_path / "page").exists()


def test_no_report_is_poured_onto_a_terminal(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, 80, 24)
    terminal.run("log", *PERIODS)
    shown, code = terminal.run("report")
    assert code == 1
    assert "report: it is a web page" in shown
    assert "-o report.html" in shown
    assert terminal.run("report", "-o", "report.html")[1] == 0
    assert (tmp_path / "report.html").read_bytes().startswith(b"<!doctype html>")


def test_alarms_ring_once_on_a_terminal_and_promise_no_more(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, 80, 24, **Clock(tmp_path / "clock").environment)
    terminal.run("alarm", "add", "Tea", "--at", "12:10")
    shown, code = terminal.run("alarms", "--once", "--no-sound")
    assert code == 0
    assert shown == "12:00  Tea  At 12:10\n       To dismiss: eve-ics alarm dismiss\n"
    terminal.run("alarm", "dismiss")
    assert terminal.run("alarms", "--once") == ("No alarm is ringing.\n", 0)


@pytest.mark.parametrize("words", [["edit"], ["edit", "--json"]], ids=" ".join)
def test_no_editor_starts_where_nobody_can_use_it(tmp_path: Path, words: list[str]) -> None:
    trace = tmp_path / "editor"
    trace.write_text(f'#!/bin/sh\ntouch "{tmp_path}/started"\n')
    trace.chmod(0o755)
    environment = ENVIRONMENT | {
        "EVE_ICS_STORE": str(tmp_path / "eve.db"),
        "PATH": f"{tmp_path}:{ENVIRONMENT['PATH']}",
    }
    done = subprocess.run(
        [BINARY, *words],
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert done.returncode != 0
    assert "edit: " in done.stderr
    assert not (tmp_path / "started").exists()

    def run(editor: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [BINARY, *words],
            env=environment | {"EDITOR": editor},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )

    for name in ("vi", "vim.tiny", "nano"):
        (tmp_path / name).symlink_to(trace)
        refused = run(f"{tmp_path}/{name} -n")
        assert refused.returncode == done.returncode
        assert refused.stderr == done.stderr
        assert not (tmp_path / "started").exists()
    # Another one that somebody names may need no terminal; what it prints is not the answer.
    (tmp_path / "sheet").write_text(f'#!/bin/sh\necho "a line"\ntouch "{tmp_path}/started"\n')
    (tmp_path / "sheet").chmod(0o755)
    named = run("sheet")
    assert named.returncode == 0, named.stderr
    assert (tmp_path / "started").exists()
    assert "a line" in named.stderr
    assert "a line" not in named.stdout


def test_json_for_programs_opens_no_editor_on_a_terminal_either(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, 80, 24, EDITOR=f"touch {tmp_path}/started;:")
    shown, code = terminal.run("edit", "--json")
    assert code == 2
    assert "eve-ics log DATE --json" in shown
    assert not (tmp_path / "started").exists()


def test_words_that_do_not_reach_the_program_are_not_lost_in_silence(tmp_path: Path) -> None:
    """Swift's runtime reads them in /proc, which a bare root may not have."""
    hidden = 'mount -t tmpfs none /proc && exec "$@"'
    done = subprocess.run(
        ["unshare", "--map-root-user", "--mount", "sh", "-c", hidden, "-", BINARY, "log", "today"],
        env=ENVIRONMENT | {"EVE_ICS_STORE": str(tmp_path / "eve.db")},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert (done.returncode, done.stdout) == (3, "")
    assert "/proc cannot be read" in done.stderr
    assert not (tmp_path / "eve.db").exists()


@pytest.mark.parametrize(
    "words",
    [
        [b"log", b"2026-11-21", b"--note", b"M\xfcller"],
        [b"todo", b"add", b"caf\xe9"],
        [b"export", b"-o", b"h\xe4.ics"],
        [b"import", b"caf\xe9.csv"],
        [b"status", b"--person", b"Zo\xeb"],
    ],
)
def test_words_in_another_encoding_are_not_kept_as_something_else(
    words: list[bytes], tmp_path: Path
) -> None:
    typed = functools.partial(
        subprocess.run,
        env=ENVIRONMENT | {"EVE_ICS_STORE": str(tmp_path / "eve.db")},
        cwd=tmp_path,
        capture_output=True,
        timeout=PATIENCE,
    )
    done = typed([os.fsencode(BINARY), *words])
    assert (done.returncode, done.stdout) == (2, b"")
    assert "not text in UTF-8" in done.stderr.decode()
    assert list(tmp_path.iterdir()) == []
    # Whoever types the sign that stands for such a letter means it.
    assert typed([BINARY, "todo", "add", "caf\ufffd"]).returncode == 0
