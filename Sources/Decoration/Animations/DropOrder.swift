import TabProduction
import UIKit

/// The order in which the bars of one production light up.
@MainActor
struct DropOrder {
    /// One bar and its index in the order; bars with equal indices light up together.
    struct Shape {
        let bar: CAGradientLayer
        let index: Int
        let stayTime: Double?
    }

    /// The bars that take part, in the order of their components.
    let shapes: [Shape]

    init(of layers: [ComponentLayer]) {
        var next = 0
        var shapes: [Shape] = []
        for layer in layers {
            let component = layer.component
            if component.isStill || component[DropExclusionKey.self] { continue }
            let group = component[DropIndexKey.self]
            let first = component[DropFromIndexKey.self]
            for (line, bar) in layer.bars.enumerated() {
                let index = first.map { $0 + line } ?? group ?? next
                shapes.append(Shape(bar: bar, index: index, stayTime: component[DropStayKey.self]))
                next = max(next, index + 1)
            }
        }
        self.shapes = shapes
    }
}
