import CivilDate
import CycleAlarms
import CyclePipeline
import Household
import Messages
import WebPages

/// `/alarms/new`.
struct NewAlarmDoor: VisitedPage {
    let visit: WebVisit

    func answer() throws -> WebAnswer {
        let back = visit.back(.alarms)
        guard visit.isPost else {
            let day = visit.query["date"].flatMap(Day.init).flatMap {
                $0 >= visit.state.today ? $0 : nil
            }
            return .page(
                AlarmPage(visit.state, nil, uid: visit.member.newUID(), on: day, back: back))
        }
        let sent = SentAlarm(visit.form, changing: nil, for: visit.state)
        let known = try visit.member.alarms.ownAlarms(of: visit.state)
        let uid = visit.form["uid"].flatMap { Member.isUID($0) ? $0 : nil } ?? visit.member.newUID()
        var alarm = sent.alarm(changing: nil, uid: uid)
        // Where the form was sent before.
        let isThere = known.contains { $0.alarm == alarm }
        func refusal(_ faults: [String: String]) -> WebAnswer {
            .page(
                AlarmPage(visit.state, nil, uid: uid, back: back, typed: visit.typed(faults)),
                status: 422)
        }
        guard sent.faults.isEmpty else { return refusal(sent.faults) }
        if !isThere {
            // One went back to the form and typed another alarm.
            if known.contains(where: { $0.alarm?.uid == uid }) { alarm.uid = visit.member.newUID() }
            do {
                try visit.member.alarms.put(alarm, replacing: nil, at: visit.moment)
            } catch OwnAlarmProblem.full {
                return refusal(["title": visit.language.webAlarms.full(OwnAlarm.most)])
            } catch let error where HouseholdRefusal(error)?.isOfRoom == true {
                return refusal(["title": visit.lackOfRoom(error)])
            }
        }
        return .redirect(
            back,
            notice: visit.notice(of: alarm, visit.language.alarms.added))
    }
}
