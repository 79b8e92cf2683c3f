import CivilDate
import CycleModel
import Testing
import TrackerImport

@Suite struct ClueTests {
    private func row(_ type: String, _ value: String, day: String = "2026-05-02") -> String {
        "{\"type\":\"\(type)\",\"id\":\"x\",\"date\":\"\(day)\",\"value\":\(value)}"
    }

    private func read(_ rows: String...) throws -> TrackerReading {
        try readTracker("[\(rows.joined(separator: ",\n"))]")
    }

    @Test(arguments: ["{\"option\":\"heavy\"}", "[{\"option\":\"heavy\"}]"])
    func `a choice may stand alone or in an array`(_ value: String) throws {
        #expect(try read(row("period", value)).flows == ["2026-05-02": .heavy])
    }

    @Test func `very heavy is taken as heavy, and counted`() throws {
        let reading = try read(
            row("period", "{\"option\":\"very_heavy\"}"),
            row("period", "{\"option\":\"very_heavy\"}", day: "2026-05-03"))
        #expect(reading.flows == ["2026-05-02": .heavy, "2026-05-03": .heavy])
        #expect(reading.count(.changed, .veryHeavy) == 2)
    }

    @Test func `spotting makes no period and takes none away`() throws {
        let spotting = row("spotting", "[{\"option\":\"brown\"}]")
        let period = row("period", "{\"option\":\"light\"}")
        #expect(try read(spotting).flows == ["2026-05-02": .spotting])
        #expect(try read(spotting, period).flows == ["2026-05-02": .light])
        #expect(try read(period, spotting).flows == ["2026-05-02": .light])
    }

    @Test func `an excluded temperature is no fact, and is counted`() throws {
        let reading = try read(
            row("bbt", "{\"celsius\":37.9,\"excluded\":true}"),
            row("bbt", "{\"celsius\":36.45,\"excluded\":false}", day: "2026-05-03"))
        #expect(reading.days.map(\.day.description) == ["2026-05-03"])
        #expect(reading["2026-05-03"]?.temperature?.celsius == "36.45")
        #expect(reading.count(.leftOut, .excluded("bbt")) == 1)
    }

    @Test func `a type that nobody knows is kept with its name`() throws {
        let reading = try read(row("aura_colour", "[{\"option\":\"dark_blue\"}]"))
        #expect(reading["2026-05-02"]?.symptoms == ["aura colour: dark blue"])
        #expect(reading.count(.changed, .unknownType("aura_colour")) == 1)
    }

    @Test func `a known type without a place in the log is kept with its name too`() throws {
        let reading = try read(row("energy", "[{\"option\":\"exhausted\"}]"))
        #expect(reading["2026-05-02"]?.symptoms == ["energy: exhausted"])
        #expect(reading.remarks.isEmpty)
    }

    @Test func `a row of the wrong type is left out with its place, and the file is read`() throws {
        let reading = try read(
            row("period", "{\"option\":\"light\"}"), "7", "{\"type\":5,\"date\":\"2026-05-04\"}",
            row("period", "\"light\"", day: "2026-05-05"),
            row("bbt", "{\"celsius\":\"warm\"}", day: "2026-05-06"),
            "{\"type\":\"period\",\"date\":20260507,\"value\":{\"option\":\"light\"}}",
            row("period", "{\"option\":\"light\"}", day: "2026-05-32"),
            row("period", "{\"option\":\"torrential\"}", day: "2026-05-08"))
        #expect(reading.flows == ["2026-05-02": .light])
        #expect(reading.places == [":2:1", ":3:9", ":4:55", ":5:63", ":6:25", ":7:1", ":8:55"])
        #expect(
            reading.remarks.map(\.reason) == [
                .notAnObject, .not(.text, "type"), .not(.usual, "period"), .not(.number, "celsius"),
                .not(.text, "date"), .impossibleDate(year: 2026, month: 5, day: 32),
                .words("period \"torrential\""),
            ])
    }

    @Test func `after two hundred kinds of remarks more are only counted`() throws {
        let strange = (1...230).map { row("period", "{\"option\":\"flow \($0)\"}") }
        let rows = [row("period", "{\"option\":\"light\"}")] + strange
        let reading = try readTracker("[\(rows.joined(separator: ","))]")
        #expect(reading.remarks.count == TrackerReading.mostRemarks)
        #expect(reading.moreRemarks == 30)
    }

    @Test func `what is still to come is no fact`() throws {
        let reading = try read(
            row("period", "{\"option\":\"light\"}"),
            row("period", "{\"option\":\"light\"}", day: "2026-11-21"))
        #expect(reading.days.count == 1)
        #expect(reading.count(.skipped, .inFuture) == 1)
    }

    @Test func `of an older backup the date counts as written, whatever zone stands behind it`()
        throws
    {
        let reading = try readTracker(
            """
            {"data": [
             {"day": "2026-05-02T00:00:00.000Z", "period": "light", "pain": ["cramps"]},
             {"day": "2026-05-03", "period": "spotting", "tags": ["garden"]}
            ], "version": 5}
            """)
        #expect(reading.flows == ["2026-05-02": .light, "2026-05-03": .spotting])
        #expect(reading["2026-05-02"]?.symptoms == ["cramps"])
        #expect(reading["2026-05-03"]?.symptoms == ["garden"])
    }

    @Test func `pills, moods and tests have their own places`() throws {
        let reading = try read(
            row("birth_control_pill", "{\"option\":\"missed\"}"),
            row("feelings", "[{\"option\":\"happy\"},{\"option\":\"very_calm\"}]"),
            row(
                "tests", "[{\"option\":\"ovulation_negative\"},{\"option\":\"pregnancy_negative\"}]"
            ))
        let record = try #require(reading["2026-05-02"])
        #expect(record.dose == .skipped)
        #expect(record.moods == ["mood.happy", "very calm"])
        #expect(record.lh == .negative)
        #expect(record.symptoms == ["pregnancy test: negative"])
    }
}

