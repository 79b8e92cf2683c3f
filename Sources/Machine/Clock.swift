import CTimers
import CivilDate
import CommandLineInterface
package import CyclePipeline
import Glibc
import HTTPServer
import ICalendar
import Synchronization

/// The only place where the program reads the time and the system's zones.
package enum Clock {
    package static func now() -> Now { .second(seconds) }

    package static var seconds: Int64 {
        #if DEBUG
            if let test = TestClock.current { return test.seconds }
        #endif
        return Int64(time(nil))
    }

    /// Milliseconds on a clock that nobody sets, or on the one that a test sets.
    @Sendable package static func milliseconds() -> UInt64 {
        #if DEBUG
            if let test = TestClock.current { return UInt64(test.seconds) * 1_000 }
        #endif
        return MonotonicClock.milliseconds()
    }

    /// The same in seconds.
    package static var uptime: Int64 { Int64(milliseconds() / 1_000) }

    /// Whether a test sets the clock: then no timer of the system follows it.
    package static var isTest: Bool {
        #if DEBUG
            return TestClock.current != nil
        #else
            return false
        #endif
    }

    /// For how many milliseconds a loop sleeps that wants to sleep for so many: it has to see that a test set the clock.
    package static func sleep(_ milliseconds: Int) -> Int {
        isTest ? min(milliseconds, 10) : milliseconds
    }

    /// A loop has done all that there is to do at this second, and now waits; a test waits for that.
    package static func rest(at seconds: Int64) {
        #if DEBUG
            TestClock.current?.rest(at: seconds)
        #endif
    }

    /// People who chose no zone live by `TZ`, else by the system's zone.
    package static let zones = ZoneDatabase(
        system: LocalTime { systemOffset(at: $0) }, systemName: { systemZone },
        zone: { knownZone($0) })

    /// The name of the zone that people live by who chose none; `nil` where the system does not say.
    package static var systemZone: String? {
        if let name = Environment["TZ"], !name.isEmpty {
            return zones.zone(name.first == ":" ? String(name.dropFirst()) : name)?.id
        }
        var path = [CChar](repeating: 0, count: Int(PATH_MAX))
        guard unsafe realpath("/etc/localtime", &path) != nil else { return nil }
        let bytes = path.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
        let file = String(decoding: bytes, as: UTF8.self)
        return file.firstRange(of: "/zoneinfo/").flatMap {
            zones.zone(String(file[$0.upperBound...]))?.id
        }
    }

    /// Threads ask at the same time, so the environment, which all of them share, is left as it is.
    private static func systemOffset(at seconds: Int64) -> Int {
        var when = time_t(seconds)
        var local = unsafe tm()
        tzset()
        unsafe localtime_r(&when, &local)
        return unsafe local.tm_gmtoff
    }

    /// The zones of all places in tzdata's table, and UTC; none where the system has no table.
    package static var zoneNames: [String] {
        guard let table = try? InputFile("/usr/share/zoneinfo/zone.tab").readAll(limit: 1 << 20)
        else { return [] }
        let names = table.split(separator: UInt8(ascii: "\n")).compactMap { line -> String? in
            let fields = line.split(separator: UInt8(ascii: "\t"))
            guard fields.count >= 3, line.first != UInt8(ascii: "#") else { return nil }
            return String(decoding: fields[2], as: UTF8.self)
        }
        return names.sorted() + ["UTC"]
    }

    /// Those that were asked for before: a process that stays up asks often, and zones are few.
    private static let known = Mutex<[String: ZoneHistory]>([:])

    /// `nil` for a name that tzdata does not have; an unknown name in `TZ` would silently mean UTC.
    private static func knownZone(_ id: String) -> ZoneHistory? {
        if let known = known.withLock({ $0[id] }) { return known }
        let isPlain = id.utf8.allSatisfy { byte in
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
                || byte.isASCIIDigit
                || "/_+-".utf8.contains(byte)
        }
        // No empty step, so none at the beginning that would lead out of the folder; no ".." as there is no dot.
        let steps = id.split(separator: "/", omittingEmptySubsequences: false)
        // Beside the zones lie tables in text, which are no history of any.
        guard isPlain, !steps.contains(""),
            let file = try? InputFile("/usr/share/zoneinfo/\(id)").readAll(limit: 1 << 20),
            let history = ZoneHistory(id: id, file: file)
        else { return nil }
        known.withLock { $0[id] = history }
        return history
    }
}
