"""Who gets in: logging in and out, invitations, devices, and what other websites try."""

import http.client
import http.server
import re
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlencode, urlsplit

import pytest
from keys import await_rest
from limits import PATIENCE
from playwright.sync_api import Page, expect
from server import Household, Server
from tool import IS_SANITIZED
from visitor import PASSWORD, Visit, Visitor, set_password

PAGES = [
    "/",
    "/calendar",
    "/calendar/2026-11-18",
    "/first-use",
    "/log/2026-11-18",
    "/history",
    "/history/2026-11-03",
    "/insights",
    "/report",
    "/help",
    "/plan",
    "/alarms",
    "/alarms/new",
    "/alarms/ringing",
    "/alarms/week",
    "/alarms/week/2026-11-20",
    "/todo",
    "/notes",
    "/notes/new",
    "/calendars",
    "/timer",
    "/cards",
    "/settings",
    "/settings/reminders",
    "/settings/contraception",
    "/settings/sharing",
    "/settings/security",
    "/settings/data",
]


def log_in(page: Page, name: str = "me", password: str = PASSWORD) -> None:
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password", exact=True).fill(password)
    page.get_by_role("button", name="Log in").click()


class Client:
    """A browser without a window: requests with a cookie, as a page of this server sends them."""

    def __init__(self, server: Server, cookie: str | None = None) -> None:
        self.server, self.cookie = server, cookie

    def ask(
        self, method: str, path: str, form: dict[str, str] | None = None, **fields: str
    ) -> tuple[int, http.client.HTTPMessage, str]:
        line = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=PATIENCE)
        headers = {"Host": self.server.page_host, "Sec-Fetch-Site": "same-origin"}
        headers |= {name.replace("_", "-"): value for name, value in fields.items()}
        headers = {name: value for name, value in headers.items() if value}
        if self.cookie:
            headers["Cookie"] = f"__Host-eve={self.cookie}"
        body = None
        if form is not None:
            body = urlencode(form)
            headers["Content-Type"] = "application/x-www-form-urlencoded"
        line.request(method, path, body=body, headers=headers)
        answer = line.getresponse()
        text = answer.read().decode()
        line.close()
        return answer.status, answer.headers, text

    def log_in(self, name: str = "me", password: str = PASSWORD) -> int:
        status, headers, _ = self.ask("POST", "/login", {"name": name, "password": password})
        found = re.match(r"__Host-eve=([^;]+)", headers["Set-Cookie"] or "")
        self.cookie = found[1] if found else self.cookie
        return status


def cookies(visitor: Visitor) -> list[dict]:
    return [cookie for cookie in visitor.context.cookies() if cookie["name"] == "__Host-eve"]


def entries(household: Household) -> str:
    return household.eve("history", "--journal")


def test_every_page_leads_to_the_login(server: Server) -> None:
    for path in PAGES:
        status, headers, _ = Client(server).ask("GET", path)
        wanted = 303, "/login?" + urlencode({"next": path})
        assert (status, headers["Location"]) == wanted, path


def test_a_login_leads_back_to_the_page(visit: Visit, household: Household, engine: str) -> None:
    set_password(household)
    visitor = visit(engine, logged_in=False)
    page = visitor.open("/settings/security")
    expect(page).to_have_title(re.compile("Log in"))
    log_in(page)
    page.wait_for_url("**/settings/security")
    expect(page.get_by_role("heading", level=1)).to_have_text("Security")


def test_an_invitation_makes_one_account(visit: Visit, household: Household, engine: str) -> None:
    said = household.eve("web", "invite", "Mia")
    path = re.search(r"/invite/\w+", said)
    assert path, said
    assert "Mia" not in household.eve("person", "list")
    page = visit(engine, logged_in=False).open(path[0])
    expect(page.get_by_label("Name")).to_have_value("Mia")
    page.get_by_label("Password", exact=True).fill("too short")
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Make account").click()
    page.wait_for_url("**/settings/recovery?told=registered&zone=*")
    expect(page.get_by_text("Your account was made, and you are logged in.")).to_be_visible()
    expect(page.get_by_text("Logged in as Mia")).to_be_visible()
    keep_the_code(page)
    page.wait_for_url(re.compile(r":\d+/(first-use)?$"))
    assert "Mia" in household.eve("person", "list")
    second = visit(engine, logged_in=False)
    second.open(path[0], 404)
    assert (
        Client(second.server).ask("POST", path[0], {"name": "Zoe", "password": PASSWORD})[0] == 404
    )
    assert "Zoe" not in household.eve("person", "list")


