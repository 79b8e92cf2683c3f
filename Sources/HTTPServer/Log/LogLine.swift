/// One answer, as a log tells of it: nothing in it was chosen by a client but its method's name among
/// the known ones, and no address is whole.
package struct LogLine: Sendable {
    package var peer: IPAddress
    package var method: Request.Method
    package var route: Route
    package var status: Int
    /// The time from the last byte of the request's header to the answer.
    package var microseconds: UInt64

    package init(
        peer: IPAddress, method: Request.Method, route: Route, status: Int,
        microseconds: UInt64
    ) {
        self.peer = peer
        self.method = method
        self.route = route
        self.status = status
        self.microseconds = microseconds
    }

    /// Adds `192.0.2.0/24 GET /feed/* 304 0.045 ms` and a line feed.
    package func append(to bytes: inout [UInt8]) {
        let network = peer.network
        network.append(to: &bytes)
        bytes += (network.isIPv4 ? "/24 " : "/48 ").utf8
        bytes += methodName.utf8
        bytes.append(UInt8(ascii: " "))
        bytes += route.name.utf8
        bytes.append(UInt8(ascii: " "))
        bytes.append(decimal: UInt64(clamping: status))
        bytes.append(UInt8(ascii: " "))
        bytes.append(decimal: microseconds / 1000)
        bytes.append(UInt8(ascii: "."))
        let thousandths = microseconds % 1000
        if thousandths < 100 { bytes.append(UInt8(ascii: "0")) }
        if thousandths < 10 { bytes.append(UInt8(ascii: "0")) }
        bytes.append(decimal: thousandths)
        bytes += " ms\n".utf8
    }

    private var methodName: String {
        if case .other = method { "OTHER" } else { method.name }
    }
}
