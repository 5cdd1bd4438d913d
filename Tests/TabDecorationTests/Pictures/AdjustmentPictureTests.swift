import TestDevice
import Testing
import UIKit

@testable import TabDecoration

@MainActor
@Suite("Pictures of adjustments", .serialized, .ownDevice)
struct AdjustmentPictureTests {
    private typealias Entry = AdjustmentSheet.Entry

    @Test func `moves and sizes look as reviewed`() throws {
        let entries = [
            Entry("animation(1).left(20)") { $0.animation(1).left(20) },
            Entry("animation(1).right(12)") { $0.animation(1).right(12) },
            Entry("animation(1).up(6)") { $0.animation(1).up(6) },
            Entry("animation(1).down(6)") { $0.animation(1).down(6) },
            Entry("animation(1).x(60)") { $0.animation(1).x(60) },
            Entry("animation(1).y(2)") { $0.animation(1).y(2) },
            Entry("animation(1).width(60)") { $0.animation(1).width(60) },
            Entry("animation(3).width(30)") { $0.animation(3).width(30) },
            Entry("animation(1).height(16)") { $0.animation(1).height(16) },
            Entry("animation(1).reducedWidth(40)") { $0.animation(1).reducedWidth(40) },
            Entry("animation(1).reducedHeight(6)") { $0.animation(1).reducedHeight(6) },
            Entry("reducedWidth(40).right(20)") { $0.animation(1).reducedWidth(40).right(20) },
            Entry("reducedHeight(6).down(3)") { $0.animation(1).reducedHeight(6).down(3) },
            Entry("align(.right).width(60)") { $0.animation(1).align(.right).width(60) },
            Entry("align(.left).width(30)") { $0.animation(3).align(.left).width(30) },
            Entry("animations(1, 2).down(4)") { $0.animations(1, 2).down(4) },
            Entry("animations(1...3).left(8)") { $0.animations(1...3).left(8) },
            Entry("animation(2).leading(12)") { $0.animation(2).leading(12) },
            Entry("animation(2).trailing(12)") { $0.animation(2).trailing(12) },
            Entry("animations([0, 4]).up(4)") { $0.animations([0, 4]).up(4) },
            Entry("animation(named: \"date\").width(20)") { $0.animation(named: "date").width(20) },
            Entry("all.radius(4)") { $0.all.radius(4) },
            Entry("all(.label).reducedWidth(20)") { $0.all(.label).reducedWidth(20) },
            Entry("create(10).x(120).y(30).width(30).height(20)") {
                $0.create(10).x(120).y(30).width(30).height(20)
            },
            Entry("create(named: \"dot\").x(4).y(4).width(8).height(8)") {
                $0.create(named: "dot").x(4).y(4).width(8).height(8)
            },
        ]
        try expectGolden(AdjustmentSheet(entries: entries).svg, named: "adjustments-frames.svg")
    }

    @Test func `lines look as reviewed`() throws {
        let entries = [
            Entry("animation(4).line(3).space(2)") { $0.animation(4).line(3).space(2) },
            Entry("animation(4).line(3, isHorizontal: true)") { $0.animation(4).line(3, isHorizontal: true) },
            Entry("animation(4).line(0).height(4).space(3)") { $0.animation(4).line(0).height(4).space(3) },
            Entry("animation(4).space(2)") { $0.animation(4).space(2) },
            Entry("animation(4).lastLineScale(0.8)") { $0.animation(4).lastLineScale(0.8) },
            Entry("width(40, ofLine: 0)") { $0.animation(4).width(40, ofLine: 0) },
            Entry("height(4, ofLine: 0)") { $0.animation(4).height(4, ofLine: 0) },
            Entry("space(1, afterLine: 0)") { $0.animation(4).space(1, afterLine: 0) },
            Entry("scale(0.9, ofLine: 1)") { $0.animation(4).scale(0.9, ofLine: 1) },
            Entry("align(.right)") { $0.animation(4).align(.right) },
            Entry("align(.center)") { $0.animation(4).align(.center) },
        ]
        try expectGolden(AdjustmentSheet(entries: entries).svg, named: "adjustments-lines.svg")
    }

