import CyclePipeline
import Household
import Messages
import Planner
import WebPages

/// `/notes/ID`.
struct NoteDoor: VisitedPage {
    let visit: WebVisit
    let id: String

    /// A note that was changed since its form was made keeps its text, and the form's is a new one.
    func answer() throws -> WebAnswer {
        guard let entry = try visit.member.planner.plannedEntry(id: id, for: .notes),
            let note = Note(entry.object)
        else { return try answerOfRemovedNote() }
        func page(_ fault: String? = nil) -> WebAnswer {
            .page(
                PlannerEntryPage(
                    visit.state, .note(id), back: .notes, .note(visit.editable(note.text)),
                    version: visit.member.tag(of: note.object.bytes),
                    typed: fault.map { visit.typed(["text": $0]) } ?? TypedForm()),
                status: fault == nil ? 200 : 422, isKept: fault == nil)
        }
        guard visit.isPost else { return page() }
        if visit.form["do"] == "remove" {
            try visit.member.planner.remove([note.object], from: entry.calendar, at: visit.moment)
            return .redirect(
                WebRoute.notes.path,
                notice: visit.language.planner.removed(visit.shown(note.title)))
        }
        let (text, fault) = visit.typedNote
        if let fault { return page(fault) }
        guard text != TypedValue.note(note.text) else { return visit.answer(saved: note.object) }
        do {
            let copy =
                visit.isStale(note.object)
                ? try visit.member.planner.add(
                    TwoTexts(text: text), to: entry.calendar, at: visit.moment)
                : try visit.member.planner.save(
                    text, of: note, in: entry.calendar, at: visit.moment)
            return visit.answer(
                saved: copy ?? note.object,
                copy == nil ? nil : visit.language.planner.bothKept)
        } catch let error where HouseholdRefusal(error)?.isOfRoom == true {
            return page(visit.lackOfRoom(error))
        }
    }

    /// What was typed is kept, whatever became of the note.
    private func answerOfRemovedNote() throws -> WebAnswer {
        let (text, fault) = visit.typedNote
        guard visit.isPost, visit.form["do"] == "save", fault == nil else {
            return visit.isPost ? visit.answerGone(to: .notes) : .notFound
        }
        let calendar = try visit.member.planner.calendarToFill(for: .notes, in: visit.language)
        let object = try visit.member.planner.add(
            TwoTexts(text: text), to: calendar, at: visit.moment)
        return visit.answer(saved: object, visit.plannerWords.noteGone)
    }
}
