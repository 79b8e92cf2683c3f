package import Store

extension SQLStore {
    package func picture(of person: Person.ID) throws -> [UInt8]? {
        try reading { try $0.picture(of: person) }
    }

    package func hasPicture(_ person: Person.ID) throws -> Bool {
        try reading { session in
            try session.first("SELECT 1 FROM pictures WHERE person = ?1", person) { _ in true }
        } ?? false
    }

    package func setPicture(_ png: [UInt8], of person: Person.ID) throws {
        try writing(of: person) { session in
            try session.requirePerson(person)
            try session.setPicture(png, of: person)
        }
    }

    @discardableResult
    package func removePicture(of person: Person.ID) throws -> Bool {
        try erasing(of: person) { try $0.removePicture(of: person) }
    }
}

extension SQLSession {
    package func picture(of person: Person.ID) throws -> [UInt8]? {
        try first("SELECT png FROM pictures WHERE person = ?1", person) { $0.bytes(0) }
    }

    func setPicture(_ png: [UInt8], of person: Person.ID) throws {
        try run(
            """
            INSERT INTO pictures (person, png) VALUES (?1, ?2)
            ON CONFLICT (person) DO UPDATE SET png = ?2
            """, person, png)
    }

    @discardableResult
    func removePicture(of person: Person.ID) throws -> Bool {
        try run("DELETE FROM pictures WHERE person = ?1", person) == 1
    }
}
