package import Addresses
package import Household
package import Secrets

/// The store that there may be here, which knows whether a feed or a password is its own.
package struct StoreAtHand {
    let household: Household?

    package init(household: Household?) {
        self.household = household
    }

    /// The feed that an address opens.
    package func feed(at address: WebAddress) -> Access? {
        let name = address.path.split(separator: "/").last ?? ""
        guard address.isFeed, name.hasSuffix(".ics"),
            let token = SecretToken(name.dropLast(4), for: .feed)
        else { return nil }
        return try? household?.access(openedBy: token)
    }

    package func has(_ token: SecretToken) -> Bool {
        (try? household?.access(openedBy: token)) != nil
    }
}

/// What the person typed in to sign in with.
package struct TypedPassword {
    let token: SecretToken
    /// Whether the store at hand has the password, so that a server that refuses it has not seen it.
    let isKnown: Bool

    package init(token: SecretToken, isKnown: Bool) {
        self.token = token
        self.isKnown = isKnown
    }
}
