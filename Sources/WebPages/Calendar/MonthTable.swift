import CivilDate
import CyclePipeline
import HTML
import Messages

/// A month as a table: its name, the weekdays, and a cell for each day.
struct MonthTable {
    /// The id of the month of today, to which the way from other pages leads.
    static let currentID = "this-month"

    /// The id of the month of a day.
    static func id(of day: Day, today: Day) -> String {
        let month = String(day.description.prefix(7))
        return today.description.hasPrefix(month) ? currentID : "m\(month)"
    }

    /// The first day of the month.
    let month: Day
    let head: Head
    let today: Day
    /// Of each day of the month, from the first on; empty for a day that is left out.
    let cells: [HTML]

    /// The weekdays, which are the same for all months of a page.
    struct Head {
        let language: Language
        /// 1 for Monday to 7 for Sunday.
        let firstWeekday: Int
        let html: HTML

        init(_ person: PersonState) {
            let language = person.language
            self.init(language, firstWeekday: person.settings.firstWeekday(in: language))
        }

        init(_ language: Language, firstWeekday first: Int) {
            // A Sunday, from which weeks of every kind are counted.
            let sunday = Day(number: 3)
            let days = (0..<7).map { sunday + first + $0 }
            (self.language, firstWeekday) = (language, first)
            html = thead {
                tr {
                    for day in days {
                        th(.scope("col"), .abbr(language.weekday(day))) {
                            language.shortWeekday(day)
                        }
                    }
                }
            }
        }
    }

    private var blanks: Int { (month.weekday - head.firstWeekday + 7) % 7 }

    var html: HTML {
        table(.id(Self.id(of: month, today: today)), .class("month")) {
            caption { head.language.month(month) }
            head.html
            tbody {
                for week in stride(from: -blanks, to: cells.count, by: 7) { row(from: week) }
            }
        }
    }

    private func row(from first: Int) -> HTML {
        tr {
            for index in first..<first + 7 {
                td { cells.indices.contains(index) ? cells[index] : HTML() }
            }
        }
    }
}