def test_without_an_invitation_register_says_how_to_get_one(visit: Visit) -> None:
    page = visit(logged_in=False).open("/register")
    expect(page.locator("main")).to_contain_text("eve-ics web invite NAME")
    expect(page.locator("input")).to_have_count(0)


@pytest.mark.serve("--open-registration")
def test_an_open_server_lets_anybody_register(visit: Visit, household: Household) -> None:
    page = visit(logged_in=False).open("/login")
    page.get_by_role("link", name="Make your account").click()
    page.get_by_label("Name").fill("Zoe")
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Make account").click()
    page.wait_for_url("**/settings/recovery?told=registered&zone=*")
    page.get_by_role("link", name="Do this later").click()
    page.wait_for_url(re.compile(r":\d+/(first-use)?$"))
    assert "Zoe" in household.eve("person", "list")


def keep_the_code(page: Page) -> str:
    """Types the two groups that are asked back; returns the code."""
    code = page.locator("#recovery").input_value()
    for field in ("#first", "#second"):
        label = page.locator(f"label[for={field[1:]}]").inner_text()
        number = int(re.sub(r"\D", "", label))
        page.locator(field).fill(code.split("-")[number - 1])
    page.get_by_role("button", name="I have kept the code").click()
    return code


def test_a_recovery_code_lets_somebody_back_in(
    visit: Visit, household: Household, engine: str
) -> None:
    set_password(household)
    visitor = visit(engine)
    page = visitor.open("/settings/security")
    expect(page.locator("main")).to_contain_text("You have no recovery code.")
    page.get_by_role("link", name="Make a recovery code").click()
    if "/confirm" in page.url:
        page.get_by_label("Password", exact=True).fill(PASSWORD)
        page.get_by_role("button").filter(has_text="Continue").click()
    code = keep_the_code(page)
    page.wait_for_url("**/settings/security")
    expect(page.get_by_text("Your recovery code is set.")).to_be_visible()
    phone = visit(engine, logged_in=False).open("/login")
    phone.get_by_role("link", name="Forgot your password?").click()
    phone.get_by_label("Name").fill("me")
    phone.get_by_label("Recovery code").fill(code.lower().replace("-", " "))
    phone.get_by_label("New password").fill("another gravel under tyres")
    phone.get_by_role("button", name="Set password").click()
    phone.wait_for_url("**/settings/recovery?told=recovered")
    assert phone.locator("#recovery").input_value() != code
    page.goto(page.url)
    page.wait_for_url("**/login?next=*")


@pytest.mark.skipif(IS_SANITIZED, reason="a sanitizer changes what anything costs")
def test_a_wrong_name_costs_as_much_as_a_wrong_password(
    server: Server, household: Household
) -> None:
    """Eight of each would make the ninth wait, so few are measured, in turns."""
    set_password(household)
    spent: Counter[str] = Counter()
    texts: dict[str, set[str]] = {"me": set(), "nobody": set()}
    for name in ["me", "nobody"] * 4:
        before = processor_ticks(server)
        status, _, text = Client(server).ask(
            "POST", "/login", {"name": name, "password": "not what it is"}
        )
        spent[name] += processor_ticks(server) - before
        assert status == 422
        texts[name].add(text.replace(f'value="{name}"', ""))
    assert texts["me"] == texts["nobody"]
    assert len(texts["me"]) == 1
    # A hash that is left out is nine tenths of it.
    assert 0.6 <= spent["me"] / spent["nobody"] <= 1.6, spent


def processor_ticks(server: Server) -> int:
    """What all threads of a server have used of the processors (proc_pid_stat(5))."""
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])


