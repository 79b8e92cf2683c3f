import Store

/// What is remembered of an event in one rendition.
struct VersionRow: Equatable {
    let hash: [UInt8]
    let version: StoredVersion
    /// Whether the rendition has been given out without the event since.
    var isGone = false
}

extension StoredVersion {
    /// The version of an event that is new to a rendition or has changed there.
    ///
    /// A rendition (a feed, an exported file with its options) shows its readers one content per
    /// event, yet a reader may move to another rendition. So a number stands for one content across
    /// all of them: content that another rendition shows under its highest number keeps it, any other
    /// gets a number that no rendition has shown.
    ///
    /// - Parameters:
    ///   - known: whether the rendition has shown the event before, with other content.
    ///   - highest: the row with the highest sequence over all renditions.
    ///   - latest: the latest `modified` over all renditions.
    static func next(
        hash: [UInt8], known: Bool, highest: VersionRow?, latest: Int64, now: Int64
    ) -> StoredVersion {
        guard let highest else { return StoredVersion(sequence: 0, modified: now) }
        if !known && highest.hash == hash { return highest.version }
        // A clock that went back must not let an event look older than what it replaces.
        let (later, overflow) = latest.addingReportingOverflow(1)
        return StoredVersion(
            sequence: min(highest.version.sequence, Int(Int32.max) - 1) + 1,
            modified: max(now, overflow ? latest : later))
    }

    /// When a change of a rendition is made that is noticed at `now`: after all that it has shown, whether in
    /// the same second or by a clock that went back. So who knows up to when it has seen everything need be told
    /// only what is later, even of an event that became another one and what it was again.
    ///
    /// - Parameter latest: The latest `modified` that the rendition has shown; `nil` where it has shown nothing.
    static func moment(of now: Int64, after latest: Int64?) -> Int64 {
        guard let latest, latest >= now else { return now }
        return latest == .max ? latest : latest + 1
    }
}
