import TabAnimated
import UIKit

extension Probe {
    static var names: [Probe] {
        [
            Probe(
                "namesOfProperties",
                "The runtime tells the names and places of stored properties, also of a view that is observed.",
                otherwise: "components have no names."
            ) { stage in
                let view = makeView()
                let observation = view.observe(\.isHidden) { _, _ in }
                await stage.show(view)
                var names: [String] = []
                view.tabAnimated = ViewAnimated()
                view.tabAnimated?.adjust { names = $0.all.components.map { $0.name ?? "-" } }
                view.startTabAnimation()
                view.endTabAnimation()
                return withExtendedLifetime(observation) {
                    .expect(
                        names == ["title", "held", "late", "wrapped", "rows[0]", "rows[1]"], found: "\(names)"
                    )
                }
            }
        ]
    }

    /// A view that refers to an object that has gone.
    private static func makeView() -> NamedParts { NamedParts(owner: NSObject()) }
}

@propertyWrapper
private struct Held<Value> {
    let number: UInt8 = 1
    var wrappedValue: Value
}

@MainActor
private func makeText(_ row: CGFloat) -> UILabel {
    let label = UILabel(frame: CGRect(x: 16, y: 30 * row, width: 100, height: 20))
    label.text = "Text"
    return label
}

private final class NamedParts: UIView {
    let title = makeText(0)
    unowned let owner: NSObject
    unowned(unsafe) let other: NSObject
    unowned var maybe: NSObject?
    weak var held: UILabel?
    lazy var late = makeText(2)
    @Held var wrapped = makeText(3)
    let rows = [makeText(4), makeText(5)]

    init(owner: NSObject) {
        (self.owner, other, maybe) = (owner, owner, owner)
        super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let text = makeText(1)
        held = text
        ([title, text, late, wrapped] + rows).forEach(addSubview)
    }

    required init?(coder: NSCoder) { nil }
}
