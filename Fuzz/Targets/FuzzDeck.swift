import TrackerImport

/// A file of cards is refused or read, and what was read comes back from each form in which it is written. The database
/// of a package comes alone as well, as the checksum of an archive would keep every change out of it.
enum FuzzDeck {
    static func check(_ bytes: [UInt8]) throws {
        do {
            try check(DeckFile.read(ByteSource(bytes)))
        } catch is TrackerError {
            // Refused.
        }
        do {
            let reading = try AnkiPackage.read(database: bytes)
            try check(reading)
            try checkPackage(of: reading)
        } catch is TrackerError {
            // Refused.
        }
    }

    private static func check(_ reading: DeckReading) throws {
        try require(
            reading.cards.allSatisfy { $0.front.contains { !$0.isWhitespace } }, "an empty card")
        for isTabbed in [true, false] where !reading.cards.isEmpty {
            // Of two columns without a second one, nobody sees what separates them.
            let written = CardTable.write(reading.cards, isTabbed: isTabbed)
            guard !written.contains(0) else { continue }
            let again = try? DeckFile.read(ByteSource(written))
            try require(
                again?.cards.map(\.front) == reading.cards.map(\.front)
                    && again?.cards.map(\.back) == reading.cards.map(\.back),
                "a table with other cards")
        }
    }

    private static func checkPackage(of reading: DeckReading) throws {
        let few = Array(reading.cards.prefix(3))
        guard let written = try? AnkiPackage.write(few, deck: "Deck", at: 1),
            let once = try? DeckFile.read(ByteSource(written)),
            let rewritten = try? AnkiPackage.write(once.cards, deck: "Deck", at: 1)
        else { return }
        try require(
            (try? DeckFile.read(ByteSource(rewritten)))?.cards == once.cards,
            "a package with other cards")
    }
}
