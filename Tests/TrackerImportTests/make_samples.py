"""Writes samples/trackers: one invented logbook, as each tracker would have exported it.

The expected facts stand in the Swift tests, by hand. Run it again only to add a format; the files
are the same every time.
"""

import csv
import gzip
import io
import json
import sqlite3
import uuid
import zipfile
from datetime import date, timedelta
from pathlib import Path
from typing import Any
from xml.sax.saxutils import quoteattr

FOLDER = Path(__file__).resolve().parents[2] / "samples/trackers"
STRENGTHS = {
    "2026-04-11": 1, "2026-04-12": 3, "2026-04-13": 2, "2026-04-14": 1,
    "2026-05-09": 1, "2026-05-10": 2, "2026-05-11": 3, "2026-05-12": 1,
    "2026-06-08": 2, "2026-06-09": 3, "2026-06-10": 1,
}  # fmt: skip
PERIODS = [
    ("2026-04-11", "2026-04-14"),
    ("2026-05-09", "2026-05-12"),
    ("2026-06-08", "2026-06-10"),
]
WORDS = {1: "light", 2: "medium", 3: "heavy"}
SPOTTING = "2026-04-27"
LH = "2026-04-24"
EGGWHITE = "2026-04-23"
TEMPERATURES = {"2026-04-22": 36.42, "2026-04-24": 36.38, "2026-04-26": 36.71}
EXCLUDED = ("2026-04-28", 38.1)
CRAMPS = ["2026-04-11", "2026-06-08"]
PROTECTED = "2026-04-19"
NOTE = ("2026-04-12", 'Train was late, "again";\nthen rain')


def save(name: str, contents: str | bytes) -> None:
    data = contents.encode() if isinstance(contents, str) else contents
    (FOLDER / name).write_bytes(data)


def save_json(name: str, value: Any) -> None:
    save(name, json.dumps(value, indent=1) + "\n")


def identifier(*parts: object) -> str:
    return str(uuid.uuid5(uuid.NAMESPACE_URL, "/".join(map(str, parts))))


def days(first: str, last: str) -> list[str]:
    start, end = date.fromisoformat(first), date.fromisoformat(last)
    return [(start + timedelta(n)).isoformat() for n in range((end - start).days + 1)]


