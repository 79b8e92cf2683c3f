import CMicroHTTPD
import Synchronization

/// Where an answer keeps what the server made of it when it first sent it.
///
/// As `AtomicLazyReference`, which would take some hundred instructions to load.
@safe struct WireFormSlot: ~Copyable, Sendable {
    /// Of the object that is kept, which is let go of in `deinit` alone; 0 before there is one.
    private let address = Atomic<UInt>(0)

    deinit {
        if let kept = unsafe kept(address.load(ordering: .acquiring)) { unsafe kept.release() }
    }

    var value: MicrohttpdResponse? {
        unsafe kept(address.load(ordering: .acquiring))?.takeUnretainedValue()
    }

    /// What is there already, else `new`.
    func storeIfEmpty(_ new: MicrohttpdResponse) -> MicrohttpdResponse {
        let retained = unsafe Unmanaged.passRetained(new)
        let (isStored, found) = address.compareExchange(
            expected: 0, desired: UInt(bitPattern: unsafe retained.toOpaque()),
            ordering: .acquiringAndReleasing)
        guard !isStored, let earlier = unsafe kept(found) else { return new }
        unsafe retained.release()
        return unsafe earlier.takeUnretainedValue()
    }

    private func kept(_ address: UInt) -> Unmanaged<MicrohttpdResponse>? {
        unsafe UnsafeRawPointer(bitPattern: address).map { unsafe Unmanaged.fromOpaque($0) }
    }
}

/// An answer as libmicrohttpd sends it, made once and sent as often as wanted.
///
/// The library counts who uses it under a lock of its own and nothing in it changes, so any thread may use
/// it. Who still takes the answer keeps it when this goes.
@safe final class MicrohttpdResponse: @unchecked Sendable {
    /// Keeps the bytes until the library needs them no more.
    private final class Body {
        let bytes: [UInt8]
        init(_ bytes: [UInt8]) { self.bytes = bytes }
    }

    let handle: OpaquePointer

    private init(handle: OpaquePointer) {
        unsafe self.handle = handle
    }

    deinit { unsafe MHD_destroy_response(handle) }

    /// `nil` where there is no memory for it.
    static func of(_ response: Response) -> MicrohttpdResponse? {
        if let made = response.wireForm.value { return made }
        return make(response).map { response.wireForm.storeIfEmpty($0) }
    }

    private static func make(_ response: Response) -> MicrohttpdResponse? {
        let body = Body(response.body)
        let kept = unsafe Unmanaged.passRetained(body)
        // The elements of an array that is kept and never changed stay where they are.
        let handle = unsafe body.bytes.withUnsafeBufferPointer { bytes in
            unsafe MHD_create_response_from_buffer_with_free_callback_cls(
                bytes.count, UnsafeMutableRawPointer(mutating: bytes.baseAddress),
                { kept in
                    if let kept = unsafe kept { unsafe Unmanaged<Body>.fromOpaque(kept).release() }
                }, kept.toOpaque())
        }
        guard let handle = unsafe handle else {
            unsafe kept.release()
            return nil
        }
        let made = unsafe MicrohttpdResponse(handle: handle)
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
