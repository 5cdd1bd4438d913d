import TabAnimated
import UIKit

/// Two buttons that keep their colors while their titles load.
final class ButtonsPage: DemoPage {
    private let panel = UIView()
    private let duskButton = DuskButton(frame: .zero)
    private let dawnButton = DawnButton(frame: .zero)

    override var coveredViews: [UIView] { [panel] }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Trains"
        panel.frame = view.bounds
        panel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        panel.addSubview(duskButton)
        panel.addSubview(dawnButton)
        view.addSubview(panel)
        let model = ViewAnimated()
        model.canLoadAgain = true
        panel.tabAnimated = model
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 24, dy: 40)
        duskButton.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 48)
        dawnButton.frame = CGRect(x: area.minX, y: area.minY + 68, width: area.width, height: 48)
    }

    override func load() {
        panel.startTabAnimation()
        FakeServer.answer(self, after: 3) { page in
            page.duskButton.setTitle("Night train, 21.40", for: .normal)
            page.dawnButton.setTitle("Early train, 5.12", for: .normal)
            page.panel.endTabAnimation()
        }
    }
}
