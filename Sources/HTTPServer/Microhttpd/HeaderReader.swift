import CMicroHTTPD

/// Takes in the header of one request, and refuses what libmicrohttpd is too kind to.
///
/// It ends a line at a bare line feed, a header at a NUL, goes on with folded
/// lines, keeps spaces before a colon as part of a name, and believes `Transfer-Encoding` where there is a
/// `Content-Length` too. Its strings lie in the bytes that it received, each CR LF overwritten by two NUL: so
/// every line must begin two bytes after the one before it has ended.
@safe struct HeaderReader {
    enum Body {
        case none
        case length(UInt64)
        case chunked
    }

    private var fields = HeaderFields()
    private var isMalformed = false
    /// The place at which the next line has to begin; `nil` if the library does not lay lines out
    /// like that.
    private var next: UnsafePointer<CChar>?
    private var hosts = 0
    private var lengths = 0
    private var codings = 0
    private var length: UInt64 = 0
    private var isChunked = false
    private let characters = ASCIISet.token
    private let laysLinesOut = HeaderReader.laysLinesOut

    /// Newer ones are strict themselves, if they are told to be.
    static var isStrictEnough: Bool { laysLinesOut }
    private static let laysLinesOut = unsafe String(cString: MHD_get_version()) == "0.9.75"

    /// Reads what `connection` has received: its first line in C strings, then its fields.
    ///
    /// - Parameter fields: Gets them; those that are in it go, but for their memory.
    static func read(
        _ connection: OpaquePointer, into fields: inout HeaderFields, method: UnsafePointer<CChar>,
        target: UnsafePointer<CChar>, targetLength: Int, version: UnsafePointer<CChar>
    ) -> HeaderReader {
        var reader = HeaderReader()
        fields.removeAll()
        // Not copied, which would cost them their memory.
        swap(&reader.fields, &fields)
        let methodLength = unsafe reader.checkMethod(method)
        if reader.laysLinesOut {
            unsafe reader.expect(target, at: method + methodLength + 1)
            unsafe reader.expect(version, at: target + targetLength + 1)
            // "HTTP/1.1", which the library has seen to.
            unsafe reader.next = version + 10
        }
        unsafe withUnsafeMutablePointer(to: &reader) { reader in
            _ = unsafe MHD_get_connection_values_n(
                connection, .HEADER_KIND,
                { reader, _, name, nameLength, value, valueLength in
                    guard let name = unsafe name else { return .NO }
                    unsafe reader?.assumingMemoryBound(to: HeaderReader.self).pointee.add(
                        UnsafeBufferPointer(start: name, count: nameLength),
                        UnsafeBufferPointer(start: value, count: valueLength))
                    return .YES
                }, reader)
        }
        if reader.laysLinesOut {
            // The empty line ends the header.
            unsafe reader.expect(method + eve_header_size(connection) - 2, at: reader.next)
        }
        reader.check(isHTTP11: unsafe version[7] != CChar(bitPattern: UInt8(ascii: "0")))
        swap(&reader.fields, &fields)
        return reader
    }

    var body: Body {
        isChunked ? .chunked : length > 0 ? .length(length) : .none
    }

    /// The answer where the header is refused.
    var refusal: Response? {
        if isMalformed { return RequestFault.malformed }
        return codings > 0 && !isChunked ? RequestFault.unknownCoding : nil
    }

    private mutating func expect(_ line: UnsafePointer<CChar>, at expected: UnsafePointer<CChar>?) {
        if unsafe line != expected { isMalformed = true }
    }

    private mutating func checkMethod(_ method: UnsafePointer<CChar>) -> Int {
        var length = 0
        while unsafe method[length] != 0 {
            if unsafe !UInt8(bitPattern: method[length]).isTokenCharacter { isMalformed = true }
            length += 1
        }
        if !(1...32).contains(length) { isMalformed = true }
        return length
    }

    private mutating func add(
        _ name: UnsafeBufferPointer<CChar>, _ value: UnsafeBufferPointer<CChar>
    ) {
        if laysLinesOut {
            guard let start = name.baseAddress, let text = value.baseAddress else {
                isMalformed = true
                return
            }
            unsafe expect(start, at: next)
            unsafe next = text + value.count + 2
        }
        let name = unsafe Self.bytes(name)
        let value = unsafe Self.bytes(value)
        if unsafe !isPlain(name.span) || !value.isPlain { isMalformed = true }
        let length = unsafe value.span.endWithoutSpaces
        let text = unsafe UnsafeBufferPointer(rebasing: value[..<length])
        unsafe fields.append(name: name, value: text)
        unsafe note(name.span, text.span)
    }

    private static func bytes(_ text: UnsafeBufferPointer<CChar>) -> UnsafeBufferPointer<UInt8> {
        unsafe UnsafeRawBufferPointer(text).assumingMemoryBound(to: UInt8.self)
    }

    /// RFC 9110 5.1.
    private func isPlain(_ name: Span<UInt8>) -> Bool {
        for at in name.indices where !characters.contains(name[at]) { return false }
        return !name.isEmpty
    }

    /// Keeps what a field says of the body, and of the host.
    private mutating func note(_ name: Span<UInt8>, _ value: Span<UInt8>) {
        switch name.count {
        case 4 where name.reads("host", in: name.indices):
            hosts += 1
            if !Self.isHost(value) { isMalformed = true }
        case 14 where name.reads("content-length", in: name.indices):
            lengths += 1
            let number = Self.number(value)
            length = number ?? 0
            if number == nil { isMalformed = true }
        case 17 where name.reads("transfer-encoding", in: name.indices):
            codings += 1
            isChunked = value.reads("chunked", in: value.indices)
        default: break
        }
    }

    /// RFC 9112 3.2, 6.1 and 6.3.
    private mutating func check(isHTTP11: Bool) {
        if hosts > 1 || hosts == 0 && isHTTP11 { isMalformed = true }
        if lengths > 1 || codings > 1 || lengths + codings > 1 { isMalformed = true }
        if codings > 0, !isHTTP11 { isMalformed = true }
    }

    /// Whether the text has only characters of a host; it may be empty.
    private static func isHost(_ text: Span<UInt8>) -> Bool {
        let characters = ASCIISet.host
        for at in text.indices where !characters.contains(text[at]) { return false }
        return true
    }

    private static func number(_ text: Span<UInt8>) -> UInt64? {
        guard (1...19).contains(text.count) else { return nil }
        var value: UInt64 = 0
        for at in text.indices {
            guard let digit = text[at].digit else { return nil }
            value = value * 10 + UInt64(digit)
        }
        return value
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether a field's value may consist of these (RFC 9110 5.5): no control characters but the tab.
    fileprivate var isPlain: Bool {
        // To the end in any case: so the processor takes many at one step.
        var others: UInt8 = 0
        for at in indices {
            let byte = unsafe self[at]
            others |= (byte < 0x20 ? 1 : 0) & (byte != 0x09 ? 1 : 0) | (byte == 0x7F ? 1 : 0)
        }
        return others == 0
    }
}
