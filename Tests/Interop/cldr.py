"""How each language writes days, times, numbers and lists by CLDR, as Babel has it."""

import re
from collections.abc import Callable
from datetime import date, time
from decimal import Decimal
from typing import NamedTuple

from babel import Locale, dates, lists, numbers, units

LOCALES = {
    "en": "en_GB",
    "en-US": "en_US",
    "de": "de",
    "fr": "fr",
    "es": "es",
    "pt-BR": "pt_BR",
    "pl": "pl",
}
# Days -1, 0 and 1, which Babel leaves out of what it takes from CLDR ("relative-type").
NEAR_DAYS = {
    "en": ("yesterday", "today", "tomorrow"),
    "en-US": ("yesterday", "today", "tomorrow"),
    "de": ("gestern", "heute", "morgen"),
    "fr": ("hier", "aujourd’hui", "demain"),  # noqa: RUF001
    "es": ("ayer", "hoy", "mañana"),
    "pt-BR": ("ontem", "hoje", "amanhã"),
    "pl": ("wczoraj", "dzisiaj", "jutro"),
}


class Difference(NamedTuple):
    """Where a language is not written as CLDR has it, on purpose."""

    reason: str
    languages: tuple[str, ...]
    functions: tuple[str, ...]
    theirs: str
    ours: str


DATES = ("date", "weekdayAndDate", "range", "runs")
DIFFERENCES = [
    Difference(
        "Many terminals' fonts have no thin space, and a screen in ASCII has none either.",
        ("en", "en-US", "de", "fr", "es", "pt-BR"),
        ("range", "runs"),
        r"\u2009",
        " ",
    ),
    Difference(
        "English months have three letters, and a date is read back as it was written.",
        ("en",),
        DATES,
        r"\bSept\b",
        "Sep",
    ),
    Difference(
        "A weekday and a date are written alike with a year and without one.",
        ("en",),
        ("weekdayAndDate",),
        r"day, ",
        "day ",
    ),
    Difference(
        "The head of a month has three columns for a day.",
        ("de", "pt-BR"),
        ("shortWeekday",),
        r"\.$",
        "",
    ),
    Difference(
        "The International System of Units wants a space before the unit.",
        ("en", "en-US"),
        ("temperature",),
        r"(?<=\d)(?=°)",
        " ",
    ),
    Difference(
        "No thermometer shows 'st. C'; °C is written as CLDR writes °F in Polish.",
        ("pl",),
        ("temperature",),
        r" st\. C$",
        "°C",
    ),
    Difference(
        "Scales show 'lb', and not a word in the plural of the number.",
        ("pl",),
        ("weight",),
        r" funt\w*$",
        " lb",
    ),
    Difference(
        "'5 jours' has the same blank as 'dans 5 jours', where CLDR has a plain one.",
        ("fr",),
        ("days", "weeks", "length"),
        r"\xa0",
        " ",
    ),
]


