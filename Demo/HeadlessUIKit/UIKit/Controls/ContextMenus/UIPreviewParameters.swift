public import Foundation

/// How a view looks while it is previewed.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject, NSCopying {
    /// The part of the view that is shown; all of it if `nil`.
    open var visiblePath: UIBezierPath?
    /// The outline of the shadow; that of the visible part if `nil`.
    open var shadowPath: UIBezierPath?
    open var backgroundColor: UIColor! = .systemBackground

    public override init() {
        super.init()
    }

    public nonisolated func copy(with zone: NSZone? = nil) -> Any {
        nonisolated(unsafe) var copy: UIPreviewParameters?
        MainActor.assumeIsolated { copy = duplicate() }
        return copy ?? self
    }

    private func duplicate() -> UIPreviewParameters {
        let copy = UIPreviewParameters()
        copy.visiblePath = visiblePath?.copy() as? UIBezierPath
        copy.shadowPath = shadowPath?.copy() as? UIBezierPath
        copy.backgroundColor = backgroundColor
        return copy
    }
}
