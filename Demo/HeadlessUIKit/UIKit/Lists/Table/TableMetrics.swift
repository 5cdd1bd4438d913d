import Foundation

/// The measures of iOS tables.
@MainActor enum TableMetrics {
    static var rowHeight: CGFloat { isTall ? 52 : 44 }
    /// The least height of a row whose content has a configuration.
    static let configuredRowHeight: CGFloat = 44
    /// The room above and below the texts of a row.
    static var rowPadding: CGFloat { isTall ? 15.5 : 11 }
    /// The room above and below the texts of a header or footer whose content has a configuration.
    static var headerPadding: CGFloat { isTall ? 10 : 11 }
    static let insetGroupedMargin: CGFloat = 20
    static var insetGroupedRadius: CGFloat { isTall ? 26 : 10 }
    static let plainHeaderPadding: CGFloat = 22
    static var plainHeader: CGFloat { isTall ? tallHeader : 28 }
    static let groupSpacing: CGFloat = 17.5
    static let firstGroupSpacing: CGFloat = 35

    /// Whether rows and headers are those of iOS 26, whose grouped headers have larger titles too.
    static var isTall: Bool { HeadlessScreen.main.hasGlass }
    private static let tallHeader: CGFloat = 40.5

    static func titledHeader(_ style: UITableView.Style, isFirst: Bool) -> CGFloat {
        if style == .plain { return plainHeader }
        if isTall { return tallHeader }
        return isFirst ? 55.5 : 38
    }

    static func emptyHeader(_ style: UITableView.Style, isFirst: Bool) -> CGFloat {
        if style == .plain { return 0 }
        return isFirst ? firstGroupSpacing : groupSpacing
    }

    static func emptyFooter(_ style: UITableView.Style) -> CGFloat {
        style == .plain ? 0 : groupSpacing
    }

    /// The room above and below the title of a header or footer.
    static func titlePadding(
        _ style: UITableView.Style, _ role: UITableView.Supplement
    ) -> (top: CGFloat, bottom: CGFloat) {
        if isTall { return role == .header ? (10, 10) : (8, 6) }
        return style == .plain ? (4, 4) : (7.5, 7)
    }

    /// How far text stands in from the edge of a row or header.
    static func textMargin(width: CGFloat, style: UITableView.Style) -> CGFloat {
        style != .insetGrouped && width >= 414 ? 20 : 16
    }
}

extension UIView {
    /// The height in which the view would fit at the width, or the default row height where it has no
    /// opinion.
    func headlessFittingHeight(width: CGFloat) -> CGFloat {
        let fitting = systemLayoutSizeFitting(
            CGSize(width: width, height: 0),
            withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        return fitting.height > 0 ? fitting.height : TableMetrics.rowHeight
    }
}
