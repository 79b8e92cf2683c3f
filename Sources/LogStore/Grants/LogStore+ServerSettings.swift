extension LogStore {
    package func serverSetting(_ name: String) throws -> String? {
        try withConnection { connection in
            try connection.first("SELECT value FROM server_settings WHERE name = ?1", name) {
                $0.text(0)
            }
        }
    }

    package func setServerSetting(_ name: String, to value: String?) throws {
        _ = try writing(of: nil) { connection in
            if let value {
                try connection.run(
                    """
                    INSERT INTO server_settings (name, value) VALUES (?1, ?2)
                    ON CONFLICT (name) DO UPDATE SET value = ?2 WHERE value <> ?2
                    """, name, value)
            } else {
                try connection.run("DELETE FROM server_settings WHERE name = ?1", name)
            }
        }
    }
}
