import Foundation

/// An item in a bar.
@MainActor
open class UIBarItem: HeadlessAccessibleObject {
    open var title: String?
    open var image: UIImage?
    open var isEnabled = true
    open var tag = 0

    public override init() {
        super.init()
    }
}
