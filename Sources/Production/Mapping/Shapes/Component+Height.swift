import UIKit

extension Component {
    /// Changes the height about the center.
    mutating func setHeight(_ height: CGFloat) {
        let middle = frame.midY
        frame.size.height = height
        frame.origin.y = middle - height / 2
    }
}
