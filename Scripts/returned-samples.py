#!/usr/bin/env python3
"""Writes samples/returned: one export, edited, as the named program would give it back.

Beside each calendar stands its plan, written by hand: what `import` says of it. A plan is never
written here. Run this again when the forecast for the sample log has moved; look the plans over.
"""

import io
import re
import subprocess
import uuid
import zipfile
from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "samples/returned"
LOG = ROOT / "samples/export_three_cycles.log"
EVE = ROOT / ".build/debug/eve-ics"

Lines = list[str]


class Event:
    """A VEVENT as its content lines, unfolded, the alarms apart."""

    def __init__(self, lines: Lines, alarms: list[Lines]) -> None:
        self.lines = lines
        self.alarms = alarms

    def copy(self) -> "Event":
        return Event(list(self.lines), [list(alarm) for alarm in self.alarms])

    def value(self, name: str) -> str:
        return next((line.split(":", 1)[1] for line in self.lines if named(line) == name), "")

    def set(self, name: str, line: str | None) -> None:
        """Puts a line in a property's place, or takes it away."""
        place = next((i for i, old in enumerate(self.lines) if named(old) == name), None)
        if place is not None:
            self.lines[place : place + 1] = [] if line is None else [line]
        elif line is not None:
            self.lines.append(line)

    def drop(self, *prefixes: str) -> None:
        self.lines = [line for line in self.lines if not line.startswith(prefixes)]

    @property
    def days(self) -> tuple[date, date]:
        first, after = (date.fromisoformat(self.value(name)) for name in ("DTSTART", "DTEND"))
        return first, after - timedelta(1)

    def put(self, first: str, last: str) -> "Event":
        start, end = date.fromisoformat(first), date.fromisoformat(last) + timedelta(1)
        self.set("DTSTART", f"DTSTART;VALUE=DATE:{start:%Y%m%d}")
        self.set("DTEND", f"DTEND;VALUE=DATE:{end:%Y%m%d}")
        return self


def named(line: str) -> str:
    return re.split("[:;]", line, maxsplit=1)[0]


def exported() -> tuple[Lines, list[Event]]:
    command = [EVE, "export", "--log", LOG, "--today", "2026-11-20", "--months", "2"]
    text = subprocess.run(command, check=True, capture_output=True).stdout.decode()
    head: Lines = []
    events: list[Event] = []
    open_lines = head
    for line in re.sub("\r\n[ \t]", "", text).split("\r\n")[1:-2]:
        if line == "BEGIN:VEVENT":
            events.append(Event([], []))
            open_lines = events[-1].lines
        elif line == "BEGIN:VALARM":
            events[-1].alarms.append([])
            open_lines = events[-1].alarms[-1]
        elif line == "END:VALARM":
            open_lines = events[-1].lines
        elif line != "END:VEVENT":
            open_lines.append(line)
    return head, events


HEAD, EVENTS = exported()
# By what the sample log makes of them.
SEPTEMBER, OCTOBER, NEXT, FERTILE, OVULATION, DECEMBER = 1, 2, 3, 4, 5, 6


class Calendar:
    def __init__(self) -> None:
        self.head = list(HEAD)
        self.events = [event.copy() for event in EVENTS]
        self.extra: Lines = []

    def __getitem__(self, index: int) -> Event:
        return self.events[index]

    def lines(self) -> Lines:
        lines = ["BEGIN:VCALENDAR", *self.head, *self.extra]
        for event in self.events:
            lines += ["BEGIN:VEVENT", *event.lines]
            for alarm in event.alarms:
                lines += ["BEGIN:VALARM", *alarm, "END:VALARM"]
            lines.append("END:VEVENT")
        return [*lines, "END:VCALENDAR"]


def folded(line: str, blank: str = " ", width: int = 75) -> str:
    """Pieces of at most so many octets; the sample is ASCII but for what no fold comes near."""
    pieces = [line[:width]] + [line[n : n + width - 1] for n in range(width, len(line), width - 1)]
    return f"\r\n{blank}".join(pieces)


def text(calendar: Calendar, blank: str = " ", width: int = 75) -> str:
    return "".join(folded(line, blank, width) + "\r\n" for line in calendar.lines())


# --- What each program does to a file on its way ------------------------------------------------


