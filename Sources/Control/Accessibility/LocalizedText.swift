import TabCache
package import UIKit

/// A text that VoiceOver speaks or a refresher shows, in the language of the app.
///
/// The strings file of the app comes first, under the key, then that of the module that has the text.
package struct LocalizedText: Sendable {
    let key: String
    private let english: String
    let strings: @Sendable () -> Bundle?

    /// Creates a text.
    ///
    /// - Parameters:
    ///   - name: The key in the strings files without the package's prefix.
    ///   - english: The text where no strings file has the key.
    ///   - strings: The bundle of the module with the text, asked for when the text is first shown.
    package init(_ name: String, english: String, in strings: @escaping @autoclosure @Sendable () -> Bundle?)
    {
        key = "TabAnimated." + name
        self.english = english
        self.strings = strings
    }

    package var text: String { text(inApp: .main, package: strings()) }

    /// Returns the text; the bundle of the package is not looked up where the app has the text.
    package func text(inApp app: Bundle, package: @autoclosure () -> Bundle?) -> String {
        let missing = "\u{1}"
        let own = app.localizedString(forKey: key, value: missing, table: nil)
        guard own == missing else { return own }
        return package()?.localizedString(forKey: key, value: english, table: nil) ?? english
    }
}

extension LocalizedText {
    package static let loading = LocalizedText("loading", english: "Loading", in: package)
    static let loaded = LocalizedText("loaded", english: "Loaded", in: package)
    package static let failed = LocalizedText("failed", english: "Could not load", in: package)

    /// The bundle of this module.
    static let package = bundle(of: "TabAnimated", beside: Place.self)

    private final class Place {}

    /// Returns the bundle of a module with strings; `nil` where an app was put together without it.
    package static func bundle(of module: String, beside type: AnyClass) -> Bundle? {
        let bundles = [Bundle.main, Bundle(for: type)] + [app(around: .main)].compactMap { $0 }
        let places = bundles.flatMap { [$0.resourceURL, $0.bundleURL] }
        let names = ["TabAnimated_\(module).bundle", "TabAnimated_\(module).resources"]
        return places.compactMap { $0 }
            .flatMap { place in names.map { place.appendingPathComponent($0) } }
            .lazy.compactMap(Bundle.init(url:)).first
    }

    /// The app that an extension is in, two folders up.
    private static func app(around bundle: Bundle) -> Bundle? {
        guard bundle.bundleURL.pathExtension == "appex" else { return nil }
        return Bundle(url: bundle.bundleURL.deletingLastPathComponent().deletingLastPathComponent())
    }
}
