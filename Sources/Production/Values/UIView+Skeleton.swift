public import UIKit

extension UIView {
    private static let skeletonOptions = Associated<StoredViewOptions>()

    /// Whether any view ever had options, so that mapping need not look at each view without.
    private static var hasSkeletonOptions = false

    /// Options for the skeleton of this view.
    ///
    /// It is kept with the view and dies with it. A view without options stores nothing.
    public var skeleton: SkeletonViewOptions {
        // A copy of the options in each property that reads or writes one of them would weigh 30 kB.
        @inline(never) get { storedSkeletonOptions ?? SkeletonViewOptions() }
        @inline(never) set {
            Self.hasSkeletonOptions = true
            let isEmpty = newValue == SkeletonViewOptions()
            Self.skeletonOptions[self] = isEmpty ? nil : StoredViewOptions(newValue)
        }
    }

    /// What the app says about the skeleton of this view, if it says anything.
    var storedSkeletonOptions: SkeletonViewOptions? {
        Self.hasSkeletonOptions ? Self.skeletonOptions[self]?.options : nil
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
