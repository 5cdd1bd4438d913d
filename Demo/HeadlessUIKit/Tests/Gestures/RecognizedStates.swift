import UIKit

/// The states in which a recognizer has called its action.
@MainActor final class RecognizedStates {
    private(set) var all: [UIGestureRecognizer.State] = []

    func listen(to recognizer: UIGestureRecognizer) {
        recognizer.headlessHandler = { [weak self] in self?.all.append($0.state) }
    }
}
