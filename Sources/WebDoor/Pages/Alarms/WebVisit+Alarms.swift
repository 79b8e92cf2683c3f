import AlarmClock
import CivilDate
import CycleAlarms
import CyclePipeline
import HTML
import Household
import Messages
import WebPages

extension WebVisit {
    /// That it was written, and when it rings or that it does not any more.
    func notice(
        of alarm: OwnAlarm,
        _ sentence: (_ title: String, _ when: String) -> String
    ) -> String {
        let (language, person) = (language, state)
        let sentence = sentence(alarm.title, alarm.whenText(in: language, near: person.today))
        let isOver = alarm.standing(at: moment, by: person.time) == .over
        return isOver ? "\(sentence) \(language.alarms.nothingToCome)" : sentence
    }
}

extension WebVisit {
    /// The page that a form or a link names to return to.
    func back(_ usual: WebRoute) -> Path {
        (form["back"] ?? query["back"]).flatMap(Path.init(own:)) ?? usual.path
    }

    func listed(_ known: KnownAlarm) -> ListedAlarm {
        ListedAlarm(
            id: known.id, title: known.title, alarm: known.alarm, standing: known.standing,
            ladder: known.alarm?.ladder ?? Ladder(known.entry.component), next: known.next,
            version: member.tag(of: known.entry.bytes))
    }

    /// What rings, rang without an answer, or will ring within some seconds.
    func ringingAlarms(ahead seconds: Int64) throws -> [RingingAlarm] {
        let board = try served.alarms(
            of: member, on: state, since: stamp, at: moment, ahead: seconds)
        let here = Set(board.ringing(at: moment).map(\.instance))
        return board.alarms.compactMap { alarm in
            let id = alarm.instance.id
            let timeline = alarm.instance.timeline(from: moment, board.marks.mark(of: id))
            guard timeline != nil || here.contains(alarm.instance) else { return nil }
            return RingingAlarm(
                id: member.alarms.id(id.uid, "\(id.recurrence)\0\(alarm.instance.due)"),
                alarm: alarm, timeline: timeline,
                wasHeard: board.state(of: alarm, at: moment) == .standing(wasHeard: true))
        }
    }

    /// The own alarms of some days.
    func alarms(on days: ClosedRange<Day>) throws -> [Day: [AlarmOfDay]] {
        let known = try member.alarms.ownAlarms(of: state)
        let agenda = Agenda(of: state, known.map(\.entry), on: days, hasCycle: false)
        let byUID = Dictionary(
            known.map { ($0.uid, $0) }, uniquingKeysWith: { first, _ in first })
        var alarms: [Day: [AlarmOfDay]] = [:]
        for item in agenda.items {
            guard let alarm = item.uid.flatMap({ byUID[$0] }) else { continue }
            alarms[item.day, default: []].append(
                AlarmOfDay(
                    minuteOfDay: item.minuteOfDay, title: item.title, id: alarm.id,
                    canSkip: alarm.alarm != nil && item.day >= state.today))
        }
        return alarms
    }
}
