import TabCache
package import UIKit

/// Reads a laid-out view into a production, and changes nothing.
///
/// The walk is depth first and gives indices in post-order: what is inside a view comes before the
/// view, siblings in the order of `subviews`. For a flat cell built in code, component *i* is the view
/// that was added as the *i*-th. Containers and the system's own views take no index; hidden, filtered and
/// empty views, and plain ones as large as the root, take one and are marked as removed. What a view is gives
/// its index, and never how large it came out.
///
/// A text is one component, its bars centered on the lines the text would have. Frames are converted to
/// the visible corner of the root, so nesting, scrolling and transforms do not matter. What a view around
/// clips is cut off; what is clipped altogether is removed. Views that are nested deeper than 200 are
/// left out.
///
/// Layers that the app added without a view come last: one as large as its view is a surface, any other
/// a component after those of all views.
@MainActor
package struct ViewMapper {
    /// How views become components.
    package var options: MappingOptions

    /// The direction of content in views that do not force one.
    package var layoutDirection: UIUserInterfaceLayoutDirection

    /// Returns the skeleton of a view inside the root, if it has its own; by default none has.
    package var nested: @MainActor (UIView) -> NestedSkeleton

    /// The recorder of decisions; `nil`, the default, records nothing.
    package var recorder: (any MappingRecording)?

    /// Creates a mapper.
    package init(
        options: MappingOptions = MappingOptions(),
        layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
        nested: @escaping @MainActor (UIView) -> NestedSkeleton = { _ in .none },
        recorder: (any MappingRecording)? = nil
    ) {
        self.options = options
        self.layoutDirection = layoutDirection
        self.nested = nested
        self.recorder = recorder
    }

    /// Returns the production of a view whose layout is up to date.
    package func map(_ root: UIView) -> Production { map(root, filledBy: Filler()) }

    /// Returns the production of a view in which a filler has put texts, whose widths mean nothing.
    func map(_ root: UIView, filledBy filler: Filler) -> Production {
        let mapped = MappingRoot(root, options: options, filledBy: filler, nested: nested)
        let maker = ComponentMaker(
            options: options, layoutDirection: layoutDirection, root: root, filled: filler.filled)
        var walk = MappingWalk(in: mapped, maker: maker, recorder: recorder)
        var production = walk.run()
        production.separatorInset = (root as? UITableViewCell)?.givenSeparatorInset.map {
            SeparatorInset(left: $0.left.withinBounds, right: $0.right.withinBounds)
        }
        if root.layer.holdsResolvedColors {
            production.appearance = LayerAppearance(of: root.traitCollection)
        }
        return production
    }
}

/// A recorder of mapping's decisions about each view.
///
/// Mapping itself keeps no record of its decisions; a tool that shows them adopts this protocol.
@MainActor
package protocol MappingRecording: AnyObject {
    /// Called once for each view that mapping decided about, after the views inside it.
    ///
    /// Views inside one that is ignored, or that is one shape, have no call of their own.
    ///
    /// - Parameter rule: Why, to be read after the class of the view: "is a label".
    func record(_ view: UIView, as outcome: MappingOutcome, by rule: String, at context: MappingContext)
}

/// The ways in which a view can come out of mapping.
package enum MappingOutcome: Hashable, Sendable {
    /// The view became the component with this index, which is removed for a reason or drawn.
    case component(index: Int, name: String?, removal: ComponentRemoval?)
    /// Only what is inside was mapped.
    case container
    /// The view became a surface, and what is inside was mapped.
    case card
    /// The view was not mapped, nor anything inside, because the app or the options say so.
    case ignored
    /// The view is our own or the system's, or has a skeleton of its own.
    case apart
}
