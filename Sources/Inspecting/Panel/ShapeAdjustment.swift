import TabAnimated
import UIKit

/// What a developer changes of one shape in the panel.
struct ShapeAdjustment: Equatable {
    /// The width in points.
    var width: CGFloat?

    /// The height in points; of a shape with lines that of each line.
    var height: CGFloat?

    /// The number of lines.
    var lines: Int?

    /// The distance in points to the right; a negative one leads to the left.
    var right: CGFloat = 0

    /// The distance in points down; a negative one leads up.
    var down: CGFloat = 0

    /// The corner radius in points.
    var radius: CGFloat?

    /// The color.
    var color: ShapeColor?

    /// Whether the shape is drawn, if that is another than before.
    var isShown: Bool?

    /// The calls that make the changes, in order.
    var calls: [ShapeCall] {
        let sizes: [ShapeCall?] = [
            width.map { .width($0) }, height.map { .height($0) }, lines.map { .line($0) },
        ]
        let moves: [ShapeCall?] = [
            right > 0 ? .right(right) : nil, right < 0 ? .left(-right) : nil, down > 0 ? .down(down) : nil,
            down < 0 ? .up(-down) : nil,
        ]
        let looks: [ShapeCall?] = [
            radius.map { .radius($0) }, color.map { .color($0) }, isShown.map { $0 ? .show : .remove },
        ]
        return (sizes + moves + looks).compactMap { $0 }
    }
}
