import TabCache
package import UIKit

#if canImport(os)
    import os
#endif

#if os(macOS)
    #error("TabAnimated needs UIKit: build for iOS, tvOS, Mac Catalyst or visionOS, or on Linux.")
#endif

// What a system lacks, and what takes its place. Code elsewhere is the same on every system.

#if canImport(os)
    /// What has the properties of accessibility.
    package typealias AccessibleObject = NSObject

    /// Where warnings go.
    enum SystemLog {
        private static let logger = Logger(subsystem: "TabAnimated", category: "Skeletons")

        /// Writes a line to the log of the system, which Console shows and which devices keep.
        static func write(_ message: String) {
            logger.warning("\(message, privacy: .public)")
        }
    }

    /// Where the work of the framework shows in Instruments.
    @MainActor
    package enum SystemIntervals {
        private static let signposter = OSSignposter(subsystem: "TabAnimated", category: "Skeletons")

        /// Does work within an interval of a name, which Instruments shows in its track of signposts.
        package static func show<Result>(_ name: StaticString, _ work: () -> Result) -> Result {
            signposter.withIntervalSignpost(name, around: work)
        }
    }

    /// What is done some seconds later.
    @MainActor
    package enum SystemTimer {
        /// Calls a closure after some seconds, or in the next turn, unless the caller releases the returned object before.
        package static func wait(
            _ seconds: TimeInterval, then action: @escaping @MainActor @Sendable () -> Void
        ) -> AnyObject {
            OwnedTask {
                if seconds > 0 { try? await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000)) }
                guard !Task.isCancelled else { return }
                action()
            }
        }

        /// Calls a closure whenever the main run loop is about to wait, after Core Animation has laid out and committed what
        /// changed, until the caller releases the returned object.
        package static func observeTurns(_ action: @escaping @MainActor @Sendable () -> Void) -> AnyObject {
            RunLoopObservation { MainActor.assumeIsolated { action() } }
        }
    }

    /// An observer of the main run loop, which goes with its owner.
    private final class RunLoopObservation {
        private let observer: CFRunLoopObserver?

        init(_ action: @escaping () -> Void) {
            observer = CFRunLoopObserverCreateWithHandler(
                nil, CFRunLoopActivity.beforeWaiting.rawValue, true, .max
            ) { _, _ in action() }
            CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
        }

        deinit {
            CFRunLoopObserverInvalidate(observer)
        }
    }
#else
    /// What has the properties of accessibility; here, not every object.
    package typealias AccessibleObject = HeadlessAccessibleObject

    /// Where warnings go.
    enum SystemLog {
        /// Writes a line to the standard error stream.
        static func write(_ message: String) {
            FileHandle.standardError.write(Data("TabAnimated: \(message)\n".utf8))
        }
    }

    /// Where the work of the framework shows; here, to a test that watches.
    @MainActor
    package enum SystemIntervals {
        /// Hears of each interval when it begins, and when it ends.
        package static var watch: ((_ name: String, _ isBegin: Bool) -> Void)?

        /// Does work within an interval of a name.
        package static func show<Result>(_ name: StaticString, _ work: () -> Result) -> Result {
            watch?("\(name)", true)
            defer { watch?("\(name)", false) }
            return work()
        }
    }

    /// What is done some seconds later, in the time of the headless screen.
    @MainActor
    package enum SystemTimer {
        /// Calls a closure when the clock has advanced by some seconds, unless the caller releases the returned object before.
        package static func wait(
            _ seconds: TimeInterval, then action: @escaping @MainActor @Sendable () -> Void
        ) -> AnyObject {
            HeadlessClock.shared.wait(seconds, then: action)
        }

        /// Calls a closure at the end of each turn, until the caller releases the returned object.
        package static func observeTurns(_ action: @escaping @MainActor @Sendable () -> Void) -> AnyObject {
            HeadlessScreen.main.observeTurns(action)
        }
    }
#endif

