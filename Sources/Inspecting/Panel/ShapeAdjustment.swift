import TabAnimated
import UIKit

/// What a developer changes of one shape in the panel.
struct ShapeAdjustment: Equatable {
    /// The width in points.
    var width: CGFloat?

    /// The height in points; of a shape with lines that of each line.
    var height: CGFloat?

    var lines: Int?

    /// The distance in points to the right; a negative one leads to the left.
    var right: CGFloat = 0

    /// The distance in points down; a negative one leads up.
    var down: CGFloat = 0

    /// The corner radius in points.
    var radius: CGFloat?

    var color: ShapeColor?

    /// Whether the shape is drawn, if that is another than before.
    var isShown: Bool?
}

/// The colors that the panel offers for a shape.
enum ShapeColor: String, CaseIterable {
    case gray = "systemGray"
    case blue = "systemBlue"
    case teal = "systemTeal"
    case pink = "systemPink"

    var color: UIColor {
        switch self {
        case .gray: .systemGray
        case .blue: .systemBlue
        case .teal: .systemTeal
        case .pink: .systemPink
        }
    }
}

/// One call of a chain of adjustments, which can be made and be written in Swift.
struct ShapeCall {
    /// The call in Swift, with its dot.
    let swift: String

    let make: @MainActor (ComponentChain) -> Void

    /// A number as Swift writes it: `12`, and `12.5`.
    static func text(_ value: CGFloat) -> String {
        value == value.rounded() ? "\(Int(value))" : "\(Double(value))"
    }
}

extension ShapeAdjustment {
    /// The calls that make the changes, in order.
    var calls: [ShapeCall] {
        let calls = [
            call("width", width) { $0.width($1) },
            call("height", height) { $0.height($1) },
            call("line", lines.map { CGFloat($0) }) { $0.line(Int($1)) },
            call("right", right > 0 ? right : nil) { $0.right($1) },
            call("left", right < 0 ? -right : nil) { $0.left($1) },
            call("down", down > 0 ? down : nil) { $0.down($1) },
            call("up", down < 0 ? -down : nil) { $0.up($1) },
            call("radius", radius) { $0.radius($1) },
            color.map { color in ShapeCall(swift: ".color(.\(color.rawValue))") { $0.color(color.color) } },
            isShown.map { isShown in
                ShapeCall(swift: isShown ? ".show()" : ".remove()") { _ = isShown ? $0.show() : $0.remove() }
            },
        ]
        return calls.compactMap { $0 }
    }

    private func call(
        _ name: String, _ value: CGFloat?, make: @escaping @MainActor (ComponentChain, CGFloat) -> Void
    ) -> ShapeCall? {
        value.map { value in ShapeCall(swift: ".\(name)(\(ShapeCall.text(value)))") { make($0, value) } }
    }
}
