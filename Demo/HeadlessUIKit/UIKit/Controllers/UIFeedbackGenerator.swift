public import Foundation

/// Makes the device tap the hand that holds it; here nothing is felt.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    public override init() {
        super.init()
    }

    /// Whether the generator was made ready and has not been used since.
    public internal(set) var headlessIsPrepared = false

    open func prepare() {
        headlessIsPrepared = true
    }
}
