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
    /// What a `note`, a `bbt` or a `dateints` has said so far.
    private var entry: (date: String, text: String) = ("", "")
    private var line = 0

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
            records.hasNoPlace(for: "\(name) (say it with 'eve-ics mode')", at: line)
        case ("note", _): day(entry.date)?.add(note: entry.text)
        case ("bbt", _): takeTemperature()
        // Numbers of an app's own list of symptoms, which the file does not have.
        case ("dateints", _):
            for number in entry.text.items() {
                records.misunderstand("symptom \"\(number)\" of dateints", at: line)
            }
        default: break
        }
    }

    /// In tenths of a degree of either scale.
    private func takeTemperature() {
        guard let day = day(entry.date) else { return }
        guard let tenths = Int(entry.text.trimmed) else {
            return day.skip("a temperature is not a whole number of tenths")
        }
        day.add(temperature: Double(tenths) / 10)
    }

    private func day(_ text: String) -> TrackerDay? { records.day(text, .yearFirst, at: line) }
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
