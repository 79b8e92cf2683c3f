import CivilDate
import CycleModel
import Messages

extension PlanBuilder {
    /// What it means that an event is gone; `nil` where it means nothing, and the plan ignores it.
    private mutating func deletion(
        of served: CalendarEvent, in calendar: ServedCalendar, _ match: ReportedChange.Match,
        _ why: String
    ) -> ReportedChange? {
        let first = served.days.lowerBound
        let name = name(of: served)
        func reported(_ kind: ReportedChange.Kind, _ days: [Day]) -> ReportedChange {
            ReportedChange(
                kind: kind, days: days, uid: served.uid, match: match, why: why, name: name,
                was: served.days)
        }
        let reason: String
        switch served.identity.kind {
        case .period where served.status == .confirmed:
            return reported(.unlogged, served.days.filter { log[$0].isPeriodDay })
        case .period where first <= today:
            // Nobody says "not yet" for months.
            return reported(.notYet, Array(max(first, today - 60)...today))
        case .pill, .patch, .ring, .injection:
            if first <= today { return reported(.dose, [first]) }
            reason = refusals.doseToCome
        case .prompt: reason = refusals.questionDeleted
        case .renewal: reason = refusals.renewalDeleted
        case .ovulation where calendar.log[first].ovulationObserved:
            return reported(.unlogged, log[first].ovulationObserved ? [first] : [])
        case .ovulation where !served.signs.isEmpty:
            let signs = served.signs.map { setting.language.signs.placing($0) }
            reason = shown(refusals.ovulationBySigns(signs))
        case .period, .fertile, .ovulation: reason = refusals.forecastStays
        }
        plan.ignored.append(
            UnappliedEdit(uid: served.uid, why: reason, name: name, days: served.days))
        return nil
    }

    mutating func delete(
        _ served: CalendarEvent, in calendar: ServedCalendar, _ match: ReportedChange.Match,
        _ why: String
    ) {
        guard let deletion = deletion(of: served, in: calendar, match, why) else { return }
        switch deletion.kind {
        case .unlogged where served.identity.kind == .ovulation:
            guard let day = deletion.days.first else { return }
            change(day) { $0.ovulationObserved = false }
            plan.reported.append(deletion)
        case .unlogged:
            requests.append(
                PeriodRequest(
                    reported: deletion, calendar: calendar, wants: [],
                    drops: served.days.filter { calendar.log[$0].isPeriodDay }, isEdit: true))
        case .notYet: notYet.append(deletion)
        default: skipDose(deletion, served, calendar)
        }
    }

    private mutating func skipDose(
        _ reported: ReportedChange, _ served: CalendarEvent, _ calendar: ServedCalendar
    ) {
        // What is not due any more is not skipped either.
        guard let place = doseRecord(of: served), taking(in: place, of: served) != .skipped,
            mayBecome(reported, place, edits.isDeleted, calendar)
        else { return }
        record(.skipped, in: place, of: served)
        plan.reported.append(reported)
    }

    /// What holds the record of a dose.
    private enum DoseRecord: Equatable {
        case day
        case course(Int)
    }

    /// `nil` where the courses changed since, and the day's record speaks of another kind of dose.
    private func doseRecord(of event: CalendarEvent) -> DoseRecord? {
        guard case .dose(let identity) = event.identity.owner else { return .day }
        let day = event.days.lowerBound
        let due = contraception.doses(from: day, through: day).filter { $0.kind != .renewal }
        if let own = due.first(where: { $0.identity.course == identity.course }) {
            return own.hasDaysRecord ? .day : .course(identity.course)
        }
        let isPill = event.identity.kind == .pill
        return due.contains { $0.hasDaysRecord && $0.isPill != isPill } ? nil : .day
    }

    private func taking(in place: DoseRecord, of event: CalendarEvent) -> DoseTaking? {
        let day = event.days.lowerBound
        return switch place {
        case .day: log[day].dose
        case .course(let number): contraception[number]?.takings[day]
        }
    }

    private mutating func record(
        _ taking: DoseTaking, in place: DoseRecord, of event: CalendarEvent
    ) {
        let day = event.days.lowerBound
        switch place {
        case .day: change(day) { $0.dose = taking }
        // It runs on each day on which it has a dose.
        case .course(let number): try? contraception.record(taking, of: number, on: day)
        }
    }

    /// A dose that is confirmed was taken.
    mutating func takeDose(_ event: MatchedEvent) {
        let day = event.served.days.lowerBound
        guard day <= today else { return ignore(event, refusals.doseEarly) }
        guard let place = doseRecord(of: event.served) else {
            return ignore(event, refusals.doseMoved)
        }
        let known = taking(in: place, of: event.served)
        guard known != .taken, known != .late else { return }
        var reported = self.reported(event, .dose, [day], edits.confirmed)
        reported.detail = edits.taken
        guard mayBecome(reported, place, edits.isConfirmed, event.calendar) else { return }
        record(.taken, in: place, of: event.served)
        plan.reported.append(reported)
    }

    /// Whether the log has not said since then how a dose was taken, or the calendar is to be believed.
    private mutating func mayBecome(
        _ reported: ReportedChange, _ place: DoseRecord, _ says: String, _ calendar: ServedCalendar
    ) -> Bool {
        guard place == .day, let day = reported.days.first,
            let dose = log[day].dose,
            dose != calendar.log[day].dose
        else { return true }
        let logged =
            switch dose {
            case .taken: edits.taken
            case .late: edits.isLate
            case .skipped: edits.skipped
            }
        plan.conflicts.append(
            EditConflict(
                uid: reported.uid, days: [day], calendar: says, log: logged,
                why: edits.logIsNewer, name: reported.name))
        return setting.prefer == .incoming
    }

    mutating func propose(
        deletionOf served: CalendarEvent, in calendar: ServedCalendar,
        _ match: ReportedChange.Match, _ why: String
    ) {
        guard let deletion = deletion(of: served, in: calendar, match, why) else { return }
        let isDone =
            switch deletion.kind {
            case .unlogged: deletion.days.isEmpty
            case .notYet: isLogged(notYet: deletion)
            default:
                doseRecord(of: served).map { taking(in: $0, of: served) == .skipped } ?? true
            }
        if !isDone { plan.proposedDeletions.append(deletion) }
    }

    /// Absence is a deletion only in a whole copy of the calendar, and there only if the person says so.
    mutating func readMissing() {
        guard let calendar = choice.calendar else { return }
        let missing = choice.matching.unmatchedServed.map { calendar.events[$0] }
        guard isWholeCopy(of: calendar) else {
            plan.notInFile = missing.count
            return
        }
        for served in missing {
            if setting.acceptsDeletions {
                delete(served, in: calendar, .uid, edits.gone)
            } else {
                propose(deletionOf: served, in: calendar, .uid, edits.gone)
            }
        }
    }

    private func isWholeCopy(of calendar: ServedCalendar) -> Bool {
        let isSame = returned.uid.map { ReturnedUID.forms(of: $0).contains(calendar.uid) } ?? true
        return isSame && returned.unreadable.isEmpty && !returned.isCut && !returned.isCancellation
            && 2 * choice.matching.pairs.count > calendar.events.count
    }
}
