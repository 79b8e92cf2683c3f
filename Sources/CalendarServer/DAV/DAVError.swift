package import XML

/// A request that cannot be carried out as it stands.
package struct DAVError: Error, Hashable, Sendable {
    package let status: Int
    package let condition: DAVCondition?
    /// What is wrong with it; says nothing of what the request holds.
    package let why: String

    /// - Parameter status: Where a condition is named, most often 403: the same request fails again.
    package init(_ status: Int, _ condition: DAVCondition?, _ why: String) {
        self.status = status
        self.condition = condition
        self.why = why
    }

    /// The whole body of an answer; some programs show the sentence.
    package var document: [UInt8] {
        var error = XMLElement(.dav("error"), condition.map { [$0.element] } ?? [])
        error.nodes.append(.element(XMLElement(.dav("responsedescription"), text: why)))
        return XMLWriter.document(error)
    }

    static func malformed(_ why: String) -> DAVError { DAVError(400, nil, why) }
}

extension XMLElement {
    /// The outermost element of a request's body; `nil` where the body is empty.
    package static func body(_ bytes: [UInt8]) throws -> XMLElement? {
        guard !bytes.isEmpty else { return nil }
        do {
            return try XMLTreeReader.read(bytes)
        } catch let error as XMLFailure {
            throw DAVError(error.reason == .tooLarge ? 413 : 400, nil, "body:\(error)")
        }
    }
}
