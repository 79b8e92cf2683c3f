import Synchronization

/// An answer, which can be given again and again: it never changes.
///
/// The answer to HEAD is that to GET: the server tells the length of the body and leaves the body away.
package final class Response: Sendable {
    package let status: Int
    /// All but Date, Connection and Content-Length, which the server knows.
    package let fields: [(name: String, value: String)]
    package let body: [UInt8]
    package let route: Route
    /// What the library sends for it, made when it is sent first.
    private let native = Mutex<MicrohttpdResponse?>(nil)

    package init(
        _ status: Int, fields: [(name: String, value: String)] = [], body: [UInt8] = [],
        route: Route
    ) {
        self.status = status
        self.fields = fields
        self.body = body
        self.route = route
    }

    /// What the library sends for it, to any client; `nil` where there is no memory for that.
    func forLibrary() -> MicrohttpdResponse? {
        native.withLock { native in
            if native == nil { native = MicrohttpdResponse.make(self) }
            return native
        }
    }
}
