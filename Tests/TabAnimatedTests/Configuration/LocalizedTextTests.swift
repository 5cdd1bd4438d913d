import Foundation
import Testing

@testable import TabAnimated

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
        text.text(
            inApp: try #require(Bundle(path: NSTemporaryDirectory())), package: try bundle(language))
    }

    private func bundle(_ language: String) throws -> Bundle { try Self.bundle(language) }

    private static func bundle(_ language: String) throws -> Bundle {
        let package = try #require(LocalizedText.package)
        let path = try #require(
            package.path(forResource: language, ofType: "lproj")
                ?? package.path(forResource: language.lowercased(), ofType: "lproj"))
        return try #require(Bundle(path: path))
    }

    @Test(arguments: languages)
    func `every language has every word, and another one than English`(language: String) throws {
        let bundle = try bundle(language)
        let (english, nothing) = (try self.bundle("en"), try nothing())
        for text in LocalizedText.allCases {
            let word = text.text(inApp: nothing, package: bundle)
            #expect(!word.isEmpty && word != text.rawValue)
            if language != "en" { #expect(word != text.text(inApp: nothing, package: english)) }
        }
    }

    @Test func `German is German`() throws {
        let (german, app) = (try bundle("de"), try nothing())
        let words = [LocalizedText.loading, .retry].map { $0.text(inApp: app, package: german) }
        #expect(words == ["Wird geladen", "Erneut versuchen"])
    }

    @Test func `the strings of the app come first`() throws {
        let (app, german) = (try bundle("fr"), try bundle("de"))
        let word = LocalizedText.loading.text(inApp: app, package: german)
        #expect(word == "Chargement en cours")
    }

    @Test func `without the resources of the package it is English`() throws {
        let app = try nothing()
        let word = LocalizedText.exhausted.text(inApp: app, package: nil)
        #expect(word == "No more content")
    }
}
