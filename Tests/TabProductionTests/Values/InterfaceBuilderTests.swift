import TestDevice
import Testing
import UIKit

@testable import TabProduction

@MainActor
@Suite("Attributes of Interface Builder", .ownDevice)
struct InterfaceBuilderTests {
    private let label = UILabel()

    @Test func `say the same as the options in code`() {
        label.skeletonIsMarked = true
        label.skeletonName = "title"
        label.skeletonCornerRadius = 4
        label.skeletonIsHiddenWhileAnimated = true
        label.skeletonPassesTouches = true
        var options = SkeletonViewOptions()
        options.isMarked = true
        options.name = "title"
        options.cornerRadius = 4
        options.isHiddenWhileAnimated = true
        options.passesTouches = true
        #expect(label.skeleton == options)
    }

    @Test func `say how bars are made`() {
        label.skeletonLineCount = 3
        label.skeletonLineHeight = 15
        label.skeletonLineSpacing = 10
        label.skeletonLastLineScale = 0.7
        label.skeletonLineCornerRadius = 4
        var lines = SkeletonLines()
        lines.count = .custom(3)
        lines.height = .fixed(15)
        lines.cornerRadius = 4
        lines.spacing = 10
        lines.lastLineScale = 0.7
        #expect(label.skeleton.lines == lines)
    }

    @Test func `zero lines and heights say nothing`() {
        label.skeletonLineCount = 0
        label.skeletonLineHeight = 0
        #expect(label.skeleton == SkeletonViewOptions())
    }

    @Test func `read what was never said as zero and no name`() {
        #expect(!label.skeletonIsMarked && label.skeletonName == nil && label.skeletonLineCount == 0)
        #expect(label.skeletonCornerRadius == 0 && label.skeletonLineHeight == 0)
        #expect(label.skeletonLineSpacing == 0 && label.skeletonLastLineScale == 0)
    }
}
