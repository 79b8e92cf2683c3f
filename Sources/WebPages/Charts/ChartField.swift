import HTML

/// The field of a drawing between its axes: columns from left to right, values from the bottom up.
struct ChartField {
    static let top = 12.0
    static let right = 356.0

    let columns: Int
    /// The top of the scale; the bottom is 0.
    let highest: Double
    let height: Double
    /// Room for the labels of the values.
    var left = 34.0

    var bottom: Double { Self.top + height }
    var columnWidth: Double { (Self.right - left) / Double(max(columns, 1)) }

    /// The left side of a column.
    func x(_ column: Int) -> Double { left + Double(column) * columnWidth }

    func middle(_ column: Int) -> Double { (x(column) + columnWidth / 2).toTenths }

    /// Where each column is, for a table with a row for each.
    var middles: [Double] { (0..<columns).map { middle($0) } }

    func y(_ value: Double) -> Double {
        (bottom - height * value / max(highest, 1e-9)).toTenths
    }

    /// A line across for each value, with its label at the left.
    @HTMLBuilder func lines(_ values: [(value: Double, label: String)]) -> HTML {
        SVG.path(across(values.map(\.value).filter { $0 != 0 }), .class("grid"))
        SVG.path(across(values.map(\.value).filter { $0 == 0 }), .class("axis"))
        for (value, label) in values where !label.isEmpty {
            SVG.text(
                x: (left - 4).rounded(), y: (y(value) + 3.5).rounded(), anchor: .end, label)
        }
    }

    private func across(_ values: [Double]) -> SVG.PathData {
        var path = SVG.PathData()
        for value in values {
            path.move(to: left, y(value))
            path.horizontal(by: Self.right - left)
        }
        return path
    }

    /// Labels beneath the columns, as many as there is room for.
    @HTMLBuilder func labels(_ labels: [String], y: Double? = nil) -> HTML {
        let width = Double(labels.map(\.count).max() ?? 0) * 6.2 + 8
        let step = max(Int((width / columnWidth).rounded(.up)), 1)
        for index in stride(from: 0, to: labels.count, by: step)
        // The last one has to end before the drawing does.
        where index == 0 || middle(index) + width / 2 <= Self.right + 8 {
            SVG.text(
                x: max(middle(index), width / 2 - 4).rounded(), y: (y ?? bottom + 14).rounded(),
                anchor: .middle, labels[index])
        }
    }

    /// Steps of 1, 2 or 5 times a power of ten, at most `count` of them up to the highest value.
    static func steps(to highest: Double, most count: Int) -> [Double] {
        var step = 1.0
        while highest / step > Double(count) {
            let digit = step / power(of: step)
            step *= digit == 2 ? 2.5 : 2
        }
        return stride(from: 0, through: highest, by: step).map { $0 }
    }

    private static func power(of step: Double) -> Double {
        var power = 1.0
        while power * 10 <= step { power *= 10 }
        return power
    }
}

extension SVG.PathData {
    mutating func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        move(to: x.toTenths, y.toTenths)
        horizontal(by: width.toTenths)
        vertical(by: height.toTenths)
        horizontal(by: -width.toTenths)
        close()
    }

    /// Slanting lines in a rectangle, which tell it from a full one without color.
    mutating func hatch(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, every step: Double = 6
    ) {
        var offset = step
        while offset < width + height {
            let start = (max(offset - height, 0), min(offset, height))
            let end = (min(offset, width), max(offset - width, 0))
            move(to: (x + start.0).toTenths, (y + start.1).toTenths)
            line(to: (x + end.0).toTenths, (y + end.1).toTenths)
            offset += step
        }
    }

    /// A round dot, as wide as the line that draws it: `stroke-linecap` is round.
    mutating func dot(_ x: Double, _ y: Double) {
        move(to: x, y)
        horizontal(by: 0)
    }

    mutating func diamond(_ x: Double, _ y: Double, _ radius: Double) {
        move(to: x, y - radius)
        line(to: x + radius, y)
        line(to: x, y + radius)
        line(to: x - radius, y)
        close()
    }

    /// A triangle whose top is at the point.
    mutating func triangle(_ x: Double, _ y: Double, _ size: Double) {
        move(to: x, y)
        line(to: x + size / 2, y + size)
        line(to: x - size / 2, y + size)
        close()
    }

    mutating func cross(_ x: Double, _ y: Double, _ radius: Double) {
        move(to: x - radius, y - radius)
        line(to: x + radius, y + radius)
        move(to: x - radius, y + radius)
        line(to: x + radius, y - radius)
    }
}

extension Double {
    /// A tenth of a unit is less than anybody sees, and fewer digits are fewer bytes.
    var toTenths: Double { (self * 10).rounded() / 10 }
}
