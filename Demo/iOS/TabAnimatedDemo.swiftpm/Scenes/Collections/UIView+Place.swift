import UIKit

extension UIView {
    /// Gives a subview a frame that is meant for reading from left to right, and its mirror image otherwise.
    func place(_ subview: UIView, _ frame: CGRect) {
        var frame = frame
        if effectiveUserInterfaceLayoutDirection == .rightToLeft {
            frame.origin.x = bounds.width - frame.maxX
        }
        subview.frame = frame
    }
}
