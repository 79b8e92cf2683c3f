/// Text files in UTF-16, as some programs on Windows write them.
package enum UTF16Text {
    /// The same text in UTF-8 without its byte order mark; `nil` where the bytes are not UTF-16.
    ///
    /// It shows itself by its byte order mark, or by a zero beside each of its first letters.
    package static func utf8(_ bytes: [UInt8]) -> [UInt8]? {
        guard bytes.count >= 4 else { return nil }
        let isBig: Bool
        switch (bytes[0], bytes[1]) {
        case (0xFE, 0xFF): isBig = true
        case (0xFF, 0xFE): isBig = false
        case (0, 1...0x7F) where bytes[2] == 0 && bytes[3] != 0: isBig = true
        case (1...0x7F, 0) where bytes[2] != 0 && bytes[3] == 0: isBig = false
        default: return nil
        }
        var units: [UInt16] = []
        units.reserveCapacity(bytes.count / 2)
        var index = bytes[0] < 0xFE ? 0 : 2
        while index + 1 < bytes.count {
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            units.append(isBig ? first << 8 | second : second << 8 | first)
            index += 2
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }
}
