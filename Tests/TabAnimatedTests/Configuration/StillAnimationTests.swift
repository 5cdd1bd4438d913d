import Foundation
import Testing
import UIKit

@testable import TabAnimated

/// Whoever writes `.none` for an animation wants nothing to move, and is told how to say so.
@MainActor
@Suite("An animation that is none", .serialized, .ownApp)
struct StillAnimationTests {
    /// What the compiler says of a line of an app.
    private func errors(in line: String) throws -> String {
        let products = try #require(Bundle.main.executableURL).deletingLastPathComponent()
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).swift")
        let source = """
            import TabAnimated
            import UIKit
            @MainActor func load(_ tableView: UITableView, _ model: TableAnimated) { \(line) }
            """
        try source.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let (compiler, output) = (Process(), Pipe())
        compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        compiler.arguments = [
            "swiftc", "-typecheck", "-swift-version", "6", "-I",
            products.appendingPathComponent("Modules").path,
            file.path,
        ]
        compiler.standardError = output
        try compiler.run()
        let said = output.fileHandleForReading.readDataToEndOfFile()
        compiler.waitUntilExit()
        return String(decoding: said, as: UTF8.self)
    }

    private func name(_ screen: Screen<SamplePage>) -> String {
        screen.overlay?.animation.map { "\(type(of: $0))" } ?? ""
    }

    @Test(arguments: [
        "tableView.tabAnimated?.animation = .none", "model.animation = .none",
        "SkeletonConfiguration.shared.animation = .none", "model.animation = nil",
    ])
    func `does not compile`(line: String) throws {
        let said = try errors(in: line)
        #expect(said.contains("error: "))
        #expect(said.contains(line.hasSuffix("nil") ? "'nil' cannot be assigned" : "renamed to 'still'"))
    }

    @Test func `is written still`() throws {
        #expect(try errors(in: "tableView.tabAnimated?.animation = .still").isEmpty)
    }

    @Test func `a model takes the animation of the configuration, until it has one`() {
        let page = SamplePage()
        let screen = Screen(page)
        SkeletonConfiguration.shared.animation = .still
        let model = ViewAnimated()
        page.tabAnimated = model
        page.startTabAnimation()
        #expect(name(screen) == "StillAnimation")
        model.animation = .pulse()
        page.updateTabAnimation()
        #expect(name(screen) == "PulseAnimation")
        model.animation = .configured
        SkeletonConfiguration.shared.animation = .bin()
        page.updateTabAnimation()
        #expect(name(screen) == "BinAnimation")
    }

    @Test func `a gradient has the standard color and its complement, and slides without a word more`() {
        let gradient = SkeletonGradient()
        let light = UITraitCollection(userInterfaceStyle: .light)
        let colors = gradient.colors.map { color -> Int in
            var red: CGFloat = 0
            color.resolvedColor(with: light).getRed(&red, green: nil, blue: nil, alpha: nil)
            return Int((red * 255).rounded())
        }
        // 0xEEEEEE, 0.94 of it, and back.
        #expect(colors == [238, 224, 238])
        let screen = Screen(SamplePage())
        screen.content.tabAnimated = ViewAnimated()
        screen.content.tabAnimated?.animation = .sliding()
        screen.content.startTabAnimation()
        #expect(name(screen) == "ShimmerAnimation")
    }
}
