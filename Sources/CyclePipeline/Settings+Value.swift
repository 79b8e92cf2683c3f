package import CivilDate
import CycleModel
import Messages

extension Settings {
    /// Why a text is no value of a setting.
    package enum Problem: Error, Equatable, Sendable {
        /// Only these words are values.
        case notOneOf([String])
        case notALanguage, notAZone
        case notANumberOfDays(ClosedRange<Int>)
        case notAYear(ClosedRange<Int>)
        /// Of a calendar.
        case notAName
        case notPeriodWords
        case notSymptoms
        case keep(KeptHistory.Problem)
    }

    /// The years in which a person who has or had periods may have been born.
    package static func birthYears(on today: Day) -> ClosedRange<Int> {
        (today.civil.year - 100)...(today.civil.year - 7)
    }

    /// Reads a value as a person writes it, whatever the way by which it comes.
    ///
    /// - Parameter zone: The identifier of the time zone with a name; `nil` for a name of no zone.
    /// - Returns: The value as it is kept; `nil` where the words ask for the default.
    package static func value(
        of key: Key, _ text: String, on today: Day, zone: (String) -> String?
    ) throws(Problem) -> String? {
        switch key {
        case .language:
            guard let language = Language(tag: text) else { throw .notALanguage }
            return language.rawValue
        case .timezone:
            guard let zone = zone(text) else { throw .notAZone }
            return zone
        case .usualLength: return try number(text, in: usualLengths, Problem.notANumberOfDays)
        case .birthYear: return try number(text, in: birthYears(on: today), Problem.notAYear)
        case .keep:
            if ["forever", "none", "off"].contains(text.lowercased()) { return nil }
            do throws(KeptHistory.Problem) {
                return try KeptHistory(text).description
            } catch {
                throw .keep(error)
            }
        case .calendarName:
            guard !text.hasControlCharacters, (1...100).contains(text.count) else {
                throw .notAName
            }
            return text
        case .periodWords:
            let words = text.split(separator: ",")
            guard !text.hasControlCharacters, text.count <= 500,
                words.allSatisfy({ $0.contains(where: \.isLetter) }), !words.isEmpty
            else { throw .notPeriodWords }
            return text
        case .ownSymptoms, .hiddenSymptoms:
            if isNone(text) { return nil }
            let names = names(text)
            guard !text.hasControlCharacters, (1...mostNames).contains(names.count),
                names.allSatisfy({ TypedValue.isWord($0) })
            else { throw .notSymptoms }
            return value(ofNames: BuiltInWord.stored(names, in: .symptoms))
        default: return try word(text, of: words(of: key))
        }
    }

    /// The words that are values of a setting; none where it takes other texts.
    package static func words(of key: Key) -> [String] {
        switch key {
        case .weekStart: WeekStart.allCases.map(\.rawValue)
        case .temperature: ["celsius", "fahrenheit"]
        case .weight: ["kilograms", "pounds"]
        case .fertileWindow: ["standard", "cautious"]
        case .hideFertility, .teenager, .healthNotes, .cheerfulPictures, .shortcuts, .discreet:
            ["yes", "no"]
        case .theme: Theme.allCases.map(\.rawValue)
        case .home: HomePage.allCases.map(\.rawValue)
        case .language, .timezone, .calendarName, .periodWords, .usualLength, .keep, .ownSymptoms,
            .hiddenSymptoms, .birthYear:
            []
        }
    }

    private static func word(_ text: String, of words: [String]) throws(Problem) -> String {
        let lower = text.lowercased()
        guard words.contains(lower) else { throw .notOneOf(words) }
        return lower
    }

    private static func number(
        _ text: String, in range: ClosedRange<Int>, _ problem: (ClosedRange<Int>) -> Problem
    ) throws(Problem) -> String? {
        if isNone(text) { return nil }
        guard let number = Int(text), range.contains(number) else { throw problem(range) }
        return String(number)
    }

    private static func isNone(_ text: String) -> Bool { text.lowercased() == "none" }
}
