public import TabAnimated
public import UIKit

/// A screen of the demo: it can show its skeleton, and its content.
@MainActor
public protocol LoadingScreen: UIViewController {
    /// The views that are covered while loading.
    var coveredViews: [UIView] { get }

    /// The animation that the screen is made for, in place of the standard one; `nil` if there is none.
    var ownAnimation: AnimationType? { get }

    /// Fills the screen with its content, as an app does when the answer has come.
    func showContent()
}

extension LoadingScreen {
    public var ownAnimation: AnimationType? { nil }
}
