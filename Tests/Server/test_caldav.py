"""Calendars as a calendar program gets them that signs in, over HTTP and nothing else."""

import base64
import json
import re
import signal
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest
from mounts import mounted
from server import Answer, Household, Server, make_certificate

DAV, CALDAV = "{DAV:}", "{urn:ietf:params:xml:ns:caldav}"
NAMESPACES = 'xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"'
CALENDAR = "text/calendar; charset=utf-8"


def add_password(household: Household, name: str, *options: object) -> str:
    answer = json.loads(household.eve("app-password", "add", name, "--json", *options))
    return answer["appPassword"]["password"]


class Program:
    """What a calendar program does that knows its server's bare address and a password."""

    def __init__(self, server: Server, password: str) -> None:
        self.server = server
        pair = base64.b64encode(f"anybody:{password}".encode()).decode()
        self.authorization = f"Basic {pair}"
        self.home = self._path(
            self._path("/", "current-user-principal", DAV), "calendar-home-set", CALDAV
        )
        self.cycle = self.home + "cycle/"

    def ask(self, method: str, path: str, body: str = "", **fields: str) -> Answer:
        if body:
            fields.setdefault("Content_Type", "text/xml")
        return self.server.get(
            path, method, body.encode() or None, Authorization=self.authorization, **fields
        )

    def _path(self, path: str, name: str, namespace: str) -> str:
        prefix = "d" if namespace == DAV else "c"
        answer = self.propfind(path, f"<{prefix}:{name}/>")
        href = answer.find(f".//{namespace}{name}/{DAV}href")
        assert href is not None
        assert href.text
        return href.text

    def propfind(self, path: str, properties: str, depth: str = "0") -> ET.Element:
        body = f"<d:propfind {NAMESPACES}><d:prop>{properties}</d:prop></d:propfind>"
        answer = self.ask("PROPFIND", path, body, Depth=depth, Content_Type="text/xml")
        assert answer.status == 207
        return ET.fromstring(answer.body)

    def sync(self, token: str = "") -> tuple[dict[str, str | None], str]:
        """The tags of what changed, none for what is gone, and the next token."""
        body = (
            f"<d:sync-collection {NAMESPACES}><d:sync-token>{token}</d:sync-token>"
            "<d:sync-level>1</d:sync-level><d:prop><d:getetag/></d:prop></d:sync-collection>"
        )
        answer = self.ask("REPORT", self.cycle, body, Depth="1", Content_Type="text/xml")
        assert answer.status == 207, answer.body
        root = ET.fromstring(answer.body)
        changed = {
            response.findtext(f"{DAV}href", ""): response.findtext(f".//{DAV}getetag")
            for response in root.iter(f"{DAV}response")
        }
        return changed, root.findtext(f"{DAV}sync-token", "")

    def objects(self, calendar: str) -> list[str]:
        """All that a calendar holds, in one answer."""
        body = (
            f"<c:calendar-query {NAMESPACES}><d:prop><c:calendar-data/></d:prop><c:filter>"
            '<c:comp-filter name="VCALENDAR"/></c:filter></c:calendar-query>'
        )
        answer = self.ask("REPORT", calendar, body, Depth="1")
        assert answer.status == 207, answer.body
        return [
            data.text or "" for data in ET.fromstring(answer.body).iter(f"{CALDAV}calendar-data")
        ]

    def event(self, day: str) -> tuple[str, str, str]:
        """Path, text and tag of the period that begins on that day."""
        for path in self.sync()[0]:
            answer = self.ask("GET", path)
            text = answer.body.decode()
            if f"DTSTART;VALUE=DATE:{day}" in text and "CATEGORIES:Period" in text:
                return path, text, answer.fields["etag"]
        raise AssertionError(f"no period begins on {day}")

    def put(self, path: str, text: str, tag: str) -> Answer:
        return self.ask("PUT", path, text, If_Match=tag, Content_Type=CALENDAR)


@pytest.fixture
def password(household: Household) -> str:
    return add_password(household, "Phone")


@pytest.fixture
def server(household: Household, password: str) -> Iterator[Server]:
    with household.serve() as server:
        yield server


@pytest.fixture
def program(server: Server, password: str) -> Program:
    return Program(server, password)


