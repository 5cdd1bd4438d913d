import UIKit

/// The lines that SkeletonView draws over a label, with the measures it has by default.
@MainActor
enum SkeletonViewLines {
    static let color = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.110, green: 0.137, blue: 0.145, alpha: 1)
            : UIColor(red: 0.925, green: 0.941, blue: 0.945, alpha: 1)
    }

    /// How the lines of a text are drawn, asked of its view each time: the app may have said something else.
    @MainActor
    private struct Style {
        let count: Int
        let height: CGFloat
        let spacing: CGFloat
        let lastShare: CGFloat
        let radius: CGFloat
        let insets: UIEdgeInsets

        init(of view: UIView, in size: CGSize) {
            height = SkeletonViewNote.lineHeight.read(of: view, or: 15)
            spacing = SkeletonViewNote.lineSpacing.read(of: view, or: 10)
            lastShare = SkeletonViewNote.lastLineShare.read(of: view, or: 0.7)
            radius = SkeletonViewNote.lineRadius.read(of: view, or: 0)
            insets = SkeletonViewNote.lineInsets.read(of: view, or: .zero)
            let lines = SkeletonViewNote.lineCount.read(of: view, or: (view as? UILabel)?.numberOfLines ?? 0)
            count = lines > 0 ? lines : Int((size.height / (height + spacing)).rounded())
        }

        /// The frame of a line from the top, among a number of them.
        func frame(of index: Int, among count: Int, in size: CGSize) -> CGRect {
            let width = (size.width - insets.left - insets.right) * (index == count - 1 ? lastShare : 1)
            let y = insets.top + CGFloat(index) * (height + spacing)
            return CGRect(x: insets.left, y: y, width: width, height: height)
        }
    }

    /// Makes the lines of a label, from its top.
    static func make(for label: UILabel, in size: CGSize) -> [CALayer] {
        let style = Style(of: label, in: size)
        return (0..<style.count).map { index in
            let line = CALayer()
            line.name = "SkeletonSubLayersName"
            line.anchorPoint = .zero
            line.frame = style.frame(of: index, among: style.count, in: size)
            line.cornerRadius = style.radius
            line.masksToBounds = true
            return line
        }
    }

    /// Lays the lines out again, with the alignment of the label and in its middle.
    static func layOut(_ lines: [CALayer], of view: UIView, in size: CGSize) {
        let style = Style(of: view, in: size)
        let content = CGFloat(lines.count) * (style.height + style.spacing) - style.spacing
        let alignment = (view as? UILabel)?.textAlignment
        for (index, line) in lines.enumerated() {
            var frame = style.frame(of: index, among: lines.count, in: size)
            frame.origin.y += (size.height - content) / 2
            if index == lines.count - 1 {
                if alignment == .center { frame.origin.x = (size.width - frame.width) / 2 }
                if alignment == .right { frame.origin.x = size.width - frame.width }
            }
            line.frame = frame
        }
    }

    /// The height that the lines of a label need.
    static func height(of label: UILabel) -> CGFloat {
        let style = Style(of: label, in: label.bounds.size)
        return style.height * CGFloat(style.count) + style.spacing * CGFloat(style.count - 1)
    }
}
