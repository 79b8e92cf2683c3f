"""A page says what the command line says of the same days, cycles and forecasts."""

import json
from collections.abc import Iterator
from datetime import date, timedelta
from typing import Any

import html5lib
import pytest
from pages import TODAY
from plain_client import PlainClient
from playwright.sync_api import expect
from server import Household, Server
from visitor import Visit, Visitor

STATES: dict[str, list[str]] = {
    "ordinary": [],
    "running": ["2026-08-20..24", "2026-09-18..22", "2026-10-20..24", "2026-11-19..20"],
    "late": ["2026-07-28..31", "2026-08-25..29", "2026-09-22..26", "2026-10-20..24"],
    "very late": ["2026-08-19..23", "2026-09-16..20", "2026-10-14..18"],
    # A period is likelier to be missing from the log than to be late.
    "in doubt": [
        *["2026-05-30..31", "2026-06-27..30", "2026-07-25..29", "2026-08-22..26"],
        *["2026-09-19..23", "2026-10-17..21"],
    ],
}
"""The days of periods by the state that they make today; none where three years are logged."""


def fill(household: Household, state: str) -> None:
    if not STATES[state]:
        household.add_days()
    for days in STATES[state]:
        household.eve("log", days)


def told(household: Household, *arguments: str) -> Any:
    return json.loads(household.eve(*arguments, "--json"))


def words(text: str) -> str:
    return " ".join(text.split())


def short(iso: str) -> str:
    """A day as English pages write it: with the year where it is another than today's."""
    day = date.fromisoformat(iso)
    return day.strftime("%-d %b" if iso[:4] == TODAY[:4] else "%-d %b %Y")


def days(first: str, last: str) -> list[str]:
    start, end = date.fromisoformat(first), date.fromisoformat(last)
    return [str(start + timedelta(number)) for number in range((end - start).days + 1)]


class Read:
    """A page as the server sends it."""

    def __init__(self, client: PlainClient, path: str) -> None:
        reply = client.get(path)
        assert reply.status == 200, path
        self.root = html5lib.parse(reply.text, namespaceHTMLElements=False)
        self.main = next(self.root.iter("main"))

    def texts(self, path: str) -> list[str]:
        return [words("".join(one.itertext())) for one in self.main.iterfind(path)]

    @property
    def text(self) -> str:
        """Of headings and paragraphs, and not of a drawing."""
        return " ".join(text for tag in ("h1", "h2", "p") for text in self.texts(f".//{tag}"))


@pytest.fixture
def client(household: Household, server: Server) -> Iterator[PlainClient]:
    with PlainClient(server) as client:
        yield client.log_in(household)


@pytest.fixture(params=STATES)
def state(request: pytest.FixtureRequest, household: Household) -> None:
    """Each of the states, one after the other."""
    fill(household, request.param)


# The months and their days.


def expected_marks(household: Household) -> dict[str, str]:
    """Of each day to come, as far as a year: a period stands above a fertile window."""
    forecast = told(household, "predict", "--months", "12")
    marks: dict[str, str] = {}
    for span in forecast["unknownFertility"]:
        marks |= dict.fromkeys(days(span["start"], span["end"]), "unknown")
    for window in forecast["fertile"]:
        marks |= dict.fromkeys(days(window["start"], window["end"]), "fertile")
        marks[window["ovulation"]] = "ovulation"
    coming, following = forecast["promise"], forecast["periods"][0]
    missed = forecast.get("ifMissed")
    periods = forecast["periods"][1:]
    if missed and missed["probability"] > 0.6:
        assert following["start"] == missed["date"]
        periods.append(following)
    elif following["start"] == coming["date"]:
        periods.append(following)
    elif following["start"] <= coming["latest"]:
        # Its day is over: it may start on any of those that are left.
        periods.append({"start": following["start"], "end": coming["latest"]})
    for period in [*periods, *filter(None, [forecast.get("running")])]:
        marks |= dict.fromkeys(days(period["start"], period["end"]), "predicted")
    return {day: mark for day, mark in marks.items() if day > TODAY}


