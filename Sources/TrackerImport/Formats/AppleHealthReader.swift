import CivilDate
import CycleModel
import XML

extension TrackerFormat {
    package static let appleHealth = TrackerFormat("Apple Health")
}

/// Apple Health's `export.xml`, of whose records only a few are about the cycle.
final class AppleHealthReader: XMLFormatReader {
    static let format = TrackerFormat.appleHealth

    let records: RecordBuilder
    /// The record that is open, if it is one of ours.
    private var record: Record?
    /// How many elements are open inside it.
    private var depth = 0

    private struct Record {
        var type: String
        var value: String
        var unit: String
        var start: String
        var end: String
        var line: Int
        var protection: String?
    }

    init(_ records: RecordBuilder) {
        self.records = records
    }

    let wantsText = false

    static func recognizes(root: String) -> Bool { root == "HealthData" }

    func start(_ tag: XMLTag, line: () -> Int) {
        if record != nil {
            depth += 1
            if tag.isNamed("MetadataEntry"),
                tag.attribute("key", is: "HKSexualActivityProtectionUsed")
            {
                record?.protection = tag["value"]
            }
            return
        }
        guard tag.isNamed("Record"), isOurs(tag) else { return }
        record = Record(
            type: tag["type"] ?? "", value: tag["value"] ?? "",
            unit: tag["unit"] ?? "", start: tag["startDate"] ?? "",
            end: tag["endDate"] ?? "", line: line())
    }

    func text(_ piece: [UInt8]) {}

    func end() {
        guard let finished = record else { return }
        guard depth == 0 else { return depth -= 1 }
        record = nil
        take(finished)
    }

    private func isOurs(_ tag: XMLTag) -> Bool {
        if tag.attribute("type", startsWith: "HKQuantity") {
            return tag.attribute("type", is: "HKQuantityTypeIdentifierBasalBodyTemperature")
                || tag.attribute("type", is: "HKQuantityTypeIdentifierBodyMass")
        }
        // Of the other categories only sleep has many records.
        guard !tag.attribute("type", is: "HKCategoryTypeIdentifierSleepAnalysis"),
            let type = tag["type"]
        else { return false }
        return AppleHealthReader.types.contains(type)
    }

    private static let types: Set<String> = [
        "HKCategoryTypeIdentifierMenstrualFlow", "HKCategoryTypeIdentifierIntermenstrualBleeding",
        "HKCategoryTypeIdentifierOvulationTestResult",
        "HKCategoryTypeIdentifierCervicalMucusQuality", "HKCategoryTypeIdentifierSexualActivity",
        "HKCategoryTypeIdentifierContraceptive", "HKCategoryTypeIdentifierPregnancyTestResult",
        "HKCategoryTypeIdentifierPregnancy", "HKCategoryTypeIdentifierLactation",
        "HKCategoryTypeIdentifierAbdominalCramps", "HKCategoryTypeIdentifierBloating",
        "HKCategoryTypeIdentifierBreastPain", "HKCategoryTypeIdentifierHeadache",
        "HKCategoryTypeIdentifierLowerBackPain", "HKCategoryTypeIdentifierPelvicPain",
        "HKCategoryTypeIdentifierAcne", "HKCategoryTypeIdentifierFatigue",
        "HKCategoryTypeIdentifierMoodChanges", "HKCategoryTypeIdentifierNausea",
        "HKCategoryTypeIdentifierHotFlashes", "HKCategoryTypeIdentifierAppetiteChanges",
        "HKCategoryTypeIdentifierBladderIncontinence", "HKCategoryTypeIdentifierChills",
        "HKCategoryTypeIdentifierConstipation", "HKCategoryTypeIdentifierDiarrhea",
        "HKCategoryTypeIdentifierDrySkin", "HKCategoryTypeIdentifierHairLoss",
        "HKCategoryTypeIdentifierMemoryLapse", "HKCategoryTypeIdentifierNightSweats",
        "HKCategoryTypeIdentifierDizziness", "HKCategoryTypeIdentifierVomiting",
        "HKCategoryTypeIdentifierFainting", "HKCategoryTypeIdentifierGeneralizedBodyAche",
        "HKCategoryTypeIdentifierHeartburn", "HKCategoryTypeIdentifierFever",
        "HKCategoryTypeIdentifierSleepChanges", "HKCategoryTypeIdentifierVaginalDryness",
        "HKCategoryTypeIdentifierProgesteroneTestResult",
        "HKCategoryTypeIdentifierBleedingDuringPregnancy",
        "HKCategoryTypeIdentifierBleedingAfterPregnancy",
        "HKCategoryTypeIdentifierIrregularMenstrualCycles",
        "HKCategoryTypeIdentifierInfrequentMenstrualCycles",
        "HKCategoryTypeIdentifierProlongedMenstrualPeriods",
        "HKCategoryTypeIdentifierPersistentIntermenstrualBleeding",
    ]

