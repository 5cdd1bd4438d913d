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
        label.tabSkeletonIsHiddenWhileAnimated = true
        label.tabSkeletonPassesTouches = true
        var options = SkeletonViewOptions()
        options.isMarked = true
        options.name = "title"
        options.cornerRadius = 4
        options.isHiddenWhileAnimated = true
        options.passesTouches = true
        #expect(label.skeleton == options)
    }

    @Test func `say how bars are made`() {
        label.tabSkeletonLineCount = 3
        label.tabSkeletonLineHeight = 15
        label.tabSkeletonLineSpacing = 10
        label.tabSkeletonLastLineScale = 0.7
        label.tabSkeletonLineCornerRadius = 4
        var lines = SkeletonLines()
        lines.count = .custom(3)
        lines.height = .fixed(15)
        lines.cornerRadius = 4
        lines.spacing = 10
        lines.lastLineScale = 0.7
        #expect(label.skeleton.lines == lines)
    }

    @Test func `zero lines and heights say nothing`() {
        label.tabSkeletonLineCount = 0
        label.tabSkeletonLineHeight = 0
        #expect(label.skeleton == SkeletonViewOptions())
    }

    @Test func `read what was never said as zero and no name`() {
        #expect(!label.tabSkeletonIsMarked && label.tabSkeletonName == nil && label.tabSkeletonLineCount == 0)
        #expect(label.tabSkeletonCornerRadius == 0 && label.tabSkeletonLineHeight == 0)
        #expect(label.tabSkeletonLineSpacing == 0 && label.tabSkeletonLastLineScale == 0)
    }
}
