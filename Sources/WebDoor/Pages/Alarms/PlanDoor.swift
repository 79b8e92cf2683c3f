import CivilDate
import CycleAlarms
import CyclePipeline
import Household
import Planner
import WebPages

/// `/plan`.
struct PlanDoor: VisitedPage {
    let visit: WebVisit

    func answer() throws -> WebAnswer {
        guard !visit.isPost else { return .notFound }
        let today = visit.state.today
        let agenda = Agenda(
            of: visit.state, try visit.member.alarms.storedEntries(onlyAlarmed: false),
            on: today...(today + PlanPage.days - 1))
        return .page(PlanPage(visit.state, agenda, heads: try heads()), isKept: true)
    }

    /// What comes first of what is to be done, and of the notes.
    private func heads() throws -> [PlanPage.Head] {
        let (key, text) = (visit.member.planner.key, PlannedText(visit.state))
        let most = PlanPage.Head.most
        let todos = try visit.openTodos().prefix(most).map { todo in
            PlannerListPage.Row(
                WebRoute.todo(key.id(todo.object.calendar, todo.object.name)).path,
                title: visit.shown(todo.content.title), remark: text.remark(on: todo))
        }
        let notes = try visit.notes(latest: 20).notes.prefix(most).map(visit.row)
        return [PlanPage.Head(.todos, Array(todos)), PlanPage.Head(.notes, Array(notes))]
    }
}
