import CalendarModel
import CivilDate
import CycleModel
import Glibc
import ICSExport
import SQLiteStore
import Secrets
import Store

/// first-render STORE DAY ROUNDS [pills]: what each step of a feed's first answer after a change takes, in a
/// process that stays up. It logs a symptom of DAY, in turns there and gone, in the store's first person's
/// journal.
@main
enum FirstRender {
    static func main() throws {
        let words = CommandLine.arguments
        guard words.count >= 4, let day = Day(utf8: words[2].utf8), let rounds = Int(words[3])
        else { exit(2) }
        let includesPills = words.count > 4
        let store = try SQLiteStore.open(words[1])
        guard let person = try store.people().first, let seed = Seed(person.seed) else { exit(3) }
        let feed =
            try store.grants(.feed, of: person.id).first
            ?? store.addGrant(
                .feed, named: "bench", for: person.id, selector: "bench", hash: [], contents: "",
                isReadOnly: true, created: 0, expires: nil)
        var options = PublishingOptions(since: day.advanced(byMonths: -6))
        if !includesPills { options.kinds.removeAll { $0.isDose } }
        let last = day.advanced(byMonths: 12)
        let hash = KeyedHash(seed)
        let naming = EventNaming { hash.digest(of: $0) }
        var times = Times()
        var count = 0
        var size = 0
        for round in 0..<rounds {
            var record = DayRecord()
            record.symptoms = round.isMultiple(of: 2) ? ["cramps"] : []
            record.flow = round.isMultiple(of: 2) ? .light : nil
            let change = JournalChange.Content.days([DayLog.Entry(day: day, record: record)])
            let body = JournalCodec.encode(change)
            times.start()
            try store.append(
                [NewEntry(recorded: 0, origin: .commandLine, body: body)], for: person.id,
                expecting: nil)
            times.step("append")
            let journal = try store.journal(of: person.id)
            times.step("journal")
            let changes = try journal.entries.map {
                JournalChange(
                    number: Int64($0.number), content: try JournalCodec.decode($0.body))
            }
            times.step("decode")
            let state = JournalState(replaying: changes, lastEntry: Int64(journal.lastNumber))
            times.step("replay")
            let forecast = Forecast(
                log: state.log, today: day, through: last,
                circumstances: state.circumstances)
            let cycles = state.log.through(day).cycles
            times.step("forecast")
            let events = Publishing(options: options, naming: naming).events(
                cycles: cycles, identities: state.identities, forecast: forecast,
                past: PastForecasts(state.log, state.circumstances), through: last)
            times.step("events")
            let rendered = events.map {
                RenderedEvent(uid: $0.uid, hash: naming.fingerprint(of: $0.content))
            }
            times.step("fingerprints")
            var written = 0.0
            let publication = try store.publish(
                feed.id, for: person.id, rendition: "feed", events: rendered,
                record: ServedRecord(
                    feed: "feed", entry: journal.lastNumber, day: Int(day.number), options: "x"),
                now: Int64(round)
            ) { versions in
                let from = Times.now()
                let calendar = PublishedCalendar(
                    uid: "u", name: "Cycle", summary: "s", isNeutral: false,
                    events: zip(events, versions).map {
                        (
                            event: $0,
                            version: .init(sequence: $1.sequence, modified: $1.modified)
                        )
                    })
                let bytes = ICSWriter.write(calendar)
                size = bytes.count
                let digest = hash.digest(of: bytes)
                written += Times.now() - from
                return digest
            }
            times.step("publish", less: written)
            times.add("write", written)
            guard publication.isKept else { exit(4) }
            count = events.count
        }
        print("\(count) events, \(size) bytes, \(rounds) rounds")
        times.report()
        if rounds < 10 { return }
        let begin = Times.now()
        var stamp = store.changeStamp(of: person.id)
        for _ in 0..<1_000_000 {
            let now = store.changeStamp(of: person.id)
            if now != stamp { stamp = now }
        }
        print("changeStamp \(Int((Times.now() - begin) * 1e3)) ns")
        let from = Times.now()
        for _ in 0..<10_000 { _ = try store.basis(of: feed.id) }
        print("basis \(Int((Times.now() - from) * 1e5)) ns")
    }
}

struct Times {
    private var names: [String] = []
    private var values: [[Double]] = []
    private var last = 0.0

    /// Seconds.
    static func now() -> Double {
        var moment = timespec()
        _ = unsafe clock_gettime(CLOCK_MONOTONIC, &moment)
        return Double(moment.tv_sec) + Double(moment.tv_nsec) / 1e9
    }

    mutating func start() { last = Times.now() }

    mutating func step(_ name: String, less: Double = 0) {
        let now = Times.now()
        add(name, now - last - less)
        last = Times.now()
    }

    mutating func add(_ name: String, _ seconds: Double) {
        if let index = names.firstIndex(of: name) {
            values[index].append(seconds)
        } else {
            names.append(name)
            values.append([seconds])
        }
    }

    func report() {
        var total = 0.0
        for (name, times) in zip(names, values) {
            let median = times.sorted()[times.count / 2]
            if name != "append" { total += median }
            print("\(name) \(Int(median * 1e6)) us")
        }
        print("first render \(Int(total * 1e6)) us")
    }
}
