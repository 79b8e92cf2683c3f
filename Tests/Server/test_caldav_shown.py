"""What a program counts as having fetched: what an answer showed it, and nothing else."""

import pytest
from server import Household
from test_caldav import CALENDAR, NAMESPACES, Program, add_password

QUERY = (
    f"<c:calendar-query {NAMESPACES}><d:prop><d:getetag/><c:calendar-data/></d:prop>"
    '<c:filter><c:comp-filter name="VCALENDAR"><c:comp-filter name="VEVENT">'
    '<c:time-range start="{}" end="{}"/></c:comp-filter></c:comp-filter></c:filter>'
    "</c:calendar-query>"
)
SHOWS_NOTHING = {
    "another month": ("REPORT", QUERY.format("20261025T000000Z", "20270103T000000Z")),
    "busy times": (
        "REPORT",
        f'<c:free-busy-query {NAMESPACES}><c:time-range start="20270301T000000Z"'
        ' end="20270401T000000Z"/></c:free-busy-query>',
    ),
    "no state": (
        "PROPFIND",
        f"<d:propfind {NAMESPACES}><d:prop><d:resourcetype/></d:prop></d:propfind>",
    ),
}


@pytest.mark.parametrize("name", SHOWS_NOTHING)
def test_an_answer_that_shows_nothing_of_an_entry_is_no_fetch_of_it(
    household: Household, name: str
) -> None:
    phone_password, desk_password = (add_password(household, one) for one in ("phone", "desk"))
    event = (
        "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//a//b//EN\r\nBEGIN:VEVENT\r\nUID:a\r\n"
        "DTSTAMP:20261101T000000Z\r\nDTSTART:20270320T090000Z\r\nDURATION:PT1H\r\n"
        "SUMMARY:Dentist\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
    )
    with household.serve() as server:
        phone, desk = Program(server, phone_password), Program(server, desk_password)
        work = f"{phone.home}work/"
        assert phone.ask("MKCALENDAR", work).status == 201
        assert phone.ask("PUT", f"{work}a.ics", event, Content_Type=CALENDAR).status == 201
        everything = QUERY.format("20270301T000000Z", "20270401T000000Z")
        assert b"20270320T" in desk.ask("REPORT", work, everything, Depth="1").body
        moved = event.replace("20270320", "20270321")
        assert phone.ask("PUT", f"{work}a.ics", moved, Content_Type=CALENDAR).status == 204
        method, body = SHOWS_NOTHING[name]
        assert desk.ask(method, work, body, Depth="1").status in (200, 207)
        stale = event.replace("Dentist", "Dentist at the corner")
        assert desk.ask("PUT", f"{work}a.ics", stale, Content_Type=CALENDAR).status == 412
        # Evolution's own way: it looks at that month, and then it may.
        assert b"20270321T" in desk.ask("REPORT", work, everything, Depth="1").body
        assert desk.ask("PUT", f"{work}a.ics", stale, Content_Type=CALENDAR).status == 204
