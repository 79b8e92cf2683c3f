import CivilDate
import CycleModel
import Messages

/// A plan in the making.
struct PlanBuilder {
    let setting: Reconciling
    /// The calendar as the person saw it, if a habit of the program could be read.
    let returned: ReturnedCalendar
    let choice: ServedChoice
    var matched: [MatchedEvent]
    /// Whether a habit of the program may be a person's edits as well: no change of dates is believed.
    let isDoubtful: Bool
    /// Days that an earlier return of the calendar logged, by the UID of the served period that they belong to.
    let earlier: [String: [Day]]
    /// What is to be logged or taken out, before it is known whether it can be.
    var requests: [PeriodRequest] = []
    var notYet: [ReportedChange] = []
    /// The log as it will be.
    var log: DayLog
    /// The courses as they will be.
    var contraception: Contraception
    var touched: Set<Day> = []
    var plan = ReconciliationPlan()

    init(_ setting: Reconciling, _ returned: ReturnedCalendar, _ choice: ServedChoice) {
        self.setting = setting
        self.choice = choice
        log = setting.log
        contraception = setting.contraception
        let asWritten = choice.matched(in: returned)
        let habit = DateHabit(of: asWritten, today: setting.today)
        isDoubtful = habit.map { !$0.isCertain } ?? false
        if let habit, habit.isCertain {
            self.returned = choice.read(returned, with: habit)
            matched = choice.matched(in: self.returned)
        } else {
            self.returned = returned
            matched = asWritten
        }
        if let clock = ClockHabit(of: matched) { matched = matched.map(clock.read) }
        earlier = setting.earlierDays(since: choice.calendar, matched)
        plan.habit = habit?.sentence(in: setting.language)
        plan.pairs = matched
        plan.isDecided = setting.prefer != nil
    }

    var today: Day { setting.today }

    var finished: ReconciliationPlan {
        var plan = plan
        plan.changes = touched.sorted().map { DayLog.Entry(day: $0, record: log[$0]) }
            .filter { $0.record != setting.log[$0.day] }
        if contraception != setting.contraception { plan.contraception = contraception }
        plan.unchanged += unmentioned
        plan.reported.sort {
            ($0.was.lowerBound, $0.kind.order) < ($1.was.lowerBound, $1.kind.order)
        }
        plan.deletion.loggedPeriods = setting.log.through(today).bleeds.count
        return plan
    }

    /// Events of ours that nothing is said of.
    private var unmentioned: Int {
        var named = Set(plan.reported.compactMap(\.uid))
        named.formUnion((plan.refused + plan.ignored).compactMap(\.uid))
        named.formUnion(plan.conflicts.compactMap(\.uid))
        named.formUnion(plan.proposedDeletions.compactMap(\.uid))
        return matched.count { !named.contains($0.served.uid) }
    }

    mutating func change(_ day: Day, _ edit: (inout DayRecord) -> Void) {
        var record = log[day]
        edit(&record)
        log[day] = record
        touched.insert(day)
    }

    // MARK: Events that are ours

    mutating func readPairs() {
        let trustsStatus = !confirmsEverything
        for event in matched {
            // All events of such a file are canceled, whether it says so once more or not.
            let edits =
                returned.isCancellation
                ? [.deleted]
                : Edit.all(
                    from: event.served, to: event.returned, trustsStatus: trustsStatus)
            for edit in edits { read(edit, of: event) }
            if edits.isEmpty { readReturn(event) }
        }
    }

    /// A program that writes CONFIRMED on every event does not speak for the person.
    private var confirmsEverything: Bool {
        var confirmed = 0
        for event in matched where event.served.status == .tentative {
            switch event.returned.status {
            case .confirmed: confirmed += 1
            case .tentative: return false
            case .cancelled, nil: break
            }
        }
        return confirmed > 1
    }

    /// A forecast that is confirmed before its day says that the period has started, where that is likely enough.
    private func confirmedDays(_ event: MatchedEvent) -> [Day] {
        let served = event.served
        let isEarly = served.days.lowerBound > today
        return isEarly && served.startRange?.contains(today) ?? false
            ? [today] : Array(served.days)
    }