/// The time that the system gives an app after it went to the background.
package enum ExpiringActivity {
    /// Asks the system not to suspend the process before a task ends, as long as the system allows.
    package static func hold(until task: Task<Void, Never>) {
        ProcessInfo.processInfo.performExpiringActivity(withReason: "Keeping skeletons") { isExpiring in
            guard !isExpiring else { return }
            // The time lasts until this closure returns.
            let end = DispatchSemaphore(value: 0)
            Task {
                await task.value
                end.signal()
            }
            end.wait()
        }
    }
}

#if os(tvOS)
    extension UIColor {
        /// What a screen shows where nothing is drawn. tvOS names no such color: it is white, and black in the dark.
        package static var screenBackground: UIColor {
            UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
        }
    }

    extension UIScrollView {
        /// The flag by which keys scroll; tvOS has none.
        package static var keyboardScrolling: ReferenceWritableKeyPath<UIScrollView, Bool>? { nil }
    }

    extension UIView {
        /// False: there is nothing to pull.
        var isRefreshControl: Bool { false }

        /// True: there are no switches, and the look is that of before.
        static var hasOldSwitches: Bool { true }

        /// The knob and the height of the track of a slider; tvOS has no sliders.
        var sliderParts: (knob: CGSize, track: CGFloat)? { nil }

        /// False: a window is the screen.
        var isWindowResizing: Bool? { false }
    }

    extension UITraitCollection {
        /// Whether an interface is raised above the screen's background. tvOS knows no levels: nothing is.
        var isElevated: Bool { false }

        /// Traits that say nothing but the level.
        static func elevated(_ isElevated: Bool) -> UITraitCollection { UITraitCollection() }
    }

    @available(tvOS 17.0, *)
    extension UITraitOverrides {
        /// Does nothing: there is one level.
        mutating func elevate(_ isElevated: Bool) {}
    }

    extension UICollectionLayoutListConfiguration.Appearance {
        /// The appearance of lists whose sections are inset; tvOS has none.
        package static var inset: Self { .grouped }
    }

    // Tables of tvOS draw nothing besides their cells.
    extension UITableView {
        /// Whether sections are inset and stand on rounded surfaces.
        package var isInsetGrouped: Bool { false }

        /// The color of the surface under rows that are grouped, or `nil` if there is none.
        package var groupedSurfaceColor: UIColor? { nil }

        /// The color of the lines between rows, or `nil` if there are none.
        package var separatorLineColor: UIColor? { nil }
    }

    extension UITableViewCell {
        /// The inset that the app gave the separator of the cell, or `nil` if the table decides.
        var givenSeparatorInset: UIEdgeInsets? { nil }
    }
