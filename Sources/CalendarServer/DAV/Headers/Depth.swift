/// How far below a collection a request reaches (RFC 4918 10.2).
package enum Depth: String, Sendable {
    case zero = "0"
    case one = "1"
    case infinity

    /// - Parameter field: The value of the field, or `nil` where it was not sent.
    /// - Parameter usual: What then holds: infinity for PROPFIND (9.1), 0 for REPORT (RFC 3253 3.6).
    package init(_ field: String?, orElse usual: Depth) throws {
        guard let field else {
            self = usual
            return
        }
        guard let depth = Depth(rawValue: field.lowercased()) else {
            throw DAVError.malformed("Depth is none of 0, 1 and infinity")
        }
        self = depth
    }
}
