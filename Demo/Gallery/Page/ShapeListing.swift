import Foundation
import TabAnimated
import UIKit

/// What the covers of a screen show, for the inspector of the page.
enum ShapeListing {
    /// A cover on the screen.
    struct Cover: Encodable {
        let origin: [Double]
        let size: [Double]
        let background: String
        let tiles: [Tile]
    }

    /// A production at its place on a cover.
    struct Tile: Encodable {
        let origin: [Double]
        let production: Int
    }

    /// A production, with the adjustments of the scene.
    struct Sheet: Encodable, Equatable {
        let `class`: String
        let size: [Double]
        let components: [Shape]
    }

    /// A component, as an adjustment finds it.
    struct Shape: Encodable, Equatable {
        let index: Int
        let name: String?
        let role: String
        let frame: [Double]
        let radius: Double
        let alignment: String
        let removed: Bool
        let lines: Lines?
        let fill: String?
    }

    /// The bars of a component.
    struct Lines: Encodable, Equatable {
        let count: Int
        let lineHeight: Double
        let spacing: Double
        let lastLineScale: Double
        let mode: String
        let isCentered: Bool
        let shortensSingleLine: Bool
        let isUpsideDown: Bool
        let insets: [String: Double]
        let widths: [Int: Double]
        let heights: [Int: Double]
        let spacings: [Int: Double]
    }

    /// Lists the covers in sight and the productions on them.
    @MainActor
    static func covers(in window: UIWindow, sheets: inout [Sheet]) -> [Cover] {
        covers(below: window).map { cover in
            let origin = cover.convert(CGPoint.zero, to: window)
            let tiles = cover.tiles.map { tile in
                let sheet = Sheet(tile.production, fills: fills(of: tile.production, on: cover))
                let number = sheets.firstIndex(of: sheet) ?? sheets.count
                if number == sheets.count { sheets.append(sheet) }
                return Tile(
                    origin: [tile.origin.x, tile.origin.y].map(exact), production: number)
            }
            let ground = cover.palette.background.resolvedColor(with: cover.traitCollection)
            return Cover(
                origin: [origin.x, origin.y].map(exact),
                size: [cover.bounds.width, cover.bounds.height].map(exact), background: css(ground.cgColor),
                tiles: tiles)
        }
    }

    @MainActor
    static func covers(below view: UIView) -> [SkeletonOverlay] {
        if view.isHidden || view.alpha < 0.01 { return [] }
        return (view as? SkeletonOverlay).map { [$0] } ?? view.subviews.flatMap(covers(below:))
    }

    @MainActor
    private static func fills(of production: Production, on cover: SkeletonOverlay) -> [Int: String] {
        var fills: [Int: String] = [:]
        for layer in cover.componentLayers where production.components.contains(layer.component) {
            fills[layer.component.index] = layer.bars.first?.backgroundColor.map(css)
        }
        return fills
    }

    static func exact(_ value: CGFloat) -> Double { (Double(value) * 10_000).rounded() / 10_000 }

    /// A color as a style sheet writes it, of whole bytes.
    static func css(_ color: CGColor) -> String {
        var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        UIColor(cgColor: color).getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3)
        let bytes = [parts.0, parts.1, parts.2].map { String(format: "%02x", Int(($0 * 255).rounded())) }
        return "#" + bytes.joined()
            + (parts.3 < 1 ? String(format: "%02x", Int((parts.3 * 255).rounded())) : "")
    }
}

extension ShapeListing.Sheet {
    init(_ production: Production, fills: [Int: String]) {
        `class` = production.className
        size = [production.size.width, production.size.height].map(ShapeListing.exact)
        components = production.components.map { ShapeListing.Shape($0, fill: fills[$0.index]) }
    }
}

extension ShapeListing.Shape {
    init(_ component: Component, fill: String?) {
        index = component.index
        name = component.name
        role = component.role.rawValue
        let frame = component.frame
        self.frame = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
        radius = component.cornerRadius
        alignment = component.alignment.rawValue
        removed = component.isRemoved
        lines = component.lines.map(ShapeListing.Lines.init)
        self.fill = fill
    }
}

extension ShapeListing.Lines {
    init(_ lines: TextLines) {
        count = lines.count
        (lineHeight, spacing, lastLineScale) = (lines.lineHeight, lines.spacing, lines.lastLineScale)
        (mode, isCentered) = (lines.mode.rawValue, lines.isCentered)
        (shortensSingleLine, isUpsideDown) = (lines.shortensSingleLine, lines.isUpsideDown)
        let insets = lines.insets
        self.insets = [
            "top": insets.top, "left": insets.left, "bottom": insets.bottom, "right": insets.right,
        ]
        .mapValues { Double($0) }
        let lengths = [lines.widths, lines.heights, lines.spacings].map { $0.mapValues { Double($0) } }
        (widths, heights, spacings) = (lengths[0], lengths[1], lengths[2])
    }
}
