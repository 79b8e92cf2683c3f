import CivilDate
import CycleModel
import LogStore

extension Context {
    /// Looks at the store as every command finds it.
    ///
    /// - Returns: The store, where it can be read.
    func examineStore(_ checkup: inout Checkup) throws -> LogStore? {
        var part = Checkup.Part("Store")
        defer { checkup.parts.append(part) }
        let path = try storePath
        // Opening takes rights away from others, so what they had is looked at before.
        let before = FileFacts(path)
        let store: LogStore
        do {
            store = try LogStore.open(path, mode: .readWrite)
        } catch {
            guard error.reason == .missing else {
                part.add(.wrong, error.description, advice: ownership(before))
                return nil
            }
            part.add(
                .note, "There is no store yet at \(path).",
                advice:
                    "log a first day with 'eve-ics log DATE', or name the store with --store FILE")
            return nil
        }
        if store.isReadOnly {
            part.add(
                .warning, "\(path) can be read, but not written: nothing new can be logged.",
                advice: ownership(before) ?? "check the permissions of the file and its folder")
        } else {
            part.add(.fine, "\(path) can be read and written.")
        }
        if let before, !before.isOwnedByUs {
            part.add(.note, "It belongs to \(before.owner), and you are \(FileFacts.ownName).")
        }
        examinePermissions(of: path, before: before, &part)
        let people = try store.people()
        part.add(people.isEmpty ? .note : .fine, "It has \(persons(people.count)).")
        return store
    }

    private func examinePermissions(
        of path: String, before: FileFacts?, _ part: inout Checkup.Part
    ) {
        if FileFacts(path)?.isReadableByOthers == true {
            part.add(
                .warning, "Other users of this machine may open the store.",
                advice: "run 'chmod 600' on it")
        } else if before?.isReadableByOthers == true {
            part.add(
                .note, "Other users of this machine could open the store until now; no longer.")
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

    /// Says on whose clock the days of each person begin.
    func examineClocks(in store: LogStore, _ checkup: inout Checkup) throws {
        var part = Checkup.Part("Time")
        for person in try store.people() {
            let settings = Settings(try state(of: person, in: store).settings)
            if let zone = settings.timeZone {
                part.add(
                    .fine, "\(person.name)'s days begin at midnight in \(zone.id), as she set it.")
            } else if let name = settings[.timezone] {
                part.add(
                    .wrong, "\(person.name)'s time zone, \(name), is none that this system knows.",
                    advice: "install the package tzdata, or change it with 'settings timezone'")
            } else {
                part.add(
                    .note, "\(person.name)'s days begin at midnight by this machine's clock.",
                    advice:
                        "if she lives elsewhere, run 'eve-ics settings timezone ZONE --person NAME'"
                )
            }
        }
        if moment(nil).seconds < 1_767_225_600 {
            part.add(
                .wrong, "The clock of this machine stands before 2026.", advice: "set it right")
        }
        checkup.parts.append(part)
    }
}
