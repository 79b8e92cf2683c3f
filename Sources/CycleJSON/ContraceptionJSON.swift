import CivilDate
package import CommandLineInterface
package import CycleModel
package import CyclePipeline

/// Courses and doses for other programs.
package enum ContraceptionJSON {
    /// - Parameter method: As `Contraceptive.description` writes it.
    package static func dose(_ dose: Dose, method: String) -> JSON {
        [
            "date": dose.day, "kind": dose.kind.rawValue, "number": dose.ordinal,
            "of": dose.count, "course": dose.identity.course, "method": method,
            "pack": dose.identity.pack, "packDay": dose.identity.number,
            "time": dose.minuteOfDay.map(ClockText.text), "recorded": dose.taking?.rawValue,
        ]
    }

    package static func doses(_ doses: [Dose], of contraception: Contraception) -> JSON {
        let methods = Dictionary(
            uniqueKeysWithValues: contraception.courses.map { ($0.number, $0.method.description) })
        return .array(doses.map { dose($0, method: methods[$0.identity.course] ?? "") })
    }

    /// Every course of a person, as `contraception list` gives them.
    package static func courses(of person: PersonState) -> JSON {
        ["today": person.today, "courses": person.agendas.map(course)]
    }

    /// A course without what comes next of it.
    static func course(_ course: ContraceptionCourse) -> JSON {
        [
            "course": course.number, "method": course.method.description, "start": course.start,
            "end": course.end, "time": course.minuteOfDay.map(ClockText.text),
            "leadWeeks": course.leadWeeks,
        ]
    }

    package static func course(_ agenda: CourseAgenda) -> JSON {
        let course = agenda.course
        let method = course.method.description
        return [
            "course": course.number, "method": method, "start": course.start, "end": course.end,
            "running": course.isRunning(on: agenda.today),
            "time": course.minuteOfDay.map(ClockText.text), "leadWeeks": course.leadWeeks,
            "next": agenda.next.map { dose($0, method: method) },
            "break": agenda.breakDays.map { days -> JSON in
                ["start": days.lowerBound, "end": days.upperBound]
            },
            "nextPack": agenda.nextPack, "renewal": agenda.renewal,
        ]
    }
}
