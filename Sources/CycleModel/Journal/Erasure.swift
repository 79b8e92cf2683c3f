package import CivilDate

/// What a journal becomes when recorded days are to leave no trace in it.
///
/// It is planned on what the journal amounts to. Of days each entry keeps what it says of others; entries that were taken
/// back go, with what took them back. Of everything that is recorded whole (answers, contraception, phases of life,
/// settings) only what holds now is left, in one new entry with the names of the cycles: no earlier state says
/// more, and nothing before that entry can be taken back.
package struct Erasure: Equatable, Sendable {
    /// An entry and what is left of it; `nil` where nothing is.
    package struct Rewritten: Equatable, Sendable {
        package let number: Int64
        package let content: JournalChange.Content?
    }

    package private(set) var rewritten: [Rewritten] = []
    /// The entry to be added, so that what is left holds and keeps its names; `nil` where nothing is left.
    package private(set) var appended: JournalChange.Content?
    /// The names of the cycles that are left, and of those to come.
    package private(set) var names = CycleIdentities()

    package var changesAnything: Bool { !rewritten.isEmpty }

    /// Plans the erasure of everything.
    package init(ofAll changes: [JournalChange]) {
        rewritten = changes.map { Rewritten(number: $0.number, content: nil) }
    }

    /// Plans the erasure of some days.
    ///
    /// Settings stay as they are now. A course of contraception that goes on after these days keeps its first day,
    /// which its packs are counted from. What is left of the log keeps the names of its cycles, and so its events
    /// their UIDs.
    ///
    /// - Parameters:
    ///   - changes: The whole journal, in the order of its numbers.
    ///   - today: What ends later is planned, and stays so.
    ///   - recorded: The day on which an entry was recorded, by its number.
    ///   - lastEntry: The last number given, where that is not the last of `changes`.
    package init(
        of days: DaySpan, in changes: [JournalChange], today: Day,
        recorded: (Int64) -> Day? = { _ in nil }, lastEntry: Int64 = 0
    ) {
        guard
            changes.contains(where: {
                $0.tells(of: days, today, recorded: recorded($0.number))
            })
        else { return }
        let undone = changes.undone
        for change in changes {
            let kept =
                undone.contains(change.number) ? nil : change.content.daysLeft(without: days)
            if kept != change.content {
                rewritten.append(Rewritten(number: change.number, content: kept))
            }
        }
        keepState(of: JournalState(replaying: changes, lastEntry: lastEntry), without: days, today)
    }

    private mutating func keepState(
        of state: JournalState, without days: DaySpan, _ today: Day
    ) {
        var log = state.log
        for entry in log.entries where days.contains(entry.day) { log[entry.day] = DayRecord() }
        let circumstances = state.circumstances
        let answers = circumstances.answers.without(days)
        var names = state.identities
        let contraception = circumstances.contraception.without(days, today)
        names.follow(log.cycles(answers, contraception), entry: state.lastEntry + 1)
        // Cycles to come go on with their names, unless those would be names of erased cycles: then they begin a
        // chain of their own.
        let next = state.identities.ahead(1)
        let isSameEnd =
            names.ahead(0) == state.identities.ahead(0)
            && next.map { CycleIdentities(pinned: names.named, chain: $0).ahead(1) == $0 } ?? false
        let fresh = CycleIdentity(origin: (state.lastEntry + 1) << 16)
        let chain = (isSameEnd ? next : nil) ?? fresh
        self.names = CycleIdentities(pinned: names.named, chain: chain)
        var parts: [JournalChange.Content] = []
        // Methods come first: they too decide what a bleed is.
        if !contraception.courses.isEmpty { parts.append(.contraception(contraception)) }
        if !answers.bleeds.isEmpty, !answers.entries.isEmpty {
            // What was said of bleeds makes the cycles that the other answers are about.
            parts.append(.answers(answers.ofBleedsAlone))
        }
        if !answers.isEmpty { parts.append(.answers(answers)) }
        let life = circumstances.life.without(days)
        if !life.turns.isEmpty { parts.append(.life(life)) }
        for (key, value) in state.settings.sorted(by: { $0.key < $1.key }) {
            parts.append(.setting(key: key, value: value))
        }
        guard !parts.isEmpty || !log.isEmpty else { return }
        let pinned = JournalChange.Content.identities(names.named, chain: chain)
        appended = parts.isEmpty ? pinned : .together(parts + [pinned])
    }

    /// Plans the erasure of one entry, with what took it back or made it again.
    ///
    /// Nothing that stands may rest on it (`UndoHistory.dependents`). Later changes of the same days or lists that were
    /// taken back carry what it said, and go with it.
    package init(ofEntry number: Int64, in changes: [JournalChange], lastEntry: Int64 = 0) {
        var gone: Set<Int64> = [number]
        let undone = changes.undone
        var parts = changes.first { $0.number == number }?.content.parts ?? []
        var count = 0
        while count < gone.count {
            count = gone.count
            for change in changes where change.number > number {
                let carries =
                    undone.contains(change.number) && !change.content.parts.isDisjoint(with: parts)
                guard carries || !gone.isDisjoint(with: change.content.undoes) else { continue }
                gone.insert(change.number)
                parts.formUnion(change.content.parts)
            }
        }
        rewritten = changes.filter { gone.contains($0.number) }
            .map { Rewritten(number: $0.number, content: nil) }
        let before = JournalState(replaying: changes, lastEntry: lastEntry)
        let after = JournalState(replaying: changes.filter { !gone.contains($0.number) })
        var names = before.identities
        names.follow(after.cycles, entry: before.lastEntry + 1)
        self.names = names
        guard names.named != after.identities.named, let chain = names.chain else { return }
        appended = .together([.undo(number), .identities(names.named, chain: chain)])
    }
}

