import CalendarModel
import CivilDate

/// Points in time as curl prints them of certificates, and servers write them into Date fields.
package enum WrittenTime {
    /// Seconds since 1970; reads `Dec 21 19:35:22 2026 GMT` (OpenSSL), `2026-12-21 19:35:22 GMT` (GnuTLS)
    /// and `Mon, 21 Dec 2026 19:35:22 GMT` (RFC 9110 5.6.7).
    package static func seconds(_ text: Substring) -> Int64? {
        var words = text.split(separator: " ")
        if words.first?.last == "," { words.removeFirst() }
        guard let clock = words.firstIndex(where: { $0.contains(":") }) else { return nil }
        let time = words.remove(at: clock).split(separator: ":").compactMap { Int64($0) }
        guard time.count == 3, let day = day(words.filter { $0 != "GMT" }) else { return nil }
        return Int64(day.number) * 86_400 + time[0] * 3600 + time[1] * 60 + time[2]
    }

    private static func day(_ words: [Substring]) -> Day? {
        if words.count == 1 { return Day(String(words[0])) }
        guard words.count == 3, let year = Int(words[2]) else { return nil }
        let monthFirst = words[0].first?.isLetter == true
        let (name, date) = monthFirst ? (words[0], words[1]) : (words[1], words[0])
        guard let month = Day.monthAbbreviations.firstIndex(of: String(name)), let date = Int(date)
        else {
            return nil
        }
        return Day(year: year, month: month + 1, day: date)
    }
}
