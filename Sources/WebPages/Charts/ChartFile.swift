import HTML

/// A drawing as a file of its own, in SVG, with its look in it.
///
/// It has the shapes of the page's drawing. Its colors are those of a light page, written so that programs which
/// draw SVG but know little of CSS show them, too.
package struct ChartFile: Sendable {
    package let bytes: [UInt8]

    /// `nil` where there is nothing to draw.
    package init?(_ chart: some Chart) {
        guard let drawing = chart.drawing else { return nil }
        let image = SVG.image(
            width: ChartDrawing.width, height: drawing.height, title: chart.title,
            description: chart.findings.joined(separator: " "),
            style: Asset.shortenedStyle(PackageResources.drawing_css), class: "chart"
        ) { drawing.shapes }
        bytes = image.bytes + [UInt8(ascii: "\n")]
    }
}
