package import Addresses
import CivilDate

/// An address that a server listens on: `127.0.0.1:8765`, `[::1]:8765`, `localhost:8765`.
///
/// Port 0 lets the system choose one. Other names than `localhost` are not looked up: which of a
/// machine's addresses a name means can change, and a server should not follow it.
package struct ListenAddress: Hashable, Sendable {
    package var host: IPAddress
    package var port: UInt16

    package init(host: IPAddress, port: UInt16) {
        self.host = host
        self.port = port
    }

    /// A port alone is one of this machine's own address.
    package init?(_ text: String) {
        let bytes = text.utf8
        if let port = Self.port(bytes[...]) {
            self.init(host: .loopback, port: port)
            return
        }
        guard let colon = bytes.lastIndex(of: UInt8(ascii: ":")) else { return nil }
        guard let port = Self.port(bytes[bytes.index(after: colon)...]) else { return nil }
        let name = bytes[..<colon]
        if name.first == UInt8(ascii: "["), name.last == UInt8(ascii: "]") {
            guard let host = IPAddress(name.dropFirst().dropLast()), !host.isIPv4 else {
                return nil
            }
            self.init(host: host, port: port)
        } else if name.elementsEqual("localhost".utf8) {
            self.init(host: .loopback, port: port)
        } else {
            guard let host = IPAddress(name), host.isIPv4 else { return nil }
            self.init(host: host, port: port)
        }
    }

    private static func port(_ text: Substring.UTF8View) -> UInt16? {
        guard (1...5).contains(text.count) else { return nil }
        var value = 0
        for byte in text {
            guard byte.isASCIIDigit else { return nil }
            value = value * 10 + Int(byte - UInt8(ascii: "0"))
        }
        return UInt16(exactly: value)
    }
}

extension ListenAddress: CustomStringConvertible {
    package var description: String {
        host.isIPv4 ? "\(host):\(port)" : "[\(host)]:\(port)"
    }
}
