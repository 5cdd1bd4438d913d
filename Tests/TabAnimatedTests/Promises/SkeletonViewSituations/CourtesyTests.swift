import TabAnimated
import Testing
import UIKit

/// What the skeleton owes to people who use the app and to the app that shows it.
@MainActor
@Suite("SkeletonView's situations: accessibility, callbacks, what is given back", .serialized, .ownApp)
struct CourtesyTests {
    private let screen = Screen(SamplePage())
    private let model = ViewAnimated()

    init() {
        HeadlessAccessibility.reset()
        model.canLoadAgain = true
        model.animation = .shimmer()
        screen.content.tabAnimated = model
    }

    // MARK: Accessibility

    @Test func `VoiceOver finds one element that says it is loading, then the content in its order again`() {
        screen.content.headline.text = "Letters"
        screen.content.headline.isAccessibilityElement = true
        let note = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 20))
        note.text = "Three of them"
        note.isAccessibilityElement = true
        screen.content.addSubview(note)
        let order = spoken(in: screen.content)
        #expect(order == ["Letters", "Three of them"])
        screen.content.startTabAnimation()
        #expect(spoken(in: screen.content) == ["Loading"])
        screen.content.endTabAnimation()
        #expect(spoken(in: screen.content) == order)
    }

    private func spoken(in view: UIView) -> [String] { HeadlessVoiceOver.transcript(of: view) }

    @Test func `start and end are said, and nothing takes the focus`() {
        screen.content.startTabAnimation()
        HeadlessScreen.main.advance(by: 0.6)
        screen.content.endTabAnimation()
        #expect(HeadlessVoiceOver.announcements.map(\.text) == ["Loading", "Loaded"])
        #expect(HeadlessAccessibility.postedNotifications.allSatisfy { $0.notification == .announcement })
    }

    @Test func `with Reduce Motion nothing crosses the screen, also when it is turned on while it loads`() {
        screen.content.startTabAnimation()
        #expect(hasBand)
        HeadlessAccessibility.isReduceMotionEnabled = true
        #expect(!hasBand)
        let keys = screen.overlay?.componentLayers.compactMap { $0.animationKeys() }
        #expect(keys == [["skeleton.bin"], ["skeleton.bin"]])
        HeadlessAccessibility.isReduceMotionEnabled = false
        #expect(hasBand)
    }

    private var hasBand: Bool {
        screen.overlay?.layer.sublayers?.first?.sublayers?.contains { $0.name == "skeleton.shimmer" } ?? false
    }

    @Test func `with Increase Contrast the shapes are darker in the light and lighter in the dark`() {
        screen.content.startTabAnimation()
        let plain = whites
        let traits = HeadlessScreen.main.traitCollection
        defer { HeadlessScreen.main.traitCollection = traits }
        for (style, white) in [(UIUserInterfaceStyle.light, 0x76), (.dark, 0x75)] {
            HeadlessScreen.main.traitCollection = traits.modifyingTraits {
                $0.accessibilityContrast = .high
                $0.userInterfaceStyle = style
            }
            HeadlessScreen.main.turn()
            #expect(whites == [white, white])
        }
        #expect(plain == [0xDF, 0xDF])
    }

    private var whites: [Int] {
        (screen.overlay?.componentLayers ?? []).map { layer in
            var white: CGFloat = 0
            _ = layer.backgroundColor.map { UIColor(cgColor: $0).getWhite(&white, alpha: nil) }
            return Int((white * 255).rounded())
        }
    }

    // MARK: Callbacks

    @Test func `every end is told once, in order, and after nothing is left`() {
        var told: [String] = []
        for round in 1...3 {
            screen.content.startTabAnimation()
            told.append("shown \(round) \(screen.content.tabAnimationState == .running)")
            screen.content.endTabAnimation(transition: .crossDissolve(0.2)) {
                told.append("gone \(round) \(screen.content.covers.isEmpty)")
            }
            told.append("ending \(round) \(screen.content.isTabAnimating)")
            HeadlessScreen.main.advance(by: 0.3)
        }
        #expect(
            told
                == (1...3).flatMap { ["shown \($0) true", "ending \($0) false", "gone \($0) true"] })
    }

    @Test func `an end that a new start overtakes is told too`() {
        var told: [String] = []
        screen.content.startTabAnimation()
        screen.content.endTabAnimation(transition: .crossDissolve(1)) { told.append("first") }
        screen.content.startTabAnimation()
        HeadlessScreen.main.advance(by: 2)
        screen.content.endTabAnimation { told.append("second") }
        HeadlessScreen.main.advance(by: 1)
        #expect(told == ["first", "second"])
    }

    @Test func `an end before its least time is told when the time has passed`() {
        model.timing = SkeletonTiming(minimumDuration: 0.6)
        var isGone = false
        screen.content.startTabAnimation()
        HeadlessScreen.main.advance(by: 0.1)
        screen.content.endTabAnimation(transition: .crossDissolve(0.2)) { isGone = true }
        HeadlessScreen.main.advance(by: 0.55)
        #expect(!isGone && screen.overlay != nil)
        HeadlessScreen.main.advance(by: 0.25)
        #expect(isGone && screen.overlay == nil)
    }

    // MARK: Given back

    @Test func `flags, constraints and their priorities are as before`() {
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        label.numberOfLines = 3
        screen.content.addSubview(label)
        let height = label.heightAnchor.constraint(equalToConstant: 20)
        height.priority = .defaultHigh
        let width = label.widthAnchor.constraint(lessThanOrEqualToConstant: 200)
        width.priority = UILayoutPriority(613)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: screen.content.leadingAnchor, constant: 20),
            label.topAnchor.constraint(equalTo: screen.content.topAnchor, constant: 300), height, width,
        ])
        screen.content.isUserInteractionEnabled = false
        HeadlessScreen.main.turn()
        let before = Flags(of: screen.content)
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        #expect(Flags(of: screen.content) == before)
        screen.content.endTabAnimation()
        HeadlessScreen.main.turn()
        #expect(Flags(of: screen.content) == before)
        #expect(before.constraints.count == 4)
    }

    @Test(arguments: [true, false])
    func `scrolling and touching of a table are as before`(isOn: Bool) {
        let screen = Screen(makeTable(Sections([3])))
        screen.content.isScrollEnabled = isOn
        screen.content.isUserInteractionEnabled = isOn
        screen.content.showsVerticalScrollIndicator = isOn
        let model = TableAnimated(cellClass: SampleCell.self, cellHeight: 60)
        model.isScrollEnabled = false
        screen.content.tabAnimated = model
        HeadlessScreen.main.turn()
        screen.content.startTabAnimation()
        #expect(!screen.content.isScrollEnabled)
        screen.content.endTabAnimation()
        #expect(screen.content.isScrollEnabled == isOn)
        #expect(screen.content.isUserInteractionEnabled == isOn)
        #expect(screen.content.showsVerticalScrollIndicator == isOn)
    }

    @Test(arguments: [true, false])
    func `a hidden view is as hidden after the end as before`(isHidden: Bool) {
        screen.content.isHidden = isHidden
        screen.content.picture.isHidden = isHidden
        screen.content.startTabAnimation()
        screen.content.endTabAnimation()
        #expect(screen.content.isHidden == isHidden)
        #expect(screen.content.picture.isHidden == isHidden)
    }
}

/// The flags of all views in one, and all their constraints.
@MainActor
private struct Flags: Equatable {
    let flags: [[Bool]]
    let constraints: [String]

    init(of root: UIView) {
        let views = Self.views(in: root)
        flags = views.map { [$0.isHidden, $0.isUserInteractionEnabled, $0.clipsToBounds, $0.isOpaque] }
        constraints = views.flatMap(\.constraints).map {
            "\(ObjectIdentifier($0)) \($0.constant) \($0.multiplier) \($0.priority.rawValue) \($0.isActive) \($0.relation.rawValue)"
        }
    }

    private static func views(in view: UIView) -> [UIView] {
        view is SkeletonOverlay ? [] : [view] + view.subviews.flatMap(views)
    }
}
