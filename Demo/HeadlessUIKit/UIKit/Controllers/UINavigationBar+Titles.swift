import Foundation

extension UINavigationBar {
    private static let largeTitleHeight: CGFloat = 52
    private static let promptHeight: CGFloat = 30
    private static let searchBarHeight: CGFloat = 52
    private static let margin: CGFloat = 16

    /// The height of the bar without what lies under the status bar.
    var contentHeight: CGFloat {
        Self.standardHeight + (topItem?.prompt == nil ? 0 : Self.promptHeight)
            + largeTitleRoom + searchHeight
    }

    /// The height of the row of a large title, as much as scrolled content leaves of it.
    private var largeTitleRoom: CGFloat { showsLargeTitle ? Self.largeTitleHeight - titleCollapse : 0 }

    /// Lets the row of a large title go while the content scrolls up below it, and come again with the content.
    ///
    /// - Parameter distance: How far the content is above its place below the whole bar, in points.
    func collapseTitle(scrolledBy distance: CGFloat) {
        titleCollapse = min(max(0, distance), Self.largeTitleHeight)
    }

    private var searchHeight: CGFloat {
        searchBar == nil || isSearchBarCollapsed ? 0 : Self.searchBarHeight
    }

    /// Lets the search bar go once the content is scrolled by its height, and come when it is pulled below its top.
    func collapseSearchBar(scrolledBy distance: CGFloat) {
        guard let item = topItem, item.hidesSearchBarWhenScrolling, item.searchController?.isActive == false
        else {
            isSearchBarCollapsed = false
            return
        }
        if distance >= Self.searchBarHeight { isSearchBarCollapsed = true }
        if distance <= -Self.searchBarHeight { isSearchBarCollapsed = false }
    }

    func layOutSearchBar() {
        searchBar?.isHidden = isSearchBarCollapsed
        searchBar?.frame = CGRect(
            x: 0, y: bounds.maxY - searchHeight, width: bounds.width, height: Self.searchBarHeight)
    }

    /// Whether the title stands large below the buttons: the nearest item that does not leave it open decides.
    var showsLargeTitle: Bool {
        guard prefersLargeTitles, let items, !items.isEmpty else { return false }
        let mode = items.last { $0.largeTitleDisplayMode != .automatic }?.largeTitleDisplayMode
        return mode == nil || mode == .always
    }

    /// The row of the bar that has the buttons.
    var buttonRow: CGRect {
        let below = largeTitleRoom + searchHeight
        return CGRect(
            x: 0, y: bounds.maxY - below - Self.standardHeight, width: bounds.width,
            height: Self.standardHeight)
    }

    func drawTitle() {
        guard topItem?.titleView == nil else { return }
        let moved = currentAppearance?.titlePositionAdjustment ?? .zero
        draw(
            topItem?.title, font: .systemFont(ofSize: 17, weight: .semibold),
            attributes: currentAppearance?.titleTextAttributes,
            centeredIn: buttonRow.offsetBy(dx: moved.horizontal, dy: moved.vertical))
    }

    func drawPrompt() {
        let row = CGRect(
            x: 0, y: buttonRow.minY - Self.promptHeight, width: bounds.width, height: Self.promptHeight)
        draw(topItem?.prompt, font: .systemFont(ofSize: 13), attributes: nil, centeredIn: row)
    }

    private func draw(
        _ string: String?, font: UIFont, attributes: [NSAttributedString.Key: Any]?, centeredIn row: CGRect
    ) {
        guard let string else { return }
        let text = title(string, font: font, attributes: attributes)
        let size = text.size()
        text.draw(at: CGPoint(x: row.midX - size.width / 2, y: row.midY - size.height / 2))
    }

    func drawLargeTitle() {
        guard let title = topItem?.title else { return }
        let text = self.title(
            title, font: .systemFont(ofSize: 34, weight: .bold),
            attributes: currentAppearance?.largeTitleTextAttributes)
        let size = text.size()
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        text.draw(
            at: CGPoint(
                x: isReversed ? bounds.maxX - Self.margin - size.width : Self.margin,
                y: bounds.maxY - searchHeight - Self.largeTitleHeight + (Self.largeTitleHeight - size.height)
                    / 2))
    }

    /// A title in the bar's own font and color, where the attributes do not say otherwise.
    private func title(
        _ string: String, font: UIFont, attributes: [NSAttributedString.Key: Any]?
    ) -> NSAttributedString {
        let standard: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: UIColor.label]
        return NSAttributedString(
            string: string, attributes: standard.merging(attributes ?? [:]) { _, given in given })
    }
}
