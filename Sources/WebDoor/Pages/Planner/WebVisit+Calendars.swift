import CivilDate
import CyclePipeline
import Household
import ICalendar
import Messages
import Planner
import WebPages

extension WebVisit {
    /// When an event is, for its form: on the person's clock.
    func times(of event: PlannedEvent) -> PlannerEntryPage.Times {
        let text = PlannedText(state)
        let (coming, over) = EventList.each(of: [event.object], from: moment, zones: text.zones)
        guard let item = coming.first ?? over.first else {
            return .fixed(language.weekdayAndDate(event.content.start.day, near: state.today))
        }
        if event.object.repeats { return .fixed(text.text(of: item)) }
        let (day, minute) = text.dayAndMinute(of: item.start)
        guard minute != nil else {
            let last = item.end.map { max(day, $0.day - 1) } ?? day
            return .free(from: day, minute: nil, to: last, endMinute: nil)
        }
        let (lastDay, endMinute) = text.dayAndMinute(of: item.end ?? item.start)
        return .free(from: day, minute: minute, to: lastDay, endMinute: endMinute)
    }
}
