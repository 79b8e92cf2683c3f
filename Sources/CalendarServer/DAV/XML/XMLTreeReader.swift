import CXML2

/// Bytes → a tree of elements, by libxml2.
///
/// Nothing outside the bytes is ever read: there is no document type, so no entity but XML's own five, and
/// nothing refers to another file. UTF-8 and, with its byte order mark, UTF-16 are read, which RFC 4918
/// asks for; whatever else a document says of its encoding counts for nothing.
package enum XMLTreeReader {
    package static let largestDocument = 1 << 20
    package static let deepestNesting = 32
    package static let mostElements = 50_000
    /// Bytes of one tag or comment. In libxml2 2.9 the time for a tag grows with the square of its
    /// attributes.
    static let longestTag = 16_384
    /// Bytes of a name or a namespace, for each element that has one keeps it.
    static let longestName = 1_024
    /// Namespaces that are declared at one place; each element's prefix is looked for among them one by one.
    static let mostNamespaces = 64

    package static func read(_ bytes: [UInt8]) throws(XMLFailure) -> XMLElement {
        guard bytes.count <= largestDocument else { throw XMLFailure(.tooLarge, line: 1) }
        var parser = try TreeParser()
        let bytes = utf8(bytes)
        var start = 0
        // Piece by piece, so that a tag is found to be too long before it is parsed.
        repeat {
            let end = min(start + 4_096, bytes.count)
            try parser.feed(bytes[start..<end], isLast: end == bytes.count)
            start = end
        } while start < bytes.count
        return try parser.root()
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

/// A libxml2 parser that this process owns.
@safe private struct TreeParser: ~Copyable {
    private let context: xmlParserCtxtPtr
    private let state: State
    private var fed = 0

    /// Reached from libxml2's calls through a plain pointer; the parser keeps it alive.
    @safe private final class State {
        var context: xmlParserCtxtPtr?
        /// The elements that are open, each without those that are open inside it.
        var open: [XMLElement] = []
        /// Bytes of the text that is being read, which comes in pieces.
        var text: [UInt8] = []
        var root: XMLElement?
        var elements = 0
        var failure: XMLFailure?

        var line: Int { unsafe Int(xmlSAX2GetLineNumber(context)) }

        func refuse(_ reason: XMLFailure.Reason) {
            failure = failure ?? XMLFailure(reason, line: line)
            unsafe xmlStopParser(context)
        }

        func endText() {
            guard !text.isEmpty else { return }
            if !open.isEmpty {
                open[open.count - 1].nodes.append(.text(String(decoding: text, as: UTF8.self)))
            }
            text.removeAll(keepingCapacity: true)
        }

        func end() {
            endText()
            guard let element = open.popLast() else { return }
            if open.isEmpty {
                root = element
            } else {
                open[open.count - 1].nodes.append(.element(element))
            }
        }

        static func with(_ pointer: UnsafeMutableRawPointer?, _ body: (State) -> Void) {
            guard let pointer = unsafe pointer else { return }
            body(unsafe Unmanaged<State>.fromOpaque(pointer).takeUnretainedValue())
        }
    }

    init() throws(XMLFailure) {
        let state = State()
        let data = unsafe Unmanaged.passUnretained(state).toOpaque()
        var handler = unsafe Self.handler()
        guard let context = unsafe xmlCreatePushParserCtxt(&handler, data, nil, 0, nil) else {
            // Memory ran out.
            throw XMLFailure(.tooLarge, line: 1)
        }
        let options = [
            XML_PARSE_NONET, XML_PARSE_NOERROR, XML_PARSE_NOWARNING, XML_PARSE_IGNORE_ENC,
        ].reduce(0) { $0 | CInt($1.rawValue) }
        unsafe xmlCtxtUseOptions(context, options)
        unsafe self.context = context
        unsafe state.context = context
        self.state = state
    }

    deinit { unsafe xmlFreeParserCtxt(context) }

    private static func handler() -> xmlSAXHandler {
        var handler = unsafe xmlSAXHandler()
        unsafe handler.initialized = UInt32(XML_SAX2_MAGIC)
        unsafe handler.startElementNs = {
            data, name, _, namespace, _, _, count, _, attributes in
            unsafe State.with(data) { state in
                unsafe TreeParser.start(state, name, namespace, attributes, count: Int(count))
            }
        }
        unsafe handler.endElementNs = { data, _, _, _ in unsafe State.with(data) { $0.end() } }
        unsafe handler.characters = { data, text, length in
            guard let text = unsafe text else { return }
            let piece = unsafe UnsafeBufferPointer(start: text, count: max(0, Int(length)))
            unsafe State.with(data) { state in unsafe state.text.append(contentsOf: piece) }
        }
        unsafe handler.internalSubset = { data, _, _, _ in
            unsafe State.with(data) { $0.refuse(.documentType) }
        }
        return unsafe handler
    }

    private static func start(
        _ state: State, _ name: UnsafePointer<xmlChar>?, _ namespace: UnsafePointer<xmlChar>?,
        _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, count: Int
    ) {
        state.endText()
        state.elements += 1
        guard state.open.count < XMLTreeReader.deepestNesting else {
            return state.refuse(.tooDeep)
        }
        guard state.elements <= XMLTreeReader.mostElements,
            let context = unsafe state.context,
            // Two places for each namespace.
            unsafe context.pointee.nsNr <= 2 * CInt(XMLTreeReader.mostNamespaces),
            let elementName = unsafe Self.name(name, namespace)
        else { return state.refuse(.tooComplex) }
        var element = XMLElement(elementName)
        for index in 0..<count {
            guard let fields = unsafe attributes.map({ unsafe $0 + 5 * index }),
                let name = unsafe Self.name(fields[0], fields[2])
            else { return state.refuse(.tooComplex) }
            guard let start = unsafe fields[3], let end = unsafe fields[4] else { continue }
            let value = unsafe UnsafeBufferPointer(start: start, count: max(0, end - start))
            element.attributes.append(.init(name, unsafe attributeValue(value)))
        }
        state.open.append(element)
    }

    /// `nil` for one that is too long.
    private static func name(
        _ local: UnsafePointer<xmlChar>?, _ namespace: UnsafePointer<xmlChar>?
    ) -> XMLName? {
        guard let local = unsafe local,
            unsafe xmlStrlen(local) <= CInt(XMLTreeReader.longestName),
            unsafe xmlStrlen(namespace) <= CInt(XMLTreeReader.longestName)
        else { return nil }
        let space = unsafe namespace.map { text in
            unsafe attributeValue(
                UnsafeBufferPointer(start: text, count: Int(xmlStrlen(text))))
        }
        return unsafe XMLName(space ?? "", String(cString: local))
    }

    /// libxml2 leaves an ampersand in an attribute as `&#38;`, unless it is told to replace entities.
    private static func attributeValue(_ value: UnsafeBufferPointer<xmlChar>) -> String {
        let left = Array("#38;".utf8)
        var bytes: [UInt8] = []
        var index = 0
        while index < value.count {
            let byte = unsafe value[index]
            bytes.append(byte)
            index += 1
            guard byte == UInt8(ascii: "&"), index + left.count <= value.count,
                unsafe value[index..<(index + left.count)].elementsEqual(left)
            else { continue }
            index += left.count
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    mutating func feed(_ bytes: ArraySlice<UInt8>, isLast: Bool) throws(XMLFailure) {
        fed += bytes.count
        _ = unsafe bytes.withUnsafeBytes { buffer in
            unsafe xmlParseChunk(
                context, buffer.baseAddress?.assumingMemoryBound(to: CChar.self),
                CInt(clamping: buffer.count), isLast ? 1 : 0)
        }
        if let failure = state.failure { throw failure }
        guard unsafe context.pointee.wellFormed == 1, unsafe context.pointee.nsWellFormed == 1
        else { throw XMLFailure(.notWellFormed, line: state.line) }
        let place = unsafe Int(xmlByteConsumed(context))
        guard isLast || fed - place <= XMLTreeReader.longestTag else {
            throw XMLFailure(.tooComplex, line: state.line)
        }
    }

    func root() throws(XMLFailure) -> XMLElement {
        guard let root = state.root else { throw XMLFailure(.notWellFormed, line: state.line) }
        return root
    }
}
