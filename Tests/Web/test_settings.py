"""What is set on the page, and what that does to feeds, to the log and in other programs."""

import json
import random
import re
import subprocess
import zlib
from functools import partial
from pathlib import Path

import pytest
from limits import PATIENCE
from plain_client import Form, PlainClient
from playwright.sync_api import Page, expect
from server import Household, Server, until
from visitor import DESK, Visit, Visitor

ROOT = Path(__file__).resolve().parents[2]
CLUE = ROOT / "samples" / "trackers" / "clue_download.zip"


def alarms(feed: str) -> set[str]:
    """The triggers of the alarms of expected periods, as they stand in a feed."""
    found: set[str] = set()
    for event in feed.split("BEGIN:VEVENT")[1:]:
        if "SUMMARY:Period" in event:
            found |= {line for line in event.split("\r\n") if line.startswith("TRIGGER")}
    return found


def test_reminders_set_here_are_in_the_next_feed(
    visitor: Visitor, household: Household, server: Server
) -> None:
    feed = household.add_feed("phone")
    before = alarms(server.get(feed).body.decode())
    page = visitor.open("/settings/reminders")
    card = page.locator("#period")
    card.get_by_label("Time of day").fill("20:30")
    for day in ("1 day before", "on the day"):
        card.get_by_label(day, exact=True).uncheck()
    card.get_by_label("3 days before", exact=True).check()
    card.get_by_role("button", name="Save").click()
    expect(page.get_by_role("status")).to_contain_text("Saved.")
    expect(page.locator("#period").get_by_label("Time of day")).to_have_value("20:30")
    after = alarms(server.get(feed).body.decode())
    assert after != before
    # Half past eight in the evening, three days before: two days and three and a half hours.
    assert any("P2DT3H30M" in trigger for trigger in after), after
    card = page.locator("#period")
    card.get_by_role("switch", name="Remind me").click()
    card.get_by_role("button", name="Save").click()
    expect(page.get_by_role("status")).to_contain_text("Saved.")
    assert alarms(server.get(feed).body.decode()) == set()


KINDS = (
    *("period", "fertile", "ovulation", "prompt"),
    *("pill", "patch", "ring", "injection", "renewal"),
)
HABITS = {"habit/log": "log", "habit/water": "water", "new": "own Stretch"}
"""What forms call the reminders that are in no calendar, and what the command line does."""


def named_forms(client: PlainClient, name: str) -> dict[str, Form]:
    """The forms of reminders, by the value of the field that says what each is about."""
    forms = client.get("/settings/reminders").forms()
    return {value: form for form in forms for key, value in form.fields if key == name}


def switch_on(client: PlainClient, form: Form, **changes: str) -> None:
    reply = client.post(form.action, form.filled(on="yes", **changes))
    assert reply.status == 303, form
    assert client.get("/settings/reminders").status == 200


@pytest.mark.new_household
def test_each_kind_of_reminder_is_switched_on_with_a_time(
    household: Household, server: Server
) -> None:
    """None is on before, and each has a time of its own."""
    for kind in KINDS:
        household.eve("remind", kind, "--off")
    times = {kind: f"{6 + number:02}:35" for number, kind in enumerate(KINDS)}
    with PlainClient(server).log_in(household) as client:
        forms = named_forms(client, "kind")
        assert sorted(forms) == sorted(KINDS)
        for kind, time in times.items():
            # A dose has its own time as another choice.
            own = {"own": "no"} if ("own", "no") in forms[kind].fields else {}
            switch_on(client, forms[kind], at=time, **own)
    set_here = json.loads(household.eve("remind", "--json"))["reminders"]
    assert {kind: one["at"] for kind, one in set_here.items() if one["on"]} == times


@pytest.mark.new_household
def test_each_habit_is_switched_on_with_a_time(household: Household, server: Server) -> None:
    with PlainClient(server).log_in(household) as client:
        forms = named_forms(client, "habit")
        assert forms.keys() == HABITS.keys()
        switch_on(client, forms["habit/log"], at="06:35")
        switch_on(client, forms["habit/water"], at="07:35", to="09:05", every="45")
        switch_on(client, forms["new"], at="08:35", words="Stretch")
    habits = json.loads(household.eve("remind", "--json"))["habits"]
    assert {one["habit"]: one["times"] for one in habits if one["on"]} == {
        "log": ["06:35"],
        "water": ["07:35", "08:20", "09:05"],
        "own Stretch": ["08:35"],
    }


