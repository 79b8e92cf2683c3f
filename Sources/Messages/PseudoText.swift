/// English with accents, 40% longer, in which no word stays as it was.
enum PseudoText {
    /// `Period` becomes `[Þéŕïóð~~~]`; what stands in braces stays.
    static func text(_ english: String) -> String {
        var isHole = false
        var text = "["
        for character in english {
            if character == "{" { isHole = true }
            text.append(isHole ? character : letters[character] ?? character)
            if character == "}" { isHole = false }
        }
        return text + String(repeating: "~", count: (english.count * 2 + 4) / 5) + "]"
    }

    private static let letters = Dictionary(
        uniqueKeysWithValues: zip(
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
            "ÀƁÇÐÉƑĜĤÌĴĶĻṀÑÓÞǪŔŠŢÛṼŴẊÝŽàƀçðéƒĝĥïĵķļṁñóþǫŕšţûṽŵẋýž"))
}
