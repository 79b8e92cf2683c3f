import CXML2

/// A libxml2 parser that this process owns, which tells a visitor what it finds and builds no tree.
///
/// Nothing outside the bytes is ever read: a document type is refused, so there is no entity but XML's own
/// five, and nothing refers to another file. Only UTF-8 is read; what a document says of its encoding counts for nothing.
@safe package struct XMLParser: ~Copyable {
    private let context: xmlParserCtxtPtr
    private let state: State
    private let checksNamespaces: Bool
    private var fed = 0

    /// Reached from libxml2's calls through a plain pointer; the parser keeps it alive.
    @safe private final class State {
        let visitor: any XMLVisitor
        let limits: XMLLimits
        var context: xmlParserCtxtPtr?
        var depth = 0
        var elements = 0
        var error: XMLError?

        init(_ visitor: any XMLVisitor, _ limits: XMLLimits) {
            self.visitor = visitor
            self.limits = limits
        }

        func refuse(_ reason: XMLError.Reason) {
            error = error ?? XMLError(reason: reason, line: line)
            unsafe xmlStopParser(context)
        }

        func start(_ tag: XMLTag) {
            depth += 1
            elements += 1
            guard depth <= limits.nesting else { return refuse(.tooDeep) }
            // Two places for each namespace.
            let namespaces = unsafe Int(context?.pointee.nsNr ?? 0) / 2
            guard elements <= limits.elements, namespaces <= limits.namespaces,
                limits.nameBytes.map(tag.hasNames(within:)) ?? true
            else { return refuse(.tooComplex) }
            visitor.start(tag, line: { line })
        }

        var line: Int { unsafe Int(xmlSAX2GetLineNumber(context)) }

        static func with(_ pointer: UnsafeMutableRawPointer?, _ body: (State) -> Void) {
            guard let pointer = unsafe pointer else { return }
            // Of millions of elements a retain and a release of each would show.
            unsafe Unmanaged<State>.fromOpaque(pointer)._withUnsafeGuaranteedRef(body)
        }
    }

    /// `nil` where memory runs out.
    ///
    /// - Parameter checksNamespaces: Whether an undeclared prefix is an error.
    package init?(_ visitor: any XMLVisitor, limits: XMLLimits, checksNamespaces: Bool) {
        let state = State(visitor, limits)
        let data = unsafe Unmanaged.passUnretained(state).toOpaque()
        var handler = unsafe XMLParser.handler(wantsText: visitor.wantsText)
        guard let context = unsafe xmlCreatePushParserCtxt(&handler, data, nil, 0, nil) else {
            return nil
        }
        // Without NOENT it leaves an ampersand in an attribute as `&#38;`.
        let options = [
            XML_PARSE_NONET, XML_PARSE_NOERROR, XML_PARSE_NOWARNING, XML_PARSE_IGNORE_ENC,
            XML_PARSE_NOENT,
        ].reduce(0) { $0 | CInt($1.rawValue) }
        unsafe xmlCtxtUseOptions(context, options)
        unsafe self.context = context
        unsafe state.context = context
        self.state = state
        self.checksNamespaces = checksNamespaces
    }

    deinit { unsafe xmlFreeParserCtxt(context) }

    private static func handler(wantsText: Bool) -> xmlSAXHandler {
        var handler = unsafe xmlSAXHandler()
        unsafe handler.initialized = UInt32(XML_SAX2_MAGIC)
        unsafe handler.startElementNs = {
            data, name, _, namespace, _, _, count, _, attributes in
            guard let name = unsafe name else { return }
            let tag = unsafe XMLTag(name, namespace, attributes, count: Int(count))
            unsafe State.with(data) { $0.start(tag) }
        }
        unsafe handler.endElementNs = { data, _, _, _ in
            unsafe State.with(data) { state in
                state.depth -= 1
                state.visitor.end()
            }
        }
        unsafe handler.internalSubset = { data, _, _, _ in
            unsafe State.with(data) { $0.refuse(.documentType) }
        }
        if wantsText {
            unsafe handler.characters = { data, text, length in
                guard let text = unsafe text else { return }
                let bytes = unsafe UnsafeBufferPointer(start: text, count: max(0, Int(length)))
                unsafe State.with(data) { $0.visitor.text(unsafe Array(bytes)) }
            }
        }
        return unsafe handler
    }

    /// Reads on; `isLast` with the end of the document.
    ///
    /// - Throws: `XMLError`.
    package mutating func feed(_ bytes: ArraySlice<UInt8>, isLast: Bool) throws {
        fed += bytes.count
        _ = unsafe bytes.withUnsafeBytes { buffer in
            unsafe xmlParseChunk(
                context, buffer.baseAddress?.assumingMemoryBound(to: CChar.self),
                CInt(clamping: buffer.count), isLast ? 1 : 0)
        }
        if let error = state.error { throw error }
        guard unsafe context.pointee.wellFormed == 1,
            unsafe !checksNamespaces || context.pointee.nsWellFormed == 1
        else { throw XMLError(reason: reason, line: state.line) }
        let index = unsafe Int(xmlByteConsumed(context))
        guard isLast || fed - index <= state.limits.tagBytes else {
            throw XMLError(reason: .tagTooLong, line: state.line)
        }
    }

    private var reason: XMLError.Reason {
        switch unsafe xmlParserErrors(UInt32(bitPattern: context.pointee.errNo)) {
        case XML_ERR_UNDECLARED_ENTITY, XML_WAR_UNDECLARED_ENTITY: .undefinedEntity
        case XML_ERR_DOCUMENT_END, XML_ERR_TAG_NOT_FINISHED, XML_ERR_GT_REQUIRED,
            XML_ERR_DOCUMENT_EMPTY:
            .cutOff
        case XML_ERR_TAG_NAME_MISMATCH: .endOfNoOpenElement
        case XML_ERR_INVALID_CHAR, XML_ERR_INVALID_ENCODING: .invalidCharacter
        default: .notWellFormed
        }
    }
}
