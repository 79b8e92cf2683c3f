"""What readers make of doses: on which day, at what time in her zone, and when they ring."""

import io
import json
import re
from datetime import date, datetime, time, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import icalendar
import pytest
import recurring_ical_events
import vobject
from dateutil.tz import tzical
from doses import TODAY, ZONES, Dose, DoseCalendar, expected_doses, export, in_order, store
from lines import parse, unescape
from ruby import Reader
from test_khal import Khal
from tool import eve

EXPECTED = expected_doses()
LENGTH = timedelta(minutes=15)


@pytest.fixture(scope="session")
def where(tmp_path_factory: pytest.TempPathFactory) -> list[object]:
    return store(tmp_path_factory.mktemp("doses"))


@pytest.fixture(scope="session", params=ZONES)
def calendar(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> DoseCalendar:
    return export(request.param, tmp_path_factory.mktemp("zone"))


def dose(start: date | datetime, title: str, status: str, triggers: list[timedelta]) -> Dose:
    """By the clock on the wall, on which a day before is a day before whatever the clocks do."""
    if isinstance(start, datetime):
        local = start.replace(tzinfo=None)
        day, at = local.date(), local.time()
    else:
        local = datetime.combine(start, time())
        day, at = start, None
    rings = tuple(sorted(local + trigger for trigger in triggers))
    return Dose(day, at, title, status, rings)


def test_icalendar(calendar: DoseCalendar) -> None:
    parsed = icalendar.Calendar.from_ical(calendar.data)
    assert not parsed.errors
    found = []
    for event in parsed.walk("VEVENT"):
        assert not event.errors
        start = event.decoded("DTSTART")
        triggers = [alarm.decoded("TRIGGER") for alarm in event.walk("VALARM")]
        found.append(dose(start, str(event["SUMMARY"]), str(event["STATUS"]), triggers))
        if isinstance(start, datetime):
            assert event.end - event.start == LENGTH
            if calendar.zone != "floating":
                wanted = start.replace(tzinfo=ZoneInfo(calendar.zone))
                assert start.utcoffset() == wanted.utcoffset()
            else:
                assert start.tzinfo is None
    assert in_order(found) == EXPECTED


def test_vobject(calendar: DoseCalendar) -> None:
    """It knows no zone but the one that the file defines."""
    parsed = vobject.readOne(calendar.data.decode())
    assert parsed.validate()
    found = []
    for event in parsed.contents["vevent"]:
        start = event.dtstart.value
        triggers = [alarm.trigger.value for alarm in event.contents.get("valarm", [])]
        found.append(dose(start, event.summary.value, event.status.value, triggers))
        if isinstance(start, datetime):
            assert event.duration.value == LENGTH
            if calendar.zone != "floating":
                wanted = start.replace(tzinfo=ZoneInfo(calendar.zone))
                assert start.utcoffset() == wanted.utcoffset()
    assert in_order(found) == EXPECTED


def test_recurring_ical_events(calendar: DoseCalendar) -> None:
    events = recurring_ical_events.of(icalendar.Calendar.from_ical(calendar.data)).all()
    found = []
    for event in events:
        triggers = [alarm.decoded("TRIGGER") for alarm in event.walk("VALARM")]
        start = event.decoded("DTSTART")
        found.append(dose(start, str(event["SUMMARY"]), str(event["STATUS"]), triggers))
    assert in_order(found) == EXPECTED


def test_ruby(calendar: DoseCalendar, read_with_ruby: Reader) -> None:
    found = []
    for event in read_with_ruby(calendar.path):
        is_timed = "T" in event["start"]
        start = (datetime if is_timed else date).fromisoformat(event["start"])
        assert event["zone"] == (
            calendar.zone if is_timed and calendar.zone != "floating" else None
        )
        assert event["minutes"] == (15 if is_timed else None)
        triggers = [timedelta(minutes=n) for n in event["triggers"]]
        found.append(dose(start, event["title"], event["status"], triggers))
    assert in_order(found) == EXPECTED


@pytest.mark.parametrize("zone", ["floating", "Australia/Lord_Howe"])
def test_khal(zone: str, tmp_path: Path) -> None:
    """It takes long over each event; the clocks of that island changed on 4 October."""
    calendar, last = export(zone, tmp_path, months=1), date(2026, 12, 20)
    khal = Khal(tmp_path, zone="Australia/Lord_Howe")
    khal("import", "--batch", calendar.path)
    form = "{start-long}\t{status}\t{title}"
    lines = khal("list", "--once", "--format", form, "2026-01-01", "2028-01-01").splitlines()
    found = []
    for line in lines:
        if "\t" not in line:
            continue
        start, status, title = line.split("\t")
        day, _, clock = start.partition(" ")
        at = time.fromisoformat(clock) if clock else None
        found.append(Dose(date.fromisoformat(day), at, title, status.strip()))
    wanted = [Dose(d.day, d.time, d.title, d.status) for d in EXPECTED if d.day <= last]
    assert in_order(found) == in_order(wanted)


def test_the_zone_is_defined_as_tzdata_has_it(calendar: DoseCalendar) -> None:
    """At every hour of the calendar's days that the clocks do not skip or repeat."""
    text = calendar.data.replace(b"\r\n ", b"").decode().replace("\r\n", "\n")
    definitions = re.findall(r"BEGIN:VTIMEZONE\n.*?END:VTIMEZONE\n", text, re.DOTALL)
    if calendar.zone == "floating":
        assert definitions == []
        return
    (definition,) = definitions
    assert f"TZID:{calendar.zone}\n" in definition
    defined, real = tzical(io.StringIO(definition)).get(), ZoneInfo(calendar.zone)
    clock = datetime.combine(EXPECTED[0].day, time())
    offsets = set()
    while clock.date() <= EXPECTED[-1].day:
        wanted = clock.replace(tzinfo=real)
        if wanted.utcoffset() == wanted.replace(fold=1).utcoffset():
            assert clock.replace(tzinfo=defined).utcoffset() == wanted.utcoffset(), clock
            offsets.add(wanted.utcoffset())
        clock += timedelta(hours=1)
    assert len(offsets) == (1 if calendar.zone == "Asia/Kathmandu" else 2)


def test_nine_in_the_evening_stays_nine_in_the_evening(calendar: DoseCalendar) -> None:
    """In UTC it moves with her clocks; in a file without a zone it has no place there."""
    parsed = icalendar.Calendar.from_ical(calendar.data)
    starts = [e.decoded("DTSTART") for e in parsed.walk("VEVENT") if e["X-EVE-KIND"] == "pill"]
    assert {start.time() for start in starts} == {time(21)}
    if calendar.zone != "floating":
        hours = {start.astimezone(ZoneInfo("UTC")).time() for start in starts}
        assert len(hours) == (1 if calendar.zone == "Asia/Kathmandu" else 2)


def test_our_own_lint_finds_nothing(calendar: DoseCalendar) -> None:
    assert json.loads(eve("lint", "--json", calendar.path))["findings"] == []


def test_every_dose_has_a_name_of_its_own(calendar: DoseCalendar) -> None:
    events = parse(calendar.data).components("VEVENT")
    uids = {event.value("UID") for event in events}
    tokens = {unescape(event.value("DESCRIPTION")).split("\n")[-1] for event in events}
    alarms = [alarm.value("UID") for event in events for alarm in event.components("VALARM")]
    assert len(uids) == len(tokens) == len(events) == len(EXPECTED)
    assert len(set(alarms)) == len(alarms)


def test_the_same_options_give_the_same_bytes(where: list[object]) -> None:
    options = [*where, "--include", "pills"]
    assert eve("export", *options) == eve("export", *options)


def test_neutral_doses_give_nothing_away(where: list[object]) -> None:
    data = eve("export", *where, "--include", "pills", "--titles", "neutral")
    words = rb"pill|placebo|patch|\bring|inject|renew|device|iud|pack|dose|hormon|contracept|eve"
    rest = data.replace(b"\r\n ", b"").replace(b"VEVENT", b"")
    # Tokens are of random letters, which spell a word now and then.
    rest, tokens = re.subn(rb"ref [0-9A-Z]{4}-[0-9A-Z]{4}", b"", rest)
    assert tokens > len(EXPECTED)
    assert not re.search(rb"(?i)" + words, rest)
    assert len(parse(data).components("VEVENT")) > len(EXPECTED)


def test_a_moved_pack_keeps_its_names(tmp_path: Path) -> None:
    where = store(tmp_path)

    def pills() -> dict[str, str]:
        data = eve("export", *where, "--include", "pills")
        events = parse(data).components("VEVENT")
        return {
            event.value("UID"): unescape(event.value("DESCRIPTION")).split("\n")[0]
            for event in events
            if event.value("X-EVE-KIND") == "pill"
        }

    before = pills()
    # The pack that begins on 30 November begins three days later.
    eve("contraception", "reset", "--course", "1", "--date", TODAY, "--day", "16", *where)
    after = pills()
    common = before.keys() & after.keys()
    assert len(common) > 300
    assert {uid: before[uid] for uid in common} == {uid: after[uid] for uid in common}
