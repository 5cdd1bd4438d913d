import UIKit

/// The lines that SkeletonView draws over a label, with the measures it has by default.
@MainActor
enum SkeletonViewLines {
    static let color = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.110, green: 0.137, blue: 0.145, alpha: 1)
            : UIColor(red: 0.925, green: 0.941, blue: 0.945, alpha: 1)
    }
    static let height: CGFloat = 15
    static let spacing: CGFloat = 10
    private static let lastShare: CGFloat = 0.7

    /// Makes the lines of a label, from its top.
    static func make(for label: UILabel, in size: CGSize) -> [CALayer] {
        let count = lineCount(of: label, in: size)
        return (0..<count).map { index in
            let line = CALayer()
            line.name = "SkeletonSubLayersName"
            line.anchorPoint = .zero
            line.frame = frame(of: index, among: count, in: size)
            line.masksToBounds = true
            return line
        }
    }

    /// Lays the lines out again, with the alignment of the label and in its middle.
    static func layOut(_ lines: [CALayer], of view: UIView, in size: CGSize) {
        let content = CGFloat(lines.count) * (height + spacing) - spacing
        let alignment = (view as? UILabel)?.textAlignment
        for (index, line) in lines.enumerated() {
            var frame = frame(of: index, among: lines.count, in: size)
            frame.origin.y += (size.height - content) / 2
            if index == lines.count - 1 {
                if alignment == .center { frame.origin.x = (size.width - frame.width) / 2 }
                if alignment == .right { frame.origin.x = size.width - frame.width }
            }
            line.frame = frame
        }
    }

    private static func frame(of index: Int, among count: Int, in size: CGSize) -> CGRect {
        let width = size.width * (index == count - 1 ? lastShare : 1)
        return CGRect(x: 0, y: CGFloat(index) * (height + spacing), width: width, height: height)
    }

    private static func lineCount(of label: UILabel, in size: CGSize) -> Int {
        if label.numberOfLines > 0 { return label.numberOfLines }
        return Int((size.height / (height + spacing)).rounded())
    }
}
