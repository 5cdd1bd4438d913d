import UIKit

/// What is to be done with a view: nothing more, or to walk what is inside.
@MainActor
enum MappingStep {
    /// The view is mapped.
    case done(MappedView)
    /// The views inside are next.
    case walk(Walked)

    /// A view whose inner views are being walked.
    struct Walked {
        let view: UIView
        let place: MappingPlace
        let inner: MappingPlace
        let candidates: [UIView]
        let ending: Ending
        var position = 0
        var children: [MappedView] = []

        /// The next view inside, if there is one.
        var next: UIView? { position < candidates.count ? candidates[position] : nil }
    }

    /// What a view becomes when everything inside is mapped.
    enum Ending {
        case container(isCard: Bool, MappingRule)
        case component(ViewKind, SkeletonViewOptions)
    }
}
