import UIKit

extension Probe {
    static var objects: [Probe] {
        [
            Probe(
                "observedClass", "An observed view still names the class that it was made of.",
                otherwise: "an observed cell has another production than others."
            ) { _ in
                let view = CountingView()
                let observation = view.observe(\.isHidden) { _, _ in }
                return withExtendedLifetime(observation) {
                    .expect(view.classForCoder == CountingView.self, found: "\(view.classForCoder)")
                }
            },
            Probe(
                "hiddenObserved", "Whether a view is hidden can be observed.",
                otherwise: "covers under hidden views go on moving."
            ) { _ in
                let view = UIView()
                let changes = ChangeCounter()
                let observation = view.observe(\.isHidden) { _, _ in changes.add() }
                view.isHidden = true
                return withExtendedLifetime(observation) { .expect(changes.count > 0, found: "no change") }
            },
            Probe(
                "viewThatLeaves",
                "What a view knows of the views around when it hears that it has left its window.",
                otherwise: "nothing: a view without a window counts as one without views around."
            ) { stage in
                let (page, card, view) = (UIView(), UIView(), MovingView())
                page.addSubview(card)
                card.addSubview(view)
                await stage.show(page)
                card.removeFromSuperview()
                return .seen(view.knownAtLeaving.map { "\($0) views" } ?? "it hears nothing")
            },
            Probe(
                "viewThatMoves",
                "What is in a view that moves to another one of its window hears of its tint.",
                otherwise: "a list of elements keeps a cover that has moved until the next layout."
            ) { stage in
                let (page, other, card, view) = (UIView(), UIView(), UIView(), MovingView())
                for each in [card, other] { page.addSubview(each) }
                card.addSubview(view)
                await stage.show(page)
                let (tints, windows) = (view.tints, view.windows)
                other.addSubview(card)
                return .expect(view.tints > tints, found: "nothing, \(view.windows - windows) of its window")
            },
            Probe(
                "keyPathNames", "The description of a key path may name its property.",
                otherwise: "nothing: a view at hand is asked."
            ) { _ in
                .seen("\(\NamedViews.title), \(\OpenViews.title)")
            },
            Probe(
                "associatedGoes", "What is associated with a delegate goes with it, and the list has none.",
                otherwise: "our delegate answers for one that has gone until the list goes."
            ) { _ in
                let table = UITableView()
                weak var helper: ProbeRows?
                do {
                    let owner = UIViewController()
                    let made = ProbeRows()
                    objc_setAssociatedObject(owner, &Self.key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
                    table.delegate = made
                    helper = made
                }
                return .expect(helper == nil && table.delegate == nil, found: "\(table.delegate != nil)")
            },
        ]
    }

    private static var key: UInt8 = 0
}

/// A view that notes what it hears when it moves.
private final class MovingView: UIView {
    private(set) var tints = 0
    private(set) var windows = 0
    private(set) var knownAtLeaving: Int?

    override func tintColorDidChange() {
        super.tintColorDidChange()
        tints += 1
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        windows += 1
        if window == nil {
            knownAtLeaving = Array(sequence(first: self as UIView, next: \.superview)).count - 1
        }
    }
}

private final class NamedViews: UIView {
    let title = UILabel()
    lazy var late = UILabel()
}

/// A class as apps have them, whose property is no stored one to a key path.
class OpenViews: UIView {
    var title = UILabel()
}
