import CivilDate
import CommandLineInterface
import CycleJSON
import CycleModel
import CyclePipeline
import Household
import ICalendar
import Messages
import Planner

/// A to-do as `todo list` shows it; a class, as thousands of them are handed on.
final class NumberedTodo: Sendable {
    /// Counts all to-dos of all lists, also those that are not shown, so that ticking one renumbers no other.
    let number: Int
    let calendar: PlannerCalendar
    let list: TodoList
    let row: TodoList.Row

    init(number: Int, calendar: PlannerCalendar, list: TodoList, row: TodoList.Row) {
        self.number = number
        self.calendar = calendar
        self.list = list
        self.row = row
    }

    var todo: Todo { row.todo }
}

extension Plan {
    func todos(in calendars: [PlannerCalendar]) throws -> [NumberedTodo] {
        var listed: [NumberedTodo] = []
        var count = 0
        let names = Set(calendars.map(\.name))
        for calendar in self.calendars where calendar.uses.contains(.todos) {
            let list = TodoList(
                try member.planner.objects(in: calendar, for: .todos).compactMap {
                    Todo($0, zones: text.zones)
                })
            if names.contains(calendar.name) {
                listed += list.rows.enumerated().map { index, row in
                    NumberedTodo(
                        number: count + index + 1, calendar: calendar, list: list, row: row)
                }
            }
            count += list.rows.count
        }
        return listed
    }

    /// The one that a word names, an open one first.
    func todo(named word: String, among all: [NumberedTodo]) throws -> NumberedTodo {
        func isMeant(_ listed: NumberedTodo) -> Bool {
            listed.todo.content.title.lowercased() == word.lowercased()
        }
        let open = all.filter { isMeant($0) && $0.todo.isOpen }
        if open.count == 1 { return open[0] }
        return try Plan.find(
            word, among: all.map { ($0.number, $0.todo.content.title, $0) }, kind: "to-do",
            command: "eve-ics todo list --all")
    }

    func table(of todos: [NumberedTodo]) -> String {
        var table = TextTable()
        for listed in todos {
            let title =
                String(repeating: "  ", count: min(listed.row.depth, 10))
                + shown(listed.todo.content.title)
            table.add([
                "\(listed.number)", mark(of: listed.todo), title, text.remark(on: listed.todo),
            ])
        }
        return table.text
    }

    private func mark(of todo: Todo) -> String {
        switch todo.content.progress {
        case .open: "[ ]"
        case .done: "[x]"
        case .canceled: "[-]"
        }
    }

    func json(of listed: NumberedTodo) -> JSON {
        let todo = listed.todo
        var json: JSON = [
            "number": listed.number, "title": todo.content.title, "list": listed.calendar.title,
            "uid": todo.uid,
        ]
        switch todo.content.progress {
        case .open(let percent):
            json = json.adding(["state": "open"])
            if percent > 0 { json = json.adding(["percent": percent]) }
        case .done(let moment):
            json = json.adding(["state": "done"])
            if let moment { json = json.adding(["completed": JSON.instant(moment)]) }
        case .canceled: json = json.adding(["state": "canceled"])
        }
        if let due = text.due(of: todo) { json = json.adding(self.json(of: due, named: "due")) }
        if todo.repeats { json = json.adding(["repeats": true]) }
        if let note = todo.content.note { json = json.adding(["note": note]) }
        if let parent = listed.row.parent { json = json.adding(["parent": parent]) }
        return json
    }

    /// A day under a name, and the time of day on the person's clock under another one.
    func json(of time: ClockTime, named name: String) -> JSON {
        let (day, minute) = text.dayAndMinute(of: time)
        let json: JSON = .object([(name, day.json)])
        guard let minute else { return json }
        return json.adding(.object([("\(name)Time", ClockText.text(minute).json)]))
    }
}