def thunderbird(calendar: Calendar) -> str:
    """Keeps everything; a changed event has new stamps and the mark of its generation."""
    calendar.head = [*calendar.head[:1], "PRODID:-//Mozilla.org/NONSGML Mozilla Calendar V1.1//EN"]
    calendar.head += HEAD[2:]
    for event, old in zip(calendar.events, EVENTS, strict=False):
        if event.lines != old.lines or event.alarms != old.alarms:
            event.set("DTSTAMP", "DTSTAMP:20261120T183000Z")
            event.set("LAST-MODIFIED", "LAST-MODIFIED:20261120T183000Z")
            event.lines.append("X-MOZ-GENERATION:1")
    return text(calendar)


def evolution(calendar: Calendar) -> str:
    for event in calendar.events:
        for alarm in event.alarms:
            alarm.append(f"X-EVOLUTION-ALARM-UID:{uuid.uuid5(uuid.NAMESPACE_OID, str(alarm))}")
    return text(calendar)


def kde(calendar: Calendar) -> str:
    """Stamps every event anew and forgets the calendar's newer properties."""
    calendar.head = [
        "PRODID:-//K Desktop Environment//NONSGML libkcal 4.3//EN",
        "VERSION:2.0",
        *(line for line in HEAD if line.startswith("X-")),
        "X-KDE-ICAL-IMPLEMENTATION-VERSION:1.0",
    ]
    for event in calendar.events:
        event.set("DTSTAMP", "DTSTAMP:20261120T190112Z")
        event.set("LAST-MODIFIED", "LAST-MODIFIED:20261120T190112Z")
        event.lines.insert(0, "CREATED:20261120T190112Z")
        event.lines.sort()
        for alarm in event.alarms:
            alarm[:] = [line for line in alarm if not line.startswith("UID:")]
            alarm.append("X-KDE-KCALCORE-ENABLED:TRUE")
    return text(calendar)


def khal(calendar: Calendar) -> str:
    """One file for each event."""
    calendar.head = ["VERSION:2.0", "PRODID:-//PIMUTILS.ORG//NONSGML khal / icalendar //EN"]
    return text(calendar)


def calcurse(calendar: Calendar) -> str:
    """No UID, no category, no alarm; days as a daily rule; the description stays."""
    lines = ["BEGIN:VCALENDAR", "PRODID:-//calcurse//NONSGML v4.8.0//EN", "VERSION:2.0"]
    for event in calendar.events:
        first, last = event.days
        lines += ["BEGIN:VEVENT", f"DTSTART;VALUE=DATE:{first:%Y%m%d}"]
        if first != last:
            lines.append(f"RRULE:FREQ=DAILY;UNTIL={last:%Y%m%d}")
        lines += [line for line in event.lines if line.startswith("EXDATE")]
        lines += [f"SUMMARY:{event.value('SUMMARY')}", f"DESCRIPTION:{event.value('DESCRIPTION')}"]
        lines.append("END:VEVENT")
    return "".join(line + "\n" for line in [*lines, "END:VCALENDAR"])


def davx5(calendar: Calendar) -> str:
    calendar.head = ["VERSION:2.0", "PRODID:DAVx5/4.4.3-ose ical4j/3.2.19 (com.android.calendar)"]
    for event in calendar.events:
        event.set("DTSTAMP", "DTSTAMP:20261120T174501Z")
        event.drop("SEQUENCE", "LAST-MODIFIED")
        for alarm in event.alarms:
            minutes = minutes_of(next(line for line in alarm if line.startswith("TRIGGER")))
            sign = "-" if minutes < 0 else ""
            alarm[:] = [
                f"TRIGGER:{sign}PT{abs(minutes)}M",
                "ACTION:DISPLAY",
                f"DESCRIPTION:{event.value('SUMMARY')}",
            ]
    return text(calendar)


def minutes_of(trigger: str) -> int:
    sign, hours, minutes = re.fullmatch(r"TRIGGER:(-?)PT(?:(\d+)H)?(?:(\d+)M)?", trigger).groups()
    value = int(hours or 0) * 60 + int(minutes or 0)
    return -value if sign else value


def radicale(calendar: Calendar) -> str:
    calendar.head = ["VERSION:2.0", "PRODID:-//PYVOBJECT//NONSGML Version 1//EN"]
    for event in calendar.events:
        event.lines.sort()
        event.lines.sort(key=lambda line: not line.startswith("UID"))
    return text(calendar)


