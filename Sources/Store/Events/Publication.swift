/// What `publish` found out about the bytes of a feed.
package struct Publication: Hashable, Sendable {
    /// The digest as the caller computed it.
    package let digest: [UInt8]
    /// When the bytes last became others than before, in seconds since 1970-01-01T00:00:00Z.
    package let modified: Int64
    /// Whether the store remembers all of it. Where not (it is read-only, locked for too long or its
    /// disk is full), the same will be computed again, with later stamps.
    package let isKept: Bool

    package init(digest: [UInt8], modified: Int64, isKept: Bool) {
        self.digest = digest
        self.modified = modified
        self.isKept = isKept
    }
}

/// The versions of a calendar's events, in the order in which they were asked for.
package struct PublishedVersions: Hashable, Sendable {
    package let versions: [StoredVersion]
    /// The same as a `Publication`'s.
    package let isKept: Bool

    package init(versions: [StoredVersion], isKept: Bool) {
        self.versions = versions
        self.isKept = isKept
    }
}
