import CivilDate

/// The sentences of descriptions in every language, by which our own are told from a person's where what was served is
/// not known: a program may have kept what an earlier calendar said.
package enum CalendarSentences {
    /// What is left of a line without the sentences that it begins with, in whichever languages and with whatever days;
    /// empty where nothing else is in it.
    ///
    /// A line of more than a thousand bytes is left alone, and so is a sentence of one or two words, which
    /// everybody writes.
    ///
    /// - Parameter knowsFormer: Also what calendars said before their words changed.
    /// - Complexity: O(*n*) in the bytes of the line.
    package static func remainder(of line: String, knowsFormer: Bool = true) -> String {
        guard line.utf8.count <= longestLine else { return line }
        var rest = Array(line.utf8)[...]
        while let end = sentences.end(in: rest)
            ?? (knowsFormer ? formerSentences.end(in: rest) : nil)
        {
            rest = rest[end...].drop { $0 == UInt8(ascii: " ") }
        }
        return String(decoding: rest, as: UTF8.self)
    }

    private static let longestLine = 1000

    private static let sentences = TemplateIndex(forms(where: isDescription))
    private static let formerSentences = TemplateIndex(former)

    private static func forms(where isWanted: (Substring) -> Bool) -> [String] {
        ([Catalogue.calendarEnglish] + Language.offered.compactMap(\.catalogue))
            .flatMap { $0.forms(where: isWanted) }.map(String.init)
    }

    private static func isDescription(_ id: Substring) -> Bool {
        ["calendar.", "dose.", "cheer."].contains(where: id.hasPrefix) && !isPart(id)
    }

    /// Whether it stands in the hole of another one: how sure a forecast is, and the number of a dose.
    private static func isPart(_ id: Substring) -> Bool {
        id.hasPrefix("calendar.chance.") || id == "dose.number"
    }

    /// The words that days, numbers and those parts are made of.
    fileprivate static let words = Set(
        (forms(where: isPart) + Language.offered.flatMap(\.wordsOfDates)).flatMap {
            Template.words(of: Array(withoutHoles($0).utf8)[...])
        })

    private static func withoutHoles(_ text: String) -> String {
        var isHole = false
        return String(
            text.filter { character in
                if character == "{" { isHole = true }
                defer { if character == "}" { isHole = false } }
                return !isHole
            })
    }

    /// What calendars said before their words changed.
    private static let former = [
        "Logged: its first day; how long it lasted was not written down.",
        "Only 1 whole cycle logged so far: expect it to move.",
        "Only 2 whole cycles logged so far: expect it to move.",
        "No whole cycle is logged yet; your own word of {days} days counts as one.",
        "Only 1 whole cycle logged so far, and your own word of {days} days counts as one more: expect it to move.",
        "Only 2 whole cycles logged so far, and your own word of {days} days counts as one more: expect it to move.",
        "What to do about it stands in the package leaflet.",
        "Wear the colour that you like best.",
        "May your tea stay hot and your queues be short.",
    ]
}

/// Sentences by how they begin.
private struct TemplateIndex {
    private var templates: [UInt32: [Template]] = [:]
    /// Those that begin with a hole.
    private var others: [Template] = []

    init(_ texts: [String]) {
        for template in texts.map(Template.init) where template.isTelling {
            if let beginning = Self.beginning(of: template.first[...]) {
                templates[beginning, default: []].append(template)
            } else {
                others.append(template)
            }
        }
    }

    /// The furthest end of a sentence with which `line` begins; `nil` where it begins with none.
    func end(in line: ArraySlice<UInt8>) -> Int? {
        let found = Self.beginning(of: line).flatMap { templates[$0] } ?? []
        return (found + others).lazy.compactMap { $0.end(in: line) }.max()
    }

    private static func beginning(of bytes: ArraySlice<UInt8>) -> UInt32? {
        bytes.count < 4 ? nil : bytes.prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
    }
}

/// A sentence with holes.
private struct Template {
    /// Its bytes between the holes.
    private let parts: [[UInt8]]
    /// Of the hole before each part, whether days or numbers stand in it; the first has none.
    private let hasNumber: [Bool]

    /// In bytes; what stands in a hole is no longer.
    private static let longestHole = 80

    init(_ text: String) {
        var parts: [[UInt8]] = []
        var hasNumber = [false]
        var rest = text[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            parts.append(Array(rest[..<open].utf8))
            hasNumber.append(rest[rest.index(after: open)..<close] != "method")
            rest = rest[rest.index(after: close)...]
        }
        self.parts = parts + [Array(rest.utf8)]
        self.hasNumber = hasNumber
    }

    var first: [UInt8] { parts[0] }

    /// Whether nobody else writes it: it has a hole, or more than two words.
    var isTelling: Bool { parts.count > 1 || Self.words(of: first[...]).count > 2 }

    /// Where the sentence ends with which `line` begins; `nil` where it begins with another.
    func end(in line: ArraySlice<UInt8>) -> Int? {
        guard let first = parts.first, let last = parts.last, !last.isEmpty,
            line.starts(with: first)
        else { return nil }
        let end = end(of: 1, in: line, from: line.startIndex + first.count)
        return end.flatMap { $0 > line.startIndex ? $0 : nil }
    }

    /// The furthest end of the parts from `index` on.
    private func end(of index: Int, in line: ArraySlice<UInt8>, from position: Int) -> Int? {
        guard index < parts.count else { return position }
        let part = parts[index]
        let limit = min(line.endIndex - part.count, position + Self.longestHole)
        guard position < limit else { return nil }
        for start in (position + 1...limit).reversed()
        where line[start...].starts(with: part)
            && (!hasNumber[index] || Self.isNumber(line[position..<start]))
        {
            if let end = end(of: index + 1, in: line, from: start + part.count) { return end }
        }
        return nil
    }

    private static func isNumber(_ hole: ArraySlice<UInt8>) -> Bool {
        hole.contains { 0x30...0x39 ~= $0 }
            && words(of: hole).allSatisfy(CalendarSentences.words.contains)
    }

    /// The runs of letters.
    static func words(of bytes: ArraySlice<UInt8>) -> [Substring] {
        String(decoding: bytes, as: UTF8.self).split { !$0.isLetter }
    }
}

extension Language {
    /// Texts with all words that stand in dates.
    fileprivate var wordsOfDates: [String] {
        let year = Day(number: 0)...Day(number: 400)
        return names.months + names.shortMonths + names.weekdays
            + [dates(year, near: year.upperBound), dates(year, near: year.upperBound + 400)]
    }
}
