import TabProduction
import TestDevice
import Testing
import UIKit

@MainActor
@Suite("Mapping: buttons, controls and the app's own views", .ownDevice)
struct ControlMappingTests {
    private let frame = CGRect(x: 10, y: 10, width: 120, height: 40)

    private func map(_ view: UIView, options: MappingOptions = MappingOptions()) -> [Component] {
        ViewMapper(options: options).map(makeRoot().adding(view)).components
    }

    /// Makes a control as a version of the system has it.
    private func imitating<Control>(_ system: HeadlessSystem, _ make: () -> Control) -> Control {
        let usual = HeadlessScreen.main.system
        defer { HeadlessScreen.main.system = usual }
        HeadlessScreen.main.system = system
        return make()
    }

    @Test func `a button is one component`() {
        let button = UIButton(frame: frame)
        button.setTitle("Follow", for: .normal)
        button.backgroundColor = .systemGray5
        button.layoutIfNeeded()

        #expect(map(button).map(\.role) == [.button])
        #expect(map(button).map(\.frame) == [frame])
    }

    @Test func `a button keeps its radius`() {
        let button = UIButton(frame: frame)
        button.layer.cornerRadius = 20

        #expect(map(button).map(\.cornerRadius) == [20])
    }

    @Test func `a capsule button is rounded by half its height`() {
        var configuration = UIButton.Configuration.filled()
        configuration.cornerStyle = .capsule
        let button = UIButton(configuration: configuration)
        button.frame = frame

        #expect(map(button).map(\.cornerRadius) == [20])
        #expect(map(button).map(\.corners.rounded) == [.all])
    }

    @Test func `a progress view is a capsule, also in a forced height`() {
        var options = MappingOptions()
        options.animatedHeight = 6
        let progress = UIProgressView(frame: frame)

        #expect(map(progress).map(\.cornerRadius) == [progress.frame.height / 2])
        #expect(map(progress, options: options).map(\.frame.height) == [6])
        #expect(map(progress, options: options).map(\.cornerRadius) == [3])
    }

    @Test func `a button keeps its gradient`() {
        let gradient = CAGradientLayer()
        gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        gradient.locations = [0.3, 1]
        let button = UIButton(frame: frame)
        button.layer.insertSublayer(gradient, at: 0)

        guard case .gradient(let fill)? = map(button).first?.fill else {
            Issue.record("The fill is not a gradient.")
            return
        }
        #expect(fill.colors.count == 2)
        #expect(fill.locations == [0.3, 1])
    }

    @Test func `a switch is one capsule`() {
        let toggle = UISwitch(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
        let component = map(toggle).first

        #expect(component?.role == .control)
        #expect(component?.cornerRadius == (component?.frame.height ?? 0) / 2)
    }

    @Test(
        arguments: [(HeadlessSystem.iOS18, 22), (.iOS26, 24)] as [(HeadlessSystem, CGFloat)],
        [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
    func `a switch leaves its knob free, where it stands when it is off`(
        system: (version: HeadlessSystem, rest: CGFloat), direction: UISemanticContentAttribute
    ) throws {
        let toggle = imitating(system.version) { UISwitch() }
        toggle.semanticContentAttribute = direction
        let opening = try #require(map(toggle).first?.opening)

        #expect(opening.top == 2 && opening.bottom == 2)
        #expect(min(opening.left, opening.right) == 2 && max(opening.left, opening.right) == system.rest)
        #expect((opening.left == 2) == (direction == .forceLeftToRight))
    }

    @Test(arguments: [HeadlessSystem.iOS18, .iOS26])
    func `a switch in a wide frame is as large as it draws itself`(system: HeadlessSystem) {
        imitating(system) {
            let toggle = UISwitch()
            let own = toggle.sizeThatFits(.zero)
            let row = UIStackView(arrangedSubviews: [toggle])
            row.frame = CGRect(x: 10, y: 10, width: 200, height: 60)
            row.layoutIfNeeded()

            #expect(map(row).map(\.frame.size) == [own])
        }
    }

    @Test func `a stepper is two halves`() {
        let stepper = UIStepper(frame: CGRect(x: 0, y: 0, width: 94, height: 32))
        let bars = map(stepper).first?.bars ?? []

        #expect(bars.map(\.height) == [32, 32])
        #expect(bars.count == 2 && bars[1].minX - bars[0].maxX == 2)
    }

    @Test(arguments: [
        (UIView.ContentMode.center, CGRect(x: 60, y: 20, width: 20, height: 20)),
        (.scaleAspectFit, CGRect(x: 40, y: 0, width: 60, height: 60)),
        (.bottomRight, CGRect(x: 120, y: 40, width: 20, height: 20)),
        (.scaleAspectFill, CGRect(x: 0, y: 0, width: 140, height: 60)),
    ])
    func `an image is where its content mode puts it`(mode: UIView.ContentMode, area: CGRect) {
        let size = CGSize(width: 20, height: 20)
        let image = UIGraphicsImageRenderer(size: size).image { _ in
            UIColor.red.setFill()
            UIBezierPath(rect: CGRect(origin: .zero, size: size)).fill()
        }
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 140, height: 60))
        view.image = image
        view.contentMode = mode

        #expect(map(view).map(\.frame) == [area])
    }

    @Test func `a button without a background is a bar of its title`() throws {
        let button = UIButton(frame: frame)
        button.setTitle("Follow", for: .normal)
        button.layoutIfNeeded()
        let title = try #require(button.titleLabel)

        let bar = try #require(map(button).first)

        #expect(isClose(bar.frame.width, title.bounds.width))
        #expect(bar.frame.height < title.bounds.height && isClose(bar.frame.midY, frame.midY))
    }

    @Test func `a button of default corners keeps them`() {
        let button = UIButton(configuration: .filled())
        button.frame = frame
        button.layoutIfNeeded()

        #expect(map(button).map(\.frame) == [frame])
        #expect((map(button).first?.cornerRadius ?? 0) > 5)
    }

    @Test func `a spinner is round and no larger than it draws itself`() {
        let spinner = UIActivityIndicatorView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))

