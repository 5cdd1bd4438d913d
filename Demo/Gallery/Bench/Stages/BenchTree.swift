import TabAnimated
import UIKit

/// A tree of views laid out by frames: groups of nine, of which most hold text.
@MainActor
final class BenchTree {
    let root: UIView
    let window: UIWindow

    /// The number of views inside the root.
    let count: Int

    /// Creates a tree of about a number of views.
    init(count: Int) {
        let groups = max(1, count / 10)
        self.count = groups * 10
        root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: CGFloat(groups) * 100))
        window = UIWindow(frame: root.bounds)
        for index in 0..<groups { root.addSubview(Self.group(index)) }
        window.addSubview(root)
        window.isHidden = false
        HeadlessScreen.main.turn()
    }

    /// Takes the window off the screen.
    func close() {
        window.isHidden = true
        HeadlessScreen.main.turn()
    }

    /// Covers the tree up to the end of the next turn.
    func cover(with producer: any Producing) {
        prepare(with: producer)
        root.startTabAnimation()
        HeadlessScreen.main.turn()
    }

    /// Gives the tree what it needs to be covered.
    func prepare(with producer: any Producing) {
        let model = ViewAnimated()
        model.producer = producer
        root.tabAnimated = model
    }

    /// Ends the skeleton, if there is one, and takes the window off the screen.
    func finish() {
        root.endTabAnimation()
        close()
    }

    /// Reads every frame, as the least that anything can do with a tree.
    func walk() -> CGFloat { Self.extent(of: root) }

    private static func extent(of view: UIView) -> CGFloat {
        view.subviews.reduce(view.frame.maxX + view.frame.maxY) { $0 + extent(of: $1) }
    }

    private static func group(_ index: Int) -> UIView {
        let group = UIView(frame: CGRect(x: 0, y: CGFloat(index) * 100, width: 390, height: 100))
        let picture = UIImageView(frame: CGRect(x: 16, y: 16, width: 48, height: 48))
        picture.layer.cornerRadius = 24
        group.addSubview(picture)
        for line in 0..<6 {
            let label = UILabel(
                frame: CGRect(x: 80, y: 4 + CGFloat(line) * 16, width: 240 - CGFloat(line) * 10, height: 14))
            label.text = "Label \(line) of group \(index)"
            label.font = .systemFont(ofSize: 11)
            group.addSubview(label)
        }
        let button = UIButton(frame: CGRect(x: 330, y: 16, width: 48, height: 28))
        button.setTitle("Open", for: .normal)
        group.addSubview(button)
        let badge = UIView(frame: CGRect(x: 330, y: 60, width: 10, height: 10))
        badge.backgroundColor = .systemRed
        group.addSubview(badge)
        return group
    }
}
