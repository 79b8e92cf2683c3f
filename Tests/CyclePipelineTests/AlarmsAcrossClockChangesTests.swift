import AlarmClock
import CivilDate
import CycleAlarms
import CycleModel
import CyclePipeline
import Foundation
import ICalendar
import SeededRandomness
import Testing

/// Own alarms around the nights in which clocks change: from a time on the wall to the second of each ring.
@Suite(.serialized) struct AlarmsAcrossClockChangesTests {
    /// Germany's hour, New York's, and the half hour of Lord Howe, whose summer is in January.
    static let zones = ["Europe/Berlin", "America/New_York", "Australia/Lord_Howe"]

    /// A zone as the tool reads it, and as Foundation does.
    struct Place {
        let person: PersonState
        let judge: TimeZone
        /// The moments of 2026 and 2027 at which its clock changes.
        let changes: [Int64]

        init(_ name: String) throws {
            let file = Array(try Data(contentsOf: URL(filePath: "/usr/share/zoneinfo/\(name)")))
            let history = try #require(ZoneHistory(id: name, file: file))
            let database = ZoneDatabase(
                system: LocalTime(in: history), systemName: { name }
            ) { $0 == name ? history : nil }
            let zone = try #require(TimeZone(identifier: name))
            judge = zone
            // 1 January of 2026.
            var moment = Date(timeIntervalSince1970: 1_767_225_600)
            changes = (0..<4).compactMap { _ in
                zone.nextDaylightSavingTimeTransition(after: moment).map {
                    moment = $0
                    return Int64($0.timeIntervalSince1970)
                }
            }
            person = PersonState(
                JournalState(), naming: SamplePerson.naming,
                moment: Moment(startOf: Day(number: 20_454)), zones: database)
            try #require(changes.count == 4)
        }

        private func offset(_ moment: Int64) -> Int64 {
            Int64(judge.secondsFromGMT(for: Date(timeIntervalSince1970: Double(moment))))
        }

        /// RFC 5545 3.3.5: the first of two, and by the offset before a gap where there is none.
        func moment(_ day: Day, _ minute: Int) -> Int64 {
            let wall = Int64(day.number) * 86_400 + Int64(60 * minute)
            let offsets = [offset(wall - 86_400), offset(wall + 86_400)]
            let moments = offsets.map { wall - $0 }
            let right = zip(moments, offsets).filter { offset($0) == $1 }.map(\.0)
            return right.min() ?? moments[0]
        }
    }

    @Test(arguments: zones) func `each minute of the nights is the second that it ought to be`(
        _ zone: String
    ) throws {
        let place = try Place(zone)
        var (skipped, shifted) = (0, 0)
        for change in place.changes {
            let first = place.person.time.day(at: change) - 1
            for day in first...first + 2 {
                for minute in 0..<1_440 {
                    let moment = place.person.time.moment(of: day, second: 60 * minute)
                    #expect(moment == place.moment(day, minute))
                    let back = place.person.time.dayAndMinute(at: moment)
                    if back.minuteOfDay != minute { skipped += 1 }
                    shifted += 1
                }
            }
        }
        // Two springs have a gap: of an hour, or of half an hour.
        #expect(skipped == (zone.hasSuffix("Howe") ? 60 : 120))
        #expect(shifted == 4 * 3 * 1_440)
    }

    /// What rings, and when, and how strongly.
    private struct Ring: Hashable, Comparable {
        let moment: Int64
        let title: String
        let level: Int

        static func < (a: Ring, b: Ring) -> Bool {
            (a.moment, a.title, a.level) < (b.moment, b.title, b.level)
        }
    }

    private func randomAlarm(
        _ number: Int, around night: Day, _ random: inout SplitMix
    ) -> OwnAlarm {
        let leads = [60, 300, 1_800, 3_600, 5_400, 36_000, 86_400, 129_600]
        var days = OwnAlarm.Days.on(night + random.below(3) - 1)
        if random.happens(60) {
            let weekdays = Set((1...7).filter { _ in random.happens(60) })
            days = .weekly(weekdays.isEmpty ? [7] : weekdays, from: night - random.below(30))
        }
        // Most of them in the hours in which clocks change.
        let minute = random.happens(80) ? random.below(240) : random.below(1_440)
        let lead = leads[random.below(leads.count)]
        return OwnAlarm(
            uid: "\(number)", title: "\(number)", minuteOfDay: minute, days: days,
            ladder: Ladder(
                lead: lead, last: 60 * random.below(min(61, lead / 60 + 1)),
                after: 60 * random.below(31)),
            writesLadder: random.happens(30),
            skipped: random.happens(20) ? [night + random.below(2)] : [])
    }

