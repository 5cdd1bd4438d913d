import UIKit

/// What is noted on views in the way of SkeletonView: objects that hang on a view, each under a key of its own, and are
/// cast to what they are each time that they are read.
enum SkeletonViewNote: Int {
    case isMarked
    case isCovered
    case isAnimated
    case look
    case content
    case transition
    case cover
    case lineCount
    case lineHeight
    case lineSpacing
    case lastLineShare
    case lineRadius
    case lineInsets

    // The addresses are all that matters: nothing is ever written there.
    @MainActor private static let keys = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(byteCount: 16, alignment: 1))

    @MainActor private var key: UnsafeRawPointer { Self.keys + rawValue }

    /// Returns what is noted on a view, or a default.
    @MainActor
    func read<Value>(of view: UIView, or standard: @autoclosure () -> Value) -> Value {
        objc_getAssociatedObject(view, key) as? Value ?? standard()
    }

    /// Notes something on a view.
    @MainActor
    func write<Value>(_ value: Value, on view: UIView) {
        objc_setAssociatedObject(view, key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
}
