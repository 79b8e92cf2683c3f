import CXML2

/// What is told of an XML document while it is read.
protocol XMLVisitor: AnyObject {
    /// An element begins; it may be asked for its attributes during this call.
    ///
    /// - Parameter line: Where it stands, found out only when asked for.
    func start(_ element: XMLElement, line: () -> Int)
    /// Text of the innermost open element, perhaps only a piece of it.
    func text(_ piece: [UInt8])
    func end()

    /// Whether `text` shall be called at all.
    var wantsText: Bool { get }
}

/// The name and the attributes of an element while it is being told of.
@safe struct XMLElement {
    /// Without its prefix.
    private let namePointer: UnsafePointer<xmlChar>
    /// For each attribute its name, its prefix, its namespace, and where its value begins and ends.
    private let attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
    private let count: Int

    fileprivate init(
        _ name: UnsafePointer<xmlChar>,
        _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, count: Int
    ) {
        unsafe namePointer = name
        unsafe self.attributes = attributes
        self.count = count
    }

    var name: String { unsafe String(cString: namePointer) }

    func isNamed(_ name: StaticString) -> Bool {
        unsafe XMLElement.equal(namePointer, name)
    }

    /// The value of an attribute.
    subscript(name: StaticString) -> String? {
        guard let value = unsafe value(name) else { return nil }
        return unsafe String(decoding: value, as: UTF8.self)
    }

    func attribute(_ name: StaticString, is value: StaticString) -> Bool {
        guard let found = unsafe self.value(name) else { return false }
        return unsafe found.count == value.utf8CodeUnitCount
            && XMLElement.starts(found, with: value)
    }

    func attribute(_ name: StaticString, startsWith prefix: StaticString) -> Bool {
        guard let found = unsafe value(name) else { return false }
        return unsafe XMLElement.starts(found, with: prefix)
    }

    private func value(_ name: StaticString) -> UnsafeBufferPointer<xmlChar>? {
        guard let attributes = unsafe attributes else { return nil }
        for index in 0..<count {
            let fields = unsafe attributes + 5 * index
            guard let key = unsafe fields[0], unsafe XMLElement.equal(key, name) else { continue }
            guard let start = unsafe fields[3], let end = unsafe fields[4] else { return nil }
            return unsafe UnsafeBufferPointer(start: start, count: max(0, end - start))
        }
        return nil
    }

    /// Stops at the first difference, so it never reads beyond the text's final zero.
    private static func equal(_ text: UnsafePointer<xmlChar>, _ word: StaticString) -> Bool {
        let length = word.utf8CodeUnitCount
        let start = unsafe word.utf8Start
        for offset in 0..<length {
            guard unsafe text[offset] == start[offset] else { return false }
        }
        return unsafe text[length] == 0
    }

    private static func starts(
        _ text: UnsafeBufferPointer<xmlChar>, with word: StaticString
    ) -> Bool {
        let length = word.utf8CodeUnitCount
        guard text.count >= length else { return false }
        let start = unsafe word.utf8Start
        for offset in 0..<length {
            guard unsafe text[offset] == start[offset] else { return false }
        }
        return true
    }
}

/// A libxml2 parser that this process owns, which tells what it finds and builds no tree.
///
/// It takes no document type: without one there are no entities but XML's own five, and nothing refers
/// to another file.
@safe struct XMLParser: ~Copyable {
    struct Failure: Error {
        var why: String
        var line: Int
    }

    private let context: xmlParserCtxtPtr
    private let state: State
    private var fed = 0

    /// Elements inside each other.
    static let deepestNesting = 128
    /// Bytes of one tag, or of one run of text.
    static let longestToken = 1 << 20

    /// Reached from libxml2's calls through a plain pointer; the parser keeps it alive.
    @safe private final class State {
        let visitor: any XMLVisitor
        var context: xmlParserCtxtPtr?
        var depth = 0
        var refusal: String?

        init(_ visitor: any XMLVisitor) {
            self.visitor = visitor
        }

        func refuse(_ why: String) {
            refusal = refusal ?? why
            unsafe xmlStopParser(context)
        }

        var line: Int { unsafe Int(xmlSAX2GetLineNumber(context)) }

