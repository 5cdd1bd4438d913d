import Foundation

extension UICollectionViewListCell {
    private static let accessoryGap: CGFloat = 8
    private static let edgeMargin: CGFloat = 16

    private var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    func editingDidChange() {
        listParts.isEditing = isInEditingList
        setNeedsUpdateConfiguration()
    }

    // MARK: Accessories

    func accessoriesDidChange() {
        listParts.views.forEach { $0.view.removeFromSuperview() }
        let leading = UICellAccessory.ordered(accessories.filter(\.isLeading))
        let trailing = UICellAccessory.ordered(accessories.filter { !$0.isLeading })
        listParts.views = (leading + trailing).map { ($0, $0.makeView(tintColor: tintColor)) }
        listParts.views.forEach { addSubview($0.view) }
        setNeedsLayout()
    }

    func showOutline(isExpanded: Bool, toggle: @escaping () -> Void) {
        listParts.isExpanded = isExpanded
        listParts.toggleOutline = toggle
        for (accessory, view) in listParts.views {
            guard case .outlineDisclosure = accessory.accessoryType else { continue }
            let quarter = isReversed ? -CGFloat.pi / 2 : CGFloat.pi / 2
            view.transform = isExpanded ? CGAffineTransform(rotationAngle: quarter) : .identity
        }
        setNeedsUpdateConfiguration()
    }

    /// Opens or closes the outline if the whole cell does so; answers whether it did.
    func toggleOutlineByTap() -> Bool {
        let accessory = accessories.first {
            guard case .outlineDisclosure = $0.accessoryType else { return false }
            return togglesByTap($0)
        }
        guard let accessory else { return false }
        return toggleOutline(by: accessory)
    }

    private func togglesByTap(_ accessory: UICellAccessory) -> Bool {
        switch accessory.look.outlineStyle {
        case .header: true
        case .cell: false
        case .automatic: listParts.place?.isHeader ?? false
        }
    }

    private func toggleOutline(by accessory: UICellAccessory) -> Bool {
        if let handler = accessory.actionHandler {
            handler()
        } else if let toggle = listParts.toggleOutline {
            toggle()
        } else {
            return false
        }
        return true
    }

    /// Touches one of the accessories on show; answers whether it took the touch for itself.
    func touchAccessory(_ index: Int) -> Bool {
        let accessories = (shown(leading: true) + shown(leading: false)).map(\.accessory)
        guard accessories.indices.contains(index) else { return false }
        let accessory = accessories[index]
        if case .outlineDisclosure = accessory.accessoryType { return toggleOutline(by: accessory) }
        accessory.actionHandler?()
        return accessory.actionHandler != nil
    }

    /// Whether a finger may move the item.
    var showsHandle: Bool {
        shown(leading: false).contains {
            if case .reorder = $0.accessory.accessoryType { return true }
            return false
        }
    }

    func showSelectionInAccessories() {
        for (accessory, view) in listParts.views {
            accessory.show(isSelected: isSelected, in: view, tintColor: tintColor)
        }
    }

    private func shown(leading: Bool) -> [(accessory: UICellAccessory, view: UIView)] {
        listParts.views.filter {
            $0.accessory.isLeading == leading && $0.accessory.isDisplayed(editing: listParts.isEditing)
                && !$0.accessory.look.isHidden
        }
    }

    private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

    private func width(leading: Bool) -> CGFloat {
        let views = shown(leading: leading)
        guard !views.isEmpty else { return 0 }
        let lengths = views.map { $0.accessory.reservedWidth(for: $0.accessory.size(of: $0.view)) }
        return Self.edgeMargin + lengths.reduce(0, +) + CGFloat(views.count - 1) * Self.accessoryGap
    }

    /// The width that the content does not have.
    var takenWidth: CGFloat { indentation + width(leading: true) + width(leading: false) }

    func layoutListParts() {
        let start = indentation + width(leading: true)
        let end = width(leading: false)
        let frame = CGRect(x: start, y: 0, width: max(0, bounds.width - start - end), height: bounds.height)
        contentView.frame = turned(frame)
        placeAccessories()
        placeLines()
    }

    private func placeAccessories() {
        for (accessory, view) in listParts.views {
            view.isHidden = accessory.look.isHidden || !accessory.isDisplayed(editing: listParts.isEditing)
        }
        var x = (indentsAccessories ? indentation : 0) + Self.edgeMargin
        for (accessory, view) in shown(leading: true) { place(view, accessory, at: &x) }
        x = bounds.width - width(leading: false)
        listParts.handleLine?.isHidden = true
        for (index, part) in shown(leading: false).enumerated() {
            if index > 0, part.accessory.look.hasSeparator { placeHandleLine(at: x) }
            place(part.view, part.accessory, at: &x)
        }
    }

