public import TabAnimated
public import TabProduction
public import UIKit

/// How far a skeleton is from the content that takes its place, shape by shape.
///
/// A test shows a cell its content, lays it out and measures it:
///
/// ```swift
/// let cell = NewsCell(style: .default, reuseIdentifier: nil)
/// cell.show(.sample)
/// cell.frame = CGRect(x: 0, y: 0, width: 375, height: 120)
/// cell.layoutIfNeeded()
/// let score = SkeletonDrift.measure(cell).score  // 0 where nothing moves
/// ```
///
/// Both sides go through the same mapping, so a label is compared with the bars that stand for it. A
/// shape is found again by the name of its property, else by its kind and place. Texts are compared by
/// the edge they are aligned to, their top and their bottom: where a line ends depends on its words, not
/// on the design. Content that shows nothing, such as a label without text, needs no shape.
public struct SkeletonDrift: Equatable, Sendable {
    /// The size of the area that was measured, in points.
    public var size: CGSize

    /// All shapes: pairs in the order of the content, then what is missing, then what is extra.
    public var shapes: [DriftShape]

    /// The pairs of a shape and its content.
    public var pairs: [DriftShape] { shapes.filter { $0.skeleton != nil && $0.content != nil } }

    /// Content that no shape of the skeleton stands for.
    public var missing: [DriftShape] { shapes.filter { $0.skeleton == nil } }

    /// Shapes of the skeleton that no content takes the place of.
    public var extra: [DriftShape] { shapes.filter { $0.content == nil } }

    /// The mean distance, in points, by which the shapes of pairs are off; zero without pairs.
    public var meanShift: CGFloat {
        let shifts = pairs.map(\.shift)
        return shifts.isEmpty ? 0 : shifts.reduce(0, +) / CGFloat(shifts.count)
    }

    /// The largest distance, in points, by which the shape of a pair is off; zero without pairs.
    public var worstShift: CGFloat { pairs.map(\.shift).max() ?? 0 }

    /// The drift as one number, 0...1: zero when every shape stands where its content will.
    ///
    /// It is the mean over all shapes. A pair counts the part of the content's shorter side by which it
    /// is off, at most 1; a missing or an extra shape counts 1.
    public var score: Double {
        let costs = shapes.map(\.cost)
        return costs.isEmpty ? 0 : costs.reduce(0, +) / Double(costs.count)
    }
}

extension SkeletonDrift {
    /// Compares a skeleton with a view that shows its content and is laid out.
    ///
    /// A list is measured cell by cell, as far as cells are visible; another view as a whole.
    ///
    /// - Parameters:
    ///   - view: The view; it is read, never changed.
    ///   - skeleton: What was shown while the content loaded, with its adjustments: the production of a
    ///     tile, or one from a `SkeletonBundle`. `nil`, the default, makes one from a new instance of the
    ///     view's class, and for a list from one of each cell's class.
    ///   - model: The model whose cells, adjustments and mapping count; `nil`, the default, takes that of the view, if it
    ///     has one.
    ///   - options: How views become shapes where no model says it; the default is the configuration's.
    @MainActor
    public static func measure(
        _ view: UIView, against skeleton: Production? = nil, model: ViewAnimated? = nil,
        options: MappingOptions = SkeletonConfiguration.shared.mapping
    ) -> SkeletonDrift {
        let model = model ?? view.tabAnimated
        let options = model?.resolvedMapping ?? options
        if skeleton == nil, let cells = visibleCells(of: view) {
            return SkeletonDrift(
                size: view.bounds.size, cells: cells, in: view, model: model, options: options)
        }
        let skeleton = skeleton ?? newSkeleton(for: view, model: model, options: options)
        let content = view.shownComponents(options: options)
        let matching = DriftMatching(skeleton: skeleton.drawn, content: content)
        return SkeletonDrift(size: view.bounds.size, shapes: matching.shapes)
    }

    @MainActor
    private init(
        size: CGSize, cells: [UIView], in list: UIView, model: ViewAnimated?, options: MappingOptions
    ) {
        self.size = size
        shapes = cells.enumerated().flatMap { index, cell in
            let origin = list.convert(cell.bounds.origin, from: cell)
            let offset = CGPoint(x: origin.x - list.bounds.minX, y: origin.y - list.bounds.minY)
            return SkeletonDrift.measure(cell, model: model, options: options).shapes.map { shape in
                shape.moved(by: offset, prefix: "\(index).")
            }
        }
    }

    @MainActor
    private static func visibleCells(of view: UIView) -> [UIView]? {
        switch view {
        case let table as UITableView: table.visibleCells
        case let collection as UICollectionView:
            collection.indexPathsForVisibleItems.sorted().compactMap { collection.cellForItem(at: $0) }
        default: nil
        }
    }

    @MainActor
    private static func newSkeleton(
        for view: UIView, model: ViewAnimated?, options: MappingOptions
    ) -> Production {
        let kind = (model as? FormAnimated)?.kind(of: view.declaredClass)
        let request = ProductionRequest(
            subject: .prototype(kind ?? CellAnimated(view.declaredViewClass)), owner: "",
            size: view.bounds.size,
            traits: view.traitCollection, layoutDirection: view.effectiveUserInterfaceLayoutDirection,
            options: options)
        return request.production(adjustedBy: model)
    }
}

extension Production {
    /// The components that are on screen while the skeleton is.
    var drawn: [Component] {
        components.filter { !$0.isRemoved && !$0.isCutOut && !$0.bars.isEmpty }
    }
}

extension UIView {
    /// Returns what the view shows once its content is there, as components.
    func shownComponents(options: MappingOptions) -> [Component] {
        ContentMapper(options: options, layoutDirection: effectiveUserInterfaceLayoutDirection)
            .production(of: self).drawn
    }
}
