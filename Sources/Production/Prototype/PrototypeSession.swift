import UIKit

/// The short life of one prototype: made, filled, sized, laid out, mapped, released.
@MainActor
struct PrototypeSession {
    let prototype: Prototype
    let request: ProductionRequest
    let mapper: ViewMapper

    /// Returns the mapping of a view that exists only during this call.
    func map() -> ViewMapping {
        let view = make()
        var filler = Filler()
        filler.fill(view, width: width)
        let height =
            request.size.height > 0 && request.size.height.isFinite
            ? request.size.height : FittingHeight.of(view, width: width, className: prototype.className)
        view.frame = CGRect(x: 0, y: 0, width: width, height: height)
        view.setNeedsLayout()
        view.layoutIfNeeded()
        return mapper.map(view, filled: filler.filled)
    }

    private var width: CGFloat {
        request.size.width > 0 && request.size.width.isFinite ? request.size.width : 0
    }

    private func make() -> UIView {
        var view = UIView()
        // Colours and images that are resolved while a view is made follow the place it stands in for.
        request.traits.performAsCurrent { view = prototype.make() }
        takeTraits(view)
        view.frame = CGRect(x: 0, y: 0, width: width, height: max(0, request.size.height))
        prototype.prepare?(view)
        turn(view)
        return view
    }

    private func takeTraits(_ view: UIView) {
        view.overrideUserInterfaceStyle = request.traits.userInterfaceStyle
        let category = request.traits.preferredContentSizeCategory
        let current = view.traitCollection.preferredContentSizeCategory
        guard category != .unspecified, category != current else { return }
        // Before iOS 17 a view cannot be given a size category; texts then have the app's, which is
        // the one asked for unless a controller overrides it.
        if #available(iOS 17.0, tvOS 17.0, macCatalyst 17.0, visionOS 1.0, *) {
            view.traitOverrides.preferredContentSizeCategory = category
            view.updateTraitsIfNeeded()
        }
    }

    /// Gives a direction to every view that has none of its own: it is not inherited.
    private func turn(_ view: UIView) {
        if view.semanticContentAttribute == .unspecified {
            view.semanticContentAttribute =
                request.layoutDirection == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
        }
        view.subviews.forEach(turn)
    }
}
