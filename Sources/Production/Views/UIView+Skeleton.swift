public import UIKit

extension UIView {
    /// What the app says about the skeleton of this view; by default nothing.
    ///
    /// It is kept with the view and dies with it. Views that are told nothing store nothing.
    public var skeleton: SkeletonViewOptions {
        get { StoredViewOptions.of(self)?.options ?? SkeletonViewOptions() }
        set { StoredViewOptions.set(newValue, of: self) }
    }
}

/// The options of one view, as an object that can be associated with it.
@MainActor
private final class StoredViewOptions {
    let options: SkeletonViewOptions

    private static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    private init(_ options: SkeletonViewOptions) {
        self.options = options
    }

    static func of(_ view: UIView) -> StoredViewOptions? {
        objc_getAssociatedObject(view, key) as? StoredViewOptions
    }

    static func set(_ options: SkeletonViewOptions, of view: UIView) {
        let isEmpty = options == SkeletonViewOptions()
        objc_setAssociatedObject(
            view, key, isEmpty ? nil : StoredViewOptions(options), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
}
