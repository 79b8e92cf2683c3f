"""docs/json.md has every key that a command prints with --json, and no other.

Its tables are read, every command is run on the days of invented people, and each key that is
printed must be in the command's table, with a value of its type; each row of a table must be seen.
"""

import base64
import http.client
import json
import re
import shlex
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path
from typing import Any, Self
from urllib.parse import urlsplit

import pytest
from clock import Clock
from limits import PATIENCE
from tool import BINARY, ENVIRONMENT, ROOT, eve

PAGE = (ROOT / "docs/json.md").read_text()
TODAY = "2026-11-20"

SCALARS = {
    "date": r"[0-9]{4}-[0-9]{2}-[0-9]{2}",
    "time": r"[0-9]{2}:[0-9]{2}",
    "instant": r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z",
}
# The table of what a command hears, which is no command's answer.
TOLD = "what --run gets"
# Only these may hold sentences: what is fixed, what an error says, and what was there before them.
SENTENCES = {"why", "reason", "error.message", "error.advice", "text"}
OLDER_SENTENCES = {
    *("notices", "corrections.reminder", "days.mark", "days.leftOut", "door", "contraception"),
    *("findings.message", "findings.text", "findings.advice"),
}


@dataclass
class Row:
    kind: str
    words: set[str]
    is_seen: bool = False


@dataclass
class Table:
    rows: dict[str, Row] = field(default_factory=dict)
    included: list[str] = field(default_factory=list)


def anchor(link: str) -> str:
    return re.sub(r"-1$", "", link).replace("-", " ")


class Page:
    """The tables of the page, by the command or the shape that they are about."""

    def __init__(self) -> None:
        self.tables: dict[str, Table] = {}
        self.commands: dict[str, str] = {}
        title = ""
        for line in PAGE.splitlines():
            if line.startswith("#"):
                title = line.lstrip("# ")
                if line.startswith("### `"):
                    self.commands |= dict.fromkeys(re.findall("`(.*?)`", title), title)
            elif line.startswith("| ") and not line.startswith("| Key "):
                key, kind, what = (part.strip() for part in line.strip("|").split(" |", 2))
                table = self.tables.setdefault(title, Table())
                if key == "…":
                    table.included.append(anchor(re.findall(r"\(#(.*?)\)", kind)[0]))
                else:
                    for name in re.findall("`(.*?)`", key):
                        assert name not in table.rows, f"{title}: {name} stands there twice"
                        table.rows[name] = Row(kind, set(re.findall("`(.*?)`", what)))

    def find(self, title: str, key: str) -> tuple[str, Row] | None:
        """A table's own row, or one of a table whose keys it has, too."""
        table = self.tables.get(title, Table())
        if key in table.rows:
            return title, table.rows[key]
        return next(filter(None, (self.find(other, key) for other in table.included)), None)

    def check(self, title: str, members: dict[str, Any], prefix: str = "") -> Iterator[str]:
        """What is wrong with an object that the page describes under a title."""
        for name, value in members.items():
            if found := self.find(title, prefix + name):
                owner, row = found
                row.is_seen = row.is_seen or value is not None
                place = f"{owner}: {prefix}{name}"
                for fault in self.faults(row.kind, value, row, owner, f"{prefix}{name}."):
                    yield fault if ": " in fault else f"{place} is {value!r}, not {fault}"
            else:
                yield f"{title}: {prefix}{name} is not on the page"

    def faults(self, kind: str, value: Any, row: Row, title: str, prefix: str) -> Iterator[str]:
        """Nothing, the kind that the value should have, or what is wrong inside it."""
        base = kind.removesuffix(" or null")
        if value is None and base != kind:
            return
        fits = True
        if base.startswith("map of "):
            # Its last words belong to what is in it.
            inner = kind.removeprefix("map of ")
            fits = isinstance(value, dict)
            for item in value.values() if fits else []:
                yield from self.faults(inner, item, row, title, prefix)
        elif base.startswith("list of "):
            fits = isinstance(value, list)
            for item in value if fits else []:
                yield from self.faults(base.removeprefix("list of "), item, row, title, prefix)
        elif link := re.fullmatch(r"\[.*\]\(#(.*)\)", base):
            fits = isinstance(value, dict)
            if fits:
                yield from self.check(anchor(link[1]), value)
        elif base == "object":
            fits = isinstance(value, dict)
            if fits:
                yield from self.check(title, value, prefix)
        elif base == "word":
            fits = value in row.words
        elif base in SCALARS:
            fits = isinstance(value, str) and bool(re.fullmatch(SCALARS[base], value))
        elif base in ("text", "sentence"):
            fits = isinstance(value, str)
        elif base == "true or false":
            fits = isinstance(value, bool)
        elif base == "integer":
            fits = isinstance(value, int) and not isinstance(value, bool)
        elif base == "number":
            fits = isinstance(value, int | float) and not isinstance(value, bool)
        else:
            yield f"{title}: no type of this page: {kind}"
        if not fits:
            yield kind

    @property
    def unseen(self) -> list[str]:
        return [
            f"{title}: {key}"
            for title, table in self.tables.items()
            for key, row in table.rows.items()
            if not row.is_seen
        ]


