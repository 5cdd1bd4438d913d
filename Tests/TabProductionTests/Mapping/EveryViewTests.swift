import TabProduction
import TestDevice
import Testing
import UIKit

/// Every kind of view that apps are made of, one by one, as it stands on a screen.
@MainActor
@Suite("Mapping: every kind of view", .ownDevice)
struct EveryViewTests {
    private static let frame = CGRect(x: 10, y: 10, width: 200, height: 60)

    @Test(arguments: Kind.allCases)
    fileprivate func `a view is one component of its kind`(kind: Kind) {
        let view = kind.make()
        view.frame = Self.frame
        view.isHidden = false
        let root = makeRoot().adding(view)
        root.layOutInWindow()

        let components = root.mapped

        #expect(components.map(\.role) == [kind.role])
        #expect(components.allSatisfy { $0.bars.allSatisfy { isInside($0, Self.frame) } })
    }

    @Test func `a subclass is mapped like its class`() {
        let view = OwnSwitch(frame: Self.frame)

        #expect(makeRoot().adding(view).mapped.map(\.role) == [.control])
    }

    @Test func `a web view of the app is one block`() {
        let view = OwnWebView(frame: Self.frame).adding(makeBlock(), makeBlock())

        #expect(makeRoot().adding(view).mapped.count == 1)
    }

    @Test func `a list content configuration has its image and its texts`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "Title"
        content.secondaryText = "Subtitle"
        content.image = UIImage(systemName: "star")
        cell.contentConfiguration = content
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
        cell.layoutIfNeeded()

        let roles: [Component.Role] = cell.mapped.map(\.role).sorted { $0.rawValue < $1.rawValue }
        #expect(roles == [.image, .label, .label])
    }

    @Test func `a background configuration is the surface of its cell`() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 160, height: 60))
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = .orange
        background.cornerRadius = 10
        background.strokeWidth = 2
        background.strokeColor = .red
        background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        cell.backgroundConfiguration = background
        cell.contentView.addSubview(makeBlock())
        cell.layoutIfNeeded()

        let production = ViewMapper().map(cell)

        #expect(production.surface.fill == .muted)
        #expect(production.surface.cornerRadius == 10)
        #expect(production.surface.borderWidth == 2)
        #expect(production.surface.frame == CGRect(x: 2, y: 1, width: 154, height: 56))
        #expect(production.components.count == 1)
    }

    @Test func `lines and signs of a live cell take no index`() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        let source = SignSource()
        table.dataSource = source
        table.layOutInWindow()
        let cell = try #require(table.visibleCells.first)

        #expect(cell.mapped.map(\.frame.minX) == [4])
        #expect(ViewMapper().decisions(about: cell).contains { $0.rule == "belongs to the system" })
    }

    @Test func `an accessory view of the app takes an index`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
        cell.contentView.addSubview(makeBlock())
        cell.accessoryView = UISwitch()
        cell.layoutIfNeeded()

        #expect(cell.mapped.map(\.role) == [.block, .control])
    }

    @Test func `built-in labels of a cell are mapped`() {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "Title"
        cell.detailTextLabel?.text = "Detail"
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
        cell.layoutIfNeeded()

        #expect(cell.mapped.map(\.role) == [.label, .label])
    }

    @Test func `a supplementary view is mapped like any view`() {
        let view = UICollectionReusableView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        view.addSubview(makeLabel("Section"))

        #expect(view.mapped.map(\.role) == [.label])
    }

    @Test func `hidden arranged views keep their indices`() {
        let views = [makeLabel("one"), makeLabel("two"), makeLabel("three")]
        views[1].isHidden = true
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 80)
        let root = makeRoot().adding(stack)
        root.layoutIfNeeded()

        #expect(root.mapped.map(\.removal) == [nil, .hidden, nil])
    }

    @Test func `stacks inside stacks keep the order of their views`() {
        let rows = (0..<2).map { row in
            let stack = UIStackView(arrangedSubviews: [makeLabel("a\(row)"), makeLabel("b\(row)")])
            stack.distribution = .fillEqually
            return stack
        }
        let stack = UIStackView(arrangedSubviews: rows)
        stack.axis = .vertical
        stack.distribution = .fillEqually
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 80)
        let root = makeRoot().adding(stack)
        root.layoutIfNeeded()

        #expect(root.mapped.map { Int($0.sourceFrame.minY) } == [0, 0, 40, 40])
        #expect(root.mapped.map { Int($0.sourceFrame.minX) } == [0, 100, 0, 100])
    }

    @Test func `what stands on a blurred view is mapped`() {
        let blur = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
        blur.frame = Self.frame
        blur.contentView.addSubview(makeBlock(x: 4))
        let root = makeRoot().adding(blur)
        root.layoutIfNeeded()

        #expect(root.mapped.map(\.frame.minX) == [14])
    }

    @Test func `an image view takes the radius of a circle`() {
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        view.layer.cornerRadius = 20

        #expect(makeRoot().adding(view).mapped.map(\.cornerRadius) == [20])
    }
}

