package import CommandLineInterface
import CyclePipeline
package import Household
import Machine

/// Looks at the store as every command finds it.
package struct StoreExamination {
    package private(set) var part = Checkup.Part("Store")
    /// The store, where it can be read.
    package private(set) var household: Household?

    package init(_ path: String, open: () throws -> Household?) throws {
        // Opening takes rights away from others, so what they had is looked at before.
        let before = FileFacts(path)
        do {
            household = try open()
        } catch {
            part.add(.wrong, "\(error)", advice: ownership(before))
            return
        }
        guard let household else {
            part.add(
                .note, "There is no store yet at \(path).",
                advice:
                    "log a first day with 'eve-ics log DATE', or name the store with --store FILE")
            return
        }
        do {
            try household.requireOwnSchema()
        } catch {
            part.add(.wrong, "\(error)")
        }
        if household.isReadOnly {
            part.add(
                .warning, "\(path) can be read, but not written: nothing new can be logged.",
                advice: ownership(before) ?? "check the permissions of the file and its folder")
        } else {
            part.add(.fine, "\(path) can be read and written.")
        }
        if let before, !before.isOwnedByUs {
            part.add(.note, "It belongs to \(before.owner), and you are \(FileFacts.ownName).")
        }
        examineRoom(beside: path)
        examinePermissions(of: path, before: before)
        let members = try household.members()
        try examineOldHistory(of: members)
        let count = members.count
        part.add(count == 0 ? .note : .fine, "It has \(persons(count)).")
    }

    private mutating func examineOldHistory(of members: [Member]) throws {
        guard try members.contains(where: { try $0.historyThatWaits(at: Clock.now()) != nil })
        else {
            return
        }
        part.add(
            .warning,
            """
            Old history waits to be erased: the clock is far ahead of what was recorded last, and may be \
            wrong.
            """,
            advice: "check the date of this computer; if it is right, a server erases it tomorrow")
    }

    /// What is less than this may be gone with the next backup.
    private static let leastMegabytes: Int64 = 64

    private mutating func examineRoom(beside path: String) {
        guard let free = DiskSpace.free(at: path), free >> 20 < Self.leastMegabytes else { return }
        let advice = "free some space on it"
        if free == 0 {
            part.add(.wrong, "The disk of the store is full: nothing can be saved.", advice: advice)
        } else {
            part.add(
                .warning, "The disk of the store has less than \(Self.leastMegabytes) MB left.",
                advice: advice)
        }
    }

    private mutating func examinePermissions(of path: String, before: FileFacts?) {
        if FileFacts(path)?.isReadableByOthers == true {
            part.add(
                .warning, "Other users of this machine may open the store.",
                advice: "run 'chmod 600' on it")
        } else if before?.isReadableByOthers == true {
            part.add(
                .note, "Other users of this machine could open the store until now; no longer.",
                isNews: true)
        } else {
            part.add(.fine, "Nobody else on this machine may open it, but for its administrator.")
        }
    }

    private func ownership(_ facts: FileFacts?) -> String? {
        guard let facts, !facts.isOwnedByUs else { return nil }
        return """
            it belongs to \(facts.owner), and you are \(FileFacts.ownName): run this as \
            \(facts.owner), for example with sudo -u \(facts.owner)
            """
    }

    private func persons(_ count: Int) -> String {
        switch count {
        case 0: "nobody in it yet"
        case 1: "one person"
        default: "\(count) people"
        }
    }
}
