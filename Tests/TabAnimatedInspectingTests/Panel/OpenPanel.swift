import TabAnimated
import TabAnimatedInspecting
import UIKit

/// A view with a picture, a title and a text, whose skeleton is inspected in a window.
@MainActor
final class OpenPanel {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let card = CardView(frame: CGRect(x: 0, y: 20, width: 375, height: 120))
    let model = ViewAnimated()

    init() {
        HeadlessScreen.main.size = CGSize(width: 375, height: 667)
        SkeletonConfiguration.shared = SkeletonConfiguration()
        SkeletonConfiguration.shared.isCacheEnabled = false
        SkeletonConfiguration.shared.remembersContent = false
        model.animation = AnimationType.still
        card.tabAnimated = model
        window.backgroundColor = .white
        window.addSubview(card)
        window.isHidden = false
    }

    /// Starts the skeleton and opens the panel.
    func open(showing name: String? = nil) {
        card.startTabAnimation()
        card.presentSkeletonInspector(showing: name)
        HeadlessScreen.main.turn()
    }

    /// What lies over the window while the panel is open.
    var overlay: UIView? { window.subviews.first { "\(type(of: $0))" == "InspectorView" } }

    var panel: UIView? { overlay?.subviews.first { $0.accessibilityIdentifier == "skeleton inspector" } }

    var cover: SkeletonOverlay? { card.subviews.lazy.compactMap { $0 as? SkeletonOverlay }.first }

    /// The component of a property, as the cover draws it.
    func component(_ name: String) -> Component? {
        cover?.tiles.first?.production.components.first { $0.name == name }
    }

    /// The texts of the labels in the panel that can be seen.
    var texts: [String] {
        panel.map { views(in: $0).compactMap { ($0 as? UILabel)?.text }.filter { !$0.isEmpty } } ?? []
    }

    /// The control of a name.
    func control<Control: UIControl>(_ name: String) -> Control? {
        // The label beside a control has the same name.
        panel.flatMap { views(in: $0).compactMap { $0 as? Control }.first { $0.accessibilityLabel == name } }
    }

    func tapButton(_ title: String) {
        let buttons = panel.map { views(in: $0).compactMap { $0 as? UIButton } } ?? []
        buttons.first { $0.title(for: .normal) == title }?.sendActions(for: .primaryActionTriggered)
        HeadlessScreen.main.turn()
    }

    func step(_ name: String, to value: Double) {
        let stepper: UIStepper? = control(name)
        stepper?.value = value
        stepper?.sendActions(for: .valueChanged)
        HeadlessScreen.main.turn()
    }

    func slide(_ name: String, to value: Float) {
        let slider: UISlider? = control(name)
        slider?.value = value
        slider?.sendActions(for: .valueChanged)
        HeadlessScreen.main.turn()
    }

    func segment(_ name: String, _ position: Int) {
        let segments: UISegmentedControl? = control(name)
        segments?.selectedSegmentIndex = position
        segments?.sendActions(for: .valueChanged)
        HeadlessScreen.main.turn()
    }

    /// A view and those inside it, without what is hidden.
    func views(in view: UIView) -> [UIView] {
        view.isHidden ? [] : [view] + view.subviews.flatMap(views)
    }
}

/// A card that is laid out by hand.
final class CardView: UIView {
    let picture = UIImageView()
    let titleLabel = UILabel()
    let textLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [picture, titleLabel, textLabel] { addSubview(view) }
        picture.frame = CGRect(x: 16, y: 16, width: 64, height: 64)
        titleLabel.frame = CGRect(x: 96, y: 16, width: 200, height: 20)
        textLabel.frame = CGRect(x: 96, y: 48, width: 240, height: 40)
        textLabel.numberOfLines = 2
    }

    required init?(coder: NSCoder) {
        nil
    }
}
