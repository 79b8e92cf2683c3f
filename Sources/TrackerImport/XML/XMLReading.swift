import XML

/// Takes an XML document through a visitor, piece by piece.
enum XMLReading {
    private static let limits = XMLLimits(nesting: 128, tagBytes: 1 << 20)

    /// - Parameter afterPiece: Called with the number of bytes read so far.
    static func read(
        _ stream: inout some ByteStream & ~Copyable, visitor: any XMLVisitor, entry: String?,
        afterPiece: (Int) -> Void = { _ in }
    ) throws {
        // An undeclared namespace changes nothing.
        guard var parser = XMLParser(visitor, limits: limits, checksNamespaces: false) else {
            throw TrackerError.outOfMemory
        }
        var prolog = XMLProlog()
        var done = 0
        while true {
            var piece = try stream.next()
            let isLast = piece.isEmpty
            done += piece.count
            replaceControls(in: &piece)
            if let bytes = try prolog.filter(piece, isLast: isLast) {
                do {
                    try parser.feed(bytes[...], isLast: isLast)
                } catch let error as XMLError {
                    throw TrackerError.damaged(
                        Damage(error.reason), at: Place(entry: entry, line: error.line))
                }
            }
            if isLast { return }
            afterPiece(done)
        }
    }

    /// Apple Health writes vertical tabs into names of devices, which XML 1.0 section 2.2 forbids.
    private static func replaceControls(in bytes: inout [UInt8]) {
        guard hasControls(bytes.span) else { return }
        for index in bytes.indices where bytes[index].isForbiddenInXML {
            bytes[index] = UInt8(ascii: " ")
        }
    }

    private static func hasControls(_ bytes: Span<UInt8>) -> Bool {
        // Without a branch in the loop, so that several bytes are looked at in one step.
        var found: UInt8 = 0
        for index in bytes.indices { found |= bytes[index].isForbiddenInXML ? 1 : 0 }
        return found != 0
    }
}

extension UInt8 {
    /// A control character other than tab, line feed and carriage return.
    fileprivate var isForbiddenInXML: Bool {
        self < 0x20 && self != 0x09 && self != 0x0A && self != 0x0D
    }
}
