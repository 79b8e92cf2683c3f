import HTTPServer
import Testing

@Suite struct HTTPDateTests {
    private func seconds(_ text: String, now: Int64 = 1_800_000_000) -> Int64? {
        HTTPDate.seconds(text, now: now)
    }

    @Test(arguments: [
        "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT",
        "Sun Nov  6 08:49:37 1994", "Sun Nov 06 08:49:37 1994",
    ])
    func `all three forms are the same moment`(_ text: String) {
        #expect(seconds(text) == 784_111_777)
    }

    @Test(arguments: [
        (0, "Thu, 01 Jan 1970 00:00:00 GMT"), (951_782_400, "Tue, 29 Feb 2000 00:00:00 GMT"),
        (-1, "Wed, 31 Dec 1969 23:59:59 GMT"), (1_767_225_599, "Wed, 31 Dec 2025 23:59:59 GMT"),
        (253_402_300_799, "Fri, 31 Dec 9999 23:59:59 GMT"),
        (-62_135_596_800, "Mon, 01 Jan 0001 00:00:00 GMT"),
        (.max, "Fri, 31 Dec 9999 23:59:59 GMT"), (.min, "Mon, 01 Jan 0001 00:00:00 GMT"),
    ])
    func `a moment is written in the preferred form`(_ seconds: Int64, _ text: String) {
        #expect(HTTPDate.text(seconds) == text)
    }

    @Test func `what is written is read back`() {
        for day in stride(from: Int64(-700_000), through: 2_900_000, by: 977) {
            let seconds = day * 86_400 + (day & 0xFFFF)
            #expect(self.seconds(HTTPDate.text(seconds)) == seconds)
        }
    }

    @Test func `every weekday and month has its name in every form`() throws {
        let days = [
            "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
        ]
        for (offset, day) in days.enumerated() {
            // 2001-01-01 was a Monday.
            let expected = 978_307_200 + Int64(offset) * 86_400
            #expect(seconds("\(day), 0\(offset + 1)-Jan-01 00:00:00 GMT") == expected)
            #expect(seconds("\(day.prefix(3)) Jan  \(offset + 1) 00:00:00 2001") == expected)
        }
        let months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(separator: " ")
        let read = try months.map { try #require(seconds("Mon, 01 \($0) 2001 00:00:00 GMT")) }
        #expect(zip(read, read.dropFirst()).allSatisfy { (28...31).contains(($1 - $0) / 86_400) })
    }

    // RFC 9110 5.6.7: more than fifty years ahead is the last year with these digits.
    @Test func `a year of two digits is at most fifty years ahead`() {
        // Fri, 20 Nov 2026 00:00:00 GMT
        let now: Int64 = 1_795_132_800
        func year(_ text: String) -> Int64? {
            seconds(text, now: now).map { ($0 + 86_400 * 30) / 31_556_952 + 1970 }
        }
        #expect(year("Monday, 01-Jun-26 00:00:00 GMT") == 2026)
        #expect(year("Monday, 01-Jun-27 00:00:00 GMT") == 2027)
        #expect(year("Monday, 01-Jun-76 00:00:00 GMT") == 2076)
        #expect(year("Friday, 20-Nov-76 00:00:00 GMT") == 2076)
        #expect(year("Friday, 20-Nov-76 00:00:01 GMT") == 1976)
        #expect(year("Monday, 01-Jun-77 00:00:00 GMT") == 1977)
        #expect(year("Monday, 01-Jun-00 00:00:00 GMT") == 2000)
        // 2094 is in the century to come when it is 2050.
        #expect(
            seconds("Sunday, 06-Nov-94 08:49:37 GMT", now: 2_524_608_000) == 3939871777)
    }

    @Test(arguments: [
        "", "Sun", "Sun,", "Sun, 06 Nov 1994 08:49:37", "Sun, 06 Nov 1994 08:49:37 GMT ",
        " Sun, 06 Nov 1994 08:49:37 GMT", "sun, 06 Nov 1994 08:49:37 GMT",
        "Sun, 06 nov 1994 08:49:37 GMT", "Sun, 6 Nov 1994 08:49:37 GMT",
        "Sun, 06 Nov 94 08:49:37 GMT", "Sun, 06 Nov 1994 8:49:37 GMT",
        "Sun, 06 Nov 1994 24:00:00 GMT", "Sun, 06 Nov 1994 08:60:37 GMT",
        "Sun, 06 Nov 1994 08:49:61 GMT", "Sun, 31 Nov 1994 08:49:37 GMT",
        "Sun, 00 Nov 1994 08:49:37 GMT", "Sun, 29 Feb 1994 08:49:37 GMT",
        "Sun, 06 Nov 0000 08:49:37 GMT", "Sun, 06 Nov 1994 08:49:37 UTC",
        "Sun, 06 Nov 1994 08:49:37 +0000", "Sun, 06-Nov-1994 08:49:37 GMT",
        "Sun, 06-Nov-94 08:49:37 GMT", "Sunday, 06 Nov 1994 08:49:37 GMT",
        "Sunsday, 06-Nov-94 08:49:37 GMT", "Monsday, 06-Nov-94 08:49:37 GMT",
        "Sun Nov 6 08:49:37 1994", "Sun Nov   6 08:49:37 1994", "Sun Nov  6 08:49:37 1994 GMT",
        "Sxn, 06 Nov 1994 08:49:37 GMT", "Sun, 06 Nox 1994 08:49:37 GMT",
        "Sun, \u{660}6 Nov 1994 08:49:37 GMT", "784111777", "+un, 06 Nov 1994 08:49:37 GMT",
    ])
    func `a text that is not a date is not read as one`(_ text: String) {
        #expect(seconds(text) == nil)
    }

    @Test func `a leap second is a moment`() {
        #expect(seconds("Sat, 31 Dec 2016 23:59:60 GMT") == 1_483_228_800)
    }
}
