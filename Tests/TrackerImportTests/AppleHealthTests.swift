import CivilDate
import CycleModel
import Testing
import TrackerImport

@Suite struct AppleHealthTests {
    private func record(
        _ type: String, _ value: String, day: String = "2026-05-02", more: String = "",
        child: String? = nil, time: String = "23:50:00 -0500"
    ) -> String {
        let head =
            "<Record type=\"HK\(type)\" sourceName=\"Phone\" startDate=\"\(day) \(time)\" "
            + "endDate=\"\(day) \(time)\" value=\"\(value)\" \(more)"
        return child.map { "\(head)>\($0)</Record>" } ?? "\(head)/>"
    }

    private func flow(_ value: String, day: String = "2026-05-02") -> String {
        record("CategoryTypeIdentifierMenstrualFlow", value, day: day)
    }

    private func read(_ records: String..., prolog: String = "") throws -> TrackerReading {
        try readTracker(
            "\(prolog)<HealthData>\n\(records.joined(separator: "\n"))\n</HealthData>\n")
    }

    @Test(arguments: [
        ("HKCategoryValueMenstrualFlowLight", Flow.light),
        ("HKCategoryValueVaginalBleedingMedium", .medium),
        ("HKCategoryValueVaginalBleedingHeavy", .heavy),
        ("HKCategoryValueMenstrualFlowUnspecified", .unknown),
        ("HKCategoryValueVaginalBleedingUnspecified", .unknown),
        ("1", .unknown), ("2", .light), ("3", .medium), ("4", .heavy),
    ])
    func `old and new names and bare numbers are strengths`(_ value: String, _ strength: Flow)
        throws
    {
        #expect(try read(flow(value)).flows == ["2026-05-02": strength])
    }

    @Test(arguments: [
        "HKCategoryValueMenstrualFlowNone", "HKCategoryValueVaginalBleedingNone", "5",
    ])
    func `none is no bleeding`(_ value: String) throws {
        let reading = try read(flow(value), flow("2", day: "2026-05-03"))
        #expect(reading.flows == ["2026-05-03": .light])
        #expect(reading.count(.leftOut, .noBleeding) == 1)
    }

    @Test func `the date counts as written where it is another day in UTC`() throws {
        #expect(try read(flow("2")).flows == ["2026-05-02": .light])
    }

    @Test func `of two sources on one day the heavier wins, in either order`() throws {
        for values in [["2", "4"], ["4", "2"]] {
            let reading = try read(flow(values[0]), flow(values[1]))
            #expect(reading.flows == ["2026-05-02": .heavy])
            #expect(reading.count(.changed, .oneOfTwo(.flow)) == 1)
        }
    }

    @Test func `a record may have children`() throws {
        let reading = try read(
            record(
                "CategoryTypeIdentifierMenstrualFlow", "2",
                child: "<MetadataEntry key=\"HKMenstrualCycleStart\" value=\"1\"/>"),
            record(
                "CategoryTypeIdentifierSexualActivity", "0", day: "2026-05-04",
                child: """
                    <List><Inner/></List>
                    <MetadataEntry key="HKSexualActivityProtectionUsed" value="0"/>
                    """),
            record("CategoryTypeIdentifierSexualActivity", "0", day: "2026-05-05"))
        #expect(reading.flows == ["2026-05-02": .light])
        #expect(reading["2026-05-04"]?.symptoms == ["sex: unprotected"])
        #expect(reading["2026-05-05"]?.symptoms == ["sex"])
    }

    @Test(arguments: [
        ("62.4", "kg", 62_400), ("137", "lb", 62_142), ("62400", "g", 62_400),
    ])
    func `a weight has its unit beside it`(_ value: String, _ unit: String, _ grams: Int) throws {
        let type = "QuantityTypeIdentifierBodyMass"
        let reading = try read(flow("2"), record(type, value, more: "unit=\"\(unit)\""))
        #expect(reading["2026-05-02"]?.weight?.grams == grams)
        #expect(reading.remarks.isEmpty)
    }

