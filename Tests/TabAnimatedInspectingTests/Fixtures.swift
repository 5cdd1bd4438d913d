import TabAnimated
import UIKit

/// Productions whose tags are looked at.
@MainActor
enum Samples {
    /// An image, two labels, a centered label and a block of three lines, 320 points wide.
    static var production: Production {
        Production(
            className: "Sample", size: CGSize(width: 320, height: 200),
            components: [
                component(0, "avatar", .image, CGRect(x: 16, y: 16, width: 48, height: 48)),
                component(1, "title", .label, CGRect(x: 80, y: 16, width: 200, height: 16)),
                component(2, "date", .label, CGRect(x: 80, y: 44, width: 120, height: 12)),
                component(3, "badge", .label, CGRect(x: 110, y: 80, width: 100, height: 12)),
                Component(
                    index: 4, name: "tags[0]", frame: CGRect(x: 16, y: 110, width: 288, height: 60),
                    lines: TextLines(count: 3)),
                component(5, "tags[1]", .block, CGRect(x: 16, y: 180, width: 80, height: 12)),
            ])
    }

    private static func component(
        _ index: Int, _ name: String, _ role: Component.Role, _ frame: CGRect
    ) -> Component {
        Component(index: index, name: name, role: role, frame: frame)
    }
}

/// A cover of one production, in no window.
@MainActor
func makeCover(of production: Production) -> SkeletonOverlay {
    let cover = SkeletonOverlay(
        frame: CGRect(origin: .zero, size: production.size),
        palette: SkeletonPalette(component: .lightGray, background: .white))
    cover.tiles = [SkeletonTile(production: production)]
    return cover
}

/// Runs work and returns the warnings it gave.
@MainActor
func warnings(during work: () -> Void) -> [String] {
    let sink = SkeletonLog.sink
    defer { SkeletonLog.sink = sink }
    var warnings: [String] = []
    SkeletonLog.sink = { warnings.append($0) }
    work()
    return warnings
}
