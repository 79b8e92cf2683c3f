import Store

/// What is kept of the server of a store, for `feed add` and `doctor`.
extension Household {
    /// Where it last listened.
    package func listenAddress() throws -> String? { try store.serverSetting("listen") }

    /// Where others were told to find it.
    package func publicAddress() throws -> String? { try store.serverSetting("public-url") }

    /// - Parameters:
    ///   - listen: Where it listens now; `nil` leaves what is known.
    ///   - publicURL: Where others are told to find it; `nil` leaves what is known.
    package func rememberServer(listen: String?, publicURL: PublicURL?) throws {
        for (name, value) in [("listen", listen), ("public-url", publicURL?.text)] {
            guard let value, try store.serverSetting(name) != value else { continue }
            try store.setServerSetting(name, to: value)
        }
    }
}
