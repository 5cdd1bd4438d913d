public import Foundation

/// The device: a screen that shows nothing, and a run loop that turns when told to.
@preconcurrency @MainActor
public final class HeadlessScreen {
    public static let main = HeadlessScreen()

    static let phoneSize = CGSize(width: 390, height: 844)

    var firstResponder: UIResponder? {
        didSet { updateKeyboard() }
    }
    /// The keyboard of the first responder, or what stands in its place.
    public private(set) var keyboard: HeadlessKeyboard?
    private var shownWindows: [WeakWindow] = []
    private var deferredBlocks: [() -> Void] = []
    private var viewsNeedingTraitUpdate: [WeakView] = []
    private var appearances = AppearanceQueue()
    private var blocksAfterAppearance: [() -> Void] = []
    private var turnObservations: [WeakTurnObservation] = []
    private var traits = UITraitCollection.headlessDefault

    init() {}

    /// The version of iOS whose measures controls, tables and sheets have that are made from now on.
    public var system = HeadlessSystem.standard

    /// Whether the app keeps the look of iOS 18 on iOS 26, as `UIDesignRequiresCompatibility` says.
    public var designRequiresCompatibility = false

    /// Whether UIKit looks as it does since iOS 26.
    var hasGlass: Bool { system >= .iOS26 && !designRequiresCompatibility }

    public var size = HeadlessScreen.phoneSize {
        didSet {
            guard size != oldValue else { return }
            updateSizeClasses()
            for window in windows where window.frame.size == oldValue { window.frame.size = size }
        }
    }

    /// The orientation that the device was turned to last.
    var turned = UIInterfaceOrientation.portrait

    /// Whether a person is changing the size of the window, which comes in many steps.
    public var isInteractivelyResizing = false

    /// The keys that are held while fingers touch.
    public var heldModifiers: UIKeyModifierFlags = []

    public var scale: CGFloat {
        get { traits.displayScale }
        set { traitCollection = traits.modifyingTraits { $0.displayScale = newValue } }
    }

    /// The traits every window inherits; a scale that is left unspecified stays the device's.
    public var traitCollection: UITraitCollection {
        get { traits }
        set {
            let scale = traits.displayScale
            setTraits(
                newValue.displayScale > 0 ? newValue : newValue.modifyingTraits { $0.displayScale = scale })
        }
    }

    /// The visible windows, from back to front.
    public var windows: [UIWindow] {
        shownWindows.compactMap(\.window).sorted { $0.windowLevel.rawValue < $1.windowLevel.rawValue }
    }

    /// One turn of the run loop: what was put off, trait changes, layout and display, appearance.
    public func turn() {
        runDeferredBlocks()
        settle()
        CATransaction.flush()
        HeadlessFocus.updateIfNeeded()
        for controller in appearances.finish() { controller.finishAppearing() }
        runBlocksAfterAppearance()
        turnObservations.removeAll { $0.observation == nil }
        for weak in turnObservations { weak.observation?.block() }
    }

    /// Does something at the end of each turn, before the run loop waits, for as long as the returned object lives.
    public func observeTurns(_ block: @escaping () -> Void) -> AnyObject {
        let observation = TurnObservation(block)
        turnObservations.append(WeakTurnObservation(observation: observation))
        return observation
    }

    /// A turn of the run loop, the given time, and another turn.
    public func advance(by duration: CFTimeInterval) {
        turn()
        HeadlessClock.shared.advance(by: duration)
        turn()
    }

    /// Factory settings: no window, no animation, no open transaction, the default size and traits.
    public func reset() {
        for window in windows { window.isHidden = true }
        shownWindows = []
        deferredBlocks = []
        viewsNeedingTraitUpdate = []
        appearances = AppearanceQueue()
        blocksAfterAppearance = []
        firstResponder = nil
        turned = .portrait
        heldModifiers = []
        isInteractivelyResizing = false
        setTraits(.headlessDefault)
        system = .standard
        designRequiresCompatibility = false
        size = HeadlessScreen.phoneSize
        // The traits may be the default ones already, and the current ones others.
        UITraitCollection.current = .headlessDefault
        CATransaction.headlessReset()
        HeadlessClock.shared.reset()
        HeadlessAccessibility.reset()
        HeadlessAutoLayout.reset()
        AppearanceProxies.reset()
        HeadlessScreen.isUnkind = HeadlessScreen.isUnkindFromStart
        HeadlessScreen.addsSeparatorsToRows = false
        UIApplication.shared.headlessEnterForeground()
        UIView.setAnimationsEnabled(true)
    }