class Home:
    """A folder with a store, and the objects that were printed there."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir()
        self.folder = folder
        (folder / "samples").symlink_to(ROOT / "samples")
        self.printed: list[tuple[str, dict[str, Any]]] = []
        self.environment = ENVIRONMENT | {"HOME": str(folder), "EVE_ICS_STORE": "eve.db"}

    def start(self, line: str, typed: str | None = None) -> subprocess.Popen[str]:
        words = shlex.split(line)
        today = [] if "--today" in words else ["--today", TODAY]
        return subprocess.Popen(
            [BINARY, *words, *today, "--json"],
            env=self.environment,
            cwd=self.folder,
            stdin=subprocess.DEVNULL if typed is None else subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def run(self, line: str, *codes: int, typed: str | None = None) -> dict[str, Any]:
        process = self.start(line, typed)
        output, errors = process.communicate(typed, timeout=PATIENCE)
        assert process.returncode in (codes or (0,)), f"{line}\n{process.returncode}: {errors}"
        if process.returncode and not output:
            return {}
        self.printed.append((line, json.loads(output)))
        return self.printed[-1][1]

    def fail(self, line: str, code: int) -> dict[str, Any]:
        """What a command prints on standard error, and nothing else anywhere."""
        process = self.start(line)
        output, errors = process.communicate(timeout=PATIENCE)
        assert (process.returncode, output) == (code, ""), line
        return json.loads(errors)

    def write(self, text: str, to: str) -> Self:
        (self.folder / to).write_text(text)
        return self


REPEATING = """BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Tasks//EN
BEGIN:VTODO
UID:bins
DTSTAMP:20261101T000000Z
SUMMARY:Bins
DUE:20261118T183000
RRULE:FREQ=WEEKLY
END:VTODO
END:VCALENDAR
""".replace("\n", "\r\n")


def serve_and_hide(home: Home) -> None:
    """Serves the store, deletes a forecast and adds a to-do, as a calendar program would."""
    home.run("calendar add Chores --for todos")
    password = home.run("app-password add Phone --expires 2026-12-31")["appPassword"]
    feed = home.run("feed add fetched")["feed"]["url"].partition("/feed/")[2]
    server = home.start("serve --listen 127.0.0.1:0")
    assert server.stdout
    text = ""
    while not text.endswith("}\n"):
        text += server.stdout.readline()
    home.printed.append(("serve", json.loads(text)))
    address = json.loads(text)["listening"][0].removeprefix("http://")
    connection = http.client.HTTPConnection(address)
    key = base64.b64encode(f"eve:{password['password']}".encode()).decode()
    fields = {"Authorization": f"Basic {key}", "Depth": "1"}

    def ask(method: str, path: str, body: str = "") -> str:
        connection.request(method, path, body=body, headers=fields)
        answer = connection.getresponse()
        body = answer.read().decode()
        assert answer.status < 300, (method, path, answer.status)
        return body

    try:
        root = re.sub(r"^https?://[^/]*", "", password["url"])
        places = [root]
        paths: list[str] = []
        chores = ""
        for place in places:
            found = ask("PROPFIND", place)
            for one in re.split(r"<[^>/]*response>", found):
                if ">Chores<" in one:
                    chores = re.findall(r"<[^>]*href>([^<]*)</", one)[0]
            for path in re.findall(r"<[^>]*href>([^<]*)</", found):
                if path.endswith(".ics"):
                    paths.append(path)
                elif path.endswith("/") and path not in places:
                    places.append(path)
        start = home.run("predict")["periods"][1]["start"].replace("-", "")
        ask("GET", f"/feed/{feed}")
        link = urlsplit(home.run("web open")["link"]["url"])
        form = {
            "Host": link.netloc,
            "Sec-Fetch-Site": "same-origin",
            "Content-Type": "application/x-www-form-urlencoded",
            "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0",
        }
        connection.request("POST", link.path, body="", headers=form)
        assert connection.getresponse().read() == b""
        home.run("web devices")
        ask("PUT", f"{chores}bins.ics", REPEATING)
        home.run("todo list")
        home.run("todo done Bins")
        ask("DELETE", next(path for path in paths if f"DATE:{start}" in ask("GET", path)))
    finally:
        server.terminate()
        server.wait(timeout=PATIENCE)


def record_months(home: Home) -> None:
    """Cycles with all that can look odd about them, and everything that can be recorded."""
    for line in (
        "log 2025-06-01..2025-06-05",
        "log 2025-12-01..2025-12-05 --flow medium",
        "log 2025-12-29..2026-01-02 --flow light --symptom cramps,tired --mood calm --note hi",
        "log 2026-01-26 --start-only",
        "log 2026-02-23..2026-02-27",
        "log 2026-04-22..2026-04-26",
        "log 2026-05-20..2026-05-24",
        "log 2026-06-01..2026-06-02 --flow light",
        "log 2026-06-16..2026-06-20",
        "log 2026-06-26..2026-06-29 --flow heavy",
        "cycle 2026-06-26 between",
        "cycle 2026-06-26 clear",
        "cycle 2025-12-29 ignore",
        "log 2026-07-16..2026-07-20",
        "log 2026-08-13..2026-08-17",
        "log 2026-09-10..2026-09-14 --lh negative --mucus dry --ovulation --temperature 36.5",
        "log 2026-10-08..2026-10-12",
        "log 2026-10-10 --no-flow --temperature 36.6 --weight 62.5",
        "undo --dry-run",
        "undo",
        "undo --list",
        "redo",
        "undo 15",
        "unlog 2026-06-01",
        "log 2026-11-05..2026-11-07",
        "ended 2026-11-08",
        "log 2026-11-11 --temperature 36.4 --symptom fever",
        "history",
        "history --journal",
        "history --chart",
        "history --chart --date 2026-09-11",
        "diary",
        "status",
        "status --short",
        "months",
        "predict",
        "explain",
        "explain 2026-10-08",
        "explain 2026-12-10",
        "settings usual-length 30",
        "explain",
        "settings usual-length --default",
        "settings",
        "remind",
        "remind period --at 20:00",
        "undo",
        "settings week-start sunday",
        "undo",
        "history --journal",
    ):
        home.run(line)
    for key in home.run("settings")["chosen"]:
        home.run(f"settings {key}")
    for kind in home.run("remind")["reminders"]:
        home.run(f"remind {kind}")
    home.environment["EDITOR"] = "sed -i s/36.4/36.5/"
    home.run("edit 2026-11-11")


# Cycles longer than usual, and a period that is running.
LONG = """\
2026-07-10..2026-07-14
2026-08-23..2026-08-27
2026-10-06..2026-10-10
2026-11-19..2026-11-20
"""

# A surge, a rise of the temperature eight days later, and two readings that don't count.
SIGNS = """\
date,flow,temperature,lh,symptoms
2026-07-09,medium,,,
2026-08-06,medium,,,
2026-09-04,medium,,,
2026-10-01,medium,,,
2026-10-29,medium,,,
2026-11-07,,36.40,,
2026-11-08,,36.45,negative,
2026-11-09,,36.35,positive,
2026-11-10,,36.40,,
2026-11-11,,38.20,,
2026-11-12,,36.90,,poor sleep
2026-11-13,,36.50,,
2026-11-14,,36.40,,
2026-11-15,,36.45,,
2026-11-16,,36.40,,
2026-11-17,,36.75,,
2026-11-18,,36.80,,
2026-11-19,,36.85,,
"""


# A light day in the middle of a cycle.
SLIGHT = """\
date,flow
2026-10-05,medium
2026-10-06,medium
2026-10-07,light
2026-11-02,medium
2026-11-03,medium
2026-11-04,light
2026-11-18,light
"""


def read_logs(home: Home) -> None:
    """Plain logs that bring what a store's days leave out."""
    home.write(SIGNS, "signs.csv")
    home.write(LONG, "long.log")
    home.write(SLIGHT, "slight.csv")
    home.write(SIGNS[: SIGNS.index("2026-11-09")] + "2026-11-19,,,negative,\n", "negative.csv")
    for line in (
        "explain --log signs.csv",
        "history --chart --log signs.csv",
        "explain --log negative.csv",
        "predict --log samples/three-years.csv",
        "explain --log samples/three-years.csv",
        "history --log samples/three-years.csv",
        "status --log signs.csv --today 2026-12-02",
        "predict --log signs.csv --today 2026-12-02",
        "status --log signs.csv --today 2026-12-20",
        "predict --log signs.csv --today 2026-12-20",
        "explain --log signs.csv --today 2026-12-20",
        "status --log slight.csv",
        "status --log long.log",
        "predict --log long.log",
        "predict --log signs.csv --today 2028-10-01",
    ):
        home.run(line)


