"""To-dos, notes and calendars: the pages, the commands and calendar programs see the same."""

import json
import re
import xml.etree.ElementTree as ElementTree
from base64 import b64encode
from datetime import UTC, datetime

import pytest
from keys import await_rest
from plain_client import PlainClient
from playwright.sync_api import Locator, Page, expect
from server import Household, Server
from visitor import Visit, Visitor

NOON = datetime(2026, 11, 20, 12, tzinfo=UTC)
"""What the server's clock shows all the time in these tests."""

ORDER = ["Bread", "Milk", "Eggs", "Tea"]


def row(page: Page, title: str) -> Locator:
    return page.locator("#todos li").filter(has=page.get_by_role("link", name=title, exact=True))


def shown(page: Page) -> list[str]:
    return page.locator("#todos li:has([aria-pressed=false]) a > :first-child").all_inner_texts()


def listed(household: Household, *options: str) -> list[str]:
    todos = json.loads(household.eve("todo", "list", "--json", *options))["todos"]
    return [todo["title"] for todo in todos]


@pytest.fixture
def shopping(household: Household) -> Household:
    for title in ORDER:
        household.eve("todo", "add", title)
    return household


def test_a_todo_is_added_ticked_deleted_and_brought_back(
    shopping: Household, visitor: Visitor
) -> None:
    page = visitor.open("/plan")
    page.get_by_role("link", name="To-do", exact=True).first.click()
    expect(page).to_have_url(re.compile("/todo$"))
    page.get_by_label("Add a to-do").fill("Apples")
    page.get_by_label("Due (optional)").fill("2026-11-21")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.get_by_role("status")).to_have_text("Added to To-do: Apples.")
    assert shown(page) == [*ORDER, "Apples"]
    expect(row(page, "Apples due Saturday 21 Nov")).to_be_visible()

    row(page, "Milk").get_by_role("button", name="Done").click()
    expect(page.get_by_role("status")).to_have_text("Done: Milk.")
    expect(row(page, "Milk").get_by_role("button")).to_have_attribute("aria-pressed", "true")
    assert listed(shopping) == ["Bread", "Eggs", "Tea", "Apples"]
    row(page, "Milk").get_by_role("button", name="Done").click()
    expect(page.get_by_role("status")).to_have_text("Still to do: Milk.")

    page.get_by_role("link", name="Eggs").click()
    page.get_by_role("button", name="Delete").click()
    expect(page.get_by_role("status")).to_have_text("Removed: Eggs.")
    assert listed(shopping) == ["Bread", "Milk", "Tea", "Apples"]
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("status")).to_have_text("Brought back: Eggs.")
    assert listed(shopping) == [*ORDER, "Apples"] == shown(page)

    page.get_by_role("link", name="Tea").click()
    page.get_by_label("Title").fill("Green tea")
    page.get_by_label("Due (optional)").fill("2026-11-20")
    page.get_by_role("button", name="Save").click()
    expect(row(page, "Green tea due Friday 20 Nov")).to_be_visible()


