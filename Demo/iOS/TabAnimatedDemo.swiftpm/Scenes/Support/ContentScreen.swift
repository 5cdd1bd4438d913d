import TabAnimated
import UIKit

/// A screen whose content comes all at once.
@MainActor
public protocol ContentScreen: LoadingScreen {
    /// Fills the screen with its content, as an app does when the answer has come.
    func showContent()
}

extension ContentScreen {
    public func load() {
        coveredViews.forEach { $0.startTabAnimation() }
        FakeServer.answer(self, after: 3) { screen in
            screen.showContent()
            screen.coveredViews.forEach { $0.endTabAnimation(transition: .crossDissolve(0.2)) }
        }
    }
}