@pytest.mark.new_household
def test_an_archive_is_looked_at_then_imported_then_has_nothing_new(
    visitor: Visitor, household: Household
) -> None:
    def look() -> Page:
        page = visitor.open("/settings/data")
        page.get_by_label("File", exact=True).set_input_files(CLUE)
        page.get_by_role("button", name="Show what would change").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("What the import would change")
        return page

    page = look()
    promised = page.get_by_text("To import").inner_text()
    assert household.eve("export", "--format", "log").count("\n") <= 1
    page.get_by_role("button", name="Import", exact=True).click()
    done = page.get_by_text(re.compile("^Imported")).inner_text()
    counts = [word for word in promised.split() if word.isdigit()]
    assert counts
    assert counts == [word for word in done.split() if word.isdigit()]
    said = household.eve("import", CLUE, "--dry-run")
    assert "Nothing new" in said
    page = look()
    expect(page.get_by_text("Nothing new")).to_be_visible()
    expect(page.get_by_role("button", name="Import", exact=True)).to_have_count(0)


def read_code(visitor: Visitor, name: str, folder: Path) -> str:
    """What a phone would read of a QR code on the page."""
    picture = folder / "code.png"
    visitor.page.get_by_role("img", name=name).screenshot(path=picture)
    read = subprocess.run(
        ["zbarimg", "--raw", "--quiet", picture], capture_output=True, timeout=PATIENCE, check=True
    )
    return read.stdout.decode().strip()


@pytest.mark.serve("--public-url", "https://calendar.example.org")
@pytest.mark.parametrize("color_scheme", ["light", "dark"])
def test_a_phone_reads_the_code_of_a_new_feed(
    visit: Visit, color_scheme: str, tmp_path: Path
) -> None:
    visitor = visit("chromium", color_scheme=color_scheme)
    page = visitor.open("/settings/sharing")
    page.get_by_text("Make a feed").first.click()
    page.locator("#feed-name").fill("phone")
    page.get_by_role("button", name="Make a feed").click()
    address = page.get_by_label("Address for phones").input_value()
    assert address.startswith("webcal://calendar.example.org/feed/")
    assert read_code(visitor, "QR code of the address for phones", tmp_path) == address
    assert "feed/" not in visitor.path
    page.get_by_role("link", name="Done").click()
    assert address.rpartition("/")[2].removesuffix(".ics") not in page.content()


def test_a_phone_reads_the_code_of_an_app_password(visit: Visit, tmp_path: Path) -> None:
    visitor = visit("chromium", viewport=DESK)
    page = visitor.open("/settings/sharing")
    page.get_by_text("Make an app password").first.click()
    page.locator("#password-name").fill("phone")
    page.get_by_role("button", name="Make an app password").click()
    password = page.get_by_label("Password", exact=True).input_value()
    assert read_code(visitor, "QR code of the password", tmp_path) == password


def test_an_iphone_gets_a_file(visit: Visit) -> None:
    page = visit("chromium").open("/settings/sharing")
    page.get_by_text("Make an app password").first.click()
    page.locator("#password-name").fill("iphone")
    with page.expect_download() as download:
        page.get_by_role("button", name="Make a file for an iPhone or a Mac").click()
    assert download.value.suggested_filename == "calendar.mobileconfig"
    assert b"com.apple.caldav.account" in Path(download.value.path()).read_bytes()


@pytest.mark.parametrize("scripts", [True, False])
def test_a_method_is_previewed_and_saved(visit: Visit, household: Household, scripts: bool) -> None:
    visitor = visit("chromium", java_script_enabled=scripts)
    page = visitor.open("/settings/contraception")
    page.locator("#add-at").fill("21:00")
    page.get_by_role("button", name="Preview").click()
    expect(page.locator("tbody tr")).to_have_count(28)
    expect(page.locator("tbody")).to_contain_text("pill 1 of 21")
    assert "No method" in household.eve("contraception", "list")
    page.get_by_role("button", name="Change the details").click()
    expect(page.locator("#add-at")).to_have_value("21:00")
    page.get_by_role("button", name="Preview").click()
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("status")).to_contain_text("Added course 1")
    assert "21:00" in household.eve("contraception", "list")


