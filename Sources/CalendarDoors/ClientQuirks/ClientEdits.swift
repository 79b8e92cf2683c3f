import CalendarModel
import CalendarServer
import CyclePipeline
import Store

/// What one program did since it looked at the calendar last, as long as nobody else changes the log.
///
/// calcurse-caldav edits by copies: it looks once, puts all the copies, and then deletes the originals with the
/// tags that they had when it looked.
struct ClientEdits: Sendable {
    /// An event of ours that was put under another name and UID.
    struct Copy: Sendable {
        let name: String
        let uid: String
        /// The one event that it is.
        let event: ReturnedEvent?
        /// The entry of the journal that it led to; `nil` where it led to none.
        let entry: Int64?
        /// Whether the original was deleted since, and the copy so became an edit of it.
        var isFinished = false
    }

    /// As the program saw it.
    let before: CycleCollection
    /// The last of the journal after what the program did last.
    private(set) var entry: Int64
    /// By the UID of the original.
    private(set) var copies: [String: Copy] = [:]
    /// UIDs of events that the program has itself changed in place or deleted: it has a tag of before.
    private(set) var touched: Set<String> = []
    private(set) var second: Int64

    init(before: CycleCollection, now: Int64) {
        self.before = before
        entry = before.person.lastEntry
        second = now
    }

    func goes(on view: CycleCollection, _ now: Int64) -> Bool {
        entry == view.person.lastEntry && before.person.today == view.person.today
            && before.owner == view.owner
            && abs(now - second) <= Self.mostSeconds
    }

    mutating func add(_ write: PlannedWrite, upTo entry: Int64, _ now: Int64) {
        switch write.step {
        case .copies(let uid, let put):
            // Sent again it changes nothing more.
            let first = copies[uid].flatMap { $0.name == put.name ? $0.entry : nil }
            copies[uid] = Copy(
                name: put.name, uid: put.object.uid, event: put.event,
                entry: write.change == nil ? first : entry)
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

extension ClientEdits {
    enum Step {
        /// An event of this UID is put under another name and UID.
        case copies(String, CyclePut)
        /// The original goes, and its copy was an edit.
        case finishes(String)
        /// Changed in place, or deleted.
        case touches(String)
    }
}

/// What the programs that have signed in are in the midst of, by the selectors of their passwords.
struct AllClientEdits {
    private var edits: [String: ClientEdits] = [:]

    private static let most = 50

    subscript(selector: String, on collection: CycleCollection, now: Int64) -> ClientEdits? {
        edits[selector].flatMap { $0.goes(on: collection, now) ? $0 : nil }
    }

    /// - Parameter entry: The last of the journal after the write.
    mutating func add(
        _ write: PlannedWrite, of selector: String, on collection: CycleCollection,
        upTo entry: Int64, _ now: Int64
    ) {
        // What another program of this person is in the midst of, is not all its own from now on.
        edits = edits.filter { $0.key == selector || $0.value.before.owner != collection.owner }
        var current =
            self[selector, on: collection, now] ?? ClientEdits(before: collection, now: now)
        current.add(write, upTo: entry, now)
        if edits.count >= Self.most, edits[selector] == nil,
            let oldest = edits.min(by: { $0.value.second < $1.value.second })
        {
            edits[oldest.key] = nil
        }
        edits[selector] = current
    }

    mutating func end(_ selector: String) { edits[selector] = nil }
}
