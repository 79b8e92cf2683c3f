/// Why a body is no XML document that is read here.
package struct XMLFailure: Error, Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
        /// Not well-formed, or not with its namespaces.
        case notWellFormed
        /// It declares a document type, with which entities begin.
        case documentType
        case tooLarge
        case tooDeep
        /// Too many elements, too long a tag or a name, or too many namespaces at once.
        case tooComplex
    }

    package let reason: Reason
    /// From 1.
    package let line: Int

    package init(_ reason: Reason, line: Int) {
        self.reason = reason
        self.line = line
    }
}

extension XMLFailure: CustomStringConvertible {
    /// Says nothing of what is written there.
    package var description: String {
        let why =
            switch reason {
            case .notWellFormed: "this is not well-formed XML"
            case .documentType: "a document type is not accepted"
            case .tooLarge: "this is larger than \(XMLTreeReader.largestDocument) bytes"
            case .tooDeep:
                "elements are nested more than \(XMLTreeReader.deepestNesting) deep"
            case .tooComplex: "this has too many elements, or too long a tag"
            }
        return "\(line): \(why)"
    }
}
