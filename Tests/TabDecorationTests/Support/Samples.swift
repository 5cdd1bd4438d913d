import TabDecoration
import UIKit

/// Productions that the tests of this module adjust and animate.
@MainActor
enum Samples {
    /// An image, two labels, a centered label and a block of three lines, 320 points wide.
    static var production: Production {
        var centered = Component(
            index: 3, name: "badge", role: .label, frame: CGRect(x: 110, y: 80, width: 100, height: 12))
        centered.alignment = .center
        return Production(
            className: "Sample", size: CGSize(width: 320, height: 200),
            components: [
                Component(
                    index: 0, name: "avatar", role: .image, frame: CGRect(x: 16, y: 16, width: 48, height: 48)
                ),
                Component(
                    index: 1, name: "title", role: .label, frame: CGRect(x: 80, y: 16, width: 200, height: 16)
                ),
                Component(
                    index: 2, name: "date", role: .label, frame: CGRect(x: 80, y: 44, width: 120, height: 12)),
                centered,
                Component(
                    index: 4, name: "tags[0]", role: .block,
                    frame: CGRect(x: 16, y: 110, width: 288, height: 60),
                    lines: TextLines(count: 3)),
                Component(
                    index: 5, name: "tags[1]", role: .block,
                    frame: CGRect(x: 16, y: 180, width: 80, height: 12)),
            ])
    }

    static var manager: ComponentManager { ComponentManager(production: production) }
}
