package import XML

/// Many answers in one: the body of a 207 (RFC 4918 13), written as they come, and no longer than it may be.
package struct Multistatus {
    package struct Response: Sendable {
        package var href: String
        package var content: Content
        package var condition: DAVCondition?
        package var explanation: String?

        package init(
            _ href: Href, _ content: Content, condition: DAVCondition? = nil,
            explanation: String? = nil
        ) {
            self.init(named: href.path, content, condition: condition, explanation: explanation)
        }

        /// - Parameter href: As a client named it, which need be no path.
        package init(
            named href: String, _ content: Content, condition: DAVCondition? = nil,
            explanation: String? = nil
        ) {
            self.href = href
            self.content = content
            self.condition = condition
            self.explanation = explanation
        }
    }

    package enum Content: Sendable {
        /// Of the resource as a whole, such as 404 for one that is gone.
        case status(Int)
        case properties([Property])
    }

    /// A property with its outcome.
    package struct Property: Sendable {
        package var element: XMLElement
        package var status: Int
        package var condition: DAVCondition?

        package init(_ element: XMLElement, _ status: Int = 200, condition: DAVCondition? = nil) {
            self.element = element
            self.status = status
            self.condition = condition
        }
    }

    /// Bytes; a calendar may hold more, which is told in pieces.
    package static let most = 16 << 20

    private var writer = XMLWriter()
    private let limit: Int

    package init(limit: Int = Self.most) {
        self.limit = limit
        writer.begin(.dav("multistatus"))
    }

    /// Adds one answer where there is room for it.
    ///
    /// - Parameter content: Writes what stands beside its href.
    /// - Returns: Whether there was; where not, nothing is written.
    package mutating func add(
        _ href: String, _ content: (inout XMLWriter) -> Void
    ) -> Bool {
        let start = writer.bytes.count
        write(href, content)
        guard writer.bytes.count <= limit else {
            writer.removeAll(after: start)
            return false
        }
        return true
    }

    package mutating func add(_ response: Response, isMinimal: Bool = false) -> Bool {
        add(response.href) { response.writeContent(to: &$0, isMinimal: isMinimal) }
    }

    /// Says that there is more than was told (RFC 6578 3.6, and as RFC 6352 8.6.2 has it); there is always room
    /// for that.
    package mutating func cut(at href: Href) {
        write(href.path) { writer in
            writer.status(507)
            writer.conclude(.matchesWithinLimits, nil)
        }
    }

    private mutating func write(_ href: String, _ content: (inout XMLWriter) -> Void) {
        writer.element(.dav("response")) { writer in
            writer.element(.dav("href"), text: href)
            content(&writer)
        }
    }

    /// - Parameter syncToken: RFC 6578 6.4.
    package consuming func document(syncToken: String? = nil) -> [UInt8] {
        if let syncToken { writer.element(.dav("sync-token"), text: syncToken) }
        writer.end()
        return writer.bytes
    }
}

extension Multistatus.Response {
    /// The outcome for the properties of a new collection, as the answer to MKCOL says it (RFC 5689 5.2).
    package func document(root: XMLName) -> [UInt8] {
        var writer = XMLWriter()
        writer.element(root) { writeContent(to: &$0, isMinimal: false) }
        return writer.bytes
    }

    /// - Parameter isMinimal: Leaves out properties that are not there, as `Prefer: return=minimal` asks
    ///   (RFC 8144 2.1).
    fileprivate func writeContent(to writer: inout XMLWriter, isMinimal: Bool) {
        switch content {
        case .status(let status): writer.status(status)
        case .properties(let properties):
            for group in Self.groups(properties, isMinimal: isMinimal) {
                writer.properties(group.status, group.condition) { writer in
                    for element in group.elements { writer.write(element) }
                }
            }
        }
        writer.conclude(condition, explanation)
    }

    private struct Group {
        var status: Int
        var condition: DAVCondition?
        var elements: [XMLElement]
    }

    /// By status, lowest first; never none, for a response must have one (RFC 4918 14.24).
    private static func groups(_ properties: [Multistatus.Property], isMinimal: Bool) -> [Group] {
        var groups: [Group] = []
        for property in properties where !isMinimal || property.status != 404 {
            let index = groups.firstIndex {
                $0.status == property.status && $0.condition == property.condition
            }
            if let index {
                groups[index].elements.append(property.element)
            } else {
                groups.append(
                    Group(
                        status: property.status, condition: property.condition,
                        elements: [property.element]))
            }
        }
        if groups.isEmpty { return [Group(status: 200, condition: nil, elements: [])] }
        return groups.sorted { $0.status < $1.status }
    }
}

extension XMLWriter {
    /// Properties of one status.
    mutating func properties(
        _ status: Int, _ condition: DAVCondition? = nil, _ content: (inout XMLWriter) -> Void
    ) {
        element(.dav("propstat")) { writer in
            writer.element(.dav("prop"), [], content)
            writer.status(status)
            writer.conclude(condition, nil)
        }
    }

    mutating func status(_ status: Int) {
        element(.dav("status")) { writer in
            writer.text("HTTP/1.1 ")
            writer.text(Self.codeAndReason(status))
        }
    }

    fileprivate mutating func conclude(_ condition: DAVCondition?, _ explanation: String?) {
        if let condition { element(.dav("error")) { $0.write(condition.element) } }
        if let explanation { element(.dav("responsedescription"), text: explanation) }
    }

    /// RFC 9112 4.
    private static func codeAndReason(_ status: Int) -> String {
        switch status {
        case 200: "200 OK"
        case 201: "201 Created"
        case 204: "204 No Content"
        case 401: "401 Unauthorized"
        case 403: "403 Forbidden"
        case 404: "404 Not Found"
        case 409: "409 Conflict"
        case 412: "412 Precondition Failed"
        case 424: "424 Failed Dependency"
        case 507: "507 Insufficient Storage"
        default: "\(status) Status"
        }
    }
}
