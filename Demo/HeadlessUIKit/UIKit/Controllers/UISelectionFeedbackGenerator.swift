import Foundation

/// The tick of a selection that changes.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// How often the selection has changed.
    public private(set) var headlessChanges = 0

    open func selectionChanged() {
        headlessChanges += 1
        headlessIsPrepared = false
    }
}
