import TabCache
import UIKit

extension UIView {
    /// Whether the view is a hidden picture without an image that fills a clipping view, beside the text that stands in for
    /// it and a thin strip over both at most: one of the two will be there.
    func isComingPicture(in parent: UIView) -> Bool {
        guard let picture = self as? UIImageView, picture.image == nil, picture.isHidden,
            parent.clipsToBounds,
            !parent.isSurface, picture.frame == parent.bounds, picture.superview === parent
        else { return false }
        let others = parent.subviews.filter { $0 !== self }
        let texts = others.filter { $0 is UILabel }.count
        let strips = others.filter { !($0 is UILabel) && $0.frame.height * 8 <= parent.bounds.height }.count
        return texts <= 1 && strips <= 1 && texts + strips == others.count
    }
}