def starts(household: Household) -> list[str]:
    cycles = json.loads(household.eve("predict", "--json"))["cycles"]
    return [cycle["start"].replace("-", "") for cycle in cycles]


def test_is_found_from_the_bare_address(program: Program) -> None:
    answer = program.propfind(program.home, "<d:resourcetype/>", depth="1")
    paths = [href.text for href in answer.iter(f"{DAV}href")]
    assert paths == [program.home, program.cycle]
    assert program.server.get("/.well-known/caldav", "OPTIONS").status in (200, 301)


def test_every_entry_is_a_calendar_of_its_own(program: Program) -> None:
    changed, token = program.sync()
    assert len(changed) > 20
    assert token
    for path, tag in changed.items():
        answer = program.ask("GET", path)
        assert answer.fields["etag"] == tag
        assert answer.body.count(b"BEGIN:VEVENT") == 1
        assert b"METHOD" not in answer.body
    assert program.sync(token) == ({}, token)


def test_a_period_that_is_moved_corrects_the_log(household: Household, program: Program) -> None:
    last = starts(household)[-1]
    path, text, tag = program.event(last)
    _, token = program.sync()
    earlier = str(int(last) - 1)
    answer = program.put(
        path, text.replace(f"DTSTART;VALUE=DATE:{last}", f"DTSTART;VALUE=DATE:{earlier}"), tag
    )
    assert answer.status == 204, answer.body
    assert "etag" not in answer.fields
    assert starts(household)[-1] == earlier
    changed, _ = program.sync(token)
    assert path in changed
    assert program.event(earlier)[0] == path


def test_an_edit_of_an_older_state_is_not_taken(household: Household, program: Program) -> None:
    before = starts(household)
    path, text, tag = program.event(before[-1])
    assert program.put(path, text, '"other"').status == 412
    assert program.ask("DELETE", path, If_Match='"other"').status == 412
    assert starts(household) == before
    assert program.ask("GET", path).fields["etag"] == tag


def test_a_forecast_cannot_be_moved_into_the_future(household: Household, program: Program) -> None:
    following = json.loads(household.eve("predict", "--json"))["periods"][2]["start"]
    day = following.replace("-", "")
    path, text, tag = program.event(day)
    moved = text.replace(f"DTSTART;VALUE=DATE:{day}", f"DTSTART;VALUE=DATE:{int(day) - 1}")
    answer = program.put(path, moved, tag)
    assert answer.status == 403
    assert ET.fromstring(answer.body).findtext(f"{DAV}responsedescription")
    assert program.event(day)[0] == path


def test_what_a_program_adds_is_kept_as_it_came(program: Program) -> None:
    text = (
        "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//x//y//EN\r\nBEGIN:VEVENT\r\nUID:dentist\r\n"
        'DTSTAMP:20261101T000000Z\r\nDTSTART:20270101T090000Z\r\nX-ODD;A="b;c":d\\,e\r\n'
        "SUMMARY:Dentist\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
    )
    path = program.cycle + "dentist%20x.ics"
    answer = program.ask("PUT", path, text, If_None_Match="*", Content_Type=CALENDAR)
    assert answer.status == 201, answer.body
    got = program.ask("GET", path)
    assert got.body.decode() == text
    assert got.fields["etag"] == answer.fields["etag"]
    assert program.ask("DELETE", path, If_Match=got.fields["etag"]).status == 204
    assert program.ask("GET", path).status == 404


def test_a_token_outlives_the_server(household: Household, password: str) -> None:
    with household.serve() as server:
        _, token = Program(server, password).sync()
    household.eve("log", "2026-11-19", "--flow", "light")
    with household.serve() as server:
        changed, later = Program(server, password).sync(token)
        assert changed
        assert later != token


LESSER = {
    "Partner": ("--read-only",),
    "Dates": ("--dates-only", "--read-only"),
    "Work": ("--titles", "neutral"),
    "Office": ("--titles", "neutral", "--read-only"),
    "Periods": ("--include", "periods"),
}


