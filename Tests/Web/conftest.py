"""The page in real browsers.

How to write one. A test names what it needs, and the page does the rest:

    def test_plus_records_a_period_day(visitor, household):
        page = visitor.open("/calendar/2026-11-18")
        page.get_by_role("button", name="Period day").click()
        expect(page.get_by_role("status")).to_contain_text("Saved")
        assert "2026-11-18" in household.eve("export", "--format", "log")

- `household` is a store of its own with three years of an invented log, today being 20 November
  2026; `new_household` is one without a day. `household.eve("log", "today", "--flow", "light")`
  is the command line on it, and fails the test unless it exits with 0; `household.run(…)` returns
  whatever happened. Fill the store before the first `visitor`, or while the server runs: it sees
  each change with the next request.
- `server` serves that household on a free port of the loopback. Options of `serve` that a test
  wants otherwise come by `@pytest.mark.serve("--open-registration")`, and a store other than
  `household` by `@pytest.mark.new_household`.
- `visitor` is logged in at a phone. `visitor.page` is Playwright's page. A test that has it, or
  `engine`, runs in Chromium for each change, and in Firefox too at night (`--browsers all`).
  For each change, Chromium is its headless shell: the same engine without windows and profiles.
- What browsers do differently is asked in both for each change, which
  `@pytest.mark.browsers_differ` says: which keys do what, where the focus goes, what is laid out or
  scrolled where, what a way back or a reload brings, what is sent along with a cookie. What the
  server answers and what a script makes of it is the same in both.
- `visit(…)` makes further ones: `visit("chromium", logged_in=False, viewport=DESK,
  java_script_enabled=False, color_scheme="dark", language="de")`. Firefox ignores `color_scheme`,
  `reduced_motion`, `forced_colors`, `has_touch` and `java_script_enabled`, so these are for
  Chromium; `dark_firefox` is a Firefox in the dark.
- At its end a test fails on anything that a visitor saw go wrong: an error or a warning in the
  console, an error of a script, a refusal by the content security policy, a request to another
  host. An answer above 399 is such a message: say `visitor.expects(409)` before.
- By keyboard alone: `visitor.press("Tab", "Enter")`, `visitor.tab_to("Log today")`,
  `visitor.assert_focus_kept()`, and never `click`. `press` returns when the page is at rest: no
  request open but those that `visitor.hold` keeps back, the focus and what is seen in place for two
  frames (`keys.py`).
- Never sleep, never set a limit (`limits.py` has the one that ends a failed test), and never
  `wait_for_function` (it needs eval, which the policy refuses): `expect(locator)` waits. Where a
  script has a timer, `page.clock` moves it.
- A page or a state that is new belongs into `pages.py`, so that all that is asked of every page
  is asked of it, too: axe, vnu, 320 pixels, twice the text, targets, contrast, the words in all
  languages. What is asked of every page is a judge in `tours.py`, where a browser opens each page
  once for all judges, or is read without a browser (`readings.py`). A test asks for the parts of
  tours in which a judge looks: `@pytest.mark.toured("axe", "phone", "firefox")`.
- What the server does alone is asked without a browser (`plain_client.py`).

`Scripts/test-web` runs them, and looks again at what failed.
"""

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "Interop"))
sys.path.insert(1, str(Path(__file__).resolve().parents[1] / "Server"))

import pytest
from browsers import Browsers
from houses import Houses
from outcomes import SEEN_ONCE
from readings import Readings
from server import Household, Server
from tours import PLANS, Part, Tour, Tours, parts
from visitor import Visit, Visitor, new_visitor


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--browsers",
        choices=["chromium", "differences", "all"],
        default="differences",
        help="tests in Firefox: none, those where browsers differ, or all, where every judge looks"
        " at every page in both as well, and where Chromium is more than its headless shell",
    )


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "serve(*options): more options of eve-ics serve")
    config.addinivalue_line("markers", "new_household: the server serves a store without a day")
    config.addinivalue_line("markers", "browsers_differ: runs in Firefox too for each change")
    config.addinivalue_line("markers", "at_night: does not run for each change")
    config.addinivalue_line("markers", "toured(judge, *plans): once for each part of their tours")
    config.addinivalue_line("markers", "xdist_group(name): tests that go to one worker")
    # An expectation that fails would print a whole page.
    config.option.tbstyle = "short"


