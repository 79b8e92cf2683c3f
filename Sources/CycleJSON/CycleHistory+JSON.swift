import CivilDate
package import CommandLineInterface
import CycleModel
import CyclePipeline
import CycleViews

extension CycleHistory: JSONConvertible {
    package var json: JSON {
        let cycles = person.cycles.map { cycle in
            ForecastJSON.cycle(
                cycle, bleed: bleed(cycle), odd: odd(cycle), answer: answer(cycle),
                leftOutFor: phases[cycle.start])
        }
        let doses = adherence.map(Self.json)
        let members: JSON = [
            "today": person.today, "cycles": cycles, "adherence": doses.isEmpty ? nil : doses,
        ]
        return members.withoutNulls
    }

    private static func json(_ course: ContraceptionCourse, _ adherence: Adherence) -> JSON {
        [
            "course": course.number, "method": course.method.description, "due": adherence.due,
            "taken": adherence.taken, "late": adherence.late, "skipped": adherence.skipped,
            "unrecorded": adherence.unrecorded, "streak": adherence.streak,
            "missed": adherence.missedDays,
        ]
    }
}
