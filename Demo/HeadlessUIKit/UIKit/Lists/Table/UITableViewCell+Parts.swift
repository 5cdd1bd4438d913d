import Foundation

/// A line between rows.
final class CellSeparatorView: UIView {}

/// The sign that an accessory type draws.
final class CellAccessoryView: UIImageView {
    /// The room on both sides that belongs to the sign.
    var sideBearing: CGFloat = 0
}

/// The button for details and the chevron beside it.
private final class DetailDisclosureView: UIView {}

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
        multipleSelectionBackgroundView?.frame = bounds
        let insets = tablePlace.insetsContent ? safeAreaInsets : .zero
        let accessory = layoutAccessory(
            rightInset: insets.right + handleRoom + tablePlace.indexBreadth)
        let start = insets.left + editingIndentation
        let end = insets.right + accessory + handleRoom + tablePlace.indexBreadth
        contentView.frame = turned(
            CGRect(
                x: start - swipeShift, y: 0, width: max(0, bounds.width - start - end), height: bounds.height)
        )
        contentView.layoutMargins = contentMargins(besideAccessory: accessory > 0)
        layoutEditParts()
        layoutLabels()
        layoutSeparators()
    }

    func contentMargins(besideAccessory: Bool) -> UIEdgeInsets {
        var margin = TableMetrics.textMargin(width: bounds.width, style: tablePlace.style)
        if tablePlace.followsReadableWidth {
            margin = max(margin, (bounds.width - LayoutMetrics.readableWidth) / 2)
        }
        return UIEdgeInsets(top: 11, left: margin, bottom: 11, right: besideAccessory ? 8 : margin)
    }

    /// The content view's size when constraints decide it.
    func contentSizeByConstraints(
        _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize? {
        // Margins and accessory decide how wide text is, so they are placed before it is measured.
        updateConstraintsIfNeeded()
        layoutParts()
        let accessory = bounds.width - contentView.frame.width
        let inner = CGSize(width: max(0, target.width - max(0, accessory)), height: target.height)
        let size =
            contentView.headlessSizeByConstraints(inner, horizontal: horizontal, vertical: vertical)
            ?? sizeByViewsBesideContent(target, horizontal: horizontal, vertical: vertical)
        return size.map { CGSize(width: target.width, height: $0.height) }
    }

    /// The size by the constraints of views that stand in the cell itself. No documentation promises it; apps that ship
    /// have rows of this kind.
    private func sizeByViewsBesideContent(
        _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize? {
        let isConstrained = constraints.contains { constraint in
            [constraint.firstItem, constraint.secondItem].contains { item in
                (item as? UIView).map { $0.superview === self && $0 !== contentView } ?? false
            }
        }
        guard isConstrained else { return nil }
        return headlessSizeByConstraints(target, horizontal: horizontal, vertical: vertical)
            .flatMap { $0.height > 0 ? $0 : nil }
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
        case .disclosureIndicator:
            symbol("chevron.right", color: .tertiaryLabel, size: 13, in: CGSize(width: 10.5, height: 14))
        case .checkmark:
            symbol(
                "checkmark", color: tintColor, size: 15, in: CGSize(width: 19, height: 18), sideBearing: 2.5)
        case .detailButton: symbol("info.circle", color: tintColor, size: 20)
        case .detailDisclosureButton: makeDetailDisclosure()
        }
    }

    /// Whether the accessory on show is, or has, the button that tells more about the row.
    var hasDetailButton: Bool {
        guard (isEditing ? editingAccessoryView : accessoryView) == nil else { return false }
        let type = isEditing ? editingAccessoryType : accessoryType
        return type == .detailButton || type == .detailDisclosureButton
    }

    private func makeDetailDisclosure() -> UIView {
        let button = symbol("info.circle", color: tintColor, size: 20)
        let chevron = symbol("chevron.right", color: .tertiaryLabel, size: 13)
        let gap: CGFloat = 8
        let height = max(button.bounds.height, chevron.bounds.height)
        let view = DetailDisclosureView(
            frame: CGRect(x: 0, y: 0, width: button.bounds.width + gap + chevron.bounds.width, height: height)
        )
        button.center = CGPoint(x: button.bounds.width / 2, y: height / 2)
        chevron.center = CGPoint(x: view.bounds.width - chevron.bounds.width / 2, y: height / 2)
        [button, chevron].forEach(view.addSubview)
        return view
    }

    /// Returns the view of a sign, which has a size of its own since iOS 26.
    private func symbol(
        _ name: String, color: UIColor, size: CGFloat, in tallSize: CGSize? = nil, sideBearing: CGFloat = 0
    ) -> UIView {
        let view = CellAccessoryView(image: UIImage.sign(name, size: size))
        view.tintColor = color
        guard TableMetrics.isTall, let tallSize else { return view }
        view.contentMode = .center
        view.bounds.size = tallSize
        view.sideBearing = sideBearing
        return view
    }

    /// Places the accessory and answers how much of the width it takes.
    private func layoutAccessory(rightInset: CGFloat) -> CGFloat {
        guard let view = shownAccessory else { return 0 }
        let bearing = (view as? CellAccessoryView)?.sideBearing ?? 0
        let margin = TableMetrics.textMargin(width: bounds.width, style: tablePlace.style) + bearing
        let size = view.bounds.size
        view.frame = CGRect(
            x: bounds.width - rightInset - margin - size.width - swipeShift,
            y: pixelRound((bounds.height - size.height) / 2),
            width: size.width, height: size.height)
        if effectiveUserInterfaceLayoutDirection == .rightToLeft {
            view.frame.origin.x = bounds.width - view.frame.maxX
        }
        let isOutside = HeadlessScreen.isUnkind && !tablePlace.isKnown
        return size.width + margin + bearing - (isOutside ? Self.lackOutsideTables : 0)
    }

    /// What an accessory takes less of the width outside tables, where UIKit is unkind.
    private static let lackOutsideTables: CGFloat = 7

    // MARK: Background and selection

    func backgroundDidChange(from old: UIView?, to new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        if let backgroundView { insertSubview(backgroundView, at: 0) }
        updateSelectionLook(animated: false)
        setNeedsLayout()
    }

    func updateSelectionLook(animated: Bool) {
        let shown = selectionView
        let known = [selectedBackgroundView, multipleSelectionBackgroundView, plainSelectionView]
        for view in known.compactMap({ $0 }) where view !== shown { hide(view, animated: animated) }
        guard let shown else { return }
        shown.frame = bounds
        shown.alpha = 1
        guard shown.superview !== self else { return }
        insertSubview(shown, belowSubview: contentView)
        guard animated, window != nil else { return }
        UIView.performWithoutAnimation { shown.alpha = 0 }
        UIView.animate(withDuration: Self.selectionDuration) { shown.alpha = 1 }
    }

    /// The view that marks the cell, if it is marked.
    private var selectionView: UIView? {
        guard selectionStyle != .none, isSelected || isHighlighted else { return nil }
        if tablePlace.selectsMany, let view = multipleSelectionBackgroundView { return view }
        return selectedBackgroundView ?? plainSelectionView ?? makePlainSelectionView()
    }

    private func hide(_ view: UIView, animated: Bool) {
        guard view.superview === self else { return }
        guard animated, window != nil else { return view.removeFromSuperview() }
        UIView.animate(withDuration: Self.selectionDuration) {
            view.alpha = 0
        } completion: { [weak self] _ in
            guard let self, view !== selectionView else { return }
            view.removeFromSuperview()
        }
    }

    /// The time that the mark of a selection takes to come and go.
    private static let selectionDuration: TimeInterval = 0.25

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
        tablePlace.isKnown = true
    }

    func tablePlaceDidChange() {
        let corners = tablePlace.corners
        if tablePlace.style == .insetGrouped {
            roundByItself(by: corners.isEmpty ? 0 : TableMetrics.insetGroupedRadius)
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
        let isOwn = ownSeparatorInset != nil || inset != UITableView.automaticSeparatorInset
        guard !isOwn || tablePlace.separatorsFollowText else { return inset }
        let margins = contentMargins(besideAccessory: false)
        inset.left = (isOwn ? inset.left : 0) + margins.left + editingIndentation
        // Since iOS 26 the lines end where the texts do.
        if TableMetrics.isTall, !isOwn { inset.right = margins.right }
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