    @Test
    func `a weight in another unit or without sense is no weight, and the lower of a day counts`()
        throws
    {
        let type = "QuantityTypeIdentifierBodyMass"
        let reading = try read(
            flow("2"), record(type, "10", more: "unit=\"st\""),
            record(type, "x", more: "unit=\"kg\""), record(type, "6", more: "unit=\"kg\""),
            record("QuantityTypeIdentifierBodyMassIndex", "22", more: "unit=\"count\""),
            record(type, "62", more: "unit=\"kg\""), record(type, "61.5", more: "unit=\"kg\""))
        #expect(reading["2026-05-02"]?.weight?.grams == 61_500)
        #expect(reading.count(.notUnderstood, .unit("st")) == 1)
        #expect(reading.count(.skipped, .notAWeight) == 1)
        #expect(reading.count(.skipped, .weightOutOfRange) == 1)
        #expect(reading.count(.changed, .oneOfTwo(.weight)) == 1)
    }

    private func flow(from start: String, to end: String) -> String {
        "<Record type=\"HKCategoryTypeIdentifierMenstrualFlow\" startDate=\"\(start)\" "
            + "endDate=\"\(end)\" value=\"HKCategoryValueVaginalBleedingMedium\"/>"
    }

    @Test(arguments: [
        ("2026-05-02 08:00:00 +0200", "2026-05-05 08:00:00 +0200", "2026-05-05"),
        ("2026-05-02 00:00:00 +0200", "2026-05-05 23:59:59 +0200", "2026-05-05"),
        ("2026-05-02 00:00:00 +0200", "2026-05-05 00:00:00 +0200", "2026-05-04"),
        // One day, as it is written where the clock differs.
        ("2026-05-02 02:00:00 +0200", "2026-05-03 02:00:00 +0200", "2026-05-02"),
        ("2026-05-02 22:00:00 +0200", "2026-05-03 06:00:00 +0200", "2026-05-02"),
        ("2026-05-02 12:00:00 +0200", "", "2026-05-02"),
    ])
    func `one sample may stand for a whole period`(_ start: String, _ end: String, _ last: String)
        throws
    {
        let reading = try read(flow(from: start, to: end))
        let days = try day("2026-05-02")...day(last)
        #expect(reading.days.map(\.day) == Array(days), "\(end)")
        #expect(reading.days.allSatisfy { $0.record.flow == .medium })
        #expect(reading.remarks.isEmpty)
    }

    @Test func `an end that cannot be is said, and the first day taken`() throws {
        let reading = try read(
            flow(from: "2026-05-02 08:00:00 +0200", to: "2026-05-01 08:00:00 +0200"),
            flow(from: "2026-05-10 08:00:00 +0200", to: "2026-09-10 08:00:00 +0200"),
            flow(from: "\(Day.today) 08:00:00 +0200", to: "\(Day.today + 3) 09:00:00 +0200"))
        #expect(reading.days.map(\.day) == [try day("2026-05-02"), try day("2026-05-10"), .today])
        #expect(reading.count(.changed, .onlyFirstDay) == 2)
        #expect(reading.remarks.map(\.kind) == [.changed, .leftOut])
    }

    @Test(arguments: [
        "AppetiteChanges", "BladderIncontinence", "Chills", "Constipation", "Diarrhea", "DrySkin",
        "HairLoss", "MemoryLapse", "NightSweats", "SleepChanges", "VaginalDryness",
        "Dizziness", "Vomiting", "Fainting", "GeneralizedBodyAche", "Heartburn", "Fever",
    ])
    func `every symptom of Apple's that a cycle can bring is taken`(_ name: String) throws {
        let reading = try read(
            record("CategoryTypeIdentifier\(name)", "HKCategoryValueSeverityMild"),
            record(
                "CategoryTypeIdentifier\(name)", "HKCategoryValuePresenceNotPresent",
                day: "2026-05-03"))
        #expect(reading.days.map(\.record.symptoms.count) == [1])
        #expect(reading.count(.leftOut, .absentSymptom) == 1)
    }

