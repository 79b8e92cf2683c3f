import CycleModel
import LogStore

/// A change of the journal in words, for the person's own terminal.
enum JournalText {
    static func line(_ change: JournalChange, today: Day) -> String {
        switch change.content {
        case .days(let days):
            let logged = days.filter { !$0.record.isEmpty }.map(\.day)
            let removed = days.filter(\.record.isEmpty).map(\.day)
            return [
                logged.isEmpty ? nil : "logged \(Phrases.days(logged, today: today))",
                removed.isEmpty ? nil : "removed \(Phrases.days(removed, today: today))",
            ].compactMap(\.self).joined(separator: ", ")
        case .setting(let key, let value): return "\(key) = \((value ?? "default").harmless)"
        case .undo(let number): return "took back entry \(number)"
        case .identities: return "older entries were erased"
        }
    }

    static func json(_ entry: JournalEntry, _ change: JournalChange) -> JSON {
        var members: [(String, JSON)] = [
            ("number", .number(entry.number)), ("recorded", .number(Int(entry.recorded))),
            ("door", .string(entry.door.name)),
        ]
        switch change.content {
        case .days(let days):
            let logged = days.filter { !$0.record.isEmpty }.map { JSON.day($0.day) }
            let removed = days.filter(\.record.isEmpty).map { JSON.day($0.day) }
            members += [("logged", .array(logged)), ("removed", .array(removed))]
        case .setting(let key, let value):
            members += [("setting", .string(key)), ("value", value.map(JSON.string) ?? .null)]
        case .undo(let number): members.append(("undo", .number(Int(number))))
        case .identities: members.append(("erased", true))
        }
        return .object(members)
    }
}
