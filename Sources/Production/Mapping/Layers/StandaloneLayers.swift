import TabCache
import UIKit

/// The layers that an app adds to its views without a view behind them.
@MainActor
enum StandaloneLayers {
    /// Whether a view of the app has such layers that can be seen.
    static func arePresent(in view: UIView) -> Bool { !placed(in: view).isEmpty }

    /// The layers that can be seen, from the back to the front.
    static func all(in view: UIView) -> [CALayer] { placed(in: view).map(\.layer) }

    /// The layers that can be seen, from the back to the front, each with the number of views inside the same view that are
    /// behind it.
    ///
    /// UIKit's controls and scroll views draw with layers of their own, which the app has not added.
    static func placed(in view: UIView) -> [(layer: CALayer, viewsBehind: Int)] {
        guard let layers = view.layer.sublayers, layers.count > view.subviews.count else { return [] }
        if view is UIControl || view is UIScrollView || view is UIVisualEffectView { return [] }
        let name = view.classFacts.name
        guard name.isAppDefined || view.isPlainView || isContentView(view) else { return [] }
        var viewsBehind = 0
        return layers.flatMap { layer in
            if layer.delegate is UIView { viewsBehind += 1 }
            return shown(layer).map { ($0, viewsBehind) }
        }
    }

    private static func isContentView(_ view: UIView) -> Bool {
        view.superview.map { SystemView.contentView(of: $0) === view } ?? false
    }

    /// The layer if it shows something, or else the layers inside that do.
    private static func shown(_ layer: CALayer) -> [CALayer] {
        guard !(layer.delegate is UIView), !layer.isHidden, layer.opacity > 0.01 else { return [] }
        return shows(layer) ? [layer] : (layer.sublayers ?? []).flatMap(shown)
    }

    private static func shows(_ layer: CALayer) -> Bool {
        if layer.contents != nil || layer.hasBorder { return true }
        if let color = layer.backgroundColor, UIColor(cgColor: color).isVisible { return true }
        switch layer {
        case let text as CATextLayer: return !Self.text(of: text).isEmpty
        case let shape as CAShapeLayer:
            return shape.path != nil && (shape.isFilled || shape.isStroked)
        case let gradient as CAGradientLayer: return !(gradient.colors ?? []).isEmpty
        default: return false
        }
    }

    private static func text(of layer: CATextLayer) -> String {
        (layer.string as? NSAttributedString)?.string ?? layer.string as? String ?? ""
    }
}
