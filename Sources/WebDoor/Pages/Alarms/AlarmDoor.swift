import CivilDate
import CycleAlarms
import CyclePipeline
import HTML
import Household
import Messages
import WebPages

/// `/alarms/ID`.
struct AlarmDoor: VisitedPage {
    let visit: WebVisit
    let id: String
    let isRetried = true

    /// One own alarm: to change, to leave out a day, to remove.
    func answer() throws -> WebAnswer {
        guard
            let known = try visit.member.alarms.ownAlarms(of: visit.state).first(where: {
                $0.id == id
            })
        else { return .notFound }
        let (back, messages) = (visit.back(.alarms), visit.language.alarms)
        guard visit.isPost else {
            return .page(AlarmPage(visit.state, visit.listed(known), back: back))
        }
        switch (visit.form["do"], known.alarm) {
        case ("remove", _):
            try visit.member.alarms.remove(known.entry, at: visit.moment)
            return .redirect(
                back.text == WebRoute.alarm(id).path.text ? WebRoute.alarms.path : back,
                notice: messages.removed(known.title))
        case ("skip", let alarm?):
            guard let day = visit.form["day"].flatMap(Day.init), day >= visit.state.today,
                alarm.days(from: day, limit: 1) == [day]
            else { return .redirect(back, notice: visit.language.webLog.notUnderstood) }
            try visit.member.alarms.skip(
                day, of: alarm, known.entry, today: visit.state.today, at: visit.moment)
            return .redirect(
                back,
                notice: messages.skipped(
                    alarm.title,
                    day: visit.language.weekdayAndDate(day, near: visit.state.today)))
        case ("save", let old?): return try save(known, old, back)
        default: return .redirect(back, notice: visit.language.webLog.notUnderstood)
        }
    }

    private func save(
        _ known: KnownAlarm, _ old: OwnAlarm, _ back: Path
    ) throws -> WebAnswer {
        let listed = visit.listed(known)
        let sent = SentAlarm(visit.form, changing: old, for: visit.state)
        let isChanged = visit.form["version"].map { $0 != listed.version } ?? false
        guard sent.faults.isEmpty, !isChanged else {
            return .page(
                AlarmPage(
                    visit.state, listed, back: back, typed: visit.typed(sent.faults),
                    isChanged: isChanged), status: isChanged ? 409 : 422)
        }
        let alarm = sent.alarm(changing: old, uid: old.uid)
        guard alarm != old else {
            return .redirect(back, notice: visit.language.webSettings.unchanged)
        }
        try visit.member.alarms.put(alarm, replacing: known.entry, at: visit.moment)
        return .redirect(
            back,
            notice: visit.notice(of: alarm, visit.language.alarms.changed))
    }
}
