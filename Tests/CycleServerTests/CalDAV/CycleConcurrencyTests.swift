import CalendarServer
import CivilDate
import CycleModel
import Dispatch
import Foundation
import Household
import RunningTool
import SQLStore
import SQLiteStore
import SeededRandomness
import Store
import Synchronization
import Testing

/// Several programs and the command line at once: nothing that was acknowledged is lost, and nothing is
/// changed by who did not know what was there.
@Suite struct CycleConcurrencyTests {
    /// A calendar program with its copy of the calendar.
    private struct Client {
        let password: String
        var known: [String: Shown] = [:]
        var token = ""
        /// What it put in place of what.
        var acknowledged: Set<String> = []
        /// The journal's last entry after its last change, if it has not looked since.
        private(set) var entries: Int?

        mutating func noteChange(_ desk: Desk) throws { entries = try desk.entries }

        mutating func fetch(_ desk: Desk) throws {
            entries = nil
            if let changes = try desk.changes(since: token, password) {
                for name in changes.removed { known[name] = nil }
                for resource in changes.changed { known[resource.name] = Shown(resource) }
                token = changes.token
            } else {
                token = try desk.token(password)
                known = [:]
                for event in try desk.resources(password) { known[event.name] = event }
            }
        }
    }

    private static func compact(_ day: Day) -> String { "\(day)".replacing("-", with: "") }

    private static func day(_ text: String) -> Day? {
        let digits = Array(text)
        guard digits.count == 8 else { return nil }
        return Day("\(String(digits[0..<4]))-\(String(digits[4..<6]))-\(String(digits[6..<8]))")
    }

    private func log(_ desk: Desk) throws -> DayLog {
        let store = try desk.store
        let person = try #require(try store.people().first)
        return try Household(store, zones: Serving.zones).journalState(of: person).log
    }

    @Test(arguments: (UInt64(1)...8).shared(oneIn: 4))
    func `no update is lost whatever the order`(seed: UInt64) throws {
        let desk = try Desk()
        try desk.addPassword("laptop")
        var dice = SplitMix(seed)
        var clients = [Client(password: "phone"), Client(password: "laptop")]
        for index in clients.indices { try clients[index].fetch(desk) }
        let store = try desk.store
        let person = try #require(try store.people().first)
        for round in 0..<50 {
            desk.now += Int64.random(in: 0...2, using: &dice)
            if round == 25 { try desk.restartServer() }
            let who = Int.random(in: 0...1, using: &dice)
            let before = try store.lastEntryNumber(of: person.id)
            switch Int.random(in: 0..<10, using: &dice) {
            case 0...1: try clients[who].fetch(desk)
            case 2:
                let day = Day(number: 20_777 - Int32.random(in: 0...60, using: &dice))
                let record = DayRecord(flow: Bool.random(using: &dice) ? .medium : Flow.none)
                try store.append(
                    [
                        NewEntry(
                            recorded: desk.now, origin: .commandLine,
                            body: JournalCodec.encode(
                                .days([DayLog.Entry(day: day, record: record)])))
                    ], for: person.id, expecting: nil)
            case 3:
                let uid = "foreign-\(Int.random(in: 0...3, using: &dice))"
                let text = Desk.event("Dentist \(round)", "20261201", "20261202", uid: uid)
                let tag = clients[who].known["\(uid).ics"]?.tag
                try writeForeign(text, "\(uid).ics", tag, desk, clients[who].password)
                try clients[who].noteChange(desk)
                #expect(try store.lastEntryNumber(of: person.id) == before)
            case 4: try delete(&clients[who], desk, &dice)
            case 5: try rewrite(&clients[who], round, desk, &dice)
            default: try move(&clients[who], desk, &dice)
            }
        }
        for index in clients.indices {
            let all = try desk.resources(clients[index].password)
            try clients[index].fetch(desk)
            let known = clients[index].known.values.sorted { $0.name < $1.name }
            #expect(known == all)
        }
    }

    private func writeForeign(
        _ text: String, _ name: String, _ tag: String?, _ desk: Desk, _ password: String
    ) throws {
        let current = try desk.account().resources(of: "cycle", named: [name]).first
        let problem = failure {
            let outcome = try desk.put(text, as: name, tag: tag, isNew: tag == nil, password)
            #expect(outcome.tag != nil)
        }
        if tag == current?.tag {
            #expect(problem == nil)
            let now = try desk.account().resources(of: "cycle", named: [name]).first
            #expect(now.map { String(decoding: $0.bytes, as: UTF8.self) } == text)
        } else {
            #expect(problem == .conditionFailed)
        }
    }

