public import Foundation

/// An array of Core Foundation, which is bridged to those of Foundation.
public typealias CFArray = NSArray

/// Colors along a line, at locations from 0 to 1.
public final class CGGradient: Hashable, @unchecked Sendable {
    public let headlessColors: [CGColor]
    public let headlessLocations: [CGFloat]

    /// A gradient of `CGColor`s, evenly spread unless it is given a location for each.
    public convenience init?(
        colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
    ) {
        guard let colors = colors as? [CGColor], !colors.isEmpty else { return nil }
        let even = colors.indices.map { CGFloat($0) / CGFloat(max(1, colors.count - 1)) }
        let given = locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) }
        self.init(colors, given ?? even)
    }

    private init(_ colors: [CGColor], _ locations: [CGFloat]) {
        self.headlessColors = colors
        self.headlessLocations = locations
    }

    func mapped(_ change: (CGColor) -> CGColor) -> CGGradient {
        CGGradient(headlessColors.map(change), headlessLocations)
    }

    public static func == (first: CGGradient, second: CGGradient) -> Bool {
        first.headlessColors == second.headlessColors && first.headlessLocations == second.headlessLocations
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(headlessColors)
    }
}
