public import Foundation

/// A view that turns touches into control events and delivers them to actions.
@preconcurrency @MainActor open class UIControl: UIView {
    private var registrations: [Registration] = []

    open private(set) var isTracking = false
    open private(set) var isTouchInside = false
    open var showsMenuAsPrimaryAction = false

    open var isEnabled = true {
        didSet { if isEnabled != oldValue { stateDidChange() } }
    }

    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }

    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
        didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
    }

    open var contentVerticalAlignment: ContentVerticalAlignment = .center {
        didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        addPrimaryAction(primaryAction)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var state: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    open override var canBecomeFocused: Bool { isEnabled }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get {
            var traits = super.accessibilityTraits
            if !isEnabled { traits.insert(.notEnabled) }
            if isSelected { traits.insert(.selected) }
            return traits
        }
        set { super.accessibilityTraits = newValue }
    }

    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let rightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch contentHorizontalAlignment {
        case .leading: return rightToLeft ? .right : .left
        case .trailing: return rightToLeft ? .left : .right
        default: return contentHorizontalAlignment
        }
    }

    /// The touch events that also count as this control's primary action.
    var primaryEvents: Event { [] }

    /// Subclasses show the new state.
    func stateDidChange() {}

    // MARK: - Actions

    open func addAction(_ action: UIAction, for controlEvents: Event) {
        remove(action.identifier, for: controlEvents)
        if let index = registrations.firstIndex(where: { $0.action === action }) {
            registrations[index].events.formUnion(controlEvents)
        } else {
            registrations.append(Registration(action: action, events: controlEvents))
        }
    }

    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        remove(action.identifier, for: controlEvents)
    }

    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        remove(actionIdentifier, for: controlEvents)
    }

    open var allControlEvents: Event {
        registrations.reduce(into: Event()) { $0.formUnion($1.events) }
    }

    open func sendAction(_ action: UIAction) {
        action.performWithSender(self, target: nil)
    }

    open func sendActions(for controlEvents: Event) {
        let sent =
            primaryEvents.isDisjoint(with: controlEvents)
            ? controlEvents : controlEvents.union(.primaryActionTriggered)
        for registration in registrations where !registration.events.isDisjoint(with: sent) {
            sendAction(registration.action)
        }
    }

    open func performPrimaryAction() {
        sendActions(for: .primaryActionTriggered)
    }

    func addPrimaryAction(_ action: UIAction?) {
        if let action { addAction(action, for: .primaryActionTriggered) }
    }

    private func remove(_ identifier: UIAction.Identifier, for events: Event) {
        for index in registrations.indices where registrations[index].action.identifier == identifier {
            registrations[index].events.subtract(events)
        }
        registrations.removeAll { $0.events.isEmpty }
    }

    // MARK: - Tracking

    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        true
    }

    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        true
    }

    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    open func cancelTracking(with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, !isTracking, let touch = touches.first else { return }
        isTouchInside = true
        isTracking = beginTracking(touch, with: event)
        guard isTracking else { return }
        isHighlighted = true
        sendActions(for: .touchDown)
        if touch.tapCount > 1 { sendActions(for: .touchDownRepeat) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        let wasInside = isTouchInside
        isTouchInside = touchArea.contains(touch.location(in: self))
        isTracking = continueTracking(touch, with: event)
        guard isTracking else {
            isHighlighted = false
            return
        }
        isHighlighted = isTouchInside
        sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
        if wasInside != isTouchInside { sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        isTouchInside = touchArea.contains(touch.location(in: self))
        let endedInside = isTouchInside
        isTracking = false
        endTracking(touch, with: event)
        isTouchInside = false
        isHighlighted = false
        if endedInside, opensMenu() { return }
        sendActions(for: endedInside ? .touchUpInside : .touchUpOutside)
    }

    /// Opens the menu of the control instead of doing what it does, if it has one for that.
    func opensMenu() -> Bool { false }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking else { return }
        isTracking = false
        isTouchInside = false
        cancelTracking(with: event)
        isHighlighted = false
        sendActions(for: .touchCancel)
    }

    /// A finger that has gone down in a control may stray 70 points before it counts as outside.
    private var touchArea: CGRect { bounds.insetBy(dx: -70, dy: -70) }
}

extension UIControl {
    private struct Registration {
        let action: UIAction
        var events: Event
    }
}
