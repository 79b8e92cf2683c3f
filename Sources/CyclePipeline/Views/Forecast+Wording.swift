import CalendarModel
package import CycleModel
package import Messages

extension Forecast {
    /// What doses left out leave open, and how to go on; empty without them.
    package func afterLapse(in language: Language) -> [String] {
        guard let lapse else { return [] }
        let said = next == nil ? [] : [Language.english.doses.lapse(lapse.doses)]
        let fertility =
            isFertilityUnknown
            ? [
                """
                No fertile days are shown, but any day may be fertile. \(Language.english.calendar.notContraception)
                """
            ] : []
        return said + fertility + [
            """
            When you take it again, record it with 'eve-ics taken'; if you stopped, say so with \
            'eve-ics contraception end'.
            """
        ]
    }
}
