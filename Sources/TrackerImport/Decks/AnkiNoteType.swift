/// What Anki makes cards of: the names of a note's fields, and a template for each of its cards.
struct AnkiNoteType {
    struct Template {
        let question: AnkiTemplate
        let answer: AnkiTemplate
    }

    /// Whether a card asks for a gap of the text.
    var isCloze = false
    /// By their places.
    var fields: [Int: String] = [:]
    /// By their places; gaps have one for all of them.
    var templates: [Int: Template] = [:]

    /// The template of a card of this type; a card whose template is gone has none.
    func template(at place: Int) -> Template? { templates[isCloze ? 0 : place] }
}

extension AnkiNoteType.Template {
    init(question: String, answer: String) {
        self.question = AnkiTemplate(question)
        // What stands before this line is the question once more.
        let marks = ["id=answer", "id=\"answer\"", "id='answer'"]
        let mark = marks.lazy.compactMap { answer.firstRange(of: $0) }.first
        let end = mark.flatMap { answer[$0.upperBound...].firstIndex(of: ">") }
        let behind = end.map { answer[answer.index(after: $0)...] }
        self.answer = AnkiTemplate(behind.map { AnkiTemplate.braces(of: answer) + $0 } ?? answer)
    }
}

/// The note types and decks of a collection, in both forms that Anki has for them.
struct AnkiCollection {
    private(set) var types: [Int: AnkiNoteType] = [:]
    private(set) var decks: [Int: String] = [:]

    /// Nothing where the tables are not there or cannot be understood: cards are then made of their fields alone.
    init(_ file: borrowing DatabaseFile) throws {
        if Set(try file.columns(of: "col")).isSuperset(of: ["models", "decks"]) {
            var texts: [String?] = []
            try file.select("SELECT models, decks FROM col LIMIT 1") { row in
                texts = [row.text(0), row.text(1)]
            }
            if let models = Self.json(texts.first ?? nil) { readModels(models) }
            if let decks = Self.json(texts.last ?? nil) { readDecks(decks) }
        }
        try readTables(file)
    }

    private static func json(_ text: String?) -> JSONValue? {
        text.flatMap { try? JSONDocument(Array($0.utf8)).root }
    }

    private static func elements(_ list: JSONValue?) -> [JSONValue] {
        list.map { Array($0.elements) } ?? []
    }

    // MARK: The older form

    private mutating func readModels(_ models: JSONValue) {
        for (key, model) in models.members {
            guard let id = Int(key) else { continue }
            var type = AnkiNoteType()
            type.isCloze = model["type"]?.integer == 1
            for (place, field) in Self.elements(model["flds"]).enumerated() {
                type.fields[field["ord"]?.integer ?? place] = field["name"]?.text ?? ""
            }
            for (place, card) in Self.elements(model["tmpls"]).enumerated() {
                type.templates[card["ord"]?.integer ?? place] = AnkiNoteType.Template(
                    question: card["qfmt"]?.text ?? "", answer: card["afmt"]?.text ?? "")
            }
            types[id] = type
        }
    }

    private mutating func readDecks(_ decks: JSONValue) {
        for (key, deck) in decks.members {
            if let id = Int(key), let name = deck["name"]?.text { self.decks[id] = name }
        }
    }

    // MARK: The newer form

    private mutating func readTables(_ file: borrowing DatabaseFile) throws {
        func has(_ table: String, _ columns: Set<String>) throws -> Bool {
            Set(try file.columns(of: table)).isSuperset(of: columns)
        }
        guard try has("notetypes", ["id", "config"]), try has("fields", ["ntid", "ord", "name"]),
            try has("templates", ["ntid", "ord", "config"]), try has("decks", ["id", "name"])
        else { return }
        var types: [Int: AnkiNoteType] = [:]
        try file.select("SELECT id, config FROM notetypes") { row in
            guard let id = row.integer(0) else { return }
            var type = AnkiNoteType()
            type.isCloze = ProtobufFields(row.bytes(1)).number(1) == 1
            types[id] = type
        }
        try file.select("SELECT ntid, ord, name FROM fields") { row in
            guard let id = row.integer(0), let place = row.integer(1) else { return }
            types[id]?.fields[place] = row.text(2) ?? ""
        }
        try file.select("SELECT ntid, ord, config FROM templates") { row in
            guard let id = row.integer(0), let place = row.integer(1) else { return }
            let fields = ProtobufFields(row.bytes(2))
            types[id]?.templates[place] = AnkiNoteType.Template(
                question: fields.text(1), answer: fields.text(2))
        }
        var decks: [Int: String] = [:]
        try file.select("SELECT id, name FROM decks") { row in
            guard let id = row.integer(0), let name = row.text(1) else { return }
            decks[id] = name.split(separator: "\u{1F}").joined(separator: "::")
        }
        self.types.merge(types) { $1 }
        self.decks.merge(decks) { $1 }
    }
}

/// The fields of a message of Protocol Buffers, as far as these are numbers and texts.
private struct ProtobufFields {
    private var numbers: [UInt64: UInt64] = [:]
    private var texts: [UInt64: [UInt8]] = [:]

    init(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while let key = Self.varint(&rest) {
            switch key & 7 {
            case 0:
                guard let number = Self.varint(&rest) else { return }
                numbers[key >> 3] = number
            case 1: rest = rest.dropFirst(8)
            case 2:
                guard let length = Self.varint(&rest), length <= UInt64(rest.count) else { return }
                texts[key >> 3] = Array(rest.prefix(Int(length)))
                rest = rest.dropFirst(Int(length))
            case 5: rest = rest.dropFirst(4)
            default: return
            }
        }
    }

    func number(_ field: UInt64) -> UInt64 { numbers[field] ?? 0 }

    func text(_ field: UInt64) -> String { String(decoding: texts[field] ?? [], as: UTF8.self) }

    private static func varint(_ bytes: inout ArraySlice<UInt8>) -> UInt64? {
        var value: UInt64 = 0
        for shift in stride(from: UInt64(0), to: 64, by: 7) {
            guard let byte = bytes.popFirst() else { return nil }
            value |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return value }
        }
        return nil
    }
}