    /// All rings of an alarm by its own words, the earliest of those of one moment alone.
    private func expected(
        _ alarm: OwnAlarm, _ place: Place, in span: Range<Int64>, _ first: Day
    ) -> Set<Ring> {
        var rings: Set<Ring> = []
        for day in first...first + 9 where !alarm.skipped.contains(day) {
            switch alarm.days {
            case .on(let only): if only != day { continue }
            case .weekly(let weekdays, let start):
                guard weekdays.contains(day.weekday), day >= start else { continue }
            }
            let (due, ladder) = (place.moment(day, alarm.minuteOfDay), alarm.ladder)
            let rungs = ladder.rungs
            for (index, rung) in rungs.enumerated() {
                let level = rungs.count > 5 ? index + 6 - rungs.count : index + 1
                rings.insert(
                    Ring(moment: due - Int64(rung), title: alarm.title, level: max(1, level)))
            }
            let last = due - Int64(min(ladder.lead, ladder.last))
            for moment in stride(from: last, to: due + Int64(ladder.after), by: 60) {
                rings.insert(Ring(moment: moment, title: alarm.title, level: 5))
            }
        }
        return rings.filter { span.contains($0.moment) }
    }

    @Test(arguments: zones) func `every rung of random alarms rings at its second, once`(
        _ zone: String
    ) throws {
        let place = try Place(zone)
        var random = SplitMix(UInt64(zone.utf8.count))
        for number in 0..<400 {
            let night = place.person.time.day(at: place.changes[random.below(4)])
            let alarms = (0..<1 + random.below(2)).map {
                randomAlarm(2 * number + $0, around: night, &random)
            }
            let entries = try alarms.map { alarm in
                try #require(
                    StoredEntry(
                        calendar: OwnAlarm.calendar, name: "\(alarm.uid).ics",
                        bytes: alarm.object(at: 0)))
            }
            let start = place.person.time.moment(of: night - 2, second: 0)
            let span = start..<start + 4 * 86_400
            let schedule = AlarmSchedule(of: place.person, entries, in: span)
            let found = rings(of: schedule, in: span)
            let wanted = alarms.reduce(into: Set<Ring>()) {
                $0.formUnion(expected($1, place, in: span, night - 4))
            }
            #expect(Set(found).count == found.count, "number \(number) rings twice")
            guard Set(found) != wanted else { continue }
            let missing = wanted.subtracting(found).min()
            let wrong = Set(found).subtracting(wanted).min()
            Issue.record(
                """
                number \(number): \(alarms); missing \(String(describing: missing)), wrong \
                \(String(describing: wrong))
                """)
            return
        }
    }

    /// Lives through a span: looks when it is asked to, and remembers what rang.
    private func rings(of schedule: AlarmSchedule, in span: Range<Int64>) -> [Ring] {
        let instances = schedule.alarms.map(\.instance)
        let titles = Dictionary(
            schedule.alarms.map { ($0.instance.id, $0.title) }, uniquingKeysWith: { $1 })
        var marks: [AlarmInstance.ID: AlarmMark] = [:]
        var now = span.lowerBound - 1
        // What rang before is no concern of these.
        for instance in instances { marks[instance.id] = AlarmMark(rung: now) }
        var rings: [Ring] = []
        while let next = AlarmClock.read(instances, marks, now: now).next,
            next < span.upperBound
        {
            now = next
            for (instance, ring) in AlarmClock.read(instances, marks, now: now).ringing
            where ring.isNew {
                rings.append(
                    Ring(
                        moment: ring.since, title: titles[instance.id] ?? "",
                        level: ring.level.number))
                marks[instance.id] = AlarmMark(rung: now)
            }
        }
        return rings
    }
}