    /// Drags a period by some days.
    private func move(_ client: inout Client, _ desk: Desk, _ dice: inout SplitMix) throws {
        let periods = client.known.values.filter { $0("SUMMARY").hasPrefix("Period") }
            .sorted { $0.name < $1.name }
        guard let event = periods.randomElement(using: &dice), let first = Self.day(event.start),
            let after = Self.day(event("DTEND"))
        else { return }
        let shift = Bool.random(using: &dice) ? Int.random(in: 1...3, using: &dice) : -2
        let text = event.moved(
            to: Self.compact(first + shift), Self.compact(after + shift))
        let (entries, before) = (try desk.entries, try log(desk))
        let current = try desk.account(client.password)
            .resources(of: "cycle", named: [event.name]).first
        let problem = failure {
            try desk.put(text, as: event.name, tag: event.tag, client.password)
        }
        let log = try log(desk)
        guard problem == nil, client.acknowledged.insert(event.tag + text).inserted else {
            #expect(try desk.entries == entries)
            #expect(log == before)
            return
        }
        try client.noteChange(desk)
        // Who knew what was there won, and what was said is so.
        #expect(current?.tag == event.tag)
        #expect(try desk.entries <= entries + 1)
        for day in stride(from: 0, to: after - first, by: 1).map({ first + shift + $0 })
        where day <= Day(number: 20_777) {
            #expect(log[day].isPeriodDay || !event.isForecast && !before[day].isPeriodDay)
        }
        // Nobody else with the same tag has it now.
        let late = failure {
            try desk.put(event.text, as: event.name, tag: event.tag, client.password)
        }
        #expect(late == .conditionFailed)
    }

    private func delete(_ client: inout Client, _ desk: Desk, _ dice: inout SplitMix) throws {
        let names = client.known.keys.sorted()
        guard let event = names.randomElement(using: &dice).flatMap({ client.known[$0] }) else {
            return
        }
        try delete(event, &client, desk)
    }

    /// Who knew what was there, or has changed it alone since, gets it.
    @discardableResult
    private func delete(_ event: Shown, _ client: inout Client, _ desk: Desk) throws -> Bool {
        let entries = try desk.entries
        let current = try desk.account(client.password)
            .resources(of: "cycle", named: [event.name]).first
        let problem = failure { try desk.delete(event.name, tag: event.tag, client.password) }
        guard problem == nil else {
            #expect(try desk.entries == entries)
            return false
        }
        #expect(current?.tag == event.tag || client.entries == entries)
        try client.noteChange(desk)
        return true
    }

    /// Whether the entry is kept beside the cycle, as a copy is that contradicts the log.
    private func isKept(_ name: String, _ desk: Desk) throws -> Bool {
        let store = try desk.store
        let person = try #require(try store.people().first)
        let calendar = try store.cycleCalendar(of: person.id)
        return try store.object(named: name, in: calendar.id) != nil
    }

    /// Drags a logged period as calcurse does: a copy first, then the original goes.
    private func rewrite(
        _ client: inout Client, _ round: Int, _ desk: Desk, _ dice: inout SplitMix
    ) throws {
        let periods = client.known.values.filter { $0("SUMMARY") == "Period" && !$0.isForecast }
            .sorted { $0.name < $1.name }
        guard let event = periods.randomElement(using: &dice), let first = Self.day(event.start),
            let after = Self.day(event("DTEND"))
        else { return }
        let shift = Int.random(in: -3...3, using: &dice)
        let text = event.moved(to: Self.compact(first + shift), Self.compact(after + shift))
            .replacing("\r\nUID:\(event("UID"))", with: "\r\nUID:copy-\(round)")
        let before = try log(desk)
        let copy = failure { try desk.put(text, as: "copy-\(round).ics", client.password) }
        if copy == nil { try client.noteChange(desk) }
        // What it deletes now it has seen logged, here or there.
        if Int.random(in: 0..<4, using: &dice) == 0 { try desk.tool.run("log 2026-07-01 --note x") }
        let isOurs = try !isKept(event.name, desk)
        guard try delete(event, &client, desk), isOurs else { return }
        let log = try log(desk)
        for day in stride(from: 0, to: after - first, by: 1).map({ first + shift + $0 })
        where day <= Day(number: 20_777) && copy == nil {
            // What she said of a day stands, and so does a gap in the period.
            let wasGap = (first..<after).contains(day) && !before[day].isPeriodDay
            #expect(log[day].isPeriodDay || before[day].flow == Flow.none || wasGap)
        }
    }

    @Test func `of many with one tag exactly one wins`() throws {
        let desk = try Desk()
        let october = try #require(try desk.events("Period").last { !$0.isForecast })
        let accounts = try (0..<8).map { _ in try desk.account() }
        let wins = Atomic(0)
        let losses = Atomic(0)
        let before = try desk.entries
        DispatchQueue.concurrentPerform(iterations: accounts.count) { index in
            let text = october.moved(to: "2026102\(index % 4)", "20261030")
            guard let object = try? CalendarObject(Array(text.utf8)) else { return }
            do {
                _ = try accounts[index].put(
                    object, as: october.name, in: "cycle",
                    if: WriteCondition(namesState: true) { $0 == october.tag })
                wins.add(1, ordering: .relaxed)
            } catch {
                if error as? CalendarFailure == .conditionFailed {
                    losses.add(1, ordering: .relaxed)
                }
            }
        }
        // The same text twice is one program's that sends it again.
        #expect((1...2).contains(wins.load(ordering: .relaxed)))
        #expect(wins.load(ordering: .relaxed) + losses.load(ordering: .relaxed) == 8)
        #expect(try desk.entries == before + 1)
    }