    @Test func `temperatures have their unit beside them`() throws {
        let type = "QuantityTypeIdentifierBasalBodyTemperature"
        let reading = try read(
            record(type, "36.4", more: "unit=\"degC\""),
            record(type, "97.52", day: "2026-05-03", more: "unit=\"degF\""),
            record(type, "97.52", day: "2026-05-04", more: "unit=\"degC\""),
            record(type, "36.4", day: "2026-05-05", more: "unit=\"K\""))
        #expect(reading.days.map(\.record.temperature?.celsius) == ["36.40", "36.40"])
        #expect(reading.remarks.map(\.kind) == [.skipped, .notUnderstood])
    }

    @Test(arguments: [
        ("LuteinizingHormoneSurge", LHTest.positive), ("Positive", .positive),
        ("Negative", .negative),
    ])
    func `ovulation tests have old names and new ones`(_ word: String, _ result: LHTest) throws {
        let reading = try read(
            record(
                "CategoryTypeIdentifierOvulationTestResult",
                "HKCategoryValueOvulationTestResult\(word)"))
        #expect(reading["2026-05-02"]?.lh == result)
    }

    @Test func `a document type that no parser accepts is stepped over, and lines are kept`() throws
    {
        let prolog = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!-- a [comment] with <!DOCTYPE in it -->
            <!DOCTYPE HealthData [
            <!ATTLIST Vision "an open quote
              type CDATA #REQUIRED
            <!ELEMENT Record>
            ]>

            """
        let reading = try read(flow("9"), flow("2", day: "2026-05-03"), prolog: prolog)
        #expect(reading.flows == ["2026-05-03": .light])
        #expect(reading.places == [":9"])
        #expect(reading.count(.notUnderstood, .words("MenstrualFlow \"9\"")) == 1)
    }

    @Test func `entities are never expanded, from inside the file or outside it`() {
        let prologs = [
            "<!DOCTYPE h [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;\">]>",
            "<!DOCTYPE h [<!ENTITY b SYSTEM \"file:///etc/passwd\">]>",
            "<!DOCTYPE h SYSTEM \"http://example.invalid/x.dtd\">",
        ]
        for prolog in prologs {
            #expect {
                try read(flow("2"), "<Me name=\"&b;\"/>", prolog: prolog)
            } throws: { error in
                guard case .damaged(.undefinedEntity, _) = error as? TrackerError else {
                    return false
                }
                return true
            }
        }
    }

    @Test func `a document type further down is refused`() {
        #expect(throws: TrackerError.self) {
            try read(
                flow("2"), prolog: "<!DOCTYPE a []><!DOCTYPE h [<!ENTITY b \"x\">]>")
        }
    }

    @Test func `a control character in a name of a device is stepped over`() throws {
        let reading = try read(
            record(
                "CategoryTypeIdentifierMenstrualFlow", "2", more: "device=\"watch\u{B}1\""))
        #expect(reading.flows == ["2026-05-02": .light])
    }

    @Test func `a file that is cut off says where, and nothing is taken of it`() {
        let text = "<HealthData>\n\(flow("2"))\n<Record type=\"HK"
        #expect(throws: TrackerError.damaged(.cutOff, at: Place(line: 3))) {
            try readTracker(text)
        }
    }

    @Test func `nesting and the length of a tag are bounded`() {
        let deep = String(repeating: "<a>", count: 200)
        #expect(throws: TrackerError.damaged(.tooDeep, at: Place(line: 2))) { try read(deep) }
        let long = "<Me a=\"" + String(repeating: "x", count: 3 << 20) + "\"/>"
        #expect(throws: TrackerError.damaged(.tooMuch, at: Place(line: 2))) { try read(long) }
    }

    @Test func `contraception and pregnancies are named and not kept`() throws {
        let reading = try read(
            flow("2"),
            record(
                "CategoryTypeIdentifierContraceptive", "HKCategoryValueContraceptiveImplant"),
            record("CategoryTypeIdentifierPregnancy", "HKCategoryValueNotApplicable"))
        #expect(reading.remarks.map(\.kind) == [.notKept, .notKept])
        #expect(
            reading.remarks.map(\.reason) == [
                .contraception("Contraceptive Implant"), .mode("Pregnancy"),
            ])
    }
}
