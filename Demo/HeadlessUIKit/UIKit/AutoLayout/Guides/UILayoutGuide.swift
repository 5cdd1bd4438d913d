public import Foundation

/// A rectangle that takes part in Auto Layout without being a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    open var identifier = ""
    open weak var owningView: UIView? {
        didSet { owningViewDidChange(from: oldValue) }
    }

    let kind: SystemLayoutGuide?

    public override init() {
        kind = nil
        super.init()
    }

    init(_ kind: SystemLayoutGuide, of view: UIView) {
        self.kind = kind
        super.init()
        identifier = kind.identifier
        owningView = view
    }

    open var layoutFrame: CGRect {
        guard let owningView else { return .zero }
        if let insets { return insets.rectangle(in: owningView) }
        return owningView.layoutEngine?.layoutFrame(of: self) ?? .zero
    }

    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(quantity(.leading)) }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(quantity(.trailing)) }
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(quantity(.left)) }
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(quantity(.right)) }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(quantity(.centerX)) }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(quantity(.top)) }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(quantity(.bottom)) }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(quantity(.centerY)) }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(quantity(.width)) }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(quantity(.height)) }

    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        owningView?.layoutEngine?.constraintsAffecting(self, axis) ?? []
    }

    open var hasAmbiguousLayout: Bool {
        owningView?.layoutEngine?.isAmbiguous(self) ?? false
    }

    private func quantity(_ attribute: NSLayoutConstraint.Attribute) -> LayoutQuantity {
        LayoutQuantity(item: self, attribute: attribute)
    }

    private func owningViewDidChange(from old: UIView?) {
        guard kind == nil, old !== owningView else { return }
        if let old { old.dropLayoutGuide(self) }
        owningView?.takeLayoutGuide(self)
    }
}

extension UILayoutGuide {
    /// How far inside its view the guide lies, if it is one that follows the view's edges.
    var insets: UIEdgeInsets? {
        guard let owningView else { return nil }
        switch kind {
        case .safeArea: return owningView.safeAreaInsets
        case .margins: return owningView.layoutMargins
        case .scrollFrame:
            let origin = owningView.bounds.origin
            return UIEdgeInsets(top: origin.y, left: origin.x, bottom: -origin.y, right: -origin.x)
        case .readableContent: return owningView.readableInsets
        case .scrollContent, nil: return nil
        }
    }
}

extension SystemLayoutGuide {
    var identifier: String {
        switch self {
        case .safeArea: "UIViewSafeAreaLayoutGuide"
        case .margins: "UIViewLayoutMarginsGuide"
        case .readableContent: "UIViewReadableContentGuide"
        case .scrollContent: "UIScrollView-contentLayoutGuide"
        case .scrollFrame: "UIScrollView-frameLayoutGuide"
        }
    }
}

extension UIEdgeInsets {
    @MainActor fileprivate func rectangle(in view: UIView) -> CGRect {
        let size = view.bounds.size
        return CGRect(
            x: left, y: top, width: max(0, size.width - left - right),
            height: max(0, size.height - top - bottom))
    }
}
