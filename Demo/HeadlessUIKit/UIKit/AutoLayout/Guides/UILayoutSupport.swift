public import Foundation

/// How far a bar reaches into the view of a controller, as Auto Layout knew it before safe areas.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
    /// How far the bar reaches into the view, in points.
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

/// The area of a view between one of its edges and the safe area.
final class BarGuide: UILayoutGuide, UILayoutSupport {
    private let isTop: Bool

    init(atTop isTop: Bool, of view: UIView) {
        self.isTop = isTop
        super.init()
        view.addLayoutGuide(self)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: isTop ? view.topAnchor : safe.bottomAnchor),
            bottomAnchor.constraint(equalTo: isTop ? safe.topAnchor : view.bottomAnchor),
            leadingAnchor.constraint(equalTo: view.leadingAnchor),
            trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }

    var length: CGFloat {
        guard let insets = owningView?.safeAreaInsets else { return 0 }
        return isTop ? insets.top : insets.bottom
    }
}

extension UIViewController {
    /// What a bar at the top covers of the view; `view.safeAreaLayoutGuide` says the same.
    public var topLayoutGuide: any UILayoutSupport { barGuide(\.topGuide, atTop: true) }

    /// What a bar at the bottom covers of the view; `view.safeAreaLayoutGuide` says the same.
    public var bottomLayoutGuide: any UILayoutSupport { barGuide(\.bottomGuide, atTop: false) }

    private func barGuide(
        _ path: WritableKeyPath<ViewControllerState, BarGuide?>, atTop isTop: Bool
    ) -> BarGuide {
        if let guide = controllerState[keyPath: path], guide.owningView === view { return guide }
        let guide = BarGuide(atTop: isTop, of: view)
        controllerState[keyPath: path] = guide
        return guide
    }
}
