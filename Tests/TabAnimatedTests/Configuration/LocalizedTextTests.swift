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
        let english = try self.bundle("en")
        for text in LocalizedText.allCases {
            let word = text.text(inApp: Bundle(), package: bundle)
            #expect(!word.isEmpty && word != text.rawValue)
            if language != "en" { #expect(word != text.text(inApp: Bundle(), package: english)) }
        }
    }

    @Test func `German is German`() throws {
        let german = try bundle("de")
        #expect(LocalizedText.loading.text(inApp: Bundle(), package: german) == "Wird geladen")
        #expect(LocalizedText.retry.text(inApp: Bundle(), package: german) == "Erneut versuchen")
    }

    @Test func `the strings of the app come first`() throws {
        let app = try bundle("fr")
        #expect(LocalizedText.loading.text(inApp: app, package: try bundle("de")) == "Chargement en cours")
    }

    @Test func `without the resources of the package it is English`() {
        #expect(LocalizedText.exhausted.text(inApp: Bundle(), package: nil) == "No more content")
    }
}
