import TabCache
package import UIKit

/// A color that can be stored: a UIKit color together with a way to keep all its appearances.
///
/// In memory it is the very color that the app gave, so its provider resolves it again whenever
/// traits change. Encoded, it is the colors it resolves to: light and dark, each with normal and
/// increased contrast, each on a base and on an elevated level.
package struct SkeletonColor: Equatable, Sendable {
    /// The color.
    package let color: UIColor

    /// What is encoded; `nil` until it is known that the color is kept.
    private var variants: ColorVariants?

    /// Wraps a color.
    package init(_ color: UIColor) {
        self.color = color
    }

    /// Whether two colors are the same in each appearance; a dynamic color that was read is another object than the app's.
    package static func == (left: SkeletonColor, right: SkeletonColor) -> Bool {
        left.color == right.color || left.inEachAppearance == right.inEachAppearance
    }

    private var inEachAppearance: ColorVariants { variants ?? ColorVariants(color) }
}

extension SkeletonColor {
    /// Notes all its appearances, so that encoding, which may happen on any thread, calls no code of the app.
    @MainActor fileprivate mutating func keep() {
        variants = inEachAppearance
    }
}

extension Production {
    /// The production with all appearances of its colors.
    @MainActor var withKeptColors: Production {
        var production = self
        for index in surfaces.indices { production.surfaces[index].keepColors() }
        for index in components.indices { production.components[index].keepColors() }
        return production
    }
}

extension Component {
    @MainActor fileprivate mutating func keepColors() {
        fill.keepColors()
        shadow?.color.keep()
        borderColor?.keep()
    }
}

extension ComponentFill {
    @MainActor fileprivate mutating func keepColors() {
        switch self {
        case .color(var color):
            color.keep()
            self = .color(color)
        case .gradient(var gradient):
            for index in gradient.storedColors.indices { gradient.storedColors[index].keep() }
            self = .gradient(gradient)
        case .standard, .muted, .image, .none: break
        }
    }
}

extension SkeletonColor {
    /// Codes the color as it is in each appearance.
    mutating func code(with coder: inout FieldCoder) throws {
        var read = inEachAppearance
        try read.code(with: &coder)
        self = SkeletonColor(read.color)
        variants = read
    }
}

/// The red, green, blue and alpha, 0...1, that a color has in each appearance.
struct ColorVariants: Equatable, Sendable {
    /// Once, where the color is the same in all appearances, or else for each of them in order.
    private var variants: [[Double]]

    init(_ color: UIColor) {
        let all = LayerAppearance.all.map { appearance in
            (color.resolvedColor(with: appearance.traits).parts ?? [0, 0, 0, 0]).map { Double($0) }
        }
        variants = Set(all).count == 1 ? Array(all.prefix(1)) : all
    }

    /// The color; a clear one where the stored parts are damaged.
    var color: UIColor {
        let colors = variants.map(Self.color)
        if colors.count < LayerAppearance.all.count { return colors.first ?? .clear }
        return UIColor { colors[LayerAppearance(of: $0).index] }
    }

    fileprivate mutating func code(with coder: inout FieldCoder) throws {
        try coder.code(&variants, new: [0, 0, 0, 0]) { parts, coder in
            for index in parts.indices { try coder.code(&parts[index]) }
        }
    }

    private static func color(_ parts: [Double]) -> UIColor {
        guard parts.count == 4, parts.allSatisfy(\.isFinite) else { return .clear }
        return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
}
