public import Foundation

/// The accessibility properties, which UIKit declares on every NSObject, for everything that descends from
/// UIResponder; a class, so that apps can override them.
@preconcurrency @MainActor
open class HeadlessAccessibleObject: NSObject {
    private var attributes = AccessibilityAttributes()

    public override init() {
        super.init()
    }

    open var isAccessibilityElement: Bool {
        get { attributes.isElement ?? false }
        set { attributes.isElement = newValue }
    }

    open var accessibilityLabel: String? {
        get { attributes.label }
        set { attributes.label = newValue }
    }

    open var accessibilityHint: String? {
        get { attributes.hint }
        set { attributes.hint = newValue }
    }

    open var accessibilityValue: String? {
        get { attributes.value }
        set { attributes.value = newValue }
    }

    open var accessibilityTraits: UIAccessibilityTraits {
        get { attributes.traits ?? .none }
        set { attributes.traits = newValue }
    }

    open var accessibilityFrame: CGRect {
        get { attributes.frame ?? .zero }
        set { attributes.frame = newValue }
    }

    open var accessibilityActivationPoint: CGPoint {
        get { attributes.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { attributes.activationPoint = newValue }
    }

    open var accessibilityLanguage: String? {
        get { attributes.language }
        set { attributes.language = newValue }
    }

    open var accessibilityElementsHidden: Bool {
        get { attributes.elementsHidden }
        set { attributes.elementsHidden = newValue }
    }

    open var accessibilityViewIsModal: Bool {
        get { attributes.viewIsModal }
        set { attributes.viewIsModal = newValue }
    }

    open var shouldGroupAccessibilityChildren: Bool {
        get { attributes.groupsChildren }
        set { attributes.groupsChildren = newValue }
    }

    open var accessibilityElements: [Any]? {
        get { attributes.elements }
        set { attributes.elements = newValue }
    }

    open var accessibilityIdentifier: String? {
        get { attributes.identifier }
        set { attributes.identifier = newValue }
    }

    open var accessibilityRespondsToUserInteraction: Bool {
        get { attributes.respondsToUserInteraction ?? isAccessibilityElement }
        set { attributes.respondsToUserInteraction = newValue }
    }

    open var accessibilityUserInputLabels: [String]? {
        get { attributes.userInputLabels }
        set { attributes.userInputLabels = newValue }
    }

    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { attributes.customActions }
        set { headlessObserving(self, \.accessibilityCustomActions) { attributes.customActions = newValue } }
    }

    open func accessibilityElementCount() -> Int {
        accessibilityElements?.count ?? 0
    }

    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }

    open func accessibilityActivate() -> Bool {
        false
    }

    open func accessibilityIncrement() {}

    open func accessibilityDecrement() {}

    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        false
    }

    open func accessibilityPerformEscape() -> Bool {
        false
    }

    open func accessibilityPerformMagicTap() -> Bool {
        false
    }
}

/// The accessibility attributes an app has set on an object.
struct AccessibilityAttributes {
    var isElement: Bool?
    var label: String?
    var hint: String?
    var value: String?
    var traits: UIAccessibilityTraits?
    var frame: CGRect?
    var activationPoint: CGPoint?
    var language: String?
    var elementsHidden = false
    var viewIsModal = false
    var groupsChildren = false
    var elements: [Any]?
    var identifier: String?
    var respondsToUserInteraction: Bool?
    var userInputLabels: [String]?
    var customActions: [UIAccessibilityCustomAction]?
}