def all_parts(config: pytest.Config) -> dict[str, Part]:
    """The parts of all tours by their names, in the order of their plans."""
    browsers = config.getoption("browsers")
    return {
        name: part
        for plan, of in PLANS.items()
        if browsers != "chromium" or of.engine == "chromium"
        for name, part in parts(plan, is_night=browsers == "all").items()
    }


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test of a judge once for each part in which it looks."""
    if marker := metafunc.definition.get_closest_marker("toured"):
        judge, *plans = marker.args
        names = [
            name
            for name, part in all_parts(metafunc.config).items()
            if name.rpartition(" ")[0] in plans and part.has(judge)
        ]
        metafunc.parametrize("tour", names, indirect=True)


def runs_here(item: pytest.Item, browsers: str) -> bool:
    """Whether a test is wanted for each change or at night, and in its browser of the two."""
    if item.get_closest_marker("at_night") and browsers != "all":
        return False
    engine = item.callspec.params.get("engine") if hasattr(item, "callspec") else None
    is_asked_in_both = item.get_closest_marker("browsers_differ") and browsers == "differences"
    return engine != "firefox" or browsers == "all" or bool(is_asked_in_both)


SHARED = ("tour", "language")
"""Parameters whose tests share what is costly to make."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The longest first: the tours in their order, the languages, then each test by itself."""
    browsers = config.getoption("browsers")
    items[:] = [item for item in items if runs_here(item, browsers)]
    order: dict[str, int] = {name: place for place, name in enumerate(all_parts(config))}

    def rank(item: pytest.Item) -> int:
        parameters = item.callspec.params if hasattr(item, "callspec") else {}
        for name in SHARED:
            if name in parameters:
                value = str(parameters[name])
                item.add_marker(pytest.mark.xdist_group(value))
                return order.setdefault(value, len(order))
        return 1_000

    items.sort(key=rank)


@pytest.fixture(scope="session")
def browsers(pytestconfig: pytest.Config) -> Iterator[Browsers]:
    """One process of each browser for all tests of a worker."""
    with Browsers(is_whole=pytestconfig.getoption("browsers") == "all") as browsers:
        yield browsers


@pytest.fixture
def new_household(tmp_path: Path) -> Household:
    """A store in which nothing is logged."""
    return Household(tmp_path)


@pytest.fixture(scope="session")
def three_years(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a store of three years of an invented log, for tests to copy."""
    household = Household(tmp_path_factory.mktemp("three-years"))
    household.add_days()
    return household.folder


@pytest.fixture
def household(
    request: pytest.FixtureRequest, new_household: Household, three_years: Path
) -> Household:
    """Three years of an invented log."""
    if not request.node.get_closest_marker("new_household"):
        shutil.copytree(three_years, new_household.folder, dirs_exist_ok=True)
    return new_household


@pytest.fixture
def server(request: pytest.FixtureRequest, household: Household) -> Iterator[Server]:
    marker = request.node.get_closest_marker("serve")
    with household.serve(*(marker.args if marker else ())) as server:
        yield server


@pytest.fixture
def visit(browsers: Browsers, household: Household, server: Server) -> Iterator[Visit]:
    """Makes visitors, and fails at the end on anything that went wrong in their browsers."""
    visitors: list[Visitor] = []

    def make(
        engine: str = "chromium", logged_in: bool = True, at: Server | None = None, **options: Any
    ) -> Visitor:
        visitor = new_visitor(browsers[engine], engine, at or server, **options)
        visitors.append(visitor)
        if logged_in:
            visitor.log_in(household)
        return visitor

    yield make
    faults = [fault for visitor in visitors for fault in visitor.faults]
    for visitor in visitors:
        visitor.close()
    assert not faults, "\n".join(faults)


@pytest.fixture(params=["chromium", "firefox"])
def engine(request: pytest.FixtureRequest) -> str:
    return request.param


@pytest.fixture
def visitor(visit: Visit, engine: str) -> Visitor:
    """Somebody who is logged in at a phone."""
    return visit(engine)


@pytest.fixture(scope="session")
def houses(tmp_path_factory: pytest.TempPathFactory, browsers: Browsers) -> Iterator[Houses]:
    """The stores and servers that the tours through all pages read, and never change."""
    with Houses(tmp_path_factory.mktemp("houses"), browsers) as houses:
        yield houses


@pytest.fixture(scope="session")
def tours(houses: Houses, pytestconfig: pytest.Config) -> Tours:
    return Tours(houses, all_parts(pytestconfig))


@pytest.fixture
def tour(request: pytest.FixtureRequest, tours: Tours) -> Tour:
    """The part of a tour that a test names as a parameter."""
    tour = tours[request.param]
    # Said by the first of its tests alone.
    request.node.user_properties += [(SEEN_ONCE, found) for found in tour.seen_once]
    tour.seen_once.clear()
    return tour


@pytest.fixture(scope="session")
def readings(houses: Houses) -> Readings:
    return Readings(houses)
