import Foundation

/// The order in which the elements of a container are read.
@MainActor struct AccessibilityReading {
    let elements: [HeadlessAccessibleObject]

    init(_ container: HeadlessAccessibleObject) {
        elements = Self.units(in: container).flatMap(\.elements)
    }

    /// Elements that are read one after the other, and where they stand on the screen.
    private struct Unit {
        let elements: [HeadlessAccessibleObject]
        let frame: CGRect
    }

    private static func units(in object: HeadlessAccessibleObject) -> [Unit] {
        if object.accessibilityElementsHidden || (object as? UIView)?.isOutOfSight == true { return [] }
        if object.isAccessibilityElement {
            return [Unit(elements: [object], frame: object.accessibilityFrame)]
        }
        let count = object.accessibilityElementCount()
        guard count == 0 else {
            let listed = (0..<count).compactMap {
                object.accessibilityElement(at: $0) as? HeadlessAccessibleObject
            }
            return together(listed.flatMap(units), in: object)
        }
        guard let view = object as? UIView else { return [] }
        if let own = ownElements(of: view) { return together(own.flatMap(units), in: view) }
        let modal = view.subviews.last { $0.accessibilityViewIsModal && !$0.isOutOfSight }
        let units = (modal.map { [$0] } ?? view.subviews).flatMap(units)
        let rightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let sorted = inReadingOrder(units, rightToLeft: rightToLeft)
        return view.shouldGroupAccessibilityChildren ? together(sorted, in: view) : sorted
    }

    /// What a list hands out of itself, where it knows nothing of other views in it: headers, rows and footers as they
    /// follow each other.
    private static func ownElements(of view: UIView) -> [UIView]? {
        guard !HeadlessVoiceOver.findsViewsInLists else { return nil }
        switch view {
        case let table as UITableView:
            return view.subviews.filter {
                $0 is UITableViewCell || $0 is UITableViewHeaderFooterView || $0 === table.tableHeaderView
                    || $0 === table.tableFooterView
            }.sorted { $0.frame.minY < $1.frame.minY }
        case is UICollectionView:
            return view.subviews.filter { $0 is UICollectionReusableView }
                .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
        default: return nil
        }
    }

    private static func together(_ units: [Unit], in object: HeadlessAccessibleObject) -> [Unit] {
        guard !units.isEmpty else { return [] }
        return [Unit(elements: units.flatMap(\.elements), frame: object.accessibilityFrame)]
    }

    /// Row by row; what begins above the middle of a row's first unit belongs to the row.
    private static func inReadingOrder(_ units: [Unit], rightToLeft: Bool) -> [Unit] {
        var rows: [[Unit]] = []
        for unit in units.enumerated().sorted(by: { first, second in
            let (a, b) = (first.element.frame.minY, second.element.frame.minY)
            return a == b ? first.offset < second.offset : a < b
        }).map(\.element) {
            if let first = rows.last?.first, unit.frame.minY < first.frame.midY {
                rows[rows.count - 1].append(unit)
            } else {
                rows.append([unit])
            }
        }
        return rows.flatMap { row in
            row.enumerated().sorted { first, second in
                let (a, b) = (first.element.frame, second.element.frame)
                if a.minX == b.minX { return first.offset < second.offset }
                return rightToLeft ? a.maxX > b.maxX : a.minX < b.minX
            }.map(\.element)
        }
    }
}

extension UIView {
    fileprivate var isOutOfSight: Bool { isHidden || alpha < 0.01 }
}
