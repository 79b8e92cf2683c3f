package import Addresses

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
        // Room for all of it at once: it is looked for at each piece otherwise.
        bytes.append(addingCapacity: 120 + route.name.utf8.count) { line in
            let network = peer.network
            network.append(to: &line)
            line.append(network.isIPv4 ? "/24 " : "/48 ")
            line.append(methodName)
            line.append(UInt8(ascii: " "))
            line.append(route.name)
            line.append(UInt8(ascii: " "))
            line.append(decimal: UInt64(clamping: status))
            line.append(UInt8(ascii: " "))
            line.append(decimal: microseconds / 1000)
            line.append(UInt8(ascii: "."))
            line.append(decimal: microseconds % 1000, digits: 3)
            line.append(" ms\n")
        }
    }

    private var methodName: String {
        if case .other = method { "OTHER" } else { method.name }
    }
}