def google(calendar: Calendar) -> str:
    """Keeps UID and description; X- properties and categories go, everything is confirmed."""
    calendar.head = [
        "PRODID:-//Google Inc//Google Calendar 70.9054//EN",
        "VERSION:2.0",
        "CALSCALE:GREGORIAN",
        "METHOD:PUBLISH",
        "X-WR-CALNAME:Cycle",
        "X-WR-TIMEZONE:Europe/Berlin",
    ]
    for event in calendar.events:
        event.drop("X-", "CATEGORIES")
        event.set("STATUS", "STATUS:CONFIRMED")
        event.set("DTSTAMP", "DTSTAMP:20261120T201500Z")
        event.set("SEQUENCE", "SEQUENCE:1")
        event.lines += ["CREATED:20261120T080000Z", "LOCATION:"]
        for alarm in event.alarms:
            minutes = minutes_of(next(line for line in alarm if line.startswith("TRIGGER")))
            days, rest = divmod(abs(minutes), 1_440)
            sign = "-" if minutes < 0 else ""
            alarm[:] = [
                "ACTION:DISPLAY",
                "DESCRIPTION:This is an event reminder",
                f"TRIGGER:{sign}P{days}DT{rest // 60}H{rest % 60}M0S",
            ]
    return text(calendar)


def global_object_id(uid: str) -> str:
    """A UID from elsewhere as Outlook writes it (MS-OXCICAL 2.1.3.1.1.20.26)."""
    data = b"vCal-Uid" + b"\x01\x00\x00\x00" + uid.encode() + b"\x00"
    head = bytes.fromhex("040000008200E00074C5B7101A82E008") + bytes(20)
    return (head + len(data).to_bytes(4, "little") + data).hex().upper()


WINDOWS_ZONE = [
    "BEGIN:VTIMEZONE",
    "TZID:W. Europe Standard Time",
    "BEGIN:STANDARD",
    "DTSTART:16011028T030000",
    "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10",
    "TZOFFSETFROM:+0200",
    "TZOFFSETTO:+0100",
    "END:STANDARD",
    "BEGIN:DAYLIGHT",
    "DTSTART:16010325T020000",
    "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3",
    "TZOFFSETFROM:+0100",
    "TZOFFSETTO:+0200",
    "END:DAYLIGHT",
    "END:VTIMEZONE",
]


def outlook(calendar: Calendar) -> str:
    """Wrapped UIDs, midnights in a zone of Windows, folds with tabs, a byte order mark."""
    calendar.head = [
        "PRODID:-//Microsoft Corporation//Outlook 16.0 MIMEDIR//EN",
        "VERSION:2.0",
        "METHOD:PUBLISH",
        "X-CALSTART:20260828T220000Z",
        "X-WR-RELCALID:{0000002E-7A31-2C9B-51F0-6C1D90C0A9B1}",
        "X-WR-CALNAME:Cycle",
    ]
    calendar.extra = WINDOWS_ZONE
    for event in calendar.events:
        for name in ("DTSTART", "DTEND"):
            day = event.value(name)
            if len(day) == 8:
                event.set(name, f'{name};TZID="W. Europe Standard Time":{day}T000000')
        event.set("UID", f"UID:{global_object_id(event.value('UID'))}")
        event.set("SUMMARY", f"SUMMARY;LANGUAGE=de:{event.value('SUMMARY')}")
        event.set("DESCRIPTION", f"DESCRIPTION:{event.value('DESCRIPTION')}\\n")
        event.drop("X-EVE-", "STATUS", "LAST-MODIFIED")
        event.set("DTSTAMP", "DTSTAMP:20261120T181500Z")
        event.lines += [
            "CLASS:PUBLIC",
            "PRIORITY:5",
            "X-ALT-DESC;FMTTYPE=text/html:<html><body>Cycle</body></html>",
            "X-MICROSOFT-CDO-BUSYSTATUS:FREE",
            "X-MICROSOFT-CDO-IMPORTANCE:1",
        ]
        event.alarms = [
            ["TRIGGER:-PT15H", "ACTION:DISPLAY", "DESCRIPTION:Reminder"] for _ in event.alarms[:1]
        ]
    return "\ufeff" + text(calendar, blank="\t")


