import TabProduction
import TestDevice
import Testing
import UIKit

/// The further cases of the checklist that mapping has a part in.
@MainActor
@Suite("SkeletonView's situations: further cases", .ownDevice)
struct ExtraCaseTests {
    private func makeScreen(width: CGFloat = 375, height: CGFloat = 667) -> GreetingScreen {
        let screen = GreetingScreen(frame: CGRect(x: 0, y: 0, width: width, height: height))
        screen.layOutInWindow()
        return screen
    }

    @Test func `what the app changes while it loads is its own`() throws {
        let screen = makeScreen()
        _ = screen.marked()

        screen.greeting.text = "Loaded"
        screen.portrait.layer.cornerRadius = 12
        screen.story.backgroundColor = .systemRed
        screen.layOutInWindow()
        let before = ViewState(of: screen)
        let portrait = try #require(screen.marked().components.first { $0.name == "portrait" })

        #expect(portrait.cornerRadius == 12)
        #expect(ViewState(of: screen) == before)
    }

    @Test(arguments: LeafKind.allCases)
    private func `every kind of control is one marked leaf`(kind: LeafKind) {
        let view = kind.make()
        view.frame = CGRect(x: 10, y: 10, width: 200, height: 60)
        let root = makeRoot().adding(view)
        root.layoutIfNeeded()
        mark(root, view)

        let components = root.marked().components

        #expect(components.count == 1)
        #expect(components.first.map { isInside($0.frame, view.frame) } == true)
    }

    @Test(arguments: [CGFloat(0), 0.001, 1e9])
    func `lines in a frame of any size`(side: CGFloat) {
        let lines = TextLines(count: 0, lineHeight: 15, spacing: 10)
        let frame = CGRect(x: 0, y: 0, width: side, height: side)

        let bars = lines.bars(in: frame)

        #expect(bars.count <= 1_000)
        #expect(bars.allSatisfy { $0.width >= 0 && $0.height >= 0 && $0.maxX <= side && $0.maxY.isFinite })
    }

    @Test(arguments: [(CGFloat(-0.5), CGFloat(0)), (0, 0), (1, 200), (1.5, 200)])
    func `a last line of less than nothing or more than all`(scale: CGFloat, width: CGFloat) {
        let lines = TextLines(count: 2, lineHeight: 15, spacing: 10, lastLineScale: scale)

        #expect(lines.bars(in: CGRect(x: 0, y: 0, width: 200, height: 80)).map(\.width) == [200, width])
    }

