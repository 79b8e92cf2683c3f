import CycleModel
package import Messages
package import TrackerImport

extension TrackerError {
    /// `PLACE: what is wrong`.
    package func message(in file: String, _ language: Language) -> String {
        language.importRemarks.line(place.text(in: file), words(in: language))
    }

    package func words(in language: Language) -> String {
        let messages = language.importErrors
        return switch self {
        case .notRecognized(let kind?): messages.notRecognized(kind.words(in: language))
        case .notRecognized(nil): messages.notRecognized
        case .nothingRecognized(let format, let remark?):
            messages.nothingTaken(format.name, remark.text(in: language))
        case .nothingRecognized(let format, nil): messages.nothingTaken(format.name)
        case .unreadable(let format): format.words(in: language)
        case .damaged(let damage, _): messages.damaged(damage.words(in: language))
        case .tooLarge(.file, let limit): messages.tooLarge(limit >> 20)
        case .tooLarge(.contents, let limit): messages.tooLargeContents(limit >> 20)
        case .tooLarge(.notes, let limit): messages.tooLargeNotes(limit >> 20)
        case .ambiguousDates: messages.ambiguousDates
        case .outOfMemory: messages.outOfMemory
        // Only a command line names columns, and it speaks English of what is wrong with it.
        case .missingColumn(let name): "there is no column named \"\(name)\""
        case .badColumns(let why): "--columns: \(why)"
        }
    }
}

extension UnreadableFormat {
    func words(in language: Language) -> String {
        let messages = language.importErrors
        return switch self {
        case .log28: messages.log28
        case .cyclePickle: messages.cyclePickle
        case .encryptedPcalendar: messages.encryptedPcalendar
        case .encryptedArchive: messages.encryptedArchive
        case .encryptedBackup: messages.encryptedBackup
        }
    }

    /// What to do instead.
    package func advice(in language: Language) -> String {
        let messages = language.importErrors
        return switch self {
        case .log28, .cyclePickle: messages.writeTable
        case .encryptedPcalendar: messages.saveUnencrypted
        case .encryptedArchive: messages.unpack
        case .encryptedBackup: messages.backUpUnencrypted
        }
    }
}

extension Damage {
    package func words(in language: Language) -> String {
        let messages = language.importErrors
        return switch self {
        case .cutOff: messages.cutOff
        case .changed: messages.changed
        case .unpackable: messages.unpackable
        case .unknownPacking: messages.unknownPacking
        case .notXML: messages.notXML
        case .undefinedEntity: messages.undefinedEntity
        case .unexpectedCharacter: messages.unexpectedCharacter
        case .notUTF8: messages.notUTF8
        case .tooDeep: messages.tooDeep
        case .tooMuch: messages.tooMuch
        case .becameShorter: messages.becameShorter
        case .database(let words): messages.database(words.text)
        }
    }
}

extension FileKind {
    /// Such as `a PDF document`.
    func words(in language: Language) -> String {
        let messages = language.importErrors
        return switch self {
        case .iCalendar: messages.iCalendar
        case .zip: messages.zip
        case .gzip: messages.gzip
        case .sqlite: messages.sqlite
        case .json: "JSON"
        case .xml: messages.xml
        case .pdf: messages.pdf
        case .utf16: messages.utf16
        }
    }
}