def shown_marks(client: PlainClient, path: str) -> tuple[dict[str, str], list[str]]:
    """The looks of the days to come, and all of these days."""
    months = [one for one in Read(client, path).root.iter("a") if "day" in one.get("class", "")]
    looks = {one.get("href")[-10:]: one.get("class").split() for one in months}
    coming = {day: set(look) - {"day"} for day, look in looks.items() if day > TODAY}
    return {day: " ".join(look) for day, look in coming.items() if look}, sorted(coming)


@pytest.mark.new_household
@pytest.mark.usefixtures("state")
def test_the_months_show_the_days_that_predict_tells(
    client: PlainClient, household: Household
) -> None:
    expected = expected_marks(household)
    for path in ("/calendar", "/calendar?from=2027-03"):
        shown, coming = shown_marks(client, path)
        assert len(coming) > 90, path
        assert "predicted" in shown.values(), path
        assert shown == {day: mark for day, mark in expected.items() if day in coming}, path


@pytest.mark.parametrize("kind", ["predicted", "fertile", "ovulation", "today", "logged"])
def test_a_day_says_what_explain_tells(
    client: PlainClient, household: Household, kind: str
) -> None:
    marks = expected_marks(household)
    next_days = {mark: day for day, mark in sorted(marks.items(), reverse=True)}
    found = {"today": TODAY, "logged": "2026-11-04"} | next_days
    title, *lines = household.eve("explain", found[kind]).splitlines()
    said = words(" ".join(lines)).replace(" For the reasons, run 'eve-ics explain'.", "")
    page = Read(client, f"/calendar/{found[kind]}")
    assert page.texts("h1") == [title]
    sentences = page.texts("section[@id='day-panel']/p")
    if found[kind] > TODAY:
        assert "still to come" in sentences.pop()
    assert " ".join(sentences) == said


LOW_THEN_HIGH = [36.3, 36.35, 36.3, 36.4, 36.35, 36.3, 36.4, 36.7, 36.7, 36.75]
SIGNS = {
    "expected": ("ovulation", []),
    "signs": ("signs", [("2026-11-14", "--lh", "positive")]),
    "confirmed": (
        "ovulation",
        [(f"2026-11-{7 + n:02}", "--temperature", t) for n, t in enumerate(LOW_THEN_HIGH)],
    ),
    "noticed": ("ovulation", [("2026-11-15", "--ovulation")]),
}
"""The look of the day of ovulation, and what is logged in the running cycle."""


@pytest.mark.new_household
@pytest.mark.parametrize("kind", SIGNS)
def test_a_cycle_has_one_day_of_ovulation(
    client: PlainClient, household: Household, kind: str
) -> None:
    look, signs = SIGNS[kind]
    starts = ["2026-08-13", "2026-09-10", "2026-10-08", "2026-11-10" if not signs else "2026-11-01"]
    for start in starts:
        household.eve("log", f"{start}..{start[:-2]}{int(start[-2:]) + 4:02}")
    for sign in signs:
        household.eve("log", *sign)
    found = told(household, "status")["ovulation"]
    assert found["state"] == ("confirmed" if kind == "noticed" else kind)
    day = found["date"]
    for command in (("predict",), ("explain",), ("history", "--chart")):
        assert told(household, *command)["ovulation"] == found, command
    marks = told(household, "months", "2026-11")["days"]
    assert [one["date"] for one in marks if one["kind"].startswith("ovulation")] == [day]
    for command in (("status",), ("explain",), ("explain", day)):
        assert short(day) in household.eve(*command), command

    months = Read(client, "/calendar").root.iter("a")
    looks = {one.get("href")[-10:]: one.get("class", "").split() for one in months}
    marked = [one for one, classes in looks.items() if look in classes]
    assert [one for one in marked if one < "2026-12-10"] == [day]
    assert short(day) in Read(client, "/").text
    if signs:
        assert short(day) in Read(client, f"/calendar/{day}").text
    calendar = household.eve("export", "--include", "ovulation", "--months", "1", "-o", "-")
    events = calendar.split("BEGIN:VEVENT")[1:]
    days_of_events = [event.partition("DTSTART;VALUE=DATE:")[2][:8] for event in events]
    assert days_of_events[0] == day.replace("-", "")


