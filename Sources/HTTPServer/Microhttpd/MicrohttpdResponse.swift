import CMicroHTTPD

/// An answer as libmicrohttpd sends it, as often as wanted and by any of its threads.
///
/// The library keeps it for as long as a client takes it, also when this has gone.
@safe struct MicrohttpdResponse: ~Copyable, @unchecked Sendable {
    /// Keeps the bytes for as long as the library needs them.
    private final class Body {
        let bytes: [UInt8]
        init(_ bytes: [UInt8]) { self.bytes = bytes }
    }

    /// `nil` where there is no memory for it.
    let handle: OpaquePointer?

    init(_ fields: [(name: String, value: String)], _ body: [UInt8]) {
        let body = Body(body)
        let kept = unsafe Unmanaged.passRetained(body)
        // The elements of an array that is kept and never changed stay where they are.
        unsafe handle = body.bytes.withUnsafeBufferPointer { bytes in
            unsafe MHD_create_response_from_buffer_with_free_callback_cls(
                bytes.count, UnsafeMutableRawPointer(mutating: bytes.baseAddress),
                { kept in
                    if let kept = unsafe kept { unsafe Unmanaged<Body>.fromOpaque(kept).release() }
                }, kept.toOpaque())
        }
        guard let handle = unsafe handle else {
            unsafe kept.release()
            return
        }
        for (name, value) in fields where Self.isField(name, value) {
            unsafe MHD_add_response_header(handle, name, value)
        }
    }

    deinit {
        if let handle = unsafe handle { unsafe MHD_destroy_response(handle) }
    }

    /// Whether it is one line of a header and nothing else: a control character would end the line and
    /// begin another.
    private static func isField(_ name: String, _ value: String) -> Bool {
        !name.isEmpty && name.utf8.allSatisfy(\.isTokenCharacter)
            && value.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
    }
}
