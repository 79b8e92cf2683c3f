/// What a day's record holds, each part named as its property, and what stays of two values of one day.
///
/// Two rows of a file, two files of an archive and two trackers are all united by these rules, so that the order in
/// which they come decides nothing. docs/import-formats.md has the same table for people.
package enum DayField: String, CaseIterable, Sendable {
    /// The marks of a period's end go before the flows that they are read with.
    case periodEndUnknown, periodEnded
    case flow, temperature, weight, lh, mucus, dose, ovulationObserved
    case symptoms, moods, note, source
}

extension DayRecord {
    /// Brings what `other` says of the same day in.
    ///
    /// - Returns: The fields in which two values stood against each other and one of them stayed.
    @discardableResult
    package mutating func unite(_ other: DayRecord) -> [DayField] {
        let mine = self
        return DayField.allCases.filter { unite($0, of: mine, and: other) }
    }

    /// - Returns: Whether both have a value and they differ.
    private mutating func unite(
        _ field: DayField, of mine: DayRecord, and other: DayRecord
    ) -> Bool {
        /// Of two values the one that `choose` picks.
        func keep<Value: Equatable>(
            _ path: WritableKeyPath<DayRecord, Value?>, _ choose: (Value, Value) -> Value
        ) -> Bool {
            guard let left = mine[keyPath: path], let right = other[keyPath: path] else {
                self[keyPath: path] = mine[keyPath: path] ?? other[keyPath: path]
                return false
            }
            self[keyPath: path] = choose(left, right)
            return left != right
        }
        switch field {
        case .periodEndUnknown:
            // Of two rows with a period one may know how long it went on.
            let isEnded = mine.periodEnded || other.periodEnded
            let isUnknown =
                mine.isPeriodDay && other.isPeriodDay
                ? mine.periodEndUnknown && other.periodEndUnknown
                : mine.periodEndUnknown || other.periodEndUnknown
            periodEndUnknown = isUnknown && !isEnded
            return false
        case .periodEnded:
            periodEnded = mine.periodEnded || other.periodEnded
            return false
        case .flow:
            // A known strength takes the place of an unknown one without contradicting it.
            let isRefinement =
                mine.isPeriodDay && other.isPeriodDay
                && (mine.flow == .unknown || other.flow == .unknown)
            return keep(\.flow, max) && !isRefinement
        case .temperature: return keep(\.temperature, min)
        case .weight: return keep(\.weight, min)
        case .lh: return keep(\.lh, max)
        case .mucus: return keep(\.mucus, max)
        case .dose: return keep(\.dose, max)
        case .ovulationObserved:
            ovulationObserved = mine.ovulationObserved || other.ovulationObserved
            return false
        case .symptoms:
            if !other.symptoms.isEmpty { symptoms = mine.symptoms.union(other.symptoms) }
            return false
        case .moods:
            if !other.moods.isEmpty { moods = mine.moods.union(other.moods) }
            return false
        case .note:
            if other.note != nil { note = Self.joined(mine.note, other.note) }
            return false
        case .source:
            if other.source != mine.source {
                source =
                    Self.namesOfSources(mine.sources, other.sources) ?? mine.source ?? other.source
            }
            return false
        }
    }

    /// Two notes of one day become one, with a line for each.
    private static func joined(_ note: String?, _ other: String?) -> String? {
        guard let note, let other else { return note ?? other }
        if has(note, other) { return note }
        return has(other, note) ? other : note + "\n" + other
    }

    /// Whether the whole of one note is in another, at its beginning or end.
    private static func has(_ note: String, _ part: String) -> Bool {
        note == part || note.hasSuffix("\n" + part) || note.hasPrefix(part + "\n")
    }
}

/// Where records come from.
extension DayRecord {
    /// The trackers that a day came from.
    package var sources: [String] {
        (source ?? "").split(separator: ",").map { String($0.drop { $0 == " " }) }
    }

    /// Both lists as a record names them, in the order of the alphabet; `nil` where one is empty or the names are too
    /// many.
    package static func namesOfSources(_ some: [String], _ others: [String]) -> String? {
        guard !some.isEmpty, !others.isEmpty else { return nil }
        let names = Set(some + others).sorted().joined(separator: ", ")
        return names.utf8.count <= longestSources ? names : nil
    }

    private static let longestSources = 1_000
}

extension [String] {
    /// The entries of both lists in order, this list's before the other's, none twice.
    package func union(_ others: [String]) -> [String] {
        self + others.filter { !contains($0) }
    }
}
