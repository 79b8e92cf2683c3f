/// What is answered to a request whose form is wrong, whatever it asks for.
///
/// Two programs that read such a request differently can be played off against each other, as when one
/// reads as a body what the other reads as the next request; so it is refused, and its connection ends.
enum RequestFault {
    /// Not what RFC 9112 says a request looks like.
    static let malformed = closing(400, "The request is malformed.")
    /// A body in a coding that is not read here (RFC 9112 6.1).
    static let unknownCoding = closing(501, "Transfer-Encoding can only be chunked.")
    static let bodyTooLong = closing(413, "That is more than can be taken.")
    /// All that may be held of bodies is held.
    static let busy = closing(
        503, "Too much is being sent at the moment. Try again later.",
        [(name: "Retry-After", value: "10")])
    /// All that may be held of answers is held.
    static func tooMuchUnread(_ route: Route) -> Response {
        closing(
            503, "Too many answers wait to be read at the moment. Try again later.",
            [(name: "Retry-After", value: "10")], route)
    }
    /// A proxy asks for more at one time on behalf of one address than that address may.
    static let tooMany = closing(
        429, "Too much is being asked from this address at the moment. Try again later.",
        [(name: "Retry-After", value: "10")])

    private static func closing(
        _ status: Int, _ sentence: String, _ fields: [(name: String, value: String)] = [],
        _ route: Route = .unknown
    ) -> Response {
        Response(
            status,
            fields: [
                (name: "Connection", value: "close"),
                (name: "Content-Type", value: "text/plain; charset=utf-8"),
                (name: "Cache-Control", value: "no-store"),
            ] + fields,
            body: Array((sentence + "\n").utf8), route: route)
    }
}