def use_packs(home: Home) -> None:
    for line in (
        "contraception list",
        "log 2026-05-04..2026-05-08 2026-06-01..2026-06-05 2026-06-29..2026-07-03",
        "contraception add copper-iud 10 years --start 2018-05-03 --end 2026-07-20 --lead 6",
        "contraception add pill 21+7 --start 2026-07-27 --at 21:00",
        "taken 2026-07-27..2026-08-16 2026-08-24..2026-09-13",
        "log 2026-08-05..2026-08-06 2026-08-19..2026-08-21 2026-09-16..2026-09-18",
        "contraception change --at 07:30",
        "late 2026-09-21",
        "skipped 2026-09-22",
        "skipped 2026-08-20",
        "history",
        "explain",
        "status",
        "predict",
        "months",
        "contraception reset --date 2026-11-20 --new-pack",
        "skipped 2026-11-01..2026-11-20",
        "status",
        "predict",
        "contraception end --date 2026-11-19",
        "contraception add hormonal-iud 5 years --start 2026-11-20",
        "contraception add injection 13 weeks --start 2026-11-20 --end 2026-11-25",
        "status",
        "contraception reset --course 4 --date 2026-11-20",
        "history --journal",
        "undo",
        "redo",
    ):
        home.run(line)


def return_late(home: Home) -> None:
    """An edited calendar that may be older than all that is remembered."""
    home.write("2026-01-03..2026-01-07\n2026-02-01..2026-02-05\n2026-03-01..2026-03-05\n", "a.log")
    for line in (
        "import a.log --yes --today 2026-03-06",
        "export -o old.ics --today 2026-03-06",
        "export -o new.ics --today 2026-06-20",
        "log 2026-04-28..2026-05-01 --today 2026-06-21",
        "export -o newest.ics --today 2026-06-21",
    ):
        home.run(line)
    edited = (home.folder / "new.ics").read_bytes().replace(b"E:20260306", b"E:20260305")
    (home.folder / "edited.ics").write_bytes(edited)
    home.run("import edited.ics --dry-run --today 2026-06-21")


