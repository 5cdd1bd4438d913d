import UIKit

extension Probe {
    /// What UIKit adds to lists, and what it draws otherwise since iOS 26.
    static var looks: [Probe] { additions + measures }

    private static var additions: [Probe] {
        [
            Probe(
                "subviewsUnderBar",
                "What a table below a bar holds besides its cells, with rows and without.",
                otherwise: "nothing: what is of a private class counts as UIKit's."
            ) { stage in
                let full = await stage.subviewsUnderBar(rows: 40)
                let empty = await stage.subviewsUnderBar(rows: 0)
                return .seen("\(full); without rows \(empty)")
            },
            Probe(
                "glassBehindSheet", "What lies behind the clear view of a sheet.",
                otherwise: "nothing: a cover is clear where it finds nothing opaque."
            ) { stage in
                guard let presenter = stage.presenter else { return .seen("nobody presents") }
                let sheet = UIViewController()
                presenter.present(sheet, animated: false)
                await stage.settle()
                let behind = sequence(first: sheet.view, next: \.superview).compactMap { $0 }.map {
                    "\(type(of: $0)) \($0.backgroundColor?.cgColor.alpha ?? 0)"
                }
                sheet.dismiss(animated: false)
                await stage.settle()
                return .seen(behind.joined(separator: ", "))
            },
            Probe(
                "hiddenRowHeard", "A row whose elements are hidden is not among those of its table.",
                otherwise: "rows below the cover of a section are heard."
            ) { stage in
                let rows = ProbeRows()
                let table = rows.makeTable()
                await stage.show(table)
                let before = table.accessibilityElementCount()
                table.visibleCells.first?.accessibilityElementsHidden = true
                return .seen("\(before) elements, then \(table.accessibilityElementCount())")
            },
            Probe(
                "borrowedObserved", "What a skeleton borrows of views can be observed.",
                otherwise: "what an app sets while a skeleton is shown is undone at its end."
            ) { _ in
                let view = UIScrollView()
                let changes = ChangeCounter()
                let observations = [
                    view.observe(\.isAccessibilityElement) { _, _ in changes.add() },
                    view.observe(\.accessibilityElementsHidden) { _, _ in changes.add() },
                    view.observe(\.isScrollEnabled) { _, _ in changes.add() },
                    view.observe(\.alpha) { _, _ in changes.add() },
                ]
                view.isAccessibilityElement = true
                view.accessibilityElementsHidden = true
                view.isScrollEnabled = false
                view.alpha = 0
                return withExtendedLifetime(observations) {
                    .expect(changes.count == 4, found: "\(changes.count) of 4")
                }
            },
            Probe(
                "actionsObserved", "The actions that VoiceOver offers with a list can be observed.",
                otherwise: "an app that sets others takes Refresh from its list until that is scrolled."
            ) { _ in
                let list = UITableView()
                let changes = ChangeCounter()
                let observation = list.observe(\.accessibilityCustomActions) { _, _ in changes.add() }
                list.accessibilityCustomActions = [
                    UIAccessibilityCustomAction(name: "Sort") { _ in true }
                ]
                return withExtendedLifetime(observation) { .seen("\(changes.count) of 1") }
            },
            Probe(
                "pressTypes", "A recognizer without press types hears no press.",
                otherwise: "Select does not reach real rows beside a section that loads."
            ) { _ in
                let press = UILongPressGestureRecognizer()
                let usual = press.allowedPressTypes
                press.allowedPressTypes = []
                return .expect(press.allowedPressTypes.isEmpty, found: "\(usual), none cannot be set")
            },
        ]
    }

    private static var measures: [Probe] {
        [
            Probe(
                "defaultRow", "An empty cell fits into the height of an empty row.",
                otherwise: "rows without a height are off by the difference."
            ) { stage in
                let rows = ProbeRows()
                let table = rows.makeTable()
                table.rowHeight = UITableView.automaticDimension
                await stage.show(table)
                let row = table.rectForRow(at: IndexPath(row: 0, section: 0)).height
                let size = CGSize(width: 320, height: CGFloat.greatestFiniteMagnitude)
                let fits = rows.makeCell().sizeThatFits(size).height
                return .expect(abs(row - fits) <= 1, found: "\(row) in a table, \(fits) by itself")
            },
            Probe(
                "effectiveRadius", "The radius that a view tells of its corners includes that of its layer.",
                otherwise: "nothing: the greater of both is taken."
            ) { stage in
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
                view.layer.cornerRadius = 12
                await stage.show(view)
                return .seen(ProbeRadii(in: [view]).description)
            },
            Probe(
                "listCellHeight", "The heights of a list cell with two lines, by each way to ask.",
                otherwise: "nothing: what layouts ask is asked first."
            ) { _ in
                var content = UIListContentConfiguration.subtitleCell()
                (content.text, content.secondaryText) = ("A", "B")
                let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
                cell.contentConfiguration = content
                let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
                attributes.frame = cell.frame
                let fits = cell.sizeThatFits(CGSize(width: 320, height: 1_000)).height
                let preferred = cell.preferredLayoutAttributesFitting(attributes).size.height
                return .seen(
                    "\(cell.contentView.constraints.count) constraints, fits \(fits), prefers \(preferred)")
            },
        ]
    }
}

/// The greatest radii of views and of all inside: those of layers, and since iOS 26 those of corner configurations.
@MainActor
struct ProbeRadii: CustomStringConvertible {
    let description: String

    init(in views: [UIView]) {
        let all = views.flatMap(Self.views)
        let layers = all.map(\.layer.cornerRadius).max() ?? 0
        guard #available(iOS 26.0, macCatalyst 26.0, tvOS 26.0, visionOS 26.0, *),
            let roundest = all.max(by: {
                $0.effectiveRadius(corner: .allCorners) < $1.effectiveRadius(corner: .allCorners)
            })
        else {
            description = "\(layers) points in layers"
            return
        }
        let radius = roundest.effectiveRadius(corner: .allCorners)
        description = "\(layers) points in layers, \(radius) effective in \(type(of: roundest))"
    }

    private static func views(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap(views) }
}

extension ProbeStage {
    /// What a table below a bar holds besides its cells, from back to front.
    fileprivate func subviewsUnderBar(rows count: Int) async -> String {
        let rows = ProbeRows()
        rows.count = count
        let (page, table) = (UIViewController(), rows.makeTable())
        page.view.addSubview(table)
        let navigation = UINavigationController(rootViewController: page)
        await show(navigation.view)
        table.contentOffset.y = count > 0 ? 100 : 0
        await settle()
        let others = table.subviews.filter { !($0 is UITableViewCell) }.map {
            let inside = $0.subviews.map { "\(type(of: $0))" }.joined(separator: " ")
            return "\(type(of: $0)) [\(inside)] \($0.frame) z \($0.layer.zPosition) alpha \($0.alpha)"
        }
        clear()
        return others.isEmpty ? "nothing" : others.joined(separator: ", ")
    }
}
