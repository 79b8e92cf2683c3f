import HTTPServer
import XML

extension CalendarRequest {
    /// RFC 3744 9.4. An account finds only its own principal.
    func answer(_ search: PrincipalSearch, on node: CalendarNode) throws -> Response {
        try requirePrincipals(node)
        let own = CalendarNode(kind: .principal, path: .principal(account.id), owner: owner)
        func isMet(_ criterion: PrincipalSearch.Criterion) -> Bool {
            let match = TextMatch(criterion.text.lowercased(), collation: .octet)
            return criterion.names.lazy.compactMap(own.element).contains {
                match.matches($0.allText.lowercased())
            }
        }
        let isFound =
            search.takesAny
            ? search.criteria.contains(where: isMet) || search.criteria.isEmpty
            : search.criteria.allSatisfy(isMet)
        var answers = CalendarAnswers(.some(search.properties), preferences, work)
        let isWhole = !isFound || answers.add(own)
        return answers.response(cutAt: isWhole ? nil : path.href)
    }

    /// RFC 3744 9.5.
    func principalSearchProperties(on node: CalendarNode) throws -> Response {
        try requirePrincipals(node)
        var description = XMLElement(.dav("description"), text: "Name")
        description.attributes = [.init(.language, "en")]
        let property = XMLElement(
            .dav("principal-search-property"),
            [XMLElement(.dav("prop"), [XMLElement(.dav("displayname"))]), description])
        return .calendars(
            200, Response.xml,
            body: XMLWriter.document(
                XMLElement(.dav("principal-search-property-set"), [property])))
    }

    private func requirePrincipals(_ node: CalendarNode) throws {
        switch node.kind {
        case .root, .principal: break
        case .home, .calendar, .object: throw Self.noSuchReport
        }
        guard try Depth(request["Depth"], orElse: .zero) == .zero else {
            throw DAVError(400, nil, "People are looked for with Depth 0.")
        }
    }
}

extension XMLElement {
    /// With that of all elements in it.
    fileprivate var allText: String {
        nodes.map { node in
            switch node {
            case .element(let element): element.allText
            case .text(let text): text
            }
        }.joined()
    }
}