@Suite struct FloTests {
    private func cycle(
        _ intensity: String, first: String = "2026-05-02", last: String = "2026-05-04"
    ) throws -> TrackerReading {
        try readTracker(
            """
            {"operationalData": {"cycles": [{"period_start_date": "\(first) 00:00:00.0",
             "period_end_date": "\(last) 00:00:00.0", "period_intensity": \(intensity)}]}}
            """)
    }

    private func event(_ members: String) throws -> TrackerReading {
        try readTracker(
            """
            {"operationalData": {"point_events_manual_v2": [{\(members)},
             {"category": "Mood", "subcategory": "Happy", "local_date": "2026-05-09 00:00:00.0"}]}}
            """)
    }

    @Test func `a key 0 shows that strengths count from the first day as 0`() throws {
        let reading = try cycle("\"{\\\"0\\\":1,\\\"1\\\":3}\"")
        #expect(
            reading.flows == [
                "2026-05-02": .light, "2026-05-03": .heavy, "2026-05-04": .unknown,
            ])
    }

    @Test func `a key as large as the period is long shows that they count from 1`() throws {
        let reading = try cycle("\"{\\\"1\\\":1,\\\"3\\\":3}\"")
        #expect(
            reading.flows == [
                "2026-05-02": .light, "2026-05-03": .unknown, "2026-05-04": .heavy,
            ])
    }

    @Test func `without either the strengths stay unknown, and that is said`() throws {
        let reading = try cycle("\"{\\\"1\\\":3,\\\"2\\\":2}\"")
        #expect(Set(reading.flows.values) == [.unknown])
        #expect(reading.flows.count == 3)
        #expect(reading.count(.changed, .unknownStrengths) == 1)
    }

    @Test(arguments: ["null", "\"\"", "7", "\"[1]\"", "{\"0\": 2}", "\"{\\\"0\\\": true}\""])
    func `strengths that cannot be read leave the period`(_ intensity: String) throws {
        #expect(try cycle(intensity).flows.count == 3)
    }

    @Test func `the local date counts where the one in UTC is another day`() throws {
        let reading = try event(
            """
            "category": "Symptom", "subcategory": "DrawingPain", "date": "2026-05-03 03:30:00.0",
            "local_date": "2026-05-02 00:00:00.0"
            """)
        #expect(reading["2026-05-02"]?.symptoms == ["cramps"])
        #expect(reading["2026-05-03"] == nil)
    }

    @Test func `a deleted entry is no fact`() throws {
        let reading = try event(
            """
            "category": "Mood", "subcategory": "Sad", "local_date": "2026-05-02 00:00:00.0",
            "deleted": true
            """)
        #expect(reading.days.map(\.day.description) == ["2026-05-09"])
        #expect(reading.count(.leftOut, .deleted) == 1)
    }

    @Test func `spotting among the symptoms is no period day`() throws {
        let reading = try event(
            """
            "category": "Symptom", "subcategory": "Spotting", "local_date": "2026-05-02"
            """)
        #expect(reading.flows == ["2026-05-02": .spotting])
        #expect(reading["2026-05-02"]?.symptoms == [])
    }

    @Test(arguments: ["{\"value\": 36.4}", "\"{\\\"value\\\": 36.4}\"", "{\"value\": 97.52}"])
    func `a temperature lies in an object, or in JSON inside a text, in either unit`(
        _ properties: String
    ) throws {
        let reading = try event(
            """
            "category": "Temperature", "subcategory": "N/A", "local_date": "2026-05-02",
            "properties": \(properties)
            """)
        #expect(reading["2026-05-02"]?.temperature?.celsius == "36.40")
    }

    @Test(arguments: ["61.2", "\"61.2\""])
    func `a weight without a unit is one in kilograms, and it is said`(_ value: String) throws {
        let reading = try event(
            """
            "category": "Weight", "subcategory": "N/A", "local_date": "2026-05-02",
            "properties": {"value": \(value)}
            """)
        #expect(reading["2026-05-02"]?.weight?.grams == 61_200)
        #expect(reading.count(.changed, .assumedKilograms) == 1)
    }

    @Test func `a weight that nobody has is skipped, and water is named and not kept`() throws {
        let reading = try readTracker(
            """
            {"operationalData": {"cycles": [{"period_start_date": "2026-05-02 00:00:00.0",
             "period_end_date": null}], "point_events_manual_v2": [
             {"category": "Weight", "local_date": "2026-05-02", "properties": {"value": 6.1}},
             {"category": "Weight", "local_date": "2026-05-03", "properties": {}},
             {"category": "Weight", "local_date": "2026-05-04", "properties": {"value": 1e300}},
             {"category": "Water", "local_date": "2026-05-05", "properties": {"value": 2}}]}}
            """)
        #expect(reading.days.allSatisfy { $0.record.weight == nil })
        #expect(reading.count(.skipped, .weightOutOfRange) == 2)
        #expect(reading.count(.skipped, .noValue("Weight")) == 1)
        #expect(reading.count(.notKept, .words("Water")) == 1)
    }

    @Test func `pills are repeated entries whose properties are JSON inside a text`() throws {
        let reading = try readTracker(
            """
            {"operationalData": {"cycles": [], "repeatable_child_point_events": [
             {"date": "2026-05-02 00:00:00.0", "properties": "{\\"missed_pill\\": false}"},
             {"date": "2026-05-03 00:00:00.0", "properties": "{\\"missed_pill\\": true}"},
             {"date": "2026-05-04 00:00:00.0", "properties": "{\\"x\\": 1}"}]}}
            """)
        #expect(reading.days.map(\.record.dose) == [.taken, .skipped])
    }

    @Test func `entries may stand outside the operational data`() throws {
        let reading = try readTracker(
            """
            {"pointEventsManualData": {"point_events_manual_v2": [
             {"category": "Ovulation", "subcategory": "OtherMethods", "local_date": "2026-05-02"}]}}
            """)
        #expect(reading["2026-05-02"]?.ovulationObserved == true)
    }

    @Test func `a period of which the end is still open has an unknown length`() throws {
        let reading = try readTracker(
            """
            {"operationalData": {"cycles": [{"period_start_date": "2026-05-02 00:00:00.0",
             "period_end_date": null}]}}
            """)
        #expect(reading["2026-05-02"]?.periodEndUnknown == true)
    }

    @Test func `days of a period that are still to come are no facts`() throws {
        let reading = try cycle("null", first: "2026-11-19", last: "2026-11-23")
        #expect(reading.days.map(\.day.description) == ["2026-11-19", "2026-11-20"])
        #expect(reading.count(.leftOut, .daysToCome) == 1)
    }

    @Test func `a byte order mark before the text hides no period`() throws {
        let reading = try readTracker(
            "\u{FEFF}Period start date: 2026-05-02\r\nPeriod end date: 2026-05-03\r\n-----\r\n"
                + "Period start date: 2026-05-30\r\nPeriod end date: 2026-05-30\r\n-----\r\n")
        #expect(reading.format == .flo)
        #expect(reading.flows.keys.sorted() == ["2026-05-02", "2026-05-03", "2026-05-30"])
    }

    @Test func `the text has blocks of periods and lines of entries`() throws {
        let reading = try readTracker(
            """
            Period start date: 2026-05-02
            Period end date: 2026-05-03
            Pregnant: False
            -----
            Period start date: 2026-05-30
            -----
            2026-05-02 - Symptom - DrawingPain
            2026-05-12 - OvulationTest - Positive
            2026-05-13 - Weather - Rain
            2026-05-14 - Weight - N/A - 61.2
            """)
        #expect(reading.flows.count == 3)
        #expect(reading["2026-05-14"]?.weight?.grams == 61_200)
        #expect(reading["2026-05-30"]?.periodEndUnknown == true)
        #expect(reading["2026-05-02"]?.symptoms == ["cramps"])
        #expect(reading["2026-05-12"]?.lh == .positive)
        #expect(reading.places == [":9", ":10"])
        #expect(
            reading.remarks.map(\.reason) == [.words("Weather \"Rain\""), .assumedKilograms])
    }
}