def live(home: Home) -> None:
    """Phases of life, settings, and what is erased in the end."""
    home.write("2025-10-29..2025-11-02\n", "old.log")
    for line in (
        "mode",
        "log 2025-10-01..2025-10-05 2025-10-29..2025-11-02 2025-11-26..2025-11-30",
        "mode break --reason travel --date 2025-12-01",
        "mode",
        "mode cycling --date 2026-01-10",
        "log 2026-01-20..2026-01-24 2026-02-17..2026-02-21",
        "mode pregnancy --date 2026-03-10",
        "mode",
        "log 2026-11-19 --flow spotting",
        "status",
        "mode postpartum",
        "undo",
        "redo",
        "history",
        "explain",
        "history --journal",
        "erase --before 2025-10-20 --yes",
        "erase --before 2025-10-20 --yes",
        "erase --since 2026-11-19 --yes",
        "log 2026-11-19 --mood calm",
        "undo --forget --dry-run",
        "undo --forget --yes",
        "history --journal",
        "backup copy.db",
        "backup copy.db",
        "restore copy.db --yes",
        "restore eve.db --salvage --store other.db --yes",
        "settings keep 6 months --yes",
        "import old.log --yes",
        "erase --all --yes",
        "person add Mia",
        "log 2026-11-01..2026-11-10 --person Mia",
        "person rename Mia Eva",
        "person list",
        "person erase Eva --yes",
        "status",
        "predict",
        "history --chart",
    ):
        home.run(line)


