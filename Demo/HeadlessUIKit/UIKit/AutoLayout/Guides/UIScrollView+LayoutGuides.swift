import Foundation

extension UIScrollView {
    public var contentLayoutGuide: UILayoutGuide { systemGuide(.scrollContent) }
    public var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame) }
}
