import Testing
import UIKit

@testable import TabAnimated

/// VoiceOver hears that something loads, and stays where it is unless that place is covered.
@MainActor
@Suite("The focus of VoiceOver", .serialized, .ownApp)
struct ScreenAnnouncerTests {
    private let screen = Screen(SamplePage())
    private let search = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

    init() {
        screen.content.tabAnimated = ViewAnimated()
        screen.window.addSubview(search)
        HeadlessAccessibility.reset()
    }

    private func focus(_ element: UIView) {
        UIAccessibility.post(notification: .layoutChanged, argument: element)
    }

    private var posts: [HeadlessAccessibility.PostedNotification] {
        Array(HeadlessAccessibility.postedNotifications.dropFirst())
    }

    @Test func `a focus elsewhere is never taken, and the start is spoken`() {
        focus(search)
        screen.content.startTabAnimation()
        #expect(HeadlessVoiceOver.focusedElement === search)
        #expect(posts.map { $0.argument as? String } == ["Loading"])
        screen.content.endTabAnimation()
        #expect(HeadlessVoiceOver.focusedElement === search)
        #expect(posts.map(\.notification) == [.layoutChanged, .layoutChanged])
    }

    @Test func `a focus in what is covered moves to the cover, and goes back where it stood`() {
        focus(screen.content.headline)
        screen.content.startTabAnimation()
        #expect(HeadlessVoiceOver.focusedElement === screen.overlay)
        screen.content.endTabAnimation()
        #expect(HeadlessVoiceOver.focusedElement === screen.content.headline)
    }

    @Test func `a focus that leaves the cover meanwhile stays where it went`() {
        focus(screen.content.headline)
        screen.content.startTabAnimation()
        focus(search)
        screen.content.endTabAnimation()
        #expect(HeadlessVoiceOver.focusedElement === search)
    }
}
