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

/// Colors that shapes are told apart by.
extension UIColor {
    static let clouds = UIColor(red: 236 / 255, green: 240 / 255, blue: 241 / 255, alpha: 1)
    static let silver = UIColor(red: 189 / 255, green: 195 / 255, blue: 199 / 255, alpha: 1)
    static let concrete = UIColor(red: 149 / 255, green: 165 / 255, blue: 166 / 255, alpha: 1)
    static let carrot = UIColor(red: 230 / 255, green: 126 / 255, blue: 34 / 255, alpha: 1)
    static let peterRiver = UIColor(red: 52 / 255, green: 152 / 255, blue: 219 / 255, alpha: 1)
    static let skeletonDefault = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 28 / 255, green: 35 / 255, blue: 37 / 255, alpha: 1) : clouds
    }
}
