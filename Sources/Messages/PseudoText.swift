/// English with accents, 40% longer, in which no word stays as it was.
enum PseudoText {
    /// `Period` becomes `[Þéŕïóð~~~]`. Holes and quoted commands stay: `{day}`, `'eve-ics status'`.
    static func text(_ english: String) -> String {
        var text = "["
        var rest = english[...]
        while let character = rest.first {
            let close: Character? =
                character == "{" ? "}" : rest.hasPrefix("'eve-ics ") ? "'" : nil
            if let close, let end = rest.dropFirst().firstIndex(of: close) {
                text += rest[...end]
                rest = rest[rest.index(after: end)...]
            } else {
                text.append(letters[character] ?? character)
                rest = rest.dropFirst()
            }
        }
        // With blanks, where a line may end.
        for index in 0..<(english.count * 2 + 4) / 5 { text += index % 16 == 15 ? " " : "~" }
        return text + "]"
    }

    private static let letters = Dictionary(
        uniqueKeysWithValues: zip(
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
            "ÀƁÇÐÉƑĜĤÌĴĶĻṀÑÓÞǪŔŠŢÛṼŴẊÝŽàƀçðéƒĝĥïĵķļṁñóþǫŕšţûṽŵẋýž"))
}