# Today.


@pytest.mark.new_household
@pytest.mark.usefixtures("state")
def test_today_says_each_sentence_of_status(client: PlainClient, household: Household) -> None:
    text = Read(client, "/").text
    for sentence in household.eve("status").splitlines():
        # What to run is a button on the page.
        assert sentence in text or "'eve-ics " in sentence, sentence


@pytest.mark.new_household
@pytest.mark.usefixtures("state")
def test_today_tells_the_numbers_of_status(client: PlainClient, household: Household) -> None:
    status = told(household, "status")
    following, late = status["promise"], status["daysLate"]
    page = Read(client, "/")
    assert f"Day {status['cycleDay']} of the cycle" in page.text
    between = f"between {short(following['earliest'])} and {short(following['latest'])}"
    is_ahead = following["state"] in ("ahead", "any-day")
    assert f"{'80%' if is_ahead else 'expected'} {between}" in page.text
    wait = date.fromisoformat(following["date"]) - date.fromisoformat(TODAY)
    headings = {
        "ahead": f"Next period in about {wait.days} days",
        "any-day": "Any day now",
        "waiting": "Not here yet",
        "late": f"Your period is {late} days late",
    }
    assert page.texts("section/h1") == [headings[following["state"]]]
    assert ("days late" in page.text) == (following["state"] == "late")


SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.new_household
@pytest.mark.usefixtures("state")
def test_the_bar_of_the_cycle_has_today_in_its_place(
    client: PlainClient, household: Household
) -> None:
    status = told(household, "status")
    [bar] = [
        one for one in Read(client, "/").main.iter(f"{SVG}svg") if "cycle-bar" in one.get("class")
    ]
    [today] = bar.iter(f"{SVG}circle")
    day = status["cycleDay"]
    count = day - 1 + len(days(TODAY, max(TODAY, status["promise"]["latest"])))
    width = float(bar.get("viewBox").split()[2])
    # On the first and the last days the circle is moved a little, to be whole.
    whole = min(max((day - 0.5) / count * width, 9), width - 9)
    assert float(today.get("cx")) == pytest.approx(whole, abs=0.1)


@pytest.mark.new_household
@pytest.mark.usefixtures("state")
def test_the_last_three_cycles_lead_to_their_pages(
    client: PlainClient, household: Household
) -> None:
    cycles = told(household, "history")["cycles"][:-4:-1]
    main = Read(client, "/").main
    links = [one for one in main.iterfind("section/ul/li/a") if "/history/" in one.get("href")]
    assert [one.get("href") for one in links] == [f"/history/{one['start']}" for one in cycles]
    day = told(household, "status")["cycleDay"]
    lengths = [f"day {day}", *(f"{cycle['length']} days" for cycle in cycles[1:])]
    assert [(one.text or "").partition(": ")[2] for one in links] == lengths


@pytest.fixture
def late(visit: Visit, household: Household) -> Visitor:
    """Somebody whose period was expected three days ago."""
    fill(household, "late")
    visitor = visit()
    page = visitor.open("/")
    expect(page.locator("#question h2")).to_have_text("Did your period start?")
    return visitor


@pytest.mark.new_household
def test_a_late_period_is_asked_for(late: Visitor) -> None:
    question = late.page.locator("#question")
    answers = question.get_by_role("button").or_(question.get_by_role("link"))
    expect(answers).to_have_text(["Yes, today", "Yes, earlier", "Not yet", "No, don't ask again"])


@pytest.mark.new_household
def test_yes_begins_a_cycle_today(late: Visitor, household: Household) -> None:
    late.page.get_by_role("button", name="Yes, today").click()
    expect(late.page.locator("#question")).to_have_count(0)
    sentence = "Day 1 of the cycle that began on 20 Nov."
    expect(late.page.get_by_text(sentence, exact=True)).to_be_visible()
    status = told(household, "status")
    assert (status["cycleDay"], status["periodDay"], status["daysLate"]) == (1, 1, 0)


