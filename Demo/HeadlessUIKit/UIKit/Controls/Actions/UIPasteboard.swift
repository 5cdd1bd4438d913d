public import Foundation

/// Where people copy something to and paste it from; the headless one holds a string.
open class UIPasteboard: NSObject, @unchecked Sendable {
    /// The pasteboard that all apps share.
    open class var general: UIPasteboard { shared }

    private static let shared = UIPasteboard()

    /// Protects what is stored.
    private let lock = NSLock()
    private var storedString: String?
    private var storedCount = 0

    open var string: String? {
        get { lock.withLock { storedString } }
        set {
            lock.withLock {
                storedString = newValue
                storedCount += 1
            }
        }
    }

    open var hasStrings: Bool { string != nil }

    /// How often the content has changed.
    open var changeCount: Int { lock.withLock { storedCount } }
}
