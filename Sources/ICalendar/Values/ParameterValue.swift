/// Parameter values (RFC 5545, 3.2, with the `^` encoding of RFC 6868).
package enum ParameterValue {
    /// The values between commas, without their quotes, `^n`, `^^` and `^'` decoded.
    package static func decode(_ raw: Span<UInt8>) -> [String] {
        var values: [String] = []
        var bytes: [UInt8] = []
        var quoted = false
        var index = 0
        while index < raw.count {
            let byte = raw[index]
            index += 1
            switch byte {
            case .quote: quoted.toggle()
            case .comma where !quoted:
                values.append(String(decoding: bytes, as: UTF8.self))
                bytes.removeAll(keepingCapacity: true)
            case .caret where index < raw.count:
                switch raw[index] {
                case UInt8(ascii: "n"): bytes.append(.lineFeed)
                case .caret: bytes.append(.caret)
                case UInt8(ascii: "'"): bytes.append(.quote)
                default:
                    bytes.append(byte)
                    continue
                }
                index += 1
            default: bytes.append(byte)
            }
        }
        values.append(String(decoding: bytes, as: UTF8.self))
        return values
    }
}
