import CycleServer
import LogStore
import Secrets

/// The store that there may be here, which knows whether a feed or a password is its own.
struct StoreAtHand {
    let path: String?

    private var store: LogStore? {
        path.flatMap { try? LogStore.open($0, mode: .readOnly) }
    }

    /// The feed that an address opens.
    func feed(at address: WebAddress) -> Feed? {
        let name = address.path.split(separator: "/").last ?? ""
        guard address.isFeed, name.hasSuffix(".ics"),
            let token = SecretToken(name.dropLast(4), for: .feed), let store,
            let feed = try? store.feed(selector: token.selector),
            token.opens(feed.hash, of: try? store.person(feed.person))
        else { return nil }
        return feed
    }

    func has(_ token: SecretToken) -> Bool {
        guard let store, let password = try? store.appPassword(selector: token.selector) else {
            return false
        }
        return token.opens(password.hash, of: try? store.person(password.person))
    }
}

/// What the person typed in to sign in with.
struct TypedPassword {
    let token: SecretToken
    /// Whether the store at hand has the password, so that a server that refuses it has not seen it.
    let isKnown: Bool
}
