/// The result of a test strip for luteinising hormone; a positive one says more of a day than a negative one.
package enum LHTest: String, CaseIterable, Comparable, Sendable {
    case positive, negative

    package static func < (left: LHTest, right: LHTest) -> Bool {
        left == .negative && right == .positive
    }
}

/// Cervical mucus, from least to most fertile.
package enum Mucus: String, CaseIterable, Comparable, Sendable {
    case dry, sticky, creamy, watery, eggwhite

    package static func < (left: Mucus, right: Mucus) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .dry: 0
        case .sticky: 1
        case .creamy: 2
        case .watery: 3
        case .eggwhite: 4
        }
    }
}

/// How a day's pill, patch or ring was taken.
///
/// A dose that was taken is not skipped, and one that was late was taken.
package enum DoseTaking: String, CaseIterable, Comparable, Sendable {
    case taken, late, skipped

    package static func < (left: DoseTaking, right: DoseTaking) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .skipped: 0
        case .taken: 1
        case .late: 2
        }
    }
}

/// Basal body temperature, kept in hundredths of a degree Celsius so that it reads back as written.
package struct Temperature: Hashable, Comparable, Sendable {
    package let centidegrees: Int

    /// `nil` outside 30...45 °C, where a reading is a slip of the pen.
    package init?(centidegrees: Int) {
        guard (3_000...4_500).contains(centidegrees) else { return nil }
        self.centidegrees = centidegrees
    }

    package init?(fahrenheitHundredths: Int) {
        // Rounded half up; readings are positive.
        self.init(centidegrees: ((fahrenheitHundredths - 3_200) * 10 + 9) / 18)
    }

    package static func < (left: Temperature, right: Temperature) -> Bool {
        left.centidegrees < right.centidegrees
    }

    /// Such as `36.55`.
    package var celsius: String {
        let fraction = centidegrees % 100
        return "\(centidegrees / 100).\(fraction < 10 ? "0" : "")\(fraction)"
    }
}

/// Everything that was recorded about one day.
///
/// Logs are copied and compared often and most days have no words: these are kept apart, where copies share them.
package struct DayRecord: Equatable, Sendable {
    package var flow: Flow?
    package var temperature: Temperature?
    package var weight: Weight?
    package var lh: LHTest?
    package var mucus: Mucus?
    package var dose: DoseTaking?
    package var ovulationObserved = false
    /// A period starts on this day and nobody wrote down how long it went on.
    package var periodEndUnknown = false
    /// The person said that a period ended with this day, so that none of its days is expected any longer.
    package var periodEnded = false
    /// `nil` where there are none.
    private var words: Words?

    /// Ids of built-in ones, and the person's own words. A built-in's name in any language becomes its id.
    package var symptoms: [String] {
        get { texts.symptoms }
        set { texts.symptoms = BuiltInWord.stored(newValue, in: .symptoms) }
    }

    /// As symptoms.
    package var moods: [String] {
        get { texts.moods }
        set { texts.moods = BuiltInWord.stored(newValue, in: .moods) }
    }

    /// Its lines end in a line feed, wherever it came from.
    package var note: String? {
        get { texts.note }
        set { texts.note = newValue?.withLineFeeds }
    }

    /// The origin of the record, such as another tracker's name.
    package var source: String? {
        get { texts.source }
        set { texts.source = newValue }
    }

    private var texts: Texts {
        get { words?.texts ?? Texts() }
        set { words = newValue == Texts() ? nil : Words(newValue) }
    }

    package init() {}

    package init(flow: Flow) {
        self.flow = flow
    }

    package var isPeriodDay: Bool { flow?.isPeriod ?? false }

    /// The record without its origin where it says nothing else.
    package var withoutLoneSource: DayRecord {
        var record = self
        record.source = nil
        return record.isEmpty ? record : self
    }

    /// A record that says nothing is not kept.
    package var isEmpty: Bool { flow == nil && self == DayRecord() }
}

extension DayRecord {
    private struct Texts: Equatable {
        var symptoms: [String] = []
        var moods: [String] = []
        var note: String?
        var source: String?
    }

    private final class Words: Equatable, Sendable {
        let texts: Texts

        init(_ texts: Texts) { self.texts = texts }

        static func == (left: Words, right: Words) -> Bool {
            left === right || left.texts == right.texts
        }
    }
}
