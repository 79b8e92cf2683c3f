package import CivilDate

/// How strong a day's bleeding was.
package enum Flow: String, CaseIterable, Sendable {
    case none, spotting, light, medium, heavy
    /// She bled and did not say how strongly.
    case unknown

    /// Spotting alone never makes a period day; bleeding of unknown strength does.
    package var isPeriod: Bool {
        switch self {
        case .none, .spotting: false
        case .light, .medium, .heavy, .unknown: true
        }
    }
}

/// The result of a test strip for luteinising hormone.
package enum LHTest: String, CaseIterable, Sendable {
    case positive, negative
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

/// What became of a day's pill, patch or ring.
package enum DoseTaking: String, CaseIterable, Sendable {
    case taken, late, skipped
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

/// Everything she recorded about one day.
package struct DayRecord: Equatable, Sendable {
    package var flow: Flow?
    package var temperature: Temperature?
    package var lh: LHTest?
    package var mucus: Mucus?
    package var symptoms: [String] = []
    package var moods: [String] = []
    package var dose: DoseTaking?
    package var ovulationObserved = false
    package var note: String?
    /// Where the record came from, such as another tracker's name.
    package var source: String?
    /// A period starts on this day and nobody wrote down how long it went on.
    package var periodEndUnknown = false

    package init() {}

    package init(flow: Flow) {
        self.flow = flow
    }

    package var isPeriodDay: Bool { flow?.isPeriod ?? false }

    /// A record that says nothing is not kept.
    package var isEmpty: Bool { flow == nil && self == DayRecord() }
}

/// The recorded days of one person, in order.
///
/// A day appears at most once and never with an empty record.
package struct DayLog: Equatable, Sendable {
    package struct Entry: Equatable, Sendable {
        package let day: Day
        package var record: DayRecord

        package init(day: Day, record: DayRecord) {
            self.day = day
            self.record = record
        }
    }

    package private(set) var entries: [Entry] = []

    package init() {}

    /// Later entries for the same day replace earlier ones.
    package init(_ entries: some Sequence<Entry>) {
        for entry in entries { self[entry.day] = entry.record }
    }

    /// Takes entries as they are, without a copy; `nil` unless their days rise and each says something.
    init?(inOrder entries: [Entry]) {
        for index in entries.indices {
            guard !entries[index].record.isEmpty,
                index == 0 || entries[index - 1].day < entries[index].day
            else { return nil }
        }
        self.entries = entries
    }

    /// A log of bleeding of unknown strength on these days.
    package init(periodDays: some Sequence<Day>) {
        for day in periodDays { self[day] = DayRecord(flow: .unknown) }
    }

    package var isEmpty: Bool { entries.isEmpty }

    /// The record of a day, empty where nothing was recorded; setting an empty one removes the day.
    ///
    /// - Complexity: O(log *n*) to read and to append at the end, O(*n*) to insert elsewhere.
    package subscript(day: Day) -> DayRecord {
        get {
            let index = firstIndex(onOrAfter: day)
            guard index < entries.count, entries[index].day == day else { return DayRecord() }
            return entries[index].record
        }
        set {
            let index = firstIndex(onOrAfter: day)
            let exists = index < entries.count && entries[index].day == day
            switch (exists, newValue.isEmpty) {
            case (true, true): entries.remove(at: index)
            case (true, false): entries[index].record = newValue
            case (false, true): break
            case (false, false) where index == entries.count:
                entries.append(Entry(day: day, record: newValue))
            case (false, false): entries.insert(Entry(day: day, record: newValue), at: index)
            }
        }
    }

    /// What was recorded up to and including `day`: days still to come don't count yet.
    package func through(_ day: Day) -> DayLog {
        guard let last = entries.last, last.day > day else { return self }
        var log = self
        log.entries.removeSubrange(firstIndex(onOrAfter: day + 1)...)
        return log
    }

    package var periodDays: [Day] {
        entries.filter(\.record.isPeriodDay).map(\.day)
    }

    /// The index of the first entry that is not before `day`.
    package func firstIndex(onOrAfter day: Day) -> Int {
        if let last = entries.last, last.day < day { return entries.count }
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].day < day { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
