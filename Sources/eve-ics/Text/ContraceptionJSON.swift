import CivilDate
import CycleModel
import CyclePipeline

/// Courses and doses for other programs.
enum ContraceptionJSON {
    /// - Parameter method: As `Contraceptive.description` writes it.
    static func dose(_ dose: Dose, method: String) -> JSON {
        .object([
            ("date", .day(dose.day)), ("kind", .string(dose.kind.rawValue)),
            ("number", .number(dose.ordinal)), ("of", dose.count.map(JSON.number) ?? .null),
            ("course", .number(dose.identity.course)), ("method", .string(method)),
            ("pack", .number(dose.identity.pack)), ("packDay", .number(dose.identity.number)),
            ("time", time(dose.minuteOfDay)),
            ("recorded", dose.taking.map { .string($0.rawValue) } ?? .null),
        ])
    }

    static func doses(_ doses: [Dose], of contraception: Contraception) -> JSON {
        let methods = Dictionary(
            uniqueKeysWithValues: contraception.courses.map { ($0.number, $0.method.description) })
        return .array(doses.map { dose($0, method: methods[$0.identity.course] ?? "") })
    }

    /// Every course of a person, as `contraception list` gives them.
    static func courses(of person: PersonState) -> JSON {
        .object([
            ("schema", 1), ("today", .day(person.today)),
            ("courses", .array(person.agendas.map(course))),
        ])
    }

    static func course(_ agenda: CourseAgenda) -> JSON {
        let course = agenda.course
        let method = course.method.description
        return .object([
            ("course", .number(course.number)), ("method", .string(method)),
            ("start", .day(course.start)), ("end", course.end.map(JSON.day) ?? .null),
            ("running", .bool(course.isRunning(on: agenda.today))),
            ("time", time(course.minuteOfDay)), ("leadWeeks", .number(course.leadWeeks)),
            ("next", agenda.next.map { dose($0, method: method) } ?? .null),
            (
                "break",
                agenda.breakDays.map {
                    .object([("start", .day($0.lowerBound)), ("end", .day($0.upperBound))])
                } ?? .null
            ),
            ("nextPack", agenda.nextPack.map(JSON.day) ?? .null),
            ("renewal", agenda.renewal.map(JSON.day) ?? .null),
        ])
    }

    private static func time(_ minuteOfDay: Int?) -> JSON {
        minuteOfDay.map { .string(ClockText.text($0)) } ?? .null
    }
}
