package import Store

extension SQLStore {
    package func personSetting(_ name: String, of person: Person.ID) throws -> String? {
        try reading { try $0.personSetting(name, of: person) }
    }

    package func people(having setting: String) throws -> [Person] {
        try reading { session in
            try session.all(
                """
                SELECT id, name, seed FROM people
                WHERE id IN (SELECT person FROM person_settings WHERE name = ?1) ORDER BY id
                """, setting
            ) { try $0.person(path: path) }
        }
    }

    package func setPersonSetting(
        _ name: String, of person: Person.ID, to value: String?, takesKeptRoom: Bool
    ) throws {
        if takesKeptRoom {
            try removing(of: person) { try $0.setPersonSetting(name, of: person, to: value) }
        } else {
            try writing(of: person) { try $0.setPersonSetting(name, of: person, to: value) }
        }
    }

    package func changePersonSetting(
        _ name: String, of person: Person.ID, _ change: (String?) -> String?
    ) throws {
        try writing(of: person) { session in
            let value = change(try session.personSetting(name, of: person))
            try session.setPersonSetting(name, of: person, to: value)
        }
    }
}

extension SQLSession {
    fileprivate func personSetting(_ name: String, of person: Person.ID) throws -> String? {
        try first(
            "SELECT value FROM person_settings WHERE person = ?1 AND name = ?2", person, name
        ) { $0.text(0) }
    }

    func setPersonSetting(
        _ name: String, of person: Person.ID, to value: String?
    ) throws {
        try requirePerson(person)
        if let value {
            try run(
                """
                INSERT INTO person_settings (person, name, value) VALUES (?1, ?2, ?3)
                ON CONFLICT (person, name) DO UPDATE SET value = ?3
                """, person, name, value)
        } else {
            try run("DELETE FROM person_settings WHERE person = ?1 AND name = ?2", person, name)
        }
    }
}
