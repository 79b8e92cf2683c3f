extension LogStore {
    package func serverSetting(_ name: String) throws -> String? {
        try withConnection { connection in
            try connection.first("SELECT value FROM server_settings WHERE name = ?1", name) {
                $0.text(0)
            }
        }
    }

    package func setServerSetting(_ name: String, to value: String?) throws {
        try writing(of: nil) { connection in
            let changed =
                if let value {
                    try connection.run(
                        """
                        INSERT INTO server_settings (name, value) VALUES (?1, ?2)
                        ON CONFLICT (name) DO UPDATE SET value = ?2 WHERE value <> ?2
                        """, name, value)
                } else {
                    try connection.run("DELETE FROM server_settings WHERE name = ?1", name)
                }
            if changed > 0 {
                try connection.run(
                    "UPDATE grants SET revision = revision + 1 WHERE kind = ?1", Grant.Kind.feed)
                try connection.run("UPDATE people SET changes = changes + 1")
            }
        }
    }
}
