import CivilDate
import CycleModel
package import CyclePipeline
import Messages

/// The recorded days as a table for people to open in a spreadsheet: one row a day, in the words of their language.
///
/// No program of ours reads it back. So a text that a spreadsheet would compute is marked here, as it must not be in
/// files for other programs.
package enum SpreadsheetTable {
    private struct Column {
        let name: String
        let cell: (DayRecord) -> String?
    }

    /// Writes the days up to today, the first one first.
    ///
    /// Semicolons separate the columns where a comma stands in numbers, as spreadsheets of these languages expect, and a
    /// byte order mark tells them that the text is UTF-8.
    package static func write(_ person: PersonState) -> [UInt8] {
        let columns = columns(for: person)
        let separator = person.language.decimal(".") == "," ? ";" : ","
        func row(_ cells: [String]) -> String {
            cells.map(SpreadsheetCell.text).joined(separator: separator) + "\r\n"
        }
        var text = "\u{FEFF}" + row([person.language.chart.dateRow] + columns.map(\.name))
        for entry in person.log.through(person.today).entries {
            let record = person.settings.shown(entry.record)
            let cells = columns.map { $0.cell(record) ?? "" }
            guard cells.contains(where: { !$0.isEmpty }) else { continue }
            text += row([entry.day.description] + cells)
        }
        return Array(text.utf8)
    }

    private static func columns(for person: PersonState) -> [Column] {
        let language = person.language
        let (words, records) = (language.webLog, language.records)
        let (temperature, weight) = (person.temperatureUnit, person.weightUnit)
        let bleeding = [
            Column(name: words.bleeding) { $0.flow.map { records.flow($0.rawValue) } },
            Column(name: "\(words.temperature) (\(temperature.symbol))") {
                $0.temperature.map { temperature.digits($0, in: language) }
            },
        ]
        let signs = [
            Column(name: words.ovulationTest) { $0.lh.map { records.ovulationTest($0.rawValue) } },
            Column(name: words.mucus) { $0.mucus.map { records.mucus($0.rawValue) } },
            Column(name: words.ovulation) { $0.ovulationObserved ? records.ovulation : nil },
        ]
        func list(_ words: [String], in list: BuiltInWord.List) -> String {
            language.names(ofWords: words, in: list).joined(separator: ", ")
        }
        let rest = [
            Column(name: words.dose) { $0.dose.map { records.dose($0.rawValue) } },
            Column(name: "\(words.weight) (\(weight.symbol))") {
                $0.weight.map { weight.digits($0, in: language) }
            },
            Column(name: words.symptoms) { list($0.symptoms, in: .symptoms) },
            Column(name: words.mood) { list($0.moods, in: .moods) },
            Column(name: words.note) { $0.note },
        ]
        return bleeding + (person.settings.hidesFertility ? [] : signs) + rest
    }
}

/// A cell of a table that people open in a spreadsheet.
package enum SpreadsheetCell {
    /// A text as a cell (RFC 4180) that no spreadsheet computes: where it would begin a formula, an apostrophe stands
    /// before it, and nothing of it is left out.
    ///
    /// Some spreadsheets take a comma, a semicolon, a tab or a line break within it for the end of a cell, so that what
    /// stands behind one counts as a beginning.
    package static func text(_ text: String) -> String {
        var marked = String.UnicodeScalarView()
        var isBeginning = true
        // Where the apostrophe goes: before the blanks that are passed over, too.
        var blanks = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if isBeginning, isPassedOver(scalar), !ends.contains(scalar) {
                blanks.append(scalar)
                continue
            }
            if isBeginning, signs.contains(scalar) { marked.append("'") }
            marked.append(contentsOf: blanks)
            blanks = String.UnicodeScalarView()
            marked.append(scalar)
            isBeginning = ends.contains(scalar)
        }
        marked.append(contentsOf: blanks)
        var text = String(marked)
        // A cell that begins with one of these is a formula for some.
        if let first = text.unicodeScalars.first, breaks.contains(first) { text = "'\(text)" }
        let needsQuotes =
            text.unicodeScalars.contains { $0.value < 0x20 || "\",;".unicodeScalars.contains($0) }
            || text.first?.isWhitespace == true || text.last?.isWhitespace == true
        return needsQuotes ? text.inQuotes : text
    }

    private static let breaks: Set<Unicode.Scalar> = ["\t", "\r", "\n"]
    private static let ends: Set<Unicode.Scalar> = ["\t", "\r", "\n", ",", ";", "|"]
    private static let signs: Set<Unicode.Scalar> = ["=", "+", "-", "@", "＝", "＋", "－", "＠"]

    /// Spreadsheets pass over blanks and what is not seen, and some of them take the signs of Chinese and Japanese
    /// keyboards for the same.
    private static func isPassedOver(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isWhitespace
            || [.control, .format].contains(scalar.properties.generalCategory)
    }
}
