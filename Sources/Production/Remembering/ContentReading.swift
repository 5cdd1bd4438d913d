import UIKit

/// Reads what a view shows, by the same mapping that makes its skeleton; the view is left as it is.
@MainActor
struct ContentReading {
    private let request: ProductionRequest

    init(_ request: ProductionRequest) {
        self.request = request
    }

    /// What was read of a view, and which views its components stand for.
    struct Finding {
        var production: Production
        fileprivate let views: [Int: UIView]
    }

    /// Returns what a view shows, with single lines as long as they are.
    func read(_ view: UIView) -> Finding {
        let record = ContentRecord()
        let mapper = ViewMapper(
            options: request.options, layoutDirection: request.layoutDirection,
            nested: { $0.skeletonBesideContent }, recorder: record)
        var production = mapper.map(view)
        for index in production.components.indices {
            let component = production.components[index]
            if let source = record.views[component.index], Filler.showsNoText(source) {
                production.components[index].removal = component.removal ?? .empty
            }
        }
        return Finding(production: production, views: record.views)
    }

    /// Returns what was read of a view, with each line of its texts as long as it is.
    func measured(_ finding: Finding) -> Production {
        var production = finding.production
        for index in production.components.indices {
            guard let view = finding.views[production.components[index].index] else { continue }
            measure(&production.components[index], of: view)
            production.components[index].forgetContent(of: view)
        }
        return production
    }

    private func measure(_ component: inout Component, of view: UIView) {
        let given = view.skeleton.lines.over(request.options.lines)
        guard !component.isRemoved, given.leavesPlaces, component.lines?.widths.isEmpty == true else {
            return
        }
        switch view {
        case let label as UILabel: component.takeLines(of: LineWidths(of: label))
        case let textView as UITextView: component.takeLines(of: LineWidths(of: textView))
        default: break
        }
    }
}

/// Keeps which view each component stands for, while they are mapped.
@MainActor
private final class ContentRecord: MappingRecording {
    private(set) var views: [Int: UIView] = [:]

    func record(_ view: UIView, as outcome: MappingOutcome, by rule: MappingRule, at context: MappingContext)
    {
        if case .component(let index, _, _) = outcome { views[index] = view }
    }
}

extension Filler {
    /// Whether a view that shows text has none now.
    @MainActor
    fileprivate static func showsNoText(_ view: UIView) -> Bool {
        guard let label = view as? UILabel else { return false }
        return (label.attributedText?.string ?? label.text ?? "").isEmpty
    }
}

extension UIView {
    /// The skeleton of a view while the content around it is read: lists without a model stay open, as they are while
    /// they have no cells.
    fileprivate var skeletonBesideContent: NestedSkeleton {
        let answer = nestedSkeleton
        if case .none = answer, self is UITableView || self is UICollectionView, !skeleton.isMarked {
            return .separate
        }
        return answer
    }
}

@MainActor
extension Component {
    /// Makes bars as long as lines are, as many as there is room for.
    fileprivate mutating func takeLines(of text: LineWidths) {
        guard var lines, lines.mode == .vertical else { return }
        let room = frame.width - lines.insets.left - lines.insets.right
        let count = role == .label ? bars.count : text.lineCount(in: room)
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
