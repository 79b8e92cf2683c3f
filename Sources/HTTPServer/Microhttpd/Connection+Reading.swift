import CMicroHTTPD
import Glibc

/// What the library's thread does with the request of a connection.
extension Connection {
    func noteTarget(_ target: UnsafePointer<CChar>) {
        let length = unsafe strlen(target)
        let bytes = unsafe UnsafeRawBufferPointer(start: target, count: length)
        unsafe self.target = (target, length)
        // A URI consists of visible ASCII characters (RFC 3986 2).
        isTargetPlain = unsafe bytes.allSatisfy { $0 > 0x20 && $0 < 0x7F }
        // Copied, as the library takes a query apart in place.
        unsafe request.target = String(decoding: bytes, as: UTF8.self)
    }

    func readHeader(
        _ handle: OpaquePointer, method: UnsafePointer<CChar>, version: UnsafePointer<CChar>
    ) -> HeaderReader {
        let start = unsafe target.start ?? method
        let header = unsafe HeaderReader.read(
            handle, into: &request.fields, method: method, target: start,
            targetLength: target.length, version: version)
        request.method = Request.Method(unsafe String(cString: method))
        request.peer = peer
        return header
    }

    func take(_ piece: UnsafeRawBufferPointer) {
        guard !isBodyTooLong else {
            overread += piece.count
            return
        }
        if piece.count > bodyLimit - request.body.count {
            isBodyTooLong = true
            request.body = []
        } else {
            unsafe request.body.append(contentsOf: piece)
        }
    }

    /// Has the library end the connection after this answer, and say so, as if the client had asked for it.
    func close(_ handle: OpaquePointer) {
        let name: StaticString = "Connection"
        let value: StaticString = "close"
        unsafe MHD_set_connection_value(
            handle, .HEADER_KIND,
            UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self),
            UnsafeRawPointer(value.utf8Start).assumingMemoryBound(to: CChar.self))
    }
}
