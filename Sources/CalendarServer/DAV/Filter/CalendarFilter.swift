/// Which calendar objects a query wants (RFC 4791 9.7).
package struct CalendarFilter: Hashable, Sendable {
    /// Of the VCALENDAR itself.
    package var calendar: ComponentFilter

    package init(_ calendar: ComponentFilter) {
        self.calendar = calendar
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

    /// - Complexity: O(*n* · *m*) at worst; both come from people and are a line long at most.
    private func holds(_ text: Span<UInt8>, _ part: Span<UInt8>) -> Bool {
        guard text.count >= part.count else { return false }
        let ignoresCase = collation == .asciiCasemap
        for start in 0...(text.count - part.count) {
            var index = 0
            while index < part.count {
                let (left, right) = (text[start + index], part[index])
                guard left == right || ignoresCase && left.lowered == right.lowered else { break }
                index += 1
            }
            if index == part.count { return true }
        }
        return false
    }
}

extension UInt8 {
    fileprivate var lowered: UInt8 { self &- UInt8(ascii: "A") < 26 ? self | 0x20 : self }
}
