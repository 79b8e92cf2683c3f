import CalendarServer
import LogStore

/// What one program did since it looked at the calendar last, as long as nobody else changes the log.
///
/// calcurse-caldav edits by copies: it looks once, puts all the copies, and then deletes the originals with the
/// tags that they had when it looked.
struct EditSeries: Sendable {
    /// An event of ours that was put under another name and UID.
    struct Copy: Sendable {
        let name: String
        let object: CalendarObject
        /// Of the journal, that it led to; `nil` where it led to none.
        let entry: Int64?
        /// Whether the original was deleted since, and the copy so became an edit of it.
        var isFinished = false
    }

    /// As the program saw it.
    let before: CycleView
    /// The last of the journal after what the program did last.
    private(set) var entry: Int64
    /// By the UID of the original.
    private(set) var copies: [String: Copy] = [:]
    /// UIDs of events that the program has itself changed in place or deleted: it has a tag of before.
    private(set) var touched: Set<String> = []
    private(set) var second: Int64

    init(before: CycleView, now: Int64) {
        self.before = before
        entry = before.subject.lastEntry
        second = now
    }

    func goes(on view: CycleView, _ now: Int64) -> Bool {
        entry == view.subject.lastEntry && before.subject.today == view.subject.today
            && before.subject.seed == view.subject.seed
            && abs(now - second) <= Self.mostSeconds
    }

    mutating func add(_ write: CycleWrite, upTo entry: Int64, _ now: Int64) {
        switch write.step {
        case .copies(let uid, let name, let object):
            // Sent again it changes nothing more.
            let first = copies[uid].flatMap { $0.name == name ? $0.entry : nil }
            copies[uid] = Copy(
                name: name, object: object, entry: write.content == nil ? first : entry)
        case .finishes(let uid): copies[uid]?.isFinished = true
        case .touches(let uid): touched.insert(uid)
        case nil: break
        }
        self.entry = entry
        second = now
    }

    /// The event that was shown under this name with a tag that the condition asks for.
    func uid(of name: String, _ condition: WriteCondition) -> String? {
        guard condition.namesState, let resource = before.resource(named: name),
            condition.holds(for: resource.tag), let uid = before.names.uid(of: name),
            !touched.contains(uid)
        else { return nil }
        return uid
    }

    private static let mostSeconds: Int64 = 600
}

/// What the programs that have signed in are in the midst of.
struct EditSeriesOfAll {
    private var series: [String: EditSeries] = [:]

    private static let most = 50

    /// - Parameter selector: Of the program's password.
    func series(of selector: String, on view: CycleView, _ now: Int64) -> EditSeries? {
        series[selector].flatMap { $0.goes(on: view, now) ? $0 : nil }
    }

    /// - Parameter entry: The last of the journal after the write.
    mutating func add(
        _ write: CycleWrite, of selector: String, on view: CycleView, upTo entry: Int64,
        _ now: Int64
    ) {
        // What another program of hers is in the midst of, is not all its own from now on.
        series = series.filter {
            $0.key == selector || $0.value.before.subject.seed != view.subject.seed
        }
        var current =
            series(of: selector, on: view, now) ?? EditSeries(before: view, now: now)
        current.add(write, upTo: entry, now)
        if series.count >= Self.most, series[selector] == nil,
            let oldest = series.min(by: { $0.value.second < $1.value.second })
        {
            series[oldest.key] = nil
        }
        series[selector] = current
    }

    mutating func end(_ selector: String) { series[selector] = nil }
}
