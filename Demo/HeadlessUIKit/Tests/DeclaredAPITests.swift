import Foundation
import TestDevice
import Testing
import UIKit

/// An API that is declared works, or is not declared: what an app implements is called, what an app sets is read.
@Suite(.ownDevice)
struct DeclaredAPITests {
    private static let sources = ModuleSources(
        folders: ["Lists", "Compositional", "Diffable", "Controllers"])

    @Test func `the sources are found`() {
        #expect(Self.sources.requirements.count > 80)
        #expect(Self.sources.storedProperties.count > 120)
    }

    @Test func `every method of a data source or delegate is called`() {
        let uncalled = Self.sources.requirements.filter { !Self.sources.calls($0) }
        #expect(uncalled.map(\.description) == [])
    }

    @Test(arguments: [
        ("UIScrollViewDelegate", HeadlessScrollMessage.allCases.count),
        ("UITableViewDataSource", HeadlessTableSourceMessage.allCases.count),
        ("UITableViewDelegate", HeadlessTableDelegateMessage.allCases.count),
        ("UICollectionViewDataSource", HeadlessCollectionSourceMessage.allCases.count),
        ("UICollectionViewDelegate", HeadlessCollectionDelegateMessage.allCases.count),
        ("UICollectionViewDelegateFlowLayout", HeadlessFlowMessage.allCases.count),
    ])
    func `every method that a list calls has its message`(owner: String, count: Int) {
        #expect(Self.sources.requirements.filter { $0.owner == owner }.count == count)
    }

    @Test func `every property that an app sets is read`() {
        let unread = Self.sources.storedProperties.filter { !Self.sources.reads($0) }
        #expect(unread.sorted() == [])
    }
}

/// The text of the headless module, as far as the tests of this file ask about it.
private struct ModuleSources {
    /// A method that a protocol asks for: its name and the labels after the first.
    struct Requirement: CustomStringConvertible {
        let owner: String
        let name: String
        let labels: [String]

        var description: String { "\(name)(\(labels.map { $0 + ":" }.joined()))" }
    }

    private let text: String
    private let uses: [Substring: Int]
    private let declarations: [Substring: Int]
    let requirements: [Requirement]
    let storedProperties: [String]

    init(folders: [String]) {
        let module = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("UIKit")
        let all = Self.files(in: module)
        // A default implementation that forwards a message calls nothing for the list.
        text = all.values.joined(separator: "\n")
            .replacing(#/target\(of: \.\w+\)(?:\.map \{ \$0|\?)\./#, with: "")
        let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        uses = Dictionary(words.map { ($0, 1) }, uniquingKeysWith: +)
        declarations = Dictionary(
            zip(words, words.dropFirst()).filter { $0.0 == "var" }.map { ($0.1, 1) }, uniquingKeysWith: +)
        let own = all.filter { file in folders.contains { file.key.hasPrefix(module.path + "/\($0)/") } }
        requirements = own.values.flatMap(Self.requirements)
        storedProperties = Array(Set(own.values.flatMap(Self.storedProperties)))
    }

    private static func files(in folder: URL) -> [String: String] {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        var files: [String: String] = [:]
        for path in paths where path.hasSuffix(".swift") {
            let full = folder.path + "/" + path
            files[full] = try? String(contentsOfFile: full, encoding: .utf8)
        }
        return files
    }

    /// The methods of the protocols whose adopters are asked: data sources and delegates.
    private static func requirements(in text: String) -> [Requirement] {
        let protocols =
            #/protocol (\w+(?:DataSource|Delegate|DataSourcePrefetching|DelegateFlowLayout)): [^{]*\{\n(.*?)\n\}/#
            .dotMatchesNewlines()
        return text.matches(of: protocols).flatMap { body in
            body.2.matches(of: #/func (\w+)\(([^)]*)\)/#).map { method in
                let labels = method.2.matches(of: #/(?:^|,)\s*(\w+)[^,]*/#).map { String($0.1) }
                return Requirement(
                    owner: String(body.1), name: String(method.1), labels: labels.filter { $0 != "_" })
            }
        }
    }

    func calls(_ requirement: Requirement) -> Bool {
        let labels = requirement.labels.map { "\($0):[^{}]{0,160}?" }.joined()
        let pattern = "[.?]\(requirement.name)\\([^{}]{0,160}?\(labels)\\)"
        return text.range(of: pattern, options: .regularExpression) != nil
    }

    /// The names of the variables that an app may set.
    private static func storedProperties(in text: String) -> [String] {
        text.matches(
            of: #/\n *(?:open|public) (?:weak )?var (\w+)(?:: [^={\n]+| = [^\n]+)(?:\{\n *didSet|\n)/#
        )
        .map { String($0.1) }
    }

    /// Whether a name stands anywhere but in declarations.
    func reads(_ name: String) -> Bool {
        uses[name[...], default: 0] > declarations[name[...], default: 0]
    }
}
