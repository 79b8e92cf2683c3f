/// Compares what somebody sent with a secret, in the same time wherever they differ.
package enum SecretComparison {
    package static func areEqual(_ first: String, _ second: String) -> Bool {
        Sodium.areEqual(Array(first.utf8), Array(second.utf8))
    }
}