@pytest.mark.browsers_differ
def test_it_is_moved_by_buttons_keys_and_dragging(
    shopping: Household, visitor: Visitor, server: Server
) -> None:
    """Each way leads to the order that the page has after a reload, and that programs get."""
    page = visitor.open("/todo")
    status = page.get_by_role("status")

    def is_kept(*titles: str) -> None:
        expect(page.locator("#todos li a > :first-child")).to_have_text(list(titles))
        assert listed(shopping) == list(titles)
        page.reload()
        expect(page.locator("#todos li a > :first-child")).to_have_text(list(titles))

    row(page, "Tea").get_by_role("button", name="Move up").click()
    expect(status).to_have_text("Moved: Tea.")
    is_kept("Bread", "Milk", "Tea", "Eggs")

    page.get_by_role("link", name="Bread").focus()
    visitor.press("Alt+ArrowDown", "Alt+ArrowDown")
    expect(page.locator("#todos li a > :first-child")).to_have_text(
        ["Milk", "Tea", "Bread", "Eggs"]
    )
    expect(page.get_by_role("link", name="Bread")).to_be_focused()
    visitor.press("Alt+ArrowUp")
    expect(page.locator("#todos li a > :first-child")).to_have_text(
        ["Milk", "Bread", "Tea", "Eggs"]
    )
    visitor.press("Alt+ArrowUp", "Alt+ArrowUp")
    is_kept("Bread", "Milk", "Tea", "Eggs")

    # Whoever presses a button keeps a place in the list where it is gone afterwards.
    row(page, "Milk").get_by_role("button", name="Move up").focus()
    visitor.press("Enter")
    expect(page.get_by_role("link", name="Milk")).to_be_focused()
    is_kept("Milk", "Bread", "Tea", "Eggs")

    phone = Phone(shopping, server)
    before = phone.todos()
    grip, first = row(page, "Eggs").locator(".grip"), row(page, "Milk")
    page.mouse.move(*middle(grip))
    page.mouse.down()
    x, y = middle(first)
    page.mouse.move(x, y + 30, steps=4)
    page.mouse.move(x, y - 20, steps=4)
    page.mouse.up()
    expect(status).to_have_text("Moved: Eggs.")
    after = phone.todos()
    assert len(before.items() - after.items()) == 1, "a move writes one entry"
    is_kept("Eggs", "Milk", "Bread", "Tea")
    assert sorted(after, key=lambda title: after[title][1]) == ["Eggs", "Milk", "Bread", "Tea"]


def test_a_move_that_is_refused_is_not_shown(shopping: Household, visitor: Visitor) -> None:
    page = visitor.open("/todo")
    visitor.expects(503)
    page.route(
        "**/todo*",
        lambda route: (
            route.fulfill(status=503, content_type="text/html", body="<main><p>Not saved")
            if route.request.method == "POST"
            else route.continue_()
        ),
    )
    before = shown(page)
    drag(page, "Eggs", "Milk")
    with page.expect_event("load"):
        page.mouse.up()
    assert shown(page) == before == listed(shopping)


def test_a_drag_ends_where_an_answer_brings_other_rows(
    shopping: Household, visitor: Visitor
) -> None:
    page = visitor.open("/todo")
    held = visitor.hold("**/todo*", "POST")
    with page.expect_request("**/todo*"):
        row(page, "Tea").get_by_role("button", name="Move up").click()
    drag(page, "Eggs", "Milk")
    held.go_on()
    expect(page.get_by_role("status")).to_have_text("Moved: Tea.")
    page.mouse.up()
    page.reload()
    assert shown(page) == listed(shopping) == ["Bread", "Milk", "Tea", "Eggs"]


def drag(page: Page, what: str, over: str) -> None:
    """Up to where the button of the mouse would be let go."""
    page.mouse.move(*middle(row(page, what).locator(".grip")))
    page.mouse.down()
    x, y = middle(row(page, over))
    page.mouse.move(x, y - 20, steps=4)


def middle(element: Locator) -> tuple[float, float]:
    box = element.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_to_dos_without_scripts(shopping: Household, visit: Visit) -> None:
    page = visit("chromium", java_script_enabled=False).open("/todo")
    row(page, "Tea").get_by_role("button", name="Move up").click()
    expect(page).to_have_url(re.compile("/todo#todo-[0-9a-f]{32}$"))
    row(page, "Bread").get_by_role("button", name="Move down").click()
    assert listed(shopping) == ["Milk", "Bread", "Tea", "Eggs"] == shown(page)
    expect(page.locator(".grip").first).to_be_hidden()
    row(page, "Milk").get_by_role("button", name="Done").click()
    assert listed(shopping) == ["Bread", "Tea", "Eggs"]


