import CExpat

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
    private let namePointer: UnsafePointer<XML_Char>
    /// Names and values in turn, then `nil`.
    private let attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>

    fileprivate init(
        _ name: UnsafePointer<XML_Char>,
        _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>
    ) {
        unsafe namePointer = name
        unsafe self.attributes = attributes
    }

    var name: String { unsafe String(cString: namePointer) }

    func isNamed(_ name: StaticString) -> Bool {
        unsafe XMLElement.equal(namePointer, name)
    }

    /// The value of an attribute.
    subscript(name: StaticString) -> String? {
        unsafe value(name).map { unsafe String(cString: $0) }
    }

    func attribute(_ name: StaticString, is value: StaticString) -> Bool {
        guard let found = unsafe self.value(name) else { return false }
        return unsafe XMLElement.equal(found, value)
    }

    func attribute(_ name: StaticString, startsWith prefix: StaticString) -> Bool {
        guard let found = unsafe value(name) else { return false }
        return unsafe XMLElement.starts(found, with: prefix)
    }

    private func value(_ name: StaticString) -> UnsafePointer<XML_Char>? {
        var place = 0
        while let key = unsafe attributes[place] {
            if unsafe XMLElement.equal(key, name) { return unsafe attributes[place + 1] }
            place += 2
        }
        return nil
    }

    private static func equal(_ text: UnsafePointer<XML_Char>, _ word: StaticString) -> Bool {
        unsafe starts(text, with: word) && text[word.utf8CodeUnitCount] == 0
    }

    /// Stops at the first difference, so it never reads beyond the text's own end.
    private static func starts(
        _ text: UnsafePointer<XML_Char>, with word: StaticString
    ) -> Bool {
        let length = word.utf8CodeUnitCount
        let start = unsafe word.utf8Start
        for offset in 0..<length {
            guard unsafe UInt8(bitPattern: text[offset]) == start[offset] else { return false }
        }
        return true
    }
}

/// An expat parser that this process owns.
///
/// It takes no document type: without one there are no entities but XML's own five, and nothing refers
/// to another file.
@safe struct XMLParser: ~Copyable {
    struct Failure: Error {
        var why: String
        var line: Int
    }

    private let parser: XML_Parser
    private let state: State
    private var fed = 0

    /// Elements inside each other.
    static let deepestNesting = 128
    /// Bytes of one tag, or of one run of text.
    static let longestToken = 1 << 20

    /// Reached from expat's calls through a plain pointer; the parser keeps it alive.
    @safe private final class State {
        let visitor: any XMLVisitor
        let parser: XML_Parser
        var depth = 0
        var refusal: String?

        init(_ visitor: any XMLVisitor, _ parser: XML_Parser) {
            self.visitor = visitor
            unsafe self.parser = parser
        }

        func refuse(_ why: String) {
            refusal = why
            unsafe XML_StopParser(parser, XML_Bool(XML_FALSE))
        }

        var line: Int { unsafe Int(XML_GetCurrentLineNumber(parser)) }

        static func behind(_ pointer: UnsafeMutableRawPointer?) -> State? {
            guard let pointer = unsafe pointer else { return nil }
            return unsafe Unmanaged<State>.fromOpaque(pointer).takeUnretainedValue()
        }
    }

    /// `nil` where memory runs out.
    init?(_ visitor: any XMLVisitor) {
        // Whatever the document says of its encoding, only UTF-8 is read.
        guard let parser = unsafe XML_ParserCreate("UTF-8") else { return nil }
        unsafe self.parser = parser
        state = unsafe State(visitor, parser)
        unsafe XML_SetUserData(parser, Unmanaged.passUnretained(state).toOpaque())
        unsafe XML_SetElementHandler(
            parser,
            { data, name, attributes in
                guard let state = unsafe State.behind(data), let name = unsafe name,
                    let attributes = unsafe attributes
                else { return }
                state.depth += 1
                guard state.depth <= XMLParser.deepestNesting else {
                    return state.refuse("elements are nested too deeply")
                }
                unsafe state.visitor.start(XMLElement(name, attributes), line: { state.line })
            },
            { data, _ in
                guard let state = unsafe State.behind(data) else { return }
                state.depth -= 1
                state.visitor.end()
            })
        unsafe XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, _ in
            unsafe State.behind(data)?.refuse("it declares a document type in an unusual place")
        }
        if visitor.wantsText {
            unsafe XML_SetCharacterDataHandler(parser) { data, text, length in
                guard let state = unsafe State.behind(data), let text = unsafe text else { return }
                let bytes = unsafe UnsafeBufferPointer(start: text, count: Int(length))
                state.visitor.text(unsafe bytes.map { UInt8(bitPattern: $0) })
            }
        }
    }

    deinit { unsafe XML_ParserFree(parser) }

    /// Reads on; `isLast` with the end of the document.
    mutating func feed(_ bytes: [UInt8], isLast: Bool) throws(Failure) {
        fed += bytes.count
        let status = unsafe bytes.withUnsafeBytes { buffer in
            unsafe XML_Parse(
                parser, buffer.baseAddress?.assumingMemoryBound(to: XML_Char.self),
                CInt(clamping: buffer.count), isLast ? 1 : 0)
        }
        guard status == XML_STATUS_OK else {
            throw Failure(why: state.refusal ?? message, line: state.line)
        }
        let place = unsafe Int(XML_GetCurrentByteIndex(parser))
        guard isLast || place < 0 || fed - place <= Self.longestToken else {
            throw Failure(
                why: "a tag is longer than \(Self.longestToken >> 20) MiB", line: state.line)
        }
    }

    private var message: String {
        guard let text = unsafe XML_ErrorString(XML_GetErrorCode(parser)) else {
            return "it is not well-formed XML"
        }
        return unsafe "it is not well-formed XML (" + String(cString: text) + ")"
    }
}
