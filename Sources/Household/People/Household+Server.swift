import Store

/// What is kept of the server of a store, for `feed add`, `web open` and `doctor`.
extension Household {
    /// Where it last listened.
    package func listenAddress() throws -> String? { try store.serverSetting("listen") }

    /// Where others were told to find it.
    package func publicAddress() throws -> String? { try store.serverSetting("public-url") }

    /// Where it last listened, if that is on this computer.
    package func listeningHere() throws -> PublicURL? {
        let listening = try listenAddress().flatMap(PublicURL.init)
        return listening.flatMap { $0.isLoopback ? $0 : nil }
    }

    /// Where this computer's browsers last found the page: at a host of its own, else where it listened.
    package func pageHere() throws -> PublicURL? {
        try store.serverSetting("page").flatMap(PublicURL.init) ?? listeningHere()
    }

    /// - Parameters:
    ///   - listen: Where it listens now; `nil` leaves what is known.
    ///   - page: Where this computer's browsers find the page now, if it has a host of its own or one that was chosen.
    ///   - publicURL: Where others are told to find it; `nil` leaves what is known.
    package func rememberServer(listen: String?, page: String?, publicURL: PublicURL?) throws {
        for (name, value) in [
            ("listen", listen), ("page", page ?? ""), ("public-url", publicURL?.text),
        ] {
            guard let value, try store.serverSetting(name) != value else { continue }
            try store.setServerSetting(name, to: value)
        }
    }
}
