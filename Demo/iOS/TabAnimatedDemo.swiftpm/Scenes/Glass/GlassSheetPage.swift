import TabAnimated
import UIKit

/// A picture under a sheet that lets it shine through.
final class GlassSheetPage: DemoPage {
    private let list = ClearContactsPage()
    private let sky = CAGradientLayer()

    override var coveredViews: [UIView] { list.coveredViews }

    override func viewDidLoad() {
        super.viewDidLoad()
        sky.colors = [UIColor.systemTeal.cgColor, UIColor.systemOrange.cgColor]
        view.layer.addSublayer(sky)
        list.loadViewIfNeeded()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        sky.frame = view.bounds
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if list.presentingViewController == nil { present(list, animated: false) }
    }

    override func load() {
        list.load()
    }
}
