import CivilDate
import CycleModel
import Messages

/// Which of the served events a returned one is.
///
/// The UID decides, then the token, then kind and dates; each event is matched once.
package struct Matching: Equatable, Sendable {
    package struct Pair: Equatable, Sendable {
        package let served: Int
        package let returned: Int
        package let rule: ReportedChange.Match
    }

    /// The pairs in the order of the returned events.
    package private(set) var pairs: [Pair] = []
    /// Returned events with the mark of an event that another one is already: copies of it, or a second
    /// version with the same UID.
    package private(set) var duplicates: [Pair] = []
    package private(set) var unmatchedReturned: [Int] = []
    package private(set) var unmatchedServed: [Int] = []

    private let served: [CalendarEvent]
    private let returned: [ReturnedEvent]
    private var isPaired: [Bool]

    /// - Complexity: O(*n* + *m*) in the numbers of events; O(*n* · *m*) in those of one kind without marks.
    package init(served: [CalendarEvent], returned: [ReturnedEvent], words: PeriodWords) {
        self.served = served
        self.returned = returned
        isPaired = Array(repeating: false, count: served.count)
        var free = matchByUID()
        free = matchByToken(free)
        let isOurs = !pairs.isEmpty
        free = matchByDate(free, words, isOurs: isOurs)
        pairs.sort { $0.returned < $1.returned }
        duplicates.sort { $0.returned < $1.returned }
        unmatchedReturned = free
        unmatchedServed = served.indices.filter { !isPaired[$0] }
    }

    private mutating func pair(_ served: Int, _ returned: Int, _ rule: ReportedChange.Match) {
        pairs.append(Pair(served: served, returned: returned, rule: rule))
        isPaired[served] = true
    }

    /// Two events that may be the same; the rank of those that are less likely so is higher.
    private typealias Candidate = (rank: Int, served: Int, returned: Int)

    /// The lowest rank counts, and of equal ones the first in the file; the others are duplicates of it.
    private mutating func pair(_ candidates: [Candidate], _ rule: ReportedChange.Match) {
        for match in candidates.sorted(by: { ($0.rank, $0.returned) < ($1.rank, $1.returned) }) {
            if isPaired[match.served] {
                duplicates.append(Pair(served: match.served, returned: match.returned, rule: rule))
            } else {
                pair(match.served, match.returned, rule)
            }
        }
    }

    // MARK: By UID

    /// The less a UID had to be mended the better; of two equals the first one counts.
    private mutating func matchByUID() -> [Int] {
        var indexes: [String: Int] = [:]
        for index in served.indices { indexes[served[index].uid] = index }
        var found: [Candidate] = []
        var free: [Int] = []
        for index in returned.indices {
            let forms = returned[index].uid.map(ReturnedUID.forms) ?? []
            if let form = forms.firstIndex(where: { indexes[$0] != nil }),
                let servedIndex = indexes[forms[form]]
            {
                found.append((form, servedIndex, index))
            } else {
                free.append(index)
            }
        }
        pair(found, .uid)
        return free
    }

    // MARK: By token

    /// Pairs events by token. Of several with one token the original is the one that kept its
    /// dates, else the nearest.
    private mutating func matchByToken(_ free: [Int]) -> [Int] {
        var indexes: [EventToken: Int] = [:]
        for index in served.indices { indexes[served[index].token] = index }
        var found: [Candidate] = []
        var rest: [Int] = []
        for index in free {
            guard let servedIndex = returned[index].tokens.lazy.compactMap({ indexes[$0] }).first
            else {
                rest.append(index)
                continue
            }
            let (was, now) = (served[servedIndex].days, returned[index].days)
            let distance =
                abs(now.lowerBound - was.lowerBound) + abs(now.upperBound - was.upperBound)
            found.append((distance, servedIndex, index))
        }
        pair(found, .token)
        return rest
    }

    // MARK: By kind and dates

    /// How far an event without a mark may have moved, in days.
    private static let reach = 7

    /// Events of no calendar of ours are left alone: where no mark is left in the whole file, most of what was
    /// served has to be there on its own dates.
    private mutating func matchByDate(_ free: [Int], _ words: PeriodWords, isOurs: Bool) -> [Int] {
        guard !free.isEmpty, isPaired.contains(false) else { return free }
        let lessons = words.lessons(in: returned)
        // A mark that is not known here is another store's, where nothing in the file is known.
        let candidates = free.filter { index in
            !lessons.contains(index) && (isOurs || returned[index].tokens.isEmpty)
        }
        let names = KindNames(served: served, words: words)
        let open = served.indices.filter { !isPaired[$0] }
        let kinds = candidates.map { names.kind(of: returned[$0]) }
        var exact: [(served: Int, returned: Int)] = []
        var taken: Set<Int> = []
        for (index, kind) in zip(candidates, kinds) {
            guard let kind else { continue }
            let servedIndex = open.first {
                served[$0].identity.kind == kind && served[$0].days == returned[index].days
                    && !taken.contains($0)
            }
            if let servedIndex {
                exact.append((servedIndex, index))
                taken.insert(servedIndex)
            }
        }
        guard isOurs || 2 * exact.count > served.count else { return free }
        for match in exact { pair(match.served, match.returned, .date) }
        let rest = candidates.filter { index in !exact.contains { $0.returned == index } }
        matchNearest(rest.map { ($0, names.plainKind(of: returned[$0])) })
        let matched = Set(pairs.lazy.filter { $0.rule == .date }.map(\.returned))
        return free.filter { !matched.contains($0) }
    }

    /// Matches only where neither of the two could be another one. Doses come every day, so a dose that
    /// moved can't be told from its neighbors.
    private mutating func matchNearest(_ free: [(index: Int, kind: EventKind?)]) {
        var candidates: [Int: [Int]] = [:]
        for (index, kind) in free {
            guard let kind else { continue }
            candidates[index] = served.indices.filter { other in
                !isPaired[other] && served[other].identity.kind == kind && kind.movesAlone
                    && Self.isNear(served[other].days, returned[index].days)
            }
        }
        for (index, _) in free {
            guard let own = candidates[index], let only = own.first, own.count == 1,
                candidates.values.filter({ $0.contains(only) }).count == 1
            else { continue }
            pair(only, index, .date)
        }
    }

    private static func isNear(_ one: ClosedRange<Day>, _ other: ClosedRange<Day>) -> Bool {
        one.overlaps(other) || abs(one.lowerBound - other.lowerBound) <= reach
    }
}

