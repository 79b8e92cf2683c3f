package import CycleModel

/// Values as a person types them, on a command line or in a form.
package enum TypedValue {
    /// In UTF-16 code units, which browsers count, too; a symptom or a mood is a word or two.
    package static let longestWord = 60

    /// Whether a symptom or a mood that is typed is short enough, or recorded already.
    package static func isWord(_ text: String, besides recorded: [String] = []) -> Bool {
        (1...longestWord).contains(text.utf16.count) || recorded.contains(text)
    }

    /// The items between commas, without the blanks around them; an empty one is an empty text.
    package static func items(_ text: String) -> [String] {
        text.split(separator: ",", omittingEmptySubsequences: false).map { part in
            part.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
    }

    /// A note as it is kept: lines end in a line feed, none is empty at the end, and U+0000 is shown as �.
    package static func note(_ text: String) -> String {
        let note = text.withLineFeeds.withoutNulls
        let end = note.lastIndex { !$0.isNewline }.map(note.index(after:))
        return String(note[..<(end ?? note.startIndex)])
    }
}

extension Temperature {
    /// Reads what a person typed who reads temperatures in `unit`.
    ///
    /// - Parameter isChosen: Whether the settings say so. If only the language does, a number that can't be
    ///   Fahrenheit is Celsius.
    /// - Throws: A `LineProblem`.
    package init(typed text: String, in unit: TemperatureUnit, isChosen: Bool) throws {
        let isFahrenheit = unit == .fahrenheit
        do {
            self = try Temperature(logged: text, isFahrenheit: isFahrenheit)
        } catch LineProblem.temperatureOutOfRange
            where isFahrenheit && !isChosen && text.last?.isNumber == true
        {
            self = try Temperature(logged: text)
        }
    }
}

extension Weight {
    /// Reads what a person typed who reads weights in `unit`.
    ///
    /// - Parameter isChosen: Whether the settings say so. If only the language does, a number that can't be
    ///   pounds is kilograms.
    /// - Throws: A `LineProblem`.
    package init(typed text: String, in unit: WeightUnit, isChosen: Bool) throws {
        let isPounds = unit == .pounds
        do {
            self = try Weight(logged: text, isPounds: isPounds)
        } catch LineProblem.weightOutOfRange
            where isPounds && !isChosen && text.last?.isNumber == true
        {
            self = try Weight(logged: text)
        }
    }
}
