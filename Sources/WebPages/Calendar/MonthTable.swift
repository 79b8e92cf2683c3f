import CivilDate
import HTML
import Messages

/// A month as a table: its name, the weekdays, and a cell for each day.
struct MonthTable {
    /// The id of the month of today, to which the way from other pages leads.
    static let currentID = "this-month"

    /// The first day of the month.
    let month: Day
    let language: Language
    /// 1 for Monday to 7 for Sunday.
    let firstWeekday: Int
    var isCurrent = false
    /// Of each day of the month, from the first on; empty for a day that is left out.
    let cells: [HTML]

    private var blanks: Int { (month.weekday - firstWeekday + 7) % 7 }

    var html: HTML {
        table(.id(isCurrent ? Self.currentID : nil), .class("month")) {
            caption { language.month(month) }
            thead {
                tr {
                    for column in 0..<7 {
                        let day = month - blanks + column
                        th(.scope("col"), .abbr(language.weekday(day))) {
                            language.shortWeekday(day)
                        }
                    }
                }
            }
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
