package import CivilDate

/// What may be written of what is planned. What other programs wrote may be longer, and stays.
extension TextRule {
    /// Of a to-do or an event.
    package static let title = line(longest: 1_000)
    package static let place = line(longest: 1_000, canBeEmpty: true)
    /// Beside a to-do or an event. A form of some languages sends three or four bytes a letter.
    package static let remark = lines(longest: 30_000, canBeEmpty: true)
    package static let note = lines(longest: 30_000)
    package static let calendarName = line(longest: 200)
    package static let cardFront = lines(longest: 1_000)
    package static let cardBack = lines(longest: 10_000)
    package static let studySubject = line(longest: 200, canBeEmpty: true)
}
