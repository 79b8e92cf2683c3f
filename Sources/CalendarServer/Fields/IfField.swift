/// The If of WebDAV (RFC 4918 10.4), which Thunderbird sends with a calendar: `(["tag"])`.
package enum IfField {
    /// Whether one of the lists holds of the thing at `target`, which has one of `tags` and no lock.
    ///
    /// A list for something else never holds.
    ///
    /// - Parameter earlier: Tags that it had, and that will do where one is asked for. `Not` is about what it
    ///   has.
    /// - Returns: `nil` if it is no such field.
    package static func holds(
        _ value: String, tags: [String], earlier: [String] = [], target: String
    ) -> Bool? {
        let text = value.utf8.span
        var at = 0
        var holds = false
        var isEmpty = true
        // Lists are for what is asked for until one of them is named for something else.
        var isForTarget = true
        var isNamed = false
        text.skipSpaces(&at)
        while at < text.count {
            if text.byte(at) == UInt8(ascii: "<") {
                guard isNamed || isEmpty, let name = reference(text, &at) else { return nil }
                isNamed = true
                isForTarget = text.isPath(name, of: target)
                text.skipSpaces(&at)
                guard text.byte(at) == UInt8(ascii: "(") else { return nil }
            }
            guard let list = list(text, &at, tags, earlier) else { return nil }
            isEmpty = false
            if isForTarget && list { holds = true }
            text.skipSpaces(&at)
        }
        return isEmpty ? nil : holds
    }

    private static func list(
        _ text: borrowing Span<UInt8>, _ at: inout Int, _ tags: [String], _ earlier: [String]
    ) -> Bool? {
        guard text.skip("(", &at) else { return nil }
        var holds = true
        var isEmpty = true
        text.skipSpaces(&at)
        while !text.skip(")", &at) {
            var isNegated = false
            if at + 3 <= text.count, text.reads("not", in: at..<at + 3) {
                isNegated = true
                at += 3
                text.skipSpaces(&at)
            }
            let known = isNegated ? tags : tags + earlier
            guard let condition = condition(text, &at, known) else { return nil }
            if condition == isNegated { holds = false }
            isEmpty = false
            text.skipSpaces(&at)
        }
        return isEmpty ? nil : holds
    }

    /// A tag in brackets, or a lock's token, which nothing here has.
    private static func condition(
        _ text: borrowing Span<UInt8>, _ at: inout Int, _ tags: [String]
    ) -> Bool? {
        if text.byte(at) == UInt8(ascii: "<") { return reference(text, &at) == nil ? nil : false }
        guard text.skip("[", &at), let (isWeak, range) = EntityTag.tag(text, &at),
            text.skip("]", &at)
        else { return nil }
        return !isWeak && tags.contains { EntityTag.equal(text, range, $0) }
    }

    /// Goes past `<…>`; the range holds what is between.
    private static func reference(_ text: borrowing Span<UInt8>, _ at: inout Int) -> Range<Int>? {
        guard text.skip("<", &at) else { return nil }
        let start = at
        while at < text.count, text[at] > 0x20, text[at] != UInt8(ascii: "<"),
            text[at] != UInt8(ascii: ">")
        {
            at += 1
        }
        let range = start..<at
        return !range.isEmpty && text.skip(">", &at) ? range : nil
    }
}

extension Span<UInt8> {
    /// Whether a URL or path leads to the path of `target`, whichever host either names.
    fileprivate func isPath(_ range: Range<Int>, of target: String) -> Bool {
        let other = target.utf8.span
        let (start, otherStart) = (pathStart(range), other.pathStart(0..<other.count))
        guard range.upperBound - start == other.count - otherStart else { return false }
        for at in start..<range.upperBound where self[at] != other[at - start + otherStart] {
            return false
        }
        return true
    }
}
