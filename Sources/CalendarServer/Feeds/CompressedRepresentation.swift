import HTTPServer
import Synchronization

/// A feed as gzip, compressed when it is first asked for.
final class CompressedRepresentation: Sendable {
    let tag: String
    let unchanged: Response
    private let bytes: [UInt8]
    private let modified: Int64
    private let kept = AtomicLazyReference<Response>()

    init(_ bytes: [UInt8], tag: String, modified: Int64) {
        self.bytes = bytes
        self.tag = tag
        self.modified = modified
        self.unchanged = Representation.unchanged(tag: tag)
    }

    /// What was made so far.
    var made: Response? { kept.load() }

    /// `nil` where there is no memory for it. Two threads that come first may both compress; one result stays.
    var whole: Response? {
        if let made { return made }
        guard let smaller = Gzip.compress(bytes) else { return nil }
        return kept.storeIfNil(
            Representation(smaller, tag: tag, modified: modified, isCompressed: true).whole)
    }
}
