import Store

extension SQLStore {
    package func serverSetting(_ name: String) throws -> String? {
        try reading { try $0.serverSetting(name) }
    }

    package func setServerSetting(_ name: String, to value: String?) throws {
        try writing(of: nil) { try $0.setServerSetting(name, to: value) }
    }

    package func erasureMark() throws -> String? {
        try reading { try $0.serverSetting(.erasureMark) }
    }
}

extension String {
    fileprivate static let erasureMark = "erasures"
}

extension SQLSession {
    fileprivate func serverSetting(_ name: String) throws -> String? {
        try first("SELECT value FROM server_settings WHERE name = ?1", name) { $0.text(0) }
    }

    fileprivate func setServerSetting(_ name: String, to value: String?) throws {
        if let value {
            try run(
                """
                INSERT INTO server_settings (name, value) VALUES (?1, ?2)
                ON CONFLICT (name) DO UPDATE SET value = excluded.value
                    WHERE server_settings.value <> excluded.value
                """, name, value)
        } else {
            try run("DELETE FROM server_settings WHERE name = ?1", name)
        }
    }

    /// A number that no erasure had before: to count on would lose one of two at the same moment.
    func markErasure() throws {
        try setServerSetting(.erasureMark, to: "\(UInt64.random(in: 0 ... .max))")
    }
}