    /// The line that sets the handle off from the accessories before it.
    private func placeHandleLine(at x: CGFloat) {
        let line = listParts.handleLine ?? CellSeparatorView(frame: .zero)
        if line.superview == nil { addSubview(line) }
        listParts.handleLine = line
        line.isHidden = false
        line.backgroundColor = .separator
        let width = 1 / pixelScale
        line.frame = turned(
            CGRect(x: x - (Self.accessoryGap + width) / 2, y: 0, width: width, height: bounds.height))
    }

    private func place(_ view: UIView, _ accessory: UICellAccessory, at x: inout CGFloat) {
        let size = accessory.size(of: view)
        let reserved = accessory.reservedWidth(for: size)
        let y = pixelRound((bounds.height - size.height) / 2)
        let frame = turned(
            CGRect(x: x + (reserved - size.width) / 2, y: y, width: size.width, height: size.height))
        view.bounds.size = size
        view.center = CGPoint(x: frame.midX, y: frame.midY)
        x += reserved + Self.accessoryGap
    }

    private func turned(_ rect: CGRect) -> CGRect {
        guard isReversed else { return rect }
        return CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    // MARK: Separators

    func makeSeparatorGuide() -> UILayoutGuide {
        let guide = UILayoutGuide()
        guide.identifier = "UICollectionViewListCellSeparatorLayoutGuide"
        addLayoutGuide(guide)
        listParts.hasSeparatorGuide = true
        return guide
    }

    private func placeLines() {
        let height = 1 / pixelScale
        let lines = listParts.place?.separators
        let color = isChosenAmongSeveral ? lines?.multipleSelectionColor : lines?.color
        listParts.topLine = line(listParts.topLine, lines?.top, y: 0, height: height, color: color)
        listParts.bottomLine = line(
            listParts.bottomLine, lines?.bottom, y: bounds.height - height, height: height,
            color: color)
    }

    private var isChosenAmongSeveral: Bool {
        isSelected && list?.allowsMultipleSelection == true
    }

    private func line(
        _ view: UIView?, _ line: ListPlace.Line?, y: CGFloat, height: CGFloat, color: UIColor?
    ) -> UIView? {
        guard let line else {
            view?.removeFromSuperview()
            return nil
        }
        let separator = view ?? CellSeparatorView(frame: .zero)
        if view == nil { addSubview(separator) }
        separator.backgroundColor = color
        let span = span(of: line)
        separator.frame = turned(
            CGRect(x: span.start, y: y, width: max(0, bounds.width - span.start - span.end), height: height))
        return separator
    }

    private func span(of line: ListPlace.Line) -> (start: CGFloat, end: CGFloat) {
        switch line {
        case .inset(let insets): return (insets.leading, insets.trailing)
        case .automatic: return (automaticSeparatorStart, 0)
        }
    }

    /// Where the app's constraints put the guide, else where the text starts.
    private var automaticSeparatorStart: CGFloat {
        if listParts.hasSeparatorGuide, separatorLayoutGuide.layoutFrame.width > 0 {
            let frame = separatorLayoutGuide.layoutFrame
            return isReversed ? bounds.width - frame.maxX : frame.minX
        }
        let start = isReversed ? bounds.width - contentView.frame.maxX : contentView.frame.minX
        guard let content = contentView as? UIListContentView else { return start + Self.edgeMargin }
        return start + content.headlessTextStart
    }

    // MARK: Background

    /// A cell without a background of its own looks as its list does.
    func showAutomaticBackground() {
        guard let place = listParts.place, backgroundConfiguration == nil, backgroundView == nil else {
            return
        }
        backgroundColor = automaticColor(place)
        roundByItself(by: place.corners.isEmpty ? 0 : TableMetrics.insetGroupedRadius)
        layer.maskedCorners = place.corners
        clipsToBounds = !place.corners.isEmpty
    }

    private func automaticColor(_ place: ListPlace) -> UIColor? {
        if place.isHeader || place.appearance.isSidebar { return nil }
        if isSelected || isHighlighted { return .systemGray4 }
        return place.appearance == .plain ? .systemBackground : .secondarySystemGroupedBackground
    }
}
