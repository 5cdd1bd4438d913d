import TabAnimated
import UIKit

/// Cards that load side by side, each with a look of its own, whose name stands above it.
final class LooksPage: DemoPage {
    /// How a skeleton is painted and moves.
    struct Look {
        let name: String
        let animation: AnimationType
        var gradient: SkeletonGradient?
    }

    /// The four first looks of SkeletonView, in its order.
    static let ofSkeletonView = [
        Look(name: ".still", animation: .still),
        Look(name: "SkeletonGradient()", animation: .still, gradient: SkeletonGradient()),
        Look(name: ".pulse()", animation: .pulse()),
        Look(name: ".sliding()", animation: .sliding()),
    ]

    /// Every animation of the framework, and one in a closure.
    static let all = [
        Look(name: ".shimmer()", animation: .shimmer()),
        Look(name: ".sliding()", animation: .sliding()),
        Look(name: ".pulse()", animation: .pulse()),
        Look(name: ".bin()", animation: .bin()),
        Look(name: ".classic()", animation: .classic()),
        Look(name: ".drop()", animation: .drop()),
        Look(name: ".custom { … }", animation: .custom(squeeze)),
        Look(name: ".still", animation: .still),
    ]

    private let looks: [Look]
    private let posts: [PostView]
    private let captions: [UILabel]

    override var coveredViews: [UIView] { posts }

    override var ownAnimations: [AnimationType] { looks.map(\.animation) }

    /// Creates a page.
    ///
    /// - Parameter looks: What the cards look like, two in a row, or four where there is room.
    init(_ looks: [Look]) {
        self.looks = looks
        posts = looks.map { _ in PostView() }
        captions = looks.map { _ in UILabel() }
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        (looks, posts, captions) = ([], [], [])
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Looks"
        for (post, look) in zip(posts, looks) {
            post.tabAnimated = ViewAnimated()
            post.tabAnimated?.animation = look.animation
            post.tabAnimated?.animatedGradient = look.gradient
            post.tabAnimated?.adjust { view in
                view.animation(named: "nameLabel").toShortAnimation()
                view.animation(named: "placeLabel").width(48).toLongAnimation()
            }
        }
        for (caption, look) in zip(captions, looks) {
            caption.text = look.name
            caption.font = .monospacedSystemFont(ofSize: 12, weight: .regular)
            caption.textColor = .secondaryLabel
            view.addSubview(caption)
        }
        posts.forEach(view.addSubview)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 12)
        let columns = area.width > area.height ? 4 : 2
        let rows = (looks.count + columns - 1) / columns
        let size = CGSize(
            width: (area.width + 24) / CGFloat(columns) - 24, height: area.height / CGFloat(max(1, rows)))
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        for index in looks.indices {
            let column = isMirrored ? columns - 1 - index % columns : index % columns
            let x = area.minX + CGFloat(column) * (size.width + 24)
            let y = area.minY + CGFloat(index / columns) * size.height
            captions[index].frame = CGRect(x: x, y: y, width: size.width, height: 18)
            posts[index].frame = CGRect(x: x, y: y + 22, width: size.width, height: size.height - 36)
        }
    }

    override func load() {
        posts.forEach { $0.startTabAnimation() }
        FakeServer.answer(self, after: 3) { page in
            for (index, post) in page.posts.enumerated() {
                post.show(Contact.samples[index % Contact.samples.count])
                post.endTabAnimation(transition: .crossDissolve(0.2))
            }
        }
    }

    /// Makes a bar lower, and as high as it was.
    private static func squeeze(_: CALayer) -> CAAnimation {
        let squeeze = CABasicAnimation(keyPath: "transform.scale.y")
        squeeze.toValue = CGFloat(0.6)
        squeeze.duration = 0.6
        squeeze.autoreverses = true
        squeeze.repeatCount = .infinity
        return squeeze
    }
}
