import Foundation

/// Horizontal bars with the middle half of their figures and what is aimed at, as an SVG picture.
///
/// Its colors are of middle brightness, so that it can be read on white and on black.
struct BarChart {
    /// A figure as long as it is large.
    struct Bar {
        let label: String
        /// The figure for people to read.
        let text: String
        let value: Double
        let lower: Double
        let upper: Double
        var aim: Double?
        /// Whether it does not miss what is aimed at.
        var isEnough = true
    }

    /// Bars that belong together.
    struct Group {
        let title: String
        let bars: [Bar]
    }

    private enum Place {
        static let width = 760.0
        static let bars = 236.0
        static let barsEnd = 690.0
        static let title = 24.0
        static let note = 42.0
        static let start = 58.0
        static let lineHeight = 20.0
        static let gap = 8.0
        /// As wide as a figure is with what follows it.
        static let figure = 46.0
    }

    let title: String
    /// What the length of a bar says.
    let note: String
    let groups: [Group]

    /// The picture.
    var svg: String {
        var y = Place.start
        var parts: [String] = []
        for group in groups {
            parts += lines(for: group, y: y)
            y += Place.lineHeight * Double(group.bars.count + 1) + Place.gap
        }
        return ([head(height: y + Place.gap)] + parts + ["</svg>", ""]).joined(separator: "\n")
    }

    private func head(height: Double) -> String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Int(Place.width)) \(Int(height))" role="img">
        <title>\(Self.escaped(title))</title>
        <style>
        text { font: 12px -apple-system, system-ui, "Segoe UI", Helvetica, Arial, sans-serif; fill: #768390; }
        .title { font-size: 17px; font-weight: 600; }
        .group { font-weight: 600; }
        .enough { fill: #3b82f6; }
        .missed { fill: #8b949e; }
        .range { stroke: #768390; stroke-width: 1.5; }
        .aim { stroke: #d97706; stroke-width: 2; }
        text.aimed { fill: #d97706; }
        .unity { stroke: #768390; stroke-dasharray: 2 3; }
        </style>
        \(Self.text(title, x: 16, y: Place.title, class: "title"))
        \(Self.text(note, x: 16, y: Place.note))
        """
    }

    // MARK: - Bars

    private func lines(for group: Group, y: Double) -> [String] {
        let top = y + Place.lineHeight
        let bottom = top + Place.lineHeight * Double(group.bars.count)
        let bars = group.bars.enumerated().flatMap { index, bar in
            lines(for: bar, y: top + Place.lineHeight * Double(index))
        }
        return [
            Self.text(group.title, x: 16, y: y + 14, class: "group"),
            // Where both ways are alike.
            Self.line("unity", x(1), top, x(1), bottom),
        ] + bars
    }

    private func lines(for bar: Bar, y: Double) -> [String] {
        let (end, middle) = (x(bar.value), y + 9)
        let kind = bar.isEnough ? "enough" : "missed"
        let width = Self.number(max(1, end - Place.bars))
        return [
            Self.text(bar.label, x: 28, y: y + 13),
            "<rect class=\"\(kind)\" x=\"\(Self.number(Place.bars))\" y=\"\(Self.number(y + 2))\" "
                + "width=\"\(width)\" height=\"14\" rx=\"2\"/>",
            Self.line("range", x(bar.lower), middle, x(bar.upper), middle),
        ] + figures(of: bar, right: max(end, x(bar.upper)), y: y)
    }

    /// The figure beside its bar and the aim beside its mark, one after the other where they would meet.
    private func figures(of bar: Bar, right: Double, y: Double) -> [String] {
        guard let aim = bar.aim else { return [Self.text(bar.text, x: right + 6, y: y + 13)] }
        let mark = x(aim)
        let meets = mark < right + Place.figure
        let place = meets ? max(mark, right) + 6 : right + 6
        return [
            Self.line("aim", mark, y, mark, y + 18),
            Self.text(bar.text, x: place, y: y + 13),
            Self.text(
                String(format: "aim %g", aim), x: meets ? place + Place.figure : mark + 6, y: y + 13,
                class: "aimed"),
        ]
    }

    private func x(_ value: Double) -> Double {
        let bars = groups.flatMap(\.bars)
        let largest = bars.map { max($0.value, $0.upper, $0.aim ?? 0) }.max() ?? 1
        // Beside the longest bar its figure and its aim are written.
        return Place.bars + (Place.barsEnd - 90 - Place.bars) * min(value, largest) / max(largest, 1)
    }

    // MARK: - Elements

    private static func text(_ text: String, x: Double, y: Double, class name: String? = nil) -> String {
        let attribute = name.map { " class=\"\($0)\"" } ?? ""
        return "<text\(attribute) x=\"\(number(x))\" y=\"\(number(y))\">\(escaped(text))</text>"
    }

    private static func line(_ name: String, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> String
    {
        "<line class=\"\(name)\" x1=\"\(number(x1))\" y1=\"\(number(y1))\" x2=\"\(number(x2))\" y2=\"\(number(y2))\"/>"
    }

    private static func number(_ value: Double) -> String {
        String(format: value == value.rounded() ? "%.0f" : "%.1f", value)
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
    }
}