def test_the_ninth_try_waits_and_a_right_one_after_it_works(
    visit: Visit, household: Household
) -> None:
    set_password(household)
    visitor = visit(logged_in=False)
    visitor.expects(422, 429)
    client = Client(visitor.server)
    for _ in range(8):
        assert client.log_in(password="not what it is") == 422
    page = visitor.open("/login")
    log_in(page)
    expect(page.get_by_role("alert")).to_contain_text("Wait")
    expect(page.get_by_label("Name")).to_have_value("me")
    # A right password within the wait is not looked at either, and does not make it longer.
    end = time.monotonic() + PATIENCE
    while page.get_by_role("alert").count() and time.monotonic() < end:
        log_in(page)
        await_rest(page)
    page.wait_for_url(visitor.server.page + "/")


@pytest.mark.browsers_differ
def test_the_cookie_is_safe_and_changes_with_each_login(
    visit: Visit, household: Household, engine: str
) -> None:
    set_password(household)
    visitor = visit(engine, logged_in=False)
    page = visitor.open("/login")
    assert cookies(visitor) == []
    log_in(page)
    page.wait_for_url(visitor.server.page + "/")
    [first] = cookies(visitor)
    assert first["name"] == "__Host-eve"
    assert first["httpOnly"]
    assert first["secure"]
    assert first["sameSite"] == "Lax"
    assert first["path"] == "/"
    assert first["expires"] == -1
    assert re.fullmatch(r"[0-9a-hjkmnp-tv-z]{52}", first["value"])
    client = Client(visitor.server, first["value"])
    assert client.log_in() == 303
    assert client.cookie != first["value"]
    assert Client(visitor.server, first["value"]).ask("GET", "/settings/security")[0] == 303
    assert client.ask("GET", "/settings/security")[0] == 200
    assert client.ask("POST", "/logout", {})[0] == 303
    status, headers, _ = client.ask("GET", "/settings/security")
    assert status == 303
    assert headers["Location"].startswith("/login")


def test_who_stays_logged_in_stays_thirty_days(visit: Visit, household: Household) -> None:
    set_password(household)
    visitor = visit(logged_in=False)
    page = visitor.open("/login")
    page.get_by_label("Stay logged in").check()
    log_in(page)
    page.wait_for_url(visitor.server.page + "/")
    [cookie] = cookies(visitor)
    assert 29.9 < (cookie["expires"] - time.time()) / 86_400 < 30.1


@pytest.mark.browsers_differ
def test_after_a_log_out_nothing_comes_back(visitor: Visitor) -> None:
    page = visitor.open("/history")
    expect(page.locator("main")).to_contain_text("2026")
    visitor.open("/settings/security")
    page.get_by_role("contentinfo").get_by_role("button", name="Log out").click()
    page.wait_for_url("**/login*")
    assert cookies(visitor) == []
    for _ in range(2):
        page.go_back()
        page.wait_for_url("**/login*")
        expect(page.locator("main")).not_to_contain_text("2026")
        expect(page.get_by_role("navigation", name="Main pages")).to_have_count(0)


@contextmanager
def another_site(
    html: str, host: str = "127.0.0.1", cookies: list[str] | None = None
) -> Iterator[str]:
    """A page of another program on another port, which keeps the cookies that it is sent."""

    class Page(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            if cookies is not None:
                cookies.append(self.headers["Cookie"] or "")
            self.send_response(200)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.end_headers()
            self.wfile.write(html.encode() if self.path == "/" else b"")

        def log_message(self, *_: object) -> None:
            pass

    site = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Page)
    thread = threading.Thread(target=site.serve_forever)
    thread.start()
    try:
        yield f"http://{host}:{site.server_port}/"
    finally:
        site.shutdown()
        thread.join()
        site.server_close()


