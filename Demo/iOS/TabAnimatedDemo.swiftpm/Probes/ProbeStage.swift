public import UIKit

/// A part of a window in which probes put their views, and a way to let the run loop turn.
@MainActor
public final class ProbeStage {
    private let area: UIView
    private let turn: @MainActor () async -> Void

    /// Creates a stage behind everything in a window.
    ///
    /// - Parameter turn: Lets the run loop turn, so that everything that waits for it is done.
    public init(in window: UIWindow, turn: @escaping @MainActor () async -> Void) {
        area = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        area.isUserInteractionEnabled = false
        area.accessibilityElementsHidden = true
        window.insertSubview(area, at: 0)
        self.turn = turn
    }

    /// Takes the stage out of its window.
    public func close() {
        area.removeFromSuperview()
    }

    /// The controller that can present a screen over the stage, if there is one.
    var presenter: UIViewController? { area.window?.rootViewController }

    /// The area of the stage: 320 by 480 points.
    var bounds: CGRect { area.bounds }

    /// Adds a view, as large as the stage if it has no size of its own, and lets the run loop turn.
    func show(_ view: UIView) async {
        if view.bounds.isEmpty { view.frame = bounds }
        area.addSubview(view)
        await settle()
    }

    /// Lets the run loop turn.
    func settle() async {
        await turn()
        area.layoutIfNeeded()
    }

    func clear() {
        for view in area.subviews { view.removeFromSuperview() }
    }
}
