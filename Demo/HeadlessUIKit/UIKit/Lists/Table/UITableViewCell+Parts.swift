import Foundation

/// A line between rows.
final class CellSeparatorView: UIView {}

/// The sign that an accessory type draws.
final class CellAccessoryView: UIImageView {}

/// The background of a selected cell that has none of its own.
final class CellSelectionView: UIView {}

/// The lines at the edges of a cell.
@MainActor struct CellSeparators {
    var top: UIView?
    var bottom: UIView?

    nonisolated init() {}
}

extension UITableViewCell {
    func layoutParts() {
        backgroundView?.frame = bounds
        content.layoutBackground(in: bounds)
        selectedBackgroundView?.frame = bounds
        plainSelectionView?.frame = bounds
        let insets = safeAreaInsets
        let accessory = layoutAccessory(rightInset: insets.right)
        contentView.frame = CGRect(
            x: insets.left, y: 0, width: max(0, bounds.width - insets.left - insets.right - accessory),
            height: bounds.height)
        let margin = TableMetrics.textMargin(width: bounds.width, style: tablePlace.style)
        contentView.layoutMargins = UIEdgeInsets(
            top: 11, left: margin, bottom: 11, right: accessory > 0 ? 8 : margin)
        if effectiveUserInterfaceLayoutDirection == .rightToLeft {
            contentView.frame.origin.x = bounds.width - contentView.frame.maxX
        }
        layoutLabels()
        layoutSeparators()
    }

    /// The content view's size when constraints decide it.
    func contentSizeByConstraints(
        _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize? {
        // Margins and accessory decide how wide text is, so they are placed before it is measured.
        layoutParts()
        let accessory = bounds.width - contentView.frame.width
        let inner = CGSize(width: max(0, target.width - max(0, accessory)), height: target.height)
        guard
            let size = contentView.headlessSizeByConstraints(
                inner, horizontal: horizontal, vertical: vertical)
        else { return nil }
        return CGSize(width: target.width, height: size.height)
    }

    // MARK: Accessory

    func updateAccessory() {
        shownAccessory?.removeFromSuperview()
        let view = isEditing ? editingAccessoryView : accessoryView
        shownAccessory = view ?? makeAccessory(isEditing ? editingAccessoryType : accessoryType)
        if let shownAccessory { addSubview(shownAccessory) }
        setNeedsLayout()
    }

    private func makeAccessory(_ type: AccessoryType) -> UIView? {
        switch type {
        case .none: nil
        case .disclosureIndicator: symbol("chevron.right", color: .tertiaryLabel, size: 13)
        case .checkmark: symbol("checkmark", color: tintColor, size: 15)
        case .detailButton, .detailDisclosureButton: symbol("info.circle", color: tintColor, size: 20)
        }
    }

    private func symbol(_ name: String, color: UIColor, size: CGFloat) -> UIView {
        let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: .semibold)
        let view = CellAccessoryView(image: UIImage(systemName: name, withConfiguration: configuration))
        view.tintColor = color
        return view
    }

    /// Places the accessory and answers how much of the width it takes.
    private func layoutAccessory(rightInset: CGFloat) -> CGFloat {
        guard let view = shownAccessory else { return 0 }
        let margin = TableMetrics.textMargin(width: bounds.width, style: tablePlace.style)
        let size = view.bounds.size
        view.frame = CGRect(
            x: bounds.width - rightInset - margin - size.width,
            y: pixelRound((bounds.height - size.height) / 2),
            width: size.width, height: size.height)
        if effectiveUserInterfaceLayoutDirection == .rightToLeft {
            view.frame.origin.x = bounds.width - view.frame.maxX
        }
        return size.width + margin
    }

    // MARK: Background and selection

    func backgroundDidChange(from old: UIView?, to new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        if let backgroundView { insertSubview(backgroundView, at: 0) }
        updateSelectionLook()
        setNeedsLayout()
    }

    func updateSelectionLook() {
        let isShown = selectionStyle != .none && (isSelected || isHighlighted)
        guard isShown else {
            selectedBackgroundView?.removeFromSuperview()
            plainSelectionView?.removeFromSuperview()
            return
        }
        let view = selectedBackgroundView ?? plainSelectionView ?? makePlainSelectionView()
        view.frame = bounds
        insertSubview(view, belowSubview: contentView)
    }

    private func makePlainSelectionView() -> UIView {
        let view = CellSelectionView(frame: bounds)
        view.backgroundColor = .systemGray4
        plainSelectionView = view
        return view
    }

    func takeBackground(of style: UITableView.Style) {
        guard takesTableBackground else { return }
        backgroundColor = style == .plain ? .systemBackground : .secondarySystemGroupedBackground
        takesTableBackground = true
    }

    // MARK: Place in the table

    func prepareForTable(_ table: UITableView) {
        takeBackground(of: table.style)
        tablePlace.style = table.style
    }

    func tablePlaceDidChange() {
        let corners = tablePlace.corners
        if tablePlace.style == .insetGrouped {
            layer.cornerRadius = corners.isEmpty ? 0 : TableMetrics.insetGroupedRadius
            layer.maskedCorners = corners
            clipsToBounds = !corners.isEmpty
        }
        setNeedsLayout()
    }

    private func layoutSeparators() {
        let height = 1 / pixelScale
        let inset = tablePlace.bottomInset ?? automaticSeparatorInset
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let left = isReversed ? inset.right : inset.left
        show(&lines.bottom, when: tablePlace.showsBottomSeparator) {
            CGRect(
                x: left, y: bounds.height - height, width: max(0, bounds.width - inset.left - inset.right),
                height: height)
        }
        show(&lines.top, when: tablePlace.showsTopSeparator) {
            CGRect(x: 0, y: 0, width: bounds.width, height: height)
        }
    }

    // The table's own inset starts where the text does.
    private var automaticSeparatorInset: UIEdgeInsets {
        var inset = separatorInset
        guard ownSeparatorInset == nil, inset == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
        else { return inset }
        inset.left = TableMetrics.textMargin(width: bounds.width, style: tablePlace.style)
        if let image = labels.image?.image { inset.left += image.size.width + 16 }
        return inset
    }

    private func show(_ line: inout UIView?, when isShown: Bool, frame: () -> CGRect) {
        guard isShown else {
            line?.removeFromSuperview()
            line = nil
            return
        }
        let view = line ?? CellSeparatorView(frame: .zero)
        view.backgroundColor = tablePlace.separatorColor
        view.frame = frame()
        if line == nil { addSubview(view) }
        line = view
    }
}
