import Foundation
import Testing

/// Imported declarations of UIKit are `@preconcurrency`, so that code of Swift 5 may call them from anywhere.
@Suite("Isolation as imported") struct IsolationTests {
    private static let module = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("UIKit")

    /// The attributes and the rest of every public declaration that is bound to the main actor, by its file.
    private func declarations() -> [(file: String, text: String)] {
        let paths =
            FileManager.default.enumerator(atPath: Self.module.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".swift") }.flatMap { path -> [(file: String, text: String)] in
            let file = Self.module.appendingPathComponent(path)
            let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
            return text.matches(of: /(?m)^ *((@\w+\s+)*@MainActor\s+(@\w+\s+)*)((public|open)\b[^\n]*)/)
                .map { (path, String($0.output.1 + $0.output.4)) }
        }
    }

    @Test func `what is bound to the main actor is preconcurrency`() {
        let all = declarations()
        #expect(all.count > 120)
        let strict = all.filter { !$0.text.contains("@preconcurrency") }
        #expect(strict.map { "\($0.file): \($0.text)" } == [])
    }
}
