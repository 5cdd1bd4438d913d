import TabCache
package import UIKit

/// What few shapes have, in an object of its own: a page of a thousand shapes takes a third of the memory, and copies of a
/// shape cost next to nothing.
final class ComponentExtras: Equatable, Sendable {
    struct Values: Equatable, Sendable {
        var lines: TextLines?
        var fill = ComponentFill.standard
        var shadow: Component.Shadow?
        var borderWidth: CGFloat = 0
        var borderColor: SkeletonColor?
        var opening: TextLines.Insets?
        var attributes = ComponentAttributes()
    }

    let values: Values

    init(_ values: Values) {
        self.values = values
    }

    static func == (left: ComponentExtras, right: ComponentExtras) -> Bool {
        left === right || left.values == right.values
    }
}

extension Component {
    /// How the component is divided into bars, or `nil` to draw one shape that fills `frame`.
    package var lines: TextLines? {
        get { extras?.values.lines }
        @inline(never) set { values.lines = newValue }
    }

    /// The paint of the shape.
    package var fill: ComponentFill {
        get { extras?.values.fill ?? .standard }
        @inline(never) set { values.fill = newValue }
    }

    /// The shadow under the shape, if any.
    package var shadow: Component.Shadow? {
        get { extras?.values.shadow }
        @inline(never) set { values.shadow = newValue }
    }

    /// The width of the border of a surface, in points; zero for none.
    package var borderWidth: CGFloat {
        get { extras?.values.borderWidth ?? 0 }
        @inline(never) set { values.borderWidth = newValue }
    }

    /// The color of the border; `nil` takes that of shapes.
    package var borderColor: SkeletonColor? {
        get { extras?.values.borderColor }
        @inline(never) set { values.borderColor = newValue }
    }

    /// The free area inside the shape, as distances from the edges of `frame`; `nil`, the default, fills it.
    ///
    /// A ring of four points has an opening of four points on each side. A component with lines has none.
    package var opening: TextLines.Insets? {
        get { extras?.values.opening }
        @inline(never) set { values.opening = newValue }
    }

    /// Extras for animations.
    var attributes: ComponentAttributes {
        get { extras?.values.attributes ?? ComponentAttributes() }
        @inline(never) set { values.attributes = newValue }
    }

    /// Each of the properties above would have a copy of this.
    private var values: ComponentExtras.Values {
        @inline(never) get { extras?.values ?? ComponentExtras.Values() }
        @inline(never) set { extras = newValue == ComponentExtras.Values() ? nil : ComponentExtras(newValue) }
    }
}
