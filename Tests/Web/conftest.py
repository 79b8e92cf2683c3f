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
- `visitor` is logged in at a phone, once in Chromium and once in Firefox. `visitor.page` is
  Playwright's page.
- `visit(…)` makes further ones: `visit("chromium", logged_in=False, viewport=DESK,
  java_script_enabled=False, color_scheme="dark", language="de")`. Firefox ignores `color_scheme`,
  `reduced_motion`, `forced_colors`, `has_touch` and `java_script_enabled`, so these are for
  Chromium; `dark_firefox` is a Firefox in the dark.
- At its end a test fails on anything that a visitor saw go wrong: a message in the console, an
  error of a script, a refusal by the content security policy, a request to another host. An
  answer above 399 is such a message: say `visitor.expects(409)` before.
- By keyboard alone: `visitor.press("Tab", "Enter")`, `visitor.tab_to("Log today")`,
  `visitor.assert_focus_kept()`, and never `click`.
- Never sleep, and never `wait_for_function` (it needs eval, which the policy refuses):
  `expect(locator)` waits.
- A page or a state that is new belongs into `pages.py`, so that all that is asked of every page
  is asked of it, too: axe, vnu, 320 pixels, twice the text, targets, contrast, the words in all
  languages. What is asked of every page is a judge in `tours.py`, where a browser opens each page
  once for all judges, or is read without a browser (`readings.py`).
- Firefox is for what browsers do differently: keys, focus, layout, navigation. What the server does
  alone is asked without a browser (`plain_client.py`).
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "Interop"))
sys.path.insert(1, str(Path(__file__).resolve().parents[1] / "Server"))

import pytest
from browsers import Browsers
from houses import Houses
from readings import Readings
from server import Household, Server
from tours import PLANS, Tour, Tours
from visitor import Visit, Visitor, new_visitor


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "serve(*options): more options of eve-ics serve")
    config.addinivalue_line("markers", "new_household: the server serves a store without a day")
    config.addinivalue_line("markers", "xdist_group(name): tests that go to one worker")
    # An expectation that fails would print a whole page.
    config.option.tbstyle = "short"


SHARED = ("tour", "language")
"""Parameters whose tests share what is costly to make."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest first: the tours in their order, the languages, then each test by itself."""
    order: dict[str, int] = {name: place for place, name in enumerate(PLANS)}

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
def browsers() -> Iterator[Browsers]:
    """One process of each browser for all tests of a worker."""
    with Browsers() as browsers:
        yield browsers


@pytest.fixture
def new_household(tmp_path: Path) -> Household:
    """A store in which nothing is logged."""
    return Household(tmp_path)


@pytest.fixture
def household(request: pytest.FixtureRequest, new_household: Household) -> Household:
    """Three years of an invented log."""
    if not request.node.get_closest_marker("new_household"):
        new_household.add_days()
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
        visitor.context.close()
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
def tours(houses: Houses) -> Tours:
    return Tours(houses)


@pytest.fixture
def tour(request: pytest.FixtureRequest, tours: Tours) -> Tour:
    """The tour that a test names as a parameter."""
    return tours[request.param]


@pytest.fixture(scope="session")
def readings(houses: Houses) -> Readings:
    return Readings(houses)
