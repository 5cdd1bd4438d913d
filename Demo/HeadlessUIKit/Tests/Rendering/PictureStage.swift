import Foundation
import UIKit

/// A layer of 200 × 120 points, furnished without implicit animations.
func stage(_ furnish: (CALayer) -> Void) -> CALayer {
    let stage = CALayer()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    stage.frame = CGRect(x: 0, y: 0, width: 200, height: 120)
    furnish(stage)
    CATransaction.commit()
    return stage
}

extension CALayer {
    convenience init(
        _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, color: CGColor? = nil
    ) {
        self.init()
        frame = CGRect(x: x, y: y, width: width, height: height)
        backgroundColor = color
    }
}

extension CGColor {
    static var red: CGColor { CGColor(red: 1, green: 0, blue: 0, alpha: 1) }
    static var green: CGColor { CGColor(red: 0, green: 1, blue: 0, alpha: 1) }
    static var blue: CGColor { CGColor(red: 0, green: 0, blue: 1, alpha: 1) }
    static var gray: CGColor { CGColor(gray: 0.8, alpha: 1) }
}

/// The lines of a picture of the layer that contain the text, without their indentation.
func lines(
    of layer: CALayer, containing text: String, at time: CFTimeInterval? = nil
) -> [String] {
    HeadlessSVGRenderer(layer).svg(at: time).split(separator: "\n").map {
        $0.trimmingCharacters(in: .whitespaces)
    }.filter { $0.contains(text) }
}
