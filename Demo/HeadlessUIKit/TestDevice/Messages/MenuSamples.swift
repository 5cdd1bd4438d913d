import UIKit

/// What messages about context menus carry.
@MainActor enum MenuSamples {
    static var menu: UIContextMenuConfiguration {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil)
    }

    static var animator: any UIContextMenuInteractionCommitAnimating { StillAnimator() }
}

/// Animates nothing.
private final class StillAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
    let previewViewController: UIViewController? = nil
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss

    func addAnimations(_ animations: @escaping () -> Void) {}

    func addCompletion(_ completion: @escaping () -> Void) {}
}