    @Test func `relations look as reviewed`() throws {
        let entries = [
            Entry("animation(2).leftEqualTo(0)") { $0.animation(2).leftEqualTo($0.animation(0)) },
            Entry("animation(2).rightEqualTo(1)") { $0.animation(2).rightEqualTo($0.animation(1)) },
            Entry("animation(2).topEqualTo(0)") { $0.animation(2).topEqualTo($0.animation(0)) },
            Entry("animation(2).bottomEqualTo(0)") { $0.animation(2).bottomEqualTo($0.animation(0)) },
            Entry("leftEqualToRight(0, offset: 2)") {
                $0.animation(2).leftEqualToRight($0.animation(0), offset: 2)
            },
            Entry("animation(0).rightEqualToLeft(1)") { $0.animation(0).rightEqualToLeft($0.animation(1)) },
            Entry("topEqualToBottom(1, offset: 2)") {
                $0.animation(2).topEqualToBottom($0.animation(1), offset: 2)
            },
            Entry("animation(1).bottomEqualToTop(2)") { $0.animation(1).bottomEqualToTop($0.animation(2)) },
            Entry("animation(2).widthEqualTo(1)") { $0.animation(2).widthEqualTo($0.animation(1)) },
            Entry("animation(2).heightEqualTo(0, offset: -20)") {
                $0.animation(2).heightEqualTo($0.animation(0), offset: -20)
            },
            Entry("horizontalCenterEqualTo(\"title\")") {
                $0.animation(2).horizontalCenterEqualTo($0.animation(named: "title"))
            },
            Entry("verticalCenterEqualTo(\"avatar\")") {
                $0.animation(2).verticalCenterEqualTo($0.animation(named: "avatar"))
            },
            Entry("horizontalCenter()") { $0.animation(2).horizontalCenter() },
            Entry("verticalCenter(offset: 4)") { $0.animation(2).verticalCenter(offset: 4) },
            Entry("leadingEqualTo(0)") { $0.animation(2).leadingEqualTo($0.animation(0)) },
            Entry("trailingEqualTo(1)") { $0.animation(2).trailingEqualTo($0.animation(1)) },
            Entry("leadingEqualToTrailing(0)") { $0.animation(2).leadingEqualToTrailing($0.animation(0)) },
            Entry("trailingEqualToLeading(1)") { $0.animation(2).trailingEqualToLeading($0.animation(1)) },
            Entry("leftEqualTo(1).rightEqualTo(1)") {
                $0.animation(2).leftEqualTo($0.animation(1)).rightEqualTo($0.animation(1))
            },
            Entry("topEqualTo(0).bottomEqualTo(0)") {
                $0.animation(1).topEqualTo($0.animation(0)).bottomEqualTo($0.animation(0))
            },
        ]
        try expectGolden(AdjustmentSheet(entries: entries).svg, named: "adjustments-relations.svg")
    }

    @Test func `looks look as reviewed`() throws {
        // A picture is drawn in the traits of the screen, which another test may have left dark.
        HeadlessScreen.main.reset()
        HeadlessAssets.register(name: "stripes", image: Self.stripes)
        let entries = [
            Entry("animation(0).radius(16)") { $0.animation(0).radius(16) },
            Entry("radius(10, corners: [.topLeft])") {
                $0.animation(0).radius(10, corners: [.layerMinXMinYCorner])
            },
            Entry("reducedRadius(10) of 16") { $0.animation(0).radius(16).reducedRadius(10) },
            Entry("background.reducedRadius(12) of 24") {
                $0.surface.color(.silver).radius(24).reducedRadius(12)
            },
            Entry("animation(0).color(.carrot)") { $0.animation(0).color(.carrot) },
            Entry("gradient([.systemTeal, .systemPink])") {
                $0.animation(0).gradient([.systemTeal, .systemPink])
            },
            Entry("gradient(SkeletonGradient(baseColor: …))") {
                $0.animation(4).gradient(SkeletonGradient(baseColor: UIColor.peterRiver))
            },
            Entry("placeholder(\"stripes\")") { $0.animation(0).placeholder("stripes") },
            Entry("color(.red).removeContents()") { $0.animation(0).color(.red).removeContents() },
            Entry("shadow(.black, opacity: 0.5)") { $0.animation(0).shadow(.black, opacity: 0.5) },
            Entry("shadow(…).removeShadow()") { $0.animation(0).shadow(.black, opacity: 0.5).removeShadow() },
            Entry("animation(0).remove()") { $0.animation(0).remove() },
            Entry("remove().show()") { $0.animation(0).remove().show() },
            Entry("animation(0).radius(16).cutOut()") { $0.animation(0).radius(16).cutOut() },
            Entry("background.color(.clouds)") { $0.surface.color(.clouds) },
            Entry("background.radius(20)") { $0.surface.color(.silver).radius(20) },
            Entry("background.gradient(…)") {
                $0.surface.gradient(SkeletonGradient(colors: [UIColor.clouds, UIColor.concrete]))
            },
            Entry("background.border(.systemRed)") { $0.surface.border(.systemRed) },
            Entry("background.border(.systemRed, width: 4)") {
                $0.surface.border(.systemRed, width: 4)
            },
            Entry("background.reducedWidth(40)") { $0.surface.color(.silver).reducedWidth(40) },
        ]
        try expectGolden(AdjustmentSheet(entries: entries).svg, named: "adjustments-looks.svg")
    }

