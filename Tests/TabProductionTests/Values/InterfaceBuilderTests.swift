import TestDevice
import Testing
import UIKit

@testable import TabProduction

@MainActor
@Suite("Attributes of Interface Builder", .ownDevice)
struct InterfaceBuilderTests {
    private let label = UILabel()

    @Test func `say the same as the options in code`() {
        label.tabSkeletonIsMarked = true
        label.tabSkeletonName = "title"
        label.tabSkeletonCornerRadius = 4
        label.tabSkeletonLastLineScale = 0.3
        label.tabSkeletonLineCornerRadius = 2
        label.tabSkeletonIsHiddenWhileAnimated = true
        label.tabSkeletonPassesTouches = true
        var options = SkeletonViewOptions()
        options.isMarked = true
        options.name = "title"
        options.cornerRadius = 4
        options.lines.lastLineScale = 0.3
        options.lines.cornerRadius = 2
        options.isHiddenWhileAnimated = true
        options.passesTouches = true
        #expect(label.skeleton == options)
    }

    @Test func `read what was never said as zero, false and no name`() {
        #expect(!label.tabSkeletonIsMarked && label.tabSkeletonName == nil)
        #expect(label.tabSkeletonCornerRadius == 0)
        #expect(label.tabSkeletonLastLineScale == 0 && label.tabSkeletonLineCornerRadius == 0)
        #expect(!label.tabSkeletonIsHiddenWhileAnimated && !label.tabSkeletonPassesTouches)
    }
}
