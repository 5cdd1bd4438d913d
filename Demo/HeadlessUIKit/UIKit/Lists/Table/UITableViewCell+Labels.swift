import Foundation

/// The labels and the image a cell has made, because someone asked for them.
@MainActor struct CellLabels {
    var text: UILabel?
    var detail: UILabel?
    var image: UIImageView?

    nonisolated init() {}

    var isEmpty: Bool { text == nil && detail == nil && image == nil }
}

extension UITableViewCell {
    func madeTextLabel() -> UILabel {
        if let label = labels.text { return label }
        let label = makeLabel(style: style == .value2 ? .caption1 : .body)
        if style == .value2 { label.textColor = tintColor }
        labels.text = label
        return label
    }

    func madeDetailTextLabel() -> UILabel? {
        guard style != .default else { return nil }
        if let label = labels.detail { return label }
        let label = makeLabel(style: style == .subtitle ? .caption1 : .body)
        if style == .value1 { label.textColor = .secondaryLabel }
        labels.detail = label
        return label
    }

    func madeImageView() -> UIImageView? {
        guard style != .value2 else { return nil }
        if let view = labels.image { return view }
        let view = UIImageView(frame: .zero)
        contentView.addSubview(view)
        labels.image = view
        return view
    }

    private func makeLabel(style: UIFont.TextStyle) -> UILabel {
        let label = HeadlessScreen.isUnkind ? UITableViewLabel(frame: .zero) : UILabel(frame: .zero)
        label.font = .preferredFont(forTextStyle: style)
        contentView.addSubview(label)
        setNeedsLayout()
        return label
    }

    // MARK: Measuring

    /// The height the labels ask for, but never less than that of a plain row.
    var fittingLabelHeight: CGFloat {
        guard !labels.isEmpty else { return TableMetrics.rowHeight }
        let texts = [labels.text, labels.detail].compactMap { $0.map(height) }
        let stacked = style == .subtitle ? texts.reduce(0, +) : texts.max() ?? 0
        let image = labels.image?.image?.size.height ?? 0
        return max(TableMetrics.rowHeight, pixelCeil(max(stacked + 2 * TableMetrics.rowPadding, image)))
    }

    private func height(of label: UILabel) -> CGFloat {
        let area = textArea
        return label.sizeThatFits(CGSize(width: area.width, height: .greatestFiniteMagnitude)).height
    }

    // MARK: Placing

    func layoutLabels() {
        guard !labels.isEmpty else { return }
        layoutImage()
        switch style {
        case .default: labels.text?.frame = textArea
        case .subtitle: stackLabels()
        case .value1: spreadLabels()
        case .value2: layoutContactLabels()
        }
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
        for view in [labels.text, labels.detail, labels.image] as [UIView?] {
            guard let view else { continue }
            view.frame.origin.x = contentView.bounds.width - view.frame.maxX
        }
    }

    private var textMargin: CGFloat {
        contentMargins(besideAccessory: false).left
            + CGFloat(indentationLevel) * indentationWidth
    }

    private var textArea: CGRect {
        let size = contentView.bounds.size
        let image = labels.image?.image?.size.width ?? 0
        let left = textMargin + (image > 0 ? image + 16 : 0)
        let right = shownAccessory == nil ? textMargin : 8
        return CGRect(x: left, y: 0, width: max(0, size.width - left - right), height: size.height)
    }

    private func layoutImage() {
        guard let view = labels.image else { return }
        let size = view.image?.size ?? .zero
        let height = min(size.height, contentView.bounds.height)
        view.frame = CGRect(
            x: textMargin, y: pixelRound((contentView.bounds.height - height) / 2), width: size.width,
            height: height)
    }

    private func stackLabels() {
        let area = textArea
        let shown = [labels.text, labels.detail].compactMap { $0 }.filter { $0.text?.isEmpty == false }
        let heights = shown.map(height)
        var y = pixelRound((area.height - heights.reduce(0, +)) / 2)
        for (label, height) in zip(shown, heights) {
            let width = min(label.sizeThatFits(area.size).width, area.width)
            label.frame = CGRect(x: area.minX, y: y, width: width, height: height)
            y += height
        }
    }

    private func spreadLabels() {
        let area = textArea
        let text = labels.text?.sizeThatFits(area.size) ?? .zero
        let detail = labels.detail?.sizeThatFits(area.size) ?? .zero
        let textWidth = min(text.width, area.width)
        let detailWidth = min(detail.width, max(0, area.width - textWidth - 6))
        labels.text?.frame = centered(CGSize(width: textWidth, height: text.height), x: area.minX, in: area)
        labels.detail?.frame = centered(
            CGSize(width: detailWidth, height: detail.height), x: area.maxX - detailWidth, in: area)
    }

    private func layoutContactLabels() {
        let area = textArea
        let text = labels.text?.sizeThatFits(area.size) ?? .zero
        let detail = labels.detail?.sizeThatFits(area.size) ?? .zero
        labels.text?.textAlignment = .right
        labels.text?.frame = centered(CGSize(width: 91, height: text.height), x: area.minX, in: area)
        let x = area.minX + 97
        labels.detail?.frame = centered(
            CGSize(width: min(detail.width, max(0, area.maxX - x)), height: detail.height), x: x, in: area)
    }

    private func centered(_ size: CGSize, x: CGFloat, in area: CGRect) -> CGRect {
        CGRect(x: x, y: pixelRound(area.midY - size.height / 2), width: size.width, height: size.height)
    }
}
