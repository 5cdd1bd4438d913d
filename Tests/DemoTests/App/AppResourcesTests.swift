import DemoScenes
import Foundation
import TabAnimated
import TestDevice
import Testing

@testable import Gallery

/// What scenes name, the app has.
@MainActor
@Suite("The resources of the app", .serialized, .ownDevice)
struct AppResourcesTests {
    private static let catalog = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
        .appendingPathComponent("Demo/iOS/TabAnimatedDemo.swiftpm/App/Assets.xcassets")

    private struct ImageSet: Decodable {
        struct Image: Decodable { let filename: String }
        let images: [Image]
    }

    @Test func `every picture that a scene names is in the catalog, with its files`() throws {
        var names: Set<String> = []
        for scene in DemoScene.all {
            let open = OpenScene(scene)
            open.load()
            for case .image(named: let name) in open.productions.flatMap(\.components).map(\.fill) {
                names.insert(name)
            }
            open.close()
        }
        #expect(!names.isEmpty)
        for name in names {
            let folder = Self.catalog.appendingPathComponent("\(name).imageset")
            let contents = try Data(contentsOf: folder.appendingPathComponent("Contents.json"))
            let images = try JSONDecoder().decode(ImageSet.self, from: contents).images
            #expect(!images.isEmpty)
            for image in images {
                let file = folder.appendingPathComponent(image.filename)
                #expect(FileManager.default.fileExists(atPath: file.path), "\(name): \(image.filename)")
            }
        }
    }

    @Test func `every interface file that a scene names is in the bundle of the scenes`() {
        #expect(DemoNib.all.allSatisfy { $0.file != nil })
    }
}
