extension LogStore {
    /// What a password's programs call events of the cycle calendar, where they named them.
    package func eventNames(for password: AppPassword.ID) throws(StoreError) -> [EventName] {
        try withConnection { (connection) throws(StoreError) in
            let query = try connection.prepare(
                "SELECT uid, name, given_uid FROM event_names WHERE password = ?1 ORDER BY uid")
            try query.bind(password.rawValue, at: 1)
            var names: [EventName] = []
            while try query.step() {
                names.append(
                    EventName(uid: query.text(0), name: query.text(1), givenUID: query.text(2)))
            }
            return names
        }
    }
}

extension Connection {
    /// Keeps a password's latest thousand.
    func give(
        _ name: EventName, to password: AppPassword.ID, at now: Int64
    ) throws(StoreError) {
        let insertion = try prepare(
            """
            INSERT OR REPLACE INTO event_names (password, uid, name, given_uid, given)
            VALUES (?1, ?2, ?3, ?4, ?5)
            """)
        try insertion.bind(password.rawValue, at: 1)
        try insertion.bind(name.uid, at: 2)
        try insertion.bind(name.name, at: 3)
        try insertion.bind(name.givenUID, at: 4)
        try insertion.bind(now, at: 5)
        try insertion.run()
        let pruning = try prepare(
            """
            DELETE FROM event_names WHERE password = ?1 AND uid IN (
                SELECT uid FROM event_names WHERE password = ?1
                ORDER BY given DESC, uid LIMIT -1 OFFSET 1000)
            """)
        try pruning.bind(password.rawValue, at: 1)
        try pruning.run()
    }

    /// Lets something else have a name.
    func freeEventName(_ name: String, of person: Person.ID) throws(StoreError) {
        let deletion = try prepare("DELETE FROM event_names WHERE \(Self.hers) AND name = ?2")
        try deletion.bind(person.rawValue, at: 1)
        try deletion.bind(name, at: 2)
        try deletion.run()
    }

    /// Names may be made from the days of the events.
    ///
    /// A program that has an event under a name of its own goes on with it as long as it is shown.
    func forgetEventNames(
        of person: Person.ID, keeping versions: Keeping.Versions
    ) throws(StoreError) {
        switch versions {
        case .all: break
        case .none: try delete(from: "event_names WHERE \(Self.hers)", of: person)
        case .only(let uids):
            let query = try prepare("SELECT DISTINCT uid FROM event_names WHERE \(Self.hers)")
            try query.bind(person.rawValue, at: 1)
            var forgotten: [String] = []
            while try query.step() {
                let uid = query.text(0)
                if !uids.contains(uid) { forgotten.append(uid) }
            }
            let deletion = try prepare("DELETE FROM event_names WHERE \(Self.hers) AND uid = ?2")
            try deletion.bind(person.rawValue, at: 1)
            for uid in forgotten {
                try deletion.bind(uid, at: 2)
                try deletion.run()
            }
        }
    }

    private static let hers = "password IN (SELECT id FROM app_passwords WHERE person = ?1)"
}
