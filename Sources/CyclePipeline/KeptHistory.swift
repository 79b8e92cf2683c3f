package import CivilDate
package import CycleModel
package import Messages

/// How much of what is recorded a person keeps: what is older is erased, month by month.
package struct KeptHistory: Equatable, Sendable {
    package let months: Int

    /// A forecast needs the last cycles, and nobody has recorded more than a life.
    package static let allowedMonths = 6...1_200

    package enum Problem: Error {
        case notATime, tooShort, tooLong
    }

    /// Reads `18 months` or `2 years`.
    package init(_ text: String) throws(Problem) {
        let words = text.lowercased().split(separator: " ")
        guard words.count == 2, let count = Int(words[0]), count > 0 else { throw .notATime }
        switch words[1] {
        case "month", "months": months = count
        case "year", "years": months = count.multipliedReportingOverflow(by: 12).partialValue
        default: throw .notATime
        }
        guard count <= Self.allowedMonths.upperBound, months <= Self.allowedMonths.upperBound else {
            throw .tooLong
        }
        guard months >= Self.allowedMonths.lowerBound else { throw .tooShort }
    }

    /// The first day that is kept: that of a month, as no erasure can be taken back and each is a step that
    /// 'undo' does not cross.
    package func firstDay(on today: Day) -> Day {
        let day = today.advanced(byMonths: -months)
        return day - (day.civil.day - 1)
    }
}

extension KeptHistory: CustomStringConvertible {
    /// `18 months` or `2 years`, as it is typed and stored.
    package var description: String {
        let (count, noun) = months % 12 == 0 ? (months / 12, "year") : (months, "month")
        return count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
    }
}

extension KeptHistory {
    /// `18 months` or `2 years`, the object of a sentence.
    package func length(in language: Language) -> String {
        months % 12 == 0 ? language.formats.years(months / 12) : language.formats.months(months)
    }
}

extension PersonState {
    /// The first day that may be recorded; `nil` where every day may.
    package var firstKeptDay: Day? { settings.kept?.firstDay(on: today) }

    /// The first day that is left of `log` where what is older is erased; `nil` where everything stays.
    package func firstDayLeft(in log: DayLog) -> Day? {
        firstKeptDay.map { log.firstDayLeft(before: $0) }
    }

    /// The first day that would be left if only this were kept.
    ///
    /// - Parameter day: By which it is too old; without it, today.
    package func firstDayLeft(_ kept: KeptHistory, on day: Day? = nil) -> Day {
        log.firstDayLeft(before: kept.firstDay(on: day ?? today))
    }
}

extension DayLog {
    /// A period that goes on over that day stays whole: half a period would be another cycle.
    fileprivate func firstDayLeft(before day: Day) -> Day {
        let bleed = bleeds.first { $0.days.contains(day) && $0.days.contains(day - 1) }
        guard let bleed, day - bleed.start <= 31 else { return day }
        return bleed.start
    }
}
