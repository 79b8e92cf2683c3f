/// A kind of file that is known and still not read, with what to do instead.
package enum UnreadableFormat: Equatable, Sendable, CaseIterable {
    case log28, cyclePickle, encryptedPcalendar, encryptedArchive, encryptedBackup

    package var description: String {
        switch self {
        case .log28: "this is a backup of Log28, a Realm database, which is not read here"
        case .cyclePickle:
            "this is a Python pickle, as cycle keeps in ~/.cycle; loading one can run a program"
        case .encryptedPcalendar: "this pcalendar file is encrypted"
        case .encryptedArchive: "this archive is locked with a password"
        case .encryptedBackup:
            "this is no text and no known kind of file; it may be an encrypted backup, "
                + "such as Mooneva's .enc or one of cycle's in ~/.cycle"
        }
    }

    package var advice: String {
        switch self {
        case .log28, .cyclePickle:
            "write its periods into a table with the columns start and end, and import that"
        case .encryptedPcalendar: "save it in pcalendar without a password, and import that"
        case .encryptedArchive: "unpack it with its password, and import the files in it"
        case .encryptedBackup:
            "make a backup without a password in that app, or write its periods into a table with "
                + "the columns start and end, and import that"
        }
    }

    /// Recognizes what is known and not read by what every such file begins with.
    init?(head: [UInt8]) {
        let pickles = ["(dp0", "(lp0", "(dp1", "(lp1"]
        // Two references of eight bytes, then Realm's own mark.
        if head.count >= 24, head[16..<20].elementsEqual("T-DB".utf8) {
            self = .log28
        } else if head.count > 2, head[0] == 0x80, (2...5).contains(head[1]) {
            self = .cyclePickle
        } else if pickles.contains(where: { head.starts(with: $0.utf8) }) {
            self = .cyclePickle
        } else if UnreadableFormat.looksEncrypted(head) {
            self = .encryptedBackup
        } else {
            return nil
        }
    }

    /// XML encryption's root, which pcalendar writes when a password is set.
    init?(xmlRoot root: String) {
        guard root == "EncryptedData" || root.hasSuffix(":EncryptedData") else { return nil }
        self = .encryptedPcalendar
    }

    /// Bytes of any value, as a cipher leaves them: a third of them are no ASCII, and a twentieth no text.
    private static func looksEncrypted(_ head: [UInt8]) -> Bool {
        let sample = head.prefix(1024)
        guard sample.count >= 45, (try? UTF8Span(validating: sample.span)) == nil else {
            return false
        }
        let high = sample.count { $0 >= 0x80 }
        let controls = sample.count { $0 < 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
        return high * 3 > sample.count && controls * 20 > sample.count
    }
}
