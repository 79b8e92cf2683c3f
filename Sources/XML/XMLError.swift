/// Why a document is not read on; says nothing of what is written there.
package struct XMLError: Error, Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
        case notWellFormed
        case cutOff
        case undefinedEntity
        case endOfNoOpenElement
        case invalidCharacter
        /// It declares a document type, with which entities begin.
        case documentType
        case tooDeep
        case tagTooLong
        /// Too many elements, too long a name, or too many namespaces at once.
        case tooComplex
    }

    package let reason: Reason
    /// The line, counted from 1.
    package let line: Int
}
