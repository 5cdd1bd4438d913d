import Foundation

/// Someone who uses the app by ear and voice: what there is to hear, in order, and what can be done with it.
@preconcurrency @MainActor public enum HeadlessVoiceOver {
    /// What is said about an element.
    public struct Speech: Equatable {
        public let text: String
        /// The language it is said in; nil for that of the device.
        public let language: String?
    }

    /// Something that is said by itself.
    public struct Announcement: Equatable {
        public let text: String
        /// Whether it waits for what is being said, instead of breaking in.
        public let isQueued: Bool
        /// Whether it gives way to whatever else is to be said.
        public let isLowPriority: Bool
    }

    /// The way that three fingers move over the screen.
    public enum Swipe: Sendable {
        case up
        case down
    }

    /// Whether views that an app adds to a table or a collection are found beside the rows that the list hands out, and
    /// whether a modal one of them hides the rows. Nobody has tried it on a phone; the default is true.
    public static var findsViewsInLists = true

    /// What was announced, from the first to the last.
    public private(set) static var announcements: [Announcement] = []

    /// The element that VoiceOver has been sent to by the last notification that named one.
    public private(set) static weak var focusedElement: HeadlessAccessibleObject?

    /// What is read in a view or container, from top to bottom and in the direction of reading.
    public static func elements(in container: HeadlessAccessibleObject) -> [HeadlessAccessibleObject] {
        AccessibilityReading(container).elements
    }

    /// What is said about an element: label, value, what it is, and what it does.
    public static func speech(of element: HeadlessAccessibleObject) -> Speech {
        let traits = element.accessibilityTraits
        let parts = [
            traits.contains(.selected) ? "Selected" : nil, element.accessibilityLabel,
            element.accessibilityValue, traits.contains(.notEnabled) ? "Dimmed" : nil,
        ]
        let kinds = Self.kinds.filter { traits.contains($0.trait) }.map(\.name)
        let words = parts.compactMap { $0 } + kinds + [element.accessibilityHint].compactMap { $0 }
        return Speech(
            text: words.filter { !$0.isEmpty }.joined(separator: ", "),
            language: element.accessibilityLanguage)
    }

    private static let kinds: [(trait: UIAccessibilityTraits, name: String)] = [
        (.button, "Button"), (.link, "Link"), (.searchField, "Search Field"), (.image, "Image"),
        (.header, "Heading"), (.adjustable, "Adjustable"), (.tabBar, "Tab Bar"),
    ]

    /// What a screen, or a part of it, is read as: one line for each element.
    public static func transcript(of container: HeadlessAccessibleObject) -> [String] {
        elements(in: container).map { speech(of: $0).text }
    }

    // MARK: - Doing things

    /// The element that answers to a spoken name, as far as it takes part in interaction.
    public static func element(
        named name: String, in container: HeadlessAccessibleObject
    ) -> HeadlessAccessibleObject? {
        elements(in: container).first { element in
            let names = element.accessibilityUserInputLabels ?? [element.accessibilityLabel].compactMap { $0 }
            return element.accessibilityRespondsToUserInteraction && names.contains(name)
        }
    }

    /// Taps an element twice; one that does nothing by itself is touched at its activation point.
    @discardableResult
    public static func activate(_ element: HeadlessAccessibleObject) -> Bool {
        if element.accessibilityActivate() { return true }
        guard let window = element.accessibilityView?.window else { return false }
        let point = window.convert(element.accessibilityActivationPoint, from: nil as UIWindow?)
        HeadlessTouch.tap(at: point, in: window)
        return true
    }

    /// Swipes up on an element; only one that is adjustable heeds it.
    public static func increment(_ element: HeadlessAccessibleObject) {
        if element.accessibilityTraits.contains(.adjustable) { element.accessibilityIncrement() }
    }

    /// Swipes down on an element; only one that is adjustable heeds it.
    public static func decrement(_ element: HeadlessAccessibleObject) {
        if element.accessibilityTraits.contains(.adjustable) { element.accessibilityDecrement() }
    }

    /// Swipes with three fingers: the element, or the first above it that can, scrolls.
    @discardableResult
    public static func scroll(
        _ direction: UIAccessibilityScrollDirection, at element: HeadlessAccessibleObject
    ) -> Bool {
        chain(from: element).contains { $0.accessibilityScroll(direction) }
    }

    /// Moves three fingers over the screen: fingers that move down ask for what is above, which is to scroll up.
    @discardableResult
    public static func swipeThreeFingers(_ swipe: Swipe, at element: HeadlessAccessibleObject) -> Bool {
        scroll(swipe == .down ? .up : .down, at: element)
    }

    /// Chooses a custom action of an element by its name; answers whether there is one, and whether it could be done.
    @discardableResult
    public static func perform(_ name: String, on element: HeadlessAccessibleObject) -> Bool {
        guard let action = element.accessibilityCustomActions?.first(where: { $0.name == name }) else {
            return false
        }
        return action.actionHandler?(action) ?? false
    }

    /// Draws a Z: the element, or the first above it that can, lets the person escape.
    @discardableResult
    public static func escape(from element: HeadlessAccessibleObject) -> Bool {
        chain(from: element).contains { $0.accessibilityPerformEscape() }
    }

    /// Taps twice with two fingers: the element, or the first above it that can, does what matters most.
    @discardableResult
    public static func magicTap(at element: HeadlessAccessibleObject) -> Bool {
        chain(from: element).contains { $0.accessibilityPerformMagicTap() }
    }

    private static func chain(from element: HeadlessAccessibleObject) -> [HeadlessAccessibleObject] {
        Array(sequence(first: element) { $0.accessibilityParent })
    }

    static func heard(_ notification: UIAccessibility.Notification, _ argument: Any?) {
        if notification == .announcement { return announce(argument) }
        guard notification == .screenChanged || notification == .layoutChanged else { return }
        guard let object = argument as? HeadlessAccessibleObject else { return }
        focusedElement = object.isAccessibilityElement ? object : elements(in: object).first ?? object
    }

    private static func announce(_ argument: Any?) {
        let text =
            argument as? NSAttributedString ?? (argument as? String).map { NSAttributedString(string: $0) }
        guard let text, text.length > 0 else { return }
        let attributes = text.attributes(at: 0, effectiveRange: nil)
        announcements.append(
            Announcement(
                text: text.string,
                isQueued: attributes[.accessibilitySpeechQueueAnnouncement] as? Bool ?? false,
                isLowPriority: attributes[.accessibilitySpeechAnnouncementPriority]
                    as? UIAccessibilityPriority == .low))
    }

    static func reset() {
        focusedElement = nil
        announcements = []
        findsViewsInLists = true
    }
}

extension HeadlessAccessibleObject {
    /// The view the element is in, or is.
    fileprivate var accessibilityView: UIView? {
        if let view = self as? UIView { return view }
        return (self as? UIAccessibilityElement)?.accessibilityContainer as? UIView
    }

    /// What is asked next when the element does not know what to do.
    fileprivate var accessibilityParent: HeadlessAccessibleObject? {
        if let element = self as? UIAccessibilityElement {
            return element.accessibilityContainer as? HeadlessAccessibleObject
        }
        return (self as? UIResponder)?.next
    }
}
