import Foundation

/// The properties that every layer has, under the keys of key-value coding.
struct LayerFields {
    /// What a new layer begins with. Nothing in it can change, so threads may share it.
    nonisolated(unsafe) static let initial = LayerFields()

    private static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    private static let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)

    var bounds = CGRect.zero
    var position = CGPoint.zero
    var zPosition: CGFloat = 0
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var anchorPointZ: CGFloat = 0
    var transform = CATransform3DIdentity
    var sublayerTransform = CATransform3DIdentity
    var hidden = false
    var doubleSided = true
    var geometryFlipped = false
    var masksToBounds = false

    var contents: Any?
    var contentsRect = unit
    var contentsGravity = CALayerContentsGravity.resize
    var contentsScale: CGFloat = 1
    var contentsCenter = unit
    var opaque = false
    var needsDisplayOnBoundsChange = false

    var backgroundColor: CGColor?
    var cornerRadius: CGFloat = 0
    /// What the corner configuration of a view comes to.
    var configuredRadius: CGFloat = 0
    var maskedCorners = CACornerMask.all
    var cornerCurve = CALayerCornerCurve.circular
    var borderWidth: CGFloat = 0
    var borderColor: CGColor? = black
    var opacity: Float = 1
    var shouldRasterize = false
    var rasterizationScale: CGFloat = 1

    var shadowColor: CGColor? = black
    var shadowOpacity: Float = 0
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3
    var shadowPath: CGPath?

    var name: String?
}
