package import Store

extension SQLStore {
    /// Adds what was salvaged of a person to this store, the entries under their old numbers.
    ///
    /// - Parameters:
    ///   - name: Instead of the old one, where that was lost or belongs to somebody else.
    ///   - seed: 32 bytes instead of the old ones, where those were lost.
    package func add(
        _ salvaged: Salvage.SalvagedPerson, named name: String?, seed: [UInt8]
    ) throws -> Person {
        try writing(of: nil) { session in
            let person = try session.addPerson(
                named: name ?? salvaged.name ?? "", seed: salvaged.seed ?? seed)
            try session.insert(salvaged.entries, for: person.id)
            try session.setLastNumber(salvaged.entries.count + salvaged.missing, of: person.id)
            for grant in salvaged.grants { try session.insert(grant, for: person.id) }
            for calendar in salvaged.calendars {
                try session.insert(calendar, for: person.id)
            }
            for acknowledgement in salvaged.acknowledgements {
                try session.acknowledge(acknowledgement, of: person.id, at: .max)
            }
            try session.insert(salvaged.cardReviews, of: person.id)
            try session.setStudyTimer(salvaged.studyTimer, of: person.id)
            if let hash = salvaged.webPassword {
                try session.setWebPassword(hash, of: person.id)
                if let code = salvaged.recovery {
                    try session.setRecoveryHash(code, of: person.id)
                }
            }
            if let passcode = salvaged.passcode {
                try session.setPasscode(passcode, of: person.id)
            }
            if let picture = salvaged.picture {
                try session.setPicture(picture, of: person.id)
            }
            for (name, value) in salvaged.settings {
                try session.setPersonSetting(name, of: person.id, to: value)
            }
            return person
        }
    }
}

extension SQLSession {
    /// Writes a calendar that was salvaged; its revisions start again.
    package func insert(_ salvaged: Salvage.SalvagedCalendar, for person: Person.ID) throws {
        var room = Room()
        (room.bytes, room.objects) = (.max, .max)
        let calendar = try insertCalendar(
            named: salvaged.calendar.name, for: person, components: salvaged.calendar.components,
            number: salvaged.calendar.id.rawValue)
        try change(salvaged.properties.map { .set($0) }, of: calendar.id, limit: .max)
        for object in salvaged.objects {
            _ = try put(object, in: calendar.id, room: room) { _ in true }
        }
    }
}
