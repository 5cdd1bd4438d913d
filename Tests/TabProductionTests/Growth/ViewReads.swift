import UIKit

/// Counts how often views are asked where they are, whether they are hidden, and what is inside.
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
}

/// A button that counts reads.
final class ObservedButton: UIButton {
    override var frame: CGRect {
        get { counted(super.frame) }
        set { super.frame = newValue }
    }
    override var bounds: CGRect {
        get { counted(super.bounds) }
        set { super.bounds = newValue }
    }
    override var isHidden: Bool {
        get { counted(super.isHidden) }
        set { super.isHidden = newValue }
    }
    override var subviews: [UIView] { counted(super.subviews) }
}

@MainActor
private func counted<Value>(_ value: Value) -> Value {
    ViewReads.note()
    return value
}
