"""Every form of every page, sent as no page of ours would send it."""

import http.client
import re
from contextlib import suppress
from urllib.parse import urlencode

import pytest
from houses import DECKS, FULL, HOSTILE
from limits import PATIENCE
from pages import STOPS
from plain_client import Form, PlainClient, login_link
from server import Household, Server
from tool import IS_SANITIZED, IS_WHOLE

EXPECTED = {200, 303, 400, 403, 404, 409, 413, 415, 422, 429}
"""Whatever was sent, it is the sender's fault, or it was understood."""

FOR_ALL = ["", "x" * 20_000]
IN_TURNS = [HOSTILE[0], "a\0b\u202e", "-1", "9" * 40, "9999-99-99", "2026-02-30"]
"""Two of these for each field, others for its neighbor: what is saved makes the journal longer."""

ROUTES = {
    *("/", "/calendar/*", "/first-use", "/log/*", "/history", "/history/*", "/report"),
    *("/settings", "/settings/reminders", "/settings/contraception", "/settings/sharing"),
    *("/settings/data", "/settings/security", "/confirm", "/logout"),
    *("/settings/profile", "/settings/household"),
    *("/alarms", "/alarms/new", "/alarms/*", "/alarms/*/dismiss", "/alarms/*/snooze"),
    *("/todo", "/todo/*", "/notes/new", "/notes/*", "/calendars", "/calendars/*"),
    *("/calendars/*/new", "/calendars/*/*"),
    *("/timer", "/cards", "/cards/*", "/cards/*/*", "/cards/*/quiz", "/cards/*/review"),
    *("/login", "/open/*", "/invite/*", "/recover"),
}
"""Every route that takes a form, as logs call it; `/register` has the one of an invitation, and who
has no password is not shown the one of `/settings/recovery`."""

# These change who may do what, and end the session: they come last.
LEAVING = ("/settings/security", "/confirm", "/logout")

Pairs = list[tuple[str, str]]


def route(address: str) -> str:
    """Without the day or the token at its end."""
    path = address.partition("?")[0].partition("#")[0]
    path = re.sub(r"(?<=/)[0-9a-f]{32}(?=/|$)", "*", path)
    return re.sub(r"^/(calendar|log|history|open|invite)/.+", r"/\1/*", path)


def forms(client: PlainClient, paths: list[str] | None = None) -> list[tuple[str, Form]]:
    """Each form once, wherever it is found first."""
    found: dict[tuple[str, ...], tuple[str, Form]] = {}
    here = [stop.path for stop in STOPS if stop.status == 200 and stop.logged_in]
    for path in dict.fromkeys(paths or [*here, *named_pages(client), *in_decks(client)]):
        for form in client.get(path).forms():
            action = form.action or path
            names = sorted({name for name, _ in [*form.fields, *form.buttons]})
            found.setdefault((route(action), *names), (action, form))
    last = [one for one in found.values() if route(one[0]) in LEAVING]
    return [one for one in found.values() if one not in last] + last


def named_pages(client: PlainClient) -> list[str]:
    """The pages of entries, whose addresses only a list knows."""
    found: list[str] = []
    for place in ("/todo", "/notes", "/calendars"):
        found += re.findall(rf'href="({place}/[0-9a-f]{{32}})"', client.get(place).text)[:1]
    calendar = found[-1]
    return [*found, *re.findall(rf'href="({calendar}/[0-9a-z]+)"', client.get(calendar).text)[:2]]


def in_decks(client: PlainClient) -> list[str]:
    """The pages of a deck, whose addresses differ from store to store."""
    found = re.search(r"/cards/[0-9a-f]{32}", client.get("/cards").text)
    if not found:
        return []
    card = re.search(rf"{found[0]}/[0-9a-f]{{32}}", client.get(found[0]).text)
    quiz, review = f"{found[0]}/quiz?seed=1&at=0", f"{found[0]}/review"
    return [found[0], quiz, review, *([card[0]] if card else [])]


def fill(household: Household) -> None:
    """What makes pages show the forms that change it."""
    for command in [*FULL, *DECKS]:
        household.eve(*command)


def odd(form: Form) -> list[Pairs]:
    """The form with each field, one after another, as it cannot be.

    Each field is odd in one way, its neighbor in the next; at night, each in every way.
    """
    whole = [*form.fields, *form.buttons[:1]]
    # A form that is sent again is sent as it was.
    sent: list[Pairs] = [[], whole * 2, whole * 400, [("unknown", "1"), *whole], whole, whole]
    for place, (name, _) in enumerate(whole):
        rest = whole[:place] + whole[place + 1 :]
        turns = [IN_TURNS[(2 * place + one) % len(IN_TURNS)] for one in range(2)]
        ways = [rest, *([*rest, (name, value)] for value in [*FOR_ALL, *turns])]
        sent += ways if IS_WHOLE else [ways[place % len(ways)]]
    return sent


def test_no_field_of_any_form_makes_the_server_stumble(
    household: Household, server: Server
) -> None:
    fill(household)
    invitation = re.search(r"/invite/\w+", household.eve("web", "invite", "Mia"))
    assert invitation
    faults = []
    tried = set()
    with PlainClient(server) as guest, PlainClient(server) as client:
        client.log_in(household)
        link = login_link(household, server)
        known = [(client, *one) for one in forms(client)]
        known += [
            (guest, *one) for one in forms(guest, ["/login", "/recover", invitation[0], link])
        ]
        for sender, action, form in known:
            tried.add(route(action))
            # A connection on which nothing is asked for long is closed by the server.
            sender.line.close()
            for pairs in odd(form):
                reply = sender.post(action, pairs)
                if reply.status not in EXPECTED:
                    faults.append(f"{reply.status} for {action} with {str(pairs)[:150]}")
                if sender is guest:
                    # Whoever got in stays a guest.
                    sender.cookie = ""
                elif reply.status == 303 and reply.fields["location"].startswith("/login"):
                    client.cookie = ""
                    client.log_in(household)
        client.line.close()
        assert client.get("/").status == 200
    assert faults == []
    assert tried == ROUTES
    assert household.eve("history", "--journal")


