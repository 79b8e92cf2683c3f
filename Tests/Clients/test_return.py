"""What real calendar programs give back is understood: unchanged, or with what was done in them."""

import json
from datetime import date
from pathlib import Path
from typing import Any

from exports import Exported
from test_calcurse import Calcurse
from test_khal import Khal
from tool import eve

TODAY = "2026-11-20"
SAMPLE = Path(__file__).resolve().parents[2] / "samples/export_three_cycles.log"


def planned(returned: Path, *options: object) -> dict[str, Any]:
    return json.loads(eve("import", returned, "--dry-run", "--json", *options))


def where(exported: Exported) -> list[object]:
    folder, log = exported.path.parent, exported.case.log
    place = ["--store", folder / "eve.db"] if exported.case.door == "store" else []
    return [*(place or ["--log", folder / "days.log"]), "--today", log.today]


def expect_nothing(plan: dict[str, Any], exported: Exported) -> None:
    for key in ("corrections", "refused", "proposedDeletions", "conflicts"):
        assert plan[key] == [], key
    # A log without a store does not remember what titles it was exported with.
    if exported.case.door == "store":
        assert plan["ignored"] == []
        assert plan["unchanged"] == len(exported.expected)


def test_calcurse_gives_back_what_it_took(few_exported: Exported, tmp_path: Path) -> None:
    calcurse = Calcurse(tmp_path)
    calcurse("--import", few_exported.path)
    returned = tmp_path / "returned.ics"
    returned.write_text(calcurse("--export"), encoding="utf-8")
    expect_nothing(planned(returned, *where(few_exported)), few_exported)


def test_khal_gives_back_what_it_took(few_exported: Exported, tmp_path: Path) -> None:
    khal = Khal(tmp_path)
    khal("import", "--batch", few_exported.path)
    returned = tmp_path / "returned.ics"
    files = sorted((tmp_path / "calendar").glob("*.ics"))
    returned.write_bytes(b"".join(file.read_bytes() for file in files))
    expect_nothing(planned(returned, *where(few_exported)), few_exported)


def test_a_period_deleted_in_calcurse_is_a_proposal(tmp_path: Path) -> None:
    place = ["--log", SAMPLE, "--today", TODAY]
    year = tmp_path / "year.ics"
    year.write_bytes(eve("export", *place))
    calcurse = Calcurse(tmp_path)
    calcurse("--import", year)
    calcurse("--purge", "--filter-start-from", "2026-09-27", "--filter-start-to", "2026-09-27")
    assert calcurse.days(date(2026, 9, 27), date(2026, 9, 27)) == {}
    returned = tmp_path / "returned.ics"
    returned.write_text(calcurse("--export"), encoding="utf-8")

    days = [f"2026-09-{day}" for day in (27, 28, 29, 30)] + ["2026-10-01"]
    plan = planned(returned, *place)
    assert [deletion["days"] for deletion in plan["proposedDeletions"]] == [days]
    assert plan["corrections"] == []
    plan = planned(returned, "--accept-deletions", *place)
    assert [(done["kind"], done["days"]) for done in plan["corrections"]] == [("unlogged", days)]
