import CivilDate

/// A day's record as lines of `name: value`, which a person edits by hand.
///
/// Lines that begin with `#` are remarks. The note stands last and may have several lines. A value that is taken
/// out is no longer recorded.
package struct RecordSheet {
    /// A line that says nothing of a day.
    package struct BadLine: Error {
        package let number: Int
        package let problem: String
    }

    private let record: DayRecord
    private let columns: [LogColumn]
    private let temperatureText: (Temperature) -> String
    private let isFahrenheit: Bool
    private let weightText: (Weight) -> String
    private let isPounds: Bool
    private let wordText: (String, BuiltInWord.List) -> String

    /// - Parameters:
    ///   - columns: What the person may see; the rest of the record stays.
    ///   - temperatureText: In the unit that a number without one is read in.
    ///   - weightText: In the unit that a number without one is read in.
    ///   - wordText: A symptom or a mood as the person reads it.
    package init(
        _ record: DayRecord, columns: [LogColumn], isFahrenheit: Bool, isPounds: Bool,
        temperatureText: @escaping (Temperature) -> String,
        weightText: @escaping (Weight) -> String,
        wordText: @escaping (String, BuiltInWord.List) -> String = { word, _ in word }
    ) {
        self.record = record
        self.columns = columns
        self.isFahrenheit = isFahrenheit
        self.isPounds = isPounds
        self.temperatureText = temperatureText
        self.weightText = weightText
        self.wordText = wordText
    }

    package static let columns: [LogColumn] = [
        .flow, .temperature, .weight, .lh, .mucus, .ovulation, .pill, .symptoms, .mood, .note,
    ]

    /// - Parameter remarks: What the first lines say, such as the day and what to do.
    package func text(remarks: [String]) -> String {
        var lines = remarks.map { "# \($0)" }
        for column in columns where column != .note {
            lines.append("\(column.rawValue): \(value(column))".trimmedAtEnd)
            let words = column.words
            if !words.isEmpty { lines.append("#   \(words.joined(separator: ", "))") }
        }
        lines.append("note: \(value(.note))".trimmedAtEnd)
        return lines.joined(separator: "\n") + "\n"
    }

    /// The record as the edited text says it.
    ///
    /// - Throws: `BadLine`.
    package func read(_ text: String) throws -> DayRecord {
        var edited = record
        edited.clear(columns)
        let lines = text.withLineFeeds.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            if line.first == "#" || line.allSatisfy(\.isWhitespace) { continue }
            guard let colon = line.firstIndex(of: ":"),
                let column = LogColumn(rawValue: line[..<colon].lowercased().trimmed),
                columns.contains(column)
            else {
                let names = columns.map(\.rawValue).joined(separator: ", ")
                throw BadLine(
                    number: index + 1, problem: "write one of these names and a colon: \(names)")
            }
            let written = String(line[line.index(after: colon)...]).trimmed
            if column == .note {
                let rest = ([written] + lines[(index + 1)...].map(String.init))
                edited.note = rest.joined(separator: "\n").trimmed
                if edited.note == "" { edited.note = nil }
                break
            }
            guard !written.isEmpty else { continue }
            do {
                try take(column, written, into: &edited)
            } catch {
                throw BadLine(number: index + 1, problem: "\(error)")
            }
        }
        if !edited.isPeriodDay { (edited.periodEnded, edited.periodEndUnknown) = (false, false) }
        do {
            try PlainLog.check(edited)
        } catch {
            throw BadLine(number: lines.count, problem: "\(error)")
        }
        return edited.withoutLoneSource
    }

    /// Takes a value as it was typed; one that is written as before stays exactly what it was, since
    /// temperatures and weights are rounded where they are shown.
    private func take(_ column: LogColumn, _ text: String, into edited: inout DayRecord) throws {
        let isUnchanged = text == value(column)
        switch column {
        case .temperature where isUnchanged: edited.temperature = record.temperature
        case .weight where isUnchanged: edited.weight = record.weight
        case .symptoms: edited.symptoms = isUnchanged ? record.symptoms : Self.items(text)
        case .mood: edited.moods = isUnchanged ? record.moods : Self.items(text)
        default:
            try edited.set(column, to: text, isFahrenheit: isFahrenheit, isPounds: isPounds)
        }
    }

    /// A file may have had items of several lines.
    private static func line(_ items: [String]) -> String {
        String(items.joined(separator: ", ").map { $0.isNewline ? " " : $0 })
    }

    private static func items(_ text: String) -> [String] {
        text.split(separator: ",").map { String($0).trimmed }.filter { !$0.isEmpty }
    }

    private func value(_ column: LogColumn) -> String {
        switch column {
        case .flow: record.flow?.rawValue ?? ""
        case .temperature: record.temperature.map(temperatureText) ?? ""
        case .weight: record.weight.map(weightText) ?? ""
        case .lh: record.lh?.rawValue ?? ""
        case .mucus: record.mucus?.rawValue ?? ""
        case .ovulation: record.ovulationObserved ? "observed" : ""
        case .pill: record.dose?.rawValue ?? ""
        case .symptoms: Self.line(record.symptoms.map { wordText($0, .symptoms) })
        case .mood: Self.line(record.moods.map { wordText($0, .moods) })
        case .note: record.note ?? ""
        case .date, .source, .end, .start: ""
        }
    }
}

extension DayRecord {
    fileprivate mutating func clear(_ columns: [LogColumn]) {
        for column in columns {
            switch column {
            case .flow: flow = nil
            case .temperature: temperature = nil
            case .weight: weight = nil
            case .lh: lh = nil
            case .mucus: mucus = nil
            case .ovulation: ovulationObserved = false
            case .pill: dose = nil
            case .symptoms: symptoms = []
            case .mood: moods = []
            case .note: note = nil
            case .date, .source, .end, .start: break
            }
        }
    }
}

extension String {
    fileprivate var trimmedAtEnd: String {
        var text = self[...]
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
