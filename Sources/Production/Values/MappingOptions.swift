public import Foundation

/// How views become components: which views, heights of text, corner radii, filters.
public struct MappingOptions {
    /// The ways to choose the views that become components.
    public enum Selection: String, Hashable, Sendable {
        /// Every view that shows content, by its class.
        case automatic
        /// Only views whose `skeleton.isMarked` is true, as in SkeletonView.
        ///
        /// A marked view without marked views inside is one component; one with marked views inside is
        /// walked. Below a view that is not marked nothing is found, except in the content views of
        /// cells and effects, which need no mark. Of a stack, arranged views alone are looked at. The root
        /// needs no mark to be walked; without marked views inside it is one component when it is marked.
        case marked
    }

    /// How the views that become components are chosen. The default is automatic.
    public var selection: Selection = .automatic

    /// The height of a bar as a fraction of the line height of its text. The default, TABAnimated's, is 0.75.
    public var animatedHeightCoefficient: CGFloat = 0.75

    /// The height in points of every component that is not an image; `nil`, the default, keeps each its own.
    ///
    /// A component stays centered where its view stands. Text of several lines gets bars of this height.
    public var animatedHeight: CGFloat?

    /// Whether components whose view has square corners get rounded ones. The default is false.
    public var useGlobalCornerRadius: Bool = false

    /// The corner radius in points used then; zero, the default, rounds by half the height.
    public var animatedCornerRadius: CGFloat = 0

    /// The size in points up to which views are left out; a component is removed when its width is at
    /// most the width, or its height at most the height. Zero, the default, filters nothing.
    public var filterSize: CGSize = .zero

    /// Whether hidden and fully transparent views are drawn, as TABAnimated does. The default is false.
    public var mapsHiddenViews: Bool = false

    /// Whether the views inside a text field are mapped instead of the field. The default is false.
    public var mapsTextFieldContents: Bool = false

    /// Classes whose views, subclasses included, are mapped as one block and not looked into.
    public var opaqueClasses: [AnyClass] {
        get { opaque.classes }
        set { opaque.classes = newValue }
    }

    /// Classes whose views, subclasses included, are left out with everything inside and take no index.
    public var ignoredClasses: [AnyClass] {
        get { ignored.classes }
        set { ignored.classes = newValue }
    }

    /// How the bars of texts are made, where a view does not say so itself.
    public var lines: SkeletonLines = SkeletonLines()

    private var opaque = ClassList()
    private var ignored = ClassList()

    /// Creates the default options.
    public init() {}
}

extension MappingOptions: Hashable {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(Fingerprint(of: self).text)
    }
}

extension MappingOptions: Fingerprinted {
    func add(to fingerprint: inout Fingerprint) {
        fingerprint.add(selection.rawValue)
        fingerprint.add(animatedHeightCoefficient)
        fingerprint.add(animatedHeight)
        fingerprint.add(useGlobalCornerRadius)
        fingerprint.add(animatedCornerRadius)
        fingerprint.add([filterSize.width, filterSize.height])
        fingerprint.add(mapsHiddenViews)
        fingerprint.add(mapsTextFieldContents)
        fingerprint.add(opaque)
        fingerprint.add(ignored)
        fingerprint.add(lines)
    }
}

/// Classes that are equal when they are the same in the same order.
private struct ClassList: Equatable, Fingerprinted {
    var classes: [AnyClass] = []

    static func == (left: ClassList, right: ClassList) -> Bool {
        left.classes.elementsEqual(right.classes) { $0 == $1 }
    }

    func add(to fingerprint: inout Fingerprint) {
        fingerprint.add(classes.map { String(reflecting: $0) })
    }
}