def apple(calendar: Calendar) -> str:
    """Capital UIDs, a default alarm that does nothing where there was none."""
    calendar.head = [
        "CALSCALE:GREGORIAN",
        "PRODID:-//Apple Inc.//macOS 14.5//EN",
        "VERSION:2.0",
        "X-APPLE-CALENDAR-COLOR:#DB7093",
        "X-WR-CALNAME:Cycle",
    ]
    for event in calendar.events:
        event.set("UID", f"UID:{event.value('UID').upper()}")
        event.set("SEQUENCE", f"SEQUENCE:{int(event.value('SEQUENCE') or 0) + 1}")
        event.lines.append("X-APPLE-CREATOR-IDENTITY:com.apple.mobilecal")
        for alarm in event.alarms:
            name = str(uuid.uuid5(uuid.NAMESPACE_OID, str(alarm))).upper()
            alarm += [f"X-WR-ALARMUID:{name}"]
        if not event.alarms:
            event.alarms.append(
                [
                    "X-WR-ALARMUID:0A3B7C52-5E0C-4C6A-9E4B-6D7A55B0E0C1",
                    "UID:0A3B7C52-5E0C-4C6A-9E4B-6D7A55B0E0C1",
                    "TRIGGER;VALUE=DATE-TIME:19760401T005545Z",
                    "ACTION:NONE",
                    "X-APPLE-DEFAULT-ALARM:TRUE",
                ]
            )
    return text(calendar)


# --- What she did ---------------------------------------------------------------------------------

SAMPLES: dict[str, Callable[[], str | bytes]] = {}


def sample(name: str) -> Callable[[Callable[[], str | bytes]], None]:
    def keep(make: Callable[[], str | bytes]) -> None:
        SAMPLES[name] = make

    return keep


def edited(program: Callable[[Calendar], str], *edits: Callable[[Calendar], object]) -> str:
    calendar = Calendar()
    for edit in edits:
        edit(calendar)
    return program(calendar)


def moved(index: int, first: str, last: str) -> Callable[[Calendar], object]:
    return lambda calendar: calendar[index].put(first, last)


def deleted(index: int) -> Callable[[Calendar], object]:
    return lambda calendar: calendar.events.pop(index)


def only(index: int) -> Callable[[Calendar], object]:
    def keep(calendar: Calendar) -> None:
        calendar.events = [calendar[index]]

    return keep


def described(index: int, change: Callable[[str], str]) -> Callable[[Calendar], object]:
    def edit(calendar: Calendar) -> None:
        event = calendar[index]
        event.set("DESCRIPTION", f"DESCRIPTION:{change(event.value('DESCRIPTION'))}")

    return edit


def ringing(index: int, *triggers: str) -> Callable[[Calendar], object]:
    def edit(calendar: Calendar) -> None:
        calendar[index].alarms = [
            ["ACTION:DISPLAY", "DESCRIPTION:Period", f"TRIGGER:{trigger}"] for trigger in triggers
        ]

    return edit


def written(*lines: str) -> Callable[[Calendar], object]:
    return lambda calendar: calendar.events.append(Event(list(lines), []))


for program in (thunderbird, evolution, kde, calcurse, davx5, radicale, google, outlook, apple):
    SAMPLES[f"{program.__name__}_unchanged"] = lambda program=program: edited(program)

OCTOBER_MOVED = moved(OCTOBER, "2026-10-23", "2026-10-28")

