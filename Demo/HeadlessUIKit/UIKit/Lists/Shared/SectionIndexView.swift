import Foundation

/// The column of titles at the trailing edge of a list, by which a finger jumps to a section.
final class SectionIndexView: UIView {
    static let breadth: CGFloat = 15
    private static let lineHeight: CGFloat = 14

    private var labels: [UILabel] = []

    /// The colors of the letters and of the column, at rest and under a finger.
    struct Look: Equatable {
        var color: UIColor?
        var background: UIColor?
        var trackingBackground: UIColor?
    }

    var look = Look() {
        didSet { if look != oldValue { applyLook() } }
    }

    var isTracked = false {
        didSet { applyLook() }
    }

    var titles: [String] = [] {
        didSet { if titles != oldValue { makeLabels() } }
    }

    private func makeLabels() {
        labels.forEach { $0.removeFromSuperview() }
        labels = titles.map { title in
            let label = UILabel(frame: .zero)
            label.text = title
            label.font = .systemFont(ofSize: 11, weight: .semibold)
            label.textAlignment = .center
            addSubview(label)
            return label
        }
        applyLook()
        setNeedsLayout()
    }

    private func applyLook() {
        for label in labels { label.textColor = look.color ?? tintColor }
        backgroundColor = isTracked ? look.trackingBackground ?? look.background : look.background
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        applyLook()
    }

    /// The titles stand together in the middle, and closer where there is no room for all.
    override func layoutSubviews() {
        super.layoutSubviews()
        guard !labels.isEmpty else { return }
        let height = min(Self.lineHeight, bounds.height / CGFloat(labels.count))
        let top = (bounds.height - height * CGFloat(labels.count)) / 2
        for (index, label) in labels.enumerated() {
            label.frame = CGRect(
                x: 0, y: pixelRound(top + CGFloat(index) * height), width: bounds.width, height: height)
        }
    }
}

extension UIScrollView {
    /// The place of an index: the trailing edge of what bars leave in sight.
    var sectionIndexFrame: CGRect {
        let area = bounds.inset(by: adjustedContentInset)
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGRect(
            x: isReversed ? area.minX : area.maxX - SectionIndexView.breadth, y: area.minY,
            width: SectionIndexView.breadth, height: max(0, area.height))
    }
}
