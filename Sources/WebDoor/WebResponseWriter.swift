import CivilDate
import HTML
import HTTPServer
import Messages
import WebPages

/// Answers in bytes, with the fields that every page of ours has.
struct WebResponseWriter {
    let request: Request
    let route: WebRoute?
    var frame: PageFrame
    let isCompressed: Bool

    init(_ request: Request, _ route: WebRoute?, _ frame: PageFrame) {
        self.request = request
        self.route = route
        self.frame = frame
        isCompressed = AcceptedCodings(request.fields).wantsGzip
    }

    private var logged: Route { Route(route?.pattern ?? "*") }

    func response(_ answer: WebAnswer) -> Response { response(answer, []) }

    private func response(
        _ answer: WebAnswer, _ fields: [(name: String, value: String)]
    ) -> Response {
        switch answer {
        case .with(let more, let answer): return response(answer, fields + more)
        case .page(let page, let status, _):
            let bytes = Isolation.$isWanted.withValue(true) { frame.document(page).bytes }
            return text(status, bytes, "text/html; charset=utf-8", fields + [Self.preload])
        case .redirect(let path, _):
            return Response(
                303, fields: [(name: "Location", value: path.text)] + fields + Self.always,
                route: logged)
        case .file(let bytes, let type, let name):
            return text(
                200, bytes, type,
                [(name: "Content-Disposition", value: "attachment; filename=\"\(name)\"")]
                    + fields)
        case .picture(let bytes): return picture(bytes, fields)
        case .notFound:
            let faults = frame.language.webFaults
            return response(
                .page(
                    FaultPage(
                        title: faults.notFoundTitle, sentence: faults.notFound,
                        onward: (WebRoute.today.path, faults.goToToday)), status: 404), fields)
        }
    }

    /// What somebody sent is served as a picture and as nothing else, whatever a browser makes of it.
    private func picture(_ bytes: [UInt8], _ fields: [(name: String, value: String)]) -> Response {
        let others = Self.always.filter { $0.name != "Content-Security-Policy" }
        return Response(
            200,
            fields: [
                (name: "Content-Type", value: "image/png"),
                (name: "Content-Disposition", value: "inline; filename=\"picture.png\""),
                (name: "Content-Security-Policy", value: "default-src 'none'; sandbox"),
                (name: "Vary", value: "Cookie"),
            ] + fields + others, body: bytes, route: logged)
    }

    /// - Parameter back: The page that a form was sent from; `nil` for a way to Today.
    func fault(
        _ status: Int, _ title: String, _ sentence: String, back: WebRoute? = nil
    ) -> Response {
        let faults = frame.language.webFaults
        let onward =
            back.map { (path: $0.path, text: faults.goBack) }
            ?? (path: WebRoute.today.path, text: faults.goToToday)
        return response(
            .page(FaultPage(title: title, sentence: sentence, onward: onward), status: status),
            status == 503 ? [(name: "Retry-After", value: "5")] : [])
    }

    /// Sends a browser to the page's own host, before a cookie is set or looked up at one that others share.
    ///
    /// The status is 307: browsers keep 301 and 308 for good, and would still go there once the page is served
    /// elsewhere. What a form sends is refused and not read, as nobody has logged in at this address: what was typed
    /// is still in the browser.
    ///
    /// - Parameter home: Scheme, host and port.
    func elsewhere(_ home: String) -> Response {
        guard request.method.isRead else {
            let faults = frame.language.webFaults
            return fault(403, faults.refusedTitle, faults.moved(home), back: route?.ofItsForms)
        }
        var fields = [(name: "Location", value: home + request.target)] + Self.always
        // One of before, when the page was here, would go on being sent to other programs.
        if WebCookie.token(of: request) != nil { fields.append(WebCookie.removing) }
        return Response(307, fields: fields, route: logged)
    }

    var methodNotAllowed: Response {
        Response(
            405, fields: [(name: "Allow", value: "GET, HEAD, POST")] + Self.always, route: logged)
    }

    /// Lets a browser ask for the look of a page before it has read the page (RFC 8288; the link type `preload` of HTML).
    private static let preload = (
        name: "Link", value: "<\(Asset[.style].path.text)>; rel=preload; as=style"
    )

    private func text(
        _ status: Int, _ bytes: [UInt8], _ type: String, _ fields: [(name: String, value: String)]
    ) -> Response {
        var fields = fields + [(name: "Content-Type", value: type)] + Self.always
        fields.append((name: "Vary", value: "Accept-Encoding, Accept-Language, Cookie"))
        if isCompressed, bytes.count > 500, let smaller = Gzip.compress(bytes, .quick) {
            fields.append((name: "Content-Encoding", value: "gzip"))
            return Response(status, fields: fields, body: smaller, route: logged)
        }
        return Response(status, fields: fields, body: bytes, route: logged)
    }

    /// The policy lets nothing in that is not of this server, and no page of another be put around one of these.
    static let always: [(name: String, value: String)] =
        safety + [(name: "Cache-Control", value: "no-store")]

    static let safety: [(name: String, value: String)] = [
        (
            name: "Content-Security-Policy",
            value: """
            default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; \
            connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; \
            frame-ancestors 'none'; base-uri 'none'; require-trusted-types-for 'script'; \
            trusted-types eve
            """
        ),
        (name: "Cross-Origin-Opener-Policy", value: "same-origin"),
        (name: "Cross-Origin-Resource-Policy", value: "same-origin"),
        (
            name: "Permissions-Policy",
            value: "camera=(), geolocation=(), microphone=(), browsing-topics=()"
        ),
        // With no-referrer a browser would not tell the origin of a form either.
        (name: "Referrer-Policy", value: "same-origin"),
        (name: "X-Content-Type-Options", value: "nosniff"),
        (name: "X-Robots-Tag", value: "noindex"),
    ]
}