SAMPLES |= {
    "thunderbird_moved_forecast": lambda: edited(
        thunderbird, moved(NEXT, "2026-11-18", "2026-11-22")
    ),
    "thunderbird_moved_future": lambda: edited(
        thunderbird, moved(DECEMBER, "2026-12-20", "2026-12-24")
    ),
    "thunderbird_moved_ovulation": lambda: edited(
        thunderbird, moved(OVULATION, "2026-11-08", "2026-11-08")
    ),
    "thunderbird_confirmed_forecast": lambda: edited(
        thunderbird, lambda calendar: calendar[NEXT].set("STATUS", "STATUS:CONFIRMED")
    ),
    "thunderbird_deleted_forecast": lambda: edited(thunderbird, deleted(NEXT)),
    "thunderbird_deleted_period": lambda: edited(thunderbird, deleted(SEPTEMBER)),
    "thunderbird_added_note": lambda: edited(
        thunderbird, described(OCTOBER, lambda old: f"strong cramps on the first day\\n{old}")
    ),
    "thunderbird_renamed_and_coloured": lambda: edited(
        thunderbird,
        lambda calendar: calendar[OCTOBER].set("SUMMARY", "SUMMARY:Red week"),
        lambda calendar: calendar[FERTILE].lines.append("COLOR:gold"),
    ),
    "thunderbird_copied_period": lambda: edited(
        thunderbird,
        lambda calendar: calendar.events.append(calendar[OCTOBER].copy()),
        lambda calendar: calendar[-1].put("2026-08-01", "2026-08-04"),
        lambda calendar: calendar[-1].set("UID", "UID:5b6f0a0e-8d2c-4a51-9a35-0f2f8c1f7d10"),
    ),
    "evolution_moved_period": lambda: edited(evolution, OCTOBER_MOVED),
    "kde_stretched_period": lambda: edited(kde, moved(OCTOBER, "2026-10-25", "2026-10-30")),
    "khal_shortened_period": lambda: edited(
        khal, moved(OCTOBER, "2026-10-25", "2026-10-27"), only(OCTOBER)
    ),
    "calcurse_moved_period": lambda: edited(calcurse, OCTOBER_MOVED),
    "calcurse_took_a_day_out": lambda: edited(
        calcurse,
        lambda calendar: calendar[OCTOBER].lines.append("EXDATE;VALUE=DATE:20261029T000000"),
    ),
    "davx5_moved_forecast": lambda: edited(davx5, moved(NEXT, "2026-11-20", "2026-11-24")),
    "radicale_moved_period": lambda: edited(radicale, OCTOBER_MOVED),
    "google_moved_period": lambda: edited(google, OCTOBER_MOVED),
    "google_html_description": lambda: edited(
        google,
        described(
            OCTOBER,
            lambda old: (
                "<p>"
                + old.replace("\\n", "<br>").replace("ref 72HW-0NSJ", "<b>ref</b>&nbsp;72hw-Onsj")
                + "</p><p>had to lie down &amp; rest</p>"
            ),
        ),
    ),
    "google_new_period": lambda: edited(
        google,
        written(
            "DTSTART;VALUE=DATE:20260802",
            "DTEND;VALUE=DATE:20260806",
            "DTSTAMP:20261120T201500Z",
            "UID:4h8d2k1l0c9v7b6n5m3q@google.com",
            "SUMMARY:Meine Periode 🩸",
            "STATUS:CONFIRMED",
        ),
        written(
            "DTSTART:20260803T140000Z",
            "DTEND:20260803T150000Z",
            "DTSTAMP:20261120T201500Z",
            "UID:0f8e7d6c5b4a39281706@google.com",
            "SUMMARY:Dentist",
            "STATUS:CONFIRMED",
        ),
    ),
    "outlook_moved_period": lambda: edited(outlook, OCTOBER_MOVED),
    "outlook_deleted_forecast": lambda: edited(outlook, deleted(NEXT)),
    "apple_moved_forecast": lambda: edited(apple, moved(NEXT, "2026-11-17", "2026-11-20")),
    "apple_changed_alarm": lambda: edited(apple, ringing(DECEMBER, "-P1DT4H")),
    "apple_two_times_of_day": lambda: edited(apple, ringing(DECEMBER, "-PT15H", "PT20H")),
    "apple_cancelled_copy": lambda: edited(
        apple, lambda calendar: calendar[SEPTEMBER].set("STATUS", "STATUS:CANCELLED")
    ),
}


@sample("evolution_exdate_beside_override")
def _() -> str:
    """The day that was excluded has an override, so it is not deleted but moved."""
    calendar = Calendar()
    event = calendar[OCTOBER]
    event.put("2026-10-25", "2026-10-25")
    event.lines += [
        "RRULE;X-EVOLUTION-ENDDATE=20261029T000000Z:FREQ=DAILY;COUNT=5",
        "EXDATE;VALUE=DATE:20261029",
    ]
    override = event.copy().put("2026-10-30", "2026-10-30")
    override.drop("RRULE", "EXDATE")
    override.lines.append("RECURRENCE-ID;VALUE=DATE:20261029")
    calendar.events.insert(OCTOBER + 1, override)
    return evolution(calendar)


@sample("google_split_series")
def _() -> str:
    """ "This and following" of a daily series was moved a day on."""
    calendar = Calendar()
    event = calendar[OCTOBER]
    event.put("2026-10-25", "2026-10-25")
    rest = event.copy().put("2026-10-28", "2026-10-28")
    event.lines.append("RRULE:FREQ=DAILY;UNTIL=20261027")
    rest.lines.append("RRULE:FREQ=DAILY;COUNT=3")
    rest.set("UID", f"UID:{event.value('UID')}_R20261028")
    calendar.events.append(rest)
    return google(calendar)


@sample("outlook_utc")
def _() -> str:
    """Local midnights of Berlin in Greenwich time, summer time and not."""
    calendar = Calendar()
    calendar[OCTOBER].put("2026-10-23", "2026-10-28")
    for event in calendar.events:
        for name in ("DTSTART", "DTEND"):
            day = date.fromisoformat(event.value(name))
            hour = 22 if date(2026, 3, 29) < day <= date(2026, 10, 25) else 23
            event.set(name, f"{name}:{day - timedelta(1):%Y%m%d}T{hour}0000Z")
    return outlook(calendar)


