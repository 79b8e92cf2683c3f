import CommandLineInterface
import Household

/// The commands whose changes `undo` does not take back, because they change something else than the log.
///
/// Each leaves a mark with the person whose `undo` comes next. `undo` goes back no further than to the mark, and says
/// which command changed something since.
package enum OutsideLog {
    /// By the words of a command, those of the one that reverts it; `nil` where none does.
    package static let commands: [String: String?] = {
        var commands: [String: String?] = ["unhide": nil, "restore": nil, "erase": nil]
        for (family, verbs) in families {
            for (verb, remedy) in verbs {
                commands["\(family) \(verb)"] = .some(remedy.map { "\(family) \($0)" })
            }
        }
        return commands
    }()

    /// By the first word of a command, its second word and the one that reverts it.
    private static let families: [String: [String: String?]] = [
        "alarm": entry.merging([
            "off": "on", "on": "off", "skip": nil, "dismiss": nil,
            "snooze": nil, "ntfy": "ntfy", "run": "run",
        ]) { $1 },
        "calendar": ["add": "remove", "rename": "rename", "remove": nil],
        "event": entry,
        "todo": entry.merging(["done": "undo", "undo": "done", "move": "move"]) { $1 },
        "note": entry,
        "cards": entry.merging(["import": nil, "review": nil]) { $1 },
        "timer": [
            "start": "end", "study": nil, "break": nil, "extend": nil, "pause": nil, "end": nil,
        ],
        "feed": ["add": "revoke", "rotate": nil, "revoke": nil],
        "app-password": ["add": "revoke", "revoke": nil],
        "web": ["invite": nil, "password": "password", "logout": nil],
        "person": ["add": "erase", "rename": "rename", "erase": nil],
    ]

    /// What can be removed and brought back.
    private static let entry: [String: String?] = [
        "add": "remove", "edit": "edit", "remove": "restore", "restore": "remove",
    ]

    private static let advice =
        "take it back there; what was removed comes back by 'restore', as in 'eve-ics alarm restore'"

    /// What is said where `command` meets a change that is not of the log.
    ///
    /// - Parameter advice: What can be done beside reverting the change.
    static func refusal(
        of command: String, at change: ChangeOutsideLog, advice: String?
    ) -> ToolError {
        func joined(_ remedy: String?) -> String {
            [remedy, advice].compactMap(\.self).joined(separator: "; ")
        }
        switch change.door {
        case .command(let words):
            let remedy = commands[words].flatMap(\.self)
            return ToolError.refused(
                "\(command): the last change was made by 'eve-ics \(words)', which 'undo' does not "
                    + "take back", advice: joined(remedy.map { "use 'eve-ics \($0)'" }))
        case .page:
            return ToolError.refused(
                "\(command): the last change was made on the web page, and 'undo' does not take it "
                    + "back", advice: joined(Self.advice))
        case .program:
            return ToolError.refused(
                "\(command): the last change was made in a calendar program, and 'undo' does not "
                    + "take it back", advice: joined(Self.advice))
        case .hiding:
            return ToolError.refused(
                "\(command): the last change was made in a calendar program, which hid an event of "
                    + "the forecast, and 'undo' does not take it back",
                advice: joined("use 'eve-ics unhide'"))
        }
    }

    /// Their changes are not counted among those of the person who makes them.
    private static let ofTheStore: Set = ["web", "person", "restore"]

    /// Does what a command line asks for, and leaves its mark where that changed something.
    static func noting(
        _ words: [String], in context: Context, _ run: () throws -> Outcome
    ) throws -> Outcome {
        let command = words.joined(separator: " ")
        guard commands.keys.contains(command) else { return try run() }
        let before = try? context.memberAtHand()?.changeCount()
        let outcome = try run()
        guard let member = try? context.memberAtHand(),
            ofTheStore.contains(words.first ?? "") || (try? member.changeCount()) != before
        else { return outcome }
        do {
            try member.noteChangeOutsideLog(by: .command(command))
        } catch {
            // What was asked for is done.
            context.note(ToolError(error).message)
        }
        return outcome
    }
}

extension Context {
    /// The person whose changes `undo` with the same options would take back.
    fileprivate func memberAtHand() throws -> Member? {
        guard logFile == nil, let household = try householdAtHand() else { return nil }
        return try member(of: household)
    }
}
