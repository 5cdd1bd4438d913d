public import TabAnimated
public import UIKit

/// A screen of the demo that loads.
@MainActor
public protocol LoadingScreen: UIViewController {
    /// The views with a skeleton.
    var coveredViews: [UIView] { get }

    /// The animation that the screen is made for, in place of the standard one; `nil` if there is none.
    var ownAnimation: AnimationType? { get }

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
    public var ownAnimation: AnimationType? { nil }

    public var answerTimes: [TimeInterval] { [3] }

    public func useContent() {}

    public func reload() {
        loadAgain()
    }

    /// What `reload()` does on most screens.
    func loadAgain() {
        FakeServer.forget(self)
        coveredViews.forEach { $0.tabAnimated?.canLoadAgain = true }
        load()
    }
}
