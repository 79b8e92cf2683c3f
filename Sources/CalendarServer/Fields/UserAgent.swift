/// What a client calls itself.
enum UserAgent {
    private static let words = ["outlook", "microsoft", "ms-office", "msoffice", "exchange"]

    /// Whether that is one of the programs around Outlook, which fail to subscribe to what comes as gzip.
    ///
    /// Their servers do not always call themselves Outlook, but Microsoft's Office or Exchange.
    static func isOutlook(_ name: String) -> Bool {
        let name = name.utf8.span
        for at in name.indices {
            switch name[at].lowercasedASCII {
            case UInt8(ascii: "o"), UInt8(ascii: "m"), UInt8(ascii: "e"):
                for word in words where at + word.utf8.count <= name.count {
                    if name.reads(word, in: at..<at + word.utf8.count) { return true }
                }
            default: break
            }
        }
        return false
    }
}
