"""The file itself, octet by octet, and what calendar programs trip over in it."""

import json
import re
import unicodedata
from datetime import datetime, timedelta

from catalogue import messages
from events import Event
from exports import Exported
from lines import Component, Property, parse, physical_lines, unescape
from tool import eve

LOWER_CASE_UUID = re.compile(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}")
UTC_STAMP = re.compile(r"\d{8}T\d{6}Z")
REF = re.compile(r"ref [0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}")


def events_of(exported: Exported) -> list[Component]:
    return parse(exported.data).components("VEVENT")


def test_lines_end_in_crlf_and_are_at_most_75_octets(exported: Exported) -> None:
    lines = physical_lines(exported.data)
    assert max(map(len, lines)) <= 75
    assert min(map(len, lines)) > 0


def test_no_fold_cuts_a_character(exported: Exported) -> None:
    for line in physical_lines(exported.data):
        line.decode()


def test_is_utf8_without_mark_and_control_characters(exported: Exported) -> None:
    text = exported.data.decode()
    assert not text.startswith("\ufeff")
    assert {c for c in text if unicodedata.category(c) == "Cc"} == {"\r", "\n"}


def test_calendar_has_what_it_must_and_no_method(exported: Exported) -> None:
    calendar = parse(exported.data)
    assert calendar.value("VERSION") == "2.0"
    assert calendar.value("CALSCALE") == "GREGORIAN"
    assert calendar.value("PRODID")
    assert LOWER_CASE_UUID.fullmatch(calendar.value("UID"))
    assert calendar.properties("METHOD") == []
    assert calendar.value("NAME") == calendar.value("X-WR-CALNAME")
    assert calendar.value("REFRESH-INTERVAL") == calendar.value("X-PUBLISHED-TTL")
    last = isinstance(calendar.items[-1], Component)
    assert last == bool(exported.expected)


def test_properties_come_once_and_alarms_last(exported: Exported) -> None:
    for event in events_of(exported):
        kinds = [isinstance(item, Component) for item in event.items]
        assert kinds == sorted(kinds)
        names = [item.name for item in event.items if isinstance(item, Property)]
        assert len(names) == len(set(names))
        assert not {"ORGANIZER", "ATTENDEE", "RRULE", "DURATION", "CLASS"} & set(names)
        assert event.value("TRANSP") == "TRANSPARENT"
        assert UTC_STAMP.fullmatch(event.value("DTSTAMP"))
        assert event.value("DTSTAMP") == event.value("LAST-MODIFIED")
        assert event.value("SEQUENCE").isdecimal()
        assert "," not in event.value("CATEGORIES")


def test_uids_are_lower_case_uuids_and_differ(exported: Exported) -> None:
    calendar = parse(exported.data)
    uids = [calendar.value("UID")]
    for event in calendar.components("VEVENT"):
        uids += [part.value("UID") for part in (event, *event.components("VALARM"))]
    assert all(LOWER_CASE_UUID.fullmatch(uid) for uid in uids)
    assert len(uids) == len(set(uids))


def test_days_and_rings_are_those_of_the_forecast(exported: Exported) -> None:
    events = []
    for event in events_of(exported):
        start, end = (
            next(i for i in event.items if isinstance(i, Property) and i.name == name)
            for name in ("DTSTART", "DTEND")
        )
        assert start.parameters == end.parameters == ("VALUE=DATE",)
        first = datetime.strptime(start.value, "%Y%m%d")
        last = datetime.strptime(end.value, "%Y%m%d") - timedelta(1)
        rings = sorted(
            first + triggered(alarm.value("TRIGGER")) for alarm in event.components("VALARM")
        )
        title, status = unescape(event.value("SUMMARY")), event.value("STATUS")
        events.append(Event(first.date(), last.date(), title, status, tuple(rings)))
    assert sorted(events) == exported.expected


def triggered(duration: str) -> timedelta:
    match = re.fullmatch(r"(-?)P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?", duration)
    assert match, duration
    weeks, days, hours, minutes = (int(n or 0) for n in match.groups()[1:])
    span = timedelta(weeks=weeks, days=days, hours=hours, minutes=minutes)
    return -span if match[1] else span


def test_alarms_are_complete(exported: Exported) -> None:
    for event in events_of(exported):
        for alarm in event.components("VALARM"):
            assert alarm.value("ACTION") == "DISPLAY"
            assert unescape(alarm.value("DESCRIPTION"))
            names = {item.name for item in alarm.items}
            assert names == {"UID", "ACTION", "DESCRIPTION", "TRIGGER"}


def test_description_ends_with_a_token_of_its_own(exported: Exported) -> None:
    tokens = [unescape(e.value("DESCRIPTION")).split("\n")[-1] for e in events_of(exported)]
    assert all(REF.fullmatch(token) for token in tokens)
    assert len(tokens) == len(set(tokens))


def test_fertile_days_are_said_to_be_no_contraceptive(exported: Exported) -> None:
    if exported.case.titles == "neutral":
        return
    for event in events_of(exported):
        if event.properties("X-EVE-KIND") in (["fertile"], ["ovulation"]):
            said = messages(exported.case.language)["calendar.not-contraception"]
            assert said in unescape(event.value("DESCRIPTION"))


def test_neutral_calendar_gives_nothing_away(exported: Exported) -> None:
    if exported.case.titles != "neutral":
        return
    # Tokens are of random letters, which spell "X-EVE" once in a hundred runs of all exports.
    rest, tokens = re.subn(REF.pattern.encode(), b"", exported.data.replace(b"\r\n ", b""))
    assert not re.search(
        rb"(?i)period|menstru|cycle|bleed|fertil|ovulat|eve-ics|x-eve|forecast|contracept", rest
    )
    events = events_of(exported)
    assert tokens == len(events)
    for event in events:
        assert REF.fullmatch(event.value("DESCRIPTION"))


def test_our_own_lint_finds_nothing(exported: Exported) -> None:
    assert json.loads(eve("lint", "--json", exported.path))["findings"] == []
