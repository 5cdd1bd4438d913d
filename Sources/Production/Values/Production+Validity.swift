import Foundation

extension Production {
    /// Whether every number is one that layers can be given; a layer with an infinite frame traps.
    var isValid: Bool {
        let surfaces = [surface] + cards
        return Self.isValid(size) && surfaces.allSatisfy { Self.isValid($0) }
            && components.allSatisfy { Self.isValid($0) } && touchAreas.allSatisfy { Self.isValid($0) }
            && Self.isValid(separatorInset?.left ?? 0) && Self.isValid(separatorInset?.right ?? 0)
    }

    private static func isValid(_ surface: Surface) -> Bool {
        isValid(surface.frame) && isValid(surface.cornerRadius) && isValid(surface.borderWidth)
            && isValid(surface.shadow) && isValid(surface.fill)
    }

    private static func isValid(_ component: Component) -> Bool {
        isValid(component.frame) && isValid(component.sourceFrame) && isValid(component.cornerRadius)
            && isValid(component.shadow) && isValid(component.fill)
            && component.bars.allSatisfy { isValid($0) }
    }

    private static func isValid(_ shadow: Component.Shadow?) -> Bool {
        guard let shadow else { return true }
        return isValid(shadow.offset) && isValid(shadow.radius) && shadow.opacity.isFinite
    }

    private static func isValid(_ fill: ComponentFill) -> Bool {
        guard case .gradient(let gradient) = fill else { return true }
        let (start, end) = (gradient.startPoint, gradient.endPoint)
        return ([start.x, start.y, end.x, end.y] + (gradient.locations ?? [])).allSatisfy { isValid($0) }
    }

    private static func isValid(_ rect: CGRect) -> Bool {
        isValid(rect.origin.x) && isValid(rect.origin.y) && isValid(rect.size)
    }

    private static func isValid(_ size: CGSize) -> Bool { isValid(size.width) && isValid(size.height) }

    private static func isValid(_ number: CGFloat) -> Bool { abs(number) <= CGFloat.longestLength }
}
