import HTTPServer

/// What a client calls itself.
package enum UserAgent {
    /// Whether that is one of the programs around Outlook, which fail to subscribe to what comes as gzip.
    ///
    /// Their servers do not always call themselves Outlook, but Microsoft's Office or Exchange.
    package static func isOutlook(_ name: String) -> Bool {
        let name = name.utf8.span
        for at in name.indices {
            let isFound =
                switch name[at] | 0x20 {
                case UInt8(ascii: "o"): name.continues("outlook", at)
                case UInt8(ascii: "e"): name.continues("exchange", at)
                case UInt8(ascii: "m"):
                    name.continues("microsoft", at) || name.continues("ms-office", at)
                        || name.continues("msoffice", at)
                default: false
                }
            if isFound { return true }
        }
        return false
    }
}

extension Span<UInt8> {
    @inline(__always)
    fileprivate func continues(_ word: StaticString, _ at: Int) -> Bool {
        at + word.utf8CodeUnitCount <= count && reads(word, in: at..<at + word.utf8CodeUnitCount)
    }
}
