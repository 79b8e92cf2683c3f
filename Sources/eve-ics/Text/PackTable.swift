import CalendarModel
import CivilDate
import CycleModel

/// The packs, changes and renewals to come, as `predict` prints them.
struct PackTable {
    let outlooks: [CourseOutlook]
    let today: Day
    let horizon: Day

    /// One for each course that asks for something by `horizon`.
    var texts: [String] {
        outlooks.map(table).filter { !$0.isEmpty }
    }

    private func table(_ outlook: CourseOutlook) -> String {
        let course = outlook.course
        let title = "\(course.method)".capitalizedFirst
        guard let pattern = course.method.pattern else {
            guard let renewal = outlook.renewal, renewal <= horizon else { return "" }
            return "\(title): renewal \(DosePhrases.when(renewal, today: today))\n"
        }
        let packs = packs(of: course)
        guard !packs.isEmpty else { return "" }
        if course.method.kind == .injection {
            let days = packs.compactMap(\.doses.first).map { $0.text(near: today) }
            return days.isEmpty ? "" : "\(title): \(days.joined(separator: ", "))\n"
        }
        var header = [title, course.method.isDaily ? "Pills" : "Worn"]
        if !course.method.isDaily { header.append("Put on or changed on") }
        if pattern.off > 0 { header.append(pattern.hasPlacebo ? "Without hormone" : "Break") }
        var table = TextTable(header)
        for pack in packs {
            var row = ["Pack \(pack.number)", days(pack.active)]
            if !course.method.isDaily {
                row.append(pack.doses.map { $0.text(near: today) }.joined(separator: ", "))
            }
            if pattern.off > 0 { row.append(days(pack.off)) }
            table.add(row)
        }
        return table.text
    }

    private func days(_ days: [Day]) -> String {
        guard let first = days.first, let last = days.last else { return "" }
        return Phrases.days(first...last, today: today)
    }

    private struct Pack {
        var number: Int
        var active: [Day] = []
        var off: [Day] = []
        /// Days on which something is put on, changed or given.
        var doses: [Day] = []
    }

    /// The running pack and those that begin by the horizon, each whole.
    private func packs(of course: ContraceptionCourse) -> [Pack] {
        let length = course.method.pattern?.length ?? 1
        guard var day = course.firstShown(from: today) else { return [] }
        var packs: [Pack] = []
        let handled = Set(
            course.doses(from: day, through: horizon + length)
                .filter { $0.kind.bringsHormone }.map(\.day))
        while let place = course.packDay(on: day) {
            if packs.last?.number != place.pack {
                guard day <= horizon else { break }
                packs.append(Pack(number: place.pack))
            }
            switch place.state {
            case .active: packs[packs.count - 1].active.append(day)
            case .placebo, .pause: packs[packs.count - 1].off.append(day)
            case .gap: break
            }
            if handled.contains(day) { packs[packs.count - 1].doses.append(day) }
            day = day + 1
        }
        return packs.filter { !$0.active.isEmpty || !$0.off.isEmpty }
    }
}

extension ContraceptionCourse {
    /// The first day of the pack that runs on `today`, or of the course that is still to begin.
    fileprivate func firstShown(from today: Day) -> Day? {
        guard start <= today else { return start }
        guard let pack = packDay(on: today)?.pack else { return nil }
        var day = today
        while let before = packDay(on: day - 1), before.pack == pack { day = day - 1 }
        return day
    }
}
