import Foundation

extension Production {
    /// Whether every number is one that layers can be given; a layer with an infinite frame traps.
    var isSound: Bool {
        let backdrops = [background] + cards
        return Self.isSound(size) && backdrops.allSatisfy { Self.isSound($0) }
            && components.allSatisfy { Self.isSound($0) }
    }

    private static func isSound(_ backdrop: Backdrop) -> Bool {
        isSound(backdrop.frame) && isSound(backdrop.cornerRadius) && isSound(backdrop.borderWidth)
            && isSound(backdrop.shadow)
    }

    private static func isSound(_ component: Component) -> Bool {
        isSound(component.frame) && isSound(component.sourceFrame) && isSound(component.cornerRadius)
            && isSound(component.shadow) && component.bars.allSatisfy { isSound($0) }
    }

    private static func isSound(_ shadow: ComponentShadow?) -> Bool {
        guard let shadow else { return true }
        return isSound(shadow.offset) && isSound(shadow.radius) && shadow.opacity.isFinite
    }

    private static func isSound(_ rect: CGRect) -> Bool {
        isSound(rect.origin.x) && isSound(rect.origin.y) && isSound(rect.size)
    }

    private static func isSound(_ size: CGSize) -> Bool { isSound(size.width) && isSound(size.height) }

    /// No view is as large as this; sums of a few such numbers are still finite.
    private static func isSound(_ number: CGFloat) -> Bool { abs(number) <= 1e7 }
}
