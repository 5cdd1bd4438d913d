import TabDecoration
import UIKit

/// A picture of many adjustments side by side, each with a caption that says how it is made.
///
/// The outlines show where the components were before.
@MainActor
struct AdjustmentSheet {
    /// One adjustment, and what is written under it; the surface of the view is its background there.
    struct Entry {
        let caption: String
        let adjust: @MainActor (ComponentManager) -> Void

        init(_ caption: String, _ adjust: @escaping @MainActor (ComponentManager) -> Void) {
            self.caption = caption
            self.adjust = adjust
        }
    }

    private static let cell = CGSize(width: 176, height: 128)
    private static let columns = 5

    let entries: [Entry]

    /// The cards that components stand on.
    var cards: [Component] = []

    /// The sheet as SVG.
    var svg: String {
        HeadlessScreen.main.reset()
        let rows = (entries.count + Self.columns - 1) / Self.columns
        let size = CGSize(
            width: CGFloat(Self.columns) * Self.cell.width, height: CGFloat(rows) * Self.cell.height)
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.backgroundColor = .white
        window.isHidden = false
        for (position, entry) in entries.enumerated() {
            let corner = CGPoint(
                x: CGFloat(position % Self.columns) * Self.cell.width + 8,
                y: CGFloat(position / Self.columns) * Self.cell.height + 8)
            add(entry, at: corner, to: window)
        }
        HeadlessScreen.main.turn()
        // Covers lie over views of the app, and here the outlines lie over the covers.
        for case let cover as SkeletonOverlay in window.subviews { cover.layer.zPosition = 1_000 }
        return HeadlessSVGRenderer(window).svg(at: 0)
    }

    private func add(_ entry: Entry, at corner: CGPoint, to window: UIWindow) {
        let manager = ComponentManager(production: production)
        entry.adjust(manager)
        let cover = SkeletonOverlay(
            frame: CGRect(origin: corner, size: production.size),
            palette: SkeletonPalette(
                component: UIColor(white: 0.84, alpha: 1), background: UIColor(white: 0.96, alpha: 1)))
        cover.tiles = [SkeletonTile(production: manager.production)]
        window.addSubview(cover)
        for component in production.components {
            let outline = UIView(frame: component.frame.offsetBy(dx: corner.x, dy: corner.y))
            outline.layer.borderWidth = 0.5
            outline.layer.borderColor = UIColor.systemRed.cgColor
            outline.layer.zPosition = 2_000
            window.addSubview(outline)
        }
        let caption = UILabel(
            frame: CGRect(x: corner.x, y: corner.y + 96, width: Self.cell.width - 12, height: 14))
        caption.font = .systemFont(ofSize: 9)
        caption.text = entry.caption
        window.addSubview(caption)
    }

    private var production: Production {
        var badge = Component(
            index: 3, name: "badge", role: .label, frame: CGRect(x: 50, y: 48, width: 60, height: 8))
        badge.alignment = .center
        var text = Component(
            index: 4, name: "text", role: .label, frame: CGRect(x: 8, y: 62, width: 144, height: 26),
            lines: TextLines(count: 2, lineHeight: 10, spacing: 6))
        text.alignment = .left
        return Production(
            className: "Sample", size: CGSize(width: 160, height: 92), cards: cards,
            components: [
                Component(
                    index: 0, name: "avatar", role: .image, frame: CGRect(x: 8, y: 8, width: 32, height: 32)),
                Component(
                    index: 1, name: "title", role: .label, frame: CGRect(x: 48, y: 10, width: 96, height: 10)),
                Component(
                    index: 2, name: "date", role: .label, frame: CGRect(x: 48, y: 28, width: 60, height: 8)),
                badge, text,
            ])
    }
}