@pytest.mark.browsers_differ
def test_a_page_on_another_port_is_refused(visitor: Visitor, household: Household) -> None:
    """At the same host it sends the cookie along, because a cookie knows no ports."""
    before = entries(household)
    form = f"""<!doctype html><html lang="en"><title>Elsewhere</title>
        <form method="post" action="{visitor.server.page}/calendar/2026-11-18">
        <input name="action" value="add"><input name="entry" value="0"><button>Go</button></form>"""
    with another_site(form, "eve-ics.localhost") as address:
        page = visitor.page
        page.goto(address)
        visitor.expects(403)
        with page.expect_response("**/calendar/2026-11-18") as answer:
            page.get_by_role("button").click()
        assert answer.value.status == 403
        assert "__Host-eve=" in answer.value.request.all_headers().get("cookie", "")
    assert entries(household) == before
    visitor.requested.clear()
    # What the visitor did elsewhere is no fault of these pages.
    visitor.faults = [fault for fault in visitor.faults if "request elsewhere" not in fault]


@pytest.mark.browsers_differ
@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
def test_no_other_program_of_this_computer_gets_the_cookie(
    visit: Visit, household: Household, server: Server, engine: str, host: str
) -> None:
    """A page that is opened at an address of all programs moves to its own before the login."""
    set_password(household)
    visitor = visit(engine, logged_in=False)
    page = visitor.page
    page.goto(f"http://{host}:{server.port}/history?year=2026")
    page.wait_for_url(f"{server.page}/login?next=*")
    log_in(page)
    page.wait_for_url(f"{server.page}/history?year=2026")
    # The one by which the account knows the browser, too.
    names = {one["name"] for one in visitor.context.cookies()}
    assert names == {"__Host-eve", "__Host-eve-device"}
    assert {one["domain"] for one in visitor.context.cookies()} == {"eve-ics.localhost"}
    sent: list[str] = []
    with another_site("<!doctype html><title>Elsewhere</title>", host, sent) as address:
        page.goto(address)
        # Whoever follows an old link is logged in.
        page.goto(f"http://{host}:{server.port}/settings/security")
        page.wait_for_url(f"{server.page}/settings/security")
        page.goto(address)
    assert len(sent) >= 2
    assert not any(sent), sent
    visitor.faults = [fault for fault in visitor.faults if "request elsewhere" not in fault]


def test_a_login_of_before_is_taken_from_a_shared_address(
    visit: Visit, household: Household, server: Server
) -> None:
    """It would go on being sent to every program there."""
    visitor = visit()
    [cookie] = cookies(visitor)
    visitor.context.add_cookies([cookie | {"domain": "127.0.0.1"}])
    visitor.page.goto(server.url)
    visitor.page.wait_for_url(f"{server.page}/")
    assert [one["domain"] for one in cookies(visitor)] == ["eve-ics.localhost"]
    visitor.faults = [fault for fault in visitor.faults if "request elsewhere" not in fault]


def test_other_devices_are_logged_out(visit: Visit, engine: str) -> None:
    phone, desk = visit(engine), visit(engine)
    phone.open("/")
    page = desk.open("/settings/security")
    expect(page.get_by_text("This device")).to_have_count(1)
    page.get_by_role("button", name="Log out all other devices").click()
    expect(page.get_by_role("status")).to_contain_text("1 other device is logged out.")
    phone.page.get_by_role("link", name="Calendar").first.click()
    phone.page.wait_for_url("**/login?next=*")
    expect(desk.open("/settings/security").get_by_role("heading", level=1)).to_have_text("Security")


def test_a_password_is_shown_where_that_is_wanted(visit: Visit) -> None:
    page = visit(logged_in=False).open("/login")
    field, button = (
        page.get_by_label("Password", exact=True),
        page.get_by_role("button", name="Show password"),
    )
    field.fill("abc")
    button.click()
    expect(field).to_have_attribute("type", "text")
    expect(button).to_have_attribute("aria-pressed", "true")
    button.click()
    expect(field).to_have_attribute("type", "password")


def test_a_login_works_without_scripts(visit: Visit, household: Household) -> None:
    set_password(household)
    visitor = visit(logged_in=False, java_script_enabled=False)
    page = visitor.open("/login")
    expect(page.get_by_role("button", name="Show password")).to_have_count(0)
    log_in(page)
    page.wait_for_url(visitor.server.page + "/")


