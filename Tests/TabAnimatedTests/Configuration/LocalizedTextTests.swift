import Foundation
import Testing

@testable import TabAnimated
@testable import TabAnimatedRefreshing

/// The few words of the framework, in the languages of the people who use the app.
@Suite("Words")
struct LocalizedTextTests {
    static let languages = [
        "ar", "ca", "cs", "da", "de", "el", "en", "es", "fi", "fr", "he", "hi", "hr", "hu", "id", "it", "ja",
        "ko",
        "ms", "nb", "nl", "pl", "pt-BR", "pt-PT", "ro", "ru", "sk", "sv", "th", "tr", "uk", "vi", "zh-Hans",
        "zh-Hant",
    ]

    /// A bundle without strings.
    private func nothing() throws -> Bundle {
        try #require(Bundle(path: NSTemporaryDirectory()))
    }

    /// A word of the package in a language.
    static func text(_ text: LocalizedText, in language: String) throws -> String {
        let strings = try bundle(language, in: text.strings())
        return text.text(inApp: try #require(Bundle(path: NSTemporaryDirectory())), package: strings)
    }

    private func bundle(_ language: String) throws -> Bundle { try Self.bundle(language) }

    private static func bundle(_ language: String) throws -> Bundle {
        try Self.bundle(language, in: LocalizedText.package)
    }

    private static func bundle(_ language: String, in package: Bundle?) throws -> Bundle {
        let package = try #require(package)
        let path = try #require(
            package.path(forResource: language, ofType: "lproj")
                ?? package.path(forResource: language.lowercased(), ofType: "lproj"))
        return try #require(Bundle(path: path))
    }

    @Test(arguments: languages)
    func `every language has every word, and another one than English`(language: String) throws {
        let refreshing: [LocalizedText] = [
            .refresh, .refreshed, .loadMore, .loadedMore, .exhausted, .retry,
        ]
        for text in [.loading, .loaded, .failed] + refreshing {
            let word = try Self.text(text, in: language)
            #expect(!word.isEmpty && word != text.key)
            if language != "en" { #expect(word != (try Self.text(text, in: "en"))) }
        }
    }

    @Test func `German is German`() throws {
        let words = try [LocalizedText.loading, .retry].map { try Self.text($0, in: "de") }
        #expect(words == ["Wird geladen", "Erneut versuchen"])
    }

    @Test func `the strings of the app come first`() throws {
        let (app, german) = (try bundle("fr"), try bundle("de"))
        let word = LocalizedText.loading.text(inApp: app, package: german)
        #expect(word == "Chargement en cours")
    }

    @Test func `the bundle of the package is looked up for what the app lacks alone`() throws {
        let (french, empty, german) = (try bundle("fr"), try nothing(), try bundle("de"))
        var lookups = 0
        let look = { () -> Bundle? in
            lookups += 1
            return german
        }
        #expect(LocalizedText.loading.text(inApp: french, package: look()) == "Chargement en cours")
        #expect(lookups == 0)
        #expect(LocalizedText.loading.text(inApp: empty, package: look()) == "Wird geladen")
        #expect(lookups == 1)
    }

    @Test func `without the resources of the package it is English`() throws {
        let app = try nothing()
        let word = LocalizedText.exhausted.text(inApp: app, package: nil)
        #expect(word == "No more content")
    }
}
