public import TabAnimated
public import UIKit

/// A screen of the demo that loads.
@MainActor
public protocol LoadingScreen: UIViewController {
    /// The views with a skeleton.
    var coveredViews: [UIView] { get }

    /// The animations that the screen is made for, in place of the standard one: one for all its covered views, or one
    /// for each; none if the standard one will do.
    var ownAnimations: [AnimationType] { get }

    /// When answers come, in seconds after `load()`: one time for each step in which content appears.
    var answerTimes: [TimeInterval] { get }

    /// Shows the skeleton and asks for content, as an app does when a screen opens.
    func load()

    /// Loads again, also while it loads: answers that are on their way are forgotten, and the skeleton starts again.
    func reload()

    /// Does what a user does with the first content before the next answer can come, such as scrolling to the end.
    func useContent()
}

extension LoadingScreen {
    public var ownAnimations: [AnimationType] { [] }

    public var answerTimes: [TimeInterval] { [3] }

    public func useContent() {}

    public func reload() {
        loadAgain()
    }

    /// The animation that the screen is made for in a covered view, or in a view inside it.
    package func ownAnimation(of view: UIView) -> AnimationType? {
        guard ownAnimations.count > 1 else { return ownAnimations.first }
        return zip(coveredViews, ownAnimations).first { view.isDescendant(of: $0.0) }?.1
    }

    /// What `reload()` does on most screens.
    func loadAgain() {
        FakeServer.forget(self)
        coveredViews.forEach { $0.tabAnimated?.canLoadAgain = true }
        load()
    }
}
