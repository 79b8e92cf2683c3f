extension AnkiPackage {
    /// A package in Anki's older form, which every version of it reads.
    ///
    /// - Parameters:
    ///   - deck: The name of the deck.
    ///   - now: Seconds since 1970-01-01T00:00:00Z.
    package static func write(
        _ cards: [DeckCard], deck: String, at now: Int64
    ) throws -> [UInt8] {
        let database = try DatabaseBuilder.making(tables)
        let second = Int(now)
        try database.insert(
            into: "col",
            [
                [
                    .integer(1), .integer(second), .integer(1_000 * second),
                    .integer(1_000 * second), .integer(11), .integer(0), .integer(0), .integer(0),
                    .text("{}"), .text(models(second)), .text(decks(deck, second)),
                    .text(options), .text("{}"),
                ]
            ])
        // Anki counts notes and cards by the milliseconds at which they were made.
        let first = 1_000 * second
        try database.insert(
            into: "notes",
            cards.enumerated().map { index, card in
                let front = FieldText.html(card.front)
                return [
                    .integer(first + index), .text(card.id ?? "\(first + index)"),
                    .integer(model), .integer(second), .integer(-1), .text(""),
                    .text("\(front)\u{1F}\(FieldText.html(card.back))"), .text(front),
                    // A checksum of the first field, with which Anki looks for doubles; it fills in its own.
                    .integer(0), .integer(0), .text(""),
                ]
            })
        try database.insert(
            into: "cards",
            cards.indices.map { index in
                let zeros = Array(repeating: DatabaseBuilder.Value.integer(0), count: 9)
                return [
                    .integer(first + index), .integer(first + index), .integer(deckID),
                    .integer(0), .integer(second), .integer(-1), .integer(0), .integer(0),
                    .integer(index + 1),
                ] + zeros.prefix(8) + [.text("")]
            })
        var archive = ZipWriter()
        archive.add("collection.anki2", try database.file())
        archive.add("media", Array("{}".utf8))
        return archive.archive
    }

    private static let model = 1_609_459_200_001
    private static let deckID = 1_609_459_200_002

    /// The tables of version 11, in the order of their columns.
    private static let tables = """
        CREATE TABLE col (id INTEGER PRIMARY KEY, crt INTEGER NOT NULL, mod INTEGER NOT NULL,
            scm INTEGER NOT NULL, ver INTEGER NOT NULL, dty INTEGER NOT NULL, usn INTEGER NOT NULL,
            ls INTEGER NOT NULL, conf TEXT NOT NULL, models TEXT NOT NULL, decks TEXT NOT NULL,
            dconf TEXT NOT NULL, tags TEXT NOT NULL);
        CREATE TABLE notes (id INTEGER PRIMARY KEY, guid TEXT NOT NULL, mid INTEGER NOT NULL,
            mod INTEGER NOT NULL, usn INTEGER NOT NULL, tags TEXT NOT NULL, flds TEXT NOT NULL,
            sfld INTEGER NOT NULL, csum INTEGER NOT NULL, flags INTEGER NOT NULL,
            data TEXT NOT NULL);
        CREATE TABLE cards (id INTEGER PRIMARY KEY, nid INTEGER NOT NULL, did INTEGER NOT NULL,
            ord INTEGER NOT NULL, mod INTEGER NOT NULL, usn INTEGER NOT NULL,
            type INTEGER NOT NULL, queue INTEGER NOT NULL, due INTEGER NOT NULL,
            ivl INTEGER NOT NULL, factor INTEGER NOT NULL, reps INTEGER NOT NULL,
            lapses INTEGER NOT NULL, left INTEGER NOT NULL, odue INTEGER NOT NULL,
            odid INTEGER NOT NULL, flags INTEGER NOT NULL, data TEXT NOT NULL);
        CREATE TABLE revlog (id INTEGER PRIMARY KEY, cid INTEGER NOT NULL, usn INTEGER NOT NULL,
            ease INTEGER NOT NULL, ivl INTEGER NOT NULL, lastIvl INTEGER NOT NULL,
            factor INTEGER NOT NULL, time INTEGER NOT NULL, type INTEGER NOT NULL);
        CREATE TABLE graves (usn INTEGER NOT NULL, oid INTEGER NOT NULL, type INTEGER NOT NULL);
        CREATE INDEX ix_notes_usn ON notes (usn);
        CREATE INDEX ix_cards_usn ON cards (usn);
        CREATE INDEX ix_revlog_usn ON revlog (usn);
        CREATE INDEX ix_cards_nid ON cards (nid);
        CREATE INDEX ix_cards_sched ON cards (did, queue, due);
        CREATE INDEX ix_revlog_cid ON revlog (cid);
        CREATE INDEX ix_notes_csum ON notes (csum);
        """

    /// One type of note: a front and a back.
    private static func models(_ second: Int) -> String {
        func field(_ name: String, _ place: Int) -> String {
            """
            {"name": "\(name)", "ord": \(place), "sticky": false, "rtl": false, "font": "Arial", \
            "size": 20, "media": []}
            """
        }
        return """
            {"\(model)": {"id": \(model), "name": "Front and back", "type": 0, "mod": \(second), \
            "usn": -1, "sortf": 0, "did": \(deckID), "tags": [], "vers": [], "latexPre": "", \
            "latexPost": "", "css": ".card { font-size: 20px; text-align: center; }", \
            "flds": [\(field("Front", 0)), \(field("Back", 1))], \
            "req": [[0, "any", [0]]], \
            "tmpls": [{"name": "Card 1", "ord": 0, "qfmt": "{{Front}}", \
            "afmt": "{{FrontSide}}<hr id=answer>{{Back}}", "did": null, "bqfmt": "", \
            "bafmt": ""}]}}
            """
    }

    private static func decks(_ name: String, _ second: Int) -> String {
        func deck(_ id: Int, _ name: String) -> String {
            """
            "\(id)": {"id": \(id), "name": \(quoted(name)), "mod": \(second), "usn": -1, \
            "desc": "", "dyn": 0, "conf": 1, "collapsed": false, "browserCollapsed": false, \
            "extendNew": 0, "extendRev": 0, "newToday": [0, 0], "revToday": [0, 0], \
            "lrnToday": [0, 0], "timeToday": [0, 0]}
            """
        }
        return "{\(deck(1, "Default")), \(deck(deckID, name))}"
    }

    private static let options = """
        {"1": {"id": 1, "name": "Default", "mod": 0, "usn": 0, "maxTaken": 60, "autoplay": true, \
        "timer": 0, "replayq": true, "dyn": false, "new": {"bury": true, "delays": [1, 10], \
        "initialFactor": 2500, "ints": [1, 4, 7], "order": 1, "perDay": 20, "separate": true}, \
        "rev": {"bury": true, "ease4": 1.3, "fuzz": 0.05, "ivlFct": 1, "maxIvl": 36500, \
        "minSpace": 1, "perDay": 100}, "lapse": {"delays": [10], "leechAction": 0, \
        "leechFails": 8, "minInt": 1, "mult": 0}}}
        """

    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": quoted += "\\\(scalar)"
            case "\u{0}"..<" ": quoted += " "
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
