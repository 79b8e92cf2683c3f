/// Bytes ⇄ a line of ASCII, as a literal of Swift, C or Python would have them: `BEGIN:VCALENDAR\r\n\xff`.
package enum EscapedBytes {
    private static let short: [UInt8: Character] = [
        0x09: "t", 0x0A: "n", 0x0D: "r", UInt8(ascii: "\\"): "\\",
    ]

    package static func line(_ bytes: [UInt8]) -> String {
        var line = ""
        for byte in bytes {
            if let letter = short[byte] {
                line += "\\\(letter)"
            } else if (0x20..<0x7F).contains(byte) {
                line.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                line += (byte < 0x10 ? "\\x0" : "\\x") + String(byte, radix: 16)
            }
        }
        return line
    }

    /// The bytes of a line, or `nil` where `line(_:)` writes none like it.
    package static func bytes(_ line: some StringProtocol) -> [UInt8]? {
        var bytes: [UInt8] = []
        var rest = Array(line.utf8)[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\") else {
                bytes.append(byte)
                continue
            }
            guard let letter = rest.popFirst() else { return nil }
            if letter == UInt8(ascii: "x") {
                let digits = String(decoding: rest.prefix(2), as: UTF8.self)
                guard digits.utf8.count == 2, let value = UInt8(digits, radix: 16) else {
                    return nil
                }
                rest = rest.dropFirst(2)
                bytes.append(value)
            } else {
                guard
                    let meant = short.first(where: { $0.value.asciiValue == letter })?.key
                else { return nil }
                bytes.append(meant)
            }
        }
        return self.line(bytes) == line ? bytes : nil
    }
}
