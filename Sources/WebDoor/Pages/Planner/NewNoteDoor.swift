import Household
import Messages
import Planner
import WebPages

/// `/notes/new`.
struct NewNoteDoor: VisitedPage {
    let visit: WebVisit

    func answer() throws -> WebAnswer {
        guard visit.isPost else {
            return .page(
                PlannerEntryPage(
                    visit.state, .newNote, back: .notes, .note(""), uid: visit.member.newUID()))
        }
        let (text, fault) = visit.typedNote
        func refusal(_ fault: String) -> WebAnswer {
            .page(
                PlannerEntryPage(
                    visit.state, .newNote, back: .notes, .note(""),
                    uid: visit.form["uid"] ?? visit.member.newUID(),
                    typed: visit.typed(["text": fault])), status: 422)
        }
        if let fault { return refusal(fault) }
        do {
            let calendar = try visit.member.planner.calendarToFill(for: .notes, in: visit.language)
            let object = try visit.member.planner.addOnce(
                TwoTexts(text: text), to: calendar, uid: visit.form["uid"], of: visit.state
            ) { $0.text == text }
            return visit.answer(saved: object)
        } catch let error where HouseholdRefusal(error)?.isOfRoom == true {
            return refusal(visit.lackOfRoom(error))
        }
    }
}