def test_what_is_wrong_stands_beside_its_field(visitor: Visitor) -> None:
    page = visitor.open("/settings")
    visitor.expects(422)
    page.get_by_label("Time zone").fill("Mars/Olympus")
    page.get_by_role("button", name="Save").click()
    field = page.get_by_label("Time zone")
    expect(field).to_have_value("Mars/Olympus")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(page.get_by_text("This time zone is not known.")).to_be_visible()


def save_settings(page: Page) -> None:
    page.locator("form:has(#theme)").get_by_role("button", name="Save").click()
    expect(page.get_by_role("status")).to_contain_text("Saved.")


LIGHTNESS = """() => {
    const color = getComputedStyle(document.body).backgroundColor
    return color.match(/[0-9.]+/g).slice(0, 3).reduce((sum, one) => sum + Number(one), 0) / 765
}"""


def test_a_dark_page_is_chosen_where_the_device_is_light(visitor: Visitor) -> None:
    page = visitor.open("/settings")
    expect(page.locator("html")).not_to_have_attribute("data-theme", re.compile(".*"))
    assert page.evaluate(LIGHTNESS) > 0.8
    page.get_by_label("Colors").select_option("dark")
    save_settings(page)
    for path in ("/settings", "/calendar"):
        page = visitor.open(path)
        expect(page.locator("html")).to_have_attribute("data-theme", "dark")
        assert page.evaluate(LIGHTNESS) < 0.2, path


@pytest.mark.new_household
def test_a_day_is_shown_and_typed_in_the_units_that_are_set(
    visitor: Visitor, household: Household
) -> None:
    household.eve("log", "2026-11-18", "--temperature", "36.55", "--weight", "60")
    page = visitor.open("/settings")
    page.get_by_label("Temperatures in").select_option("fahrenheit")
    page.get_by_label("Weights in").select_option("pounds")
    save_settings(page)
    page = visitor.open("/log/2026-11-18")
    temperature = page.locator("#field-temperature")
    weight = page.locator("#field-weight")
    expect(temperature).to_contain_text("°F")
    expect(weight).to_contain_text("lb")
    expect(temperature.get_by_role("textbox")).to_have_value("97.8")
    expect(weight.get_by_role("textbox")).to_have_value("132.3")
    for field, typed in ((temperature, "98.2"), (weight, "143.3")):
        field.get_by_role("textbox").fill(typed)
        with page.expect_response("**/log/2026-11-18"):
            field.get_by_role("textbox").press("Enter")
        expect(page.get_by_role("status")).not_to_be_empty()
    log = household.eve("export", "--format", "log")
    assert "2026-11-18,,36.78,65.0," in log


@pytest.mark.new_household
@pytest.mark.parametrize("field", ["temperature", "weight"])
def test_saving_what_is_shown_in_other_units_changes_nothing(
    household: Household, server: Server, field: str
) -> None:
    household.eve("log", "2026-11-18", "--temperature", "36.55", "--weight", "60.2")
    household.eve("settings", "temperature", "fahrenheit")
    household.eve("settings", "weight", "pounds")
    before = household.eve("export", "--format", "log")
    with PlainClient(server).log_in(household) as client:
        forms = client.get("/log/2026-11-18").forms()
        [form] = [form for form in forms if ("field", field) in form.fields]
        assert client.post(form.action, form.fields).status == 303
    assert household.eve("export", "--format", "log") == before


def test_the_picture_of_a_person_has_the_first_letters_of_the_name(visitor: Visitor) -> None:
    page = visitor.open("/settings")
    expect(page.locator("svg.initials")).to_have_count(0)
    page.get_by_label("Name", exact=True).fill("Ana María Ruiz")
    save_settings(page)
    expect(page.locator("svg.initials text")).to_have_text("AR")


@pytest.mark.parametrize("kind", ["log", "ics"])
def test_an_export_has_what_the_command_line_writes(
    household: Household, server: Server, kind: str
) -> None:
    household.eve("log", "2026-11-18", "--note", 'a, "b"\nc', "--temperature", "36.55")
    with PlainClient(server).log_in(household) as client:
        [form] = [
            form for form in client.get("/settings/data").forms() if ("do", "export") in form.fields
        ]
        reply = client.post(form.action, form.filled(format=kind))
    assert reply.status == 200
    assert "attachment" in reply.fields["content-disposition"]
    written = household.eve("export", "--format", kind)
    if kind == "log":
        assert "2026-11-18" in written
        assert reply.text == written
    else:
        assert written.count("BEGIN:VEVENT") > 20
        assert reply.text.count("BEGIN:VEVENT") == written.count("BEGIN:VEVENT")


