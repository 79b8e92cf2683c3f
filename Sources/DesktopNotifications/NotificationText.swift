/// Text as a notification can carry it: short, without control characters, and escaped where the server reads markup.
package enum NotificationText {
    /// - Parameters:
    ///   - bytes: How many bytes of UTF-8 stay at most, not counting what `escaped` adds.
    ///   - hasLines: Whether line breaks stay; they become spaces otherwise, like all control characters.
    package static func plain(_ text: String, bytes: Int, hasLines: Bool = false) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in cut(text, bytes: bytes).unicodeScalars {
            // A zero byte would end the string in C.
            let isControl = scalar.properties.generalCategory == .control
            scalars.append(isControl && !(hasLines && scalar == "\n") ? " " : scalar)
        }
        return String(scalars)
    }

    /// Cuts between characters and ends what was cut with "…"; a single character that is too long is cut inside.
    package static func cut(_ text: String, bytes: Int) -> String {
        guard text.utf8.count > bytes else { return text }
        let room = max(0, bytes - ellipsis.utf8.count)
        var end = text.startIndex
        var used = 0
        for character in text {
            used += character.utf8.count
            guard used <= room else { break }
            end = text.index(after: end)
        }
        if end == text.startIndex {
            used = 0
            for scalar in text.unicodeScalars {
                used += UTF8.width(scalar)
                guard used <= room else { break }
                end = text.unicodeScalars.index(after: end)
            }
        }
        return String(text[..<end]) + ellipsis
    }

    /// Text that means itself to a server with the capability `body-markup`.
    package static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static let ellipsis = "…"
}
