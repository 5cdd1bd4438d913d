import TabAnimated
import UIKit

/// A view among others: it alone is covered, with an animation of its own.
final class HutSheetPage: DemoPage {
    private let hutView = HutView()
    private let question = UILabel()

    override var coveredViews: [UIView] { [hutView] }

    override var ownAnimations: [AnimationType] { [.shimmer(duration: 1.5)] }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Hut for tonight"
        view.backgroundColor = .systemGroupedBackground
        question.text = "Where to sleep tonight?"
        question.font = .systemFont(ofSize: 22, weight: .bold)
        hutView.backgroundColor = .secondarySystemGroupedBackground
        hutView.layer.cornerRadius = 16
        view.addSubview(question)
        view.addSubview(hutView)
        hutView.tabAnimated = ViewAnimated()
        hutView.tabAnimated?.animation = .shimmer(duration: 1.5)
        hutView.tabAnimated?.adjust { view in
            view.animation(1).width(200)
            view.animation(2).width(220)
            view.animation(3).width(180)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 20)
        question.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 30)
        hutView.frame = CGRect(x: area.minX, y: area.minY + 44, width: area.width, height: 380)
    }

    override func load() {
        hutView.startTabAnimation()
        FakeServer.answer(self, after: 3) { page in
            page.hutView.show(.saddle)
            page.hutView.endTabAnimation()
        }
    }
}
