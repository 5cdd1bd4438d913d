package import UIKit

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
