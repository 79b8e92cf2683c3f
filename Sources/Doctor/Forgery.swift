import Addresses
import CommandLineInterface
import HTTPServer

/// What `doctor` pretends of itself, to see whether it is believed.
enum Forgery {
    /// Nobody has it (RFC 5737).
    static let address = "198.51.100.7"
    static let network = "198.51.100.0"

    /// Where only programs of this machine ask in the clear, they may as well be the proxy.
    static func verdict(at address: WebAddress, _ reach: Reach?) -> Checkup.Verdict {
        reach == .thisMachine && !address.isEncrypted ? .note : .wrong
    }

    static let advice =
        "let the proxy write X-Forwarded-For and X-Forwarded-Proto itself and take Forwarded away, as "
        + "docs/server.md shows; without a proxy, leave --behind-proxy out"
}

extension ProbeAnswer {
    /// What stands before our server, which says nothing of itself; `nil` where nothing does.
    var proxy: String? {
        let words = ["Server", "Via"].compactMap { self[$0]?.lowercased() }.joined(separator: " ")
        guard !words.isEmpty else { return nil }
        return ["nginx", "Caddy", "Apache"].first { words.contains($0.lowercased()) } ?? "A proxy"
    }
}
