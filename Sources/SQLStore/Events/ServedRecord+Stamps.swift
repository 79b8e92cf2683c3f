import Store

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