    func updateKeyboard() {
        keyboard = firstResponder.flatMap(HeadlessKeyboard.init)
    }

    /// Does something at the beginning of the next turn.
    func atNextTurn(_ block: @escaping () -> Void) {
        deferredBlocks.append(block)
    }

    /// Does something at the end of the next turn, when new views have appeared.
    func afterAppearance(_ block: @escaping () -> Void) {
        blocksAfterAppearance.append(block)
    }

    func setNeedsTraitUpdate(_ view: UIView) {
        viewsNeedingTraitUpdate.append(WeakView(view: view))
    }

    func deliverTraitChanges() {
        while !viewsNeedingTraitUpdate.isEmpty {
            let views = viewsNeedingTraitUpdate.compactMap(\.view)
            viewsNeedingTraitUpdate = []
            let pending = Set(views.map(ObjectIdentifier.init))
            for view in views where view.window != nil && !view.hasAncestor(in: pending) {
                view.deliverTraitChanges()
            }
        }
    }

    func show(_ window: UIWindow) {
        shownWindows.removeAll { $0.window == nil || $0.window === window }
        shownWindows.append(WeakWindow(window: window))
        setNeedsTraitUpdate(window)
    }

    func hide(_ window: UIWindow) {
        shownWindows.removeAll { $0.window == nil || $0.window === window }
    }

    func expectAppearance(of controller: UIViewController) {
        appearances.add(controller)
    }

    // MARK: - A turn

    private func runDeferredBlocks() {
        let blocks = deferredBlocks
        deferredBlocks = []
        for block in blocks { block() }
    }

    private func runBlocksAfterAppearance() {
        let blocks = blocksAfterAppearance
        blocksAfterAppearance = []
        for block in blocks { block() }
    }

    private func settle() {
        deliverTraitChanges()
        prepareAppearances()
        for window in windows {
            window.layoutIfNeeded()
            window.layer.displayIfNeeded()
        }
        deliverTraitChanges()
    }

    private func prepareAppearances() {
        var controllers = appearances.prepare()
        while !controllers.isEmpty {
            for controller in controllers { controller.becomeAppearing() }
            controllers = appearances.prepare()
        }
    }

    private func setTraits(_ newTraits: UITraitCollection) {
        guard newTraits != traits else { return }
        let old = traits
        traits = newTraits
        UITraitCollection.current = newTraits
        for window in windows { setNeedsTraitUpdate(window) }
        announceAccessibility(from: old, to: newTraits)
        if old.preferredContentSizeCategory != newTraits.preferredContentSizeCategory {
            announceContentSizeCategory(newTraits.preferredContentSizeCategory)
        }
    }

    private func announceAccessibility(from old: UITraitCollection, to new: UITraitCollection) {
        let center = NotificationCenter.default
        if old.legibilityWeight != new.legibilityWeight {
            center.post(name: UIAccessibility.boldTextStatusDidChangeNotification, object: nil)
        }
        if old.accessibilityContrast != new.accessibilityContrast {
            center.post(name: UIAccessibility.darkerSystemColorsStatusDidChangeNotification, object: nil)
        }
    }

    private func announceContentSizeCategory(_ category: UIContentSizeCategory) {
        NotificationCenter.default.post(
            name: UIContentSizeCategory.didChangeNotification, object: UIApplication.shared,
            userInfo: [UIContentSizeCategory.newValueUserInfoKey: category])
    }

    /// A phone held sideways is compact from top to bottom.
    private func updateSizeClasses() {
        guard traits.userInterfaceIdiom == .phone else { return }
        let isWide = size.width > size.height
        traitCollection = traits.modifyingTraits { $0.verticalSizeClass = isWide ? .compact : .regular }
    }

    private struct WeakWindow {
        weak var window: UIWindow?
    }

    private struct WeakView {
        weak var view: UIView?
    }

    private struct WeakTurnObservation {
        weak var observation: TurnObservation?
    }
}

/// What is done at the end of each turn.
private final class TurnObservation {
    let block: () -> Void

    init(_ block: @escaping () -> Void) {
        self.block = block
    }
}

extension UIView {
    /// Whether a view above this one is among those given.
    fileprivate func hasAncestor(in views: Set<ObjectIdentifier>) -> Bool {
        var ancestor = superview
        while let view = ancestor {
            if views.contains(ObjectIdentifier(view)) { return true }
            ancestor = view.superview
        }
        return false
    }
}
