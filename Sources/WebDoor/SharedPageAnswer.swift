import CalendarServer
import CivilDate
package import CyclePipeline
import HTML
package import HTTPServer
import Synchronization
import WebPages

/// A partner's page as its link answers, for anybody and at every address of the server.
///
/// No cookie is read or set, and nothing of a session is shown: the link alone says what is seen.
package final class SharedPageAnswer: FeedPage {
    private let calendar: SharedCalendar
    private let plain = AtomicLazyReference<Response>()
    private let compressed = AtomicLazyReference<Response>()

    package init(_ calendar: SharedCalendar) { self.calendar = calendar }

    package func answer(_ request: Request) -> Response {
        AcceptedCodings(request.fields).wantsGzip
            ? compressed.load() ?? compressed.storeIfNil(drawn(isCompressed: true))
            : plain.load() ?? plain.storeIfNil(drawn(isCompressed: false))
    }

    private func drawn(isCompressed: Bool) -> Response {
        let page = SharedPage(calendar)
        let bytes = Isolation.$isWanted.withValue(true) { page.document.bytes }
        guard isCompressed, let smaller = Gzip.compress(bytes, .quick) else {
            return Response(200, fields: Self.fields, body: bytes, route: .shared)
        }
        return Response(
            200, fields: Self.fields + [(name: "Content-Encoding", value: "gzip")], body: smaller,
            route: .shared)
    }

    /// Nothing runs there, nothing is sent from there, and no program keeps it.
    private static let fields: [(name: String, value: String)] = [
        (name: "Content-Type", value: "text/html; charset=utf-8"),
        (
            name: "Content-Security-Policy",
            value: """
            default-src 'none'; style-src 'self'; img-src 'self'; form-action 'none'; \
            frame-ancestors 'none'; base-uri 'none'
            """
        ),
        (name: "Cross-Origin-Opener-Policy", value: "same-origin"),
        (name: "Cross-Origin-Resource-Policy", value: "same-origin"),
        (
            name: "Permissions-Policy",
            value: "camera=(), geolocation=(), microphone=(), browsing-topics=()"
        ),
        (name: "Referrer-Policy", value: "no-referrer"),
        (name: "X-Content-Type-Options", value: "nosniff"),
        (name: "X-Robots-Tag", value: "noindex"),
        (name: "Cache-Control", value: "no-store"),
        (name: "Vary", value: "Accept-Encoding"),
    ]
}
