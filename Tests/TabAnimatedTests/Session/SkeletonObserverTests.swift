import Foundation
import Testing
import UIKit

@testable import TabAnimated

/// What is told of a skeleton: to an observer, by notifications, and as a sequence of states.
@MainActor
@Suite("Observing a skeleton", .serialized, .ownApp)
struct SkeletonObserverTests {
    private let screen = Screen(SamplePage())
    private let observer = Observer()

    init() {
        screen.content.tabAnimated = ViewAnimated()
        screen.content.tabAnimationObserver = observer
    }

    @Test func `every event is told once and in order, to the observer and as a notification`() {
        let posted = Observer()
        let tokens = SkeletonEvent.allCases.map { event in
            NotificationCenter.default.addObserver(
                forName: event.notification, object: screen.content, queue: nil
            ) { _ in
                MainActor.assumeIsolated { posted.events.append(event) }
            }
        }
        screen.content.startTabAnimation()
        #expect(observer.events == [.willAppear, .didAppear])
        screen.content.updateTabAnimation()
        screen.content.endTabAnimation(transition: .crossDissolve(0.2))
        #expect(observer.events.suffix(3) == [.willUpdate, .didUpdate, .willDisappear])
        HeadlessScreen.main.advance(by: 0.3)
        #expect(
            observer.events == [
                .willAppear, .didAppear, .willUpdate, .didUpdate, .willDisappear, .didDisappear,
            ])
        #expect(posted.events == observer.events)
        tokens.forEach(NotificationCenter.default.removeObserver)
    }

    @Test func `a skeleton that never comes on screen tells of nothing`() {
        screen.content.tabAnimated?.timing = SkeletonTiming(delay: 1)
        screen.content.startTabAnimation()
        screen.content.endTabAnimation()
        HeadlessScreen.main.advance(by: 2)
        #expect(observer.events == [])
    }

    @Test func `a start from within the end brings the skeleton back`() {
        screen.content.startTabAnimation()
        let overlay = screen.overlay
        observer.reaction = { view, event in if event == .willDisappear { view.startTabAnimation() } }
        var ends = 0
        screen.content.endTabAnimation { ends += 1 }
        #expect(screen.content.isTabAnimating && screen.overlay === overlay && ends == 1)
    }

    @Test(arguments: SkeletonEvent.allCases)
    func `an end from within any event leaves nothing behind`(event: SkeletonEvent) {
        observer.reaction = { view, told in if told == event { view.endTabAnimation() } }
        screen.content.startTabAnimation()
        screen.content.updateTabAnimation()
        screen.content.endTabAnimation()
        #expect(!screen.content.isTabAnimating && screen.content.covers.isEmpty)
        #expect(observer.events.last == .didDisappear)
        #expect(observer.events.filter { $0 == .didDisappear }.count == 1)
    }

    @Test func `the observer is held weakly`() {
        screen.content.tabAnimationObserver = Observer()
        #expect(screen.content.tabAnimationObserver == nil)
    }

    @Test func `the states come as a sequence that ends with the view`() async {
        var states: AsyncStream<SkeletonState>?
        scope {
            let view = SamplePage(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            view.tabAnimated = ViewAnimated()
            view.tabAnimated?.timing = SkeletonTiming(delay: 0.1)
            states = view.tabAnimationStates
            view.startTabAnimation()
            HeadlessScreen.main.advance(by: 0.2)
            view.endTabAnimation()
            // What was posted is kept with its argument, the view.
            HeadlessAccessibility.reset()
        }
        var seen: [SkeletonState] = []
        if let states { for await state in states { seen.append(state) } }
        #expect(seen == [.initial, .waiting, .running, .ended])
    }
}

@MainActor
private final class Observer: SkeletonObserving {
    var events: [SkeletonEvent] = []
    var reaction: (UIView, SkeletonEvent) -> Void = { _, _ in }

    func tabAnimation(of view: UIView, _ event: SkeletonEvent) {
        events.append(event)
        reaction(view, event)
    }
}
