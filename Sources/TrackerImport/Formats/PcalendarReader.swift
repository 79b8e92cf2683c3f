import CivilDate
import CycleModel
import XML

extension TrackerFormat {
    package static let pcalendar = TrackerFormat("pcalendar")
}

/// pcalendar's XML, of which periods have only a first day.
final class PcalendarReader: XMLFormatReader {
    static let format = TrackerFormat.pcalendar

    let records: RecordBuilder
    private var path: [String] = []
    private var text: [UInt8] = []
    /// What a `note`, a `bbt` or a `dateints` has told up to here.
    private var entry: (date: String, text: String) = ("", "")
    private var line = 0
    /// Days with symptoms, which the end of the file names.
    private var symptoms: [(day: TrackerDay, numbers: String)] = []
    private var properties = FileProperties("")

    init(_ records: RecordBuilder) {
        self.records = records
    }

    let wantsText = true

    static func recognizes(root: String) -> Bool { root == "pcalendar" }

    func start(_ tag: XMLTag, line: () -> Int) {
        let name = tag.name
        path.append(name)
        text = []
        if ["note", "bbt", "dateints"].contains(name) {
            entry = ("", "")
            self.line = line()
        } else if ["mens", "ovulation", "pregnancy", "pregnancyint", "birth"].contains(name) {
            self.line = line()
        }
    }

    func text(_ piece: [UInt8]) {
        guard text.count + piece.count <= PlainLog.longestNote else { return }
        text += piece
    }

    func end() {
        guard let name = path.popLast() else { return }
        let content = String(decoding: text, as: UTF8.self)
        text = []
        switch (name, path.last) {
        case ("date", _): entry.date = content
        case ("text", _): entry.text = content
        case ("mens", _): day(content)?.addStartOfPeriod()
        case ("ovulation", _): day(content)?.add { $0.ovulationObserved = true }
        case ("pregnancy", _), ("pregnancyint", _), ("birth", _):
            records.hasNoPlace(for: .mode("\(name)"), at: line)
        case ("note", _): day(entry.date)?.add(note: entry.text)
        case ("bbt", _): takeTemperature()
        case ("dateints", _): if let day = day(entry.date) { symptoms.append((day, entry.text)) }
        case ("FileProperties", _): properties = FileProperties(content)
        case ("pcalendar", nil): for (day, numbers) in symptoms { takeSymptoms(numbers, on: day) }
        default: break
        }
    }

    /// `2,,0,`: the third level of the first symptom, and the first level of the third one.
    private func takeSymptoms(_ numbers: String, on day: TrackerDay) {
        let levels = numbers.split(separator: ",", omittingEmptySubsequences: false)
        for (symptom, written) in levels.enumerated() {
            let level = String(written).trimmed
            guard !level.isEmpty else { continue }
            let key = "BBT_SYMPTHOM\(symptom)"
            guard Int(level) != nil, let name = properties[key],
                let value = properties["\(key)BBT_VALUE\(level)"]
            else {
                day.misunderstand(.value("dateints", level))
                continue
            }
            if name.lowercased().contains("mucus"), let mucus = TrackerWords.mucus(value) {
                day.add { $0.mucus = mucus }
            } else {
                day.add(verbatim: "\(name): \(value)")
            }
        }
    }

    /// Takes a temperature in tenths of a degree of either scale.
    private func takeTemperature() {
        guard let day = day(entry.date) else { return }
        guard let tenths = Int(entry.text.trimmed) else {
            return day.skip(.not(.wholeNumber, "bbt"))
        }
        day.add(temperature: Double(tenths) / 10)
    }

    private func day(_ text: String) -> TrackerDay? { records.day(text, .yearFirst, at: line) }
}

/// What a file says of itself, in the form of Java's `Properties.store`: `key=value` lines in which other
/// characters than Latin ones are UTF-16 units, as in `\u00e9`.
private struct FileProperties {
    private var values: [String: String] = [:]

    init(_ text: String) {
        for line in text.split(whereSeparator: \.isNewline) {
            let line = line.drop(while: \.isWhitespace)
            guard let first = line.first, !"#!".contains(first) else { continue }
            var (key, value): ([UInt16], [UInt16]?) = ([], nil)
            var rest = Array(line.utf16)[...]
            while let unit = rest.popFirst() {
                if unit == UInt16(ascii: "\\") {
                    let escaped = Self.unit(behindBackslash: &rest)
                    if value == nil { key.append(escaped) } else { value?.append(escaped) }
                } else if value != nil {
                    value?.append(unit)
                } else if unit == UInt16(ascii: "=") || unit == UInt16(ascii: ":") {
                    value = []
                } else {
                    key.append(unit)
                }
            }
            values[String(decoding: key, as: UTF16.self).trimmed] =
                String(decoding: value ?? [], as: UTF16.self).trimmed
        }
    }

    /// `nil` where nothing is said.
    subscript(key: String) -> String? { values[key].flatMap { $0.isEmpty ? nil : $0 } }

    /// A tab or the end of a line is a blank: names have neither.
    private static func unit(behindBackslash rest: inout ArraySlice<UInt16>) -> UInt16 {
        guard let unit = rest.popFirst() else { return UInt16(ascii: " ") }
        switch unit {
        case UInt16(ascii: "t"), UInt16(ascii: "n"), UInt16(ascii: "r"), UInt16(ascii: "f"):
            return UInt16(ascii: " ")
        case UInt16(ascii: "u"):
            let digits = String(decoding: rest.prefix(4), as: UTF16.self)
            guard digits.utf16.count == 4, let code = UInt16(digits, radix: 16) else { return unit }
            rest = rest.dropFirst(4)
            return code < 0x20 ? UInt16(ascii: " ") : code
        default: return unit
        }
    }
}

extension UInt16 {
    fileprivate init(ascii: Unicode.Scalar) { self = UInt16(UInt8(ascii: ascii)) }
}

/// pcalendar's older text: `YYYY/MM/DD`, a first day on each line.
enum PcalendarListReader: TextReader {
    static let format = TrackerFormat.pcalendar

    static func recognizes(_ head: [UInt8]) -> Bool {
        var lines = String(decoding: head.withoutByteOrderMark.prefix(4096), as: UTF8.self)
            .split(whereSeparator: \.isNewline)
        // The last one may be cut.
        if head.count > 4096 { lines.removeLast(min(1, lines.count)) }
        return !lines.isEmpty
            && lines.prefix(5).allSatisfy {
                $0.utf8.count <= 12 && DatePattern.yearFirst.read(String($0).trimmed) != nil
            }
    }

    static func read(_ bytes: [UInt8], into records: RecordBuilder) {
        var number = 0
        for line in bytes.withoutByteOrderMark.split(
            separator: 0x0A, omittingEmptySubsequences: false)
        {
            number += 1
            let text = String(decoding: line, as: UTF8.self).trimmed
            if text.isEmpty { continue }
            records.day(text, .yearFirst, at: number)?.addStartOfPeriod()
        }
    }
}
