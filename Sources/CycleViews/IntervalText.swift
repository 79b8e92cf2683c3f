package import CivilDate
package import CycleModel
package import CyclePipeline
package import Messages

/// What is thought, or what the person said, of the time between two logged starts.
package struct IntervalText {
    package let messages: CycleMessages
    package let today: Day

    package init(_ person: PersonState) {
        messages = person.language.cycles
        today = person.today
    }

    package func remark(_ odd: OddInterval) -> String {
        switch odd.suspicion {
        case .missedStarts(let days):
            if let day = days.first, days.count == 1 {
                messages.missing(around: day, near: today)
            } else {
                messages.missing(around: days, near: today)
            }
        case .outlier: messages.outlier
        }
    }

    package func remark(_ answer: IntervalAnswer) -> String {
        switch answer {
        case .oneMissing: messages.answeredMissing
        case .reallyThatLong: messages.answeredLong
        case .ignored: messages.answeredIgnore
        }
    }

    /// What is said of a bleed that counts as bleeding between periods.
    package func remark(on answer: BleedAnswer?) -> String {
        answer == .between ? messages.answeredBetween : messages.between
    }
}
