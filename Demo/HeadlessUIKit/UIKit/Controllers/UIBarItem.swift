import Foundation

/// An item in a bar.
@preconcurrency @MainActor
open class UIBarItem: HeadlessAccessibleObject {
    open var title: String? {
        didSet { didChange?() }
    }
    open var image: UIImage? {
        didSet { didChange?() }
    }
    open var isEnabled = true {
        didSet { didChange?() }
    }
    open var tag = 0

    /// Tells the bar that shows the item.
    var didChange: (() -> Void)?

    public override init() {
        super.init()
    }
}
