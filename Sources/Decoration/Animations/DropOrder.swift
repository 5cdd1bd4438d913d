import TabProduction
import UIKit

/// The order in which the bars of one production light up.
@MainActor
struct DropOrder {
    /// One bar and its place; equal places light up together.
    struct Shape {
        let bar: CAGradientLayer
        let place: Int
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
            for (position, bar) in layer.bars.enumerated() {
                let place = first.map { $0 + position } ?? group ?? next
                shapes.append(Shape(bar: bar, place: place, stayTime: component[DropStayKey.self]))
                next = max(next, place + 1)
            }
        }
        self.shapes = shapes
    }
}
