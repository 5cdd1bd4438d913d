import Foundation
import TabAnimated
import TestDevice
import Testing
import UIKit

@testable import Gallery

@MainActor
@Suite("A page of one's own cells", .serialized, .ownDevice)
struct SkeletonPageTests {
    private func write(_ samples: [SkeletonSample]) async throws -> String {
        let directory = FileManager.default.temporaryDirectory
            .appendingPathComponent("skeletons-\(UUID().uuidString)", isDirectory: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        try await SkeletonPage(samples).write(to: directory)
        return try String(contentsOf: directory.appendingPathComponent("index.html"), encoding: .utf8)
    }

    @Test func `it has the rows of a cell, its shapes by name, and its content`() async throws {
        let page = try await write([
            SkeletonSample(FerryCell.self, height: 88) { cell, row in cell.show(row) }
        ])
        #expect(page.contains("data-name=\"FerryCell\""))
        #expect(page.contains("\"name\":\"routeLabel\""))
        #expect(page.contains("Ferry 3"))
    }

    @Test func `it has a view that is no cell`() async throws {
        let page = try await write([
            SkeletonSample(FerryView()) { view in view.routeLabel.text = "To the islands" }
        ])
        #expect(page.contains("data-name=\"FerryView\""))
        #expect(page.contains("To the islands"))
    }

    @Test func `a program belongs to the package that has its build folder, from wherever it is run`() {
        let package = OwnPackage(
            of: URL(fileURLWithPath: "/packages/Inspect/.build/x86_64/debug/Inspect"),
            current: URL(fileURLWithPath: "/elsewhere", isDirectory: true))
        #expect(package.folder.path == "/packages/Inspect")
        #expect(package.program == "Inspect")
    }

    @Test func `a program without a build folder belongs to the current folder`() {
        let package = OwnPackage(
            of: URL(fileURLWithPath: "/usr/bin/Inspect"),
            current: URL(fileURLWithPath: "/elsewhere", isDirectory: true))
        #expect(package.folder.path == "/elsewhere")
    }

    @Test func `a changed source is noticed, and others are not`() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("watch-\(UUID().uuidString)", isDirectory: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let build = folder.appendingPathComponent(".build/debug", isDirectory: true)
        try FileManager.default.createDirectory(at: build, withIntermediateDirectories: true)
        let watch = SourceWatch(package: OwnPackage(of: build.appendingPathComponent("Own"), current: folder))
        let source = folder.appendingPathComponent("Cell.swift")
        try Data("a".utf8).write(to: source)
        let before = watch.dates()
        try Data("b".utf8).write(to: build.appendingPathComponent("Made.swift"))
        try Data("b".utf8).write(to: folder.appendingPathComponent("notes.md"))
        #expect(watch.dates() == before)
        try FileManager.default.setAttributes(
            [.modificationDate: Date.distantPast], ofItemAtPath: source.path)
        #expect(watch.dates() != before)
    }
}

private final class FerryCell: UITableViewCell {
    let routeLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(routeLabel)
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ row: Int) {
        routeLabel.text = "Ferry \(row)"
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        routeLabel.frame = CGRect(x: 16, y: 20, width: contentView.bounds.width - 32, height: 22)
    }
}

private final class FerryView: UIView {
    let routeLabel = UILabel(frame: CGRect(x: 16, y: 80, width: 240, height: 22))

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        addSubview(routeLabel)
    }

    required init?(coder: NSCoder) {
        nil
    }
}
