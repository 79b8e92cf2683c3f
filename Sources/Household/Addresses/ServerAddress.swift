package import Messages

/// Where programs find the server.
package struct ServerAddress {
    package let url: PublicURL
    /// Whether somebody gave it, now or to the server.
    private let isNamed: Bool

    /// The address that was asked for, else the one that the server was last told, else where it last listened
    /// on this computer or would.
    ///
    /// - Parameter isOfPage: Whether a browser is to find the page there, which has a host of its own on this computer.
    package init(asked: PublicURL?, of household: Household, isOfPage: Bool = false) throws {
        if let asked {
            (url, isNamed) = (asked, true)
        } else if let named = try household.publicAddress().flatMap(PublicURL.init) {
            (url, isNamed) = (named, true)
        } else {
            url =
                isOfPage
                ? try household.pageHere() ?? .usualPage
                : try household.listeningHere() ?? .usual
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