    @Test func `a PUT that is sent again after its answer was lost is answered alike`() throws {
        let desk = try Desk()
        let october = try #require(try desk.events("Period").last { !$0.isForecast })
        let text = october.moved(to: "20261024", "20261029")
        let first = try desk.put(text, as: october.name, tag: october.tag)
        let entries = try desk.entries
        #expect(try desk.put(text, as: october.name, tag: october.tag) == first)
        #expect(try desk.put(text, as: october.name) == first)
        #expect(try desk.entries == entries)
        try desk.restartServer()
        #expect(
            failure { try desk.put(text, as: october.name, tag: october.tag) } == .conditionFailed)
        #expect(try desk.put(text, as: october.name) == first)
        #expect(try desk.entries == entries)
    }

    @Test func `a program's own edit contradicts no later one, also after a restart`() throws {
        let desk = try Desk()
        let october = try #require(try desk.events("Period").last { !$0.isForecast })
        try desk.put(october.moved(to: "20261024", "20261029"), as: october.name)
        try desk.restartServer()
        try desk.put(october.moved(to: "20261023", "20261028"), as: october.name)
        #expect(try desk.history.contains("2026-10-23 – 2026-10-27"))
    }

    @Test func `an edit of what was fetched before the log changed is a contradiction`() throws {
        let desk = try Desk()
        let october = try #require(try desk.events("Period").last { !$0.isForecast })
        try desk.tool.run("log 2026-10-30 --flow heavy")
        let entries = try desk.entries
        let text = october.moved(to: "20261025", "20261028")
        #expect(failure { try desk.put(text, as: october.name) } == .conditionFailed)
        #expect(failure { try desk.delete(october.name) } == .conditionFailed)
        #expect(try desk.entries == entries)
        let now = try #require(try desk.events("Period").last { !$0.isForecast })
        try desk.put(now.moved(to: "20261025", "20261028"), as: now.name)
        #expect(try desk.history.contains("2026-10-25 – 2026-10-27"))
    }

    /// A program of each kind of edit, without `If-Match`, after another one has changed the same event.
    @Test(arguments: ["move", "delete", "cancel", "observe", "remind"])
    func `what another program changed meanwhile is refused to who names no state`(
        _ edit: String
    ) throws {
        let desk = try Desk()
        try desk.addPassword("laptop")
        let isForecast = ["observe", "remind"].contains(edit)
        let title = ["observe": "Ovulation", "remind": "Fertile window"][edit] ?? "Period"
        func shown(_ password: String) throws -> Shown {
            let events = try desk.resources(password).sorted { $0.start < $1.start }
                .filter { $0("SUMMARY").hasPrefix(title) && $0.isForecast == isForecast }
            return try #require(isForecast ? events.first : events.last)
        }
        let old = try shown("laptop")
        let event = try shown("phone")
        let newer =
            switch edit {
            case "remind": event.with("TRIGGER", "PT7H")
            case "observe": event.moved(to: "20261110", "20261111")
            default: event.moved(to: "20261024", "20261030")
            }
        try desk.put(newer, as: event.name, tag: event.tag)
        let (entries, history) = (try desk.entries, try desk.history)
        let problem = failure {
            switch edit {
            case "move":
                try desk.put(old.moved(to: "20261025", "20261031"), as: old.name, "laptop")
            case "delete": try desk.delete(old.name, "laptop")
            case "cancel":
                try desk.put(old.with("STATUS", "CANCELLED"), as: old.name, "laptop")
            case "observe":
                try desk.put(old.moved(to: "20261108", "20261109"), as: old.name, "laptop")
            default:
                try desk.put(old.with("TRIGGER", "PT8H"), as: old.name, "laptop")
            }
        }
        #expect(problem == .conditionFailed)
        #expect(try desk.entries == entries)
        #expect(try desk.history == history)
        let now = try #require(try desk.events("Period", "laptop").last { !$0.isForecast })
        try desk.put(now.moved(to: "20261023", "20261030"), as: now.name, "laptop")
        #expect(try desk.history.contains("2026-10-23 – 2026-10-29"))
    }

    @Test func `a program may change once more what it changed itself, whoever wrote between`()
        throws
    {
        let desk = try Desk()
        try desk.addPassword("laptop")
        let periods = try desk.events("Period", "laptop").filter { !$0.isForecast }
        let (september, october) = (periods[1], periods[2])
        let phone = try #require(try desk.events("Period").first)
        try desk.put(phone.moved(to: "20260829", "20260904"), as: phone.name, tag: phone.tag)
        try desk.put(october.moved(to: "20261024", "20261030"), as: october.name, "laptop")
        try desk.put(october.moved(to: "20261023", "20261030"), as: october.name, "laptop")
        try desk.put(september.moved(to: "20260928", "20261002"), as: september.name, "laptop")
        #expect(
            try desk.history == """
                2026-08-29 – 2026-09-03
                2026-09-28 – 2026-10-01
                2026-10-23 – 2026-10-29

                """)
    }
}