def test_a_note_saves_itself_and_waits_for_the_server(
    household: Household, visit: Visit, server: Server, engine: str
) -> None:
    household.eve("note", "add", "Books")
    visitor = visit(engine)
    visitor.page.clock.install(time=NOON)
    page = visitor.open("/notes")
    page.get_by_role("link", name="Books").click()
    field, status = page.get_by_label("Note"), page.get_by_role("status")
    field.press("Control+End")
    page.keyboard.type("\nDune")
    expect(status).to_have_text("Saved 12:00.")
    assert household.eve("note", "show", "Books") == "Books\nDune\n"

    visitor.expects(503)
    server.process.kill()
    server.process.wait()
    page.keyboard.type("\nEmma")
    expect(status).to_contain_text("Not saved")
    page.keyboard.type("\nUlysses")
    visitor.faults.clear()
    again = household.serve("--listen", f"127.0.0.1:{server.port}")
    with again:
        page.clock.run_for(60_000)
        expect(status).to_have_text("Saved 12:00.")
        expect(field).to_have_value("Books\nDune\nEmma\nUlysses")
        # What is saved is not sent again.
        page.clock.run_for(60_000)
        await_rest(page)
        # What was tried while the server was away is no fault of the page.
        visitor.faults.clear()
        assert household.eve("note", "show", "Books") == "Books\nDune\nEmma\nUlysses\n"
        notes = json.loads(household.eve("note", "list", "--json"))["notes"]
        assert [note["title"] for note in notes] == ["Books"]
        page.goto("about:blank")


def test_a_new_note_is_there_once(household: Household, visitor: Visitor) -> None:
    page = visitor.open("/notes")
    page.get_by_role("link", name="New note").click()
    page.get_by_label("Note").fill("First line")
    expect(page).to_have_url(re.compile("/notes/[0-9a-f]{32}$"))
    page.get_by_label("Note").press("End")
    page.keyboard.type("\nsecond")
    expect(page.get_by_role("status")).to_have_text("Saved 12:00.")
    page.get_by_role("button", name="Save").click()
    page.get_by_role("link", name="Go back").click()
    expect(page.locator(".rows li")).to_have_count(1)
    assert household.eve("note", "show", "First line") == "First line\nsecond\n"
    page.get_by_role("link", name="First line").click()
    page.get_by_role("button", name="Delete").click()
    expect(page.get_by_text("You have no notes.")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("link", name="First line")).to_be_visible()


def test_what_is_typed_before_the_script_came_is_saved(
    household: Household, visitor: Visitor
) -> None:
    page = visitor.open("/notes")
    held = visitor.follow_ahead_of("**/notes*.js", "New note")
    page.get_by_label("Note").fill("Quick")
    held.go_on()
    expect(page.get_by_role("status")).to_have_text("Saved 12:00.")
    assert household.eve("note", "show", "Quick") == "Quick\n"


@pytest.mark.browsers_differ
def test_a_browser_brings_no_older_text_back(household: Household, visitor: Visitor) -> None:
    """As Firefox does where a page is loaded again: it would be saved over a newer one."""
    household.eve("note", "add", "Books")
    page = visitor.open("/notes")
    page.get_by_role("link", name="Books").click()
    field = page.get_by_label("Note")
    field.fill("Mine")
    expect(page.get_by_role("status")).to_have_text("Saved 12:00.")
    with PlainClient.of(visitor) as other:
        form = other.get(visitor.path).forms()[0]
        assert other.post(form.action, form.filled(text="Theirs")).status == 303
    page.reload()
    expect(field).to_have_value("Theirs")
    page.goto("about:blank")
    assert household.eve("note", "show", "1") == "Theirs\n"


def test_both_texts_are_kept(household: Household, visitor: Visitor) -> None:
    household.eve("note", "add", "Books")
    page = visitor.open("/notes")
    page.get_by_role("link", name="Books").click()
    field = page.get_by_label("Note")
    expect(field).to_have_value("Books")
    with PlainClient.of(visitor) as other:
        form = other.get(visitor.path).forms()[0]
        assert other.post(form.action, form.filled(text="Theirs")).status == 303
    field.fill("Mine")
    expect(page.get_by_role("status")).to_contain_text("both are kept")
    field.press("End")
    page.keyboard.type(" and more")
    expect(page.get_by_role("status")).to_have_text("Saved 12:00.")
    notes = json.loads(household.eve("note", "list", "--json"))["notes"]
    assert sorted(note["title"] for note in notes) == ["Mine and more", "Theirs"]


def test_notes_without_scripts(household: Household, visit: Visit) -> None:
    page = visit("chromium", java_script_enabled=False).open("/notes/new")
    page.get_by_label("Note").fill("By hand")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("status")).to_have_text("Saved 12:00.")
    page.get_by_label("Note").fill("By hand, twice")
    page.get_by_role("button", name="Save").click()
    assert household.eve("note", "show", "1") == "By hand, twice\n"


