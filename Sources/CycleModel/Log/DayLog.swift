package import CivilDate
import Synchronization

/// The recorded days of one person, in order.
///
/// A day appears at most once and never with an empty record.
package struct DayLog: Equatable, Sendable {
    package struct Entry: Equatable, Sendable {
        package let day: Day
        package var record: DayRecord {
            didSet { serial = Self.nextSerial() }
        }
        /// Copies of an entry have the same one, so that long logs are compared without looking at their records.
        private(set) var serial: UInt64

        private static let serials = Atomic<UInt64>(0)

        package init(day: Day, record: DayRecord) {
            self.day = day
            self.record = record
            serial = Self.nextSerial()
        }

        private static func nextSerial() -> UInt64 {
            serials.add(1, ordering: .relaxed).newValue
        }

        package static func == (left: Entry, right: Entry) -> Bool {
            left.day == right.day && left.record == right.record
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
        get { record(of: day) ?? DayRecord() }
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

    /// `nil` where nothing was recorded.
    package func record(of day: Day) -> DayRecord? {
        let index = firstIndex(onOrAfter: day)
        guard index < entries.count, entries[index].day == day else { return nil }
        return entries[index].record
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
        return entries.indices.partitionIndex { entries[$0].day < day }
    }
}
