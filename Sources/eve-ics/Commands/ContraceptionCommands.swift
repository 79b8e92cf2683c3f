import CalendarModel
import CivilDate
import CommandLineInterface
import CycleModel
import LogStore

/// `contraception add`, `list`, `change`, `end` and `reset`.
extension Context {
    func addContraception() throws -> String {
        let method = try method(from: try argument(ContraceptionOptions.method))
        try refuseIdleOptions(for: method)
        return try alter { (contraception, _, today) in
            let start = command[ContraceptionOptions.start].day(today: today)
            let end = command[ContraceptionOptions.end]?.day(today: today)
            if let same = contraception.courses.first(where: {
                $0.method == method && ($0.end ?? start) >= start && $0.start <= (end ?? $0.start)
            }) {
                throw ToolError.refused(
                    "\(place): course \(same.number) is \(method) already, on the same days",
                    advice:
                        "say when that one ended with 'eve-ics contraception end', or change it"
                )
            }
            let number = try planned {
                let number = try contraception.add(
                    method, on: start,
                    firstNumber: command[ContraceptionOptions.firstNumber] ?? 1,
                    minuteOfDay: command[ContraceptionOptions.time],
                    leadWeeks: command[ContraceptionOptions.lead]
                        ?? ContraceptionCourse.usualLeadWeeks)
                if let end { try contraception.end(number, on: end) }
                return number
            }
            guard let course = contraception[number] else { return Report(course: number) }
            return Report(
                course: number,
                lines: ["Added course \(course.text(today: today))."]
                    + contraception.companions(of: course), isNew: true)
        }
    }

    func listContraception() throws -> String {
        let subject = try subject()
        let outlooks = subject.outlooks
        if printsJSON { return Self.json(outlooks, today: subject.today).text }
        guard !outlooks.isEmpty else {
            return """
                No contraception is recorded. For example: eve-ics contraception add pill 21+7 \
                --start \(subject.today)

                """
        }
        var table = TextTable(["Course", "Method", "From", "To", "At", "Next"])
        for outlook in outlooks {
            let course = outlook.course
            table.add([
                "\(course.number)", course.method.description, course.start.description,
                course.end?.description ?? "", course.minuteOfDay.map(DosePhrases.clock) ?? "",
                outlook.nextText ?? "",
            ])
        }
        return table.text
    }

    func changeContraception() throws -> String {
        let words = try argument(ContraceptionOptions.newMethod)
        let method = words.isEmpty ? nil : try method(from: words)
        try refuseMeaninglessChange(hasMethod: method != nil)
        if let method { try refuseIdleOptions(for: method) }
        return try alter { (contraception, _, today) in
            let day = command[ContraceptionOptions.date].day(today: today)
            let old = try chosen(in: contraception, on: day, today: today) {
                method != nil || $0.method.isAnnounced
                    || !command.isGiven(ContraceptionOptions.lead) && $0.method.schedule != .none
            }
            if method == nil { try refuseIdleOptions(for: old.method) }
            guard old.method != method else {
                throw ToolError.refused(
                    "\(place): course \(old.number) is \(old.method) already",
                    advice: "a new pack begins with 'eve-ics contraception reset'")
            }
            return try planned {
                var number = old.number
                if let method {
                    number = try contraception.change(
                        number, to: method, on: day,
                        firstNumber: command[ContraceptionOptions.firstNumber] ?? 1)
                }
                if let minute = command[ContraceptionOptions.time] {
                    try contraception.setTime(number, minuteOfDay: minute)
                } else if command[ContraceptionOptions.noTime] {
                    try contraception.setTime(number, minuteOfDay: nil)
                }
                if let weeks = command[ContraceptionOptions.lead] {
                    try contraception.setLead(number, weeks: weeks)
                }
                return changeReport(
                    of: number, from: old, in: contraception, hasMethod: method != nil,
                    today: today)
            }
        }
    }

    func endContraception() throws -> String {
        let isOpen = command[ContraceptionOptions.never]
        guard !isOpen || !command.isGiven(ContraceptionOptions.lastDay) else {
            throw ToolError.usage("\(place): --never and --date exclude each other")
        }
        return try alter { (contraception, _, today) in
            let day = isOpen ? nil : command[ContraceptionOptions.lastDay].day(today: today)
            let course = try chosen(in: contraception, on: day ?? today, today: today) {
                !isOpen || $0.end != nil
            }
            try planned {
                try contraception.end(course.number, on: day)
            }
            let name = "Course \(course.number), \(course.method),"
            guard let day else {
                return Report(course: course.number, lines: ["\(name) goes on."])
            }
            return Report(
                course: course.number,
                lines: ["\(name) \(Self.ending(day, today: today))."]
                    + contraception.afterwards(of: course.number, today: today),
                isOver: true)
        }
    }

