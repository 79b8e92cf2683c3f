import CivilDate

/// The sentences of descriptions in every language, by which our own are told from a person's where what was served is
/// not known: a program may have kept what an earlier calendar said.
package enum CalendarSentences {
    /// What is left of a line without the sentences that it begins with, in whichever languages and with whatever days;
    /// empty where nothing else is in it.
    ///
    /// - Parameter knowsFormer: Also what calendars said before their words changed.
    /// - Complexity: O(*n* · *m*) in the bytes of the line and the number of sentences.
    package static func remainder(of line: String, knowsFormer: Bool = true) -> String {
        let sentences = knowsFormer ? templates + formerTemplates : templates
        var rest = Array(line.utf8)[...]
        while let end = sentences.lazy.compactMap({ $0.end(in: rest) }).max() {
            rest = rest[end...].drop { $0 == UInt8(ascii: " ") }
        }
        return String(decoding: rest, as: UTF8.self)
    }

    private static let templates = forms(where: isDescription).map(Template.init)
    private static let formerTemplates = former.map(Template.init)

    private static func forms(where isWanted: (String) -> Bool) -> [String] {
        ([Catalogue.english] + Language.offered.compactMap(\.catalogue)).flatMap { catalogue in
            catalogue.entries.filter { isWanted($0.id) }.flatMap { entry in
                entry.forms.split(separator: "\0").map(String.init)
            }
        }
    }

    private static func isDescription(_ id: String) -> Bool {
        ["calendar.", "dose.", "cheer."].contains(where: id.hasPrefix) && !isPart(id)
    }

    /// Whether it stands in the hole of another one: how sure a forecast is, and the number of a dose.
    private static func isPart(_ id: String) -> Bool {
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
