package import UIKit

/// Reads what a view shows, by the same mapping that makes its skeleton; the view is left as it is.
@MainActor
package struct ContentReading {
    private let options: MappingOptions
    private let layoutDirection: UIUserInterfaceLayoutDirection

    /// Whether each line of a text is as long as it is, which takes longer than to know how many there are.
    private let measuresLines: Bool

    /// Creates a reading.
    package init(
        options: MappingOptions, layoutDirection: UIUserInterfaceLayoutDirection,
        measuresLines: Bool = false
    ) {
        self.options = options
        self.layoutDirection = layoutDirection
        self.measuresLines = measuresLines
    }

    /// Returns what a view shows; a label without text shows nothing.
    package func production(of view: UIView) -> Production {
        let record = ContentRecord()
        let mapper = ViewMapper(
            options: options, layoutDirection: layoutDirection, nested: nested, recorder: record)
        var production = mapper.map(view)
        for index in production.components.indices {
            guard let source = record.views[production.components[index].index] else { continue }
            read(&production.components[index], from: source)
        }
        return production
    }

    private func read(_ component: inout Component, from view: UIView) {
        if let label = view as? UILabel, label.isBlank { component.removal = component.removal ?? .empty }
        component.forgetContent(of: view)
        let given = view.skeleton.lines.over(options.lines)
        guard !component.isRemoved, given.leavesPlaces, component.lines?.widths.isEmpty == true else {
            return
        }
        switch view {
        case let label as UILabel where measuresLines: component.takeLines(of: LineWidths(of: label))
        case let textView as UITextView: component.takeLines(of: LineWidths(of: textView))
        default: break
        }
    }

    /// Of a list with a model of its own, the cells that it shows are read; one without is read as if it had none.
    private func nested(_ view: UIView) -> NestedSkeleton {
        guard !view.isListWithModel else {
            return .mapped(Production(of: tiles(of: view), in: view))
        }
        let answer = view.nestedSkeleton
        let isList = view is UITableView || view is UICollectionView
        guard case .none = answer, isList, !view.skeleton.isMarked else { return answer }
        return view.skeletonWithoutCells
    }

    private func tiles(of list: UIView) -> [SkeletonTile] {
        let cells: [UIView] =
            switch list {
            case let table as UITableView: table.visibleCells
            case let collection as UICollectionView:
                collection.indexPathsForVisibleItems.sorted().compactMap { collection.cellForItem(at: $0) }
            default: []
            }
        return cells.map { cell in
            var production = production(of: cell)
            if production.surface.fill == .standard { production.surface.fill = .none }
            return SkeletonTile(production: production, origin: cell.frame(inBoundsOf: list).origin)
        }
    }
}

/// Keeps which view each component stands for, while they are mapped.
@MainActor
private final class ContentRecord: MappingRecording {
    private(set) var views: [Int: UIView] = [:]

    func record(_ view: UIView, as outcome: MappingOutcome, by rule: String, at context: MappingContext) {
        if case .component(let index, _, _) = outcome { views[index] = view }
    }
}

extension UILabel {
    fileprivate var isBlank: Bool { (attributedText?.string ?? text ?? "").isEmpty }
}

@MainActor
extension Component {
    /// Makes bars as long as lines are, as many as there is room for.
    fileprivate mutating func takeLines(of text: LineWidths) {
        guard var lines, lines.mode == .vertical else { return }
        let room = frame.width - lines.insets.left - lines.insets.right
        let fitting = bars.count
        let count = role == .label ? fitting : min(fitting, text.lineCount(in: room))
        let widths = text.widths(in: room, limit: count)
        guard count > 0, !widths.isEmpty else { return }
        lines.count = count
        for (index, width) in widths.enumerated() { lines.widths[index] = min(width, room) }
        self.lines = lines
    }

    /// Forgets what is of the content and not of its geometry: the images of buttons, and their colors.
    fileprivate mutating func forgetContent(of view: UIView) {
        switch fill {
        case .image: fill = .standard
        case .color, .gradient: if (view as? UIButton)?.shownBackgroundImage != nil { fill = .standard }
        case .standard, .muted, .none: break
        }
    }
}
