/// Why a server does not start, or does not take a new certificate.
package struct HTTPServerError: Error, Equatable {
    package enum Reason: Equatable, Sendable {
        /// Another program listens there, or this one already does.
        case addressInUse
        /// A port below 1024, or what else needs more rights.
        case notPermitted
        /// The machine has no such address.
        case addressNotAvailable
        case notAListeningSocket
        case badCertificate
        case badKey
        case keyOfAnotherCertificate
        case system
    }

    package let reason: Reason
    /// The address or the certificate's part that it is about.
    package let place: String
    /// What the system or a library says.
    package let said: String

    init(_ reason: Reason, place: String, said: String) {
        self.reason = reason
        self.place = place
        self.said = said
    }
}

extension HTTPServerError: CustomStringConvertible {
    package var description: String {
        let what =
            switch reason {
            case .addressInUse: "another program listens there"
            case .notPermitted: "listening there is not permitted"
            case .addressNotAvailable: "this machine has no such address"
            case .notAListeningSocket: "this is no listening socket"
            case .badCertificate: "this is no certificate in PEM form"
            case .badKey: "this is no private key in PEM form"
            case .keyOfAnotherCertificate: "the key does not belong to the certificate"
            case .system: "it cannot be set up"
            }
        return said.isEmpty ? "\(place): \(what)" : "\(place): \(what) (\(said))"
    }
}
