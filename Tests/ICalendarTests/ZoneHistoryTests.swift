import CivilDate
import Foundation
import ICalendar
import Testing

/// The files of the tz database, held against what the C library reads in them.
@Suite struct ZoneHistoryTests {
    private func history(_ id: String) throws -> ZoneHistory {
        let file = try Data(contentsOf: URL(filePath: "/usr/share/zoneinfo/\(id)"))
        return try #require(ZoneHistory(id: id, file: [UInt8](file)))
    }

    /// `zdump` of the C library reads the same files: each second before a change of the clock, and after it.
    @Test(arguments: [
        "Europe/Amsterdam", "America/New_York", "Australia/Lord_Howe", "Pacific/Apia",
        "Africa/Casablanca", "America/Sao_Paulo", "Asia/Kolkata", "Etc/GMT+5", "Europe/Dublin",
    ])
    func `a zone's clock is as far from UTC as the C library says`(_ id: String) throws {
        let history = try history(id)
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/zdump")
        process.arguments = ["-v", id]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(
            decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        let months = "JanFebMarAprMayJunJulAugSepOctNovDec"
        var moments = 0
        for line in text.split(separator: "\n") {
            // Zone, weekday, month, day, time, year, UT, …, gmtoff=N.
            let words = line.split(separator: " ").map(String.init)
            guard words.count > 8, words[6] == "UT", let year = Int(words[5]), year > 1800,
                let offset = Int(try #require(words.last).dropFirst("gmtoff=".count)),
                let place = months.range(of: words[2]), let number = Int(words[3])
            else { continue }
            let month = months.distance(from: months.startIndex, to: place.lowerBound) / 3 + 1
            let clock = words[4].split(separator: ":").compactMap { Int64($0) }
            let day = try #require(Day(year: year, month: month, day: number))
            let second = clock.reduce(0) { $0 * 60 + $1 }
            #expect(history.offset(at: Int64(day.number) * 86_400 + second) == offset, "\(line)")
            moments += 1
        }
        #expect(moments > 0 || id.hasPrefix("Etc/"))
    }

    @Test func `the rule of a zone goes on when its table has ended`() throws {
        for (id, day, offset) in [
            ("Europe/Amsterdam", "2090-07-01", 7_200), ("Europe/Amsterdam", "2090-12-01", 3_600),
            ("Australia/Lord_Howe", "2090-07-01", 37_800), ("Europe/Dublin", "2090-01-01", 0),
            ("Australia/Lord_Howe", "2090-01-01", 39_600), ("Asia/Kolkata", "2090-01-01", 19_800),
        ] {
            let seconds = Int64(try #require(Day(day)).number) * 86_400
            #expect(try history(id).offset(at: seconds) == offset, "\(id) \(day)")
        }
    }
}
