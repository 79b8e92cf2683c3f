import CivilDate
import Messages

/// A description as a program sent it back, read as the plain lines that it shows.
struct ReturnedText {
    /// The lines without blanks at the ends or doubled ones inside; empty lines are left out.
    let lines: [String]

    init(_ text: String) {
        let bytes = Array(text.utf8)
        let plain = Self.looksLikeHTML(bytes) ? Self.withoutTags(bytes) : bytes
        lines = plain.split { $0 == 0x0A || $0 == 0x0D }
            .map { String(decoding: Self.collapsed($0), as: UTF8.self) }.filter { !$0.isEmpty }
    }

    /// Lines that were not served, as far as that can be told: neither served sentences, whether run
    /// together or broken up, nor pieces of the `ref` line.
    func added(to served: [String]) -> [String] {
        others(than: served)
            // A program may have kept what an earlier calendar said.
            .map { CalendarSentences.remainder(of: $0) }
            .filter { !$0.isEmpty && EventToken.all(in: $0).isEmpty }
    }

    /// Whether one of our own sentences is in it that was not served.
    func hasOtherSentences(than served: [String]) -> Bool {
        others(than: served).contains {
            CalendarSentences.remainder(of: $0, knowsFormer: false) != $0
        }
    }

    private func others(than served: [String]) -> [String] {
        let sentences = served.map { Array(Self.collapsed(Array($0.utf8)[...])) }
            .filter { !$0.isEmpty }.sorted { $0.count > $1.count }
        var isWhole = [Bool](repeating: false, count: sentences.count)
        var rests: [[UInt8]] = []
        for line in lines {
            var rest = Array(line.utf8)
            for index in sentences.indices {
                while let range = Self.first(sentences[index], in: rest) {
                    rest.replaceSubrange(range, with: [0x20])
                    isWhole[index] = true
                }
            }
            rest = Self.collapsed(rest[...])
            if rest.contains(where: Self.isWordByte) { rests.append(rest) }
        }
        let broken = sentences.indices.filter { !isWhole[$0] }.map { Self.letters(sentences[$0]) }
        return rests.filter { rest in
            let letters = Self.letters(rest)
            return !broken.contains { Self.first(letters, in: $0) != nil }
        }.map { String(decoding: $0, as: UTF8.self) }
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte.isASCIIDigit || (0x41...0x5A).contains(byte & 0xDF)
    }

    /// The letters and digits, as a token's reader takes them.
    private static func letters(_ bytes: [UInt8]) -> [UInt8] {
        bytes.filter(isWordByte).map(EventToken.plain)
    }

    private static func collapsed(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var collapsed: [UInt8] = []
        collapsed.reserveCapacity(bytes.count)
        for byte in bytes {
            let isBlank = byte <= 0x20 || byte == 0x7F
            if isBlank, collapsed.last == 0x20 || collapsed.isEmpty { continue }
            collapsed.append(isBlank ? 0x20 : byte)
        }
        if collapsed.last == 0x20 { collapsed.removeLast() }
        return collapsed
    }

    private static func first(_ part: [UInt8], in whole: [UInt8]) -> Range<Int>? {
        guard let head = part.first, whole.count >= part.count else { return nil }
        for start in 0...(whole.count - part.count)
        where whole[start] == head && whole[start...].starts(with: part) {
            return start..<(start + part.count)
        }
        return nil
    }

    // MARK: HTML

    private static func looksLikeHTML(_ bytes: [UInt8]) -> Bool {
        bytes.indices.dropLast().contains { index in
            bytes[index] == UInt8(ascii: "<")
                && (bytes[index + 1] == UInt8(ascii: "/") || bytes[index + 1] == UInt8(ascii: "!")
                    || (0x41...0x5A).contains(bytes[index + 1] & 0xDF))
        }
    }

    /// The text between tags; those that end a line do so, and a style sheet is no text.
    private static func withoutTags(_ bytes: [UInt8]) -> [UInt8] {
        var text: [UInt8] = []
        var index = 0
        var hidden: String?
        while index < bytes.count {
            let byte = bytes[index]
            guard byte == UInt8(ascii: "<") else {
                if hidden == nil {
                    index = appendCharacter(bytes, at: index, to: &text)
                } else {
                    index += 1
                }
                continue
            }
            let end = bytes[index...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count
            let tag = bytes[(index + 1)..<end].prefix { isWordByte($0) || $0 == UInt8(ascii: "/") }
            let name = String(decoding: tag, as: UTF8.self).lowercased()
            index = min(end + 1, bytes.count)
            if let open = hidden {
                if name == "/\(open)" { hidden = nil }
            } else if ["style", "script", "title"].contains(name) {
                hidden = name
            } else if breaking.contains(name) {
                text.append(0x0A)
            }
        }
        return text
    }

    private static let breaking = [
        "br", "br/", "p", "/p", "div", "/div", "li", "/li", "tr", "/tr", "h1", "/h1", "h2", "/h2",
    ]

    /// One byte, or the character that an entity stands for; gives the index after it.
    private static func appendCharacter(
        _ bytes: [UInt8], at index: Int, to text: inout [UInt8]
    ) -> Int {
        if bytes[index] == UInt8(ascii: "&"),
            let end = bytes[index...].prefix(10).firstIndex(of: UInt8(ascii: ";")),
            let character = character(
                named: String(decoding: bytes[(index + 1)..<end], as: UTF8.self))
        {
            text += String(character).utf8
            return end + 1
        }
        text.append(bytes[index])
        return index + 1
    }

    private static func character(named name: String) -> Unicode.Scalar? {
        switch name.lowercased() {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        case "nbsp", "#160", "#xa0": return " "
        case let number where number.hasPrefix("#x"):
            return UInt32(number.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
        case let number where number.hasPrefix("#"):
            return UInt32(number.dropFirst()).flatMap(Unicode.Scalar.init)
        default: return nil
        }
    }
}
