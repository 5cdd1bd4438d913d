import Foundation

extension UITraitCollection {
    private static let currentKey = "HeadlessUIKit.UITraitCollection.current"

    /// The traits dynamic colors resolve with: those of the screen on the main actor, whichever thread it runs on.
    public class var current: UITraitCollection {
        get {
            let performed = Thread.current.threadDictionary[currentKey] as? UITraitCollection
            return performed ?? (MainQueue.isCurrent ? MainTraits.current : .headlessDefault)
        }
        set {
            let isPerforming = Thread.current.threadDictionary[currentKey] != nil
            guard MainQueue.isCurrent, !isPerforming else {
                Thread.current.threadDictionary[currentKey] = newValue
                return
            }
            MainTraits.current = newValue
        }
    }

    public func performAsCurrent(_ actions: () -> Void) {
        let dictionary = Thread.current.threadDictionary
        let previous = dictionary[Self.currentKey]
        dictionary[Self.currentKey] = self
        actions()
        dictionary[Self.currentKey] = previous
    }

    /// The traits of a phone in its factory settings.
    public static let headlessDefault = UITraitCollection {
        $0.userInterfaceIdiom = .phone
        $0.userInterfaceStyle = .light
        $0.userInterfaceLevel = .base
        $0.layoutDirection = .leftToRight
        $0.displayScale = 2
        $0.displayGamut = .P3
        $0.horizontalSizeClass = .compact
        $0.verticalSizeClass = .regular
        $0.forceTouchCapability = .unavailable
        $0.preferredContentSizeCategory = .large
        $0.accessibilityContrast = .normal
        $0.legibilityWeight = .regular
        $0.activeAppearance = .active
    }
}
