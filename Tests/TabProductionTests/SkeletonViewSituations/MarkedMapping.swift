import TabProduction
import UIKit

/// Options as SkeletonView's: only marked views, and its measures of lines.
@MainActor
func markedOptions() -> MappingOptions {
    var options = MappingOptions()
    options.selection = .marked
    options.lines = .skeletonView
    return options
}

/// Marks views for the mode in which only marked views are mapped.
@MainActor
func mark(_ views: UIView...) {
    for view in views { view.skeleton.isMarked = true }
}

extension UIView {
    /// The production of the view on screen with only marked views mapped.
    func marked(direction: UIUserInterfaceLayoutDirection = .leftToRight) -> Production {
        Producer().production(
            for: ProductionRequest(
                subject: .view(self), owner: "Screen", size: bounds.size, traits: traitCollection,
                layoutDirection: direction, options: markedOptions()))
    }
}

/// The production of a prototype with only marked views mapped.
@MainActor
func marked(
    _ prototype: CellAnimated, _ size: CGSize, direction: UIUserInterfaceLayoutDirection = .leftToRight
) -> Production {
    Producer().production(
        for: ProductionRequest(
            subject: .prototype(prototype), owner: "Screen", size: size, traits: UITraitCollection(),
            layoutDirection: direction, options: markedOptions()))
}
