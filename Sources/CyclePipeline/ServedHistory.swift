package import CalendarModel
package import CivilDate
package import CycleModel

/// What was handed out to a person over time, the newest first; each calendar is computed only when it is looked at.
package struct ServedHistory: Sequence {
    /// What is remembered of one calendar, enough to compute it again.
    package struct Record {
        package let name: String
        /// The last entry of the journal that it was computed from.
        package let entry: Int64
        /// The day that was "today".
        package let day: Day
        /// `CalendarOptions` as text, or what earlier versions wrote.
        package let options: String
        /// When each of its events had changed last; empty where that is not known.
        package let stamps: [Int64]

        package init(
            name: String, entry: Int64, day: Day, options: String, stamps: [Int64] = []
        ) {
            self.name = name
            self.entry = entry
            self.day = day
            self.options = options
            self.stamps = stamps
        }
    }

    private let calendars: [() -> CalendarSnapshot?]
    /// Whether these are all that the calendar can be.
    package let memory: Memory
    /// Whether the calendar was handed out exactly as it is, however long ago.
    package let isKnown: Bool

    /// More calendars than anybody edits an old one of.
    private static let mostRecords = 400

    /// Nothing was ever handed out.
    package init() { (calendars, memory, isKnown) = ([], .whole, false) }

    /// The calendars that could have been made from the log and be `returned`, where no store remembers any.
    package init(conceivableAs returned: ReturnedCalendar, for person: PersonState) {
        (calendars, memory, isKnown) = (Self.conceivable(returned, person), .whole, false)
    }

    /// The calendars that `returned` may be.
    ///
    /// Where nothing is remembered, they are those that could have been made from the log: it is one of them that
    /// was forgotten.
    ///
    /// - Parameters:
    ///   - records: What is remembered of what was served, the newest first.
    ///   - isWhole: Whether that is all that was ever served.
    ///   - isKnown: Whether a digest is among those of what was ever served; asked for that of `returned`.
    ///   - name: Only what was served under this name counts, where anything was.
    ///   - changes: The person's whole journal; asked for only where something is remembered.
    package init(
        of returned: ReturnedCalendar, among records: [Record], isWhole: Bool,
        isKnown: ([UInt8]) throws -> Bool,
        name: String? = nil, for person: PersonState, changes: () throws -> [JournalChange]
    ) rethrows {
        // What comes back to a name must have been served under it.
        let isOfName = name.map { returned.uid?.lowercased() == person.naming.calendarUID($0) }
        self.isKnown =
            try (isOfName ?? true ? CalendarContents.bytes(of: returned) : nil).map {
                try isKnown(person.naming.fingerprint(of: $0))
            } ?? false
        guard Self.mayHave(records, returned, name, person.naming) else {
            (calendars, memory) = (Self.conceivable(returned, person), .none)
            return
        }
        memory = isWhole ? .whole : .partial
        let changes = try changes()
        let suited = Self.suited(records, to: returned, name, person.naming)
        let lastEntries = Dictionary(
            suited.map { ([$0.name, $0.options], $0.entry) }, uniquingKeysWith: Swift.max)
        calendars = suited.prefix(Self.mostRecords)
            .map { record in
                // Calendars of one journal entry differ by their day alone, and midnight makes nobody's edit older.
                let isLatest = record.entry == lastEntries[[record.name, record.options]]
                return {
                    var snapshot = Self.snapshot(of: record, changes, person)
                    snapshot?.isLatest = isLatest
                    return snapshot
                }
            }
    }

    package func makeIterator() -> some IteratorProtocol<CalendarSnapshot> {
        calendars.lazy.compactMap { $0() }.makeIterator()
    }

    /// Whether any of the records may be of the calendar. A calendar that says under which name it was served belongs
    /// to no record of another name.
    private static func mayHave(
        _ records: [Record], _ returned: ReturnedCalendar, _ name: String?, _ naming: EventNaming
    ) -> Bool {
        guard let name, returned.uid?.lowercased() == naming.calendarUID(name) else {
            return !records.isEmpty
        }
        return records.contains { $0.name == name }
    }

    /// Those of the name that the calendar's UID was made from; all where it names none that is known.
    private static func suited(
        _ records: [Record], to returned: ReturnedCalendar, _ name: String?, _ naming: EventNaming
    ) -> [Record] {
        if let name {
            let own = records.filter { $0.name == name }
            if !own.isEmpty { return own }
        }
        guard let uid = returned.uid?.lowercased() else { return records }
        let own = records.filter { naming.calendarUID($0.name) == uid }
        return own.isEmpty ? records : own
    }

    private static func snapshot(
        of record: Record, _ changes: [JournalChange], _ person: PersonState
    ) -> CalendarSnapshot? {
        guard let options = CalendarOptions(remembered: record.options, on: record.day) else {
            return nil
        }
        let state = JournalState(
            replaying: changes.filter { $0.number <= record.entry }, lastEntry: record.entry)
        let then = PersonState(
            state, naming: person.naming, moment: Moment(startOf: record.day), zones: person.zones)
        var snapshot = Forward.snapshot(of: then, options, as: record.name)
        // One that lies after now makes no edit look older than its calendar.
        snapshot.stamps = record.stamps.map {
            StoredTime.known($0, at: person.moment.seconds) ?? .min
        }
        return snapshot
    }

    // MARK: Without a memory

    /// Calendars of the usual options, made on the days that the file names and reaching as far as it does.
    private static func conceivable(
        _ returned: ReturnedCalendar, _ person: PersonState
    ) -> [() -> CalendarSnapshot?] {
        let first = returned.events.map(\.days.lowerBound).min() ?? person.today
        let last = returned.events.map(\.days.upperBound).max() ?? person.today
        var calendars: [() -> CalendarSnapshot?] = []
        for day in [person.today] + returned.stamps.filter({ $0 < person.today }) {
            let then = person.on(day)
            for options in usualOptions(from: first, through: last, on: day) {
                calendars.append {
                    Forward.snapshot(of: then, options, as: "file").reaching(first...last)
                }
            }
        }
        return calendars
    }

    private static func usualOptions(
        from first: Day, through last: Day, on day: Day
    ) -> [CalendarOptions] {
        var choices: [CalendarOptions] = []
        var options = CalendarOptions()
        options.months = Swift.min(120, Swift.max(1, (last - day) / 28 + 1))
        options.past = Swift.max(0, (day - first) / 28 + 1)
        for titles in [Titles.plain, .neutral] {
            for client in [ClientProfile.generic, .outlook] {
                for hasAlarms in [true, false] {
                    for include in [CalendarOptions.Content.usual, [.periods]] {
                        options.titles = titles
                        options.client = client
                        options.hasAlarms = hasAlarms
                        options.include = include
                        choices.append(options)
                    }
                }
            }
        }
        return choices
    }
}

