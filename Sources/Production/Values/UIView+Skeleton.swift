public import UIKit

extension UIView {
    private static let skeletonOptions = Associated<StoredViewOptions>()

    /// What the app says about the skeleton of this view; by default nothing.
    ///
    /// It is kept with the view and dies with it. Views that are told nothing store nothing.
    public var skeleton: SkeletonViewOptions {
        get { Self.skeletonOptions[self]?.options ?? SkeletonViewOptions() }
        set {
            let isEmpty = newValue == SkeletonViewOptions()
            Self.skeletonOptions[self] = isEmpty ? nil : StoredViewOptions(newValue)
        }
    }
}

/// The options of one view, as an object that can be associated with it.
@MainActor
private final class StoredViewOptions {
    let options: SkeletonViewOptions

    init(_ options: SkeletonViewOptions) {
        self.options = options
    }
}
