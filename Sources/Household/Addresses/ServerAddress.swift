package import Messages

/// Where programs find the server.
package struct ServerAddress {
    package let url: PublicURL
    /// Whether somebody gave it, now or to the server.
    private let isNamed: Bool

    /// The address that was asked for, else the one that the server was last told, else where it last listened
    /// on this computer or would.
    package init(asked: PublicURL?, of household: Household) throws {
        if let asked {
            (url, isNamed) = (asked, true)
        } else if let named = try household.publicAddress().flatMap(PublicURL.init) {
            (url, isNamed) = (named, true)
        } else {
            let listening = try household.listenAddress().flatMap(PublicURL.init)
            url = listening.flatMap { $0.isLoopback ? $0 : nil } ?? .usual
            isNamed = false
        }
    }

    /// What the person should know of an address that others may not find.
    ///
    /// - Parameter inTheClear: What is said where others find it without https.
    package func caution(inTheClear: String, _ messages: AccessMessages) -> String? {
        guard isNamed else { return messages.onlyHere }
        return url.isEncrypted || url.isLoopback ? nil : inTheClear
    }
}
