import Foundation

/// Makes the device tap the hand that holds it; here nothing is felt.
@MainActor
open class UIFeedbackGenerator: NSObject {
    public override init() {
        super.init()
    }

    open func prepare() {}
}