def test_lesser_readers_are_not_told_when_something_else_is_logged(household: Household) -> None:
    household.eve("person", "rename", "me", "Ada")
    passwords = {name: add_password(household, name, *options) for name, options in LESSER.items()}
    paths = [
        household.add_feed(name, *(option for option in options if option != "--read-only"))
        for name, options in LESSER.items()
    ]
    everything = "<d:sync-token/><d:getetag/><d:getlastmodified/><d:displayname/>"
    tags = '<s:getctag xmlns:s="http://calendarserver.org/ns/"/>'

    def seen(programs: list[Program]) -> list[object]:
        listed = [
            ET.tostring(program.propfind(program.cycle, everything + tags, depth="1"))
            for program in programs
        ]
        feeds = [programs[0].server.get(path) for path in paths]
        for feed in feeds:
            feed.fields.pop("date", None)
        return [*listed, *((feed.fields, feed.body) for feed in feeds)]

    with household.serve() as server:
        own = Program(server, add_password(household, "Phone"))
        programs = [Program(server, password) for password in passwords.values()]
        tokens = [program.sync()[1] for program in programs]
        before, own_token = seen(programs), own.sync()[1]
        for line in (
            ("--note", "a long talk"),
            ("--symptom", "cramps", "--mood", "calm"),
            ("--mucus", "sticky"),
            ("--temperature", "36.42"),
            ("--lh", "negative"),
        ):
            household.eve("log", "2026-11-19", *line)
        household.eve("undo")
        assert seen(programs) == before
        for program, token in zip(programs, tokens, strict=True):
            assert program.sync(token) == ({}, token)
        assert own.sync(own_token)[1] != own_token
        # What they see is told, and no more of it.
        household.eve("log", "2026-11-19", "--flow", "light")
        assert all(now != then for now, then in zip(seen(programs), before, strict=True))
        last = []
        for program, token in zip(programs, tokens, strict=True):
            changed, later = program.sync(token)
            last.append(later)
            assert 0 < len(changed) <= len(program.sync()[0]) + 20
            assert later != token
            assert program.sync(later) == ({}, later)
    # A server that was started again knows them, those of before too.
    with household.serve() as server:
        for password, first, token in zip(passwords.values(), tokens, last, strict=True):
            again = Program(server, password)
            changed, now = again.sync(first)
            assert (bool(changed), now) == (True, token)
            assert again.sync(token) == ({}, token)
            assert again.sync()[1] == token


def test_neutral_readers_are_told_neither_name_nor_program(household: Household) -> None:
    household.eve("person", "rename", "me", "A. Quist")
    household.eve("settings", "calendar-name", "Quist's cycle")
    plain, neutral = (
        add_password(household, "Phone"),
        add_password(household, "Work", "--titles", "neutral"),
    )
    rename = (
        f"<d:propertyupdate {NAMESPACES}><d:set><d:prop><d:displayname>%s</d:displayname>"
        "<c:calendar-description>%s</c:calendar-description></d:prop></d:set></d:propertyupdate>"
    )
    with household.serve() as server:
        own, work = Program(server, plain), Program(server, neutral)
        changed = own.ask("PROPPATCH", own.cycle, rename % ("Quist's cycle", "Quist bleeds"))
        assert (changed.status, b"200 OK" in changed.body) == (207, True)
        names = "<d:displayname/><c:calendar-description/>"
        principal = own.home.removesuffix("calendars/")
        assert b"Quist" in ET.tostring(own.propfind(own.cycle, names))
        assert b"Quist" in ET.tostring(own.propfind(principal, names))
        answers = [server.get("/dav/", "PROPFIND"), server.get("/nothing"), server.get("/healthz")]
        path = household.add_feed("team", "--titles", "neutral")
        answers.append(server.get(path))
        allprop = '<d:propfind xmlns:d="DAV:"><d:allprop/></d:propfind>'
        for place in ("/dav/", principal, work.home, work.cycle):
            for depth in ("0", "1"):
                answers.append(work.ask("PROPFIND", place, allprop, Depth=depth))
        search = (
            '<d:principal-property-search xmlns:d="DAV:"><d:property-search><d:prop>'
            "<d:displayname/></d:prop><d:match>a</d:match></d:property-search><d:prop>"
            "<d:displayname/></d:prop></d:principal-property-search>"
        )
        answers.append(work.ask("REPORT", "/dav/", search, Depth="0"))
        answers.append(work.ask("DELETE", work.cycle))
        answers += [work.ask("GET", path) for path in work.sync()[0]]
        for answer in answers:
            body = answer.body.decode().replace(work.cycle, "")
            told = f"{answer.fields} {body}".lower()
            for word in ("eve-ics", "quist", "cycle", "period", "tracker"):
                assert word not in told, (word, told)
        # It keeps a name of its own, and neither sees the other's.
        changed = work.ask("PROPPATCH", work.cycle, rename % ("Shifts", "Rota"))
        assert (changed.status, b"200 OK" in changed.body) == (207, True)
        assert b"Shifts" in ET.tostring(work.propfind(work.cycle, names))
        assert b"Shifts" not in ET.tostring(own.propfind(own.cycle, names))


