package import CivilDate

/// What a journal becomes when recorded days are to leave no trace in it.
package struct Erasure: Equatable, Sendable {
    /// An entry and what is left of it; `nil` where nothing is.
    package struct Rewritten: Equatable, Sendable {
        package let number: Int64
        package let content: JournalChange.Content?
    }

    package private(set) var rewritten: [Rewritten] = []
    /// Entries to be added so that what is left keeps its names.
    package private(set) var appended: [JournalChange.Content] = []
    /// The names of the cycles that are left, in order.
    package private(set) var namesLeft: [CycleIdentity] = []
    /// Whether anything is left that has a name.
    package var keepsNames: Bool { !appended.isEmpty }

    package var changesAnything: Bool { !rewritten.isEmpty }

    /// Plans the erasure of every day before `day`, or of everything where it is `nil`.
    ///
    /// Settings stay with a day given and go with everything. A course of contraception that goes on
    /// keeps its first day, which its packs are counted from. What is left of the log keeps the names of
    /// its cycles, and so its events their UIDs.
    package init(of changes: [JournalChange], before day: Day?) {
        guard let day else {
            rewritten = changes.map { Rewritten(number: $0.number, content: nil) }
            return
        }
        var gone: Set<Int64> = []
        for change in changes {
            let kept: JournalChange.Content?
            if case .undo(let number) = change.content {
                kept = gone.contains(number) ? nil : change.content
            } else {
                kept = change.content.kept(from: day)
            }
            guard kept != change.content else { continue }
            if kept == nil { gone.insert(change.number) }
            rewritten.append(Rewritten(number: change.number, content: kept))
        }
        guard !rewritten.isEmpty else { return }
        pinNames(of: JournalState(replaying: changes), from: day)
    }

    private mutating func pinNames(of state: JournalState, from day: Day) {
        var log = state.log
        for entry in log.entries where entry.day < day { log[entry.day] = DayRecord() }
        var names = state.identities
        let answers = state.circumstances.answers.kept(from: day)
        names.follow(log.cycles(answers), entry: state.lastEntry + 1)
        namesLeft = names.named.map(\.identity)
        if let chain = state.identities.ahead(1), !names.named.isEmpty {
            appended = [.identities(names.named, chain: chain)]
        }
    }
}

extension JournalChange.Content {
    /// What is left of a change without the days before `day`; `nil` where nothing is.
    ///
    /// An empty list of answers, courses or phases stays: it says that the one before it no longer holds.
    fileprivate func kept(from day: Day) -> Self? {
        switch self {
        case .days(let days):
            let kept = days.filter { $0.day >= day }
            return kept.isEmpty ? nil : .days(kept)
        case .answers(let answers): return .answers(answers.kept(from: day))
        case .contraception(let contraception): return .contraception(contraception.kept(from: day))
        case .life(let life): return .life(life.kept(from: day))
        case .together(let changes):
            let kept = changes.compactMap { $0.kept(from: day) }
            return kept.isEmpty ? nil : .together(kept)
        case .identities(let names, let chain):
            let kept = names.filter { $0.period.lowerBound >= day }
            return kept.isEmpty ? nil : .identities(kept, chain: chain)
        case .setting, .undo: return self
        }
    }
}

extension Contraception {
    /// Without the courses that ended before `day`.
    fileprivate func kept(from day: Day) -> Contraception {
        Contraception(courses: courses.filter { ($0.end ?? day) >= day }) ?? self
    }
}

extension Life {
    /// Without the phases that ended before `day`; one that goes on begins then.
    fileprivate func kept(from day: Day) -> Life {
        var life = Life()
        life.begin(phase(on: day), on: day)
        for turn in turns where turn.day > day { life.begin(turn.phase, on: turn.day) }
        return turns.contains { $0.day < day } ? life : self
    }
}