        static func with(_ pointer: UnsafeMutableRawPointer?, _ body: (State) -> Void) {
            guard let pointer = unsafe pointer else { return }
            // Of millions of elements a retain and a release of each would show.
            unsafe Unmanaged<State>.fromOpaque(pointer)._withUnsafeGuaranteedRef(body)
        }
    }

    /// `nil` where memory runs out.
    init?(_ visitor: any XMLVisitor) {
        let state = State(visitor)
        let data = unsafe Unmanaged.passUnretained(state).toOpaque()
        var handler = unsafe XMLParser.handler(wantsText: visitor.wantsText)
        guard let context = unsafe xmlCreatePushParserCtxt(&handler, data, nil, 0, nil) else {
            return nil
        }
        // Whatever the document says of its encoding, only UTF-8 is read.
        let options = [
            XML_PARSE_NONET, XML_PARSE_NOERROR, XML_PARSE_NOWARNING, XML_PARSE_IGNORE_ENC,
        ].reduce(0) { $0 | CInt($1.rawValue) }
        unsafe xmlCtxtUseOptions(context, options)
        unsafe self.context = context
        unsafe state.context = context
        self.state = state
    }

    deinit { unsafe xmlFreeParserCtxt(context) }

    private static func handler(wantsText: Bool) -> xmlSAXHandler {
        var handler = unsafe xmlSAXHandler()
        unsafe handler.initialized = UInt32(XML_SAX2_MAGIC)
        unsafe handler.startElementNs = { data, name, _, _, _, _, count, _, attributes in
            guard let name = unsafe name else { return }
            unsafe State.with(data) { state in
                state.depth += 1
                guard state.depth <= XMLParser.deepestNesting else {
                    return state.refuse("elements are nested too deeply")
                }
                let element = unsafe XMLElement(name, attributes, count: Int(count))
                state.visitor.start(element, line: { state.line })
            }
        }
        unsafe handler.endElementNs = { data, _, _, _ in
            unsafe State.with(data) { state in
                state.depth -= 1
                state.visitor.end()
            }
        }
        unsafe handler.internalSubset = { data, _, _, _ in
            unsafe State.with(data) { $0.refuse("it declares a document type in an unusual place") }
        }
        if wantsText {
            unsafe handler.characters = { data, text, length in
                guard let text = unsafe text else { return }
                let bytes = unsafe UnsafeBufferPointer(start: text, count: Int(length))
                unsafe State.with(data) { $0.visitor.text(unsafe Array(bytes)) }
            }
        }
        return unsafe handler
    }

    /// Reads on; `isLast` with the end of the document.
    mutating func feed(_ bytes: [UInt8], isLast: Bool) throws(Failure) {
        fed += bytes.count
        _ = unsafe bytes.withUnsafeBytes { buffer in
            unsafe xmlParseChunk(
                context, buffer.baseAddress?.assumingMemoryBound(to: CChar.self),
                CInt(clamping: buffer.count), isLast ? 1 : 0)
        }
        // A namespace that nobody declared is an error, too, and changes nothing.
        guard state.refusal == nil, unsafe context.pointee.wellFormed == 1 else {
            throw Failure(why: state.refusal ?? message, line: state.line)
        }
        let place = unsafe Int(xmlByteConsumed(context))
        guard isLast || fed - place <= Self.longestToken else {
            throw Failure(
                why: "a tag is longer than \(Self.longestToken >> 20) MiB", line: state.line)
        }
    }

    /// Never libxml2's own words, which may repeat what is written there.
    private var message: String {
        switch unsafe xmlParserErrors(UInt32(bitPattern: context.pointee.errNo)) {
        case XML_ERR_UNDECLARED_ENTITY, XML_WAR_UNDECLARED_ENTITY: "it uses an undefined entity"
        case XML_ERR_DOCUMENT_END, XML_ERR_TAG_NOT_FINISHED, XML_ERR_GT_REQUIRED,
            XML_ERR_DOCUMENT_EMPTY:
            "it is cut off"
        case XML_ERR_TAG_NAME_MISMATCH: "an element ends that is not open"
        case XML_ERR_INVALID_CHAR, XML_ERR_INVALID_ENCODING: "it holds what is no character"
        default: "it is not well-formed XML"
        }
    }
}
