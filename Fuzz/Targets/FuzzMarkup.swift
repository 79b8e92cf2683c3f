import WebSoundness

/// Any bytes are texts, with an empty line between two of them, and none changes what a page is made of.
enum FuzzMarkup {
    static func check(_ bytes: [UInt8]) throws {
        var texts: [String] = [""]
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            if line.isEmpty {
                texts.append("")
            } else {
                texts[texts.count - 1] += String(decoding: line, as: UTF8.self)
            }
        }
        let fault = MarkupSoundness.fault(Array(texts.prefix(8)))
        try require(fault == nil, fault ?? "")
    }
}
