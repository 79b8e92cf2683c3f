extension LogStore {
    package func personSetting(_ name: String, of person: Person.ID) throws -> String? {
        try withConnection { connection in
            try connection.first(
                "SELECT value FROM person_settings WHERE person = ?1 AND name = ?2", person, name
            ) { $0.text(0) }
        }
    }

    package func setPersonSetting(
        _ name: String, of person: Person.ID, to value: String?, takesKeptRoom: Bool
    ) throws {
        func set(_ connection: borrowing SQLiteConnection) throws {
            try connection.requirePerson(person)
            if let value {
                try connection.run(
                    """
                    INSERT INTO person_settings (person, name, value) VALUES (?1, ?2, ?3)
                    ON CONFLICT (person, name) DO UPDATE SET value = ?3
                    """, person, name, value)
            } else {
                try connection.run(
                    "DELETE FROM person_settings WHERE person = ?1 AND name = ?2", person, name)
            }
        }
        if takesKeptRoom {
            try removing(of: person) { try set($0) }
        } else {
            try writing(of: person) { try set($0) }
        }
    }
}
