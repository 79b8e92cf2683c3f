import CivilDate
import CycleModel

/// Puts the days of a tracker's file together fact by fact, and keeps an account of what was no fact.
///
/// Several files of one archive go into one builder. Positions are lines, or bytes of a text; they become
/// places when a part is closed.
final class RecordBuilder {
    /// What the positions of a part count.
    enum Positions {
        case lines
        case bytes([UInt8])
        /// Nothing that a person could look up.
        case none
    }

    let format: TrackerFormat
    let today: Day
    /// The form of dates, if the person gave one.
    let datePattern: DatePattern?
    let dateOrder: TrackerFile.DateOrder?
    /// The origin of the facts that follow, if the file itself names it.
    var source: String?
    /// The person's own clock, for moments that are given as seconds alone.
    let clock: TrackerFile.Clock?
    private var days = DayCollector()
    /// How many merged days have a remark.
    private var remarked: [DayField: Int] = [:]
    private var remarks: [Remark] = []
    /// The place of each one in `remarks`.
    private var remarkIndexes: [Remark.Name: Int] = [:]
    /// The positions of the remarks from the part that is open, which are the last ones.
    private var openPositions: [Int] = []
    private var moreRemarks = 0
    /// Names of symptoms that were met, with the log's names for them.
    private var symptomNames: [String: String] = [:]
    private(set) var daysOfIgnoredCycles: Set<Day> = []
    private(set) var isFull = false

    init(_ format: TrackerFormat, today: Day, options: TrackerFile.Options) {
        self.format = format
        self.today = today
        datePattern = options.datePattern
        dateOrder = options.dateOrder
        clock = options.clock
    }

    /// How many days have something recorded so far.
    var dayCount: Int { days.days.count }

    // MARK: Facts

    func on(_ day: Day, at position: Int) -> TrackerDay {
        TrackerDay(date: day, position: position, records: self)
    }

    func add(_ day: Day, _ given: DayRecord, at position: Int) {
        var record = given
        if record.note?.isEmpty == true { record.note = nil }
        guard !record.isEmpty else { return }
        guard (record.note?.utf8.count ?? 0) <= PlainLog.longestNote else {
            return skip(.tooLongNote, at: position)
        }
        guard days.textSize <= PlainLog.mostText else { return isFull = true }
        record.source = source ?? format.name
        do {
            try days.add(day, record, line: position)
        } catch {
            skip(Remark.Reason(error), at: position)
        }
    }

    func ignoreCycle(with day: Day) {
        daysOfIgnoredCycles.insert(day)
    }

    // MARK: Reading what facts are made of

    /// The local date that a text begins with, as written; what follows it may be a time of day.
    func day(_ text: String, at position: Int) -> TrackerDay? {
        let bytes = text.utf8.span
        let isAlone =
            bytes.count <= 10 || bytes[10] == UInt8(ascii: "T") || bytes[10] == UInt8(ascii: " ")
        do {
            guard isAlone else { throw LineProblem.notADate }
            return on(try Day(logged: bytes.extracting(first: 10), today: today), at: position)
        } catch {
            skip(Remark.Reason(error), at: position)
            return nil
        }
    }

    /// A date given by its parts, held against the first and the last day of a log.
    func day(year: Int, month: Int, day: Int, at position: Int) -> TrackerDay? {
        guard let found = Day(year: year, month: month, day: day) else {
            skip(.impossibleDate(year: year, month: month, day: day), at: position)
            return nil
        }
        return checked(found, at: position)
    }

    func checked(_ day: Day, at position: Int) -> TrackerDay? {
        guard day >= PlainLog.firstDay else {
            skip(.beforeFirstDay, at: position)
            return nil
        }
        guard day <= today else {
            skip(.inFuture, at: position)
            return nil
        }
        return on(day, at: position)
    }

    /// The days from `first` through `last`, unless they are no period that a log takes.
    func period(
        from first: Day, through last: Day, at position: Int
    ) -> ClosedRange<Day>? {
        do {
            return try PlainLog.period(from: first, through: last)
        } catch {
            skip(Remark.Reason(error), at: position)
            return nil
        }
    }

