/// Finds the second of two equal identities with a few bytes of memory for each.
///
/// It keeps hashes and where in the file they came from. Two equal hashes are believed only after
/// both places are read again, so a chance collision accuses nobody.
struct UIDIndex {
    private struct Place {
        let uid: Int
        /// -1 without a RECURRENCE-ID.
        let recurrence: Int
    }

    private var places: [UInt64: Place] = [:]

    var isEmpty: Bool { places.isEmpty }

    mutating func removeAll() {
        guard !isEmpty else { return }
        // A table that grew large would cost its whole size at every later clearing.
        places.removeAll(keepingCapacity: places.count <= 64)
    }

    func contains(hash: UInt64) -> Bool { places[hash] != nil }

    /// Whether `bytes` had the same identity before.
    mutating func insert(_ identity: LintFrame.Identity, in bytes: [UInt8]) -> Bool {
        guard let uid = identity.uid else { return false }
        var hash = uid.hash
        if let recurrence = identity.recurrence {
            hash = (hash ^ recurrence.hash) &* 0x9E37_79B9_7F4A_7C15
        }
        let place = Place(uid: uid.offset, recurrence: identity.recurrence?.offset ?? -1)
        // Crafted hashes could make a long chain; past eight steps, a duplicate may go unseen.
        for step in 0..<8 {
            let key = hash &+ UInt64(step)
            guard let earlier = places[key] else {
                places[key] = place
                return false
            }
            if Self.isSame(earlier.uid, place.uid, in: bytes),
                Self.isSame(earlier.recurrence, place.recurrence, in: bytes)
            {
                return true
            }
        }
        return false
    }

    private static func isSame(_ left: Int, _ right: Int, in bytes: [UInt8]) -> Bool {
        guard left >= 0, right >= 0 else { return left == right }
        var first = ContentLineScanner(bytes, from: left)
        var second = ContentLineScanner(bytes, from: right)
        guard first.next(), second.next() else { return false }
        return first.text[first.value] == second.text[second.value]
    }
}

/// The time zones that a calendar defines and uses, by hash of their TZID.
struct ZoneIndex {
    private var defined: Set<UInt64> = []
    /// Where each was used first, and by which property.
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
