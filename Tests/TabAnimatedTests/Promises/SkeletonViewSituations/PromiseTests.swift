import Foundation
import TabAnimated
import Testing
import UIKit

/// What SkeletonView's users suffered most from, and what cannot happen here.
@MainActor
@Suite("SkeletonView's situations: nothing exchanged, nothing off the main actor", .serialized, .ownApp)
struct PromiseTests {
    private static let sources = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")

    private static func files() throws -> [(name: String, text: String)] {
        let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
        return try (files?.allObjects ?? []).compactMap { $0 as? URL }
            .filter { $0.pathExtension == "swift" }
            .map { ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }
    }

    // MARK: Methods

    /// Where there is no Objective-C, methods are found in the table of their class; a method that was
    /// exchanged would stand there.
    @Test func `the methods of UIKit's classes, and of the app's, are the same before, while and after`() {
        let classes: [AnyClass] = [
            UIView.self, UILabel.self, UIButton.self, UIImageView.self, UITextView.self, UIScrollView.self,
            UITableView.self, UITableViewCell.self, UICollectionView.self, UICollectionViewCell.self,
            UIViewController.self, UIWindow.self, CALayer.self, SampleCell.self, SamplePage.self,
        ]
        let tables = { classes.map { MethodTable(of: $0) } }
        let before = tables()
        let page = Screen(SamplePage())
        page.content.tabAnimated = ViewAnimated()
        page.content.startTabAnimation()
        let list = Screen(makeTable(Sections([2, 0])))
        list.content.tabAnimated = TableAnimated(cellClass: SampleCell.self, inSections: [1])
        list.content.startTabAnimation()
        HeadlessScreen.main.turn()
        #expect(tables() == before)
        list.content.endTabAnimation()
        page.content.endTabAnimation()
        #expect(tables() == before)
        #expect(Set(before).count == classes.count)
    }

    @Test func `every view is of the class it was made of`() {
        let screen = Screen(makeTable(Sections([2])))
        screen.content.tabAnimated = TableAnimated(cellClass: SampleCell.self)
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        #expect(type(of: screen.content) == UITableView.self)
        #expect(screen.content.visibleCells.allSatisfy { type(of: $0) == SampleCell.self })
    }

    @Test(arguments: [
        "method_exchange", "method_setImplementation", "class_replaceMethod", "objc_allocateClassPair",
        "object_setClass", "NSSelectorFromString", "NSClassFromString", "dynamicReplacement",
        "performSelector", "perform(Selector",
    ])
    func `no source speaks to the runtime in order to change it`(word: String) throws {
        let found = try Self.files().filter { $0.text.contains(word) }.map(\.name)
        #expect(found == [])
    }

    @Test(arguments: ["class_addMethod(", "imp_implementationWithBlock("])
    func `only a class of ours gets methods at run time, and from itself`(word: String) throws {
        let found = try Self.files().filter { $0.text.contains(word) }
        #expect(found.map(\.name) == ["RuntimeSupport.swift"])
        #expect(found.first?.text.ranges(of: "class_addMethod(self, ").count == 1)
        #expect(found.first?.text.ranges(of: "class_addMethod(type, ").count == 1)
        #expect(found.first?.text.ranges(of: word).count == 2)
        let follow = try Self.files().filter { $0.text.contains("Conformance.follow(") }
        #expect(follow.map(\.name) == ["RoomDelegate.swift"])
    }

    // MARK: Threads

    /// In the language mode of Swift 6 a call from elsewhere to the main actor is an error unless it is awaited,
    /// and so is handing over a value that cannot be sent. What is neither holds no view and reaches none:
    /// descriptions that a model takes in, constants, a clock, and layers, which Core Animation leaves free.
    @Test func `every public type that reaches a view belongs to the main actor`() throws {
        let free = try Self.files().flatMap { file in
            Self.publicTypes(in: file.text).filter { !$0.isSafe }.map(\.name)
        }
        #expect(
            free.sorted() == [
                "ComponentAttributeKey", "ComponentLayer", "FlatColor", "MappingOptions",
            ])
    }

    @Test func `the package is compiled in the language mode of Swift 6`() throws {
        let manifest = Self.sources.deletingLastPathComponent().appendingPathComponent("Package.swift")
        #expect(try String(contentsOf: manifest, encoding: .utf8).contains("swiftLanguageModes: [.v6]"))
    }

    private struct PublicType {
        let name: String
        let isSafe: Bool
    }

    private static func publicTypes(in text: String) -> [PublicType] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return lines.indices.compactMap { index in
            let words = lines[index].split(separator: " ").map(String.init)
            guard let first = words.first, ["public", "open"].contains(first), !lines[index].hasPrefix(" "),
                let kind = words.firstIndex(where: ["struct", "class", "enum", "protocol"].contains)
            else { return nil }
            let name = words[kind + 1].prefix { $0.isLetter || $0.isNumber }
            let end = lines[index...].firstIndex { $0.contains("{") } ?? index
            let heading = lines[index...end].joined()
            let attributes = lines[..<index].reversed().prefix { $0.hasPrefix("@") || $0.hasPrefix("///") }
            let isUIKits = heading.contains(": UIView") || heading.contains(": UIScrollView")
            return PublicType(
                name: String(name),
                isSafe: attributes.contains("@MainActor") || heading.contains("Sendable") || isUIKits)
        }
    }
}

/// The part of a class in memory that calls of its methods go through.
private struct MethodTable: Hashable {
    private let words: [UInt]

    /// Reads the table of a class of a runtime without Objective-C, where the size of the class and the
    /// place of its first word stand behind the class itself, its superclass and the size of its instances.
    init(of type: AnyClass) {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let size = Int(metadata.load(fromByteOffset: 32, as: UInt32.self))
        let start = Int(metadata.load(fromByteOffset: 36, as: UInt32.self))
        words = stride(from: 0, to: size, by: MemoryLayout<UInt>.size).map {
            (metadata - start).load(fromByteOffset: $0, as: UInt.self)
        }
    }
}