    func symptomName(_ identifier: String) -> String {
        if let known = symptomNames[identifier] { return known }
        let name = TrackerWords.symptom(identifier)
        if symptomNames.count < 10_000 { symptomNames[identifier] = name }
        return name
    }

    // MARK: The account

    func misunderstand(_ reason: Remark.Reason, at position: Int) {
        note(.notUnderstood, reason, at: position)
    }

    func leaveOut(_ reason: Remark.Reason, at position: Int) {
        note(.leftOut, reason, at: position)
    }

    func skip(_ reason: Remark.Reason, at position: Int) {
        note(.skipped, reason, at: position)
    }

    func remark(_ reason: Remark.Reason, at position: Int) {
        note(.changed, reason, at: position)
    }

    func hasNoPlace(for reason: Remark.Reason, at position: Int) {
        note(.notKept, reason, at: position)
    }

    private func note(_ kind: Remark.Kind, _ reason: Remark.Reason, at position: Int) {
        let name = Remark.Name(kind: kind, reason: reason)
        if let index = remarkIndexes[name] {
            remarks[index].count += 1
        } else if remarks.count < TrackerReading.mostRemarks {
            remarkIndexes[name] = remarks.count
            remarks.append(Remark(kind: kind, reason: reason, count: 1, place: Place()))
            openPositions.append(position)
        } else {
            moreRemarks += 1
        }
    }

    /// Gives the remarks of the part that ends here their places.
    func closePart(_ positions: Positions, entry: String? = nil) {
        for field in DayField.allCases {
            guard let tally = days.decided[field] else { continue }
            note(tally, since: remarked[field] ?? 0, .oneOfTwo(field))
            remarked[field] = tally.count
        }
        let first = remarks.count - openPositions.count
        for (index, position) in openPositions.enumerated() {
            remarks[first + index].place =
                switch positions {
                case .lines: Place(entry: entry, line: position)
                case .bytes(let bytes): Place(entry: entry, offset: position, in: bytes)
                case .none: Place(entry: entry)
                }
        }
        openPositions = []
    }

    private func note(_ tally: DayCollector.Tally, since known: Int, _ reason: Remark.Reason) {
        for _ in known..<tally.count { note(.changed, reason, at: tally.firstLine) }
    }

    /// What the closed parts amount to; an error where that is nothing.
    func finish() throws -> TrackerReading {
        if isFull {
            throw TrackerError.tooLarge(.notes, limit: PlainLog.mostText)
        }
        guard !days.days.isEmpty else {
            throw TrackerError.nothingRecognized(format, remarks.first)
        }
        var sorted = days.sorted()
        // Whatever order they came in, the same facts are the same record.
        for index in sorted.indices {
            sorted[index].record.symptoms.sort()
            sorted[index].record.moods.sort()
        }
        return TrackerReading(
            format: format, days: sorted, remarks: remarks, moreRemarks: moreRemarks,
            daysOfIgnoredCycles: daysOfIgnoredCycles.sorted())
    }
}

extension Temperature {
    /// Reads °C, or °F if only that can be meant.
    init?(reading: Double) {
        guard reading.isFinite, (0...200).contains(reading) else { return nil }
        let hundredths = Int((reading * 100).rounded())
        if let celsius = Temperature(centidegrees: hundredths) {
            self = celsius
        } else if let fahrenheit = Temperature(fahrenheitHundredths: hundredths) {
            self = fahrenheit
        } else {
            return nil
        }
    }
}

extension Weight {
    /// Reads grams.
    init?(reading grams: Double) {
        guard grams.isFinite, (0...1_000_000).contains(grams) else { return nil }
        self.init(grams: Int(grams.rounded()))
    }
}

extension String {
    /// The first 80 characters, fit to name something in a message.
    var shortened: String { count > 80 ? prefix(79) + "…" : self }
}