def ring(home: Home) -> None:
    """Alarms at noon, and what is to come."""
    for line in (
        "log 2026-10-25..2026-10-29",
        "alarm list",
        "remind log --at 20:00",
        "remind own Tea --on fri --at 18:00",
        "remind",
        "alarm add Work --at 8:15 --on mo-fr --note Keys",
        "alarm add Lunch --at 12:10",
        "alarm add Tea --at 12:20",
        "alarm skip Work",
        "alarm edit Work --lead 1h",
        "alarm off Work",
        "alarm on Work",
        "alarm list",
        "alarms --list",
        "alarm snooze Tea",
        "alarm dismiss",
        "alarm test",
        "alarm run",
        "alarm run on --titles plain",
        "alarm ntfy",
        "alarm ntfy https://ntfy.example.org/topic",
        "alarm ntfy --off",
        "alarm remove Work",
        "alarm restore",
        "event add Talk --from 'tomorrow 10:00' --to 11:30",
        "agenda",
        "week",
    ):
        home.run(line)
    # What rings has to be due by the clock, which stands still.
    clock = Clock(home.folder / "clock")
    home.environment |= clock.environment
    due = clock.now + timedelta(minutes=10)
    home.run(f"alarm add Now --at {due:%H:%M} --on {due:%Y-%m-%d}")
    ringing = home.start("alarms --once --run 'cat >> told'")
    assert ringing.communicate(timeout=60)[0] == ""
    for told in objects((home.folder / "told").read_text()):
        home.printed.append((TOLD, told))


