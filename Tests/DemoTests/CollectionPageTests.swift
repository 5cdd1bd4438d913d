import TabAnimated
import TestDevice
import Testing
import UIKit

@testable import DemoScenes
@testable import Gallery

/// What the skeletons of the collection pages are made of.
@MainActor
@Suite("Pages with collections", .serialized, .ownDevice)
struct CollectionPageTests {
    /// Opens a page and loads it.
    private func loading(_ name: String) throws -> OpenScene {
        let scene = try OpenScene(name)
        scene.load()
        return scene
    }

    private func origins(_ scene: OpenScene) throws -> [CGPoint] {
        try #require(scene.covers.first).tiles.map(\.origin)
    }

    @Test func `a report has four lines and placeholders for its pictures`() throws {
        let scene = try loading("collection-reports")
        defer { scene.close() }
        let report = try scene.production(of: "ReportCell")
        #expect(
            report.components.prefix(4).map(\.frame.rounded) == [
                CGRect(x: 16, y: 16, width: 40, height: 40),
                CGRect(x: 68, y: 20.84, width: 271, height: 14.32),
                CGRect(x: 68, y: 41.18, width: 100, height: 11.64),
                CGRect(x: 16, y: 75.24, width: 343, height: 75.52),
            ])
        #expect(report.components[3].bars.count == 4)
        for photo in report.components[4...6] {
            #expect(photo.frame.minY == 169)
            #expect(photo.cornerRadius == 3)
            #expect(photo.fill == .image(named: "photo-placeholder"))
        }
        #expect(scene.productions.count == 3)
    }

    @Test func `placeholders have another picture in the dark`() throws {
        let scene = try loading("collection-reports")
        defer { scene.close() }
        let photo = try #require(scene.covers.first?.componentLayers.first { $0.component.index == 4 })
        let light = try #require(photo.contents as? CGImage)
        scene.window.overrideUserInterfaceStyle = .dark
        HeadlessScreen.main.turn()
        let dark = try #require(photo.contents as? CGImage)
        #expect(light != dark)
    }

    @Test func `cards stand where the delegate wants them`() throws {
        let scene = try loading("collection-cards")
        defer { scene.close() }
        let origins = try origins(scene)
        #expect(
            origins == [20, 190, 360, 530].map { CGPoint(x: 16, y: $0) })
        let course = try scene.production(of: "CourseCell")
        #expect(
            course.components.map(\.frame.rounded) == [
                CGRect(x: 16, y: 16, width: 84, height: 84),
                CGRect(x: 112, y: 16.63, width: 60, height: 10.74),
                CGRect(x: 112, y: 32.39, width: 170, height: 12),
                CGRect(x: 112, y: 57.09, width: 215, height: 49.82),
                CGRect(x: 112, y: 124.73, width: 103, height: 12.53),
                CGRect(x: 253, y: 124.73, width: 40, height: 12.53),
            ])
    }

    @Test func `the tags of a reader, which the cell hides, are in the skeleton`() throws {
        let scene = try loading("collection-segments")
        defer { scene.close() }
        let reader = try scene.production(of: "ReaderCell")
        #expect(
            reader.components[1...3].map(\.frame.rounded) == [
                CGRect(x: 88, y: 14.18, width: 150, height: 12),
                CGRect(x: 88, y: 42.39, width: 120, height: 12),
                CGRect(x: 88, y: 62.18, width: 121, height: 12),
            ])
        #expect(reader.components[5...7].map(\.frame.minX) == [118, 186, 254])
        #expect(reader.components[5...7].map(\.frame.minY) == [90, 90, 90])
        #expect(reader.components.allSatisfy { !$0.isRemoved })
    }

    @Test func `a guide is shorter than its labels`() throws {
        let scene = try loading("collection-second-segment")
        defer { scene.close() }
        let guide = try scene.production(of: "GuideCell")
        #expect(
            guide.components.map(\.frame.rounded) == [
                CGRect(x: 16, y: 16, width: 120, height: 92),
                CGRect(x: 148, y: 19.18, width: 60, height: 12),
                CGRect(x: 148, y: 34.18, width: 90, height: 12),
                CGRect(x: 148, y: 50.75, width: 211, height: 52.51),
            ])
    }

    @Test func `one description of a section serves three, each with a header and a row of posters`() throws {
        let scene = try loading("collection-nested")
        defer { scene.close() }
        #expect(
            scene.productions.map(\.className) == ["ReelHeader", "ReelCell"] + ["ReelHeader", "ReelCell"] + [
                "ReelHeader", "ReelCell",
            ])
        let origins = try origins(scene)
        #expect(origins.map(\.y) == [0, 60, 224, 284, 448, 508])
        let header = try scene.production(of: "ReelHeader")
        #expect(header.components[0].frame.rounded == CGRect(x: 16, y: 26.05, width: 323, height: 16))
        #expect(header.components[1].isRemoved)
        let row = try scene.production(of: "ReelCell")
        #expect(row.components.map(\.frame.minX) == [16, 130, 244])
    }

    @Test(arguments: ["collection-nested", "collection-sections"])
    func `in the dark a cover has the color of the page`(name: String) throws {
        let scene = try OpenScene(name)
        defer { scene.close() }
        scene.window.overrideUserInterfaceStyle = .dark
        scene.load()
        let color = try #require(scene.covers.first?.layer.backgroundColor)
        #expect(color == UIColor(red: 0.07, green: 0.08, blue: 0.14, alpha: 1).cgColor)
    }

    @Test func `a cell from an interface file has the places that the file gives`() throws {
        let scene = try loading("collection-nib")
        defer { scene.close() }
        let parcel = try scene.production(of: "ParcelCell")
        #expect(parcel.size == CGSize(width: 375, height: 148))
        #expect(parcel.components.map(\.role) == [.label, .label, .label, .button])
        #expect(parcel.components.map(\.frame.minX) == [16, 16, 16, 263])
        #expect(parcel.components[0].sourceFrame.width == 343)
        #expect(parcel.components[1].bars.count == 2)
        #expect(parcel.components[3].frame == CGRect(x: 263, y: 96, width: 96, height: 36))
        #expect(parcel.components[3].cornerRadius == 8)
    }

    @Test func `the lines of a report are six points high and light up downwards`() throws {
        let scene = try loading("collection-lines")
        defer { scene.close() }
        let report = try scene.production(of: "ReportCell")
        #expect(
            report.components[1...2].map(\.frame) == [
                CGRect(x: 68, y: 28, width: 271, height: 6), CGRect(x: 68, y: 45, width: 60, height: 6),
            ])
        let text = report.components[3]
        #expect(
            text.bars.map(\.rounded) == [
                CGRect(x: 16, y: 99, width: 343, height: 6), CGRect(x: 16, y: 117, width: 343, height: 6),
                CGRect(x: 16, y: 135, width: 171.5, height: 6),
            ])
        #expect(report.components[4...6].allSatisfy { $0.isRemoved })
        #expect(report.components.allSatisfy { $0.index == 0 || $0.cornerRadius == 0 || $0.isRemoved })
    }

    @Test func `a report and its texts begin together, and its lines follow one by one`() throws {
        let scene = try OpenScene("collection-lines")
        defer { scene.close() }
        scene.models.first?.animation = .drop()
        scene.load()
        let delays = try delays(in: scene)
        #expect(delays.count == 6)
        #expect(Set(delays[0...2]).count == 1)
        #expect(Set(delays[2...5]).count == 4)
        #expect(delays[3...5].sorted() == Array(delays[3...5]))
    }

    @Test func `on a card the picture rests while three lines light up`() throws {
        let scene = try OpenScene("collection-card-lines")
        defer { scene.close() }
        scene.models.first?.animation = .drop()
        scene.load()
        let course = try scene.production(of: "CourseCell")
        #expect(course.components.map(\.isRemoved) == [false, true, true, false, true, true])
        #expect(
            course.components[3].bars.map(\.rounded) == [
                CGRect(x: 112, y: 18, width: 200, height: 6), CGRect(x: 112, y: 34, width: 200, height: 6),
                CGRect(x: 112, y: 50, width: 140, height: 6),
            ])
        let picture = try #require(scene.covers.first?.componentLayers.first)
        #expect(picture.animationKeys() == nil)
        let delays = try delays(in: scene)
        #expect(Set(delays).count == 3)
    }

    @Test func `pictures stand in two columns until the list is full, and are never kept`() throws {
        let scene = try #require(DemoScene.all.first { $0.name == "pictures" })
        let page = scene.makeScreen()
        page.loadViewIfNeeded()
        let producer = try #require(page.coveredViews.first?.tabAnimated?.producer as? Producer)
        #expect(producer.stores.isEmpty)
        let open = OpenScene(scene)
        defer { open.close() }
        open.load()
        let origins = try origins(open)
        #expect(
            origins == [
                CGPoint(x: 10, y: 10), CGPoint(x: 192.5, y: 10), CGPoint(x: 192.5, y: 170),
                CGPoint(x: 10, y: 230), CGPoint(x: 192.5, y: 360), CGPoint(x: 10, y: 480),
                CGPoint(x: 192.5, y: 540),
            ])
        #expect(open.productions.map(\.size.height) == [210, 150, 180, 240, 170, 200, 210])
    }

    /// The delays after which the bars of the first item light up, in the order of the bars.
    private func delays(in scene: OpenScene) throws -> [CFTimeInterval] {
        let layers = try #require(scene.covers.first).componentLayers.filter { $0.cellIndex == 0 }
        return layers.flatMap(\.bars).compactMap { bar in
            bar.animationKeys()?.first.flatMap { bar.animation(forKey: $0)?.beginTime }
        }
    }
}

extension CGRect {
    /// The rectangle in hundredths of a point.
    var rounded: CGRect {
        CGRect(x: minX.rounded, y: minY.rounded, width: width.rounded, height: height.rounded)
    }
}

extension CGFloat {
    fileprivate var rounded: CGFloat { (self * 100).rounded() / 100 }
}