    func resetContraception() throws -> String {
        guard
            !command[ContraceptionOptions.newPack]
                || !command.isGiven(ContraceptionOptions.movedTo)
        else { throw ToolError.usage("\(place): --new-pack and --day exclude each other") }
        return try alter { (contraception, log, today) in
            let day = command[ContraceptionOptions.date].day(today: today)
            let course = try chosen(in: contraception, on: day, today: today) {
                $0.method.schedule != .none
            }
            let number = course.number
            let isSaid =
                command[ContraceptionOptions.newPack]
                || command.isGiven(ContraceptionOptions.movedTo)
            return try planned {
                let reset =
                    if let target = command[ContraceptionOptions.movedTo] {
                        PackReset(day: day, kind: .moved(to: target))
                    } else if command[ContraceptionOptions.newPack] {
                        PackReset(day: day, kind: .newPack)
                    } else {
                        try contraception.freshStart(of: number, on: day, log: log)
                    }
                let before = contraception
                try contraception.reset(number, reset)
                // A pack that begins on that day anyway needs no entry.
                if !course.isMoved(by: contraception[number], from: day) { contraception = before }
                return Report(
                    course: number,
                    lines: contraception[number]?.text(of: reset, isGuess: !isSaid, today: today)
                        ?? [],
                    mentionsLeaflet: true,
                    givenOn: course.method.kind == .injection && day <= today ? day : nil)
            }
        }
    }

    // MARK: Changing the courses

    /// What a change is said to have done.
    private struct Report {
        var course: Int
        var lines: [String] = []
        /// A method she hasn't used before: what the forecast makes of it is said too.
        var isNew = false
        var isOver = false
        var mentionsLeaflet = false
        /// When an injection was given, which is its record too unless a pill has the day's.
        var givenOn: Day?

        func taken(in contraception: Contraception, log: DayLog) -> [JournalChange.Content] {
            guard let day = givenOn, log[day].dose == nil,
                !contraception.doses(from: day, through: day).contains(where: \.isPill)
            else { return [] }
            var record = log[day]
            record.dose = .taken
            return [.days([DayLog.Entry(day: day, record: record)])]
        }
    }

    /// Plans a change of the courses on the journal as it is, writes it, and says what follows.
    private func alter(
        _ plan: (inout Contraception, DayLog, Day) throws -> Report
    ) throws -> String {
        let store = try openStore(.readWriteCreate)
        let person = try personToWrite(in: store)
        var (report, isChanged) = (Report(course: 0), false)
        try record(in: store, for: person) { (state, moment) in
            var contraception = state.circumstances.contraception
            report = try plan(&contraception, state.log.through(moment.day), moment.day)
            isChanged = contraception != state.circumstances.contraception
            guard isChanged else { return [] }
            let taken = report.taken(in: contraception, log: state.log)
            return taken.isEmpty
                ? [.contraception(contraception)]
                : [.together([.contraception(contraception)] + taken)]
        }
        let subject = subject(
            state: try state(of: person, in: store), source: .store(store, person))
        if printsJSON { return Self.json(subject.outlooks, today: subject.today).text }
        guard isChanged else { return "That is so already; nothing changed.\n" }
        return text(report, subject)
    }

    private func text(_ report: Report, _ subject: Subject) -> String {
        var lines = report.lines
        if let outlook = subject.outlooks.first(where: { $0.course.number == report.course }) {
            let method = outlook.course.method
            if !report.isOver { lines += outlook.lines }
            if report.isNew {
                lines += outlook.course.renewalHint
                let showsFertility = !subject.settings.hidesFertility
                if outlook.isToCome,
                    let effect = method.forecastEffect(showsFertility: showsFertility)
                {
                    lines.append(effect)
                }
            }
            if report.isNew || report.mentionsLeaflet, outlook.isToCome,
                let leaflet = method.leaflet
            {
                lines.append(leaflet)
            }
        }
        lines.append("Export again to bring this into your calendar.")
        return lines.map { $0 + "\n" }.joined()
    }

