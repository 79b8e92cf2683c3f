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
    /// Settings stay with a day given and go with everything. What is left of the log keeps the names of
    /// its cycles, and so its events their UIDs.
    package init(of changes: [JournalChange], before day: Day?) {
        guard let day else {
            rewritten = changes.map { Rewritten(number: $0.number, content: nil) }
            return
        }
        var gone: Set<Int64> = []
        for change in changes {
            switch change.content {
            case .days(let days):
                let kept = days.filter { $0.day >= day }
                guard kept.count < days.count else { continue }
                if kept.isEmpty { gone.insert(change.number) }
                rewritten.append(
                    Rewritten(number: change.number, content: kept.isEmpty ? nil : .days(kept)))
            case .identities(let names, let chain):
                let kept = names.filter { $0.period.lowerBound >= day }
                guard kept.count < names.count else { continue }
                rewritten.append(
                    Rewritten(
                        number: change.number,
                        content: kept.isEmpty ? nil : .identities(kept, chain: chain)))
            case .undo(let number):
                if gone.contains(number) {
                    rewritten.append(Rewritten(number: change.number, content: nil))
                }
            case .setting: continue
            }
        }
        guard !rewritten.isEmpty else { return }
        pinNames(of: JournalState(replaying: changes), from: day)
    }

    private mutating func pinNames(of state: JournalState, from day: Day) {
        var log = state.log
        for entry in log.entries where entry.day < day { log[entry.day] = DayRecord() }
        var names = state.identities
        names.follow(log.cycles, entry: state.lastEntry + 1)
        namesLeft = names.named.map(\.identity)
        if let chain = state.identities.ahead(1), !names.named.isEmpty {
            appended = [.identities(names.named, chain: chain)]
        }
    }
}
