"""Makes large exports of trackers, always the same: python tracker_data.py KIND FILE [BYTES].

apple: as many bytes, of which one record in some thousands is about the cycle. clue: ten years,
each day.
"""

import json
import sys
from datetime import date, timedelta
from pathlib import Path

CYCLE = 28
STRENGTHS = ["Light", "Heavy", "Medium", "Light"]
FIRST = date(2016, 11, 20)
DAYS = 3653
FILLERS = [
    (
        "HKQuantityTypeIdentifierHeartRate",
        "count/min",
        "&lt;&lt;HKDevice: 0x28&gt;, name:Apple Watch, model:Watch, hardware:Watch6,2&gt;",
    ),
    ("HKQuantityTypeIdentifierStepCount", "count", ""),
    ("HKQuantityTypeIdentifierActiveEnergyBurned", "kcal", ""),
    ("HKCategoryTypeIdentifierSleepAnalysis", "", ""),
]


def filler(day: str, number: int) -> str:
    kind, unit, device = FILLERS[number % len(FILLERS)]
    time = f"{day} {number // 60 % 24:02}:{number % 60:02}:11 +0100"
    unit = f' unit="{unit}"' if unit else ""
    device = f' device="{device}"' if device else ""
    value = "HKCategoryValueSleepAnalysisAsleepCore" if "Sleep" in kind else str(60 + number % 40)
    head = (
        f' <Record type="{kind}" sourceName="Watch" sourceVersion="10.1"{device}{unit}'
        f' creationDate="{time}" startDate="{time}" endDate="{time}" value="{value}"'
    )
    if number % 9:
        return head + "/>\n"
    return (
        head
        + '>\n  <MetadataEntry key="HKMetadataKeyHeartRateMotionContext" value="1"/>\n </Record>\n'
    )


def bleeding(day: str, strength: str) -> str:
    time = f"{day} 08:00:00 +0100"
    return (
        ' <Record type="HKCategoryTypeIdentifierMenstrualFlow" sourceName="Health"'
        f' creationDate="{time}" startDate="{time}" endDate="{time}"'
        f' value="HKCategoryValueMenstrualFlow{strength}"/>\n'
    )


def apple(path: Path, size: str) -> None:
    each = int(size) // DAYS
    with path.open("w", encoding="utf-8") as file:
        file.write('<?xml version="1.0" encoding="UTF-8"?>\n<HealthData locale="en_GB">\n')
        number = 0
        for offset in range(DAYS):
            day = (FIRST + timedelta(offset)).isoformat()
            lines, written = [], 0
            if offset % CYCLE < len(STRENGTHS):
                lines.append(bleeding(day, STRENGTHS[offset % CYCLE]))
            while written < each:
                lines.append(filler(day, number))
                written += len(lines[-1])
                number += 1
            file.writelines(lines)
        file.write("</HealthData>\n")


def clue(path: Path) -> None:
    rows = []

    def add(kind: str, day: str, value: object) -> None:
        key = f"{len(rows):08x}-0000-4000-8000-000000000000"
        rows.append({"type": kind, "id": key, "date": day, "value": value})

    for offset in range(DAYS):
        day = (FIRST + timedelta(offset)).isoformat()
        if offset % CYCLE < len(STRENGTHS):
            add("period", day, {"option": STRENGTHS[offset % CYCLE].lower()})
            add("pain", day, [{"option": "period_cramps"}, {"option": "lower_back"}])
        add("bbt", day, {"celsius": 36.4 if offset % CYCLE < 15 else 36.7, "excluded": False})
        add("feelings", day, [{"option": "happy"}, {"option": "calm"}])
        add("energy", day, [{"option": "energetic"}])
        add("discharge", day, [{"option": "creamy"}])
        add("exercise", day, [{"option": "running"}])
    path.write_text(json.dumps(rows), encoding="utf-8")


if __name__ == "__main__":
    {"apple": apple, "clue": clue}[sys.argv[1]](Path(sys.argv[2]), *sys.argv[3:])