def test_calendars_of_her_own_are_made_and_deleted(program: Program) -> None:
    path = program.home + "own/"
    assert program.ask("MKCALENDAR", path).status == 201
    todo = (
        "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//x//y//EN\r\nBEGIN:VTODO\r\nUID:t\r\n"
        "DTSTAMP:20261101T000000Z\r\nSUMMARY:Buy\r\nEND:VTODO\r\nEND:VCALENDAR\r\n"
    )
    assert program.ask("PUT", path + "t.ics", todo, Content_Type=CALENDAR).status == 201
    assert program.ask("GET", path + "t.ics").body.decode() == todo
    assert program.ask("DELETE", path).status == 204
    assert program.ask("GET", path + "t.ics").status == 404
    assert program.ask("DELETE", program.cycle).status == 403


@pytest.mark.parametrize("rule", ["", "RRULE:FREQ=DAILY\r\n"])
def test_a_todo_with_a_duration_is_due_at_its_end(
    household: Household, program: Program, rule: str
) -> None:
    path = program.home + "own/"
    assert program.ask("MKCALENDAR", path).status == 201
    todo = (
        "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//x//y//EN\r\nBEGIN:VTODO\r\nUID:t\r\n"
        "DTSTAMP:20261101T000000Z\r\nSUMMARY:Buy\r\nDTSTART:20261122T070000Z\r\n"
        f"DURATION:PT1H30M\r\n{rule}END:VTODO\r\nEND:VCALENDAR\r\n"
    )
    assert program.ask("PUT", path + "t.ics", todo, Content_Type=CALENDAR).status == 201
    assert "due Sunday 22 Nov at 08:30" in household.eve("todo", "list")
    household.eve("todo", "done", "Buy")
    listed = household.eve("todo", "list")
    assert ("due Monday 23 Nov at 08:30" in listed) == bool(rule)


def test_a_period_moved_over_from_another_calendar_is_logged(
    household: Household, program: Program
) -> None:
    assert program.ask("MKCALENDAR", program.home + "home/").status == 201
    path, text, _ = program.event(starts(household)[-1])
    first = program.home + "home/period.ics"
    assert program.ask("COPY", path, Destination=program.server.url + first).status == 201
    assert program.ask("GET", first).body.decode() == text
    assert program.ask("MOVE", path, Destination=program.home + "home/own.ics").status == 403
    day = "20200306"
    lines = ["BEGIN:VEVENT", "UID:moved@example.com", "DTSTAMP:20200307T000000Z"]
    lines += [f"DTSTART;VALUE=DATE:{day}", "SUMMARY:Period", "END:VEVENT"]
    calendar = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//x//y//EN", *lines, "END:VCALENDAR"]
    place = program.home + "home/own.ics"
    put = program.ask("PUT", place, "\r\n".join([*calendar, ""]), Content_Type=CALENDAR)
    assert put.status == 201
    assert day not in starts(household)
    assert program.ask("MOVE", place, Destination=program.cycle + "own.ics").status == 201
    assert program.ask("GET", place).status == 404
    assert day in starts(household)


