/// Which calendar objects a query wants (RFC 4791 9.7).
package struct CalendarFilter: Hashable, Sendable {
    /// Of the VCALENDAR itself.
    package var calendar: ComponentFilter

    package init(_ calendar: ComponentFilter) {
        self.calendar = calendar
    }

    /// Whether it asks for all of some kinds, whenever and whatever they are.
    var asksForKinds: Bool {
        func asks(_ filter: ComponentFilter) -> Bool {
            filter.timeRange == nil && filter.properties.isEmpty && !filter.isNotDefined
                && filter.components.allSatisfy(asks)
        }
        return asks(calendar)
    }
}

/// RFC 4791 9.7.1. All that it asks for must hold of the same component.
package struct ComponentFilter: Hashable, Sendable {
    /// In capitals.
    package var name: String
    package var isNotDefined = false
    package var timeRange: TimeRange?
    package var properties: [PropertyFilter] = []
    package var components: [ComponentFilter] = []

    package init(_ name: String) {
        self.name = name
    }
}

/// RFC 4791 9.7.2. All that it asks for must hold of the same property.
package struct PropertyFilter: Hashable, Sendable {
    /// In capitals.
    package var name: String
    package var isNotDefined = false
    package var timeRange: TimeRange?
    package var text: TextMatch?
    package var parameters: [ParameterFilter] = []

    package init(_ name: String) {
        self.name = name
    }
}

/// RFC 4791 9.7.3.
package struct ParameterFilter: Hashable, Sendable {
    /// In capitals.
    package var name: String
    package var isNotDefined = false
    package var text: TextMatch?

    package init(_ name: String) {
        self.name = name
    }
}

/// Whether a text holds another one (RFC 4791 9.7.5).
package struct TextMatch: Hashable, Sendable {
    package enum Collation: String, CaseIterable, Sendable {
        /// ASCII letters match whatever their case (RFC 4790 9.2).
        case asciiCasemap = "i;ascii-casemap"
        /// Byte for byte (RFC 4790 9.3).
        case octet = "i;octet"
    }

    package var text: String
    package var collation = Collation.asciiCasemap
    package var isNegated = false

    package init(_ text: String, collation: Collation = .asciiCasemap, isNegated: Bool = false) {
        self.text = text
        self.collation = collation
        self.isNegated = isNegated
    }

    package func matches(_ other: String) -> Bool {
        holds(other.utf8.span, text.utf8.span) != isNegated
    }

    /// By the way of Knuth, Morris and Pratt, as both may be long and made to be looked for in vain.
    ///
    /// - Complexity: O(*n* + *m*).
    private func holds(_ text: Span<UInt8>, _ part: Span<UInt8>) -> Bool {
        guard !part.isEmpty else { return true }
        guard text.count >= part.count else { return false }
        let ignoresCase = collation == .asciiCasemap
        func isEqual(_ left: UInt8, _ right: UInt8) -> Bool {
            left == right || ignoresCase && left.lowered == right.lowered
        }
        // For each beginning of the part, how many bytes at its end are a shorter beginning of it.
        var shorter = [0]
        shorter.reserveCapacity(part.count)
        var length = 0
        for index in 1..<part.count {
            while length > 0, !isEqual(part[index], part[length]) { length = shorter[length - 1] }
            if isEqual(part[index], part[length]) { length += 1 }
            shorter.append(length)
        }
        length = 0
        for index in text.indices {
            while length > 0, !isEqual(text[index], part[length]) { length = shorter[length - 1] }
            if isEqual(text[index], part[length]) { length += 1 }
            if length == part.count { return true }
        }
        return false
    }
}

extension UInt8 {
    fileprivate var lowered: UInt8 { self &- UInt8(ascii: "A") < 26 ? self | 0x20 : self }
}
