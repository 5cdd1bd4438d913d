import TabCache
import UIKit

/// A view in the walk: where it is, what is around it and below it, and what rules ask about it, which is found when they do.
@MainActor
final class MappedView {
    let view: UIView
    let root: MappingRoot
    let below: ViewsBelow
    /// What the views around mean for the view; a view that is hidden is found to be so after it is not left out.
    var context: MappingContext

    /// The skeleton that the view has of its own; a nested list is mapped to know it.
    private lazy var nested = root.nested(view)

    /// What the view, or the app, says about how it is mapped.
    private(set) lazy var mapping: SkeletonMapping =
        view.skeleton.mapping ?? (view as? any SkeletonMappable)?.skeletonMapping ?? .automatic

    /// Whether the view has nothing inside and is no content by its class.
    private(set) lazy var isLeaf: Bool =
        view.subviews.isEmpty && !isContainer && !isContentView && !StandaloneLayers.arePresent(in: view)
        && !isContent

    /// Whether a text, a picture or a control is inside, or what the app says something of.
    private(set) lazy var holdsContent = view.subviews.contains { root.holdsContent($0) }

    init(
        _ view: UIView, in root: MappingRoot, over below: ViewsBelow? = nil, at context: MappingContext? = nil
    ) {
        self.view = view
        self.root = root
        self.below = below ?? ViewsBelow(none: view)
        self.context = context ?? MappingContext(of: root.view)
    }

    var options: MappingOptions { root.options }

    /// What the app says of the view.
    var said: SkeletonViewOptions { view.skeleton }

    var name: String? { said.name ?? root.names[view] }

    /// Whether the view stays seen, because its text is known.
    var isKnown: Bool { options.keepsKnownTexts && mapping == .automatic && KnownTexts.contains(view) }

    private lazy var facts = view.classFacts

    func isOne(of classes: [AnyClass]) -> Bool { facts.isOne(of: classes) }

    /// Whether nothing of the root can be seen beside the view.
    var coversRoot: Bool { root.isCovered(by: view) }

    // MARK: - The system's views, and those with skeletons of their own

    var isBackground: Bool { view.superview.map { SystemView.isBackground(view, of: $0) } ?? false }
    var isOfSystem: Bool { view.superview.map { SystemView.isPart(view, of: $0) } ?? false }

    var isSeparate: Bool {
        if case .separate = nested { true } else { false }
    }

    /// The production of the view's own model.
    var mapped: Production? {
        if case .mapped(let production) = nested { production } else { nil }
    }

    /// Whether the view is a list that has, or may have, a skeleton of its own.
    var isNestedList: Bool {
        guard view is UIScrollView else { return false }
        return view.isListWithModel || view.isListWithoutCells && !view.skeleton.isMarked
    }

    /// Whether the view can be seen, at a place that can be drawn at.
    var isPlaced: Bool {
        !context.isHidden && context.frame.origin.x.isFinite && context.frame.origin.y.isFinite
            && context.visiblePart(of: context.frame) != nil
    }

    // MARK: - Content by its class

    var control: ControlShape? { isContainer ? nil : facts.control }
    var isForeign: Bool { !isContainer && facts.isForeign }

    /// Whether the view is all that a cell shows, and SwiftUI draws it.
    var isHostedContent: Bool {
        guard facts.name.hostsSwiftUI, let content = SystemView.contentView(of: root.view) else {
            return false
        }
        return view === content || view.superview === content && content.subviews.count == 1
    }

    /// Whether the view is content wherever it stands.
    var isContent: Bool {
        MappingRule.opaqueClass.decision(self) != nil
            || MappingRule.content.contains { $0.decision(self) != nil }
    }

    /// Whether the class of the view is made for holding others.
    private var isContainer: Bool { view is UIScrollView || view is UIStackView || view is UITextField }

    private var isContentView: Bool {
        view.superview.map { SystemView.contentView(of: $0) === view } ?? false
    }

    // MARK: - Views of which nothing is seen

    /// The view as a button that shows nothing.
    var blankButton: UIButton? {
        (view as? UIButton).flatMap { $0.isBlank(filled: root.filled) ? $0 : nil }
    }

    /// Whether the view is a clear one over other content, which takes touches, or a veil over a picture.
    var isUnseen: Bool {
        view.isTint ? below.picture != nil : view.showsNothingItself && below.areCovered
    }

    /// The view as an empty image view over another one that it nearly hides, or that it is a small mark on.
    var emptyImageOverPicture: UIImageView? {
        guard let image = view as? UIImageView, image.image == nil, !image.isSurface, image.subviews.isEmpty,
            let picture = below.picture
        else { return nil }
        let share = image.bounds.area / max(picture.bounds.area, 1)
        let isMark = min(image.bounds.width, image.bounds.height) <= 32
        return share > 0.5 && share <= 1.1 || isMark ? image : nil
    }

    /// The view as an empty image view that cuts a text beside it in two.
    var emptyImageAcrossText: UIImageView? {
        guard let image = view as? UIImageView, image.image == nil, !image.isSurface, image.subviews.isEmpty,
            below.cutText
        else { return nil }
        return image
    }

    // MARK: - Views that draw themselves

    /// Whether the view draws itself, though it has others inside, as maps, players and charts do.
    var isDrawn: Bool {
        guard facts.name.isAppDefined, !coversRoot else { return false }
        if view.layer.isOfUnknownClass, !view.hasBackground { return true }
        return !holdsContent && view.isPaintedInParts
    }

    /// Whether a view without others inside is all that its cell or its view shows.
    var isOnlyContent: Bool {
        guard facts.name.isAppDefined, let parent = view.superview else { return false }
        let isOutermost = parent === root.view || parent === SystemView.contentView(of: root.view)
        guard isOutermost, !StandaloneLayers.arePresent(in: parent) else { return false }
        return !parent.subviews.contains { $0 !== view && !SystemView.isLeftOut($0, of: parent) }
    }
}

extension UIView {
    /// Whether the view is a shape wherever it stands: a text, a picture, a control, or what the app says something of.
    var isContentByItself: Bool {
        self is UILabel || self is UIImageView || self is UIControl || self is UITextView
            || skeleton.mapping != nil
    }

    /// Whether the view has a color of its own, and nothing but painted views without content on it.
    fileprivate var isPaintedInParts: Bool {
        guard hasBackground, !layer.hasShadow else { return false }
        return subviews.allSatisfy { $0.subviews.isEmpty && $0.hasBackground }
    }

    /// Whether the view paints nothing by its properties; what it draws in code cannot be known.
    var showsNothingItself: Bool {
        !isSurface && layer.contents == nil && layer.isMember(of: CALayer.self)
            && !StandaloneLayers.arePresent(in: self)
    }
}

extension CALayer {
    /// Whether only the class of the layer knows what it shows, as that of a player or of a camera does.
    var isOfUnknownClass: Bool {
        let known: [AnyClass] = [
            CALayer.self, CAGradientLayer.self, CAShapeLayer.self, CAReplicatorLayer.self,
        ]
        return !known.contains { isMember(of: $0) }
    }
}

extension CGRect {
    fileprivate var area: CGFloat { width * height }
}
