import ICalendar

/// The time zones that a calendar defines and uses, by hash of their TZID.
struct ZoneIndex {
    private var defined: Set<UInt64> = []
    /// The line and the property of the first use of each.
    private var used: [UInt64: (line: Int, property: PropertyName)] = [:]
    private var last: UInt64 = 0

    mutating func use(_ zone: UInt64, by property: PropertyName, at line: Int) {
        guard zone != last else { return }
        last = zone
        if used[zone] == nil { used[zone] = (line, property) }
    }

    /// False when it was defined before.
    mutating func define(_ zone: UInt64) -> Bool { defined.insert(zone).inserted }

    var undefined: [(line: Int, property: PropertyName)] {
        used.filter { !defined.contains($0.key) }.map(\.value)
    }
}

extension Span<UInt8> {
    /// Hash of a TZID, the same for a quoted parameter, a plain one and the escaped property.
    var zoneHash: UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for index in indices where self[index] != .backslash && self[index] != .quote {
            hash = (hash ^ UInt64(self[index])) &* 0x100_0000_01B3
        }
        return hash | 1
    }
}
