import Foundation
import TestDevice
import Testing
import UIKit

@testable import DemoScenes
@testable import Gallery

/// What the gallery makes of the interface files that the demo's cells come from.
@MainActor
@Suite("Interface files", .serialized, .ownDevice)
struct CollectionPageNibTests {
    private func cell(_ name: String) throws -> UICollectionViewCell {
        let nib = try #require(DemoNib.all.first { $0.name == name })
        let file = try #require(nib.file.flatMap { InterfaceFile(contentsOf: $0) })
        return try #require(file.objects(cellClass: nib.cellClass).first as? UICollectionViewCell)
    }

    private func file(_ text: String) throws -> URL {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xib")
        try Data(text.utf8).write(to: url)
        return url
    }

    @Test func `a cell has the class, the views and the tags of its file`() throws {
        let cell = try cell("ParcelCell")
        #expect(cell is ParcelCell)
        #expect(cell.contentView.subviews.map(\.tag) == [1, 2, 3, 4])
        #expect(cell.contentView.subviews.map { $0 is UILabel } == [true, true, true, false])
        #expect(cell.contentView.subviews.last is UIButton)
    }

    @Test func `a cell is told that it has awoken`() throws {
        let cell = try cell("ParcelCell")
        #expect(cell.contentView.backgroundColor == .secondarySystemGroupedBackground)
        #expect(cell.contentView.viewWithTag(4)?.layer.cornerRadius == 8)
    }

    @Test func `each cell that is asked for is another one`() throws {
        let nib = try #require(DemoNib.all.first { $0.name == "ParcelCell" })
        let file = try #require(nib.file.flatMap { InterfaceFile(contentsOf: $0) })
        let cells = (1...2).flatMap { _ in file.objects(cellClass: nib.cellClass) }.compactMap {
            $0 as? UIView
        }
        #expect(cells.count == 2)
        #expect(cells.first !== cells.last)
    }

    @Test func `constraints put views where the file shows them`() throws {
        let cell = try cell("ParcelCell")
        let shown = cell.contentView.subviews.map(\.frame)
        (cell as? ParcelCell)?.show(
            Parcel(
                sender: "Somebody", content: "A text that is long enough to need both of the lines it has",
                state: "A state that takes all the room there is beside the button"))
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
        for (view, frame) in zip(cell.contentView.subviews, shown) {
            #expect(abs(view.frame.minX - frame.minX) < 1)
            #expect(abs(view.frame.minY - frame.minY) < 2)
            #expect(abs(view.frame.height - frame.height) < 1)
        }
    }

    @Test func `views keep to the edges of a wider cell, on the side where reading begins`() throws {
        let cell = try cell("ParcelCell")
        cell.semanticContentAttribute = .forceRightToLeft
        for view in [cell.contentView] + cell.contentView.subviews {
            view.semanticContentAttribute = .forceRightToLeft
        }
        cell.frame.size.width = 500
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
        #expect(cell.contentView.subviews[0].frame.maxX == 484)
        #expect(cell.contentView.subviews[3].frame == CGRect(x: 16, y: 96, width: 96, height: 36))
    }

    @Test(arguments: ["", "no interface", "<document><objects>"])
    func `what is no interface file makes nothing`(text: String) throws {
        let url = try file(text)
        defer { try? FileManager.default.removeItem(at: url) }
        #expect(InterfaceFile(contentsOf: url) == nil)
    }

    @Test func `a file without a cell makes no objects`() throws {
        let url = try file("<document><objects><view id=\"a\"/></objects></document>")
        defer { try? FileManager.default.removeItem(at: url) }
        #expect(InterfaceFile(contentsOf: url)?.objects(cellClass: ParcelCell.self).isEmpty == true)
    }
}
