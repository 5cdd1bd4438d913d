import Testing
import UIKit

@testable import TabAnimated

@MainActor
@Suite("Outlets of a view controller", .serialized, .ownApp)
struct OutletNameTests {
    private func shown(_ adjust: @escaping @MainActor (ComponentManager) -> Void) -> AccountController {
        let controller = AccountController()
        let screen = Screen(UIView())
        screen.window.rootViewController = controller
        screen.window.layoutIfNeeded()
        controller.view.tabAnimated = ViewAnimated()
        controller.view.tabAnimated?.adjust(adjust)
        controller.view.startTabAnimation()
        return controller
    }

    private func frame(_ name: String, in controller: AccountController) -> CGRect? {
        let overlay = controller.view.subviews.compactMap { $0 as? SkeletonOverlay }.first
        return overlay?.componentLayers.first { $0.component.name == name }?.frame
    }

    @Test func `views have the names of their outlets, private and weak ones as well`() {
        var names: [String?] = []
        let controller = shown { names = $0.all.components.map(\.name) }
        #expect(names == ["avatar", "nameLabel", "bioLabel", "tags[0]", "tags[1]", "badge.dot"])
        #expect(controller.view.isTabAnimating)
    }

    @Test func `an outlet is selected by its name and by its key path`() {
        let controller = shown { view in
            view.animation(named: "bioLabel").x(40)
            view.animation(\AccountController.nameLabel).x(50)
            view.animation(\AccountController.tags).x(60)
            view.animation(\BadgeView.dot).x(70)
        }
        #expect(frame("bioLabel", in: controller)?.minX == 40)
        #expect(frame("nameLabel", in: controller)?.minX == 50)
        #expect(frame("tags[0]", in: controller)?.minX == 60)
        #expect(frame("tags[1]", in: controller)?.minX == 60)
        #expect(frame("badge.dot", in: controller)?.minX == 70)
    }

    @Test func `a name that no view has gives a warning, which lists those that exist`() {
        let given = warnings {
            _ = shown { view in
                view.animation(named: "titleLabel").x(0)
                view.animation(\AccountController.count).x(0)
            }
        }
        let names = #""avatar", "nameLabel", "bioLabel", "tags[0]", "tags[1]", "badge.dot""#
        #expect(given.first == "UIView has no shape named \"titleLabel\"; it has \(names)")
        #expect(given.count == 2)
        #expect(given.last?.hasSuffix("the names are \(names)") == true)
    }

    @Test func `the key path of another view controller gives a warning and changes nothing`() {
        let given = warnings { _ = shown { $0.animation(\OtherController.label).x(0) } }
        #expect(given.count == 1)
    }

    @Test func `the outlets of a controller have names in a part of its view`() {
        let controller = AccountController()
        let screen = Screen(UIView())
        screen.window.rootViewController = controller
        screen.window.layoutIfNeeded()
        var names: [String?] = []
        controller.badge.tabAnimated = ViewAnimated()
        controller.badge.tabAnimated?.adjust { badge in
            names = badge.all.components.map(\.name)
            badge.animation(\AccountController.badge.dot).x(3)
        }
        #expect(warnings { controller.badge.startTabAnimation() } == [])
        #expect(names == ["dot"])
    }
}

private final class BadgeView: UIView {
    let dot = UIView(frame: CGRect(x: 4, y: 4, width: 12, height: 12))

    override init(frame: CGRect) {
        super.init(frame: frame)
        dot.backgroundColor = .red
        addSubview(dot)
    }

    required init?(coder: NSCoder) { nil }
}

private final class OtherController: UIViewController {
    let label = UILabel()
}

private final class AccountController: UIViewController {
    let avatar = UIImageView(frame: CGRect(x: 16, y: 16, width: 64, height: 64))
    weak var nameLabel: UILabel!
    private weak var bioLabel: UILabel?
    var tags: [UILabel] = []
    let badge = BadgeView(frame: CGRect(x: 200, y: 200, width: 40, height: 20))
    let count = 3

    override func viewDidLoad() {
        super.viewDidLoad()
        let labels = (0..<4).map { row in
            let label = UILabel(frame: CGRect(x: 96, y: 16 + 30 * row, width: 120, height: 20))
            label.text = "Text"
            return label
        }
        view.addSubview(avatar)
        labels.forEach(view.addSubview)
        view.addSubview(badge)
        (nameLabel, bioLabel, tags) = (labels[0], labels[1], [labels[2], labels[3]])
    }
}
