import Foundation

/// The measures of iOS tables.
@MainActor enum TableMetrics {
    static var rowHeight: CGFloat { HeadlessScreen.main.system >= .iOS26 ? 52 : 44 }
    static let insetGroupedMargin: CGFloat = 20
    static var insetGroupedRadius: CGFloat { HeadlessScreen.main.system >= .iOS26 ? 26 : 10 }
    static let plainHeaderPadding: CGFloat = 22
    static let plainHeader: CGFloat = 28
    static let groupSpacing: CGFloat = 17.5
    static let firstGroupSpacing: CGFloat = 35

    static func titledHeader(_ style: UITableView.Style, isFirst: Bool) -> CGFloat {
        if style == .plain { return plainHeader }
        return isFirst ? 55.5 : 38
    }

    static func emptyHeader(_ style: UITableView.Style, isFirst: Bool) -> CGFloat {
        if style == .plain { return 0 }
        return isFirst ? firstGroupSpacing : groupSpacing
    }

    static func emptyFooter(_ style: UITableView.Style) -> CGFloat {
        style == .plain ? 0 : groupSpacing
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
