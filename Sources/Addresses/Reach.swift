/// The machines that can reach a host.
package enum Reach: Equatable {
    case thisMachine
    /// A home's, an office's or a virtual private network.
    case ownNetwork
    case everybody

    /// What an address in digits says of itself (RFC 6890), with or without brackets; `nil` for names.
    package init?(address: String) {
        let digits = address.drop { $0 == "[" }.prefix { $0 != "]" && $0 != "%" }
        guard let address = IPAddress(digits.utf8) else { return nil }
        let first = UInt8(truncatingIfNeeded: address.low >> 24)
        let second = UInt8(truncatingIfNeeded: address.low >> 16)
        self =
            switch (address.isIPv4, first, second) {
            case _ where address.isLoopback || address.isUnspecified: .thisMachine
            case (false, _, _):
                (0xFC...0xFE).contains(address.high >> 56) ? .ownNetwork : .everybody
            case (true, 0, _): .thisMachine
            // 100.64.0.0/10 is shared by a carrier's customers, and used by private networks too.
            case (true, 10, _), (true, 172, 16...31), (true, 192, 168), (true, 169, 254),
                (true, 100, 64...127):
                .ownNetwork
            default: .everybody
            }
    }

    /// What an address or a name tells before anybody is asked; `nil` where it tells nothing.
    package init?(host: String) {
        if let reach = Reach(address: host) {
            self = reach
        } else if host == "localhost" || host.hasSuffix(".localhost") {
            self = .thisMachine
        } else if !host.contains(".")
            || [".local", ".lan", ".home.arpa", ".internal"].contains(where: host.hasSuffix)
        {
            self = .ownNetwork
        } else {
            return nil
        }
    }
}