def test_a_first_password_is_set_on_the_page(visit: Visit, household: Household) -> None:
    visitor = visit()
    page = visitor.open("/settings/security")
    page.get_by_label("New password").fill("password1234")
    visitor.expects(422)
    page.get_by_role("button", name="Set password").click()
    expect(page.locator(".error")).to_contain_text("first that others would guess")
    page.get_by_label("New password").fill(PASSWORD)
    page.get_by_role("button", name="Set password").click()
    expect(page.get_by_role("status")).to_contain_text("Password saved.")
    assert Client(visitor.server).log_in() == 303


def test_nothing_secret_is_in_the_log(server: Server, household: Household) -> None:
    set_password(household)
    link = re.search(r"/open/(\w+)", household.eve("web", "open"))
    assert link
    client = Client(server)
    assert client.ask("POST", link[0], {})[0] == 303
    assert client.log_in() == 303
    client.ask("GET", "/login?next=%2Flog%2F2026-11-18")
    client.ask("GET", "/calendar/2026-11-18")
    server.await_log("/calendar/")
    assert "/open/*" in server.log
    for secret in (link[1], client.cookie, PASSWORD, "2026-11-18", "name=me"):
        assert secret not in server.log


def own_addresses(client: Client) -> set[str]:
    """Every address with an id of a person's own that the pages link to or send forms to."""
    found = set()
    for page in PAGES:
        _, _, text = client.ask("GET", page)
        for address in re.findall(r'(?:href|action|formaction)="(/[^"]*)"', text):
            path = urlsplit(address.replace("&amp;", "&")).path
            if path.startswith(("/static/", "/login", "/logout")):
                continue
            found.add(path)
    return found


def own_values(client: Client) -> set[tuple[str, str, str]]:
    """Every hidden value by which a form names something of the person's: page, field, value."""
    found = set()
    for page in PAGES:
        _, _, text = client.ask("GET", page)
        for form in re.findall(r"<form.*?</form>", text, re.S):
            action = re.search(r'action="([^"]*)"', form)
            for field in re.findall(r"<input[^>]*>|<button[^>]*>", form):
                name, value = (re.search(rf'{key}="([^"]*)"', field) for key in ("name", "value"))
                if action and name and value and 'type="radio"' not in field:
                    found.add((action[1], name[1], value[1]))
    return found


def test_nobody_reaches_what_is_anothers(server: Server, household: Household) -> None:
    """Addresses are dates, which everybody has, so a person's own ids are in forms."""
    set_password(household)
    household.eve("person", "add", "Bea")
    set_password(household, "Bea")
    household.eve("feed", "add", "planted-feed", "--person", "Bea")
    household.eve("app-password", "add", "planted-password", "--person", "Bea")
    household.eve("log", "2026-11-10", "--note", "planted-note", "--person", "Bea")
    bea, me = Client(server), Client(server)
    assert bea.log_in("Bea") == 303
    assert me.log_in() == 303
    before = household.eve("history", "--journal", "--person", "Bea")
    selector = bea.cookie[:16] if bea.cookie else ""
    # All pages, of which none shows anything of hers.
    for path in sorted(own_addresses(bea) | set(PAGES)):
        _, _, text = me.ask("GET", path)
        for planted in ("planted-feed", "planted-password", "planted-note", selector):
            assert planted not in text, path
    # All forms with her values, of which none changes anything of hers.
    for action, name, value in sorted(own_values(bea)):
        if action in ("/logout", "/login"):
            continue
        status, _, text = me.ask("POST", action, {name: value, "entry": "0"})
        assert status < 500, (action, name, value, status)
        assert "planted" not in text
    assert me.ask("POST", "/settings/security", {"action": "end", "device": selector})[0] == 404
    assert bea.ask("GET", "/settings/security")[0] == 200
    assert household.eve("history", "--journal", "--person", "Bea") == before
    assert "planted-feed" in household.eve("feed", "list", "--person", "Bea")
    assert "planted-password" in household.eve("app-password", "list", "--person", "Bea")
