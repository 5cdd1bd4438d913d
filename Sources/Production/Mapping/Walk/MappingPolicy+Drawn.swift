import UIKit

// Views of the app that draw themselves, such as maps, players and charts, are one shape of their own size.

extension MappingPolicy {
    /// Decides about a view that draws itself though it has others inside; `nil` for all others.
    func decisionAboutDrawn(_ view: UIView) -> MappingDecision? {
        guard ViewClass.of(view).name.isAppDefined, !coversRoot(view) else { return nil }
        let holdsContent = view.subviews.contains { self.holdsContent($0) }
        if view.layer.isOfUnknownClass, !(view.backgroundColor?.isVisible ?? false) {
            return holdsContent ? .componentAfterViewsInside(.drawn) : .component(.drawn)
        }
        return !holdsContent && view.isPaintedInParts ? .component(.drawn) : nil
    }

    /// Whether a view without others inside is all that its cell or its view shows.
    func isOnlyContent(_ view: UIView) -> Bool {
        guard ViewClass.of(view).name.isAppDefined, let parent = view.superview else { return false }
        let isOutermost = parent === root || parent === SystemView.contentView(of: root)
        guard isOutermost, !StandaloneLayers.arePresent(in: parent) else { return false }
        return !parent.subviews.contains { $0 !== view && SystemView.rule(toIgnore: $0, in: parent) == nil }
    }

    /// Whether anything inside is a shape wherever it stands.
    private func holdsContent(_ view: UIView) -> Bool {
        if let known = contents.holders[ObjectIdentifier(view)] { return known }
        let isContent = view.skeleton.mapping != nil || ViewKind(of: view, options: options).isContent
        let holdsContent = isContent || view.subviews.contains { self.holdsContent($0) }
        contents.holders[ObjectIdentifier(view)] = holdsContent
        return holdsContent
    }
}

/// Which views of a walk hold content, found once for each.
@MainActor
final class ContentFindings {
    fileprivate var holders: [ObjectIdentifier: Bool] = [:]
}

extension UIView {
    /// Whether the view has a color of its own, and nothing but painted views without content on it.
    fileprivate var isPaintedInParts: Bool {
        guard backgroundColor?.isVisible == true, !layer.hasShadow else { return false }
        return subviews.allSatisfy { $0.subviews.isEmpty && ($0.backgroundColor?.isVisible ?? false) }
    }
}

extension CALayer {
    /// Whether only the class of the layer knows what it shows, as that of a player or of a camera does.
    var isOfUnknownClass: Bool {
        let known: [AnyClass] = [
            CALayer.self, CAGradientLayer.self, CAShapeLayer.self, CAReplicatorLayer.self,
        ]
        return !known.contains { isMember(of: $0) }
    }
}
