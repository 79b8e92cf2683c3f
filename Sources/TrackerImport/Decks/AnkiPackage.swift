import CivilDate
import CycleModel

/// Anki's packages of cards (`.apkg`): a zip archive with an SQLite database, packed by Zstandard since Anki 2.1.50.
package enum AnkiPackage {
    /// Bytes of a database, packed or not, and of all texts that are read of one.
    package static let largest = 128 << 20

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
            let files = archive.entries.count { $0.name.utf8.allSatisfy(\.isASCIIDigit) }
            reading.mediaCount = max(files, reading.mediaCount)
            return reading
        }
        throw TrackerError.notRecognized(.zip)
    }

    private struct Note {
        let id: String
        let type: Int?
        let tags: String
        let fields: [String]
        /// The places of its cards among those of its type, with their decks.
        var cards: [(place: Int, deck: Int?)] = []
    }

    /// Cards that a note may have.
    private static let mostCardsOfNote = 100
    /// Anki numbers a note's cards in 16 bits.
    private static let mostPlaces = 1 << 16

    /// - Parameters:
    ///   - bytes: As they are, or packed by Zstandard.
    ///   - most: Bytes of all texts; a database with more of them is refused.
    package static func read(database bytes: [UInt8], texts most: Int = largest) throws
        -> DeckReading
    {
        let isPacked = bytes.starts(with: [0x28, 0xB5, 0x2F, 0xFD])
        let file = try DatabaseFile.opening(
            isPacked ? try Zstandard.unpack(bytes, limit: largest) : bytes)
        // What is computed is no column here, so that no row costs more than it has.
        let noteColumns = Set(try file.columns(of: "notes"))
        let cardColumns = Set(try file.columns(of: "cards"))
        guard noteColumns.isSuperset(of: ["id", "guid", "flds"]),
            cardColumns.isSuperset(of: ["nid", "ord"])
        else { throw TrackerError.notRecognized(nil) }
        func column(_ name: String, _ columns: Set<String>) -> String {
            columns.contains(name) ? name : "NULL"
        }
        var notes: [Int: Note] = [:]
        var order: [Int] = []
        var left = most
        try file.select(
            """
            SELECT id, guid, flds, \(column("mid", noteColumns)), \(column("tags", noteColumns))
            FROM notes ORDER BY id LIMIT \(DeckReading.most)
            """
        ) { row in
            guard left > 0, let number = row.integer(0), let fields = row.text(2) else { return }
            left -= fields.utf8.count
            if notes[number] == nil { order.append(number) }
            notes[number] = Note(
                id: row.text(1) ?? "", type: row.integer(3), tags: row.text(4) ?? "",
                fields: fields.split(separator: "\u{1F}", omittingEmptySubsequences: false)
                    .map { String($0) })
        }
        guard left > 0 else { throw TrackerError.tooLarge(.contents, limit: most) }
        // A card that is in a filtered deck for now belongs to the one it came from.
        try file.select(
            """
            SELECT nid, ord, \(column("did", cardColumns)), \(column("odid", cardColumns)) FROM cards
            """
        ) { row in
            guard let note = row.integer(0), let place = row.integer(1),
                (0..<mostPlaces).contains(place),
                notes[note]?.cards.count ?? 0 < mostCardsOfNote
            else { return }
            let home = row.integer(3) ?? 0
            notes[note]?.cards.append((place, home == 0 ? row.integer(2) : home))
        }
        let collection = try AnkiCollection(file)
        var reading = DeckReading()
        for number in order {
            guard let note = notes[number] else { continue }
            if let type = note.type.flatMap({ collection.types[$0] }), !type.templates.isEmpty {
                try add(note, of: type, collection, to: &reading, &left)
                guard left > 0 else { throw TrackerError.tooLarge(.contents, limit: most) }
            } else {
                try add(note, collection, to: &reading)
            }
        }
        return reading
    }

    /// The cards of a note as Anki shows them.
    ///
    /// - Parameter left: How many bytes may still be written; where none may, the rest is left out.
    private static func add(
        _ note: Note, of type: AnkiNoteType, _ collection: AnkiCollection,
        to reading: inout DeckReading, _ left: inout Int
    ) throws {
        var fields: [String: String] = ["Tags": note.tags]
        var texts: Set<String> = []
        var filled: Set<String> = []
        for (place, field) in note.fields.enumerated() {
            let name = type.fields[place] ?? ""
            fields[name] = field
            let (text, media) = FieldText.plain(field)
            reading.mediaCount += media
            if !text.isEmpty { texts.insert(name) }
            if !text.isEmpty || media > 0 { filled.insert(name) }
        }
        if note.tags.contains(where: { !$0.isWhitespace }) {
            texts.insert("Tags")
            filled.insert("Tags")
        }
        var shown: Set<String> = []
        var cards = note.cards.sorted { $0.place < $1.place }
        if cards.isEmpty { cards = [(0, nil)] }
        for (place, deck) in cards {
            guard let template = type.template(at: place) else {
                reading.emptyCount += 1
                continue
            }
            let gap = type.isCloze ? place + 1 : nil
            let deckName = deck.flatMap { collection.decks[$0] }
            fields["Deck"] = deckName
            if deckName == nil { filled.remove("Deck") } else { filled.insert("Deck") }
            let content = AnkiTemplate.Note(fields: fields, filled: filled, gap: gap)
            let sides = [
                template.question.html(content, isQuestion: true, limit: left),
                template.answer.html(content, isQuestion: false, limit: left),
            ]
            left -=
                template.question.size + template.answer.size + sides[0].utf8.count
                + sides[1].utf8.count
            guard left > 0 else { return }
            shown.formUnion(template.question.shownFields)
            shown.formUnion(template.answer.shownFields)
            try reading.add(
                DeckCard(
                    front: FieldText.plain(sides[0]).text, back: FieldText.plain(sides[1]).text,
                    id: id(of: note, place, gap), deck: collection.deck(deck)))
        }
        reading.hiddenCount += texts.subtracting(shown).count
    }

    /// What a card is called, the same in every file of every program.
    private static func id(of note: Note, _ place: Int, _ gap: Int?) -> String? {
        guard !note.id.isEmpty else { return nil }
        if let gap { return "\(note.id)/c\(gap)" }
        return place == 0 ? note.id : "\(note.id)/\(place + 1)"
    }

    /// A note whose type is not in the file makes a card, one for each gap where its first field has some, and a second
    /// one the other way round where Anki has that.
    private static func add(
        _ note: Note, _ collection: AnkiCollection, to reading: inout DeckReading
    ) throws {
        var texts: [String] = []
        for field in note.fields {
            let (text, media) = FieldText.plain(field)
            texts.append(text)
            reading.mediaCount += media
        }
        let first = texts.first ?? ""
        let others = texts.dropFirst().filter { !$0.isEmpty }
        let back = others.joined(separator: "\n")
        let deck = collection.deck(note.cards.first?.deck)
        guard let cloze = Cloze(first) else {
            try reading.add(
                DeckCard(front: first, back: back, id: id(of: note, 0, nil), deck: deck))
            if note.cards.contains(where: { $0.place == 1 }), texts.count == 2 {
                try reading.add(
                    DeckCard(front: back, back: first, id: id(of: note, 1, nil), deck: deck))
            }
            return
        }
        for number in cloze.numbers {
            try reading.add(
                DeckCard(
                    front: cloze.front(number),
                    back: ([cloze.back] + others).joined(separator: "\n"),
                    id: id(of: note, 0, number), deck: deck))
        }
    }
}

extension AnkiCollection {
    /// The name of a deck; `nil` for the one that Anki has from the beginning, and where nobody named it.
    fileprivate func deck(_ id: Int?) -> String? { id == 1 ? nil : id.flatMap { decks[$0] } }
}