class CLDR:
    """The functions of the sheet as CLDR wants them, for one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.locale = Locale.parse(LOCALES[language])

    # Days

    def first_weekday(self) -> str:
        return str(self.locale.first_week_day + 1)

    def weekday(self, day: str) -> str:
        return dates.format_date(date.fromisoformat(day), "cccc", locale=self.locale)

    def short_weekday(self, day: str) -> str:
        names = self.locale.days["stand-alone"]["short"]
        return names[date.fromisoformat(day).weekday()]

    def month(self, day: str) -> str:
        return dates.format_skeleton("yMMMM", date.fromisoformat(day), locale=self.locale)

    def date(self, day: str, near: str) -> str:
        skeleton = "MMMd" if day[:4] == near[:4] else "yMMMd"
        return dates.format_skeleton(skeleton, date.fromisoformat(day), locale=self.locale)

    def weekday_and_date(self, day: str, near: str) -> str:
        skeleton = "MMMEd" if day[:4] == near[:4] else "yMMMEd"
        short = self.locale.datetime_skeletons[skeleton].pattern
        pattern = re.sub("E+", "EEEE", short)
        return dates.format_date(date.fromisoformat(day), pattern, locale=self.locale)

    def range(self, first: str, last: str, near: str) -> str:
        if first == last:
            return self.date(first, near)
        skeleton = "MMMd" if first[:4] == last[:4] == near[:4] else "yMMMd"
        start, end = date.fromisoformat(first), date.fromisoformat(last)
        return dates.format_interval(start, end, skeleton, locale=self.locale)

    def runs(self, day: str, near: str) -> str:
        first = date.fromisoformat(day).toordinal()
        second, other = (date.fromordinal(first + count).isoformat() for count in (1, 3))
        texts = [self.range(day, second, near), self.date(other, near)]
        # Dates with commas of their own are listed with semicolons.
        has_commas = self.language == "en-US" and any("," in text for text in texts)
        return ("; " if has_commas else ", ").join(texts)

    def time(self, minute: str) -> str:
        moment = time(*divmod(int(minute), 60))
        skeleton = "hm" if self.language == "en-US" else "Hm"
        return dates.format_skeleton(skeleton, moment, locale=self.locale)

    # Numbers

    def percent(self, number: str) -> str:
        return numbers.format_percent(Decimal(number) / 100, locale=self.locale)

    def decimal(self, digits: str) -> str:
        return numbers.format_decimal(Decimal(digits), "0.00", locale=self.locale)

    def temperature(self, digits: str, unit: str) -> str:
        name = {"°C": "temperature-celsius", "°F": "temperature-fahrenheit"}[unit]
        return units.format_unit(
            Decimal(digits), name, length="short", format="0.00", locale=self.locale
        )

    def weight(self, digits: str, unit: str) -> str:
        name = {"kg": "mass-kilogram", "lb": "mass-pound"}[unit]
        return units.format_unit(
            Decimal(digits), name, length="short", format="0.0", locale=self.locale
        )

    def list(self, items: str) -> str:
        return lists.format_list(items.split(",") if items else [], locale=self.locale)

    # Counts

    def days(self, count: str) -> str:
        # In Portuguese CLDR takes the long form from the short one, and Babel does not.
        length = "short" if self.language == "pt-BR" else "long"
        return units.format_unit(int(count), "duration-day", length=length, locale=self.locale)

    def weeks(self, count: str) -> str:
        return units.format_unit(int(count), "duration-week", length="long", locale=self.locale)

    def relative(self, field: str, tense: str, count: int) -> str:
        forms = self.locale._data["date_fields"][field][tense]
        return forms[self.locale.plural_form(count)].format(count)

    def in_weeks(self, count: str) -> str:
        return self.relative("week", "future", int(count))

    def weeks_ago(self, count: str) -> str:
        return self.relative("week", "past", int(count))

    def distance(self, days: str) -> str:
        count = int(days)
        if abs(count) < 2:
            return NEAR_DAYS[self.language][count + 1]
        return self.relative("day", "future" if count > 0 else "past", abs(count))

    def length(self, weeks: str, days: str) -> str:
        parts = [self.weeks(weeks), self.days(days)]
        return lists.format_list(parts, locale=self.locale) if int(days) else parts[0]

    def ahead(self, weeks: str, days: str) -> str:
        if days == "0":
            return self.in_weeks(weeks)
        # "in 4 Tagen" without its preposition
        preposition = self.relative("day", "future", 1).split("1")[0]
        rest = self.relative("day", "future", int(days)).removeprefix(preposition)
        return lists.format_list([self.in_weeks(weeks), rest], locale=self.locale)


def expected(language: str, function: str) -> Callable[..., str]:
    """A function of the sheet as CLDR has it, but for the differences."""
    theirs = getattr(
        CLDR(language), re.sub("[A-Z]", lambda found: f"_{found[0].lower()}", function)
    )
    differences = [
        difference
        for difference in DIFFERENCES
        if language in difference.languages and function in difference.functions
    ]

    def ours(*arguments: str) -> str:
        text = theirs(*arguments)
        for difference in differences:
            text = re.sub(difference.theirs, difference.ours, text)
        return text

    return ours
