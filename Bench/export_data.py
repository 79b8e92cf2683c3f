"""Turns a calendar of ours into data for export_baseline.c: export_data.py YEAR.ics > DATA.h"""

import json
import sys
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import icalendar


def text(value: object) -> str:
    """A C string; JSON writes the few escapes that occur as C does."""
    return json.dumps(str(value), ensure_ascii=False)


def seconds(component: icalendar.Component, name: str) -> int:
    moment = component.decoded(name)
    assert isinstance(moment, datetime)
    return int(moment.astimezone(UTC).timestamp())


def day(component: icalendar.Component, name: str) -> str:
    value = component.decoded(name)
    assert type(value) is date
    return f"{{{value.year}, {value.month}, {value.day}}}"


def alarm(component: icalendar.Component) -> str:
    trigger = component.decoded("TRIGGER")
    assert isinstance(trigger, timedelta)
    fields = [text(component["UID"]), text(component["DESCRIPTION"])]
    return "{" + ", ".join([*fields, str(int(trigger.total_seconds()))]) + "}"


def event(component: icalendar.Component) -> str:
    alarms = component.walk("VALARM")
    category = component["CATEGORIES"].to_ical().decode()
    names = ("UID", "SUMMARY", "DESCRIPTION")
    fields = [text(component[name]) for name in names] + [text(category)]
    fields += [text(component[name]) for name in ("X-EVE-ID", "X-EVE-KIND")]
    fields += [str(seconds(component, "DTSTAMP"))]
    fields += [day(component, "DTSTART"), day(component, "DTEND"), str(component["SEQUENCE"])]
    fields += [f"ICAL_STATUS_{component['STATUS']}", str(len(alarms))]
    fields += ["{" + ", ".join(map(alarm, alarms)) + "}"]
    return "    {" + ", ".join(fields) + "},"


def main() -> None:
    calendar = icalendar.Calendar.from_ical(Path(sys.argv[1]).read_bytes())
    names = ["PRODID", "UID", "X-WR-RELCALID", "SOURCE", "NAME", "DESCRIPTION", "COLOR"]
    names += ["X-APPLE-CALENDAR-COLOR", "X-PUBLISHED-TTL"]
    fields = [text(calendar[name]) if name in calendar else "NULL" for name in names]
    refresh = calendar.decoded("REFRESH-INTERVAL")
    fields += [str(seconds(calendar, "LAST-MODIFIED")), str(int(refresh.total_seconds()))]
    print("static const struct calendar calendar = {" + ", ".join(fields) + "};")
    print("static const struct event events[] = {")
    print("\n".join(map(event, calendar.walk("VEVENT"))))
    print("};")


if __name__ == "__main__":
    main()
