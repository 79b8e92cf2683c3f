"""Every form of every page, sent as no page of ours would send it."""

from urllib.parse import urlencode

import pytest
from houses import HOSTILE
from pages import STOPS
from plain_client import Form, PlainClient
from server import Household, Server

EXPECTED = {200, 303, 400, 403, 404, 409, 413, 415, 422, 429}
"""Whatever was sent, it is the sender's fault, or it was understood."""

VALUES = ["", "x" * 20_000, HOSTILE[0], "a\0b\u202e", "-1", "9" * 40, "9999-99-99", "2026-02-30"]

# These end the session, and with it the test.
LEAVING = ("/logout", "/settings/security")

Pairs = list[tuple[str, str]]


def forms(client: PlainClient) -> list[tuple[str, Form]]:
    """Each form once, wherever it is found first."""
    found: dict[tuple[str, ...], tuple[str, Form]] = {}
    for path in dict.fromkeys(stop.path for stop in STOPS if stop.status == 200 and stop.logged_in):
        for form in client.get(path).forms():
            action = form.action or path
            if not any(action.startswith(leaving) for leaving in LEAVING):
                names = sorted({name for name, _ in [*form.fields, *form.buttons]})
                found.setdefault((action, *names), (action, form))
    return list(found.values())


def odd(form: Form) -> list[Pairs]:
    """The form with each field, one after another, as it cannot be."""
    whole = [*form.fields, *form.buttons[:1]]
    sent: list[Pairs] = [[], whole * 2, whole * 400, [("unknown", "1"), *whole]]
    for place, (name, _) in enumerate(whole):
        rest = whole[:place] + whole[place + 1 :]
        sent += [rest, *([*rest, (name, value)] for value in VALUES)]
    return sent


def test_check_52_no_field_of_any_form_makes_the_server_stumble(
    household: Household, server: Server
) -> None:
    faults = []
    with PlainClient(server) as client:
        client.log_in(household)
        known = forms(client)
        assert len(known) >= 8, [action for action, _ in known]
        for action, form in known:
            for pairs in odd(form):
                reply = client.post(action, pairs)
                if reply.status not in EXPECTED:
                    faults.append(f"{reply.status} for {action} with {str(pairs)[:150]}")
                if reply.status == 303 and reply.fields["location"].startswith("/login"):
                    client.log_in(household)
        assert client.get("/").status == 200
    assert faults == []
    assert household.eve("history", "--journal")


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("application/json", b'{"entry": 1}'),
        ("text/plain", b"entry=1"),
        ("", b"entry=1"),
        ("application/x-www-form-urlencoded", b"\xff\xfe=%ff"),
        ("application/x-www-form-urlencoded", b"&".join(b"a=1" for _ in range(5_000))),
        ("multipart/form-data", b"entry=1"),
        ("multipart/form-data; boundary=x", b"--x\r\n"),
        ("multipart/form-data; boundary=" + "x" * 300, b"--x--"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_check_52_a_body_that_is_no_form_is_refused(
    household: Household, server: Server, kind: str, body: bytes
) -> None:
    before = household.eve("history", "--journal")
    with PlainClient(server) as client:
        client.log_in(household)
        for path in ("/calendar/2026-11-18", "/log/2026-11-18", "/settings", "/settings/data"):
            fields = {"Origin": server.url} | ({"Content_Type": kind} if kind else {})
            assert client.ask("POST", path, body, **fields).status in (400, 403, 413, 415, 422)
    assert household.eve("history", "--journal") == before


def test_check_52_a_form_from_elsewhere_changes_nothing(
    household: Household, server: Server
) -> None:
    """Another origin, another port, another host: refused for every form there is."""
    with PlainClient(server) as client:
        client.log_in(household)
        before = household.eve("export", "--format", "log")
        for action, form in forms(client):
            body = urlencode([*form.fields, *form.buttons[:1]]).encode()
            for fields in (
                {"Origin": "https://evil.example"},
                {"Origin": f"http://127.0.0.1:{server.port + 1}"},
                {"Origin": "null"},
                {"Sec_Fetch_Site": "cross-site", "Origin": server.url},
                {"Sec_Fetch_Site": "same-site", "Origin": server.url},
                {"Origin": server.url, "Host": "evil.example"},
                {},
            ):
                kind = {"Content_Type": "application/x-www-form-urlencoded"}
                reply = client.ask("POST", action, body, **fields, **kind)
                assert reply.status == 403, f"{action} from {fields}"
    assert household.eve("export", "--format", "log") == before