    private mutating func read(_ edit: Edit, of event: MatchedEvent) {
        switch edit {
        case .decorated(let properties):
            let ignored = properties.map(refusals.ignoredChange)
            ignore(event, ignored.joined(separator: ", "))
        case .annotated(let lines): annotate(event, lines)
        case .deleted:
            let why = returned.isCancellation ? edits.canceled : edits.deleted
            if returned.isCancellation, !setting.acceptsDeletions {
                propose(deletionOf: event.served, in: event.calendar, event.match, why)
            } else {
                delete(event.served, in: event.calendar, event.match, why)
            }
        case .confirmed:
            switch event.served.identity.kind {
            case .period: requestPeriod(event, confirmedDays(event), edits.confirmed)
            case .pill, .patch, .ring, .injection: takeDose(event)
            default: ignore(event, refusals.unconfirmable)
            }
        case .retimed: refuse(event, refusals.doseTime)
        case .moved where isDoubtful: refuse(event, refusals.doubtful)
        case .moved(let days):
            switch event.served.identity.kind {
            case .period: requestPeriod(event, days, reason(event))
            case .ovulation: observeOvulation(event)
            case .fertile: refuse(event, shown(refusals.fertileWindow))
            case .prompt: ignore(event, refusals.questionMoved)
            case .renewal: refuse(event, refusals.renewalMoved)
            case .pill, .patch, .ring, .injection: refuse(event, refusals.doseMoved)
            }
        }
    }

    /// How the event was moved.
    private func reason(_ event: MatchedEvent) -> String {
        let (was, now) = (event.served.days, event.returned.days)
        if !event.returned.gaps.isEmpty { return edits.changedByDay }
        if was.lowerBound == now.lowerBound || was.upperBound == now.upperBound {
            return now.count < was.count ? edits.shortened : edits.stretched
        }
        return was.count == now.count ? edits.moved : edits.resized
    }

    private mutating func observeOvulation(_ event: MatchedEvent) {
        let day = event.returned.days.lowerBound
        guard day <= today else { return refuse(event, shown(refusals.earlyOvulation)) }
        if let why = setting.problem(with: day) { return refuse(event, why) }
        let old = event.served.days.lowerBound
        let wasObserved = event.calendar.log[old].ovulationObserved
        guard !log[day].ovulationObserved || wasObserved && log[old].ovulationObserved else {
            return
        }
        if wasObserved { change(old) { $0.ovulationObserved = false } }
        change(day) { $0.ovulationObserved = true }
        plan.reported.append(reported(event, .ovulation, [day], edits.moved))
    }

    private mutating func annotate(_ event: MatchedEvent, _ lines: [String]) {
        // Of an event that was moved, the first day is the new one, but for a refused move.
        let now = event.returned.days.lowerBound
        let day = now <= today ? now : event.served.days.lowerBound
        if let why = setting.problem(with: day) { return refuse(event, why) }
        let known = (log[day].note ?? "").split(separator: "\n").map(String.init)
        var added: [String] = []
        for line in lines.map(Self.noteLine) where !known.contains(line) && !added.contains(line) {
            added.append(line)
        }
        guard !added.isEmpty else { return }
        change(day) { record in
            record.note = ((record.note.map { [$0] } ?? []) + added).joined(separator: "\n")
        }
        plan.reported.append(reported(event, .note, [day], edits.described))
    }

    /// Notes are for people: what would steer a terminal is left out, and what fills a page is cut.
    private static func noteLine(_ line: String) -> String {
        let plain = line.unicodeScalars.filter { $0.properties.generalCategory != .control }
        return String(String(String.UnicodeScalarView(plain)).prefix(1_000))
    }

    // MARK: Set aside

    mutating func refuse(_ event: MatchedEvent, _ why: String) {
        plan.refused.append(unapplied(event, why))
    }

    mutating func ignore(_ event: MatchedEvent, _ why: String) {
        plan.ignored.append(unapplied(event, why))
    }

    private func unapplied(_ event: MatchedEvent, _ why: String) -> UnappliedEdit {
        UnappliedEdit(
            uid: event.served.uid, why: why, name: name(of: event.served), days: event.served.days)
    }

    // MARK: What is said

    var edits: EditMessages { setting.language.edits }
    var refusals: RefusalMessages { setting.language.refusals }

    /// What an event of ours is called in reports, whatever its title.
    func name(of served: CalendarEvent) -> String {
        served.identity.kind.name(hidingFertility: setting.hidesFertility, in: setting.language)
    }

    /// A reason that names fertile days or ovulation, or another one in its place.
    func shown(_ why: String) -> String { setting.hidesFertility ? refusals.hidden : why }

    func reported(
        _ event: MatchedEvent, _ kind: ReportedChange.Kind, _ days: [Day], _ why: String
    ) -> ReportedChange {
        ReportedChange(
            kind: kind, days: days, uid: event.served.uid, match: event.match, why: why,
            name: name(of: event.served), was: event.served.days)
    }
}
