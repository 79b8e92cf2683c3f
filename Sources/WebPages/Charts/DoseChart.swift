import CivilDate
import CycleModel
import CyclePipeline
package import CycleViews
import HTML
package import Messages

/// Twelve weeks side by side, with a sign for each day on which a dose was due.
package struct DoseChart: Chart {
    package let strip: DoseStrip
    package let history: CycleHistory
    package let language: Language
    package let id = "doses"

    package init(_ strip: DoseStrip, _ history: CycleHistory) {
        self.strip = strip
        self.history = history
        language = history.person.language
    }

    private var words: InsightMessages { language.insights }

    package var title: String { words.dosesTitle }

    package var findings: [String] {
        [words.lastWeeks(AdherenceReport.counts(strip.adherence, in: language))]
    }

    /// The same as `history` says of each course, from its beginning.
    package var remarks: [String] { AdherenceReport(history).lines }

    private static let rowHeight = 18.0

    package var drawing: ChartDrawing? {
        let field = ChartField(
            columns: strip.weeks.count, highest: 7, height: 7 * Self.rowHeight)
        return ChartDrawing(height: field.bottom + 20, places: field.middles) {
            for (index, day) in (strip.weeks.first ?? []).enumerated() {
                SVG.text(
                    x: field.left - 6, y: y(index) + 4, anchor: .end,
                    language.shortWeekday(day.day))
            }
            for mark in used { SVG.path(path(mark, field), .class("dose", shape(mark))) }
            field.labels(
                strip.weeks.map { week in
                    week.first.map { language.date($0.day, near: $0.day) } ?? ""
                })
        }
    }

    private func y(_ weekday: Int) -> Double {
        ChartField.top + Self.rowHeight * (Double(weekday) + 0.5)
    }

    private var used: [DoseStrip.Mark] {
        let marks = Set(strip.weeks.joined().map(\.mark))
        return DoseStrip.Mark.allCases.filter { $0 != .future && marks.contains($0) }
    }

    private func path(_ mark: DoseStrip.Mark, _ field: ChartField) -> SVG.PathData {
        var path = SVG.PathData()
        for (column, week) in strip.weeks.enumerated() {
            for (weekday, day) in week.enumerated() where day.mark == mark {
                Self.draw(mark, field.middle(column), y(weekday), into: &path)
            }
        }
        return path
    }

    /// A shape of its own for each, so that no color is needed.
    private static func draw(
        _ mark: DoseStrip.Mark, _ x: Double, _ y: Double, into path: inout SVG.PathData
    ) {
        switch mark {
        case .taken, .unrecorded: path.rectangle(x - 6, y - 6, 12, 12)
        case .late:
            path.rectangle(x - 6, y - 6, 12, 12)
            path.rectangle(x - 6, y, 12, 6)
        case .skipped: path.cross(x, y, 5)
        case .due: path.diamond(x, y, 7)
        case .nothing: path.dot(x, y)
        case .future: break
        }
    }

    private func shape(_ mark: DoseStrip.Mark) -> StaticString {
        switch mark {
        case .taken: "taken"
        case .late: "late"
        case .skipped: "skipped"
        case .unrecorded: "unrecorded"
        case .due: "due"
        case .nothing, .future: "nothing"
        }
    }

    private func name(_ mark: DoseStrip.Mark) -> String {
        switch mark {
        case .taken: words.taken
        case .late: words.late
        case .skipped: words.skipped
        case .unrecorded: words.unrecorded
        case .due: words.due
        case .nothing, .future: words.nothingDue
        }
    }

    package var legend: [ChartSign] {
        used.map { mark in
            var path = SVG.PathData()
            Self.draw(mark, 8, 8, into: &path)
            return ChartSign(name(mark)) { SVG.path(path, .class("dose", shape(mark))) }
        }
    }

    package var table: ChartTable? {
        let marks = used.filter { $0 != .nothing }
        return ChartTable(
            columns: [words.week] + marks.map(name),
            rows: strip.weeks.map { week in
                [week.first.map { language.date($0.day, near: history.person.today) } ?? ""]
                    + marks.map { mark in String(week.count { $0.mark == mark }) }
            })
    }
}
