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

    private func bundle(_ language: String) throws -> Bundle {
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
        let german = try bundle("de")
        #expect(try LocalizedText.loading.text(inApp: nothing(), package: german) == "Wird geladen")
        #expect(try LocalizedText.retry.text(inApp: nothing(), package: german) == "Erneut versuchen")
    }

    @Test func `the strings of the app come first`() throws {
        let app = try bundle("fr")
        #expect(try LocalizedText.loading.text(inApp: app, package: bundle("de")) == "Chargement en cours")
    }

    @Test func `without the resources of the package it is English`() throws {
        #expect(try LocalizedText.exhausted.text(inApp: nothing(), package: nil) == "No more content")
    }
}
