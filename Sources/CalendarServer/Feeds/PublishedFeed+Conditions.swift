import CivilDate
import HTTPServer

extension PublishedFeed {
    /// The answer to GET and HEAD: 200 or 304, whatever else is asked for.
    ///
    /// What a client has already is the representation that is selected for it, compressed or not. If-Match,
    /// If-Unmodified-Since and Range are passed over: other answers make some programs drop a subscription.
    func answer(_ request: Request) -> Response {
        var hasTags = false
        for list in FieldLines(request.fields, "If-None-Match") {
            // What nearly every request carries, and nothing needs to be read of it.
            if list == plain.tag { return plain.unchanged }
            if let compressed, list == compressed.tag { return compressed.unchanged }
            hasTags = true
            switch EntityTag.match(list, self.tags, by: .weak) {
            case .tag(0)?: return plain.unchanged
            case .tag?: return compressed?.unchanged ?? plain.unchanged
            case .any?: return unchanged(request)
            case EntityTag.Match.none?, nil: break
            }
        }
        if !hasTags, let date = request.soleDate("If-Modified-Since"), modified <= date {
            return unchanged(request)
        }
        guard let compressed, wantsGzip(request) else { return plain.whole }
        return compressed.whole ?? plain.whole
    }

    private func unchanged(_ request: Request) -> Response {
        guard let compressed, wantsGzip(request) else { return plain.unchanged }
        return compressed.unchanged
    }

    private func wantsGzip(_ request: Request) -> Bool {
        guard AcceptedCodings(request.fields).wantsGzip else { return false }
        for name in FieldLines(request.fields, "User-Agent") {
            if UserAgent.isOutlook(name) { return false }
        }
        return true
    }

    /// The tags of what the feed is now.
    var tags: [String] { [plain.tag] + (compressed.map { [$0.tag] } ?? []) }

    /// Why a calendar that comes with such fields is not taken (RFC 9110 13.2.2, RFC 4918 10.4), or `nil`.
    ///
    /// If-Match asks for the tag of what the feed is now (RFC 9110 13.1.1), If for a tag "associated with"
    /// it (RFC 4918 10.4.4): there one that it had will do. Nothing is overwritten by that, as a calendar is
    /// held against what its sender had, and Thunderbird, which sends If, drops an edit that is answered 412.
    func refusalToPut(_ request: Request) -> Response? {
        if request["Content-Range"] != nil { return .partialPut }
        if let coding = request["Content-Encoding"], coding.lowercased() != "identity" {
            return .codedPut
        }
        if let type = request["Content-Type"], !MediaType.isCalendar(type) { return .wrongType }
        if let list = request["If-Match"] {
            guard EntityTag.ifMatch(list, tags) else { return .preconditionFailed }
        } else if let date = request.soleDate("If-Unmodified-Since"), modified > date,
            // Nobody knows when what a clock wrote that was ahead was modified (RFC 9110 13.1.4).
            StoredTime.known(modified, at: request.now) != nil
        {
            return .preconditionFailed
        }
        if let list = request["If-None-Match"], !EntityTag.ifNoneMatch(list, tags) {
            return .preconditionFailed
        }
        guard let condition = request["If"] else { return nil }
        guard let header = try? IfHeader(condition) else { return .malformedCondition }
        let holds = header.holds(tags: tags, earlier: earlierTags, target: request.target)
        return holds ? nil : .preconditionFailed
    }
}
