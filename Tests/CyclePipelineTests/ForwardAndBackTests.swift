import CalendarModel
import CivilDate
import CycleModel
import CyclePipeline
import Messages
import Testing

/// The two arrows, without a store, a clock or a file.
@Suite struct ForwardAndBackTests {
    /// Three periods of five days, the last on 25 October, looked at on 20 November.
    private func person() throws -> PersonState {
        let last = try #require(Day("2026-10-25"))
        let log = DayLog(
            periodDays: [last - 56, last - 28, last].flatMap { start in
                (0..<5).map { start + $0 }
            })
        return PersonState(
            log: log, naming: SamplePerson.naming, day: try #require(Day("2026-11-20")),
            zones: SamplePerson.zones)
    }

    private func bytes(_ snapshot: CalendarSnapshot) -> [UInt8] {
        Forward.bytes(
            snapshot,
            versions: snapshot.events.map { _ in EventVersion(sequence: 0, modified: 1) })
    }

    @Test func `what comes back as it went out changes nothing`() throws {
        let person = try person()
        let snapshot = Forward.snapshot(of: person, CalendarOptions(), as: "file")
        let returned = try Back.read(bytes(snapshot), for: person)
        let plan = Back.plan(returned, against: [snapshot], on: person)
        #expect(plan.change == nil && plan.canBeApplied)
        #expect(plan.plans.first?.unchanged == snapshot.events.count)
    }

    @Test func `a forecast dragged to yesterday is a period that started`() throws {
        let person = try person()
        let snapshot = Forward.snapshot(of: person, CalendarOptions(), as: "file")
        let forecast = try #require(snapshot.forecast.periods.first)
        let start = "\(forecast.days.lowerBound)".replacing("-", with: "")
        let text = String(decoding: bytes(snapshot), as: UTF8.self)
            .replacing("DTSTART;VALUE=DATE:\(start)", with: "DTSTART;VALUE=DATE:20261119")
        let returned = try Back.read(Array(text.utf8), for: person)
        let plan = Back.plan(returned, against: [snapshot], on: person)
        guard case .days(let days)? = plan.change else {
            Issue.record("not a change of days")
            return
        }
        #expect(days.first?.day == Day("2026-11-19"))
        #expect(person.with(plan.log).cycles.last?.start == Day("2026-11-19"))
    }

    /// The text of a calendar in which one event is another one.
    private func bytes(
        _ snapshot: CalendarSnapshot, _ uid: String, _ edit: (String) -> String
    ) -> [UInt8] {
        let text = String(decoding: bytes(snapshot), as: UTF8.self)
        let parts = text.split(separator: "BEGIN:VEVENT").map(String.init)
        return Array(
            parts.map { $0.contains(uid) ? edit($0) : $0 }.joined(separator: "BEGIN:VEVENT").utf8)
    }

