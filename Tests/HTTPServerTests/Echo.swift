import HTTPServer

/// What it was asked, in the words of the request.
func echo(_ request: Request) -> Response {
    let fields = request.fields.map { "\($0.name)=\($0.value)" }.joined(separator: ",")
    let text = "\(request.method) \(request.target) [\(fields)] \(request.body.count) bytes"
    return Response(200, body: Array(text.utf8), route: .feed)
}

extension Route {
    static let feed = Route("/feed/*")
    static let health = Route("/healthz")
}
