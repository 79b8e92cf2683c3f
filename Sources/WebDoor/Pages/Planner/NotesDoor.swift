import Household
import Messages
import Planner
import WebPages

/// `/notes`.
struct NotesDoor: VisitedPage {
    let visit: WebVisit

    func answer() throws -> WebAnswer {
        let page = WebRoute.notes.path
        if visit.isPost { return try visit.restore(.notes, to: page) }
        let all = try visit.notes().notes
        let rows = all.dropFirst(visit.from).prefix(PlannerListPage.most).map(visit.row)
        let next = visit.from + rows.count
        return .page(
            PlannerListPage(
                visit.state, .notes, title: visit.language.planner.notes,
                new: (.newNote, visit.plannerWords.newNote),
                rows.isEmpty ? [] : [PlannerListPage.Part(rows)],
                empty: visit.language.planner.noNotes, removal: try visit.removal(for: .notes),
                next: next < all.count ? next : nil), isKept: true)
    }
}