    private func take(_ record: Record) {
        let line = record.line
        let kind = String(record.type.drop { $0 != "I" }.dropFirst("Identifier".count))
        switch kind {
        case "Contraceptive":
            let method = word(of: record, "HKCategoryValueContraceptive")
            return records.hasNoPlace(for: .contraception("\(kind) \(method)"), at: line)
        case "Pregnancy", "Lactation":
            return records.hasNoPlace(for: .mode("\(kind)"), at: line)
        case "ProgesteroneTestResult", "BleedingDuringPregnancy", "BleedingAfterPregnancy":
            return records.hasNoPlace(for: .words("\(kind)"), at: line)
        // What the phone made of the records, over weeks.
        case "IrregularMenstrualCycles", "InfrequentMenstrualCycles", "ProlongedMenstrualPeriods",
            "PersistentIntermenstrualBleeding":
            return records.leaveOut(.computed("\(kind)"), at: line)
        default: break
        }
        // The date as it was where it was written, whatever the zone behind it.
        guard let day = records.day(record.start, at: line) else { return }
        switch kind {
        case "MenstrualFlow": takeFlow(record, on: day)
        case "IntermenstrualBleeding":
            for day in days(of: record, from: day) { day.add(.spotting) }
        case "OvulationTestResult": takeTest(record, on: day)
        case "CervicalMucusQuality":
            day.add(mucusNamed: word(of: record, "HKCategoryValueCervicalMucusQuality"), name: kind)
        case "BasalBodyTemperature": takeTemperature(record, on: day)
        case "BodyMass": takeWeight(record, on: day)
        case "SexualActivity":
            switch record.protection {
            case "1": day.add(verbatim: "sex: protected")
            case "0": day.add(verbatim: "sex: unprotected")
            default: day.add(verbatim: "sex")
            }
        case "PregnancyTestResult":
            day.add("pregnancy test", named: word(of: record, "HKCategoryValuePregnancyTestResult"))
        default:
            if record.value.hasSuffix("NotPresent") || record.value.hasSuffix("NoChange") {
                return day.leaveOut(.absentSymptom)
            }
            day.add(symptom: kind == "AbdominalCramps" ? "cramps" : kind)
        }
    }

    private func takeFlow(_ record: Record, on day: TrackerDay) {
        let isOld = record.value.hasPrefix("HKCategoryValueMenstrualFlow")
        let word = word(
            of: record, isOld ? "HKCategoryValueMenstrualFlow" : "HKCategoryValueVaginalBleeding")
        let flow: Flow
        switch word {
        case "Unspecified", "1": flow = .unknown
        case "Light", "2": flow = .light
        case "Medium", "3": flow = .medium
        case "Heavy", "4": flow = .heavy
        case "None", "5": return day.leaveOut(.noBleeding)
        default: return day.misunderstand(.value("MenstrualFlow", word))
        }
        for day in days(of: record, from: day) { day.add(flow) }
    }

    /// Some programs write one sample for a whole period. One of at most a day is the day on which it begins,
    /// and an end at midnight belongs to the day before.
    private func days(of record: Record, from first: TrackerDay) -> [TrackerDay] {
        guard let end = Day(utf8: record.end.utf8.prefix(10)) else {
            if !record.end.isEmpty { first.remark(.onlyFirstDay) }
            return [first]
        }
        let (startTime, endTime) = (Self.time(record.start), Self.time(record.end))
        guard end - first.date > (endTime <= startTime ? 1 : 0) else {
            if end < first.date { first.remark(.onlyFirstDay) }
            return [first]
        }
        let last = endTime == "00:00:00" ? end - 1 : end
        guard last - first.date < PlainLog.longestRange else {
            first.remark(.onlyFirstDay)
            return [first]
        }
        if last > records.today { first.leaveOut(.daysToCome) }
        let days = first.date...max(first.date, min(last, records.today))
        return days.map { records.on($0, at: first.position) }
    }

    /// `08:30:00`, as it stands behind a date.
    private static func time(_ text: String) -> String {
        String(decoding: text.utf8.dropFirst(11).prefix(8), as: UTF8.self)
    }

    private func takeTest(_ record: Record, on day: TrackerDay) {
        let word = word(of: record, "HKCategoryValueOvulationTestResult")
        switch word {
        case "LuteinizingHormoneSurge", "Positive", "2": day.add { $0.lh = .positive }
        case "Negative", "1": day.add { $0.lh = .negative }
        case "Indeterminate", "3", "EstrogenSurge", "4":
            day.hasNoPlace(for: .unclearTest)
        default: day.misunderstand(.value("OvulationTestResult", word))
        }
    }

    private func takeTemperature(_ record: Record, on day: TrackerDay) {
        guard let reading = Double(written: record.value) else { return day.skip(.notATemperature) }
        switch record.unit {
        case "degC" where (30...45).contains(reading), "degF" where (86...113).contains(reading):
            day.add(temperature: reading)
        case "degC", "degF": day.skip(.temperatureOutOfRange)
        default: day.misunderstand(.unit("\(record.unit)"))
        }
    }

    private func takeWeight(_ record: Record, on day: TrackerDay) {
        guard let reading = Double(written: record.value) else { return day.skip(.notAWeight) }
        switch record.unit {
        case "kg": day.add(kilograms: reading)
        case "g": day.add(kilograms: reading / 1_000)
        case "lb": day.add(kilograms: reading * 0.453_592_37)
        default: day.misunderstand(.unit("\(record.unit)"))
        }
    }

    private func word(of record: Record, _ prefix: String) -> String {
        record.value.hasPrefix(prefix)
            ? String(record.value.dropFirst(prefix.count)) : record.value
    }
}
