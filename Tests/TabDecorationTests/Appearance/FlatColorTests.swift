import TabDecoration
import TestDevice
import Testing
import UIKit

@MainActor
@Suite("Flat colors", .ownDevice)
struct FlatColorTests {
    @Test func `they are SkeletonView's`() {
        #expect(FlatColor.turquoise == UIColor(red: 26 / 255, green: 188 / 255, blue: 156 / 255, alpha: 1))
        #expect(FlatColor.asbestos == UIColor(red: 127 / 255, green: 140 / 255, blue: 141 / 255, alpha: 1))
    }

    @Test func `the default is light on white and dark on black`() {
        let styles = [UIUserInterfaceStyle.light, .dark].map(UITraitCollection.init(userInterfaceStyle:))
        #expect(
            styles.map(FlatColor.skeletonDefault.resolvedColor) == [FlatColor.clouds, FlatColor.darkClouds])
    }
}
