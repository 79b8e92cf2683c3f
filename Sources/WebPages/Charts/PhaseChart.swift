import CivilDate
import CyclePipeline
package import CycleViews
import HTML
package import Messages

/// A field for each symptom or mood and each part of the cycle, darker the more often it was noted.
package struct PhaseChart: Chart {
    package enum Kind: String, Sendable { case symptoms, moods }

    package let phases: PhaseTable
    package let kind: Kind
    package let language: Language

    package var id: String { kind.rawValue }

    /// Whether the words of its columns are explained beneath another chart of the page.
    package let isExplained: Bool

    package init(
        _ table: PhaseTable, _ kind: Kind, isExplained: Bool = false, in language: Language
    ) {
        self.isExplained = isExplained
        phases = table
        self.kind = kind
        self.language = language
    }

    private var words: InsightMessages { language.insights }

    package var title: String { kind == .symptoms ? words.symptomsTitle : words.moodsTitle }

    package var findings: [String] { phases.findings(in: language) }

    private var showsFertile: Bool { phases.parts.contains(.fertile) }

    package var remarks: [String] {
        let isThin = phases.rows.contains { $0.cells.contains { $0.isThin && $0.logged > 0 } }
        let remarks: [String?] = [
            isExplained ? nil : words.shareOfLogged,
            isThin
                ? words.thin(days: PhaseTable.fewestDays, cycles: PhaseTable.fewestCycles) : nil,
            isExplained ? nil : showsFertile ? words.partsWithFertile : words.parts,
            !isExplained && phases.parts.contains(.unknown) ? words.unknownPart : nil,
            phases.leftOutRows > 0 ? words.fewer(phases.leftOutRows) : nil,
            showsFertile ? language.calendar.notContraception : nil,
        ]
        return remarks.compactMap(\.self)
    }

    private func name(_ part: CyclePart) -> String {
        switch part {
        case .period: words.period
        case .afterPeriod: words.after
        case .fertile: words.fertile
        case .beforeNext: words.before
        case .unknown: words.unknown
        }
    }

    // MARK: Drawing

    /// The room for names at the left.
    static let names = 104.0
    private static let top = 20.0
    private static let rowHeight = 24.0

    package var drawing: ChartDrawing? {
        guard !phases.isEmpty else { return nil }
        return ChartDrawing(
            height: Self.top + Self.rowHeight * Double(phases.rows.count), places: []
        ) {
            for (column, part) in phases.parts.enumerated() {
                SVG.text(x: middle(column), y: 13, anchor: .middle, name(part), .class("head"))
            }
            for shade in Self.shades {
                SVG.path(fields { Self.shade($0) == shade.rank }, .class(shade.name))
            }
            SVG.path(hatch, .class("hatch"))
            for (row, found) in phases.rows.enumerated() {
                SVG.text(x: 0, y: y(row) + 16, Self.shortened(found.name), .class("name"))
                for (column, cell) in found.cells.enumerated() {
                    SVG.text(
                        x: middle(column), y: y(row) + 16, anchor: .middle,
                        cell.share.map { language.percent(whole: Int(($0 * 100).rounded())) }
                            ?? "–",
                        .classes((cell.share ?? 0) >= 0.4 ? ["cell", "dark"] : ["cell"]))
                }
            }
        }
    }

    private var width: Double {
        ((ChartDrawing.width - Self.names) / Double(phases.parts.count)).rounded(.down)
    }

    private func middle(_ column: Int) -> Double {
        (Self.names + width * (Double(column) + 0.5)).rounded()
    }

    private func y(_ row: Int) -> Double { Self.top + Self.rowHeight * Double(row) }

    /// The fields of those cells that are wanted.
    private func fields(_ isWanted: (PhaseTable.Cell) -> Bool) -> SVG.PathData {
        draw(isWanted) { path, x, y in
            path.rectangle(x, y, width - 2, Self.rowHeight - 2)
        }
    }

    private var hatch: SVG.PathData {
        draw {
            $0.isThin && $0.logged > 0
        } field: { path, x, y in
            path.hatch(x, y, width - 2, Self.rowHeight - 2, every: 16)
        }
    }

    private func draw(
        _ isWanted: (PhaseTable.Cell) -> Bool,
        field: (inout SVG.PathData, Double, Double) -> Void
    ) -> SVG.PathData {
        var path = SVG.PathData()
        for (row, found) in phases.rows.enumerated() {
            for (column, cell) in found.cells.enumerated() where isWanted(cell) {
                field(&path, Self.names + width * Double(column) + 1, y(row) + 1)
            }
        }
        return path
    }

    /// A name that fits; the table has the whole of it.
    static func shortened(_ name: String) -> String {
        (name.count > 16 ? name.prefix(15) + "…" : name).isolated
    }

    private static let shades: [(rank: Int, name: StaticString)] = [
        (0, "share-0"), (1, "share-1"), (2, "share-2"), (3, "share-3"), (4, "share-4"),
    ]

    private static func shade(_ cell: PhaseTable.Cell) -> Int {
        switch cell.share ?? 0 {
        case 0: 0
        case ..<0.2: 1
        case ..<0.4: 2
        case ..<0.7: 3
        default: 4
        }
    }

    package var table: ChartTable? {
        guard !phases.isEmpty else { return nil }
        return ChartTable(
            columns: [kind == .symptoms ? words.symptom : words.mood] + phases.parts.map(name),
            rows: phases.rows.map { row in
                [row.name]
                    + row.cells.map {
                        $0.logged == 0 ? words.nothing : words.days($0.days, of: $0.logged)
                    }
            })
    }
}

extension PhaseTable {
    /// Where the most frequent are most frequent.
    func findings(in language: Language) -> [String] {
        let sentences = rows.compactMap { row in
            peak(of: row).map { Self.sentence(row.name, $0.part, $0.cell, language.insights) }
        }
        return sentences.isEmpty ? [language.insights.tooFew] : Array(sentences.prefix(2))
    }

    private static func sentence(
        _ name: String, _ part: CyclePart, _ cell: PhaseTable.Cell, _ words: InsightMessages
    ) -> String {
        switch part {
        case .period: words.oftenInPeriod(name, days: cell.days, of: cell.logged)
        case .afterPeriod: words.oftenAfterPeriod(name, days: cell.days, of: cell.logged)
        case .fertile: words.oftenWhenFertile(name, days: cell.days, of: cell.logged)
        case .beforeNext, .unknown:
            words.oftenBeforePeriod(name, days: cell.days, of: cell.logged)
        }
    }
}
