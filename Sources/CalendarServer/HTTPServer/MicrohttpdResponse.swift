import CMicroHTTPD
import Synchronization

/// An answer as libmicrohttpd sends it, made once and sent as often as wanted.
///
/// The library counts who uses it under a lock of its own, and its bytes are those of `body`, which
/// never changes and stays for as long as this does: so any thread may use it.
@safe final class MicrohttpdResponse: WireForm, @unchecked Sendable {
    let handle: OpaquePointer
    private let body: [UInt8]

    private init(handle: OpaquePointer, body: [UInt8]) {
        unsafe self.handle = handle
        self.body = body
    }

    deinit { unsafe MHD_destroy_response(handle) }

    /// `nil` where there is no memory for it.
    static func of(_ response: Response) -> MicrohttpdResponse? {
        if let made = response.wireForm.load() {
            // Nobody else fills the slot.
            return unsafe unsafeDowncast(made, to: MicrohttpdResponse.self)
        }
        guard let made = make(response) else { return nil }
        return unsafe unsafeDowncast(
            response.wireForm.storeIfNil(made), to: MicrohttpdResponse.self)
    }

    private static func make(_ response: Response) -> MicrohttpdResponse? {
        let body = response.body
        // The elements of an array that is kept and never changed stay where they are.
        let handle = unsafe body.withUnsafeBufferPointer { bytes in
            unsafe MHD_create_response_from_buffer(
                bytes.count, UnsafeMutableRawPointer(mutating: bytes.baseAddress),
                .RESPMEM_PERSISTENT)
        }
        guard let handle = unsafe handle else { return nil }
        let made = unsafe MicrohttpdResponse(handle: handle, body: body)
        for (name, value) in response.fields where isField(name, value) {
            unsafe MHD_add_response_header(handle, name, value)
        }
        return made
    }

    /// Whether it is one line of a header and nothing else: a control character would end the line and
    /// begin another.
    private static func isField(_ name: String, _ value: String) -> Bool {
        !name.isEmpty && name.utf8.allSatisfy(\.isTokenCharacter)
            && value.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
    }
}
