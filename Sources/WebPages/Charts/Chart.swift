package import HTML
package import Messages

/// A drawing that says in words what it shows, with the same numbers in a table beneath it.
package protocol Chart: Sendable {
    var language: Language { get }
    /// Begins the ids of its elements; no two charts of a page share it.
    var id: String { get }
    var title: String { get }
    /// What there is to see, in sentences: above the drawing, and its description for who does not see it.
    var findings: [String] { get }
    /// `nil` where there is nothing to draw.
    var drawing: ChartDrawing? { get }
    var legend: [ChartSign] { get }
    /// What else is to be known, beneath the drawing.
    var remarks: [String] { get }
    var table: ChartTable? { get }
}

extension Chart {
    package var legend: [ChartSign] { [] }
    package var remarks: [String] { [] }

    /// The drawing alone: SVG that says what it is.
    package var image: HTML? {
        drawing.map { drawing in
            SVG.image(
                width: ChartDrawing.width, height: drawing.height, title: title,
                description: findings.joined(separator: " "), places: drawing.places,
                class: "chart"
            ) { drawing.shapes }
        }
    }

    /// - Parameters:
    ///   - isOpen: Whether the numbers are seen at once, as on paper.
    ///   - isPart: Whether it stands below the heading of a section.
    @HTMLBuilder package func figure(isOpen: Bool = false, isPart: Bool = false) -> HTML {
        section(.class("card", "figure"), .ariaLabelledby("\(id)-title")) {
            if isPart {
                h3(.id("\(id)-title")) { title }
            } else {
                h2(.id("\(id)-title")) { title }
            }
            for finding in findings { p { finding } }
            image
            if drawing != nil, !legend.isEmpty {
                ul(.class("legend")) {
                    for sign in legend {
                        li {
                            sign.mark
                            span { sign.text }
                        }
                    }
                }
            }
            for remark in remarks { p(.class("muted", "small")) { remark } }
            if let table {
                details(.open(isOpen)) {
                    summary { language.insights.numbers }
                    div(
                        .class("scroll"), .tabindex(0), .role("region"),
                        .ariaLabel(language.insights.numbers(of: title))
                    ) { table.html }
                }
            }
        }
    }
}

/// Shapes in a field of 360 units' width, which is about a phone's.
package struct ChartDrawing: Sendable {
    package static let width = 360.0

    package let height: Double
    /// How far from the left each row of the table is drawn.
    package let places: [Double]
    package let shapes: HTML

    init(height: Double, places: [Double], @HTMLBuilder shapes: () -> HTML) {
        self.height = height
        self.places = places
        self.shapes = shapes()
    }
}

/// A sign of a drawing and what it means.
package struct ChartSign: Sendable {
    package let mark: HTML
    package let text: String

    /// - Parameter shapes: In a field of 16 units' width and height.
    init(_ text: String, @HTMLBuilder shapes: () -> HTML) {
        self.text = text
        mark = SVG.decoration(width: 16, height: 16, class: "chart", "sign") { shapes() }
    }
}

/// Numbers in rows; the first cell of a row is its name.
package struct ChartTable: Sendable {
    package let columns: [String]
    package let rows: [[String]]

    @HTMLBuilder package var html: HTML {
        table {
            thead {
                tr { for column in columns { th(.scope("col")) { column } } }
            }
            tbody {
                for row in rows {
                    tr {
                        for (index, cell) in row.enumerated() {
                            if index == 0 {
                                th(.scope("row"), .dir("auto")) { cell }
                            } else {
                                td { cell }
                            }
                        }
                    }
                }
            }
        }
    }
}
