import UIKit

/// Counts how often the views of a tree are asked for what they are.
@MainActor
enum ViewReads {
    private static var count = 0

    static func note() { count += 1 }

    /// The number of reads while a closure runs.
    static func during(_ work: () -> Void) -> Int {
        count = 0
        work()
        return count
    }
}

/// A view that counts reads.
final class ObservedView: UIView {
    override var frame: CGRect {
        get { counted(super.frame) }
        set { super.frame = newValue }
    }
    override var isHidden: Bool {
        get { counted(super.isHidden) }
        set { super.isHidden = newValue }
    }
    override var subviews: [UIView] { counted(super.subviews) }
    override var superview: UIView? { counted(super.superview) }
}

/// A label that counts reads.
final class ObservedLabel: UILabel {
    override var frame: CGRect {
        get { counted(super.frame) }
        set { super.frame = newValue }
    }
    override var isHidden: Bool {
        get { counted(super.isHidden) }
        set { super.isHidden = newValue }
    }
    override var subviews: [UIView] { counted(super.subviews) }
    override var superview: UIView? { counted(super.superview) }
}

/// An image view that counts reads.
final class ObservedImageView: UIImageView {
    override var frame: CGRect {
        get { counted(super.frame) }
        set { super.frame = newValue }
    }
    override var isHidden: Bool {
        get { counted(super.isHidden) }
        set { super.isHidden = newValue }
    }
    override var subviews: [UIView] { counted(super.subviews) }
    override var superview: UIView? { counted(super.superview) }
}

/// A button that counts reads.
final class ObservedButton: UIButton {
    override var frame: CGRect {
        get { counted(super.frame) }
        set { super.frame = newValue }
    }
    override var isHidden: Bool {
        get { counted(super.isHidden) }
        set { super.isHidden = newValue }
    }
    override var subviews: [UIView] { counted(super.subviews) }
    override var superview: UIView? { counted(super.superview) }
}

@MainActor
private func counted<Value>(_ value: Value) -> Value {
    ViewReads.note()
    return value
}
