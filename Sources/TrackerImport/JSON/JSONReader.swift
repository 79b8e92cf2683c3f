import CivilDate
import CycleModel

/// Reads one tracker's JSON.
protocol JSONReader: TrackerReader {
    /// Whether a text has this tracker's shape.
    static func recognizes(_ root: JSONValue) -> Bool
    static func read(_ root: JSONValue, into records: RecordBuilder)
}

extension JSONValue {
    /// Whether some of the first elements are objects with all of these members.
    func hasElements(with names: [String]) -> Bool {
        elements.prefix(20).contains { element in names.allSatisfy { element[$0] != nil } }
    }
}

extension JSONValue {
    /// Whether a value that nobody asks for could be a fact: `null`, `false`, 0 and what is empty are none.
    fileprivate var saysSomething: Bool {
        switch kind {
        case .null, .false: false
        case .object: members.contains { _ in true }
        case .array: elements.contains { _ in true }
        case .string: text?.isEmpty == false
        case .number: number != 0
        case .true: true
        }
    }
}

extension RecordBuilder {
    /// A member's value unless it is missing or `null`.
    private func present(_ name: String, of row: JSONValue) -> JSONValue? {
        guard let value = row[name], !value.isNull else { return nil }
        return value
    }

    private func take<Value>(
        _ name: String, of row: JSONValue, as kind: Remark.ValueKind, _ read: (JSONValue) -> Value?
    ) -> Value? {
        guard let value = present(name, of: row) else { return nil }
        if let read = read(value) { return read }
        skip(.not(kind, "\(name)"), at: value.offset)
        return nil
    }

    /// A text; `nil`, and noted, for any other kind of value.
    func text(_ name: String, of row: JSONValue) -> String? {
        take(name, of: row, as: .text) { $0.text }
    }

    func integer(_ name: String, of row: JSONValue) -> Int? {
        take(name, of: row, as: .wholeNumber) { $0.integer }
    }

    /// A number, or a text that is one.
    func number(_ name: String, of row: JSONValue) -> Double? {
        take(name, of: row, as: .number) { $0.number ?? $0.text.flatMap(Double.init(written:)) }
    }

    func bool(_ name: String, of row: JSONValue) -> Bool? {
        take(name, of: row, as: .truth) { $0.bool }
    }

    /// `true`, `false`, 1 or 0, the last two as a database without truth values writes them.
    func flag(_ name: String, of row: JSONValue) -> Bool? {
        take(name, of: row, as: .truth) { value in
            value.bool ?? value.integer.flatMap { $0 == 1 ? true : $0 == 0 ? false : nil }
        }
    }

    /// The elements of a list of texts.
    func texts(_ name: String, of row: JSONValue) -> [String] {
        guard let list = present(name, of: row) else { return [] }
        guard list.isArray else {
            skip(.not(.list, "\(name)"), at: list.offset)
            return []
        }
        var texts: [String] = []
        for element in list.elements {
            if let text = element.text {
                texts.append(text)
            } else {
                skip(.not(.text, "\(name)"), at: element.offset)
            }
        }
        return texts
    }

    /// The rows of a table; anything else in their place is noted.
    func rows(_ name: String, of row: JSONValue) -> [JSONValue] {
        guard let list = present(name, of: row) else { return [] }
        guard list.isArray else {
            skip(.not(.list, "\(name)"), at: list.offset)
            return []
        }
        return objects(in: list)
    }

    func objects(in list: JSONValue) -> [JSONValue] {
        var rows: [JSONValue] = []
        for element in list.elements {
            if element.isObject {
                rows.append(element)
            } else {
                skip(.notAnObject, at: element.offset)
            }
        }
        return rows
    }

    /// The local date that a member begins with; a row without one is noted.
    func day(_ name: String, of row: JSONValue) -> TrackerDay? {
        guard present(name, of: row) != nil else {
            skip(.missing("\(name)"), at: row.offset)
            return nil
        }
        guard let text = text(name, of: row) else { return nil }
        return day(text, at: row.offset)
    }

    /// Names the members of a row that nobody read, but for those that say nothing.
    func unread(_ row: JSONValue, but read: Set<String>) {
        for (name, value) in row.members where !read.contains(name) && value.saysSomething {
            misunderstand(.member("\(name)"), at: value.offset)
        }
    }

    /// Whether a member is there and not `null`.
    func has(_ name: String, in row: JSONValue) -> Bool { present(name, of: row) != nil }
}

extension Double {
    /// Reads `36.4` and `36,4`.
    init?(written text: String) {
        let text = text.trimmed
        guard (1...20).contains(text.utf8.count),
            text.utf8.allSatisfy({ $0.isASCIIDigit || $0 == 0x2C || $0 == 0x2E })
        else { return nil }
        self.init(text.contains(",") ? text.split(separator: ",").joined(separator: ".") : text)
    }
}
