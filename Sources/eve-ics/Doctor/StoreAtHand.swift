import Addresses
import Household
import Secrets

/// The store that there may be here, which knows whether a feed or a password is its own.
struct StoreAtHand {
    let household: Household?

    /// The feed that an address opens.
    func feed(at address: WebAddress) -> Access? {
        let name = address.path.split(separator: "/").last ?? ""
        guard address.isFeed, name.hasSuffix(".ics"),
            let token = SecretToken(name.dropLast(4), for: .feed)
        else { return nil }
        return try? household?.access(openedBy: token)
    }

    func has(_ token: SecretToken) -> Bool {
        (try? household?.access(openedBy: token)) != nil
    }
}

/// What the person typed in to sign in with.
struct TypedPassword {
    let token: SecretToken
    /// Whether the store at hand has the password, so that a server that refuses it has not seen it.
    let isKnown: Bool
}
