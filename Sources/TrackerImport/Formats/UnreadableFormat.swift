/// A kind of file that is known and still not read.
package enum UnreadableFormat: Equatable, Sendable, CaseIterable {
    case log28, cyclePickle, encryptedPcalendar, encryptedArchive, encryptedBackup

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
