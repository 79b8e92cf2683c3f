import CycleAlarms
import Household
import Messages
import WebPages

/// `/alarms`.
struct AlarmsDoor: VisitedPage {
    let visit: WebVisit
    let isRetried = true

    /// The own alarms; a form switches one on or off.
    func answer() throws -> WebAnswer {
        let alarms = try visit.member.alarms.ownAlarms(of: visit.state)
        guard visit.isPost else {
            let ringing = try visit.ringingAlarms(ahead: 1).filter {
                $0.isHere(at: visit.moment) || $0.snoozedUntil(at: visit.moment) != nil
            }
            return .page(
                AlarmsPage(visit.state, alarms.map(visit.listed), ringing: ringing))
        }
        guard let known = alarms.first(where: { $0.id == visit.form["alarm"] }),
            var alarm = known.alarm, let isOn = visit.form["on"].map({ $0 == "yes" })
        else { return .redirect(visit.back(.alarms), notice: visit.language.webLog.notUnderstood) }
        let messages = visit.language.alarms
        guard known.standing != .over else {
            return .redirect(visit.back(.alarms), notice: messages.nothingToCome)
        }
        if alarm.isOn != isOn {
            alarm.isOn = isOn
            try visit.member.alarms.put(alarm, replacing: known.entry, at: visit.moment)
        }
        return .redirect(
            visit.back(.alarms),
            notice: isOn ? messages.switchedOn(alarm.title) : messages.switchedOff(alarm.title))
    }
}