def test_one_person_cannot_tell_another_from_nobody(household: Household, program: Program) -> None:
    household.eve("person", "add", "Berta")
    other = Program(program.server, add_password(household, "Berta's", "--person", "Berta"))
    theirs = other.home.split("/")[2]
    nobody = re.sub("[a-z2-7]", "a", theirs)
    assert theirs not in program.home
    for method in ("GET", "PUT", "DELETE", "PROPFIND", "REPORT", "MKCALENDAR", "PROPPATCH"):
        for form in ("/", "/calendars/", "/calendars/cycle/", "/calendars/cycle/x.ics"):
            answers = [
                program.ask(method, f"/dav/{account}{form}", Depth="0")
                for account in (theirs, nobody)
            ]
            for answer in answers:
                answer.fields.pop("date", None)
            assert answers[0].status == 404
            assert answers[0] == answers[1]
            assert answers[0].body == answers[1].body


def test_a_share_can_only_be_read(household: Household, program: Program) -> None:
    shared = add_password(household, "Partner", "--read-only", "--dates-only")
    partner = Program(program.server, shared)
    path = next(iter(partner.sync()[0]))
    assert partner.ask("GET", path).status == 200
    assert partner.ask("DELETE", path).status == 403
    assert partner.ask("MKCALENDAR", partner.home + "own/").status == 403


def test_passwords_are_typed_and_taken_away(household: Household, server: Server) -> None:
    typed = add_password(household, "Tablet")
    assert Program(server, typed.replace("-", " ").upper()).sync()[0]
    household.eve("app-password", "revoke", "Tablet")
    pair = base64.b64encode(f"x:{typed}".encode()).decode()
    answer = server.get("/dav/", "PROPFIND", Authorization=f"Basic {pair}")
    assert answer.status == 401
    assert answer.fields["www-authenticate"].startswith("Basic ")


def test_no_password_goes_over_a_network_in_the_clear(
    household: Household, password: str, tmp_path: Path
) -> None:
    with household.serve("--behind-proxy") as server:
        pair = base64.b64encode(f"x:{password}".encode()).decode()
        for protocol, status in (("http", 403), ("https", 207)):
            answer = server.get(
                "/dav/",
                "PROPFIND",
                Authorization=f"Basic {pair}",
                Depth="0",
                X_Forwarded_For="192.0.2.1",
                X_Forwarded_Proto=protocol,
            )
            assert answer.status == status
    certificate, key = make_certificate(tmp_path)
    command = household.command(
        *("serve", "--json", "--listen", "127.0.0.1:0"),
        *("--tls-cert", certificate, "--tls-key", key),
    )
    with household.start(command, authority=certificate) as server:
        assert Program(server, password).sync()[0]


def test_the_log_tells_nothing(server: Server, password: str) -> None:
    program = Program(server, password)
    program.ask("GET", next(iter(program.sync()[0])))
    server.stop(signal.SIGTERM)
    assert "PROPFIND /dav/* 207" in server.log
    for secret in (password, program.home, program.authorization, ".ics"):
        assert secret not in server.log


def entry(number: int, length: int) -> str:
    """An event that takes so many bytes and more."""
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//example//test//EN",
        "BEGIN:VEVENT",
        f"UID:long-{number}",
        "DTSTAMP:20261101T000000Z",
        "DTSTART;VALUE=DATE:20261203",
        f"SUMMARY:{number}",
        *["COMMENT:" + "x" * 60 for _ in range(length // 70)],
        "END:VEVENT",
        "END:VCALENDAR",
        "",
    ]
    return "\r\n".join(lines)


def test_an_entry_can_be_deleted_to_make_room_on_a_full_disk(tmp_path: Path) -> None:
    place = tmp_path / "disk"
    place.mkdir()
    with mounted(place, "-t", "tmpfs", "-o", "size=2m", "tmpfs"):
        household = Household(place)
        household.add_days()
        household.stop_clock()
        password = add_password(household, "Phone")
        with household.serve() as server:
            program = Program(server, password)
            home = program.home + "own/"
            assert program.ask("MKCALENDAR", home).status == 201

            def put(number: int) -> int:
                path = f"{home}{number}.ics"
                text = entry(number, 100_000)
                return program.ask("PUT", path, text, Content_Type=CALENDAR).status

            count = 0
            while (status := put(count)) == 201:
                count += 1
            assert status == 507
            assert count >= 3
            for number in range(count):
                path = f"{home}{number}.ics"
                assert program.ask("DELETE", path).status == 204, server.log
            assert put(0) == 201