def plan(home: Home) -> None:
    """To-dos, events, notes, cards and the timer."""
    home.write("la silla\tthe chair\n\tempty\n", "words.tsv")
    home.run("timer status")
    for line in (
        "calendar add Family --for events,todos",
        "todo add Bread --due '21 Nov 18:00' --note rye",
        "todo add Holiday",
        "todo add Room --under Holiday",
        "todo move Holiday --first",
        "todo done Room",
        "todo list --all",
        "todo undo Room",
        "todo edit Bread --title Cake --percent 30",
        "event add Dentist --from '3 Dec 14:30' --to 15:00 --place Town",
        "event add Trip --from '4 Dec' --to '6 Dec'",
        "event list",
        "event edit Dentist --place Home",
        "note add Books",
        "note list",
        "note show 1",
        "timer start Maths",
        "timer pause",
        "timer study",
        "timer extend",
        "timer break",
        "timer end",
        "timer start --study 8h --break 8h --today 2026-11-19",
        "timer extend --today 2026-11-19",
        "timer extend --today 2026-11-19",
        "timer status",
        "timer end",
        "cards add one uno --in Spanish",
        "cards import words.tsv --in Spanish",
        "cards list",
        "cards list Spanish",
        "cards edit one --back un",
        "cards quiz Spanish",
        "cards review Spanish",
        "cards export Spanish -o spanish.apkg",
        "calendar list",
        "calendar show Family",
        "calendar show Spanish",
        "calendar show notes",
        "calendar rename Family Home",
        "todo remove Cake",
        "todo restore",
        "event remove Dentist",
        "event restore",
        "note remove Books",
        "note restore",
        "cards remove one",
        "cards restore",
        "calendar remove Home --yes",
    ):
        home.run(line)
    home.run("note edit Books", typed="Books\ntwo")


def share(home: Home) -> None:
    """Files, feeds and passwords."""
    home.run("import samples/three-years.csv --yes")
    serve_and_hide(home)
    for line in (
        "status",
        "app-password list",
        "unhide",
        "web invite Mia",
        "web logout",
        "app-password revoke Phone",
        "feed add phone --expires 2026-12-31",
        "feed rotate phone",
        "feed add partner --page",
        "feed show phone",
        "feed list",
        "feed revoke phone --blank",
        "feed revoke phone",
        "app-password add iPhone --apple iphone.mobileconfig",
        "export -o year.ics",
        "report -o report.html",
        "export -o my.log --format log",
        "log 2026-11-20 --flow light --lh positive",
        "export -o drip.csv --format drip",
        "export -o late.ics --today 2028-01-01 --past 36",
        "lint year.ics",
        "completion bash",
        "completion bash --names setting-values --after theme",
        "version",
        "man",
        "man --texts",
        "help log",
    ):
        home.run(line)
    home.run("web password", typed="wet gravel under tyres\n")
    # The server that was there has ended.
    home.run("doctor", 1)
    home.write("2026-11-02..2026-11-19\n", "weeks.log").run(
        "import weeks.log --dry-run --prefer log"
    )
    home.write("date,flow\n2026-11-20,heavy\n", "other.csv")
    home.run("import other.csv --yes", 1)
    home.write((home.folder / "year.ics").read_text().replace("BEGIN:VEVENT", "X:Y", 1), "bad.ics")
    home.run("lint bad.ics", 1)
    home.run("import samples/trackers/clue_measurements.json --dry-run --prefer log")
    home.run("import samples/trackers/drip.csv --yes --prefer incoming")
    returned = home.folder / "samples/returned"
    for sample in sorted(returned.glob("*.ics")):
        plan = sample.with_suffix(".plan").read_text()
        for options in re.findall(r"^\$ (.*)$", plan, re.MULTILINE):
            log = "samples/export_three_cycles.log"
            home.run(f"import samples/returned/{sample.name} --dry-run --log {log} {options}", 0, 1)


def printed(folder: Path) -> list[tuple[str, dict[str, Any]]]:
    """What every command prints, each in all its forms."""
    homes = []
    for record in (record_months, read_logs, return_late, use_packs, live, ring, plan, share):
        homes.append(Home(folder / record.__name__))
        record(homes[-1])
    return [item for home in homes for item in home.printed]