def test_a_calendar_program_and_the_page_see_the_same(
    household: Household, visitor: Visitor, server: Server
) -> None:
    page = visitor.open("/calendars")
    page.get_by_label("Name").fill("Family")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.get_by_role("status")).to_have_text("Calendar added: Family (Events).")
    page.get_by_role("link", name="Family").click()
    page.get_by_role("link", name="New event").click()
    page.get_by_label("Title").fill("Dentist")
    page.get_by_label("First day").fill("2026-12-03")
    page.get_by_label("Starts at").fill("14:30")
    page.get_by_label("Last day").fill("2026-12-03")
    page.get_by_label("Ends at").fill("14:00")
    visitor.expects(422)
    page.get_by_role("button", name="Save").click()
    expect(page.locator("#until-fault")).to_contain_text("end before it starts")
    expect(page.get_by_label("Title")).to_have_value("Dentist")
    page.get_by_label("Ends at").fill("15:00")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("link", name="Dentist")).to_contain_text(
        "Thursday 3 Dec at 14:30\N{EN DASH}15:00"
    )

    phone = Phone(household, server)
    (family,) = (one for one in phone.calendars() if one[1] == "Family")
    (event,) = phone.objects(family[0])
    assert "SUMMARY:Dentist" in event[1]
    assert "20261203T143000" in event[1]
    phone.put(family[0] + "yoga.ics", entry("yoga", "Yoga", "20261202T180000Z", "20261202T190000Z"))
    page.reload()
    assert page.locator(".rows strong").all_inner_texts() == ["Yoga", "Dentist"]
    page.get_by_role("link", name="Yoga").click()
    page.get_by_label("Title").fill("Long yoga")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("link", name="Long yoga")).to_be_visible()
    texts = [text for _, text in phone.objects(family[0])]
    assert any("SUMMARY:Long yoga" in text and "DTEND:20261202T190000Z" in text for text in texts)

    made = phone.make("walks", "Walks")
    visitor.open("/calendars")
    page.get_by_role("link", name="Walks").click()
    page.get_by_label("Name").fill("Long walks")
    page.get_by_role("button", name="Rename").click()
    expect(page.get_by_role("heading", name="Long walks")).to_be_visible()
    assert (made, "Long walks") in phone.calendars()
    page.get_by_text("Remove this calendar").click()
    page.get_by_role("button", name="Remove for good").click()
    expect(page.get_by_role("status")).to_have_text("Calendar removed: Long walks.")
    assert made not in [path for path, _ in phone.calendars()]


def test_a_repeating_event_shows_its_next_time_and_keeps_its_times(
    household: Household, visitor: Visitor, server: Server
) -> None:
    phone = Phone(household, server)
    path = phone.make("sport", "Sport")
    phone.put(
        path + "run.ics",
        entry("run", "Run", "20261101T080000Z", "20261101T090000Z", "RRULE:FREQ=WEEKLY"),
    )
    household.eve("settings", "timezone", "UTC")
    page = visitor.open("/calendars")
    page.get_by_role("link", name="Sport").click()
    link = page.get_by_role("link", name="Run")
    expect(link).to_contain_text("Sunday 22 Nov at 08:00\N{EN DASH}09:00; repeats")
    link.click()
    expect(page.get_by_text("It repeats as your calendar program set it.")).to_be_visible()
    expect(page.get_by_label("First day")).to_have_count(0)
    page.get_by_label("Title").fill("Slow run")
    page.get_by_role("button", name="Save").click()
    ((_, text),) = phone.objects(path)
    assert "SUMMARY:Slow run" in text
    assert "DTSTART:20261101T080000Z" in text
    page.get_by_role("link", name="Slow run").click()
    page.get_by_role("button", name="Delete").click()
    expect(page.get_by_role("status")).to_contain_text("all of its times were removed")
    assert phone.objects(path) == []
    page.get_by_role("button", name="Undo").click()
    assert len(phone.objects(path)) == 1


# A calendar program in a few lines.

NAMES = {"D": "DAV:", "C": "urn:ietf:params:xml:ns:caldav"}