        #expect(map(spinner).map(\.frame) == [CGRect(x: 90, y: 15, width: 20, height: 20)])
        #expect(map(spinner).map(\.cornerRadius) == [10])
    }

    @Test(
        arguments: [
            (HeadlessSystem.iOS18, [CGSize(width: 86, height: 4), CGSize(width: 28, height: 28)]),
            (.iOS26, [CGSize(width: 81.5, height: 6), CGSize(width: 37, height: 24)]),
        ])
    func `a slider is a thin bar with its own knob in the middle`(system: HeadlessSystem, sizes: [CGSize]) {
        let slider = imitating(system) { UISlider(frame: CGRect(x: 10, y: 10, width: 200, height: 30)) }

        let bars = map(slider).first?.bars ?? []

        #expect(bars.map(\.size) == sizes + [sizes[0]])
        #expect(bars.first?.minX == 10 && bars.last?.maxX == 210)
        #expect(bars.allSatisfy { $0.midY == 25 })
    }

    @Test func `a segmented control is one component`() {
        let control = UISegmentedControl(items: ["One", "Two"])
        control.frame = frame

        #expect(map(control).map(\.frame) == [frame])
        #expect(map(control).first?.bars.map(\.width) == [59, 59])
    }

    @Test func `a segmented control of one segment is one block`() {
        let control = UISegmentedControl(items: ["One"])
        control.frame = frame

        #expect(map(control).map(\.frame) == [frame])
        #expect(map(control).first?.lines == nil)
    }

    @Test(arguments: [(HeadlessSystem.iOS18, [79, 96, 113]), (.iOS26, [78, 96, 114])])
    func `a page control has a dot for each page in its center`(
        system: HeadlessSystem, places: [CGFloat]
    ) throws {
        let control = imitating(system) {
            UIPageControl(frame: CGRect(x: 0, y: 10, width: 200, height: 26))
        }
        control.numberOfPages = 3
        let component = try #require(map(control).first)

        #expect(component.bars == places.map { CGRect(x: $0, y: 19, width: 8, height: 8) })
        #expect(component.cornerRadius == 4)
    }

    @Test func `a search bar is the field inside it`() throws {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 20, width: 300, height: 56))
        bar.layoutIfNeeded()
        let component = try #require(map(bar).first)

        #expect(component.frame.minX > 0 && component.frame.maxX < 300)
        #expect(component.frame.midY == 48 && component.frame.height < 50)
        #expect(component.cornerRadius == 10)
    }

    @Test func `a search bar without room for its field is all of the bar`() {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 20, width: 300, height: 16))

        #expect(map(bar).map(\.frame) == [bar.frame])
    }

    @Test func `a symbol has soft corners and a picture none`() {
        let symbol = UIImageView(image: UIImage(systemName: "star.fill"))
        symbol.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        let picture = UIImageView(
            image: UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in })
        picture.frame = symbol.frame

        #expect(map(symbol).map(\.cornerRadius) == [5])
        #expect(map(picture).map(\.cornerRadius) == [0])
    }

    private nonisolated static let places: [(UIView.ContentMode, CGSize, CGRect)] = [
        (.scaleAspectFit, CGSize(width: 20, height: 10), CGRect(x: 0, y: 5, width: 100, height: 50)),
        (.scaleAspectFit, CGSize(width: 10, height: 20), CGRect(x: 35, y: 0, width: 30, height: 60)),
        (.scaleAspectFill, CGSize(width: 10, height: 20), CGRect(x: 0, y: 0, width: 100, height: 60)),
        (.center, CGSize(width: 20, height: 10), CGRect(x: 40, y: 25, width: 20, height: 10)),
        (.top, CGSize(width: 20, height: 10), CGRect(x: 40, y: 0, width: 20, height: 10)),
        (.bottom, CGSize(width: 20, height: 10), CGRect(x: 40, y: 50, width: 20, height: 10)),
        (.left, CGSize(width: 20, height: 10), CGRect(x: 0, y: 25, width: 20, height: 10)),
        (.right, CGSize(width: 20, height: 10), CGRect(x: 80, y: 25, width: 20, height: 10)),
        (.topLeft, CGSize(width: 20, height: 10), CGRect(x: 0, y: 0, width: 20, height: 10)),
        (.topRight, CGSize(width: 20, height: 10), CGRect(x: 80, y: 0, width: 20, height: 10)),
        (.bottomLeft, CGSize(width: 20, height: 10), CGRect(x: 0, y: 50, width: 20, height: 10)),
        (.bottomRight, CGSize(width: 20, height: 10), CGRect(x: 80, y: 50, width: 20, height: 10)),
        (.center, .zero, CGRect(x: 0, y: 0, width: 100, height: 60)),
    ]

    @Test(arguments: places)
    func `an image is where its view shows it`(mode: UIView.ContentMode, size: CGSize, frame: CGRect) {
        let image = UIImageView(image: UIGraphicsImageRenderer(size: size).image { _ in })
        image.contentMode = mode
        image.frame = CGRect(x: 0, y: 0, width: 100, height: 60)

        #expect(map(image).map(\.frame) == [frame])
    }

    @Test func `an image that would be a hairline is as large as its view`() {
        let line = UIImageView(
            image: UIGraphicsImageRenderer(size: CGSize(width: 1, height: 40)).image { _ in })
        line.contentMode = .scaleAspectFit
        line.frame = CGRect(x: 0, y: 0, width: 40, height: 40)

        #expect(map(line).map(\.frame) == [line.frame])
    }

    @Test func `an activity indicator is a circle`() {
        let indicator = UIActivityIndicatorView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        indicator.hidesWhenStopped = false

        #expect(map(indicator).map(\.cornerRadius) == [10])
    }

    @Test func `an image keeps its height when heights are forced`() {
        var options = MappingOptions()
        options.animatedHeight = 6

        #expect(map(UIImageView(frame: frame), options: options).map(\.frame.height) == [40])
    }

    @Test func `a plain view takes a forced height about its middle`() {
        var options = MappingOptions()
        options.animatedHeight = 6

        #expect(
            map(UIView(frame: frame), options: options).map(\.frame) == [
                CGRect(x: 10, y: 27, width: 120, height: 6)
            ])
    }

    @Test func `a class of the app with the name of a control is none`() {
        #expect(map(AppControls.UIStepper(frame: frame)).map(\.role) == [.block])
    }

    @Test func `a view can ask to be a block`() {
        let view = DeclaredView(frame: frame).adding(makeBlock(), makeBlock())
        view.skeletonMapping = .block(cornerRadius: 5)
        var options = MappingOptions()
        options.animatedHeight = 12

        #expect(map(view).map(\.cornerRadius) == [5])
        #expect(map(view, options: options).map(\.frame) == [CGRect(x: 10, y: 24, width: 120, height: 12)])
        view.skeletonMapping = .block()
        view.layer.cornerRadius = 7
        #expect(map(view, options: options).map(\.cornerRadius) == [7])
        #expect(map(view, options: options).map(\.frame.height) == [12])
    }

    @Test func `a view can ask to be lines`() {
        let view = DeclaredView(frame: frame)
        view.skeletonMapping = .lines(SkeletonLines(count: 2))

        #expect(map(view).first?.bars.map(\.minY) == [10, 30])
    }

    @Test func `a view can ask to be walked`() {
        let view = DeclaredView(frame: frame)
        view.skeletonMapping = .container

        #expect(map(view).isEmpty)
    }

    @Test func `a view can ask to be ignored with everything inside`() {
        let view = DeclaredView(frame: frame).adding(makeBlock())
        view.skeletonMapping = .ignored

        #expect(map(view).isEmpty)
    }

    @Test func `a view can ask for a hole in the cover`() {
        let view = DeclaredView(frame: frame)
        view.skeletonMapping = .cutOut

        #expect(map(view).map(\.isCutOut) == [true])
    }
}

private final class DeclaredView: UIView, SkeletonMappable {
    var skeletonMapping: SkeletonMapping = .automatic
}

private enum AppControls {
    final class UIStepper: UIView {}
}