@pytest.mark.new_household
def test_not_yet_is_noted_and_leaves_the_promise(late: Visitor, household: Household) -> None:
    before = told(household, "status")
    late.page.get_by_role("button", name="Not yet").click()
    expect(late.page.get_by_role("status")).to_contain_text("Noted: no bleeding, 17")
    expect(late.page.locator("#question")).to_have_count(0)
    after = told(household, "status")
    assert before["next"]["earliest"] == TODAY
    assert after["next"]["earliest"] > TODAY
    assert after["daysLate"] == before["daysLate"]
    assert after["promise"] == before["promise"]
    between = f"between {short(after['promise']['earliest'])}"
    expect(late.page.locator("main")).to_contain_text(between)


@pytest.mark.new_household
def test_no_ends_the_asking(late: Visitor, household: Household) -> None:
    assert "answer" not in told(household, "history")["cycles"][-1]
    late.page.get_by_role("button", name="No, don't ask again").click()
    expect(late.page.locator("#question")).to_have_count(0)
    assert told(household, "history")["cycles"][-1]["answer"] == "long"
    late.open("/")
    expect(late.page.locator("#question")).to_have_count(0)


@pytest.mark.new_household
def test_a_period_that_may_be_missing_is_asked_for(visit: Visit, household: Household) -> None:
    fill(household, "very late")
    around = told(household, "status")["missedPeriod"]["around"]
    page = visit().open("/")
    question = page.locator("#question")
    expect(question.get_by_role("heading")).to_contain_text(f"around {short(around)}?")
    expect(question.get_by_role("link")).to_have_attribute("href", f"/log/{around}")
    question.get_by_role("button", name="No, none is missing").click()
    expect(question).to_have_count(0)
    assert told(household, "status")["missedPeriod"] is None
    assert told(household, "history")["cycles"][-1]["answer"] == "long"


# The history.


def accuracy(error: int | None) -> str:
    if error is None:
        return ""
    unit = "day" if abs(error) == 1 else "days"
    return f"{abs(error)} {unit} {'later' if error > 0 else 'earlier'}" if error else "on the day"


def test_the_history_is_that_of_the_command_line(client: PlainClient, household: Household) -> None:
    cycles = told(household, "history")["cycles"]
    made = [cycle.get("foretold") for cycle in told(household, "explain")["cycles"]]
    errors = {one["actual"]: one["error"] for one in made if one}
    expected = [
        (
            f"/history/{cycle['start']}",
            f"{len(days(cycle['start'], cycle['end']))} days",
            f"{cycle['length']} days" if "length" in cycle else "running",
            accuracy(errors.get(cycle["start"])),
        )
        for cycle in reversed(cycles)
    ]
    rows = list(Read(client, "/history").main.iterfind(".//tbody/tr"))
    shown = [
        (
            row.find("th/a").get("href"),
            row.findtext("th/p"),
            *(one.text or "" for one in row.findall("td")),
        )
        for row in rows
    ]
    assert len(shown) == 12
    assert shown == expected[:12]


@pytest.mark.parametrize(
    ("button", "answer"),
    [
        ("A period is missing", "missing"),
        ("It really was one cycle", "long"),
        ("Leave it out", "ignore"),
    ],
)
def test_an_odd_cycle_is_answered(
    visit: Visit, household: Household, button: str, answer: str
) -> None:
    odd = [cycle["start"] for cycle in told(household, "history")["cycles"] if "odd" in cycle]
    other, start = odd
    visitor = visit()
    page = visitor.open("/history")
    cards = {day: page.locator(f".card:has(#odd-{day})") for day in odd}
    for card in cards.values():
        expect(card.get_by_role("button")).to_have_count(3)
    cards[start].get_by_role("button", name=button).click()
    expect(page.get_by_role("status")).not_to_be_empty()
    after = {cycle["start"]: cycle for cycle in told(household, "history")["cycles"]}
    assert after[start]["answer"] == answer
    assert "odd" not in after[start]
    assert "odd" in after[other]
    visitor.open("/history")
    expect(cards[start]).to_have_count(0)
    expect(cards[other]).to_be_visible()
