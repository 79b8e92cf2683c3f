import ICalendar

/// Finds the second of two equal identities with a few bytes of memory for each.
///
/// It keeps hashes and where in the file they came from. Two equal hashes are believed only after
/// both lines are read again, so a chance collision accuses nobody.
struct UIDIndex {
    /// The offsets in the file at which the two lines begin.
    private struct Offsets {
        let uid: Int
        /// -1 without a RECURRENCE-ID.
        let recurrence: Int
    }

    private var offsets: [UInt64: Offsets] = [:]

    var isEmpty: Bool { offsets.isEmpty }

    mutating func removeAll() {
        guard !isEmpty else { return }
        // A table that grew large would cost its whole size at every later clearing.
        offsets.removeAll(keepingCapacity: offsets.count <= 64)
    }

    func contains(hash: UInt64) -> Bool { offsets[hash] != nil }

    /// Whether `bytes` had the same identity before.
    mutating func insert(_ identity: LintFrame.Identity, in bytes: [UInt8]) -> Bool {
        guard let uid = identity.uid else { return false }
        var hash = uid.hash
        if let recurrence = identity.recurrence {
            hash = (hash ^ recurrence.hash) &* 0x9E37_79B9_7F4A_7C15
        }
        let new = Offsets(uid: uid.offset, recurrence: identity.recurrence?.offset ?? -1)
        // Crafted hashes could make a long chain; past eight steps, a duplicate may be missed.
        for step in 0..<8 {
            let key = hash &+ UInt64(step)
            guard let earlier = offsets[key] else {
                offsets[key] = new
                return false
            }
            if Self.isSame(earlier.uid, new.uid, in: bytes),
                Self.isSame(earlier.recurrence, new.recurrence, in: bytes)
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
