"""What the program answers: in one language, and no wider than a terminal."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from catalogue import LANGUAGES, messages
from terminal import Terminal, widest
from tool import IS_WHOLE, run

TODAY = "2026-11-20"

#: A household's year, command after command. Each line ends well.
JOURNEY = """
log 2026-04-13..2026-04-17 2026-05-11..2026-05-15 2026-06-08..2026-06-12
status
log 2026-08-03..2026-08-07 2026-08-31..2026-09-04 2026-09-28..2026-10-02 --flow heavy
log 2026-10-26 --flow light --temperature 36.45
log 2026-10-27..2026-10-30
log 2026-11-08 --lh positive --mucus eggwhite --temperature 36.40
log 2026-11-09 --temperature 36.75 --symptom cramps --note one
log 2026-11-14 --flow spotting
log 2026-11-16 --flow light
status
status --short
months
months 2026-11
predict
explain
explain 2026-11-23
explain 2026-10-26
explain 2026-11-08
history --chart
history
cycle 2026-06-08 missing
cycle 2026-06-08 long
cycle 2026-06-08 ignore
cycle 2026-06-08 clear
cycle 2026-11-16 between
history
diary
ended 2026-10-29 --yes
unlog 2026-11-14
undo --list
undo
redo
undo 2
remind
remind period --at 08:00 --before 2d --before 0d --repeat 2 --every 10
remind fertile --off
remind
contraception list
contraception add pill 21+7 --start 2026-11-02 --at 21:00
status
taken today
late 2026-11-18
skipped 2026-11-19
contraception list
contraception reset
months
explain
explain 2026-12-01
predict
history
contraception end --date 2026-11-20
contraception add ring --start 2026-11-21
contraception list
contraception add implant --start 2026-11-20
contraception list
contraception change implant 3 years --course 3
contraception end --course 2 --date 2026-11-21
mode pregnancy --due 2027-06-04 --yes
status
mode postpartum --date 2026-11-19 --yes
status
mode break --reason travel --yes
status
explain
mode cycling --yes
mode
settings
settings language
settings temperature fahrenheit
settings hide-fertility yes
status
settings hide-fertility no
settings timezone Europe/Berlin
settings usual-length 29
settings keep 5 years --yes
export -o year.ics
export --format log -o year.log
import year.ics --dry-run
import year.log --dry-run
feed add phone
feed list
feed show phone
feed rotate phone
feed revoke phone
app-password add tablet
app-password list
app-password revoke tablet
alarm ntfy
alarm ntfy http://ntfy.example.org/topic
alarm ntfy --titles plain
alarm ntfy --off
alarm run
alarm run on --titles plain
alarm run off
person list
person add Mia
person rename Mia Mina
person erase Mina --yes
backup copy.db
unhide
web open
web invite Mo
web devices
web logout
erase --before 2026-05-01 --yes
""".strip().splitlines()

ASCII_WORD = re.compile(r"(?<![\w.@/-])[A-Za-z]{3,}(?![\w@/-]|\.\w)")
MONTHS = "January February March April May June July August September October November December"
WEEKDAYS = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday"
#: Dates and lists are those of English.
KNOWN = {name[:3] for name in MONTHS.split()} | {*MONTHS.split(), *WEEKDAYS.split()}
#: What was typed, or is to be typed: names, files, settings with their values, kinds of reminders.
KNOWN |= {"Mia", "Mina", "phone", "tablet", "cramps", "one", "travel", "year", "copy"}
TYPED_WORDS = """
language timezone temperature weight teenager keep theme home shortcuts discreet monday celsius
kilograms
standard yes no system today
period fertile ovulation pill patch ring injection renewal prompt off none forever eve
"""
KNOWN |= set(TYPED_WORDS.split()) | {"and"}
#: Commands in quotes, addresses and passwords.
TYPED = re.compile(r"'eve-ics [^']*'|\S+://\S+|\b(\w{4}-)+\w{4}\b")


def commands(folder: Path, language: str) -> Iterator[tuple[str, list[str]]]:
    """Each line with the words of its command, which writes into the folder."""
    where = ["--store", str(folder / "eve.db"), "--today", TODAY, "--lang", language]
    for line in JOURNEY:
        words = [
            str(folder / word) if word.endswith((".ics", ".log", ".db")) else word
            for word in line.split()
        ]
        yield line, [*words, *where]


def test_no_answer_is_outside_the_catalogue(tmp_path: Path) -> None:
    for line, words in commands(tmp_path, "en-XA"):
        done = run(*words)
        assert done.returncode == 0, f"{line}: {done.stderr.decode()}"
        said = (done.stdout + done.stderr).decode().replace(str(tmp_path), "")
        english = set(ASCII_WORD.findall(TYPED.sub(" ", said))) - KNOWN
        assert not english, f"{line}: {sorted(english)}\n{said}"


# That of the longest sentences, where not all are asked.
@pytest.mark.parametrize("language", LANGUAGES if IS_WHOLE else ["fr"])
def test_every_answer_fits_a_terminal(language: str, tmp_path: Path) -> None:
    """No line is wider, and none was broken within a word."""
    terminal = Terminal(tmp_path, 80, 24)
    for line, words in commands(tmp_path, language):
        # The terminal is in that folder, and the day is its own.
        near = [word.replace(f"{tmp_path}/", "") for word in [*words[:-4], *words[-2:]]]
        shown, code = terminal.run(*near, today=TODAY)
        assert code == 0, f"{line}: {shown}"
        narrow = [text for text in shown.split("\n") if not TYPED.search(text)]
        assert widest("\n".join(narrow)) <= 80, f"{line}:\n{shown}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_commands_of_an_answer_are_the_english_ones(language: str) -> None:
    """A translated sentence names the same command, as it is typed."""
    wrong = {
        identity: text
        for identity, text in messages(language).items()
        if text and quoted(text) != quoted(messages("en")[identity])
    }
    assert wrong == {}


def quoted(text: str) -> list[str]:
    return sorted(re.findall("'eve-ics [^']*'", text))
