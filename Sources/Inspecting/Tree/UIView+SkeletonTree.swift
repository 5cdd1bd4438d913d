import TabAnimated
public import TabProduction
public import UIKit

extension UIView {
    /// What becomes of this view, and of every view inside it, in a skeleton made of it now.
    ///
    /// The view is read as a skeleton of it would: with the mapping options of its model over those of the
    /// configuration. It looks afterwards as it did before, and nothing is kept.
    public var skeletonTree: SkeletonTree {
        layOutNow()
        return SkeletonTree(
            of: ProductionRequest(.view(self), size: bounds.size, of: tabAnimated ?? ViewAnimated(), in: self)
        )
    }
}

extension CellAnimated {
    /// Returns what becomes of a view of this class, and of every view inside it, in a list as wide as given.
    ///
    /// - Parameters:
    ///   - width: The width of the view, in points.
    ///   - height: The height of the view in points; zero, the default, asks for the fitting height.
    ///   - options: How views become components; `nil`, the default, takes those of the configuration.
    public func skeletonTree(
        width: CGFloat, height: CGFloat = 0, options: MappingOptions? = nil
    ) -> SkeletonTree {
        SkeletonTree(
            of: ProductionRequest(
                subject: .prototype(self), owner: "", size: CGSize(width: width, height: height),
                traits: .current, layoutDirection: .leftToRight,
                options: options ?? SkeletonConfiguration.shared.mapping))
    }
}

extension SkeletonTree {
    /// Maps what a request is about, past everything that is kept.
    @MainActor
    package init(of request: ProductionRequest) {
        let recorder = MappingTreeRecorder()
        _ = Producer().map(request, recording: recorder)
        root = recorder.tree
    }
}
