public import Foundation

/// A view above or below the rows of a section.
open class UITableViewHeaderFooterView: UIView {
    open internal(set) var reuseIdentifier: String?
    open var contentView: UIView { content.view }

    open var backgroundView: UIView? {
        didSet {
            guard oldValue !== backgroundView else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    var role = UITableView.Supplement.header
    var tableStyle = UITableView.Style.plain
    private let content = ConfiguredContent()
    private var ownTextLabel: UILabel?
    private var ownDetailTextLabel: UILabel?

    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(contentView)
    }

    public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(contentView)
    }

    open var textLabel: UILabel? {
        if let ownTextLabel { return ownTextLabel }
        let label = makeLabel()
        ownTextLabel = label
        applyTitleLook()
        return label
    }

    open var detailTextLabel: UILabel? {
        if let ownDetailTextLabel { return ownDetailTextLabel }
        let label = makeLabel()
        ownDetailTextLabel = label
        return label
    }

    open func prepareForReuse() {}

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView?.frame = bounds
        content.layoutBackground(in: bounds)
        placeContentView()
        layoutLabels()
    }

    private func placeContentView() {
        let insets = safeAreaInsets
        contentView.frame = bounds.inset(
            by: UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right))
        contentView.layoutMargins = UIEdgeInsets(top: 11, left: textMargin, bottom: 11, right: textMargin)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        if contentView is any UIContentView { return contentView.sizeThatFits(size) }
        guard let label = ownTextLabel else {
            return CGSize(
                width: size.width, height: bounds.height > 0 ? bounds.height : TableMetrics.plainHeader)
        }
        let text = label.sizeThatFits(CGSize(width: size.width - 2 * textMargin, height: size.height)).height
        return CGSize(width: size.width, height: pixelCeil(text + topPadding + bottomPadding))
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        // Margins decide how wide text is, so they are there before it is measured.
        updateConstraintsIfNeeded()
        placeContentView()
        return contentView.headlessSizeByConstraints(
            targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
            ?? sizeThatFits(CGSize(width: targetSize.width, height: .greatestFiniteMagnitude))
    }

    // MARK: Configurations

    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { content.show(contentConfiguration, in: self) }
    }

    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet { content.showBackground(backgroundConfiguration, in: self) }
    }

    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch (tableStyle, role) {
        case (.plain, .header): .plainHeader()
        case (.plain, .footer): .plainFooter()
        case (_, .header): .groupedHeader()
        case (_, .footer): .groupedFooter()
        }
    }

    // MARK: Titles

    func applyTitleLook() {
        guard let label = ownTextLabel else { return }
        label.numberOfLines = role == .footer ? 0 : 1
        if tableStyle == .plain {
            label.font = .systemFont(ofSize: 17, weight: .semibold)
            label.textColor = .label
            if backgroundView == nil { backgroundColor = .systemBackground }
        } else if TableMetrics.isTall, role == .header {
            label.font = .systemFont(ofSize: 17, weight: .semibold)
            label.textColor = .label
            backgroundColor = nil
        } else {
            label.font = .preferredFont(forTextStyle: .footnote)
            label.textColor = .secondaryLabel
            backgroundColor = nil
        }
    }

    private var textMargin: CGFloat {
        TableMetrics.textMargin(width: bounds.width, style: tableStyle)
    }

    private var topPadding: CGFloat { TableMetrics.titlePadding(tableStyle, role).top }
    private var bottomPadding: CGFloat { TableMetrics.titlePadding(tableStyle, role).bottom }

    private func makeLabel() -> UILabel {
        let label = _UITableViewHeaderFooterViewLabel(frame: .zero)
        contentView.addSubview(label)
        setNeedsLayout()
        return label
    }

    // Titles of grouped headers stand at the bottom, of footers at the top, of plain ones in the middle.
    private func layoutLabels() {
        guard let label = ownTextLabel else { return }
        let area = contentView.bounds.inset(
            by: UIEdgeInsets(top: 0, left: textMargin, bottom: 0, right: textMargin))
        let size = label.sizeThatFits(area.size)
        let y: CGFloat
        if tableStyle == .plain {
            y = (area.height - size.height) / 2
        } else {
            y = role == .footer ? topPadding : area.height - bottomPadding - size.height
        }
        label.frame = CGRect(x: area.minX, y: pixelRound(y), width: area.width, height: size.height)
        guard let detail = ownDetailTextLabel else { return }
        let detailSize = detail.sizeThatFits(area.size)
        detail.frame = CGRect(
            x: area.maxX - detailSize.width, y: label.frame.minY, width: detailSize.width,
            height: detailSize.height)
    }
}
