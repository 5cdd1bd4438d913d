import TabCache
import TabProduction
import UIKit

extension UIView {
    /// Where the view is in its app, in words that are the same in every launch: what is learned of it is for no other view.
    ///
    /// It is the property of the view controller that holds the view, or else the classes and places of the views from that
    /// of the controller down to it. Covers and what UIKit adds have no place, and the views of a cell are where the cell is.
    var placeInApp: String {
        let controller = nearestController
        if let name = name(in: controller) { return name }
        let root = controller?.viewIfLoaded
        let way = sequence(first: self) { $0 === root ? nil : $0.superview }.filter { !($0 is UIWindow) }
        return way.reversed().dropFirst().map(\.step).joined(separator: "/")
    }

    /// The place and the classes of what is inside: other views there are another view.
    var placeWithContent: String {
        placeInApp + "(" + StableHash(of: classesInside().utf8).hexadecimal + ")"
    }

    /// The name of the property of a view controller that holds the view, which is read once.
    private func name(in controller: UIViewController?) -> String? {
        guard let controller, controller.viewIfLoaded !== self else { return nil }
        guard let attachment = Attachment.existing(of: self) else {
            return controller.propertyName(of: self)
        }
        if attachment.holder?.controller === controller { return attachment.holder?.name }
        let name = controller.propertyName(of: self)
        attachment.holder = name.map { ViewHolder(controller: controller, name: $0) }
        return name
    }

    /// The class, and the number among the views of the class in the same view.
    private var step: String {
        let name = classFacts.identity.name
        guard !isReused, let siblings = superview?.subviews else { return name }
        let before = siblings.prefix { $0 !== self }.count { $0.declaredClass == declaredClass }
        return before == 0 ? name : "\(name) \(before)"
    }

    /// The classes of the views inside, each with the number of those around it. What is inside a list, a control or
    /// another view of UIKit's changes with what it shows.
    private func classesInside(depth: Int = 0) -> String {
        subviews.reduce(into: "") { classes, view in
            guard !(view is SkeletonOverlay), !view.isMadeByUIKit else { return }
            classes += "\(view.classFacts.identity.name) \(depth)/"
            let isClosed = view is UIControl || view.isList
            let isContainer = view.isPlainView || view is UIStackView || view is UIScrollView
            if !isClosed, view.isOfApp || isContainer { classes += view.classesInside(depth: depth + 1) }
        }
    }
}

/// The view controller that holds a view, and by which property.
@MainActor
struct ViewHolder {
    weak var controller: UIViewController?
    let name: String
}
