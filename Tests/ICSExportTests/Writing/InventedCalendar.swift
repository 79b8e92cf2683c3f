import CalendarModel
import CivilDate
import CycleModel
import Foundation
import ICSExport
import ICalendar
import SeededRandomness
import Testing

/// Any calendar that the writer may be given, with texts that no person would think of.
struct InventedCalendar {
    let calendar: PublishedCalendar
    let zones: [ZoneHistory]

    static let zones = [
        "Europe/Amsterdam", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata",
        "Africa/Casablanca", "Etc/GMT+12", "Pacific/Apia",
    ].compactMap { id in
        (try? Data(contentsOf: URL(filePath: "/usr/share/zoneinfo/\(id)"))).flatMap {
            ZoneHistory(id: id, file: [UInt8]($0))
        }
    }

    /// - Parameter nameHasSeparators: Whether the calendar's name may have a comma or a semicolon in it,
    ///   which libical does not escape again in an X- property.
    init(_ random: inout SplitMix, nameHasSeparators: Bool = true) throws {
        zones = random.happens(40) ? [Self.zones[random.below(Self.zones.count)]] : []
        func name(_ text: String) -> String {
            nameHasSeparators ? text : text.filter { $0 != "," && $0 != ";" }
        }
        var calendar = PublishedCalendar(
            uid: UUID(&random).description, name: name(Self.text(&random)),
            summary: random.happens(50) ? name(Self.text(&random)) : nil,
            isNeutral: random.happens(30), events: [])
        let zone = zones.first?.id
        for number in 0...random.below(5) {
            calendar.events.append((try Self.event(&random, number, zone: zone), .init(&random)))
        }
        self.calendar = calendar
    }

    private static func event(
        _ random: inout SplitMix, _ number: Int, zone: String?
    ) throws -> CalendarEvent {
        let kind = EventKind.allCases[random.below(EventKind.allCases.count)]
        let identity = EventIdentity(
            kind: kind, dose: DoseIdentity(course: 1, pack: random.below(9), number: number))
        let first = Day(number: Int32(-10_000 + random.below(60_000)))
        let isTimed = random.happens(30)
        var event = try #require(SampleEvent.predictedPeriod)
        event.identity = identity
        event.uid = UUID(&random).description
        event.token = naming.token(of: identity)
        event.status = random.happens(50) ? .confirmed : .tentative
        event.days = first...(isTimed ? first : first + random.below(12))
        if isTimed {
            event.time = EventTime(
                minuteOfDay: random.below(1_440), zone: random.happens(70) ? zone : nil)
        }
        event.title = text(&random)
        event.category = event.title.filter { $0 != "," && $0 != ";" }
        event.descriptionLines = (0...random.below(4)).map { _ in text(&random) }
        event.showsKind = random.happens(70)
        event.marksFree = random.happens(20)
        let sample = try #require(event.alarms.first)
        event.alarms = (0..<random.below(3)).map { _ in alarm(&random, from: sample) }
        return event
    }

    private static let naming = EventNaming { message in
        Array((message + Array(repeating: 0, count: 32)).suffix(32))
    }

    private static func alarm(
        _ random: inout SplitMix, from sample: CalendarEvent.Alarm
    ) -> CalendarEvent.Alarm {
        let days = random.below(70) - 60
        let isWhole = random.happens(30)
        var alarm = sample
        alarm.uid = UUID(&random).description
        alarm.minutesFromStart = days * 1_440 + (isWhole ? 0 : random.below(1_440))
        alarm.action = random.happens(20) ? .audio : .display
        alarm.text = text(&random)
        return alarm
    }

    /// Of up to 200 characters, words of any length among them; never empty.
    private static func text(_ random: inout SplitMix) -> String {
        let wordy = random.happens(60)
        var text = "a"
        for _ in 0..<random.below(random.happens(20) ? 200 : 40) {
            let odd = random.happens(wordy ? 15 : 60)
            let characters = odd ? oddCharacters : ordinaryCharacters
            text.append(characters[random.below(characters.count)])
        }
        // libical would fold once more behind a separator that ends a line.
        return text + "z"
    }

    private static let ordinaryCharacters = Array("abcdefghij klmnop 0123456789 qrstuvw xyz")
    private static let oddCharacters = Array(",;:\\\"\n^é日本🩸%=<>'\u{301}👩‍👧\u{10FFFF}\u{A0}")
}

extension UUID {
    fileprivate init(_ random: inout SplitMix) {
        func byte() -> UInt8 { UInt8(random.below(256)) }
        self.init(
            uuid: (
                byte(), byte(), byte(), byte(), byte(), byte(), byte(), byte(), byte(), byte(),
                byte(), byte(), byte(), byte(), byte(), byte()
            ))
    }
}

extension EventVersion {
    fileprivate init(_ random: inout SplitMix) {
        let moment = Int64(random.below(4_000_000_000)) - (random.happens(5) ? 3_000_000_000 : 0)
        self.init(sequence: random.below(random.happens(5) ? Int(Int32.max) : 40), modified: moment)
    }
}
