import Secrets
package import Store

extension Person {
    /// What the person's calendars are called in addresses: the same for all passwords, and nobody can tell whose it is.
    package var accountID: String {
        guard let seed = Seed(seed) else { return "0" }
        let digits = Array("abcdefghijklmnopqrstuvwxyz234567".utf8)
        let digest = KeyedHash(seed).digest(of: "caldav account")
        return String(decoding: digest.prefix(26).map { digits[Int($0 & 31)] }, as: UTF8.self)
    }
}

extension Member {
    /// Where programs find the account below the server's address.
    package var principalPath: String { "/dav/\(person.accountID)/" }
}
