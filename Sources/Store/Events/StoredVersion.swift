/// An event whose version is asked for: its identity and a digest of its content.
package struct RenderedEvent: Hashable, Sendable {
    package let uid: String
    package let hash: [UInt8]

    package init(uid: String, hash: [UInt8]) {
        self.uid = uid
        self.hash = hash
    }
}

/// What an event's SEQUENCE and LAST-MODIFIED say (RFC 5545, 3.8.7.4 and 3.8.7.3).
package struct StoredVersion: Hashable, Sendable {
    package let sequence: Int
    /// Seconds since 1970-01-01T00:00:00Z.
    package let modified: Int64

    package init(sequence: Int, modified: Int64) {
        self.sequence = sequence
        self.modified = modified
    }
}