private final class OwnSwitch: UISwitch {}

/// Stands in for the web view of a framework that is not here.
private class WKWebView: UIView {}

private final class OwnWebView: WKWebView {}

/// Stands in for the map of a framework that is not here.
private final class MKMapView: UIView {}

/// UIKit's images have an accessibility identifier.
extension UIImage: UIAccessibilityIdentification {
    private static let identifierKey = UInt(bitPattern: ObjectIdentifier(UIImage.self))

    public var accessibilityIdentifier: String? {
        get {
            UnsafeRawPointer(bitPattern: Self.identifierKey).flatMap { objc_getAssociatedObject(self, $0) }
                as? String
        }
        set {
            guard let key = UnsafeRawPointer(bitPattern: Self.identifierKey) else { return }
            objc_setAssociatedObject(self, key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
    }
}

private final class SignSource: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.accessoryType = .disclosureIndicator
        cell.contentView.addSubview(makeBlock(x: 4))
        return cell
    }
}

/// The kinds of view that make one component each.
private enum Kind: String, CaseIterable {
    case label, attributedLabel, imageView, symbol, emptyButton, systemButton, filledButton, grayButton,
        tintedButton, plainButton, textField, textView, toggle, slider, stepper, segments, progress,
        pages, activity, picker, datePicker, searchBar, table, collection, webView, map, separator

    /// The role of the component.
    var role: Component.Role {
        switch self {
        case .label, .attributedLabel: .label
        case .imageView, .symbol: .image
        case .emptyButton, .systemButton, .filledButton, .grayButton, .tintedButton, .plainButton: .button
        case .textField, .textView: .text
        case .toggle, .slider, .stepper, .segments, .progress, .pages, .activity, .picker, .datePicker,
            .searchBar, .webView, .map:
            .control
        case .table, .collection, .separator: .block
        }
    }

    /// Makes a view of the kind.
    @MainActor
    func make() -> UIView {
        switch self {
        case .label: makeLabel("text")
        case .attributedLabel: makeAttributedLabel()
        case .imageView: UIImageView()
        case .symbol: UIImageView(image: UIImage(systemName: "heart"))
        case .emptyButton: UIButton()
        case .systemButton: UIButton(type: .system)
        case .filledButton: makeButton(.filled())
        case .grayButton: makeButton(.gray())
        case .tintedButton: makeButton(.tinted())
        case .plainButton: makeButton(.plain())
        case .textField: UITextField()
        case .textView: UITextView()
        case .toggle: UISwitch()
        case .slider: UISlider()
        case .stepper: UIStepper()
        case .segments: UISegmentedControl(items: ["One", "Two"])
        case .progress: UIProgressView(progressViewStyle: .default)
        case .pages: makePages()
        case .activity: UIActivityIndicatorView(style: .medium)
        case .picker: UIPickerView()
        case .datePicker: UIDatePicker()
        case .searchBar: UISearchBar()
        case .table: UITableView()
        case .collection: UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        case .webView: WKWebView()
        case .map: MKMapView()
        case .separator: UIView()
        }
    }

    @MainActor
    private func makeAttributedLabel() -> UIView {
        let label = UILabel()
        label.attributedText = NSAttributedString(string: "text", attributes: [.kern: 2])
        return label
    }

    @MainActor
    private func makeButton(_ configuration: UIButton.Configuration) -> UIView {
        var configuration = configuration
        configuration.title = "Follow"
        return UIButton(configuration: configuration)
    }

    @MainActor
    private func makePages() -> UIView {
        let pages = UIPageControl()
        pages.numberOfPages = 3
        return pages
    }
}
