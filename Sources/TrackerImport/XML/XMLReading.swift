import XML

/// Takes an XML document through a visitor, piece by piece.
enum XMLReading {
    private static let limits = XMLLimits(nesting: 128, tagBytes: 1 << 20)

    /// - Parameter afterPiece: Called with the number of bytes read so far.
    static func read(
        _ stream: inout some ByteStream & ~Copyable, visitor: any XMLVisitor, what: String,
        afterPiece: (Int) -> Void = { _ in }
    ) throws {
        // An undeclared namespace changes nothing.
        guard var parser = XMLParser(visitor, limits: limits, checksNamespaces: false) else {
            throw TrackerError.io("memory ran out")
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
                        what: what, why: explain(error.reason), line: error.line)
                }
            }
            if isLast { return }
            afterPiece(done)
        }
    }

    private static func explain(_ reason: XMLError.Reason) -> String {
        switch reason {
        case .notWellFormed, .tooComplex: "it is not well-formed XML"
        case .cutOff: "it is cut off"
        case .undefinedEntity: "it uses an undefined entity"
        case .endOfNoOpenElement: "an element ends that is not open"
        case .invalidCharacter: "it holds what is no character"
        case .documentType: "it declares a document type in an unusual place"
        case .tooDeep: "elements are nested too deeply"
        case .tagTooLong: "a tag is longer than \(limits.tagBytes >> 20) MiB"
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