@pytest.mark.new_household
def test_days_are_erased_after_a_question(visitor: Visitor, household: Household) -> None:
    household.eve("log", "2026-10-01..2026-10-03")
    household.eve("log", "2026-11-01..2026-11-03")
    page = visitor.open("/settings/data")
    page.get_by_label("Everything before a day").check()
    page.get_by_label("Day", exact=True).fill("2026-10-20")
    page.get_by_role("button", name="Go on").click()
    expect(page.get_by_text("Erase everything recorded before 20 Oct")).to_be_visible()
    page.get_by_role("button", name="Erase for good").click()
    expect(page.get_by_role("status")).to_contain_text("Erased.")
    log = household.eve("export", "--format", "log")
    assert "2026-10" not in log
    assert "2026-11-01" in log


def noise(width: int, height: int) -> bytes:
    """A PNG that no compression makes small, and that says where it was taken."""

    def chunk(name: bytes, data: bytes) -> bytes:
        body = name + data
        return len(data).to_bytes(4) + body + zlib.crc32(body).to_bytes(4)

    dice = random.Random(1)
    rows = b"".join(b"\0" + dice.randbytes(3 * width) for _ in range(height))
    header = width.to_bytes(4) + height.to_bytes(4) + bytes([8, 2, 0, 0, 0])
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        chunk(name, data)
        for name, data in (
            (b"IHDR", header),
            (b"tEXt", b"Place\x0052.5 N 13.4 E"),
            (b"IDAT", zlib.compress(rows)),
            (b"IEND", b""),
        )
    )


def choose_a_picture(page: Page, picture: bytes) -> None:
    file = {"name": "me.png", "mimeType": "image/png", "buffer": picture}
    page.get_by_label("Picture file").set_input_files(file)


@pytest.mark.new_household
def test_a_picture_is_made_small_shown_on_each_page_and_removed(visitor: Visitor) -> None:
    page = visitor.open("/settings/profile")
    choose_a_picture(page, noise(700, 500))
    # The button can be pressed when the picture is small.
    page.get_by_role("button", name="Save picture").click()
    expect(page.get_by_role("status")).to_contain_text("Your picture is saved.")
    for path in ("/settings/profile", "/calendar"):
        shown = visitor.open(path).locator("img.portrait")
        expect(shown.last).to_be_attached()
        for picture in shown.all():
            picture.scroll_into_view_if_needed()
            width = until(partial(picture.evaluate, "picture => picture.naturalWidth"))
            assert 64 <= width <= 256
            assert width == picture.evaluate("picture => picture.naturalHeight")
    page = visitor.open("/settings/profile")
    page.get_by_role("button", name="Remove picture").click()
    expect(page.get_by_role("status")).to_contain_text("Your picture is removed.")
    expect(page.locator("img")).to_have_count(0)


@pytest.mark.new_household
def test_without_scripts_a_small_picture_is_taken_and_a_large_one_refused(visit: Visit) -> None:
    visitor = visit("chromium", java_script_enabled=False)
    page = visitor.open("/settings/profile")
    visitor.expects(422)
    choose_a_picture(page, noise(300, 300))
    page.get_by_role("button", name="Save picture").click()
    expect(page.locator("#picture-fault")).to_contain_text("at most 32 kB")
    choose_a_picture(page, noise(90, 90))
    page.get_by_role("button", name="Save picture").click()
    expect(page.get_by_role("status")).to_contain_text("Your picture is saved.")
    with PlainClient.of(visitor) as client:
        client.line.request(
            "GET", "/picture", headers={"Host": client.server.page_host, "Cookie": client.cookie}
        )
        served = client.line.getresponse().read()
    # What the file said beside the picture is gone.
    assert served.startswith(b"\x89PNG")
    assert b"13.4 E" not in served
    assert len(served) == len(noise(90, 90)) - len(b"Place\x0052.5 N 13.4 E") - 12


def test_a_covered_page_takes_nothing_back_by_a_key(visitor: Visitor, household: Household) -> None:
    household.eve("log", "2026-11-20", "--note", "planted")
    household.eve("settings", "discreet", "yes")
    page = visitor.open("/")
    assert page.title() == "Today"
    visitor.press("u")
    assert "planted" in household.eve("export", "--format", "log")
    page.get_by_text("Show today").click()
    expect(page.locator(".lead")).to_be_visible()
