"""Somebody without a browser, who reads pages as they are sent, and sends their forms."""

import http.client
import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Self
from urllib.parse import urlencode

import html5lib
from limits import PATIENCE
from server import Household, Server

if TYPE_CHECKING:
    from visitor import Visitor


def login_link(household: Household, server: Server, *options: object) -> str:
    """The path of a link that logs in once."""
    said = household.eve("web", "open", *options)
    found = re.search(r"/open/[^\s\"]+", said)
    assert found, f"web open names no link: {said}"
    return found[0]


@dataclass
class Form:
    """A form of a page, with what its fields hold."""

    action: str
    fields: list[tuple[str, str]]
    buttons: list[tuple[str, str]] = field(default_factory=list)

    def filled(self, **changes: str) -> list[tuple[str, str]]:
        kept = [(name, value) for name, value in self.fields if name not in changes]
        return [*kept, *changes.items()]


@dataclass
class Reply:
    status: int
    fields: dict[str, str]
    """With names in lower case."""
    text: str

    def forms(self) -> list[Form]:
        root = html5lib.parse(self.text, namespaceHTMLElements=False)
        return [read_form(element) for element in root.iter("form")]


def read_form(element: Any) -> Form:
    fields, buttons = [], []
    for at in element.iter():
        if at.tag not in ("input", "textarea", "select", "button"):
            continue
        name, kind = at.get("name"), at.get("type", "")
        if not name or at.get("disabled") is not None:
            continue
        if at.tag == "textarea":
            fields.append((name, at.text or ""))
        elif at.tag == "select":
            chosen = [one for one in at.iter("option") if one.get("selected") is not None]
            chosen = chosen or list(at.iter("option"))[:1]
            fields += [(name, one.get("value", one.text or "")) for one in chosen]
        elif at.tag == "button" or kind == "submit":
            buttons.append((name, at.get("value", "")))
        elif kind in ("checkbox", "radio"):
            if at.get("checked") is not None:
                fields.append((name, at.get("value", "on")))
        elif kind != "file":
            fields.append((name, at.get("value", "")))
    return Form(element.get("action", ""), fields, buttons)


class PlainClient:
    """Keeps one connection and one cookie."""

    def __init__(self, server: Server, cookie: str = "") -> None:
        self.server = server
        self.cookie = cookie
        self.line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)

    @classmethod
    def of(cls, visitor: "Visitor") -> Self:
        """Somebody with the cookies of a visitor."""
        cookies = visitor.context.cookies()
        return cls(visitor.server, "; ".join(f"{one['name']}={one['value']}" for one in cookies))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.line.close()

    def log_in(self, household: Household) -> Self:
        reply = self.get(login_link(household, self.server))
        if not self.cookie:
            # The link shows a button first where a look alone must not use it up.
            [form] = [form for form in reply.forms() if "/open/" in form.action]
            self.post(form.action, form.fields)
        assert self.cookie, "no cookie after logging in"
        return self

    def ask(self, method: str, path: str, body: bytes | None = None, **fields: str) -> Reply:
        headers = {"Host": self.server.page_host}
        headers |= {name.replace("_", "-"): value for name, value in fields.items()}
        if self.cookie:
            headers.setdefault("Cookie", self.cookie)
        # What follows a # is for the browser, and never sent.
        self.line.request(method, path.partition("#")[0], body, headers)
        answer = self.line.getresponse()
        text = answer.read().decode()
        cookie = answer.headers.get("Set-Cookie", "")
        if cookie:
            self.cookie = cookie.partition(";")[0]
        found = {name.lower(): value for name, value in answer.headers.items()}
        return Reply(answer.status, found, text)

    def get(self, path: str, **fields: str) -> Reply:
        return self.ask("GET", path, **fields)

    def post(self, path: str, pairs: list[tuple[str, str]], **fields: str) -> Reply:
        """As a form of the same origin does."""
        fields.setdefault("Origin", self.server.page)
        fields.setdefault("Content_Type", "application/x-www-form-urlencoded")
        return self.ask("POST", path, urlencode(pairs).encode(), **fields)