NO_FORMS = [
    ("application/json", b'{"entry": 1}'),
    ("text/plain", b"entry=1"),
    ("", b"entry=1"),
    ("application/x-www-form-urlencoded", b"\xff\xfe=%ff"),
    ("application/x-www-form-urlencoded", b"&".join(b"a=1" for _ in range(5_000))),
    ("multipart/form-data", b"entry=1"),
    ("multipart/form-data; boundary=x", b"--x\r\n"),
    ("multipart/form-data; boundary=" + "x" * 300, b"--x--"),
]


def test_a_body_that_is_no_form_is_refused(household: Household, server: Server) -> None:
    before = household.eve("history", "--journal")
    with PlainClient(server) as client:
        client.log_in(household)
        for kind, body in NO_FORMS:
            for path in ("/calendar/2026-11-18", "/log/2026-11-18", "/settings", "/settings/data"):
                fields = {"Origin": server.page} | ({"Content_Type": kind} if kind else {})
                status = client.ask("POST", path, body, **fields).status
                assert status in (400, 403, 413, 415, 422), f"{path}: {kind} {body[:40]!r}"
    assert household.eve("history", "--journal") == before


def test_a_form_from_elsewhere_changes_nothing(household: Household, server: Server) -> None:
    """Another origin, another port, another host: refused for every form there is."""
    with PlainClient(server) as client:
        fill(household)
        client.log_in(household)
        before = household.eve("export", "--format", "log")
        for action, form in forms(client):
            body = urlencode([*form.fields, *form.buttons[:1]]).encode()
            for fields in (
                {"Origin": "https://evil.example"},
                {"Origin": f"http://127.0.0.1:{server.port + 1}"},
                {"Origin": server.page.replace(str(server.port), str(server.port + 1))},
                {"Origin": server.url},
                {"Origin": "null"},
                {"Sec_Fetch_Site": "cross-site", "Origin": server.page},
                {"Sec_Fetch_Site": "same-site", "Origin": server.page},
                {"Origin": server.page, "Host": "evil.example"},
                {},
            ):
                kind = {"Content_Type": "application/x-www-form-urlencoded"}
                reply = client.ask("POST", action, body, **fields, **kind)
                assert reply.status == 403, f"{action} from {fields}"
        # Nobody was logged out by it either.
        assert client.get("/settings/security").status == 200
    assert household.eve("export", "--format", "log") == before


MEBIBYTE = 1 << 20
MOST_GROWTH = (80 if IS_SANITIZED else 48) * MEBIBYTE
"""Under the address sanitizer, what was freed is kept for a while, and takes some 50 MiB."""

LOST = (ConnectionError, http.client.RemoteDisconnected)


@pytest.mark.parametrize("is_told", [True, False], ids=["with its length", "in chunks"])
def test_an_upload_of_100_megabytes_is_refused(
    household: Household, server: Server, is_told: bool
) -> None:
    """It ends early, takes no memory, and nothing of it is kept."""
    before = household.eve("export", "--format", "log")
    with PlainClient(server).log_in(household) as client:
        [form] = [one for one in client.get("/settings/data").forms() if has_file(one)]
        client.get("/")
        resident, stored = server.resident, size(household)
        head = "--x\r\nContent-Disposition: form-data; name="
        body = "".join(f'{head}"{name}"\r\n\r\n{value}\r\n' for name, value in form.fields)
        body += f'{head}"file"; filename="log.csv"\r\n\r\n'
        line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
        line.putrequest("POST", "/settings/data", skip_host=True)
        line.putheader("Host", server.page_host)
        line.putheader("Cookie", client.cookie)
        line.putheader("Origin", server.page)
        line.putheader("Content-Type", "multipart/form-data; boundary=x")
        if is_told:
            line.putheader("Content-Length", str(100 * MEBIBYTE))
        else:
            line.putheader("Transfer-Encoding", "chunked")
        line.endheaders()
        sent = 0
        # The server stops listening long before the end.
        with suppress(BrokenPipeError, ConnectionResetError):
            for piece in [body.encode(), *(b"2026-11-01,light\n" * 3_856 for _ in range(1_600))]:
                line.send(piece if is_told else b"%x\r\n%b\r\n" % (len(piece), piece))
                sent += len(piece)
        try:
            answer = line.getresponse()
            assert answer.status == 413
            assert answer.will_close
        except LOST:
            # Who sends on without looking can lose the answer together with the connection.
            assert not is_told
        assert sent < 100 * MEBIBYTE
        line.close()
        assert server.resident < resident + MOST_GROWTH
        assert client.get("/").status == 200
    assert household.eve("export", "--format", "log") == before
    assert size(household) <= stored + MEBIBYTE


def has_file(form: Form) -> bool:
    return any(name == "do" and value == "look" for name, value in [*form.fields, *form.buttons])


def size(household: Household) -> int:
    """Of all that is in the store's folder, in bytes."""
    return sum(file.stat().st_size for file in household.folder.iterdir() if file.is_file())
