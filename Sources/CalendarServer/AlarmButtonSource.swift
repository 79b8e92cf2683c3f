import HTTPServer

/// What dismisses an alarm whose button was pressed in a message.
package protocol AlarmButtonSource: Sendable {
    /// - Parameters:
    ///   - name: Of the button.
    ///   - token: Opens one time of one alarm, by one button.
    func press(_ name: Substring, _ token: Substring, now: Int64) -> AlarmButtonAnswer
}

package enum AlarmButtonAnswer: Equatable, Sendable {
    /// It is silent, or was before.
    case done
    case unknown
    /// The store cannot be asked.
    case unavailable
}

extension Response {
    static let pressed = button(204)
    static let buttonMethods = button(200, [(name: "Allow", value: "POST, OPTIONS")])
    static let buttonMethodNotAllowed = button(405, [(name: "Allow", value: "POST, OPTIONS")])
    static let noSuchButton = button(404)
    static let buttonSendsTooMuch = button(413)
    static let buttonUnavailable = button(503, [(name: "Retry-After", value: "60")])
    static func tooManyButtons(wait seconds: Int64) -> Response {
        button(429, [(name: "Retry-After", value: String(seconds))])
    }

    /// Any page may read the answer: it says no more than the address that was asked for, and ntfy's own page shows it.
    private static func button(
        _ status: Int, _ fields: [(name: String, value: String)] = []
    ) -> Response {
        Response(
            status,
            fields: fields + [
                (name: "Access-Control-Allow-Origin", value: "*"),
                (name: "Cache-Control", value: "no-store"),
                (name: "X-Content-Type-Options", value: "nosniff"),
                (name: "Referrer-Policy", value: "no-referrer"),
            ], route: .alarmButton)
    }
}
