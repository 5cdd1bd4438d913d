import TabAnimated
import UIKit

/// A page that is one view; a shape stands in for a label that is added later.
final class HutPage: DemoPage {
    private let hutView = HutView()

    override var coveredViews: [UIView] { [hutView] }

    override func loadView() {
        view = hutView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Hut"
        hutView.showPlace(of: .saddle)
        hutView.tabAnimated = ViewAnimated()
        hutView.tabAnimated?.adjust { view in
            view.animation(1).width(200)
            view.animation(2).width(220)
            view.animation(3).width(180)
            view.create(10).width(140).height(12).radius(4)
                .leftEqualTo(view.animation(1), offset: 30).topEqualTo(view.animation(1), offset: 20)
        }
    }

    override func load() {
        hutView.startTabAnimation()
        FakeServer.answer(self, after: 3) { page in
            page.hutView.show(.saddle)
            page.hutView.endTabAnimation(transition: .crossDissolve(0.2))
        }
    }
}
