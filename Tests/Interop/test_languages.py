"""How each language writes days, times, numbers and lists, beside CLDR as Babel has it."""

import gettext
import re
import subprocess
from collections import defaultdict
from collections.abc import Callable
from functools import cache

import pytest
from babel import Locale
from babel.messages.pofile import read_po
from cldr import CLDR, DIFFERENCES, LOCALES, Difference, expected
from limits import PATIENCE
from tool import ENVIRONMENT, ROOT, beside

ENGLISH_ALIKE = ("en-XA", "ar-XB")

Row = tuple[tuple[str, ...], str]


@cache
def sheet() -> dict[tuple[str, str], list[Row]]:
    """What `language-sheet` prints: the arguments and the results of each function."""
    done = subprocess.run(
        [beside("language-sheet")],
        env=ENVIRONMENT,
        capture_output=True,
        timeout=PATIENCE,
        check=True,
    )
    rows: dict[tuple[str, str], list[Row]] = defaultdict(list)
    for line in done.stdout.decode().splitlines():
        language, function, *arguments, result = line.split("\t")
        rows[language, function].append((tuple(arguments), result))
    return rows


FUNCTIONS = {
    "firstWeekday": 1,
    "weekday": 731,
    "shortWeekday": 731,
    "month": 731,
    "date": 1462,
    "weekdayAndDate": 1462,
    "range": 8772,
    "runs": 1462,
    "time": 1440,
    "percent": 101,
    "decimal": 901,
    "temperature": 1802,
    "weight": 2202,
    "list": 5,
    "days": 201,
    "weeks": 201,
    "inWeeks": 201,
    "weeksAgo": 201,
    "distance": 401,
    "length": 301,
    "ahead": 301,
}
# Their words are messages.
WORDS = {"days", "weeks", "inWeeks", "weeksAgo", "distance", "length", "ahead"}


@pytest.mark.parametrize("function", FUNCTIONS)
@pytest.mark.parametrize("language", LOCALES)
def test_a_language_writes_as_cldr_has_it(language: str, function: str) -> None:
    rows = sheet()[language, function]
    assert len(rows) == FUNCTIONS[function]
    theirs = expected(language, function)
    wrong = [
        (arguments, result, theirs(*arguments))
        for arguments, result in rows
        if result != theirs(*arguments)
    ]
    assert not wrong, f"{len(wrong)} of {len(rows)}, such as {wrong[:3]}"


@pytest.mark.parametrize("difference", DIFFERENCES, ids=lambda difference: difference.reason)
def test_each_difference_from_cldr_is_one(difference: Difference) -> None:
    for language in difference.languages:
        for function in difference.functions:
            theirs = CLDR(language)
            name = re.sub("[A-Z]", lambda found: f"_{found[0].lower()}", function)
            assert any(
                re.search(difference.theirs, getattr(theirs, name)(*arguments))
                for arguments, _ in sheet()[language, function]
            ), (language, function)


@pytest.mark.parametrize("language", ENGLISH_ALIKE)
def test_a_language_for_tests_writes_days_and_numbers_as_english_does(language: str) -> None:
    for function in FUNCTIONS.keys() - WORDS:
        assert sheet()[language, function] == sheet()["en", function]


@pytest.mark.parametrize("language", LOCALES)
def test_a_weekday_fits_the_head_of_a_month(language: str) -> None:
    names = {result for _, result in sheet()[language, "shortWeekday"]}
    assert len(names) == 7
    assert all(len(name) in (2, 3) for name in names)


@pytest.mark.parametrize("language", LOCALES)
def test_a_share_is_never_zero_or_whole(language: str) -> None:
    shares = {int(number): result for (number,), result in sheet()[language, "share"]}
    assert sorted(shares) == list(range(101))
    percent = expected(language, "percent")
    for number in range(1, 100):
        assert shares[number] == percent(str(number))
    words = {0: percent("1"), 100: percent("99")}
    for number, limit in words.items():
        word = shares[number].removesuffix(limit)
        assert word not in ("", shares[number])
        english = ("under ", "over ")
        assert (word in english) == language.startswith("en")


def plural_forms(language: str) -> tuple[int, Callable[[int], int]]:
    """What a translator's file says of its plurals."""
    if language.startswith("en"):
        return 2, gettext.c2py("n != 1")
    with (ROOT / f"po/{language.replace('-', '_')}.po").open("rb") as file:
        catalog = read_po(file)
    return catalog.num_plurals, gettext.c2py(catalog.plural_expr)


@pytest.mark.parametrize("language", LOCALES)
def test_plurals_are_those_of_the_translators_file_and_of_cldr(language: str) -> None:
    rows = sheet()[language, "plural"]
    assert len(rows) == 201
    count, form = plural_forms(language)
    category = Locale.parse(LOCALES[language]).plural_form
    forms = defaultdict(set)
    for (number,), result in rows:
        assert int(result) == form(int(number)), number
        forms[int(result)].add(category(int(number)))
    assert sorted(forms) == list(range(count))
    assert all(len(categories) == 1 for categories in forms.values()), forms
    assert len(set.union(*forms.values())) == count
