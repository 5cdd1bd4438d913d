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
                "keyPathNames", "The description of a key path may name its property.",
                otherwise: "nothing: a view at hand is asked."
            ) { _ in
                .seen("\(\NamedViews.title), \(\OpenViews.title)")
            },
            Probe(
                "mirroredNames", "A mirror names stored and lazy properties of views.",
                otherwise: "components have no names."
            ) { _ in
                let labels = Mirror(reflecting: NamedViews()).children.compactMap(\.label)
                return .expect(labels == ["title", "$__lazy_storage_$_late"], found: "\(labels)")
            },
            Probe(
                "namesOfProperties", "The Objective-C runtime names the stored properties of a view.",
                otherwise: "components have no names."
            ) { _ in
                NamesProbe.look()
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

private final class NamedViews: UIView {
    let title = UILabel()
    lazy var late = UILabel()
}

/// A class as apps have them, whose property is no stored one to a key path.
class OpenViews: UIView {
    var title = UILabel()
}
