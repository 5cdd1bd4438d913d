import Foundation

/// A screen of the demo as an app would write it: one class under UIKit's, which asks a server of its own.
struct ScreenCode {
    /// The modules that it imports.
    let imports: Set<String>
    private let file: SourceFile
    private let type: SourceFile.TypeSource
    /// The classes from the demo's first one to the screen's.
    private let chain: [SourceFile.TypeSource]
    private let rewriter: ScreenRewriter

    private let summary: String?

    init?(_ name: String, madeBy maker: SceneMaker? = nil, summary: String = "", in sources: SceneSources) {
        var files: [SourceFile] = []
        var types: [SourceFile.TypeSource] = []
        var next: String? = name
        while let name = next, let file = sources.file(of: name),
            let type = file.types.first(where: { $0.name == name })
        {
            files.append(file)
            types.append(type)
            next = type.parents.first
        }
        guard let file = files.first, let type = types.first else { return nil }
        self.file = file
        self.type = type
        chain = types.reversed()
        imports = Set(files.flatMap(\.imports))
        let isAdjusted = type.members.contains { $0.key == "let setUp" }
        self.summary = isAdjusted && maker != nil ? summary : nil
        rewriter = ScreenRewriter(type, maker, isPage: types.count > 1)
    }

    /// The path of its source.
    var path: String { file.url.path }

    /// Whether it is made with arguments that the class as shown takes.
    var isMadeWithArguments: Bool { rewriter.keepsInitializer }

    /// The class, and the types that only its file knows.
    var text: String {
        let others = file.types.filter { $0.name != type.name }
        return ([rewriter.asWritten(body)] + others.map(\.text)).joined(separator: "\n\n")
    }

    private var body: String {
        var members = chain.reduce(into: [SourceFile.Member]()) { Self.merge($1.members, into: &$0) }
        rewriter.rewrite(&members)
        let fields = members.filter { $0.isField && !$0.isOfExtension }
        let others = members.filter { !$0.isField && !$0.isOfExtension } + members.filter(\.isOfExtension)
        let parts = ([fields.flatMap(\.lines)] + others.map(\.lines)).filter { !$0.isEmpty }
        return
            ([head]
            + parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n").components(separatedBy: "\n")
            + ["}"])
            .joined(separator: "\n")
    }

    private var head: String {
        let demo = Set(chain.map(\.name)).union(["ContentScreen", "LoadingScreen"])
        let parents = chain.flatMap(\.parents).filter { !demo.contains($0) }
        let unique = parents.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        let comment = summary.map { ["/// \($0)"] } ?? type.head.filter { $0.hasPrefix("///") }
        return (comment + ["final class \(type.name): \(unique.joined(separator: ", ")) {"]).joined(
            separator: "\n")
    }

    /// Adds the members of a class to those of the class above it, whose functions come in place of a call of theirs.
    private static func merge(_ added: [SourceFile.Member], into members: inout [SourceFile.Member]) {
        for var member in added {
            guard let index = members.firstIndex(where: { $0.key == member.key }) else {
                members.append(member)
                continue
            }
            let above = members[index]
            if !above.isOverride {
                member.lines = member.lines.map { $0.replacing("    override ", with: "    ") }
            }
            let name = member.key.dropFirst("func ".count).prefix { $0 != "(" }
            if let call = member.lines.firstIndex(where: { $0.trimmed.hasPrefix("super.\(name)(") }) {
                member.lines.replaceSubrange(call...call, with: above.body)
            }
            members[index] = member
        }
    }
}
