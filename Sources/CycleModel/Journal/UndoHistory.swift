package import CivilDate

/// Which changes of a journal stand, which were taken back, and what taking one back writes.
///
/// Taking a change back is one more entry, and so is making it again: that takes the first entry back.
package struct UndoHistory: Equatable, Sendable {
    private var changes = GrowingList<JournalChange>()
    private var undone: Set<Int64> = []
    /// The entries that take others back, in their order.
    private var undoing: [JournalChange] = []
    /// The number of the last entry that an erasure left; 0 where nothing was erased.
    private var lastErasure: Int64 = 0
    /// What each day's record was changed to, in the order of the changes.
    private var writes: [Day: [Write]] = [:]
    /// How many records of days were written in all.
    package private(set) var writeCount = 0

    private struct Write: Equatable {
        let change: Int64
        let record: DayRecord
    }

    /// - Parameter changes: All of the journal, in the order of their numbers.
    /// - Complexity: O(*days*) in all that was ever written.
    package init(_ changes: [JournalChange]) {
        append(changes)
    }

    /// - Parameter more: What was written since, in the order of the numbers.
    /// - Complexity: O(*days*) in what they wrote, and O(*entries* that take others back).
    package mutating func append(_ more: [JournalChange]) {
        changes.append(contentsOf: more)
        for change in more {
            if !change.content.undoes.isEmpty { undoing.append(change) }
            if change.content.isErasure { lastErasure = change.number }
            for entry in change.content.days {
                writes[entry.day, default: []].append(
                    Write(change: change.number, record: entry.record))
                writeCount += 1
            }
        }
        undone = undoing.undone
    }

    package func isUndone(_ number: Int64) -> Bool { undone.contains(number) }

    /// Whether a change was taken back already, so that it can be erased with nothing resting on it.
    package func isForgettable(_ change: JournalChange) -> Bool {
        isUndone(change.number) && change.content.canBeTakenBack
    }

    package func change(takenBackBy entry: JournalChange) -> JournalChange? {
        entry.content.undoes.first.flatMap { taken in changes.first { $0.number == taken } }
    }

    /// Whether a change can be taken back: one of the person's own data that stands and was made since anything was
    /// erased.
    package func canTakeBack(_ change: JournalChange) -> Bool {
        change.number > lastErasure && change.content.canBeTakenBack && !isUndone(change.number)
    }

    /// The changes that can be taken back, the newest first.
    package var standing: [JournalChange] { changes.reversed().filter(canTakeBack) }

    /// The newest change that can be taken back.
    package var lastStanding: JournalChange? { changes.last(where: canTakeBack) }

    /// The entry that took a change back last, where nothing was changed since: `redo` takes it back.
    package var redoable: JournalChange? {
        for change in changes.reversed() where !undone.contains(change.number) {
            if change.content.canBeTakenBack || change.content.isErasure { return nil }
            // An entry that takes back such an entry made a change again; what it made is not made twice.
            if let taken = self.change(takenBackBy: change), taken.content.undoes.isEmpty {
                return change
            }
        }
        return nil
    }

    /// The later changes that wrote the same days, setting or list whole, so that they rest on this one.
    package func dependents(of change: JournalChange) -> [Int64] {
        let parts = change.content.parts
        return standing.reversed().filter {
            $0.number > change.number && !$0.content.parts.isDisjoint(with: parts)
        }.map(\.number)
    }

    /// What takes a change back. The cycles that are left keep the names that they have now.
    ///
    /// - Parameter entry: The number that the entry will have.
    package func content(
        takingBack change: JournalChange, as entry: Int64
    ) -> JournalChange.Content {
        let undo = JournalChange.Content.undo(change.number)
        guard change.content.canBeTakenBack, lastStanding?.number != change.number else {
            return undo
        }
        var changes = Array(changes)
        var names = JournalState(replaying: changes).identities
        changes.append(JournalChange(number: entry, content: undo))
        let after = JournalState(replaying: changes)
        names.follow(after.cycles, entry: entry)
        guard names.named != after.identities.named, let chain = names.chain else { return undo }
        return .together([undo, .identities(names.named, chain: chain)])
    }

    /// The doses whose record in their course a change wrote or took away; empty where it changed the courses otherwise.
    package func courseDoses(of change: JournalChange) -> [Dose] {
        guard let new = change.content.contraception else { return [] }
        let undone = undoing.filter { $0.number < change.number }.undone
        let before = changes.last {
            $0.number < change.number && !undone.contains($0.number)
                && $0.content.contraception != nil
        }
        return new.doses(recordedSince: before?.content.contraception ?? Contraception())
    }

    /// What a change did to the days that it wrote, against what stood when it was made.
    ///
    /// - Complexity: O(*entries* that take others back), and for each day O(*changes* of it).
    package func dayDifferences(of change: JournalChange) -> [DayDifference] {
        let undone = undoing.filter { $0.number < change.number }.undone
        var written: [Day: DayRecord] = [:]
        return change.content.days.map { entry in
            let stood = writes[entry.day]?.last {
                $0.change < change.number && !undone.contains($0.change)
            }
            let before = written[entry.day] ?? stood?.record ?? DayRecord()
            written[entry.day] = entry.record
            return DayDifference(day: entry.day, before: before, after: entry.record)
        }
    }
}

/// A day's record before and after a change.
package struct DayDifference: Equatable, Sendable {
    package let day: Day
    package let before: DayRecord
    package let after: DayRecord

    package init(day: Day, before: DayRecord, after: DayRecord) {
        self.day = day
        self.before = before
        self.after = after
    }
}

extension [JournalChange] {
    /// The numbers of the entries that were taken back; one whose taking back was taken back stands again.
    var undone: Set<Int64> {
        var undone: Set<Int64> = []
        for change in reversed() where !undone.contains(change.number) {
            undone.formUnion(change.content.undoes)
        }
        return undone
    }
}

extension JournalChange.Content {
    /// The entries that this one takes back.
    var undoes: [Int64] {
        switch self {
        case .undo(let number): [number]
        case .together(let changes): changes.flatMap(\.undoes)
        default: []
        }
    }

    /// Whether this is a change of the person's own data, and not of the journal itself.
    var canBeTakenBack: Bool {
        switch self {
        case .days, .answers, .contraception, .life, .setting: true
        case .together(let changes): changes.allSatisfy(\.canBeTakenBack)
        case .undo, .identities: false
        }
    }

    /// Every day that this writes, with its whole new record.
    var days: [DayLog.Entry] {
        switch self {
        case .days(let days): days
        case .together(let changes): changes.flatMap(\.days)
        default: []
        }
    }

    /// The courses that this writes.
    var contraception: Contraception? {
        switch self {
        case .contraception(let courses): courses
        case .together(let changes): changes.lazy.compactMap(\.contraception).last
        default: nil
        }
    }

    /// A part of the journal's state that a change writes whole.
    enum Part: Hashable {
        case day(Day)
        case answers, contraception, life
        case setting(String)
    }

    var parts: Set<Part> {
        switch self {
        case .days(let days): Set(days.map { .day($0.day) })
        case .answers: [.answers]
        case .contraception: [.contraception]
        case .life: [.life]
        case .setting(let key, _): [.setting(key)]
        case .together(let changes): changes.reduce(into: []) { $0.formUnion($1.parts) }
        case .undo, .identities: []
        }
    }
}
