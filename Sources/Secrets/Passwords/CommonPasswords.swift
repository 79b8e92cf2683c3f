/// Passwords that are guessed first: some 1,600 words, with what people put before and behind them, and patterns.
enum CommonPasswords {
    private static let words = Set(
        String(decoding: PackageResources.CommonPasswords_txt, as: UTF8.self)
            .split(whereSeparator: \.isWhitespace).map(String.init))

    /// - Parameter name: Of whoever chooses it.
    static func contains(_ password: String, of name: String) -> Bool {
        let folded = password.lowercased()
        let core = trimmed(folded)
        let own = trimmed(name.lowercased())
        return words.contains(folded) || words.contains(core) || words.contains(plain(core))
            // Nothing but digits, signs and perhaps a short word.
            || core.count <= 2 && Set(folded).count < 8
            || core == own || core == "eve-ics" || core == "eveics"
            || isRepeated(folded) || isRun(folded)
    }

    /// Without the digits and signs at its ends, which people add where a word is too short.
    private static func trimmed(_ text: String) -> String {
        var rest = text[...]
        while let last = rest.last, !last.isLetter { rest.removeLast() }
        while let first = rest.first, !first.isLetter { rest.removeFirst() }
        return String(rest)
    }

    /// With letters in the place of the digits and signs that look like them.
    private static func plain(_ text: String) -> String {
        String(text.map { lookalikes[$0] ?? $0 })
    }

    private static let lookalikes: [Character: Character] = [
        "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", "@": "a", "$": "s", "!": "i",
    ]

    /// One piece again and again: `aaaaaaaaaa`, `abcabcabcabc`, `passwordpassword`.
    private static func isRepeated(_ text: String) -> Bool {
        let all = Array(text)
        return (1...max(1, all.count / 2)).contains { length in
            let isPeriod = all.indices.dropFirst(length).allSatisfy { all[$0] == all[$0 - length] }
            // Two halves of a sentence are no pattern; of a word they are.
            return isPeriod && (length <= 4 || words.contains(String(all[..<length])))
        }
    }

    /// Adjacent characters only, up or down: `abcdefghij`, `9876543210`.
    private static func isRun(_ text: String) -> Bool {
        let values = text.unicodeScalars.map { Int($0.value) }
        let steps = Set(zip(values, values.dropFirst()).map { $1 - $0 })
        return steps == [1] || steps == [-1]
    }
}
