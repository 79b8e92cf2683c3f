/// What one calendar was computed from when it was given out, enough to compute it again.
package struct ServedRecord: Hashable, Sendable {
    package let feed: String
    /// The last entry of the journal that it was computed from.
    package let entry: Int
    /// The day that was "today", counted from 1970-01-01.
    package let day: Int
    /// Opaque to the store.
    package let options: String
    /// The LAST-MODIFIED of each event in its order, in seconds since 1970-01-01T00:00:00Z; empty where that is not
    /// known, as of what earlier versions served.
    package var stamps: [Int64]
    /// A digest of all that a person can change in the calendar, which is kept longer than the record and is not read
    /// back with it; empty where nobody is to know an unedited copy by it.
    package var contents: [UInt8]

    /// How long a record is remembered beside later ones of the same calendar.
    package static let daysToRemember = 60

    package init(
        feed: String, entry: Int, day: Int, options: String, stamps: [Int64] = [],
        contents: [UInt8] = []
    ) {
        self.feed = feed
        self.entry = entry
        self.day = day
        self.options = options
        self.stamps = stamps
        self.contents = contents
    }
}

extension ServedRecord {
    /// Each stamp as its difference from the one before, in groups of seven bits with the lowest first: most events
    /// of a calendar changed together, and cost a byte each.
    var encodedStamps: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(stamps.count + 8)
        var last: Int64 = 0
        for stamp in stamps {
            let difference = stamp &- last
            last = stamp
            var rest = UInt64(bitPattern: difference << 1 ^ difference >> 63)
            while rest >= 0x80 {
                bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
                rest >>= 7
            }
            bytes.append(UInt8(truncatingIfNeeded: rest))
        }
        return bytes
    }

    /// - Returns: Nothing for bytes that are no such list.
    static func stamps(_ bytes: [UInt8]) -> [Int64] {
        var stamps: [Int64] = []
        var (last, rest, shift): (Int64, UInt64, UInt64) = (0, 0, 0)
        for byte in bytes {
            guard shift < 64 else { return [] }
            rest |= UInt64(byte & 0x7F) << shift
            shift += 7
            guard byte < 0x80 else { continue }
            last = last &+ (Int64(bitPattern: rest >> 1) ^ -Int64(bitPattern: rest & 1))
            stamps.append(last)
            (rest, shift) = (0, 0)
        }
        return shift == 0 ? stamps : []
    }
}
