import UIKit

/// The states in which a recognizer has called its action.
@MainActor final class RecognizedStates {
    private(set) var all: [UIGestureRecognizer.State] = []

    /// Adds the recognizer to a window, which is put on a screen that begins anew, and listens to it.
    func listen(to recognizer: UIGestureRecognizer, in window: UIWindow) {
        HeadlessScreen.main.reset()
        window.isHidden = false
        window.addGestureRecognizer(recognizer)
        recognizer.headlessHandler = { [weak self] in self?.all.append($0.state) }
    }
}