extension CalendarSnapshot {
    /// Only the events that are not over before these days, and do not begin after them.
    fileprivate func reaching(_ days: ClosedRange<Day>) -> CalendarSnapshot {
        with(
            events.filter {
                $0.days.upperBound >= days.lowerBound && $0.days.lowerBound <= days.upperBound
            })
    }
}

extension CalendarOptions {
    /// Reads what a record of a served calendar says: `description`, or the form that was written before.
    ///
    /// The earlier form had the first day instead of the months back, each kind of event, and the reminders and the
    /// time zone, which follow from the journal.
    ///
    /// - Parameter day: The one on which it was served.
    package init?(remembered text: String, on day: Day) {
        if let options = CalendarOptions(text) {
            self = options
            return
        }
        var past: Int?
        var include: [Content] = []
        var others: [Substring] = []
        for line in text.split(separator: "\n") {
            let (word, rest) = line.firstWord
            switch word {
            case "since":
                guard let since = Day(String(rest)) else { return nil }
                let (from, to) = (since.civil, day.civil)
                past = max(0, (to.year - from.year) * 12 + to.month - from.month)
            case "include":
                let kinds = rest.split(separator: ",").map { EventKind(rawValue: String($0)) }
                guard !kinds.contains(nil) else { return nil }
                include = Content.allCases.filter { $0.kinds.contains(where: kinds.contains) }
            case "remind", "timezone": break
            default: others.append(line)
            }
        }
        guard let past, var options = CalendarOptions(others.joined(separator: "\n")) else {
            return nil
        }
        options.past = past
        options.include = include
        self = options
    }
}

extension Substring {
    /// What stands before the first blank, and what behind it.
    fileprivate var firstWord: (Substring, rest: Substring) {
        guard let blank = firstIndex(of: " ") else { return (self, "") }
        return (self[..<blank], self[index(after: blank)...])
    }
}
