import HTML

extension PageFrame.Place {
    /// A drawing in lines of the text's color; the word beside it says the same.
    var icon: HTML {
        SVG.decoration(width: 24, height: 24) {
            switch self {
            case .today:
                SVG.circle(x: 12, y: 12, radius: 8.5)
                SVG.circle(x: 12, y: 12, radius: 2.5)
            case .calendar:
                SVG.rectangle(x: 3.5, y: 5, width: 17, height: 15.5, radius: 3)
                SVG.line(from: (3.5, 10), to: (20.5, 10))
                SVG.line(from: (8, 2.5), to: (8, 6.5))
                SVG.line(from: (16, 2.5), to: (16, 6.5))
            case .insights:
                SVG.line(from: (5.5, 20), to: (5.5, 13))
                SVG.line(from: (12, 20), to: (12, 4))
                SVG.line(from: (18.5, 20), to: (18.5, 9))
            case .plan:
                SVG.circle(x: 12, y: 13, radius: 7.5)
                SVG.line(from: (12, 9), to: (12, 13))
                SVG.line(from: (12, 13), to: (15, 15))
                SVG.line(from: (3.5, 6.5), to: (6.5, 3.5))
                SVG.line(from: (17.5, 3.5), to: (20.5, 6.5))
            case .settings:
                SVG.line(from: (3.5, 7.5), to: (20.5, 7.5))
                SVG.line(from: (3.5, 16.5), to: (20.5, 16.5))
                SVG.circle(x: 15.5, y: 7.5, radius: 2.75)
                SVG.circle(x: 8.5, y: 16.5, radius: 2.75)
            }
        }
    }
}
