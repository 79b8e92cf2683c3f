/// One component with all that is in it, known to us or not.
package struct Component: Hashable, Sendable {
    /// The name in capitals.
    package let name: String
    /// The line number of its BEGIN, counted from 1.
    package let line: Int
    /// The component's bytes in the file, from its BEGIN through its END: one that is not ours is
    /// kept as these bytes, because writing it again would change them.
    package internal(set) var bytes: Range<Int>
    package internal(set) var properties: [Property] = []
    package internal(set) var components: [Component] = []

    init(name: String, line: Int, start: Int) {
        self.name = name
        self.line = line
        bytes = start..<start
    }

    /// The first property of this name, which is in capitals.
    package func first(_ name: String) -> Property? {
        properties.first { $0.name == name }
    }

    package func all(_ name: String) -> [Property] {
        properties.filter { $0.name == name }
    }

    /// When an entry was last changed, in seconds since 1970-01-01T00:00:00Z (RFC 5545 3.8.7.3; where that is missing,
    /// 3.8.7.2); `nil` where it doesn't say.
    package var modified: Int64? { first("LAST-MODIFIED")?.utc ?? first("DTSTAMP")?.utc }

    /// When somebody last said when the alarms of an entry ring: when it was last changed, unless that change of ours
    /// said nothing of them; `nil` where it doesn't say.
    package var alarmsSet: Int64? {
        let fields = first(Self.alarmsSetName)?.raw.split(separator: ";").map { Int64($0) }
        guard let modified, let fields, fields.count == 2, fields[0] == modified else {
            return modified
        }
        return fields[1]
    }

    /// The property with the moment of our last change and, behind `;`, when the alarms were set before it.
    package static let alarmsSetName = "X-EVE-ICS-ALARMS-SET"
}
