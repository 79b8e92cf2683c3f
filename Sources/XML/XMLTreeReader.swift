/// Bytes → a tree of elements.
///
/// UTF-8 and, with its byte order mark, UTF-16 are read, which RFC 4918 asks for; whatever else a document
/// says of its encoding counts for nothing.
package enum XMLTreeReader {
    package static let largestDocument = 1 << 20
    package static let deepestNesting = 32
    package static let mostElements = 50_000

    private static let limits = {
        var limits = XMLLimits(nesting: deepestNesting, tagBytes: 16_384)
        limits.elements = mostElements
        // Each element that has one keeps it.
        limits.nameBytes = 1_024
        limits.namespaces = 64
        return limits
    }()

    package static func read(_ bytes: [UInt8]) throws -> XMLElement {
        guard bytes.count <= largestDocument else { throw XMLFailure(.tooLarge, line: 1) }
        let builder = TreeBuilder()
        guard var parser = XMLParser(builder, limits: limits, checksNamespaces: true) else {
            throw XMLFailure(.tooLarge, line: 1)
        }
        let bytes = utf8(bytes)
        var start = 0
        // Piece by piece, so that a tag is found to be too long before it is parsed.
        repeat {
            let end = min(start + 4_096, bytes.count)
            do {
                try parser.feed(bytes[start..<end], isLast: end == bytes.count)
            } catch let error as XMLError {
                throw XMLFailure(error)
            }
            start = end
        } while start < bytes.count
        guard let root = builder.root else { throw XMLFailure(.notWellFormed, line: 1) }
        return root
    }

    private static func utf8(_ bytes: [UInt8]) -> [UInt8] {
        let isBigEndian = bytes.starts(with: [0xFE, 0xFF])
        guard isBigEndian || bytes.starts(with: [0xFF, 0xFE]) else { return bytes }
        var units: [UInt16] = []
        units.reserveCapacity(bytes.count / 2)
        for index in stride(from: 2, to: bytes.count - 1, by: 2) {
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            units.append(isBigEndian ? first << 8 | second : second << 8 | first)
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }
}

/// Puts a tree together from what a parser tells.
private final class TreeBuilder: XMLVisitor {
    let wantsText = true
    private(set) var root: XMLElement?
    /// The elements that are open, each without those that are open inside it.
    private var open: [XMLElement] = []
    /// Bytes of the text that is being read, which comes in pieces.
    private var text: [UInt8] = []

    func start(_ tag: XMLTag, line: () -> Int) {
        endText()
        var element = XMLElement(XMLName(tag.namespace, tag.name))
        element.attributes = tag.attributes.map {
            XMLElement.Attribute(XMLName($0.namespace, $0.name), $0.value)
        }
        open.append(element)
    }

    func text(_ piece: [UInt8]) { text += piece }

    func end() {
        endText()
        guard let element = open.popLast() else { return }
        if open.isEmpty {
            root = element
        } else {
            open[open.count - 1].nodes.append(.element(element))
        }
    }

    private func endText() {
        guard !text.isEmpty else { return }
        if !open.isEmpty {
            open[open.count - 1].nodes.append(.text(String(decoding: text, as: UTF8.self)))
        }
        text.removeAll(keepingCapacity: true)
    }
}

extension XMLFailure {
    fileprivate init(_ error: XMLError) {
        let reason: Reason =
            switch error.reason {
            case .documentType: .documentType
            case .tooDeep: .tooDeep
            case .tagTooLong, .tooComplex: .tooComplex
            case .notWellFormed, .cutOff, .undefinedEntity, .endOfNoOpenElement, .invalidCharacter:
                .notWellFormed
            }
        self.init(reason, line: error.line)
    }
}