    @Test func `surfaces look as reviewed`() throws {
        HeadlessScreen.main.reset()
        HeadlessAssets.register(name: "stripes", image: Self.stripes)
        let silver = UIColor.silver
        let entries = [
            Entry("background.left(8)") { $0.surface.color(silver).left(8) },
            Entry("background.right(8)") { $0.surface.color(silver).right(8) },
            Entry("background.leading(8)") { $0.surface.color(silver).leading(8) },
            Entry("background.trailing(8)") { $0.surface.color(silver).trailing(8) },
            Entry("background.up(6)") { $0.surface.color(silver).up(6) },
            Entry("background.down(6)") { $0.surface.color(silver).down(6) },
            Entry("background.x(20)") { $0.surface.color(silver).x(20) },
            Entry("background.y(20)") { $0.surface.color(silver).y(20) },
            Entry("background.width(100)") { $0.surface.color(silver).width(100) },
            Entry("background.height(50)") { $0.surface.color(silver).height(50) },
            Entry("background.reducedHeight(30)") { $0.surface.color(silver).reducedHeight(30) },
            Entry("background.placeholder(\"stripes\")") { $0.surface.placeholder("stripes") },
            Entry("placeholder(…).removeContents()") {
                $0.surface.placeholder("stripes").removeContents()
            },
            Entry("background.clear().border(.systemTeal)") { $0.surface.clear().border(.systemTeal) },
            Entry("background.shadow(.black, opacity: 0.5)") {
                $0.surface.reducedWidth(8).reducedHeight(8).shadow(.black, opacity: 0.5)
            },
            Entry("shadow(…).removeShadow()") {
                $0.surface.shadow(.black, opacity: 0.5).removeShadow()
            },
            Entry("background.edit { $0.cornerRadius = 16 }") {
                $0.surface.color(silver).edit { $0.cornerRadius = 16 }
            },
            Entry("cards.color(.carrot)") { $0.cards.color(.carrot) },
            Entry("card(0).radius(20).down(4)") { $0.card(0).radius(20).down(4) },
            Entry("card(1).shadow(.black, opacity: 0.4)") { $0.card(1).shadow(.black, opacity: 0.4) },
            Entry("animation(0).edit { $0.frame.size = … }") {
                $0.animation(0).edit { $0.frame.size = CGSize(width: 12, height: 12) }
            },
        ]
        let cards = [
            Component(
                surface: CGRect(x: 4, y: 4, width: 40, height: 40), cornerRadius: 4,
                fill: .color(.init(silver))
            ),
            Component(
                surface: CGRect(x: 4, y: 56, width: 152, height: 34), cornerRadius: 4,
                fill: .color(.init(UIColor.clouds))),
        ]
        let sheet = AdjustmentSheet(entries: entries, cards: cards)
        try expectGolden(sheet.svg, named: "adjustments-surfaces.svg")
    }

    @Test func `surfaces that shift and shrink about their center look as reviewed`() throws {
        HeadlessScreen.main.reset()
        let silver = UIColor.silver
        let entries = [
            Entry("reducedWidth(40).right(20)") { $0.surface.color(silver).reducedWidth(40).right(20) },
            Entry("reducedHeight(30).down(15)") { $0.surface.color(silver).reducedHeight(30).down(15) },
            Entry("background.gradient([…])") {
                $0.surface.gradient([UIColor.silver, UIColor.carrot])
            },
        ]
        try expectGolden(AdjustmentSheet(entries: entries).svg, named: "adjustments-surface-centers.svg")
    }

    private static var stripes: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 32, height: 32)).image { context in
            for stripe in stride(from: CGFloat(0), to: 32, by: 8) {
                UIColor.systemIndigo.setFill()
                context.fill(CGRect(x: stripe, y: 0, width: 4, height: 32))
            }
        }
    }
}
