import LogStore

/// The entries of the journals that each program wrote itself, as far as this process knows.
///
/// An entry that is not known here counts as somebody else's: the program is told to fetch what there is.
struct WrittenEntries: Sendable {
    private var entries: [Grant.ID: Set<Int64>] = [:]

    private static let mostPrograms = 200
    private static let mostEntries = 200

    subscript(program: Grant) -> Set<Int64> { entries[program.id] ?? [] }

    mutating func add(_ written: ClosedRange<Int64>, of program: Grant) {
        if entries.count >= Self.mostPrograms, entries[program.id] == nil { entries.removeAll() }
        let known = entries[program.id, default: []].union(written)
        entries[program.id] =
            known.count > Self.mostEntries ? Set(known.sorted().suffix(Self.mostEntries)) : known
    }
}