/// Days from one to another, both included; without the one from the beginning, without the other to the end.
package struct DaySpan: Equatable, Sendable {
    package let first: Day?
    package let last: Day?

    package init(first: Day? = nil, last: Day? = nil) {
        (self.first, self.last) = (first, last)
    }

    package func contains(_ day: Day) -> Bool {
        first.map { $0 <= day } ?? true && last.map { day <= $0 } ?? true
    }
}

extension JournalChange {
    /// Whether the entry says anything of these days, or was recorded on one of them and holds more than days.
    fileprivate func tells(of days: DaySpan, _ today: Day, recorded: Day?) -> Bool {
        if content.tells(of: days, today) { return true }
        guard let recorded, days.contains(recorded), !content.isErasure else { return false }
        return content.daysLeft(without: days) != content
    }
}

extension JournalChange.Content {
    /// An entry that an erasure left: what is before it can't be taken back.
    var isErasure: Bool {
        switch self {
        case .identities: true
        case .together(let changes): undoes.isEmpty && changes.contains(where: \.isErasure)
        default: false
        }
    }

    fileprivate func tells(of days: DaySpan, _ today: Day) -> Bool {
        switch self {
        case .days(let entries): entries.contains { days.contains($0.day) }
        case .answers(let answers): answers.without(days) != answers
        case .contraception(let contraception): contraception.without(days, today) != contraception
        case .life(let life): life.without(days) != life
        case .together(let changes): changes.contains { $0.tells(of: days, today) }
        case .identities(let names, _):
            names.contains {
                days.contains($0.period.lowerBound) || days.contains($0.period.upperBound)
            }
        case .setting, .undo: false
        }
    }

    /// The days of a change that are not among `days`, and nothing else of it; `nil` where there are none.
    fileprivate func daysLeft(without days: DaySpan) -> Self? {
        switch self {
        case .days(let entries):
            let kept = entries.filter { !days.contains($0.day) }
            return kept.isEmpty ? nil : .days(kept)
        case .together(let changes):
            let kept = changes.compactMap { $0.daysLeft(without: days) }
            return kept.count > 1 ? .together(kept) : kept.first
        case .answers, .contraception, .life, .setting, .undo, .identities: return nil
        }
    }
}

extension IntervalAnswers {
    /// The answers without those about anything that began on these days.
    fileprivate func without(_ days: DaySpan) -> IntervalAnswers {
        filtered {
            !days.contains($0)
        } bleeds: {
            !days.contains($0)
        }
    }

    fileprivate var ofBleedsAlone: IntervalAnswers {
        filtered { _ in
            false
        } bleeds: { _ in
            true
        }
    }
}

extension Contraception {
    /// The courses without those that were used on these days only; one that ended on these days
    /// ends before them.
    fileprivate func without(_ days: DaySpan, _ today: Day) -> Contraception {
        let courses = courses.compactMap { course -> ContraceptionCourse? in
            let hasEnded = course.end.map { $0 <= today } ?? false
            let isOver = hasEnded ? course.end.map(days.contains) ?? false : days.last == nil
            if days.contains(course.start), isOver { return nil }
            var kept = course
            kept.takings = course.takings.filter { !days.contains($0.key) }
            guard let first = days.first, course.start < first, isOver else { return kept }
            // What was reset on these days goes, too.
            guard (try? kept.setEnd(first - 1)) != nil else { return kept }
            if !hasEnded { try? kept.setEnd(course.end) }
            return kept
        }
        return Contraception(courses: courses) ?? self
    }
}

extension Life {
    /// The phases without those that were over by the end of these days; one that goes on begins
    /// after them.
    fileprivate func without(_ days: DaySpan) -> Life {
        guard turns.contains(where: { days.contains($0.day) }) else { return self }
        var life = Life()
        if let first = days.first {
            for turn in turns where turn.day < first { life.begin(turn.phase, on: turn.day) }
        }
        if let last = days.last {
            life.begin(phase(on: last + 1), on: last + 1)
            for turn in turns where turn.day > last + 1 { life.begin(turn.phase, on: turn.day) }
        } else if let first = days.first, life.turns.last?.phase != turns.last?.phase {
            // One that ended on these days ends before them.
            life.begin(.cycling, on: first - 1)
        }
        return life
    }
}