def entry(uid: str, title: str, start: str, end: str, *more: str) -> str:
    lines = [
        *("BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//phone//EN", "BEGIN:VEVENT", f"UID:{uid}"),
        *("DTSTAMP:20261120T000000Z", f"DTSTART:{start}", f"DTEND:{end}", *more),
        *(f"SUMMARY:{title}", "END:VEVENT", "END:VCALENDAR", ""),
    ]
    return "\r\n".join(lines)


class Phone:
    """Asks as CalDAV clients do: PROPFIND, REPORT, MKCALENDAR and PUT."""

    def __init__(self, household: Household, server: Server) -> None:
        made = json.loads(household.eve("app-password", "add", "phone", "--json"))["appPassword"]
        self.server = server
        self.login = b64encode(f"{made['user']}:{made['password']}".encode()).decode()
        self.home = self._home()

    def _ask(self, method: str, path: str, body: str = "", **fields: str):
        fields.setdefault("Content_Type", "application/xml")
        answer = self.server.get(
            path, method, body.encode(), Authorization=f"Basic {self.login}", **fields
        )
        assert answer.status < 300, f"{method} {path}: {answer.status} {answer.body!r}"
        return answer.body.decode()

    def _tree(self, *arguments: str, **fields: str) -> ElementTree.Element:
        return ElementTree.fromstring(self._ask(*arguments, **fields))

    def _home(self) -> str:
        ask = '<propfind xmlns="DAV:"><prop><current-user-principal/></prop></propfind>'
        principal = self._tree("PROPFIND", "/dav/", ask, Depth="0")
        path = principal.find(".//D:current-user-principal/D:href", NAMES)
        ask = (
            '<propfind xmlns="DAV:"><prop><calendar-home-set'
            ' xmlns="urn:ietf:params:xml:ns:caldav"/></prop></propfind>'
        )
        assert path is not None
        home = self._tree("PROPFIND", path.text or "", ask, Depth="0")
        found = home.find(".//C:calendar-home-set/D:href", NAMES)
        assert found is not None
        return found.text or ""

    def calendars(self) -> list[tuple[str, str]]:
        ask = '<propfind xmlns="DAV:"><prop><displayname/></prop></propfind>'
        tree = self._tree("PROPFIND", self.home, ask, Depth="1")
        return [
            (one.findtext("D:href", "", NAMES), one.findtext(".//D:displayname", "", NAMES))
            for one in tree.findall("D:response", NAMES)
        ]

    def objects(self, path: str, kind: str = "VEVENT") -> list[tuple[str, str]]:
        ask = (
            '<C:calendar-query xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><prop>'
            "<getetag/><C:calendar-data/></prop><C:filter>"
            f'<C:comp-filter name="VCALENDAR"><C:comp-filter name="{kind}"/></C:comp-filter>'
            "</C:filter></C:calendar-query>"
        )
        tree = self._tree("REPORT", path, ask, Depth="1")
        return [
            (one.findtext(".//D:getetag", "", NAMES), one.findtext(".//C:calendar-data", "", NAMES))
            for one in tree.findall("D:response", NAMES)
        ]

    def todos(self) -> dict[str, tuple[str, int]]:
        """By title, the version and the place of each to-do of the first list."""
        path = next(path for path, title in self.calendars() if title == "To-do")
        found = {}
        for tag, text in self.objects(path, "VTODO"):
            fields = dict(re.findall(r"^([A-Z-]+):(.*?)\r?$", text, re.MULTILINE))
            made = datetime.strptime(fields["CREATED"], "%Y%m%dT%H%M%SZ") - datetime(2001, 1, 1)
            order = int(fields.get("X-APPLE-SORT-ORDER", made.total_seconds()))
            found[fields["SUMMARY"]] = tag, order
        return found

    def put(self, path: str, text: str) -> None:
        self._ask("PUT", path, text, Content_Type="text/calendar")

    def make(self, name: str, title: str) -> str:
        ask = (
            '<C:mkcalendar xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><set><prop>'
            f"<displayname>{title}</displayname></prop></set></C:mkcalendar>"
        )
        path = f"{self.home}{name}/"
        self._ask("MKCALENDAR", path, ask)
        return path
