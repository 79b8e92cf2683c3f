/// A JSON value whose members keep the order in which they are given (RFC 8259).
package indirect enum JSON {
    case null
    case bool(Bool)
    case number(Int)
    /// Must be finite, for JSON has no other numbers; written in the shortest form that reads back equal.
    case fraction(Double)
    case string(String)
    case array([JSON])
    case object([(name: String, value: JSON)])
}

/// What has one form in JSON.
package protocol JSONConvertible {
    var json: JSON { get }
}

extension JSON: JSONConvertible {
    package var json: JSON { self }
}

extension Bool: JSONConvertible {
    package var json: JSON { .bool(self) }
}

extension Int: JSONConvertible {
    package var json: JSON { .number(self) }
}

extension Double: JSONConvertible {
    package var json: JSON { .fraction(self) }
}

extension String: JSONConvertible {
    package var json: JSON { .string(self) }
}

extension Optional: JSONConvertible where Wrapped: JSONConvertible {
    /// `null` for nothing.
    package var json: JSON { self?.json ?? .null }
}

extension Array: JSONConvertible where Element: JSONConvertible {
    package var json: JSON { .array(map(\.json)) }
}

extension JSON: ExpressibleByDictionaryLiteral {
    package init(dictionaryLiteral members: (String, any JSONConvertible)...) {
        self = .object(members.map { ($0, $1.json) })
    }

    /// What the program prints for other programs: an object that begins with the version of its form.
    package static func document(_ content: JSON) -> JSON {
        .object([("schema", 1.json)]).adding(content)
    }

    /// An object with the members of another behind its own, as far as their names are new.
    package func adding(_ more: JSON) -> JSON {
        guard case .object(let first) = self, case .object(let others) = more else { return self }
        return .object(
            first + others.filter { other in !first.contains { $0.name == other.name } })
    }

    /// An object without the members that are null.
    package var withoutNulls: JSON {
        guard case .object(let members) = self else { return self }
        return .object(
            members.filter { if case .null = $0.value { false } else { true } })
    }
}

extension JSON {
    /// The value on indented lines, short arrays and objects on one line, with a final line feed.
    package var text: String {
        var text = ""
        write(to: &text, indent: 0)
        return text + "\n"
    }

    /// The value on one line, without a line feed.
    package var line: String {
        switch self {
        case .array(let values): "[\(values.map(\.line).joined(separator: ", "))]"
        case .object(let members):
            "{"
                + members.map { "\(JSON.string($0.name).line): \($0.value.line)" }
                .joined(separator: ", ") + "}"
        default: scalarText
        }
    }

    private var scalarText: String {
        var text = ""
        write(to: &text, indent: 0)
        return text
    }

    private func write(to text: inout String, indent: Int) {
        switch self {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .number(let value): text += String(value)
        case .fraction(let value): text += value.isFinite ? "\(value)" : "null"
        case .string(let value): JSON.quote(value, to: &text)
        case .array(let values):
            JSON.list("[", "]", values, flat: isFlat, to: &text, indent: indent) {
                $0.write(to: &$1, indent: $2)
            }
        case .object(let members):
            JSON.list("{", "}", members, flat: isFlat, to: &text, indent: indent) {
                JSON.quote($0.0, to: &$1)
                $1 += ": "
                $0.1.write(to: &$1, indent: $2)
            }
        }
    }

    private static func list<Element>(
        _ open: String, _ close: String, _ elements: [Element], flat: Bool, to text: inout String,
        indent: Int, write: (Element, inout String, Int) -> Void
    ) {
        text += open
        for (index, element) in elements.enumerated() {
            if index > 0 { text += flat ? ", " : "," }
            if !flat { newLine(to: &text, indent: indent + 1) }
            write(element, &text, indent + 1)
        }
        if !flat { newLine(to: &text, indent: indent) }
        text += close
    }

    private static func newLine(to text: inout String, indent: Int) {
        text += "\n"
        for _ in 0..<indent { text += "  " }
    }

    private var isScalar: Bool {
        switch self {
        case .array(let values): values.isEmpty
        case .object(let members): members.isEmpty
        default: true
        }
    }

    private var isFlat: Bool {
        switch self {
        case .array(let values): values.allSatisfy(\.isScalar)
        case .object(let members): members.count <= 6 && members.allSatisfy(\.1.isScalar)
        default: true
        }
    }

    private static func quote(_ value: String, to text: inout String) {
        text += "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\t": text += "\\t"
            case "\u{0}"..<"\u{20}", "\u{7F}"..."\u{9F}":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}
