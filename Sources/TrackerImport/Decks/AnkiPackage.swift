import CycleModel

/// Anki's packages of cards (`.apkg`): a zip archive with an SQLite database, packed by Zstandard since Anki 2.1.50.
package enum AnkiPackage {
    /// Bytes of a database, packed or not, and of all texts that are read of it.
    static let largest = 128 << 20

    /// The databases that a package may have; the newest that is there counts, as the others then only ask to update.
    private static let databases = [
        "collection.anki21b", "collection.anki21", "collection.anki2",
    ]

    static func read(_ source: ByteSource) throws -> DeckReading {
        let archive = try ZipArchive(source)
        for database in databases {
            guard let entry = archive.entries.first(where: { $0.name == database }) else {
                continue
            }
            var stream = try archive.stream(entry)
            var reading = try read(database: try stream.collect(limit: largest))
            // Pictures and sounds have numbers for names.
            let files = archive.entries.count { $0.name.utf8.allSatisfy(\.isDigit) }
            reading.mediaCount = max(files, reading.mediaCount)
            return reading
        }
        throw TrackerError.notRecognized(.zip)
    }

    private struct Row {
        let id: String
        let fields: String
        var places: [Int]
    }

    /// - Parameter bytes: As they are, or packed by Zstandard.
    package static func read(database bytes: [UInt8]) throws -> DeckReading {
        let isPacked = bytes.starts(with: [0x28, 0xB5, 0x2F, 0xFD])
        let file = try DatabaseFile.opening(
            isPacked ? try Zstandard.unpack(bytes, limit: largest) : bytes)
        // What is computed is no column here, so that no row costs more than it has.
        guard Set(try file.columns(of: "notes")).isSuperset(of: ["id", "guid", "flds"]),
            Set(try file.columns(of: "cards")).isSuperset(of: ["nid", "ord"])
        else { throw TrackerError.notRecognized(nil) }
        var rows: [Int: Row] = [:]
        var order: [Int] = []
        var left = largest
        try file.select("SELECT id, guid, flds FROM notes ORDER BY id LIMIT \(DeckReading.most)") {
            row in
            guard left > 0, let number = row.integer(0), let fields = row.text(2) else { return }
            left -= fields.utf8.count
            if rows[number] == nil { order.append(number) }
            rows[number] = Row(id: row.text(1) ?? "", fields: fields, places: [])
        }
        guard left > 0 else { throw TrackerError.tooLarge(.contents, limit: largest) }
        try file.select("SELECT nid, ord FROM cards") { row in
            guard let note = row.integer(0), let place = row.integer(1) else { return }
            if rows[note]?.places.count ?? 0 < 2 { rows[note]?.places.append(place) }
        }
        var reading = DeckReading()
        for number in order {
            if let row = rows[number] { try add(row, to: &reading) }
        }
        return reading
    }

    /// A note makes a card, one for each gap where its first field has some, and a second one the other way round where
    /// Anki has that.
    private static func add(_ row: Row, to reading: inout DeckReading) throws {
        var texts: [String] = []
        for field in row.fields.split(separator: "\u{1F}", omittingEmptySubsequences: false) {
            let (text, media) = FieldText.plain(String(field))
            texts.append(text)
            reading.mediaCount += media
        }
        let first = texts.first ?? ""
        let others = texts.dropFirst().filter { !$0.isEmpty }
        let back = others.joined(separator: "\n")
        let id = row.id.isEmpty ? nil : row.id
        guard let cloze = Cloze(first) else {
            try reading.add(DeckCard(front: first, back: back, id: id))
            if row.places.contains(1), texts.count == 2 {
                try reading.add(DeckCard(front: back, back: first, id: id.map { $0 + "/2" }))
            }
            return
        }
        for number in cloze.numbers {
            try reading.add(
                DeckCard(
                    front: cloze.front(number),
                    back: ([cloze.back] + others).joined(separator: "\n"),
                    id: id.map { $0 + "/c\(number)" }))
        }
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}
