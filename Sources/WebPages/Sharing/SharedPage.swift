import CivilDate
package import CyclePipeline
import CycleViews
package import HTML
import Messages

/// Months with the dates that a feed holds, for whoever has its link.
///
/// The page is a document of its own: no frame, no script, no form and no link.
package struct SharedPage: Page {
    private let calendar: SharedCalendar

    package init(_ calendar: SharedCalendar) { self.calendar = calendar }

    private var language: Language { calendar.language }
    private var words: PartnerPageMessages { language.partnerPage }

    package var title: String { calendar.name.map(words.title(of:)) ?? words.title }

    package var document: Document {
        Document(
            title: title, language: language.rawValue, isRightToLeft: language.isRightToLeft,
            styles: [Asset[.style].path], links: [("icon", Asset[.icon].path)],
            body: main(.id("main")) {
                h1(.dir("auto")) { title }
                body
            })
    }

    package var body: HTML {
        if calendar.isBlank {
            p(.class("notice")) { words.nothing }
        } else {
            legend
            if calendar.showsFertility {
                p(.class("muted")) { language.calendar.notContraception }
            }
        }
        div(.class("months")) {
            let head = MonthTable.Head(language, firstWeekday: language.firstWeekday)
            for month in calendar.months.months {
                MonthTable(
                    month: month, head: head, today: calendar.today, cells: cells(of: month)
                ).html
            }
        }
    }

    private var legend: HTML {
        ul(.class("legend"), .ariaLabel(language.webCalendar.legend)) {
            for mark in calendar.used.map(\.look) {
                li {
                    span(.class("swatch", "day", mark.className), .ariaHidden()) {
                        if !mark.isSeen { small { mark.sign } }
                    }
                    span { words.meaning(of: mark, in: language) }
                }
            }
            li {
                span(.class("swatch", "day", "ringed"), .ariaHidden()) {}
                span { language.months.today }
            }
        }
    }

    private func cells(of month: Day) -> [HTML] {
        let date = month.civil
        return (0..<Day.daysInMonth(date.month, year: date.year)).map { cell(month + $0) }
    }

    /// The number with the look and the sign of the day, and in words for who doesn't see them.
    private func cell(_ day: Day) -> HTML {
        let mark = calendar[day]?.look
        let isToday = day == calendar.today
        let label = [
            language.weekdayAndDate(day, near: calendar.today),
            isToday ? language.months.today : nil,
            mark.map { words.meaning(of: $0, in: language) },
        ].compactMap(\.self).joined(separator: ", ")
        return span(
            .classes(["day"] + (mark.map { [$0.className] } ?? [])),
            .ariaCurrent(isToday ? "date" : nil)
        ) {
            span(.ariaHidden()) {
                String(day.civil.day)
                if let mark, !mark.isSeen { small { mark.sign } }
            }
            span(.class("hidden")) { label }
        }
    }
}

extension SharedCalendar.Mark {
    /// As the person's own calendar marks such a day.
    fileprivate var look: DayMark {
        switch self {
        case .period: .logged
        case .expectedPeriod: .predicted
        case .fertile: .fertile
        case .maybeFertile: .unknown
        }
    }
}

extension PartnerPageMessages {
    /// A day that a period bridges is one of its dates, whether or not it was logged.
    fileprivate func meaning(of mark: DayMark, in language: Language) -> String {
        mark == .logged ? period : mark.meaning(in: language)
    }
}
