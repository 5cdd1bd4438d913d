import TabProduction
import Testing
import UIKit

@testable import TabAnimated

/// What is learnt of a view that is no list.
@MainActor
@Suite("What is learnt of views", .serialized, .ownApp)
struct LearntViewTests {
    private func screen(_ page: SamplePage = SamplePage(), remembers: Bool = true) -> Screen<SamplePage> {
        let screen = Screen(page)
        page.tabAnimated = ViewAnimated()
        page.tabAnimated?.remembersContent = remembers
        return screen
    }

    private func headline(_ screen: Screen<SamplePage>) -> Component? {
        screen.overlay?.tiles.first?.component("headline")
    }

    /// Shows a headline, ends, and loads again without it.
    private func loadTwice(_ screen: Screen<SamplePage>) -> CGRect? {
        let page = screen.content
        page.startTabAnimation()
        page.headline.text = "River"
        page.endTabAnimation()
        HeadlessScreen.main.advance(by: 0.1)
        let real = page.found("headline")?.frame
        page.headline.text = nil
        HeadlessScreen.main.turn()
        page.startTabAnimation()
        return real
    }

    @Test func `bars are as long as the texts were`() {
        let screen = screen()
        let real = loadTwice(screen)
        #expect(real != nil && headline(screen)?.frame == real)
    }

    @Test func `a new view of the class has the skeleton of the last one`() {
        let real = loadTwice(screen())
        let cache = SkeletonConfiguration.shared
        let next = SamplePage()
        let screen = Screen(next)
        SkeletonConfiguration.shared = cache
        next.tabAnimated = ViewAnimated()
        next.tabAnimated?.remembersContent = true
        next.startTabAnimation()
        #expect(headline(screen)?.frame == real)
    }

    @Test func `a view without its texts is not what is learnt`() {
        let screen = screen()
        screen.content.startTabAnimation()
        let guessed = headline(screen)?.frame
        screen.content.endTabAnimation()
        HeadlessScreen.main.advance(by: 5)
        screen.content.startTabAnimation()
        #expect(guessed != nil && headline(screen)?.frame == guessed)
    }

    @Test func `texts that come after the end are learnt as well`() {
        let screen = screen()
        let page = screen.content
        page.startTabAnimation()
        page.endTabAnimation()
        HeadlessScreen.main.advance(by: 0.2)
        page.headline.text = "River"
        HeadlessScreen.main.advance(by: 1)
        let real = page.found("headline")?.frame
        page.headline.text = nil
        page.startTabAnimation()
        #expect(real != nil && headline(screen)?.frame == real)
    }

    @Test func `a view that has grown is mapped anew, one that has collapsed is not`() {
        let screen = screen()
        let real = loadTwice(screen)
        screen.content.endTabAnimation()
        screen.content.frame.size.height += 100
        HeadlessScreen.main.turn()
        screen.content.startTabAnimation()
        #expect(headline(screen)?.frame != real)
        screen.content.endTabAnimation()
        screen.content.frame.size.height -= 200
        HeadlessScreen.main.turn()
        screen.content.startTabAnimation()
        #expect(headline(screen)?.frame == real)
    }

    @Test func `nothing is learnt with the switch off`() {
        let screen = screen(remembers: false)
        let real = loadTwice(screen)
        #expect(headline(screen)?.frame != real)
    }
}
