import Foundation
import UIKit

@testable import TabProduction

/// Values of which every stored property has another value than usual.
enum CodingSamples {
    static let color = SkeletonColor(UIColor(red: 0.1, green: 20.0 / 255, blue: 1, alpha: 0.5))

    static let gradient = SkeletonGradient(
        colors: [color.color, UIColor(red: 1, green: 0, blue: 0, alpha: 1), color.color],
        locations: [0, 0.3, 1], startPoint: CGPoint(x: 0.5, y: 0), endPoint: CGPoint(x: 0.5, y: 1))

    static let shadow = Component.Shadow(
        color: color, opacity: 0.3, offset: CGSize(width: 1, height: 2), radius: 7.5)

    static let lines: TextLines = {
        var lines = TextLines(
            count: 3, lineHeight: 15.21533203125, spacing: 5.5, lastLineScale: 0.7, mode: .horizontal,
            isCentered: true)
        lines.shortensSingleLine = true
        lines.isUpsideDown = true
        lines.insets = TextLines.Insets(top: 1, left: 2, bottom: 3, right: 200.0 / 3)
        lines.widths = [0: 10, 2: 30.1]
        lines.heights = [1: 4]
        lines.spacings = [7: 0.1, 3: 2]
        return lines
    }()

    static let component: Component = {
        var component = Component(
            index: 7, name: "titleLabel", role: .label, frame: CGRect(x: 16, y: 0.1, width: 200, height: 15),
            sourceFrame: CGRect(x: 16, y: -3, width: 200.0 / 3, height: 20.287109375), cornerRadius: 4,
            lines: lines)
        component.corners.rounded = [.topLeft, .bottomRight]
        component.alignment = .justified
        component.fill = .gradient(gradient)
        component.shadow = shadow
        component.removal = .clipped
        component.isStill = true
        component.isCutOut = true
        component.zIndex = 5
        component.borderWidth = 0.5
        component.borderColor = color
        component.opening = TextLines.Insets(top: 1, left: 2, bottom: 3, right: 4)
        return component
    }()

    static let surface: Component = {
        var surface = Component(
            surface: CGRect(x: 8, y: 8, width: 359, height: 104), cornerRadius: 12,
            fill: .image(named: "paper")
        )
        surface.corners.rounded = .topLeft
        surface.shadow = shadow
        surface.borderWidth = 0.5
        surface.borderColor = color
        surface.zIndex = 3
        return surface
    }()

    static let production: Production = {
        var production = Production(
            className: "NewsCell", size: CGSize(width: 375, height: 120), surface: surface,
            cards: [surface, Component(surface: .zero, fill: .none)],
            components: [component, Component(index: 8, frame: CGRect(x: 1, y: 2, width: 3, height: 4))])
        production.touchAreas = [CGRect(x: 0, y: 0.5, width: 10, height: 10)]
        production.separatorInset = SeparatorInset(left: 72, right: 8)
        production.appearance = LayerAppearance(rawValue: 6)
        return production
    }()

    /// What mapping finds in a cell of ten views, as far as figures go.
    static let tenViews: Production = {
        let names = [
            "avatar", "titleLabel", "summaryLabel", "dateLabel", "followButton", "tags[0]", "tags[1]",
            "likeCountLabel", "commentCountLabel", "moreButton",
        ]
        let components = names.enumerated().map { index, name in
            let isText = name.hasSuffix("Label")
            return Component(
                index: index, name: name, role: isText ? .label : .button,
                frame: CGRect(
                    x: 76, y: 17.38671875 + CGFloat(index) * 12, width: 283, height: 15.21533203125),
                sourceFrame: CGRect(x: 76, y: 15 + CGFloat(index) * 12, width: 283, height: 20.287109375),
                cornerRadius: 4, lines: isText ? TextLines(count: 2, lineHeight: 15.21533203125) : nil)
        }
        return Production(
            className: "NewsCell", size: CGSize(width: 375, height: 120), components: components)
    }()
}
