import UIKit

/// Makes the views of a scene.
@MainActor final class MeasuredViews {
    /// Data sources, which lists do not keep.
    private var sources: [AnyObject] = []

    func make(_ node: MeasuredScene.Node) -> UIView {
        let view = node.set.map { make(node.class, $0) } ?? UIView()
        if let set = node.set { prepare(view, set) }
        for kid in node.kids ?? [] {
            let child = make(kid)
            if let stack = view as? UIStackView {
                stack.addArrangedSubview(child)
            } else {
                view.addSubview(child)
            }
        }
        if node.set?.sizeToFit == true { view.sizeToFit() }
        return view
    }

    private func prepare(_ view: UIView, _ set: MeasuredScene.Setup) {
        if let frame = set.frame { view.frame = CGRect(frame) }
        if set.hidden == true { view.isHidden = true }
        if set.auto == true { view.translatesAutoresizingMaskIntoConstraints = false }
        if let insets = set.insetsFromSafeArea { view.insetsLayoutMarginsFromSafeArea = insets }
    }

    private func make(_ name: String, _ set: MeasuredScene.Setup) -> UIView {
        switch name {
        case "UILabel": label(set)
        case "UIButton": button(set)
        case "UISwitch", "UISlider", "UIProgressView", "UISegmentedControl", "UIStepper",
            "UIActivityIndicatorView", "UISearchBar":
            control(name, set)
        case "UIImageView": imageView(CGSize(set.image ?? [0, 0]))
        case "UIStackView": stack(set)
        case "UIScrollView": scrollView(set)
        case "UICollectionView": collection(set)
        case "UITableView": table(set)
        case "Intrinsic": ContentView(CGSize(set.intrinsicSize ?? [0, 0]))
        default: UIView()
        }
    }

    private func label(_ set: MeasuredScene.Setup) -> UILabel {
        let label = UILabel()
        label.font = .measured(set.size, set.weight)
        label.text = set.text
        guard let runs = set.runs else { return label }
        let text = NSMutableAttributedString(string: "")
        for run in runs {
            var attributes: [NSAttributedString.Key: Any] = [.font: UIFont.measured(run.size, run.weight)]
            attributes[.kern] = run.kern
            attributes[.baselineOffset] = run.baselineOffset
            text.append(NSAttributedString(string: run.text, attributes: attributes))
        }
        label.attributedText = text
        return label
    }

    private func button(_ set: MeasuredScene.Setup) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(set.title, for: .normal)
        if let size = set.size { button.titleLabel?.font = .measured(size, set.weight) }
        button.isEnabled = set.enabled ?? true
        return button
    }

    private func control(_ name: String, _ set: MeasuredScene.Setup) -> UIView {
        switch name {
        case "UISwitch":
            let toggle = UISwitch()
            toggle.isOn = set.on ?? false
            return toggle
        case "UISlider":
            let slider = UISlider()
            slider.minimumValue = Float(set.min ?? 0)
            slider.maximumValue = Float(set.max ?? 1)
            slider.value = Float(set.value ?? 0)
            return slider
        case "UIProgressView":
            let view = UIProgressView(progressViewStyle: .default)
            view.progress = Float(set.progress ?? 0)
            return view
        case "UISegmentedControl":
            let control = UISegmentedControl(items: set.segments)
            control.selectedSegmentIndex = set.selected ?? UISegmentedControl.noSegment
            return control
        case "UIActivityIndicatorView":
            return UIActivityIndicatorView(style: set.style == "large" ? .large : .medium)
        case "UIStepper": return UIStepper()
        default:
            let bar = UISearchBar()
            bar.placeholder = "Search"
            return bar
        }
    }

    private func imageView(_ size: CGSize) -> UIImageView {
        UIImageView(
            image: UIGraphicsImageRenderer(size: size).image { $0.fill(CGRect(origin: .zero, size: size)) })
    }

    private func stack(_ set: MeasuredScene.Setup) -> UIStackView {
        let stack = UIStackView()
        stack.axis = set.axis == "vertical" ? .vertical : .horizontal
        stack.spacing = set.spacing ?? 0
        stack.distribution = set.distribution == "fillEqually" ? .fillEqually : .fill
        let alignments: [String: UIStackView.Alignment] = [
            "leading": .leading, "trailing": .trailing, "center": .center, "top": .top,
        ]
        stack.alignment = set.alignment.flatMap { alignments[$0] } ?? .fill
        return stack
    }

    private func scrollView(_ set: MeasuredScene.Setup) -> UIScrollView {
        let view = UIScrollView()
        view.contentInsetAdjustmentBehavior = .never
        view.contentSize = CGSize(set.contentSize ?? [0, 0])
        if set.refreshing == true { view.refreshControl = UIRefreshControl() }
        return view
    }

    private func collection(_ set: MeasuredScene.Setup) -> UICollectionView {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = set.horizontal == true ? .horizontal : .vertical
        if let size = set.itemSize { layout.itemSize = CGSize(size) }
        if let line = set.line { layout.minimumLineSpacing = line }
        if let space = set.inter { layout.minimumInteritemSpacing = space }
        if let inset = set.inset { layout.sectionInset = UIEdgeInsets(inset) }
        if let size = set.header { layout.headerReferenceSize = CGSize(size) }
        if let size = set.footer { layout.footerReferenceSize = CGSize(size) }
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        let source = MeasuredItems(set, in: view)
        sources.append(source)
        return view
    }

    private func table(_ set: MeasuredScene.Setup) -> UITableView {
        let table = UITableView(frame: .zero, style: set.style == "insetGrouped" ? .insetGrouped : .plain)
        table.contentInsetAdjustmentBehavior = .never
        let source = MeasuredRows(set.sections ?? [])
        sources.append(source)
        table.dataSource = source
        table.delegate = source
        return table
    }
}

/// A view with content of a size.
private final class ContentView: UIView {
    private let size: CGSize

    init(_ size: CGSize) {
        self.size = size
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
    override func sizeThatFits(_ size: CGSize) -> CGSize { self.size }
}

extension CGSize {
    init(_ figures: [Double]) {
        self.init(width: figures[0], height: figures[1])
    }
}

extension CGRect {
    init(_ figures: [Double]) {
        self.init(x: figures[0], y: figures[1], width: figures[2], height: figures[3])
    }
}

extension UIEdgeInsets {
    init(_ figures: [Double]) {
        self.init(top: figures[0], left: figures[1], bottom: figures[2], right: figures[3])
    }
}

extension UIFont {
    fileprivate static func measured(_ size: Double?, _ weight: String?) -> UIFont {
        let weights: [String: UIFont.Weight] = ["medium": .medium, "semibold": .semibold, "bold": .bold]
        return .systemFont(ofSize: size ?? 17, weight: weight.flatMap { weights[$0] } ?? .regular)
    }
}
