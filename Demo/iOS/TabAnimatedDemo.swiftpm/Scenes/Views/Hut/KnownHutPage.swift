import TabAnimated
import UIKit

/// A page of which the picture and the name are known: they stay in sight through holes in the cover.
final class KnownHutPage: DemoPage {
    private let hutView = HutView()

    override var coveredViews: [UIView] { [hutView] }

    override func loadView() {
        view = hutView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Hut again"
        hutView.showPicture(of: .saddle)
        hutView.tabAnimated = ViewAnimated()
        hutView.tabAnimated?.adjust { view in
            view.animations(0, 2).cutOut()
            view.animation(2).width(220)
            view.animation(3).width(180)
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
