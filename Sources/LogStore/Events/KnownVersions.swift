/// What one rendition has shown, found by UID.
///
/// The rows come from SQLite in the order of their UIDs' bytes, so a search needs no table of hashes,
/// and all their bytes lie in one array, so that a row costs no memory of its own.
struct KnownVersions {
    private struct Row {
        /// The UID's first bytes as a number; random ones nearly always tell UIDs apart.
        let prefix: UInt64
        let start: Int
        let hash: Int
        let end: Int
        let version: EventVersion
    }

    private var rows: [Row] = []
    private var bytes: [UInt8] = []
    /// The latest `modified` of any.
    private var latest: Int64?

    /// Adds a row whose UID comes after all others.
    ///
    /// - Parameter fill: appends the UID and then the hash, and returns where the hash begins.
    mutating func append(_ version: EventVersion, _ fill: (inout [UInt8]) -> Int) {
        let start = bytes.count
        let hash = fill(&bytes)
        latest = max(latest ?? .min, version.modified)
        rows.append(
            Row(
                prefix: Self.prefix(bytes[start..<hash]), start: start, hash: hash,
                end: bytes.count, version: version))
    }

    /// The event's version, where this rendition showed it with this content.
    func version(of event: RenderedEvent) -> EventVersion? {
        guard let row = row(of: event.uid) else { return nil }
        return bytes[row.hash..<row.end].elementsEqual(event.hash) ? row.version : nil
    }

    /// When a change of this rendition is made that is noticed at `now`: after all that it has shown, whether in
    /// the same second or by a clock that went back. So who knows up to when it has seen everything need be told
    /// only what is later, even of an event that became another one and what it was again.
    func moment(of now: Int64) -> Int64 {
        guard let latest, latest >= now else { return now }
        return latest == .max ? latest : latest + 1
    }

    func has(_ uid: String) -> Bool { row(of: uid) != nil }

    private func row(of uid: String) -> Row? {
        let uid = uid.utf8
        let prefix = Self.prefix(uid)
        var low = 0
        var high = rows.count
        while low < high {
            let middle = (low + high) / 2
            let row = rows[middle]
            let isBefore =
                row.prefix == prefix
                ? bytes[row.start..<row.hash].lexicographicallyPrecedes(uid) : row.prefix < prefix
            if isBefore { low = middle + 1 } else { high = middle }
        }
        guard low < rows.count, rows[low].prefix == prefix,
            bytes[rows[low].start..<rows[low].hash].elementsEqual(uid)
        else { return nil }
        return rows[low]
    }

    /// The first eight bytes, with zeros behind a shorter text, which keeps the order.
    private static func prefix(_ text: some Collection<UInt8>) -> UInt64 {
        var prefix: UInt64 = 0
        var count = 0
        for byte in text {
            prefix = prefix << 8 | UInt64(byte)
            count += 1
            if count == 8 { return prefix }
        }
        return prefix << (8 * UInt64(8 - count))
    }
}
