package import CivilDate

/// What a person's journal amounts to: the log and what else shapes a forecast, the settings, and the
/// names of the cycles.
package struct JournalState: Equatable, Sendable {
    package private(set) var log = DayLog()
    package private(set) var circumstances = Circumstances()
    package private(set) var settings: [String: String] = [:]
    package private(set) var identities = CycleIdentities()
    /// The cycles of the whole log, days to come included.
    private(set) var cycles: [Cycle] = []
    /// Days whose bleeding was changed last by a calendar that came back, with the entry that did it.
    package private(set) var returnedDays: [Day: Int64] = [:]
    package private(set) var lastChanges = LastChanges()
    /// The last number given, 0 in an empty journal; it may belong to an entry that is erased.
    package private(set) var lastEntry: Int64 = 0

    package init() {}

    /// Replays entries in the order of their numbers.
    ///
    /// An entry that was taken back is skipped, as if it had never been; nothing that stands after it rests
    /// on it (`UndoHistory`).
    ///
    /// - Parameter lastEntry: The last number given, where that is not the last of `entries`.
    /// - Complexity: O(*entries* × *days*) when the entries come a day at a time, O(*days*) when imported.
    package init(replaying entries: [JournalChange], lastEntry: Int64 = 0) {
        self.lastEntry = lastEntry
        let undone = entries.undone
        for entry in entries {
            self.lastEntry = max(self.lastEntry, entry.number)
            guard !undone.contains(entry.number) else { continue }
            apply(entry.content, of: entry)
        }
    }

    /// What the journal amounts to with further entries at its end: the same as replaying all of it,
    /// but for the time that takes.
    ///
    /// `nil` where one of them takes a change back, which may be among those that are in this state.
    ///
    /// - Parameter lastEntry: The last number given, where that is not the last of `entries`.
    package func continued(
        by entries: [JournalChange], lastEntry: Int64 = 0
    ) -> JournalState? {
        var state = self
        state.lastEntry = max(self.lastEntry, lastEntry)
        for entry in entries {
            guard entry.content.undoes.isEmpty else { return nil }
            state.lastEntry = max(state.lastEntry, entry.number)
            state.apply(entry.content, of: entry)
        }
        return state
    }

    /// The cycles of what is logged up to `day`.
    package func cycles(through day: Day) -> [Cycle] {
        guard let last = log.entries.last, last.day > day else { return cycles }
        return log.through(day).cycles(circumstances.answers, circumstances.contraception)
    }

    private mutating func apply(_ change: JournalChange.Content, of entry: JournalChange) {
        switch change {
        case .days(let days): apply(days, of: entry)
        case .answers(let answers):
            lastChanges.noteCycles(at: entry.recorded)
            apply(answers, entry: entry.number)
        case .contraception(let contraception):
            lastChanges.noteCourses(
                from: circumstances.contraception, to: contraception, at: entry.recorded)
            circumstances.contraception = contraception
            makeCycles(entry: entry.number)
        case .life(let life):
            lastChanges.noteCycles(at: entry.recorded)
            circumstances.life = life
        case .together(let changes): for change in changes { apply(change, of: entry) }
        case .setting(let key, let value):
            lastChanges.noteSetting(key, from: settings[key], at: entry.recorded)
            settings[key] = value
        case .undo: break
        case .identities(let names, let chain):
            identities = CycleIdentities(pinned: names, chain: chain)
            identities.follow(cycles, entry: entry.number)
        }
    }

    private mutating func apply(_ days: [DayLog.Entry], of entry: JournalChange) {
        if log.isEmpty, let whole = DayLog(inOrder: days) {
            log = whole
            if entry.isReturned { for day in days { returnedDays[day.day] = entry.number } }
            lastChanges.noteCycles(at: entry.recorded)
            return makeCycles(entry: entry.number)
        }
        var touchesPeriods = false
        for day in days {
            touchesPeriods =
                touchesPeriods || log[day.day].differsInPeriod(from: day.record)
            if entry.isReturned || !returnedDays.isEmpty,
                log[day.day].flow != day.record.flow
                    || log[day.day].periodEnded != day.record.periodEnded
            {
                returnedDays[day.day] = entry.isReturned ? entry.number : nil
            }
            log[day.day] = day.record
        }
        guard touchesPeriods else { return }
        lastChanges.noteCycles(at: entry.recorded)
        if !circumstances.answers.bleeds.isEmpty { circumstances.answers.follow(to: log.bleeds) }
        makeCycles(entry: entry.number)
    }

    /// An answer about a bleed makes other cycles.
    private mutating func apply(_ answers: IntervalAnswers, entry: Int64) {
        let isAboutBleeds = answers.bleeds != circumstances.answers.bleeds
        circumstances.answers = answers
        if isAboutBleeds { makeCycles(entry: entry) }
    }

    /// Makes the cycles again; their names and what was said of them follow.
    private mutating func makeCycles(entry: Int64) {
        let before = cycles
        cycles = log.cycles(circumstances.answers, circumstances.contraception)
        identities.follow(cycles, entry: entry)
        circumstances.answers.follow(from: before, to: cycles)
    }
}

extension DayRecord {
    /// Whether the cycles may be others with `other` in its place.
    fileprivate func differsInPeriod(from other: DayRecord) -> Bool {
        isPeriodDay != other.isPeriodDay || periodEndUnknown != other.periodEndUnknown
            || periodEnded != other.periodEnded || (flow == .unknown) != (other.flow == .unknown)
    }
}
