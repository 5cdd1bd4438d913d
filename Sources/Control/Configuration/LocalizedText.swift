import TabCache
import UIKit

/// The texts that VoiceOver speaks and refreshers show, in the language of the app.
///
/// The strings file of the app comes first, under the keys below, then that of this package.
enum LocalizedText: String, CaseIterable {
    case loading = "TabAnimated.loading"
    case loaded = "TabAnimated.loaded"
    case refresh = "TabAnimated.refresh"
    case refreshed = "TabAnimated.refreshed"
    case loadMore = "TabAnimated.loadMore"
    case loadedMore = "TabAnimated.loadedMore"
    case failed = "TabAnimated.failed"
    case exhausted = "TabAnimated.exhausted"
    case retry = "TabAnimated.retry"

    var text: String { text(inApp: .main, package: Self.package) }

    func text(inApp app: Bundle, package: Bundle?) -> String {
        let own = package?.localizedString(forKey: rawValue, value: english, table: nil) ?? english
        return app.localizedString(forKey: rawValue, value: own, table: nil)
    }

    /// The bundle of the package; `nil` where an app was put together without it.
    static let package: Bundle? = {
        let bundles = [Bundle.main, Bundle(for: Place.self)] + [app(around: .main)].compactMap { $0 }
        let places = bundles.flatMap { [$0.resourceURL, $0.bundleURL] }
        let names = ["TabAnimated_TabAnimated.bundle", "TabAnimated_TabAnimated.resources"]
        return places.compactMap { $0 }
            .flatMap { place in names.map { place.appendingPathComponent($0) } }
            .lazy.compactMap(Bundle.init(url:)).first
    }()

    /// The app that an extension is in, two folders up.
    private static func app(around bundle: Bundle) -> Bundle? {
        guard bundle.bundleURL.pathExtension == "appex" else { return nil }
        return Bundle(url: bundle.bundleURL.deletingLastPathComponent().deletingLastPathComponent())
    }

    private final class Place {}

    private var english: String {
        switch self {
        case .loading: "Loading"
        case .loaded: "Loaded"
        case .refresh: "Refresh"
        case .refreshed: "Updated"
        case .loadMore: "Load more"
        case .loadedMore: "More loaded"
        case .failed: "Could not load"
        case .exhausted: "No more content"
        case .retry: "Try again"
        }
    }
}

/// A text that VoiceOver speaks by itself.
@MainActor
enum Announcement {
    /// - Parameter isUrgent: Whether the text interrupts what is being said; others wait for that, and give way.
    static func say(_ text: String, isUrgent: Bool = false) {
        guard !text.isEmpty else { return }
        var attributes: [NSAttributedString.Key: Any] = [.accessibilitySpeechQueueAnnouncement: !isUrgent]
        if #available(iOS 17, tvOS 17, *) {
            attributes[.accessibilitySpeechAnnouncementPriority] =
                isUrgent ? UIAccessibilityPriority.default : UIAccessibilityPriority.low
        }
        UIAccessibility.post(
            notification: .announcement, argument: NSAttributedString(string: text, attributes: attributes))
    }
}