/// What events of each kind are called, in a served calendar and elsewhere.
private struct KindNames {
    private var kinds: [String: EventKind] = [:]
    private let words: PeriodWords

    init(served: [CalendarEvent], words: PeriodWords) {
        self.words = words
        for event in served {
            for name in [event.title, event.category] {
                let name = name.lowercased()
                if !name.isEmpty, kinds[name] == nil { kinds[name] = event.identity.kind }
            }
        }
    }

    func kind(of event: ReturnedEvent) -> EventKind? {
        let names = [event.title] + event.categories
        for name in names where name.utf8.count <= 1_000 {
            if let kind = kinds[name.lowercased()] { return kind }
        }
        return names.contains(where: words.contains) ? .period : nil
    }

    /// The kind that a name means and nothing else does: not a title of the person's own or a
    /// neutral one, which other things have too.
    func plainKind(of event: ReturnedEvent) -> EventKind? {
        let names = [event.title] + event.categories
        if names.contains(where: words.contains) { return .period }
        return EventKind.allCases.first { kind in
            Language.offered.contains { names.contains(Titles.plain.title(kind, in: $0)) }
        }
    }
}

extension EventKind {
    /// Events of this kind are weeks apart.
    fileprivate var movesAlone: Bool {
        switch self {
        case .period, .fertile, .ovulation: true
        case .pill, .patch, .ring, .injection, .renewal, .prompt: false
        }
    }
}
