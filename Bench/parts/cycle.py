"""A period that is dragged to and fro in a calendar program, with a log of ten years.

It moves by a day, which moves every forecast; then the program asks what has changed.
"""

import re
from datetime import date, timedelta

from caldav import Client, client_of
from programs import LAST_START, CannotRunError, callgrind, counted
from rows import Row, judge
from stores import app_password, serving, store_of

DAY = timedelta(1)


def bench() -> None:
    store = store_of(10, "cycle")
    password = app_password(store)

    def instructions_of_drag() -> list[float]:
        """Of the whole server, which has executed as many more as it was asked for more drags."""
        counts = []
        fewer, more = 4, 24
        for drags in (fewer, more):
            with serving(store, *callgrind()) as served:
                drag(client_of(served, password), drags)
            counts.append(counted())
        return [(counts[1] - counts[0]) / (more - fewer)]

    judge(
        instructions_of_drag, Row("a period dragged over CalDAV, with the sync after it", 28, "M")
    )


def drag(client: Client, times: int) -> None:
    client.path = client.path.replace("/bench/", "/cycle/")
    path, text, tag = last_period(client)
    for number in range(times):
        client.ask(
            "PUT",
            path,
            moved(text, -DAY if number % 2 else DAY),
            204,
            If_Match=tag,
            Content_Type="text/calendar; charset=utf-8",
        )
        if path not in client.sync(client.token)[1]:
            raise CannotRunError("the period that was moved has not changed")
        text, tag = read(client, path)


def read(client: Client, path: str) -> tuple[str, str]:
    _, body, tag = client.ask("GET", path, accepted=200)
    return body.decode(), tag


def last_period(client: Client) -> tuple[str, str, str]:
    """Path, text and tag of the period that began last."""
    first = date.fromisoformat(LAST_START)
    for path in client.sync("")[1]:
        text, tag = read(client, path)
        if f"DTSTART;VALUE=DATE:{first:%Y%m%d}" in text and "CATEGORIES:Period" in text:
            return path, text, tag
    raise CannotRunError("the period is not there")


def moved(text: str, by: timedelta) -> str:
    def later(match: re.Match[str]) -> str:
        return f"{match[1]}{date.fromisoformat(match[2]) + by:%Y%m%d}"

    return re.sub(r"(DT(?:START|END);VALUE=DATE:)(\d{8})", later, text)
