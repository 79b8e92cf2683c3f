import HTTPServer

/// Under which circumstances a request is to be carried out (RFC 4918 10.4).
package struct IfHeader: Hashable, Sendable {
    package enum State: Hashable, Sendable {
        /// As it was sent, with its quotes and, where it is weak, its `W/`.
        case entityTag(String)
        /// A lock or a sync token (RFC 6578 5).
        case token(String)
    }

    package struct Condition: Hashable, Sendable {
        package var state: State
        package var isNegated: Bool

        package init(_ state: State, isNegated: Bool = false) {
            self.state = state
            self.isNegated = isNegated
        }
    }

    /// Holds where all of its conditions do.
    package struct List: Hashable, Sendable {
        /// The resource it is about; `nil` is that of the request.
        package var resource: String?
        package var conditions: [Condition]

        package init(resource: String? = nil, _ conditions: [Condition]) {
            self.resource = resource
            self.conditions = conditions
        }
    }

    package private(set) var lists: [List] = []

    /// - Throws: 400 for a field that does not keep the grammar.
    package init(_ field: String) throws {
        var reader = Reader(Array(field.utf8))
        guard let lists = reader.lists() else {
            throw DAVError.malformed("If is not of the form that RFC 4918 10.4 gives it")
        }
        self.lists = lists
    }

    /// Whether one of the lists holds; where it does not, the answer is 412.
    ///
    /// - Parameter has: Whether a resource, `nil` for that of the request, is in a state.
    package func holds(_ has: (_ resource: String?, _ state: State) -> Bool) -> Bool {
        lists.contains { list in
            list.conditions.allSatisfy { has(list.resource, $0.state) != $0.isNegated }
        }
    }

    /// Whether one of the lists holds of the thing at `target`, which has one of `tags` and no lock; a list
    /// for anything else never holds.
    ///
    /// - Parameter earlier: Tags that it had, and that will do where one is asked for. `Not` is about what it
    ///   has.
    package func holds(tags: [String], earlier: [String] = [], target: String) -> Bool {
        lists.contains { list in
            guard list.resource.map({ $0.withoutHost == target.withoutHost }) ?? true else {
                return false
            }
            return list.conditions.allSatisfy { condition in
                guard case .entityTag(let tag) = condition.state else {
                    return condition.isNegated
                }
                let known = condition.isNegated ? tags : tags + earlier
                return known.contains(tag) != condition.isNegated
            }
        }
    }

    private struct Reader {
        private let bytes: [UInt8]
        private var index = 0

        init(_ bytes: [UInt8]) {
            self.bytes = bytes
        }

        mutating func lists() -> [List]? {
            var lists: [List] = []
            var resource: String?
            var isTagged: Bool?
            skipBlanks()
            while index < bytes.count {
                if bytes[index] == UInt8(ascii: "<") {
                    // Lists with and without a resource do not stand in one field.
                    guard isTagged ?? true, let tag = delimited(">") else { return nil }
                    (resource, isTagged) = (tag, true)
                    skipBlanks()
                    guard next == UInt8(ascii: "(") else { return nil }
                } else {
                    isTagged = isTagged ?? false
                    guard let conditions = conditions() else { return nil }
                    lists.append(List(resource: resource, conditions))
                }
                skipBlanks()
            }
            return lists.isEmpty ? nil : lists
        }

        private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

        private mutating func skipBlanks() {
            while let byte = next, byte == 0x20 || byte == 0x09 { index += 1 }
        }

        private mutating func conditions() -> [Condition]? {
            guard next == UInt8(ascii: "(") else { return nil }
            index += 1
            var conditions: [Condition] = []
            while true {
                skipBlanks()
                if next == UInt8(ascii: ")") {
                    index += 1
                    return conditions.isEmpty ? nil : conditions
                }
                guard let condition = condition() else { return nil }
                conditions.append(condition)
            }
        }

        private mutating func condition() -> Condition? {
            var isNegated = false
            let word = bytes[index...].prefix(3)
            if String(decoding: word, as: UTF8.self).lowercased() == "not" {
                isNegated = true
                index += 3
                skipBlanks()
            }
            switch next {
            case UInt8(ascii: "<"):
                return delimited(">").map { Condition(.token($0), isNegated: isNegated) }
            case UInt8(ascii: "["):
                return entityTag().map { Condition(.entityTag($0), isNegated: isNegated) }
            default: return nil
            }
        }

        /// What stands up to `end`, which is stepped over as the first byte is; never empty.
        private mutating func delimited(_ end: Unicode.Scalar) -> String? {
            index += 1
            guard let close = bytes[index...].firstIndex(of: UInt8(ascii: end)), close > index,
                bytes[index..<close].allSatisfy({ $0 > 0x20 && $0 != UInt8(ascii: "<") })
            else { return nil }
            defer { index = close + 1 }
            return String(decoding: bytes[index..<close], as: UTF8.self)
        }

        /// An entity tag may hold a `]`, for it is in quotes.
        private mutating func entityTag() -> String? {
            index += 1
            let start = index
            if bytes[index...].starts(with: "W/".utf8) { index += 2 }
            guard next == UInt8(ascii: "\"") else { return nil }
            index += 1
            guard let close = bytes[index...].firstIndex(of: UInt8(ascii: "\"")),
                bytes[index..<close].allSatisfy(\.isTagCharacter)
            else { return nil }
            index = close + 1
            let tag = String(decoding: bytes[start..<index], as: UTF8.self)
            guard next == UInt8(ascii: "]") else { return nil }
            index += 1
            return tag
        }
    }
}
