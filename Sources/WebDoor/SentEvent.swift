import CivilDate
import CycleModel
import Household
import Messages
import Planner
import WebPages

/// An event as a form says it.
struct SentEvent {
    /// A sentence for each field that was not understood, by its name.
    private(set) var faults: [String: String] = [:]
    let title: String
    private(set) var place: String?
    private(set) var note: String?
    /// `nil` where the form leaves them as they are.
    private(set) var times: (start: PlannedTime, end: PlannedTime)?

    /// - Parameters:
    ///   - old: What is there already; `nil` for a new one.
    ///   - shown: The times that the form was made with.
    init(_ visit: WebVisit, changing old: PlannedEvent.Content?, shown: PlannerEntryPage.Times) {
        title = visit.form.line("title", changing: old?.title)
        faults["title"] = visit.fault(ofTitle: title, changing: old?.title)
        let typed = visit.form.line("place", changing: old?.place)
        place = typed.isEmpty ? nil : typed
        if typed != old?.place, TextRule.place.problem(of: typed) != nil {
            faults["place"] = visit.plannerWords.longTitle(most: TextRule.title.longest)
        }
        note = visit.note(changing: old?.note, &faults)
        if old == nil || visit.form["from"] != nil { readTimes(visit, shown) }
    }

    private mutating func readTimes(_ visit: WebVisit, _ shown: PlannerEntryPage.Times) {
        let from = visit.day("from", &faults)
        let to = visit.day("to", &faults) ?? from
        if from == nil, faults["from"] == nil { faults["from"] = visit.plannerWords.badDate }
        let isWhole = visit.form.all("whole").last == "yes"
        let minute = isWhole ? nil : self.minute("at", visit)
        // An event without an end takes an hour.
        let hasEnd = !isWhole && visit.form["until"].map { !$0.isEmpty } ?? false
        let endMinute = hasEnd ? self.minute("until", visit) : nil
        guard faults.isEmpty, let from, let to else { return }
        if case .free(from, minute, to, endMinute) = shown, isWhole || hasEnd { return }
        let person = visit.state
        let start: PlannedTime
        let end: PlannedTime
        if let minute {
            start = person.plannedTime(from, minuteOfDay: minute)
            end =
                endMinute.map { person.plannedTime(to, minuteOfDay: $0) }
                ?? start.advanced(bySeconds: 3_600 + 86_400 * (to - from))
        } else {
            start = PlannedTime(from)
            end = PlannedTime(to + 1)
        }
        do throws(PlannerError) {
            try PlannedEvent.Content(title: title, start: start, end: end).check()
            times = (start, end)
        } catch {
            faults[isWhole || to < from ? "to" : "until"] = visit.plannerWords.endsBeforeStart
        }
    }

    private mutating func minute(_ name: String, _ visit: WebVisit) -> Int? {
        let minute = visit.form[name].flatMap { ClockText.minuteOfDay(typed: $0) }
        if minute == nil { faults[name] = visit.language.webSettings.badTime }
        return minute
    }

    /// The content with what the form says.
    func content(changing old: PlannedEvent.Content) -> PlannedEvent.Content {
        var content = old
        content.title = title
        content.place = place
        content.note = note
        if let times { (content.start, content.end) = (times.start, times.end) }
        return content
    }
}
