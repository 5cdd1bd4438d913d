import Foundation

extension UINavigationBar {
    private static let buttonMargin: CGFloat = 16
    private static let buttonGap: CGFloat = 16

    func updateButtons() {
        let item = topItem
        let left = item?.leftBarButtonItems ?? []
        let right = item?.rightBarButtonItems ?? []
        for button in left + right { button.didChange = { [weak self] in self?.contentDidChange() } }
        var new = NavigationBarButtons()
        new.leading = left.map(part)
        new.trailing = right.map(part)
        new.title = item?.titleView.map { NavigationBarButtons.Part(view: $0, isCustom: true) }
        if left.isEmpty, item?.hidesBackButton == false, let backItem {
            new.leading = [NavigationBarButtons.Part(view: backButton(to: backItem))]
        }
        let views = new.views
        for view in buttons.views where !views.contains(view) { view.removeFromSuperview() }
        buttons = new
        views.filter { $0.superview !== self }.forEach(addSubview)
        setNeedsLayout()
    }

    private func backButton(to item: UINavigationItem) -> UIView {
        let title = item.backButtonTitle ?? item.title ?? ""
        let button = UIButton(type: .system)
        button.setImage(UIImage.sign("chevron.backward", size: 17), for: .normal)
        button.setTitle(title.isEmpty ? "Back" : title, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17)
        button.addAction(UIAction { [weak self] _ in self?.goBack?() }, for: .touchUpInside)
        return button
    }

    private func part(for item: UIBarButtonItem) -> NavigationBarButtons.Part {
        if let view = item.customView {
            item.view = view
            return NavigationBarButtons.Part(view: view, isCustom: true)
        }
        let isSpace = item.headlessSystemItem?.isSpace == true
        let view = isSpace ? UIView() : item.makeButton { [weak self] in self?.headlessOpenMenu = $0 }
        item.view = view
        return NavigationBarButtons.Part(view: view, width: item.width)
    }

    // MARK: Layout

    func layoutButtons() {
        let row = buttonRow
        var (start, end) = (Self.buttonMargin, Self.buttonMargin)
        for part in buttons.leading { start = place(part, in: row, at: start, fromEnd: false) }
        for part in buttons.trailing { end = place(part, in: row, at: end, fromEnd: true) }
        guard let title = buttons.title else { return }
        let room = max(0, row.width - 2 * max(start, end))
        let size = size(of: title, height: row.height)
        title.view.bounds.size = CGSize(width: min(size.width, room), height: size.height)
        title.view.center = CGPoint(x: row.midX, y: row.midY)
    }

    /// Places a view at a distance from an end of the row, and answers where the next one stands.
    private func place(
        _ part: NavigationBarButtons.Part, in row: CGRect, at distance: CGFloat, fromEnd: Bool
    ) -> CGFloat {
        let size = size(of: part, height: row.height)
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = fromEnd != isReversed ? row.maxX - distance - size.width : row.minX + distance
        part.view.bounds.size = size
        part.view.center = CGPoint(x: x + size.width / 2, y: row.midY)
        return distance + size.width + Self.buttonGap
    }

    private func size(of part: NavigationBarButtons.Part, height: CGFloat) -> CGSize {
        guard !part.isCustom else {
            return part.view.bounds.isEmpty
                ? part.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
                : part.view.bounds.size
        }
        let fitting = part.view.sizeThatFits(CGSize(width: bounds.width, height: height))
        return CGSize(width: part.width > 0 ? part.width : fitting.width, height: min(fitting.height, height))
    }
}