#else
    extension UIColor {
        /// What a screen shows where nothing is drawn.
        package static var screenBackground: UIColor { .systemBackground }
    }

    extension UIScrollView {
        /// The flag by which the keys of a keyboard scroll; `nil` on systems that are older than it.
        package static var keyboardScrolling: ReferenceWritableKeyPath<UIScrollView, Bool>? {
            guard #available(iOS 17.0, *), !SystemAge.isBefore17 else { return nil }
            return \UIScrollView.allowsKeyboardScrolling
        }
    }

    extension UIView {
        /// Whether the view is UIKit's wheel above a list that is pulled down.
        var isRefreshControl: Bool { self is UIRefreshControl }

        /// Whether a switch has the size that it had before iOS 26.
        static var hasOldSwitches: Bool { UISwitch().intrinsicContentSize == CGSize(width: 51, height: 31) }

        /// The knob and the height of the track of a slider, as it draws them; `nil` for other views.
        var sliderParts: (knob: CGSize, track: CGFloat)? {
            guard let slider = self as? UISlider else { return nil }
            let track = slider.trackRect(forBounds: bounds)
            let knob = slider.thumbRect(forBounds: bounds, trackRect: track, value: slider.value)
            return knob.isEmpty ? nil : (knob.size, track.height)
        }

        /// Whether somebody is changing the size of the window that the view is in; `nil` before iOS 26, which is the first
        /// to say so.
        var isWindowResizing: Bool? {
            guard #available(iOS 26.0, macCatalyst 26.0, visionOS 26.0, *), !SystemAge.isBefore26 else {
                return nil
            }
            return window?.windowScene?.effectiveGeometry.isInteractivelyResizing == true
        }
    }

    extension UITraitCollection {
        /// Whether an interface is raised above the screen's background.
        var isElevated: Bool { userInterfaceLevel == .elevated }

        /// Traits that say nothing but the level.
        static func elevated(_ isElevated: Bool) -> UITraitCollection {
            UITraitCollection(userInterfaceLevel: isElevated ? .elevated : .base)
        }
    }

    @available(iOS 17.0, macCatalyst 17.0, visionOS 1.0, *)
    extension UITraitOverrides {
        /// Raises views, or puts them down.
        mutating func elevate(_ isElevated: Bool) {
            userInterfaceLevel = isElevated ? .elevated : .base
        }
    }

    extension UICollectionLayoutListConfiguration.Appearance {
        /// The appearance of lists whose sections are inset.
        package static var inset: Self { .insetGrouped }
    }

    extension UITableView {
        /// Whether sections are inset and stand on rounded surfaces.
        package var isInsetGrouped: Bool { style == .insetGrouped }

        /// The color of the surface under rows that are grouped, or `nil` if there is none.
        package var groupedSurfaceColor: UIColor? {
            style == .plain ? nil : .secondarySystemGroupedBackground
        }

        /// The color of the lines between rows, or `nil` if there are none.
        package var separatorLineColor: UIColor? {
            separatorStyle == .none ? nil : separatorColor ?? .separator
        }
    }

    extension UITableViewCell {
        private static let usualSeparatorInset =
            UITableViewCell(style: .default, reuseIdentifier: nil).separatorInset

        /// The inset that the app gave the separator of the cell, or `nil` if the table decides.
        ///
        /// A cell without one has that of its table, or of any cell of its size.
        var givenSeparatorInset: UIEdgeInsets? {
            let table = sequence(first: self as UIView, next: \.superview).first { $0 is UITableView }
            let usual = (table as? UITableView)?.separatorInset ?? Self.usualSeparatorInset
            guard separatorInset != usual else { return nil }
            let other = UITableViewCell(style: .default, reuseIdentifier: nil)
            other.frame = frame
            other.layoutMargins = layoutMargins
            return separatorInset == other.separatorInset ? nil : separatorInset
        }
    }
#endif

#if os(visionOS)
    extension UITraitCollection {
        /// The styles, contrasts, levels and sizes of text of some traits; of two that differ, the later.
        package static func combining(_ collections: [UITraitCollection]) -> UITraitCollection {
            UITraitCollection { result in
                for traits in collections {
                    if traits.userInterfaceStyle != .unspecified {
                        result.userInterfaceStyle = traits.userInterfaceStyle
                    }
                    if traits.accessibilityContrast != .unspecified {
                        result.accessibilityContrast = traits.accessibilityContrast
                    }
                    if traits.userInterfaceLevel != .unspecified {
                        result.userInterfaceLevel = traits.userInterfaceLevel
                    }
                    if traits.preferredContentSizeCategory != .unspecified {
                        result.preferredContentSizeCategory = traits.preferredContentSizeCategory
                    }
                }
            }
        }
    }

    extension UIViewController {
        /// Does nothing: views override traits themselves.
        func overrideTraits(_ traits: UITraitCollection, ofChild child: UIViewController) {}
    }
#else
    extension UITraitCollection {
        /// What several traits say; of two that differ, the later.
        package static func combining(_ collections: [UITraitCollection]) -> UITraitCollection {
            UITraitCollection(traitsFrom: collections)
        }
    }

    extension UIViewController {
        /// Gives the views of a child other traits, on systems whose views cannot override them.
        func overrideTraits(_ traits: UITraitCollection, ofChild child: UIViewController) {
            setOverrideTraitCollection(traits, forChild: child)
        }
    }
#endif

/// A light tap that the fingers feel.
@MainActor
package struct TapFeedback {
    #if os(tvOS) || os(visionOS)
        package init() {}

        /// Does nothing: these systems have no motor.
        package func play() {}
    #else
        private let generator = UIImpactFeedbackGenerator(style: .light)

        package init() {}

        /// Plays the tap, if the device has a motor.
        package func play() {
            generator.impactOccurred()
        }
    #endif
}