FAULTS = [
    ("lgo", 2),
    ("log --flow", 2),
    ("log --flow heavy --flow light today", 2),
    ("undo 3 --list", 2),
    ("status --format {dya}", 2),
    ("person", 2),
    ("init", 1),
    ("log 03/04", 1),
    ("log tomorrow", 1),
    ("undo", 3),
    ("settings timezone Nowhere", 1),
    ("export -o year.ics", 1),
    ("import samples/broken_words.csv --yes", 1),
    ("feed show phone", 3),
    ("status --store nowhere/eve.db", 3),
    ("lint nothing.ics", 3),
    ("restore samples/bare.log --yes", 3),
]


@pytest.mark.parametrize(("line", "code"), FAULTS)
def test_errors(line: str, code: int, tmp_path: Path) -> None:
    """An error is JSON too, says what it says without, and has the same exit code."""
    home = Home(tmp_path / "home")
    error = home.fail(line, code)
    page = Page()
    assert error.pop("schema") == 1
    assert list(page.check("Errors", error)) == []
    plain = subprocess.run(
        [BINARY, *shlex.split(line), "--today", TODAY],
        env=home.environment,
        cwd=home.folder,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    fault = error["error"]
    assert plain.returncode == fault["exit"] == code
    words = "\n".join(filter(None, [fault["message"], fault.get("advice")]))
    assert plain.stderr.replace("--no-color", "--json") == words + "\n"
    assert fault.get("place", "") in fault["message"]


def commands(*family: str) -> list[str]:
    """The commands that list --json in their help, as the tool describes itself."""
    text = eve("help", *family).decode()
    names = re.findall(
        r"^  ([a-z][a-z-]*)  +[A-Z]", text.partition("Common options")[0], re.MULTILINE
    )
    if family and not re.search("^Commands:$", text, re.MULTILINE):
        return [" ".join(family)] if " --json" in text else []
    return [path for name in names for path in commands(*family, name)]


def objects(text: str) -> Iterator[dict[str, Any]]:
    """Those that stand one after the other in a text."""
    while text := text.strip():
        value, end = json.JSONDecoder().raw_decode(text)
        yield value
        text = text[end:]


def test_page_is_what_is_printed(tmp_path: Path) -> None:
    page = Page()
    assert sorted(page.commands) == sorted(commands())
    faults: list[str] = []
    home = Home(tmp_path / "errors")
    nothing = home.fail("undo 1", 3)
    skipping = home.start("import samples/broken_mixed_rows.csv --skip-bad-lines --yes")
    for said in (nothing, *objects(skipping.communicate(timeout=PATIENCE)[1])):
        assert said.pop("schema") == 1
        faults += page.check("Errors", said)
    # It asks questions, and prints an error alone.
    run = {"init"}
    for line, members in printed(tmp_path):
        assert members.pop("schema") == 1, line
        words = line.split()
        names = (name for name in (" ".join(words[:2]), words[0]) if name in page.commands)
        if line != TOLD:
            run.add(command := next(names))
        title = TOLD if line == TOLD else page.commands[command]
        faults += (f"{line}: {fault}" for fault in page.check(title, members))
    assert not faults, "\n".join(faults)
    assert run == set(page.commands)
    assert not page.unseen, "\n".join(page.unseen)


def test_only_some_keys_hold_sentences() -> None:
    page = Page()
    for title, table in page.tables.items():
        for key, row in table.rows.items():
            if "sentence" in row.kind and key not in SENTENCES | OLDER_SENTENCES:
                assert key.rpartition(".")[2] in {"why", "reason"}, f"{title}: {key}"


def test_examples(tmp_path: Path) -> None:
    """The sessions on the page are what the tool prints."""
    [session] = re.findall(r"^```console\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
    home = Home(tmp_path / "home")
    printed = ""
    for line in re.findall(r"^\$ eve-ics (.*) --json$", session, re.MULTILINE):
        process = home.start(line)
        output, errors = process.communicate(timeout=PATIENCE)
        printed += f"$ eve-ics {line} --json\n{output}{errors}"
    assert printed == session