@sample("outlook_without_ends")
def _() -> str:
    lines = edited(outlook, OCTOBER_MOVED).split("\r\n")
    return "\r\n".join(line for line in lines if not line.startswith("END:"))


@sample("outlook_twice_in_the_file")
def _() -> str:
    calendar = Calendar()
    calendar.events += [event.copy() for event in calendar.events]
    for number, event in enumerate(calendar.events[len(EVENTS) :]):
        event.set("UID", f"UID:0400000082-{number}")
    return outlook(calendar)


@sample("thunderbird_swapped_periods")
def _() -> str:
    return edited(
        thunderbird,
        moved(SEPTEMBER, "2026-10-25", "2026-10-29"),
        moved(OCTOBER, "2026-09-27", "2026-10-01"),
    )


@sample("unknown_program_without_marks")
def _() -> str:
    """Nothing is left of an event but its title and its days, as midnights with a length."""
    calendar = Calendar()
    calendar[OCTOBER].put("2026-10-23", "2026-10-28")
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Unknown//EN"]
    for event in calendar.events:
        first, last = event.days
        lines += [
            "begin:vevent",
            f"dtstart:{first:%Y%m%d}T000000",
            f"duration:PT{24 * ((last - first).days + 1)}H",
            f"summary:{event.value('SUMMARY')}",
            "end:vevent",
        ]
    return "".join(line + "\r" for line in [*lines, "END:VCALENDAR"])


@sample("unknown_program_wrapped")
def _() -> str:
    inner = edited(thunderbird, OCTOBER_MOVED)
    return f"BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Wrapper//EN\r\n{inner}END:VCALENDAR\r\n"


@sample("unknown_program_utf16")
def _() -> bytes:
    return edited(thunderbird, OCTOBER_MOVED).encode("utf-16")


@sample("unknown_program_doubled_uid")
def _() -> str:
    """The same event twice, equally new, on different days."""
    calendar = Calendar()
    calendar.events.insert(OCTOBER + 1, calendar[OCTOBER].copy().put("2026-10-23", "2026-10-28"))
    return text(calendar)


@sample("unknown_program_empty")
def _() -> str:
    calendar = Calendar()
    calendar.events = []
    return text(calendar)


@sample("google_several_calendars.zip")
def _() -> bytes:
    """All calendars of one account, in an archive."""
    other = (
        "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Google Inc//Google Calendar 70.9054//EN\r\n"
    )
    other += "BEGIN:VEVENT\r\nUID:w@google.com\r\nDTSTART:20261103T140000Z\r\n"
    other += "DTEND:20261103T150000Z\r\nSUMMARY:Dentist\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
    files = {"Cycle_4f2a@group.calendar.google.com.ics": edited(google, OCTOBER_MOVED)}
    files["someone@example.com.ics"] = other
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, contents in files.items():
            packed.writestr(zipfile.ZipInfo(name), contents, zipfile.ZIP_DEFLATED)
    return archive.getvalue()


@sample("foreign_calendar")
def _() -> str:
    """Her own calendar, with periods that she wrote into it by hand."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Her own//EN"]
    for number, (first, days, title) in enumerate(
        [
            ("20260701", 4, "Règles"),
            ("20260730", 5, "period"),
            ("20260927", 5, "Period (day 1-5)"),
            ("20260815", 1, "End of trial period"),
            ("20261224", 2, "Period"),
            ("20260301", 365, "Period"),
        ]
    ):
        end = date.fromisoformat(first) + timedelta(days)
        lines += [
            "BEGIN:VEVENT",
            f"UID:hers-{number}",
            f"DTSTART;VALUE=DATE:{first}",
            f"DTEND;VALUE=DATE:{end:%Y%m%d}",
            f"SUMMARY:{title}",
            "END:VEVENT",
        ]
    lines += ["BEGIN:VEVENT", "UID:hers-plan", "DTSTART;VALUE=DATE:20260110", "SUMMARY:Period"]
    lines += ["RRULE:FREQ=DAILY;INTERVAL=28", "END:VEVENT", "END:VCALENDAR"]
    return "".join(line + "\r\n" for line in lines)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, make in SAMPLES.items():
        made = make()
        path = FOLDER / (name if name.endswith(".zip") else f"{name}.ics")
        path.write_bytes(made if isinstance(made, bytes) else made.encode())


if __name__ == "__main__":
    main()
