import TabAnimated
import UIKit

/// One call of a chain of adjustments, which can be made and be written in Swift.
enum ShapeCall: Equatable {
    case width(CGFloat)
    case height(CGFloat)
    case line(Int)
    case left(CGFloat)
    case right(CGFloat)
    case up(CGFloat)
    case down(CGFloat)
    case radius(CGFloat)
    case color(ShapeColor)
    case show
    case remove

    /// The call in Swift, with its dot.
    var swift: String {
        switch self {
        case .width(let value): ".width(\(Self.text(value)))"
        case .height(let value): ".height(\(Self.text(value)))"
        case .line(let count): ".line(\(count))"
        case .left(let value): ".left(\(Self.text(value)))"
        case .right(let value): ".right(\(Self.text(value)))"
        case .up(let value): ".up(\(Self.text(value)))"
        case .down(let value): ".down(\(Self.text(value)))"
        case .radius(let value): ".radius(\(Self.text(value)))"
        case .color(let color): ".color(.\(color.rawValue))"
        case .show: ".show()"
        case .remove: ".remove()"
        }
    }

    /// Makes the call.
    @MainActor
    func make(on chain: ComponentChain) {
        switch self {
        case .width(let value): chain.width(value)
        case .height(let value): chain.height(value)
        case .line(let count): chain.line(count)
        case .left(let value): chain.left(value)
        case .right(let value): chain.right(value)
        case .up(let value): chain.up(value)
        case .down(let value): chain.down(value)
        case .radius(let value): chain.radius(value)
        case .color(let color): chain.color(color.color)
        case .show: chain.show()
        case .remove: chain.remove()
        }
    }

    /// A number as Swift writes it: `12`, and `12.5`.
    static func text(_ value: CGFloat) -> String {
        value == value.rounded() ? "\(Int(value))" : "\(Double(value))"
    }
}
