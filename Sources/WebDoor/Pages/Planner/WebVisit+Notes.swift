import CivilDate
import CyclePipeline
import Household
import Messages
import Planner
import WebPages

extension WebVisit {
    /// The one that was changed last first.
    ///
    /// - Parameter latest: How many of each calendar are looked at, at most.
    func notes(latest: Int? = nil) throws -> NoteList {
        NoteList(
            try member.planner.pageCalendars().flatMap {
                try member.planner.objects(in: $0, for: .notes, latest: latest)
                    .compactMap(Note.init)
            })
    }

    func row(of note: Note) -> PlannerListPage.Row {
        let day = note.object.modified.map(state.time.day)
        return PlannerListPage.Row(
            WebRoute.note(member.planner.key.id(note.object.calendar, note.object.name)).path,
            title: shown(note.title),
            remark: day.map { language.date($0, near: state.today) } ?? "")
    }

    /// The text of the form, and what is wrong with it.
    var typedNote: (text: String, fault: String?) {
        let text = TypedValue.note(form["text"] ?? "")
        let rule = TextRule.note
        return switch rule.problem(of: text) {
        case nil: (text, nil)
        case .empty: (text, plannerWords.emptyNote)
        case .tooLong, .controlCharacters:
            (text, language.webAlarms.longNote(most: rule.longest))
        }
    }

    /// Leads to the note, and tells when it was saved, or where the text is now.
    func answer(saved object: PlannerObject?, _ notice: String? = nil) -> WebAnswer {
        let minute = state.time.dayAndMinute(at: moment).minuteOfDay
        let route = object.map {
            WebRoute.note(member.planner.key.id($0.calendar, $0.name))
        }
        return .redirect(
            (route ?? .notes).path,
            notice: notice ?? plannerWords.saved(at: language.time(minuteOfDay: minute)))
    }
}
