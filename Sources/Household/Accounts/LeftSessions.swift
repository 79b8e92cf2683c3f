import Secrets
import Synchronization

/// Sessions that somebody has left while the store could not be written: they open nothing, and end in the store as
/// soon as it can.
final class LeftSessions: Sendable {
    private let tokens = Mutex<Set<SecretToken>>([])
    /// Who leaves more is at it for its own sake, and the first ones have been told to their browsers anyhow.
    private static let most = 10_000

    func insert(_ token: SecretToken) {
        tokens.withLock { tokens in
            if tokens.count >= Self.most, let one = tokens.first { tokens.remove(one) }
            tokens.insert(token)
        }
    }

    func remove(_ token: SecretToken) { tokens.withLock { _ = $0.remove(token) } }

    var all: Set<SecretToken> { tokens.withLock { $0 } }

    func contains(_ token: SecretToken) -> Bool { tokens.withLock { $0.contains(token) } }
}
