import TabCache
public import UIKit

/// A gray shape in the place of one part of the real content.
///
/// A component is a value: geometry and appearance, never a view or a layer. It can be stored,
/// compared and adjusted anywhere. All frames are in points, in the coordinate space of the view
/// that was mapped.
public struct Component: Equatable, Sendable {
    /// The number of the shape, from zero, in the order in which views are added; a created shape has the one the app gave.
    public var index: Int

    /// The name of the property that holds the view, such as `avatar` or `tags[2]`, if one was found.
    public var name: String?

    /// The kind of view that the shape stands for.
    public var role: Component.Role

    /// The area of the shape, in points; for several lines, the area its bars are placed in.
    public var frame: CGRect

    /// The frame of the view itself, also where the shape is a lower bar; the same as `frame` without a view.
    public var sourceFrame: CGRect

    /// The corners of the shape, of a text those of each bar.
    package var corners: Corners

    /// The side that the bars are aligned to; `left` for everything but text.
    package var alignment: Alignment

    /// Why the component is not drawn, or `nil` when it is; a removed component keeps its index.
    package var removal: ComponentRemoval?

    /// Whether animations leave the shape still. The default is false.
    public var isStill: Bool

    /// Whether the skeleton has a hole here, through which the real view is seen. The default is false.
    public var isCutOut: Bool

    /// The place in the order of painting: parts of the production with a lower number are behind; zero by default.
    package var zIndex: Int

    /// What few shapes have; `nil` where all of it is as usual.
    var extras: ComponentExtras?

    /// Creates a shape, for a `Producing` of your own.
    ///
    /// - Parameters:
    ///   - index: The number of the shape.
    ///   - name: The name of the property that holds the view; the default is none.
    ///   - role: The kind of view it stands for; the default is `block`.
    ///   - frame: The area it fills, in points.
    ///   - sourceFrame: The frame of the mapped view; `nil` takes `frame`.
    ///   - cornerRadius: The corner radius, in points.
    public init(
        index: Int, name: String? = nil, role: Component.Role = .block, frame: CGRect,
        sourceFrame: CGRect? = nil, cornerRadius: CGFloat = 0
    ) {
        self.index = index
        self.name = name
        self.role = role
        self.frame = frame
        self.sourceFrame = sourceFrame ?? frame
        self.corners = Corners(radius: cornerRadius)
        self.alignment = .left
        self.isStill = false
        self.isCutOut = false
        self.zIndex = 0
    }

    /// Creates a component that is divided into bars.
    package init(
        index: Int, name: String? = nil, role: Component.Role = .block, frame: CGRect,
        sourceFrame: CGRect? = nil, cornerRadius: CGFloat = 0, lines: TextLines?
    ) {
        self.init(
            index: index, name: name, role: role, frame: frame, sourceFrame: sourceFrame,
            cornerRadius: cornerRadius)
        self.lines = lines
    }

    /// Creates a text, for a `Producing` of your own: bars one below the other.
    ///
    /// - Parameters:
    ///   - index: The number of the shape.
    ///   - name: The name of the property that holds the view; the default is none.
    ///   - frame: The area that the bars stand in, in points.
    ///   - lines: The number, height and spacing of the bars. The defaults are a height of 12 points and a spacing of 8 points.
    public init(index: Int, name: String? = nil, frame: CGRect, lines: SkeletonLines) {
        let bars = TextLines(lines)
        self.init(
            index: index, name: name, role: .text, frame: frame,
            cornerRadius: lines.cornerRadius ?? min(bars.lineHeight / 3, 6), lines: bars)
    }

    /// Creates a card, for a `Producing` of your own: a ground that shapes stand on.
    ///
    /// - Parameters:
    ///   - frame: The area, in points.
    ///   - cornerRadius: The corner radius, in points; the default is zero.
    ///   - color: The color; `nil`, the default, is that of shapes.
    public init(card frame: CGRect, cornerRadius: CGFloat = 0, color: UIColor? = nil) {
        self.init(surface: frame, cornerRadius: cornerRadius, fill: .muted)
        if color != nil { self.color = color }
    }

    /// The color of the shape; `nil`, the default, is that of all shapes.
    public var color: UIColor? {
        get { if case .color(let color) = fill { color.color } else { nil } }
        set { fill = newValue.map { .color(SkeletonColor($0)) } ?? (isSurface ? .muted : .standard) }
    }

    /// Creates a surface: what is painted below shapes, of a view or of a container inside it.
    package init(surface frame: CGRect, cornerRadius: CGFloat = 0, fill: ComponentFill = .standard) {
        self.init(index: 0, role: .surface, frame: frame, cornerRadius: cornerRadius)
        self.fill = fill
    }

    /// Whether the shape is painted below others in the color of the background, and no animation moves it.
    package var isSurface: Bool { role == .surface }

    /// The rectangles that are drawn, from the top: one per line, or `frame` alone; none when removed.
    public var bars: [CGRect] {
        if isRemoved { return [] }
        return lines?.bars(in: frame, alignment: alignment) ?? [frame]
    }

    /// The corner radius in points; zero draws square corners, more than half the height is clamped.
    public var cornerRadius: CGFloat {
        get { corners.radius }
        set { corners.radius = newValue }
    }

    /// The corners that the radius applies to, as a layer names them; all four unless the view rounds only some.
    public var maskedCorners: CACornerMask {
        get { corners.rounded.cornerMask }
        set { corners.rounded = RoundedCorners(newValue).union(corners.rounded.subtracting(.all)) }
    }

    /// Whether the shape keeps its index and is not drawn.
    public var isRemoved: Bool { removal != nil }

    /// The value that an animation of the app's keeps with the shape, or the default of the key.
    public subscript<Key: ComponentAttributeKey>(key: Key.Type) -> Key.Value {
        get { attributes[key] }
        set { attributes[key] = newValue }
    }
}