    private func changeReport(
        of number: Int, from old: ContraceptionCourse, in contraception: Contraception,
        hasMethod: Bool, today: Day
    ) -> Report {
        guard let course = contraception[number] else { return Report(course: number) }
        if hasMethod {
            let ended =
                contraception[old.number]?.end.map {
                    "Course \(old.number), \(old.method), \(Self.ending($0, today: today))."
                }
            return Report(
                course: number,
                lines: (number == old.number ? [] : [ended].compactMap(\.self))
                    + [
                        (number == old.number ? "Now course " : "Added course ")
                            + "\(course.text(today: today))."
                    ], isNew: true)
        }
        var lines: [String] = []
        if command.isGiven(ContraceptionOptions.time) || command[ContraceptionOptions.noTime] {
            let time = course.minuteOfDay.map { "is at \(DosePhrases.clock($0))" }
            lines.append(
                "Course \(number), \(course.method), \(time ?? "has no time of day") now.")
        }
        if command.isGiven(ContraceptionOptions.lead) { lines.append(course.noticeText) }
        return Report(course: number, lines: lines)
    }

    private func refuseMeaninglessChange(hasMethod: Bool) throws {
        guard
            !command.isGiven(ContraceptionOptions.time) || !command[ContraceptionOptions.noTime]
        else { throw ToolError.usage("\(place): --at and --no-time exclude each other") }
        guard !hasMethod else { return }
        guard
            !command.isGiven(ContraceptionOptions.date)
                && !command.isGiven(ContraceptionOptions.firstNumber)
        else { throw ToolError.usage("\(place): --date and --day go with a METHOD") }
        guard
            command.isGiven(ContraceptionOptions.time) || command[ContraceptionOptions.noTime]
                || command.isGiven(ContraceptionOptions.lead)
        else {
            throw ToolError.usage(
                "\(place): say what shall change",
                advice: "name a method, as in 'eve-ics contraception change pill 24+4', or a time")
        }
    }

    // MARK: Reading the command line

    /// An option that says nothing of a method is a sign that another one was meant.
    private func refuseIdleOptions(for method: Contraceptive) throws {
        if method.pattern == nil, command.isGiven(ContraceptionOptions.firstNumber) {
            throw ToolError.refused("\(place): \(method) has no packs, so --day says nothing")
        }
        if method.schedule == .none, command.isGiven(ContraceptionOptions.time) {
            throw ToolError.refused(
                "\(place): nothing of \(method) is ever due, so --at says nothing")
        }
        if !method.isAnnounced, command.isGiven(ContraceptionOptions.lead) {
            throw ToolError.refused("\(place): \(method) has no renewal, so --lead says nothing")
        }
    }

    private func method(from words: [String]) throws -> Contraceptive {
        try planned {
            try Contraceptive(text: words.joined(separator: " "))
        }
    }

    private func planned<Result>(
        _ body: () throws -> Result
    ) throws -> Result {
        do {
            return try body()
        } catch {
            throw ToolError.refused("\(place): \(error)")
        }
    }

    /// The course that `--course` names, else the only one of those that run on `day` and fit.
    private func chosen(
        in contraception: Contraception, on day: Day, today: Day,
        where fits: (ContraceptionCourse) -> Bool
    ) throws -> ContraceptionCourse {
        if let number = command[ContraceptionOptions.course] {
            guard let course = contraception[number] else {
                throw ToolError.refused("\(place): \(ContraceptionError.unknownCourse(number))")
            }
            return course
        }
        let running = contraception.running(on: day).filter(fits)
        guard let course = running.first else {
            throw ToolError.refused(
                "\(place): no course that this could mean runs \(Self.on(day, today: today))",
                advice: "see what there is with 'eve-ics contraception list'")
        }
        guard running.count == 1 else {
            let names = running.map { "\($0.number) is \($0.method)" }.joined(separator: ", ")
            throw ToolError.refused(
                "\(place): several courses run \(Self.on(day, today: today))",
                advice: "choose one with --course: \(names)")
        }
        return course
    }

    private static func on(_ day: Day, today: Day) -> String {
        day == today ? "today" : "on \(day.text(near: today))"
    }

    private static func ending(_ day: Day, today: Day) -> String {
        (day < today ? "ended " : "ends ") + on(day, today: today)
    }

    private static func json(_ outlooks: [CourseOutlook], today: Day) -> JSON {
        .object([
            ("schema", 1), ("today", .day(today)),
            ("courses", .array(outlooks.map(ContraceptionJSON.course))),
        ])
    }
}