    @Test
    func `an ovulation by signs is noticed where it is moved to, and stays where it is deleted`()
        throws
    {
        let person = try person()
        let start = try #require(Day("2026-10-25"))
        for isConfirmed in [true, false] {
            var log = person.log
            if isConfirmed {
                for number in 8...18 {
                    log[start + number].temperature = Temperature(
                        centidegrees: number < 15 ? 3630 : 3670)
                }
            } else {
                log[start + 13].lh = .positive
            }
            let person = person.with(log)
            let snapshot = Forward.snapshot(of: person, CalendarOptions(), as: "file")
            let event = try #require(
                snapshot.events.first {
                    $0.identity.kind == .ovulation && $0.days.lowerBound < person.today
                })
            #expect((event.status == .confirmed) == isConfirmed)
            let day = event.days.lowerBound
            func stamp(_ day: Day) -> String { "\(day)".replacing("-", with: "") }
            let moved = bytes(snapshot, event.uid) {
                $0.replacing("DATE:\(stamp(day + 1))", with: "DATE:\(stamp(day + 2))")
                    .replacing("DATE:\(stamp(day))", with: "DATE:\(stamp(day + 1))")
            }
            let plan = Back.plan(try Back.read(moved, for: person), against: [snapshot], on: person)
            guard case .days(let days)? = plan.change else {
                Issue.record("not a change of days")
                return
            }
            #expect(days.map(\.day) == [day + 1])
            #expect(days.first?.record.ovulationObserved == true)
            #expect(days.first?.record.temperature == log[day + 1].temperature)

            let status = isConfirmed ? "STATUS:CONFIRMED" : "STATUS:TENTATIVE"
            let deleted = bytes(snapshot, event.uid) {
                $0.replacing(status, with: "STATUS:CANCELLED")
            }
            let kept = Back.plan(
                try Back.read(deleted, for: person), against: [snapshot], on: person)
            #expect(kept.change == nil)
            let refusals = Language.english.refusals
            let signs = [isConfirmed ? "temperature" : "LH test"]
            #expect(kept.plans.first?.ignored.map(\.why) == [refusals.ovulationBySigns(signs)])
        }
    }

    @Test func `the reasons of a plan and the names in it are in the person's language`() throws {
        var person = try person()
        person.language = .pseudo
        let snapshot = Forward.snapshot(of: person, CalendarOptions(), as: "file")
        let text = String(decoding: bytes(snapshot), as: UTF8.self)
            .replacing("DTEND;VALUE=DATE:20261030", with: "DTEND;VALUE=DATE:20261029")
            .replacing("SUMMARY:Ovulation", with: "SUMMARY:Egg")
        let returned = try Back.read(Array(text.utf8), for: person)
        let plan = try #require(Back.plan(returned, against: [snapshot], on: person).plans.first)
        let edits = Language.pseudo.edits
        #expect(plan.reported.map(\.why) == [edits.shortened])
        #expect(plan.reported.map(\.name) == [Language.pseudo.titles.period])
        let ignored = Language.pseudo.refusals.ignoredChange(of: "SUMMARY")
        #expect(!plan.ignored.isEmpty && plan.ignored.allSatisfy { $0.why == ignored })
    }

    @Test func `expected days of a running period are read and planned as what they are`() throws {
        let today = SamplePerson.today
        let starts = [0, 28, 56].map { today - 85 + $0 }
        let days = [today - 1, today].map { SamplePerson.entry($0) { $0.flow = .medium } }
        let person = SamplePerson.state([SamplePerson.periods(starts), .days(days)])
        let snapshot = Forward.snapshot(of: person, CalendarOptions(), as: "file")
        let event = try #require(snapshot.events.last { $0.status == .confirmed })
        #expect(event.days == (today - 1)...(today + 3))
        let text = String(decoding: bytes(snapshot), as: UTF8.self)
        let same = try Back.read(Array(text.utf8), for: person)
        #expect(Back.plan(same, against: [snapshot], on: person).change == nil)
        #expect(Back.plan(same, against: [snapshot], on: person.on(today + 1)).change == nil)
        let end = "\(event.days.upperBound + 1)".replacing("-", with: "")
        let shorter = try Back.read(
            Array(
                text.replacing(
                    "DTEND;VALUE=DATE:\(end)",
                    with: "DTEND;VALUE=DATE:\(today + 1)".replacing("-", with: "")
                ).utf8), for: person)
        let plan = Back.plan(shorter, against: [snapshot], on: person)
        #expect(plan.changes.map(\.day) == [today])
        #expect(plan.log[today].periodEnded && plan.log[today].flow == .medium)
        let ended = person.with(plan.log)
        #expect(ended.cycles.map(\.periodLength) == [5, 5, 5, 2])
        #expect(ended.forecast(months: 1).runningPeriod == nil)
        let after = Forward.snapshot(of: ended, CalendarOptions(), as: "file")
        #expect(after.events.last { $0.status == .confirmed }?.days == (today - 1)...today)
        #expect(Back.plan(shorter, against: [snapshot], on: person.on(today + 7)).change == nil)
    }

    @Test func `a log without a memory is held against what it could have become`() throws {
        let person = try person()
        let snapshot = Forward.snapshot(of: person, CalendarOptions(), as: "file")
        let returned = try Back.read(bytes(snapshot), for: person)
        let history = ServedHistory(conceivableAs: returned, for: person)
        let plan = Back.plan(returned, against: history, on: person)
        #expect(plan.change == nil)
        #expect(plan.plans.first?.matched == snapshot.events.count)
        #expect(plan.plans.first?.proposedDeletions.isEmpty == true)
    }

    @Test
    func `a calendar of before midnight is as new as the one after, until something is logged`()
        throws
    {
        let today = SamplePerson.today
        let journal = [[-56, -28], [-1]].enumerated().map { index, starts in
            JournalChange(
                number: Int64(index + 1),
                content: SamplePerson.periods(starts.map { today + $0 }))
        }
        let person = SamplePerson.state(journal.map(\.content))
        let options = CalendarOptions()
        let returned = try Back.read(
            bytes(Forward.snapshot(of: person, options, as: "file")), for: person)
        let records = [(2, today), (2, today - 1), (1, today - 2), (1, today - 3)].map {
            ServedHistory.Record(name: "file", entry: $0, day: $1, options: "\(options)")
        }
        let history = ServedHistory(
            of: returned, among: records, isWhole: false, isKnown: { _ in false }, for: person,
            changes: { journal })
        #expect(history.map(\.isLatest) == [true, true, false, false])
    }

    /// With a pill at a time of day, so that every part of an event is there.
    @Test(
        arguments: ["", "titles neutral", "for outlook", "for apple", "language de", "cheerful"])
    func `what was served has the same contents when it comes back`(_ choice: String) throws {
        let plain = try person()
        var circumstances = Circumstances()
        try circumstances.contraception.add(
            Contraceptive(text: "pill 21+7"), on: SamplePerson.today - 10, minuteOfDay: 21 * 60)
        let person = plain.with(plain.log, circumstances)
        var options = CalendarOptions()
        options.include = CalendarOptions.Content.allCases
        switch choice {
        case "titles neutral": options.titles = .neutral
        case "for outlook": options.client = .outlook
        case "for apple": options.client = .apple
        case "language de": options.language = .german
        case "cheerful": options.hasAlarms = false
        default: break
        }
        let snapshot = Forward.snapshot(of: person, options, as: "file")
        #expect(snapshot.events.contains { $0.time != nil })
        let returned = try Back.read(bytes(snapshot), for: person)
        let contents = try #require(CalendarContents.bytes(of: returned))
        #expect(contents == CalendarContents.bytes(of: snapshot.events))
        var turned = returned
        turned.events.reverse()
        #expect(CalendarContents.bytes(of: turned) == contents)
        // Each kind of edit is another calendar.
        let edits: [(inout ReturnedEvent) -> Void] = [
            { $0.days = ($0.days.lowerBound + 1)...($0.days.upperBound + 1) },
            { $0.status = $0.status == .confirmed ? .tentative : .confirmed },
            { $0.status = .cancelled }, { $0.alarms.append(7) }, { $0.title += "x" },
            { $0.description = ($0.description ?? "") + "\nmine" },
            { $0.minuteOfDay = ($0.minuteOfDay ?? 0) + 1 }, { $0.additions = ["LOCATION"] },
            { $0.gaps = [$0.days.lowerBound] }, { $0.repetition = .endless },
            { $0.tokens = [] },
        ]
        for (index, edit) in edits.enumerated() {
            var edited = returned
            edit(&edited.events[0])
            #expect(CalendarContents.bytes(of: edited) != contents, "edit \(index)")
        }
        var shorter = returned
        shorter.events.removeLast()
        #expect(CalendarContents.bytes(of: shorter) != contents)
    }

    @Test func `only as much of the history is computed as is needed`() throws {
        let person = try person()
        let snapshot = Forward.snapshot(of: person, CalendarOptions(), as: "file")
        let returned = try Back.read(bytes(snapshot), for: person)
        var computed = 0
        let history = (0..<10).lazy.map { _ in
            computed += 1
            return snapshot
        }
        _ = Back.plan(returned, against: history, on: person)
        #expect(computed == 1)
    }
}
