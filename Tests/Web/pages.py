"""Every page in every state that it can be in, and how a visitor reaches it."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import count

from keys import await_rest, press
from playwright.sync_api import Page
from visitor import PASSWORD, Visitor

TODAY = "2026-11-20"


@dataclass(frozen=True)
class Stop:
    """A page in a state."""

    name: str
    path: str
    """Of a secret address only its beginning, as `houses.SECRETS` has it."""
    house: str = "full"
    then: Callable[[Page], object] | None = None
    """What is done on the page before it is judged; only where scripts run."""
    status: int = 200
    logged_in: bool = True
    answers: tuple[int, ...] = ()
    """Statuses above 399 that `then` is answered with."""
    shows: str = ""
    """A selector of what makes the state, without which the page is not judged."""
    walked: bool = False
    """Whether somebody presses Tab through it for each change, and not only at night: every kind of
    control is on one of these pages, and so are the dialogs."""

    def open(self, visitor: Visitor, path: str | None = None) -> Page:
        """At `path` where the address is a secret."""
        page = visitor.open(path or self.path, self.status)
        visitor.expects(*self.answers)
        if self.then:
            self.then(page)
        if self.shows:
            page.locator(self.shows).first.wait_for()
        await_rest(page)
        return page


def open_day(date: str) -> Callable[[Page], object]:
    def open_it(page: Page) -> None:
        page.locator(f'a[href^="/calendar/{date}"]').first.click()
        page.get_by_role("dialog").wait_for()
        # While the day grows out of its cell, what is seen is neither the one nor the other.
        page.evaluate("() => Promise.all(document.getAnimations().map((one) => one.finished))")

    return open_it


def try_the_alarm(page: Page) -> None:
    page.locator("#try").click()
    page.get_by_role("alertdialog").wait_for()


def open_the_alarm(page: Page) -> None:
    page.locator('.rows a[href^="/alarms/"]').first.click()
    page.locator("input[name=title]").wait_for()


def follow(place: str) -> Callable[[Page], object]:
    """Opens the first link of a list that leads to a place."""

    def follow_it(page: Page) -> None:
        page.locator(f'.rows a[href^="{place}"]').first.click()
        page.locator("#main form[action]").first.wait_for()

    return follow_it


def open_event(page: Page) -> None:
    follow("/calendars/")(page)
    page.locator('.rows a[href^="/calendars/"]').first.click()
    page.locator("input[name=title]").wait_for()


def open_new_event(page: Page) -> None:
    follow("/calendars/")(page)
    page.locator("a.round").click()
    page.locator("input[name=from]").wait_for()


def into_deck(*links: str) -> Callable[[Page], object]:
    """Follows links of a list of decks, each by a part of its address or its name."""

    def go(page: Page) -> None:
        page.locator('main a[href^="/cards/"]').first.click()
        page.locator("input[name=front]").wait_for()
        for link in links:
            page.locator(link).first.click()

    return go


def uncover(page: Page) -> None:
    page.locator("summary").first.click()


def preview_a_method(page: Page) -> None:
    page.locator("#add-at").fill("21:00")
    page.locator("form:has(#add-at) button[value=preview]").click()


def ask_to_erase_everything(page: Page) -> None:
    page.locator("input[name=what][value=all]").check()
    page.locator("#erase button").click()


def look_at_a_file(page: Page) -> None:
    """Of one day that the log has otherwise, and of one that it does not have."""
    log = b"date,flow,note\n2026-11-04,light,\n2026-11-16,,new\n"
    file = {"name": "other.log", "mimeType": "text/plain", "buffer": log}
    page.locator("#file").set_input_files(file)
    page.locator("button[value=look]").click()


def enter_a_fever(page: Page) -> None:
    page.locator("#field-temperature-value").fill("99")
    press(page, "Enter")


def make_an_account_with_a_short_password(page: Page) -> None:
    page.locator("#password").fill("short")
    page.locator("main button[type=submit]").click()


def give_the_password(page: Page) -> None:
    page.locator("#password").fill(PASSWORD)
    press(page, "Enter")
    page.wait_for_url("**/settings/recovery")


def invite_somebody(page: Page) -> None:
    page.locator("#name").fill("mia@example.org")
    page.locator("button[value=invite]").click()


def ask_to_undo_many_days(page: Page) -> None:
    page.locator("#last-change button").first.click()


def renew_the_address(page: Page) -> None:
    page.locator("form:has(input[value=rotate-feed]) button").click()


def view_as_a_partner(page: Page) -> None:
    page.locator("#partner button[value=view-partner]").click()


NUMBERS = count()


def make_a_password(page: Page) -> None:
    page.locator("details:has(#password-name) > summary").click()
    # No two have the same name.
    page.locator("#password-name").fill(f"{next(NUMBERS)}")
    page.locator("button[value=add-password]").click()


QUIZ = 'a[href$="/quiz"]'
REVIEW = 'a[href$="/review"]'

STOPS = [
    Stop("login", "/login", logged_in=False, walked=True),
    Stop("register without an invitation", "/register", logged_in=False, walked=True),
    Stop("a new password", "/recover", logged_in=False),
    Stop("used invitation", "/invite/AAAAAAAAAAAAAAAAAAAAAAAAAA", logged_in=False, status=404),
    Stop("used link", "/open/AAAAAAAAAAAAAAAAAAAAAAAAAA", logged_in=False, status=404),
    Stop("invitation", "/invite/", "plain", logged_in=False, shows="#password"),
    Stop(
        "invitation, refused",
        "/invite/",
        "plain",
        make_an_account_with_a_short_password,
        logged_in=False,
        answers=(422,),
        shows="#password-error",
    ),
    Stop("link", "/open/", "plain", logged_in=False, shows="form[action^='/open/']"),
    Stop("nothing there", "/nothing-here", status=404),
    Stop("today", "/", walked=True),
    Stop("today, empty", "/", "empty"),
    Stop("today, first day", "/", "first-day"),
    Stop("today, few", "/", "few"),
    Stop("today, late", "/", "late"),
    Stop("today, paused", "/", "paused"),
    Stop("today, hidden", "/", "hidden"),
    Stop("calendar", "/calendar", walked=True),
    Stop("calendar, empty", "/calendar", "empty"),
    Stop("calendar, few", "/calendar", "few", walked=True),
    Stop("calendar, paused", "/calendar", "paused"),
    Stop("calendar, hidden", "/calendar", "hidden"),
    Stop("calendar, earlier", "/calendar?from=2025-10&months=3"),
    Stop("calendar, past day", "/calendar", then=open_day("2026-11-18"), walked=True),
    Stop("calendar, today's day", "/calendar", then=open_day(TODAY)),
    Stop("calendar, future day", "/calendar", then=open_day("2026-12-09")),
    Stop("day, past", "/calendar/2026-11-18", walked=True),
    Stop("day, past, empty", "/calendar/2026-11-16"),
    Stop("day, period", "/calendar/2026-11-03"),
    Stop("day, future", "/calendar/2026-12-09"),
    Stop("day, fertile, with a picture", "/calendar/2026-12-12", "cheerful", shows="picture img"),
    Stop("first use", "/first-use", "empty"),
    Stop("log", "/log/2026-11-18", walked=True),
    Stop("log, empty", "/log/2026-11-16"),
    Stop("log, today", f"/log/{TODAY}", "empty"),
    Stop(
        "log, refused",
        "/log/2026-11-18",
        then=enter_a_fever,
        answers=(422,),
        shows="#field-temperature-error",
    ),
    Stop("many days to undo", "/", "plain", ask_to_undo_many_days, shows="button.danger"),
    Stop("history", "/history", walked=True),
    Stop("history, empty", "/history", "empty"),
    Stop("period", "/history/2026-11-03", walked=True),
    Stop("insights", "/insights"),
    Stop("insights, empty", "/insights", "empty"),
    Stop("insights, few", "/insights", "few"),
    Stop("insights, hidden", "/insights", "hidden"),
    Stop("report", "/report", walked=True),
    Stop("report, empty", "/report", "empty"),
    Stop("help", "/help"),
    Stop("plan", "/plan"),
    Stop("plan, hidden", "/plan", "hidden"),
    Stop("alarms", "/alarms", walked=True),
    Stop("alarms, empty", "/alarms", "empty"),
    Stop("alarms, ringing", "/alarms", then=try_the_alarm, walked=True),
    Stop("alarm, new", "/alarms/new", walked=True),
    Stop("alarm, to change", "/alarms", then=open_the_alarm),
    Stop("alarms that ring", "/alarms/ringing"),
    Stop("alarms that ring, none", "/alarms/ringing", "empty"),
    Stop("week of alarms", "/alarms/week"),
    Stop("day of alarms", "/alarms/week/2026-11-21", walked=True),
    Stop("todo", "/todo", walked=True),
    Stop("todo, empty", "/todo", "empty"),
    Stop("todo, to change", "/todo", then=follow("/todo/")),
    Stop("notes", "/notes"),
    Stop("notes, empty", "/notes", "empty"),
    Stop("note, new", "/notes/new"),
    Stop("note", "/notes", then=follow("/notes/")),
    Stop("calendars", "/calendars"),
    Stop("calendars, empty", "/calendars", "empty"),
    Stop("calendar of events", "/calendars", then=follow("/calendars/")),
    Stop("event, new", "/calendars", then=open_new_event),
    Stop("event", "/calendars", then=open_event),
    Stop("timer", "/timer"),
    Stop("timer, none", "/timer", "empty", walked=True),
    Stop("timer, asking", "/timer", "asked"),
    Stop("timer, paused", "/timer", "paused-timer"),
    Stop("cards", "/cards", "decks"),
    Stop("cards, empty", "/cards", "empty"),
    Stop("deck", "/cards", "decks", into_deck()),
    Stop("deck, to change", "/cards", "decks", into_deck("summary")),
    Stop("card", "/cards", "decks", into_deck(".rows a")),
    Stop("quiz", "/cards", "decks", into_deck(QUIZ), walked=True),
    Stop("quiz, back", "/cards", "decks", into_deck(QUIZ, "#flip")),
    Stop("review", "/cards", "decks", into_deck(REVIEW)),
    Stop("review, back", "/cards", "decks", into_deck(REVIEW, "#flip")),
    Stop("settings", "/settings"),
    Stop("reminders", "/settings/reminders"),
    Stop("contraception", "/settings/contraception"),
    Stop("contraception, none", "/settings/contraception", "plain"),
    Stop(
        "contraception, preview",
        "/settings/contraception",
        "plain",
        preview_a_method,
        shows="tbody tr:nth-child(28)",
    ),
    Stop("sharing", "/settings/sharing", walked=True),
    Stop("sharing, empty", "/settings/sharing", "empty"),
    Stop("as a partner sees it", "/settings/sharing", then=view_as_a_partner, shows="table.month"),
    Stop(
        "address of a feed", "/settings/sharing", "shared", renew_the_address, shows="input#webcal"
    ),
    Stop("app password", "/settings/sharing", "shared", make_a_password, shows="svg.code"),
    Stop("security", "/settings/security"),
    Stop("profile", "/settings/profile"),
    Stop("people of the house", "/settings/household"),
    Stop(
        "invitation",
        "/settings/household",
        "shared",
        invite_somebody,
        shows="input#invitation",
    ),
    Stop(
        "recovery code",
        "/confirm?next=%2Fsettings%2Frecovery",
        "locked",
        give_the_password,
        shows="#recovery",
    ),
    Stop("today, discreet", "/", "discreet", shows="summary"),
    Stop("today, uncovered", "/", "discreet", uncover, shows=".lead"),
    Stop("security with a passcode", "/settings/security", "coded", shows="#lock"),
    Stop("help with a passcode", "/help", "coded", shows="#lock"),
    Stop("locked", "/notes", "shut", status=423, shows="#passcode"),
    Stop("password again", "/confirm?next=%2Fsettings%2Fdata"),
    Stop("data", "/settings/data", walked=True),
    Stop("file to import", "/settings/data", then=look_at_a_file, shows="button[value=apply]"),
    Stop(
        "everything to erase",
        "/settings/data",
        then=ask_to_erase_everything,
        shows="button[value=erase]",
    ),
    Stop("hostile today", "/", "hostile"),
    Stop("hostile calendar", "/calendar", "hostile"),
    Stop("hostile day", "/calendar/2026-11-10", "hostile"),
    Stop("hostile log", "/log/2026-11-11", "hostile"),
    Stop("hostile log, long", "/log/2026-11-18", "hostile"),
    Stop("hostile history", "/history", "hostile"),
    Stop("hostile insights", "/insights", "hostile"),
    Stop("hostile report", "/report", "hostile"),
    Stop("hostile plan", "/plan", "hostile"),
    Stop("hostile todo", "/todo", "hostile"),
    Stop("hostile notes", "/notes", "hostile"),
    Stop("hostile calendars", "/calendars", "hostile"),
]


def named(*names: str) -> list[Stop]:
    return [stop for stop in STOPS if stop.name in names]