    @Test func `negative insets reach over the edges`() {
        var lines = TextLines(count: 1, lineHeight: 15, spacing: 10)
        lines.insets = TextLines.Insets(top: -5, left: -5, bottom: -5, right: -5)

        #expect(
            lines.bars(in: CGRect(x: 0, y: 0, width: 200, height: 80))
                == [CGRect(x: -5, y: -5, width: 210, height: 15)])
    }

    @Test func `a rotated screen is mapped as one that was made so`() {
        let rotated = makeScreen()
        _ = rotated.marked()
        rotated.frame.size = CGSize(width: 667, height: 375)
        rotated.layOutInWindow()

        #expect(rotated.marked() == makeScreen(width: 667, height: 375).marked())
    }

    @Test func `a narrow column of a split view`() {
        let screen = makeScreen()
        screen.frame.size.width = 320
        screen.layOutInWindow()

        #expect(screen.marked() == makeScreen(width: 320).marked())
    }

    @Test func `another pass of layout changes nothing`() {
        for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
            let screen = makeScreen()
            screen.semanticContentAttribute =
                direction == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
            let first = screen.marked(direction: direction)
            screen.setNeedsLayout()
            screen.layOutInWindow()

            #expect(screen.marked(direction: direction) == first)
        }
    }

    @Test func `from right to left the row is the mirror image`() {
        let size = CGSize(width: 375, height: 100)
        let left = marked(CellAnimated(ReplyCell.self), size)
        let right = marked(CellAnimated(ReplyCell.self), size, direction: .rightToLeft)

        #expect(right.components.map(\.name) == left.components.map(\.name))
        for (one, other) in zip(left.components, right.components) {
            #expect(isClose(one.frame.minX, 375 - other.frame.maxX))
        }
    }

    @Test func `a thousand reused cells keep their layers`() {
        let cell = ReplyCell(style: .default, reuseIdentifier: "reply")
        cell.frame = CGRect(x: 0, y: 0, width: 375, height: 100)
        cell.layoutIfNeeded()
        let before = ViewState(of: cell)
        let first = cell.marked()

        for _ in 0..<1_000 {
            cell.prepareForReuse()
            _ = ViewMapper(options: markedOptions()).map(cell)
        }

        #expect(ViewState(of: cell) == before)
        #expect(cell.marked() == first)
    }

    @Test func `a screen in no window is mapped and not held`() {
        weak var gone: GreetingScreen?
        do {
            let screen = makeScreen()
            gone = screen
            #expect(!screen.marked().components.isEmpty)
        }
        #expect(gone == nil)
    }

    @Test func `a cell with a content configuration`() {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 375, height: 60))
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "Letters"
        content.secondaryText = "Three of them"
        cell.contentConfiguration = content
        cell.layoutIfNeeded()

        #expect(ViewMapper().map(cell).components.map(\.role) == [.label, .label])
    }

    @Test func `a list inside a marked screen can be mapped by its own model`() {
        let screen = makeScreen()
        let row = marked(CellAnimated(ReplyCell.self), CGSize(width: 375, height: 100))
        let mapper = ViewMapper(options: markedOptions()) { $0 is UITableView ? .mapped(row) : .none }

        let components = mapper.map(screen).components

        #expect(components.map(\.index) == Array(components.indices))
        #expect(components.last?.name == "field")
        #expect(components.dropFirst(3).allSatisfy { $0.frame.minY >= 200 })
    }

    @Test func `two screens do not know of each other`() {
        let first = makeScreen()
        let second = makeScreen()
        let production = first.marked()

        second.portrait.skeleton.isMarked = false
        _ = second.marked()

        #expect(first.marked() == production)
    }

    @Test func `flags and constraints are as they were`() {
        let screen = makeScreen()
        let priorities = screen.panel.constraints.map(\.priority)
        let before = ViewState(of: screen)

        _ = screen.marked()

        #expect(ViewState(of: screen) == before)
        #expect(screen.panel.constraints.map(\.priority) == priorities)
        #expect(screen.panel.constraints.allSatisfy { $0.isActive })
    }
}

/// The kinds of view that are leaves.
private enum LeafKind: String, CaseIterable {
    case label, attributedLabel, image, textView, textField, toggle, slider, stepper, segments, progress,
        pages, picker, datePicker, systemButton, plainButton, grayButton, tintedButton, filledButton,
        attributedButton

    @MainActor
    func make() -> UIView {
        switch self {
        case .label: makeLabel("text")
        case .attributedLabel: makeAttributedLabel()
        case .image: UIImageView()
        case .textView: UITextView()
        case .textField: UITextField()
        case .toggle: UISwitch()
        case .slider: UISlider()
        case .stepper: UIStepper()
        case .segments: UISegmentedControl(items: ["One", "Two"])
        case .progress: UIProgressView(progressViewStyle: .default)
        case .pages: UIPageControl()
        case .picker: UIPickerView()
        case .datePicker: UIDatePicker()
        case .systemButton: UIButton(type: .system)
        case .plainButton: UIButton(configuration: .plain())
        case .grayButton: UIButton(configuration: .gray())
        case .tintedButton: UIButton(configuration: .tinted())
        case .filledButton: UIButton(configuration: .filled())
        case .attributedButton: makeAttributedButton()
        }
    }

    @MainActor
    private func makeAttributedLabel() -> UIView {
        let label = UILabel()
        label.attributedText = NSAttributedString(string: "text", attributes: [.kern: 2])
        return label
    }

    @MainActor
    private func makeAttributedButton() -> UIView {
        let button = UIButton(type: .custom)
        button.setAttributedTitle(NSAttributedString(string: "text", attributes: [.kern: 2]), for: .normal)
        return button
    }
}
