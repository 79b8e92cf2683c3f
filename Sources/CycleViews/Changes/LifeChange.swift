import CalendarModel
package import CivilDate
package import CycleModel
import CyclePipeline
package import Messages

/// The phases of a life as they would be with another one in them, and what that does away with.
package struct LifeChange: Sendable {
    package let life: Life
    /// The first day of the phase.
    package let day: Day
    package let phase: LifePhase
    /// What was in force on the day that was given, until now.
    package let previous: LifePhase
    /// What was in force on the day before the first, and remains so.
    package let before: LifePhase
    /// Later phases of other kinds, of which nothing is left.
    package let lost: [Life.Turn]
    /// The courses as they are once the phase began.
    package let contraception: Contraception
    /// Those whose doses end with it: nothing is taken in a pregnancy.
    package let ended: [ContraceptionCourse]
    /// Those with doses that would have begun today or later in it, and are taken away.
    package let dropped: [ContraceptionCourse]
    /// Those with hormones or in the womb that go on in a pregnancy, as far as is known.
    package let kept: [ContraceptionCourse]

    package init(
        of circumstances: Circumstances, beginning phase: LifePhase, on day: Day, today: Day
    ) {
        let life = circumstances.life
        var changed = life
        changed.begin(phase, on: day)
        let first = changed.span(on: day)?.day ?? day
        self.life = changed
        self.day = first
        self.phase = phase
        previous = life.phase(on: day)
        before = changed.phase(on: first - 1)
        lost = life.spans.filter { $0.day > day && $0.phase.kind != phase.kind }
        var courses: [ContraceptionCourse] = []
        if case .pregnancy(let due) = phase, previous.kind != .pregnancy {
            let last = max(first, due)
            courses = circumstances.contraception.courses.filter {
                $0.start <= last && ($0.end ?? first) >= first
            }
        }
        kept = courses.filter {
            $0.method.pattern == nil && $0.method.isFelt && $0.start <= today
        }
        let dosed = courses.filter { $0.method.pattern != nil }
        // A course has one day at least, and its dose would be due today.
        dropped = dosed.filter { $0.start >= today }
        var contraception = circumstances.contraception
        for course in dropped { try? contraception.remove(course.number) }
        for course in dosed where course.start < today {
            try? contraception.end(course.number, on: max(course.start, first - 1))
        }
        let ending = contraception
        self.contraception = ending
        ended = dosed.compactMap { ending[$0.number] }
    }

    /// For the journal: one entry, which one undo takes back.
    package var contents: [JournalChange.Content] {
        ended.isEmpty && dropped.isEmpty
            ? [.life(life)] : [.together([.life(life), .contraception(contraception)])]
    }

    /// Which methods end with it, and which go on.
    package func courseSentences(today: Day, in language: Language) -> [String] {
        ended.compactMap { $0.endText(today: today, in: language) }
            + dropped.map { language.course.willNotStart($0.number, $0.method.label(in: language)) }
            + kept.map { language.course.goesOn($0.number, $0.method.label(in: language)) }
    }
}

extension PersonState {
    /// Forty weeks after the last period that began by `day`; `nil` without one that a pregnancy can be counted
    /// from.
    package func dueDate(ofPregnancyFrom day: Day) -> Day? {
        let periods = cycles.filter {
            $0.start <= day && circumstances.contraception.kind(ofBleedFrom: $0.start) == .period
                && circumstances.life.phase(on: $0.start).kind != .pregnancy
        }
        return periods.last.map { $0.start + Pregnancy.length }.flatMap { $0 >= day ? $0 : nil }
    }
}