def zipped(name: str, entries: dict[str, str | bytes]) -> None:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for path, contents in entries.items():
            entry = zipfile.ZipInfo(path, (2026, 6, 11, 8, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, contents)
    save(name, buffer.getvalue())


def gzipped(name: str, contents: str) -> None:
    save(name, gzip.compress(contents.encode(), mtime=0))


def clue() -> None:
    rows: list[dict[str, Any]] = []

    def add(kind: str, day: str, value: Any) -> None:
        rows.append({"type": kind, "id": identifier(kind, day), "date": day, "value": value})

    for day, strength in STRENGTHS.items():
        add("period", day, {"option": WORDS[strength]})
    add("spotting", SPOTTING, [{"option": "red"}])
    add("tests", LH, [{"option": "ovulation_positive"}])
    add("discharge", EGGWHITE, [{"option": "egg_white"}])
    for day, celsius in TEMPERATURES.items():
        add("bbt", day, {"celsius": celsius, "excluded": False})
    add("bbt", EXCLUDED[0], {"celsius": EXCLUDED[1], "excluded": True})
    for day in CRAMPS:
        add("pain", day, [{"option": "period_cramps"}])
    add("sex_life", PROTECTED, [{"option": "protected_sex"}])
    save_json("clue_measurements.json", rows)
    zipped(
        "clue_download.zip",
        {
            "ClueDataDownload/measurements.json": json.dumps(rows),
            "ClueDataDownload/user.json": '{"consents": []}',
            "ClueDataDownload/read_me.txt": "Thank you for using Clue.\n",
            "ClueDataDownload/photo.jpg": b"\xff\xd8\xff\xe0 not looked at",
        },
    )
    legacy: dict[str, dict[str, Any]] = {}
    for day, strength in STRENGTHS.items():
        legacy.setdefault(day, {})["period"] = WORDS[strength]
    legacy.setdefault(SPOTTING, {})["period"] = "spotting"
    for day in CRAMPS:
        legacy.setdefault(day, {})["pain"] = ["cramps"]
    table = [{"day": f"{day}T00:00:00.000Z", **row} for day, row in sorted(legacy.items())]
    save_json("clue_legacy.cluedata", {"data": table, "version": 5, "settings": {}})


def flo() -> None:
    cycles = []
    for number, (first, last) in enumerate(PERIODS):
        levels = {str(n): STRENGTHS[day] for n, day in enumerate(days(first, last))}
        cycles.append(
            {
                "id": number,
                "period_start_date": f"{first} 00:00:00.0",
                "period_end_date": f"{last} 00:00:00.0",
                "period_intensity": json.dumps(levels),
                "pregnant": False,
            }
        )
    events = []

    def add(category: str, subcategory: str, day: str, **more: Any) -> None:
        events.append(
            {
                "category": category,
                "subcategory": subcategory,
                "date": f"{day} 22:30:00.0",
                "local_date": f"{day} 00:00:00.0",
                "properties": more.get("properties", {}),
                "deleted": more.get("deleted", False),
            }
        )

    for day in CRAMPS:
        add("Symptom", "DrawingPain", day)
    add("Symptom", "Spotting", SPOTTING)
    add("Fluid", "Eggwhite", EGGWHITE)
    add("OvulationTest", "Positive", LH)
    add("Sex", "Protected", PROTECTED)
    for day, celsius in TEMPERATURES.items():
        add("Temperature", "N/A", day, properties={"value": celsius})
    add("Mood", "Sad", "2026-04-20", deleted=True)
    data = {
        "cycles": cycles,
        "point_events_manual_v2": events,
        "notes": [{"date": f"{NOTE[0]} 00:00:00.0", "text": NOTE[1]}],
    }
    save_json("flo.json", {"operationalData": data})
    lines = []
    for first, last in PERIODS:
        lines += [f"Period start date: {first}", f"Period end date: {last}", "-----"]
    lines += ["manual events"]
    for event in events:
        if not event["deleted"] and event["category"] != "Temperature":
            lines.append(
                f"{event['local_date'][:10]} - {event['category']} - {event['subcategory']}"
            )
    save("flo.txt", "\n".join(lines) + "\n")


DRIP_HEADER = (
    "date,temperature.value,temperature.exclude,temperature.time,temperature.note,bleeding.value,"
    "bleeding.exclude,mucus.feeling,mucus.texture,mucus.value,mucus.exclude,cervix.opening,"
    "cervix.firmness,cervix.position,cervix.exclude,note.value,desire.value,sex.solo,sex.partner,"
    "sex.condom,sex.pill,sex.iud,sex.patch,sex.ring,sex.implant,sex.diaphragm,sex.none,sex.other,"
    "sex.note,pain.cramps,pain.ovulationPain,pain.headache,pain.backache,pain.nausea,"
    "pain.tenderBreasts,pain.migraine,pain.other,pain.note,mood.happy,mood.sad,mood.stressed,"
    "mood.balanced,mood.fine,mood.anxious,mood.energetic,mood.fatigue,mood.angry,mood.other,"
    "mood.note"
)


def drip() -> None:
    rows: dict[str, dict[str, str]] = {}
    for day, strength in STRENGTHS.items():
        rows.setdefault(day, {}).update(
            {"bleeding.value": str(strength), "bleeding.exclude": "false"}
        )
    rows.setdefault(SPOTTING, {}).update({"bleeding.value": "0", "bleeding.exclude": "false"})
    for day, celsius in [*TEMPERATURES.items(), EXCLUDED]:
        rows.setdefault(day, {}).update(
            {
                "temperature.value": f"{celsius:.2f}",
                "temperature.exclude": "true" if day == EXCLUDED[0] else "false",
                "temperature.time": "06:45",
            }
        )
    rows.setdefault(EGGWHITE, {}).update(
        {
            "mucus.feeling": "3",
            "mucus.texture": "2",
            "mucus.value": "4",
            "mucus.exclude": "false",
        }
    )
    for day in CRAMPS:
        rows.setdefault(day, {})["pain.cramps"] = "true"
    rows.setdefault(PROTECTED, {}).update({"sex.partner": "true", "sex.condom": "true"})
    rows.setdefault(NOTE[0], {})["note.value"] = NOTE[1]
    text = io.StringIO()
    writer = csv.DictWriter(text, DRIP_HEADER.split(","), lineterminator="\n")
    writer.writeheader()
    for day in sorted(rows, reverse=True):
        writer.writerow({"date": day, **rows[day]})
    save("drip.csv", text.getvalue())


def periodical() -> None:
    data = []
    starts = [first for first, _ in PERIODS]
    for day, strength in STRENGTHS.items():
        data.append(
            {
                "eventtype": "1" if day in starts else "2",
                "eventdate": day.replace("-", ""),
                "eventcvx": "",
                "eventtemp": "",
                "intensity": str(strength),
            }
        )
    for day, celsius in TEMPERATURES.items():
        data.append(
            {
                "eventtype": "0",
                "eventdate": day.replace("-", ""),
                "eventcvx": "",
                "eventtemp": str(celsius),
                "intensity": "",
            }
        )
    symptoms = [(day, 2) for day in CRAMPS] + [(SPOTTING, 19)]
    parts = [
        {"version": 6},
        {"data": data},
        {"options": [{"name": "period_length", "value": "4"}]},
        {"notes": [{"eventdate": NOTE[0].replace("-", ""), "content": NOTE[1]}]},
        {"symptoms": [{"eventdate": d.replace("-", ""), "symptom": str(n)} for d, n in symptoms]},
    ]
    gzipped("periodical_backup.json.gz", json.dumps(parts))


def mensinator() -> None:
    names = {1: "Light", 2: "Medium", 3: "Heavy", 4: "Spotting", 5: "Cramps"}
    marks = list(STRENGTHS.items())
    marks += [(SPOTTING, 4)] + [(day, 5) for day in CRAMPS]
    save_json(
        "mensinator.json",
        {
            "periods": [
                {"id": str(n), "date": day, "period_id": "1"} for n, day in enumerate(STRENGTHS)
            ],
            "symptoms": [
                {"id": str(n), "symptom_name": name, "active": "1", "color": "Red"}
                for n, name in names.items()
            ],
            "symptom_date": [
                {"id": str(n), "symptom_date": day, "symptom_id": str(symptom)}
                for n, (day, symptom) in enumerate(marks)
            ],
            "ovulations": [],
            "app_settings": [{"id": "1", "setting_key": "period_color", "setting_value": "Red"}],
        },
    )


def menstrudel() -> None:
    def midnight(day: str) -> int:
        # A phone five hours behind UTC.
        since = date.fromisoformat(day) - date(1970, 1, 1)
        return (since.days * 86400 + 18000) * 1000

    logs, symptoms = [], []
    for number, (day, strength) in enumerate([*STRENGTHS.items(), (SPOTTING, 0)], 1):
        period = next((n for n, (a, b) in enumerate(PERIODS, 1) if a <= day <= b), None)
        logs.append(
            {
                "id": number,
                "date": f"{day}T00:00:00.000",
                "flow": strength + 1,
                "painLevel": None,
                "period_id": period,
            }
        )
        if day in CRAMPS:
            symptoms.append({"log_id_fk": number, "symptom": "cramps"})
    save_json(
        "menstrudel_periods.json",
        {
            "periods": [
                {
                    "id": n,
                    "start_date": midnight(a),
                    "end_date": midnight(b),
                    "total_days": len(days(a, b)),
                }
                for n, (a, b) in enumerate(PERIODS, 1)
            ],
            "period_logs": logs,
            "log_symptoms": symptoms,
            "exported_at": "2026-06-11T08:00:00.000",
            "app_version": "1.9.0",
            "db_version": 11,
        },
    )
    save_json(
        "menstrudel_pills.json",
        {
            "pill_regimen": [
                {
                    "id": 1,
                    "name": "Pill",
                    "active_pills": 21,
                    "placebo_pills": 7,
                    "start_date": "2026-05-01T00:00:00.000",
                    "is_active": 1,
                }
            ],
            "pill_intake": [
                {
                    "id": n,
                    "regimen_id": 1,
                    "taken_at": f"2026-05-0{n}T21:00:00.000",
                    "scheduled_date": f"2026-05-0{n}T00:00:00.000",
                    "status": status,
                    "pill_number_in_cycle": n,
                }
                for n, status in enumerate(["taken", "late", "skipped"], 1)
            ],
            "pill_reminder": [],
        },
    )


def mooneva() -> None:
    data: dict[str, dict[str, Any]] = {}
    for day, strength in [*STRENGTHS.items(), (SPOTTING, 0), (EGGWHITE, None), (NOTE[0], None)]:
        row = data.setdefault(day, {"date": day, "flow": None, "symptoms": []})
        if strength is not None:
            row["flow"] = WORDS.get(strength, "spotting")
    for day in CRAMPS:
        data[day]["symptoms"].append("cramps")
    data[EGGWHITE]["discharge"] = "egg_white"
    data[NOTE[0]]["notes"] = NOTE[1]
    save_json(
        "mooneva_backup.json",
        {"data": data, "settings": {}, "timestamp": "2026-06-11T08:00:00.000Z", "periods": []},
    )


SYMPTOMS = [
    "cramps", "headache", "acne", "mood", "bloating", "fatigue", "breast_tenderness", "back_pain",
    "nausea", "spotting", "irritability", "insomnia", "food_cravings", "diarrhea", "constipation",
    "swelling",
]  # fmt: skip


def ovumcy() -> None:
    every = sorted({*STRENGTHS, SPOTTING, EGGWHITE, *TEMPERATURES, PROTECTED})
    entries = []
    for day in every:
        entry: dict[str, Any] = {
            "date": day,
            "period": day in STRENGTHS,
            "cycle_start": day in [first for first, _ in PERIODS],
            "is_uncertain": False,
            "flow": WORDS.get(STRENGTHS.get(day, 0), "spotting" if day == SPOTTING else "none"),
            "mood_rating": 0,
            "sex_activity": "protected" if day == PROTECTED else "none",
            "cervical_mucus": "eggwhite" if day == EGGWHITE else "none",
            "pregnancy_test": "none",
            "cycle_factors": [],
            "symptoms": {name: name == "cramps" and day in CRAMPS for name in SYMPTOMS},
            "other_symptoms": [],
            "notes": NOTE[1] if day == NOTE[0] else "",
        }
        if day in TEMPERATURES:
            entry["bbt"] = TEMPERATURES[day]
        entries.append(entry)
    save_json("ovumcy.json", {"exported_at": "2026-06-11T08:00:00Z", "entries": entries})
    text = io.StringIO()
    labels = [name.replace("_", " ").capitalize() for name in SYMPTOMS]
    head = ["Date", "Period", "Cycle start", "Flow", "Mood rating", "Sex activity", "BBT (C)",
            "Cervical mucus", *labels, "Cycle factors", "Other", "Notes",
            "Pregnancy test"]  # fmt: skip
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(head)
    for entry in entries:
        writer.writerow(
            [
                entry["date"],
                "Yes" if entry["period"] else "No",
                "Yes" if entry["cycle_start"] else "No",
                entry["flow"].capitalize(),
                "",
                entry["sex_activity"].capitalize(),
                entry.get("bbt", ""),
                entry["cervical_mucus"].capitalize(),
                *["Yes" if there else "No" for there in entry["symptoms"].values()],
                "",
                "",
                entry["notes"],
                "None",
            ]
        )
    save("ovumcy.csv", text.getvalue())


def apple() -> None:
    records: list[str] = []

    def add(kind: str, day: str, value: str, child: str = "", unit: str = "") -> None:
        moment = f"{day} 07:10:00 +0200"
        more = f" unit={quoteattr(unit)}" if unit else ""
        head = (
            f'<Record type={quoteattr(kind)} sourceName="Health"{more}'
            f' creationDate="{moment}" startDate="{moment}" endDate="{moment}"'
            f" value={quoteattr(value)}"
        )
        records.append(f"{head}>{child}</Record>" if child else f"{head}/>")

    category = "HKCategoryTypeIdentifier"
    for number, (day, strength) in enumerate(STRENGTHS.items()):
        prefix = "MenstrualFlow" if number < 6 else "VaginalBleeding"
        start = int(day in [first for first, _ in PERIODS])
        add(
            f"{category}MenstrualFlow",
            day,
            f"HKCategoryValue{prefix}{WORDS[strength].capitalize()}",
            f'<MetadataEntry key="HKMenstrualCycleStart" value="{start}"/>',
        )
    add(f"{category}MenstrualFlow", "2026-04-15", "HKCategoryValueMenstrualFlowNone")
    add(f"{category}IntermenstrualBleeding", SPOTTING, "HKCategoryValueNotApplicable")
    add(
        f"{category}OvulationTestResult",
        LH,
        "HKCategoryValueOvulationTestResultLuteinizingHormoneSurge",
    )
    add(
        f"{category}CervicalMucusQuality",
        EGGWHITE,
        "HKCategoryValueCervicalMucusQualityEggWhite",
    )
    for day, celsius in TEMPERATURES.items():
        kind = "HKQuantityTypeIdentifierBasalBodyTemperature"
        if day == "2026-04-26":
            add(kind, day, f"{celsius * 1.8 + 32:.2f}", unit="degF")
        else:
            add(kind, day, str(celsius), unit="degC")
    add(
        f"{category}SexualActivity",
        PROTECTED,
        "HKCategoryValueNotApplicable",
        '<MetadataEntry key="HKSexualActivityProtectionUsed" value="1"/>',
    )
    for day in CRAMPS:
        add(f"{category}AbdominalCramps", day, "HKCategoryValueSeverityMild")
    for hour in range(8):
        add("HKQuantityTypeIdentifierStepCount", "2026-04-20", str(400 + hour), unit="count")
    text = (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        "<!DOCTYPE HealthData [\n"
        "<!ELEMENT HealthData (ExportDate,Me,(Record|Correlation)*)>\n"
        "<!ATTLIST Record\n  type CDATA #REQUIRED\n"
        "<!ELEMENT Record ((MetadataEntry)*)>\n]>\n"
        '<HealthData locale="en_GB">\n'
        ' <ExportDate value="2026-06-11 08:00:00 +0200"/>\n'
        + "".join(f" {record}\n" for record in records)
        + "</HealthData>\n"
    )
    save("apple_export.xml", text)
    zipped(
        "apple_export.zip",
        {
            "apple_health_export/export_cda.xml": '<?xml version="1.0"?>\n<ClinicalDocument/>\n',
            "apple_health_export/export.xml": text,
            "apple_health_export/workout-routes/route_1.gpx": "<gpx/>",
        },
    )


def fitbit() -> None:
    head = (
        "id,cycle_start_date,cycle_end_date,ovulation_start_date,ovulation_end_date,"
        "ovulation_source,period_start_date,period_end_date,period_source,fertile_start_date,"
        "fertile_end_date,fertile_source"
    )
    rows = [f"{n},{a},,,,,{a},{b},Manual,,,Computed" for n, (a, b) in enumerate(PERIODS, 1)] + [
        "9,2026-07-06,,2026-07-20,2026-07-20,Computed,2026-07-06,2026-07-10,Computed,,,Computed"
    ]
    cycles = "\n".join([head, *rows]) + "\n"
    marks: dict[str, list[str]] = {}

    def mark(day: str, column: int, word: str) -> None:
        marks.setdefault(day, [""] * 7)[column] = word

    for day, strength in STRENGTHS.items():
        mark(day, 1, WORDS[strength])
    mark(SPOTTING, 1, "spotting")
    mark(EGGWHITE, 0, "egg_white")
    mark(LH, 4, "positive")
    mark(PROTECTED, 3, "protected")
    for day in CRAMPS:
        mark(day, 2, "cramps")
    head = "timestamp,fluids,flow,conditions,sex,ovulation_test,cycle_altering_event,mood"
    symptoms = [f"{day}T00:00:00Z,{','.join(row)}" for day, row in sorted(marks.items())]
    table = "\n".join([head, *symptoms]) + "\n"
    save("fitbit_menstrual_health_cycles.csv", cycles)
    save("fitbit_menstrual_health_symptoms.csv", table)
    folder = "Takeout/Fitbit/Menstrual Health"
    zipped(
        "fitbit_takeout.zip",
        {
            f"{folder}/menstrual_health_cycles.csv": cycles,
            f"{folder}/menstrual_health_symptoms.csv": table,
            f"{folder}/menstrual_health_settings.csv": "pregnancy_history,birth_control_history,"
            "avg_period_days,avg_cycle_days\nNONE,NONE,4,28\n",
            "Takeout/Fitbit/Global Export Data/steps.csv": "time,steps\n2026-04-20,12\n",
        },
    )
    zipped(
        "takeout_with_calendar.zip",
        {
            "Takeout/Calendar/Home.ics": "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Test//EN\r\n"
            "BEGIN:VEVENT\r\nUID:dentist\r\nDTSTAMP:20260401T080000Z\r\n"
            "DTSTART:20260415T080000Z\r\nSUMMARY:Dentist\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n",
            f"{folder}/menstrual_health_symptoms.csv": table,
        },
    )


def health_connect() -> None:
    database = sqlite3.connect(":memory:")
    instant = (
        "row_id INTEGER PRIMARY KEY, uuid BLOB, time INTEGER, zone_offset INTEGER,"
        " local_date INTEGER"
    )

    def number(day: str) -> int:
        return (date.fromisoformat(day) - date(1970, 1, 1)).days

    def table(name: str, column: str, rows: list[tuple[str, Any]]) -> None:
        database.execute(f"CREATE TABLE {name} ({instant}{f', {column}' if column else ''})")
        for day, value in rows:
            # At 23:30, five hours behind UTC, where it is the next day already.
            moment = (number(day) * 86400 + 84600 + 18000) * 1000
            values: list[Any] = [identifier(name, day).encode()[:16], moment, -18000, number(day)]
            values += [value] if column else []
            marks = ", ".join("?" * len(values))
            names = "uuid, time, zone_offset, local_date" + (
                f", {column.split()[0]}" if column else ""
            )
            database.execute(f"INSERT INTO {name} ({names}) VALUES ({marks})", values)

    table("menstruation_flow_record_table", "flow INTEGER", list(STRENGTHS.items()))
    table("intermenstrual_bleeding_record_table", "", [(SPOTTING, None)])
    table("ovulation_test_record_table", "result INTEGER", [(LH, 1)])
    table("cervical_mucus_record_table", "appearance INTEGER", [(EGGWHITE, 5)])
    table("sexual_activity_record_table", "protection_used INTEGER", [(PROTECTED, 1)])
    table("basal_body_temperature_record_table", "temperature REAL", list(TEMPERATURES.items()))
    database.execute("CREATE TABLE steps_record_table (row_id INTEGER PRIMARY KEY, count INTEGER)")
    database.commit()
    zipped("health_connect.zip", {"health_connect_export.db": database.serialize()})


def garmin() -> None:
    cycles = [
        {
            "startDate": a,
            "predictedCycleLength": 28,
            "predictedPeriodLength": 5,
            "actualCycleLength": 28,
            "actualPeriodLength": len(days(a, b)),
            "cycleType": "REGULAR",
            "fertileWindowStart": 10,
            "fertileWindowLength": 6,
            "status": "LOGGED",
        }
        for a, b in PERIODS
    ]
    logs = [
        {
            "calendarDate": day,
            "flow": WORDS[strength].upper(),
            "symptoms": ["CRAMPS"] if day in CRAMPS else [],
            "moods": [],
            "ovulationDay": False,
        }
        for day, strength in STRENGTHS.items()
    ]
    folder = "DI_CONNECT/DI-Connect-Wellness"
    save_json("garmin_MenstrualCycles.json", cycles)
    zipped(
        "garmin.zip",
        {
            f"{folder}/20260611_MenstrualCycles.json": json.dumps(cycles),
            f"{folder}/20260611_DailyMenstrualLogs.json": json.dumps(logs),
            f"{folder}/20260611_sleepData.json": '[{"calendarDate": "2026-04-20"}]',
        },
    )


def femometer() -> None:
    head = ["Datum", "Zyklustag", "Periodentag", "Farbe", "Flussmenge", "Schmerzen", "Basaltemp",
            "Sex", "Tag der Ovulation", "Zervixschleim", "Schmierblutung", "Stimmung", "Symptome",
            "LH Ergebnis"]  # fmt: skip
    german = {1: "Wenig", 2: "Mittel", 3: "Viel"}
    rows: dict[str, dict[str, str]] = {}
    for first, last in PERIODS:
        for number, day in enumerate(days(first, last), 1):
            rows[day] = {"Periodentag": str(number), "Flussmenge": german[STRENGTHS[day]]}
    for day, celsius in TEMPERATURES.items():
        rows.setdefault(day, {})["Basaltemp"] = f"{celsius:.2f}°C"
    rows.setdefault(LH, {})["LH Ergebnis"] = "Hoch"
    rows.setdefault(EGGWHITE, {})["Zervixschleim"] = "Eiweiß"
    rows.setdefault(SPOTTING, {})["Schmierblutung"] = "Braun"
    rows.setdefault(PROTECTED, {})["Sex"] = "1 Mal: Geschützt"
    for day in CRAMPS:
        rows[day]["Schmerzen"] = "Krämpfe"
    text = io.StringIO()
    writer = csv.DictWriter(text, head, lineterminator="\n")
    writer.writeheader()
    for day in sorted(rows):
        written = date.fromisoformat(day).strftime("%d.%m.%Y")
        writer.writerow({"Datum": written, "Zyklustag": "1", **rows[day]})
    save("femometer.csv", text.getvalue())


def fertility_friend() -> None:
    rows: dict[str, dict[str, str]] = {}
    letters = {1: "Light", 2: "Medium", 3: "Heavy"}
    for day, strength in STRENGTHS.items():
        rows.setdefault(day, {})["Menses"] = letters[strength]
    rows.setdefault(SPOTTING, {})["Menses"] = "Spotting"
    for day, celsius in TEMPERATURES.items():
        rows.setdefault(day, {})["Temp"] = f"{celsius * 1.8 + 32:.2f}"
    rows.setdefault(EGGWHITE, {})["CF"] = "E"
    rows.setdefault(LH, {})["OPK"] = "+"
    rows.setdefault(NOTE[0], {})["Notes"] = NOTE[1]
    text = io.StringIO()
    head = ["Date", "Temp", "CF", "OPK", "Intercourse", "Menses", "Notes"]
    writer = csv.DictWriter(text, head, lineterminator="\r\n")
    writer.writeheader()
    for day in sorted(rows):
        written = date.fromisoformat(day).strftime("%m/%d/%Y")
        writer.writerow({"Date": written, **rows[day]})
    save("fertility_friend.csv", text.getvalue())


def pcalendar() -> None:
    def written(day: str) -> str:
        return day.replace("-", "/")

    text = "<pcalendar><version>2.0</version><data>\n"
    text += "".join(f"<mens>{written(first)}</mens>\n" for first, _ in PERIODS)
    note = NOTE[1].replace("&", "&amp;")
    text += f"<note><date>{written(NOTE[0])}</date><text>{note}</text></note>\n"
    for day, tenths in [("2026-04-22", 364), ("2026-04-26", 367)]:
        text += f"<bbt><date>{written(day)}</date><text>{tenths}</text></bbt>\n"
    text += "<FileProperties>CELSIUS_SCALE=True</FileProperties></data></pcalendar>\n"
    gzipped("pcalendar.pcal", text)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for write in (
        clue, flo, drip, periodical, mensinator, menstrudel, mooneva, ovumcy, apple, fitbit,
        health_connect, garmin, femometer, fertility_friend, pcalendar,
    ):  # fmt: skip
        write()
    rows = [
        f"{d[8:]}.{d[5:7]}.{d[:4]};{['', 'Schwach', 'Mittel', 'Stark'][s]}"
        for d, s in STRENGTHS.items()
    ]
    save("columns_datum_fluss.csv", "\ufeffDatum;Fluss\r\n" + "\r\n".join(rows) + "\r\n")
    save("start_and_end.csv", "startDate,endDate\n" + "".join(f"{a},{b}\n" for a, b in PERIODS))


if __name__ == "__main__":
    main()
