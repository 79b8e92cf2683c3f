import XML

/// What is wrong with a file that is damaged.
package enum Damage: Equatable, Sendable {
    case cutOff
    /// Or cut off.
    case changed
    case unpackable
    case unknownPacking
    case notXML
    /// Of XML, where none is ever expanded.
    case undefinedEntity
    case unexpectedCharacter
    case notUTF8
    case tooDeep
    /// More values, tables or files than are read of one file.
    case tooMuch
    case becameShorter
    /// SQLite's own words.
    case database(FileWords)
}

extension Damage {
    init(_ reason: XMLError.Reason) {
        self =
            switch reason {
            case .cutOff: .cutOff
            case .tooDeep: .tooDeep
            case .tagTooLong, .tooComplex: .tooMuch
            case .undefinedEntity: .undefinedEntity
            case .notWellFormed, .endOfNoOpenElement, .invalidCharacter, .documentType: .notXML
            }
    }

    init(_ reason: JSONError.Reason) {
        self =
            switch reason {
            case .endsTooSoon: .cutOff
            case .unexpectedCharacter, .badNumber, .badEscape, .textAfterEnd: .unexpectedCharacter
            case .notUTF8: .notUTF8
            case .tooDeep: .tooDeep
            case .tooManyValues, .tooLong: .tooMuch
            }
    }
}
