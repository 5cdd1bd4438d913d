import Foundation
import Testing
import UIKit

@testable import TabAnimated

/// What is told of a skeleton: by a notification, and as a sequence of states.
@MainActor
@Suite("Observing a skeleton", .serialized, .ownApp)
struct SkeletonObserverTests {
    private let screen = Screen(SamplePage())

    init() {
        screen.content.tabAnimated = ViewAnimated()
    }

    @Test func `every state is posted once and in order, when the view has it`() {
        let observer = StateObserver(of: screen.content)
        screen.content.startTabAnimation()
        #expect(observer.states == [.waiting, .running])
        screen.content.updateTabAnimation()
        screen.content.endTabAnimation(transition: .crossDissolve(0.2))
        HeadlessScreen.main.advance(by: 0.3)
        #expect(observer.states == [.waiting, .running, .ended])
        screen.content.tabAnimated = ViewAnimated()
        #expect(screen.content.tabAnimationState == .initial)
    }

    @Test func `a skeleton that never comes on screen tells of no running`() {
        let observer = StateObserver(of: screen.content)
        screen.content.tabAnimated?.timing = SkeletonTiming(delay: 1)
        screen.content.startTabAnimation()
        screen.content.endTabAnimation()
        HeadlessScreen.main.advance(by: 2)
        #expect(observer.states == [.waiting, .ended])
    }

    @Test func `a start that hears of the end brings another skeleton`() {
        screen.content.startTabAnimation()
        var ends = 0
        let observer = StateObserver(of: screen.content) { view in
            if view.tabAnimationState == .ended { view.startTabAnimation() }
        }
        screen.content.endTabAnimation { ends += 1 }
        #expect(screen.content.isTabAnimating && screen.content.covers.count == 1 && ends == 1)
        #expect(observer.states == [.ended, .waiting, .running])
    }

    @Test(arguments: [SkeletonState.waiting, .running, .ended])
    func `an end that hears of any state leaves nothing behind`(state: SkeletonState) {
        let observer = StateObserver(of: screen.content) { view in
            if view.tabAnimationState == state { view.endTabAnimation() }
        }
        screen.content.startTabAnimation()
        screen.content.updateTabAnimation()
        screen.content.endTabAnimation()
        #expect(!screen.content.isTabAnimating && screen.content.covers.isEmpty)
        #expect(observer.states.filter { $0 == .ended }.count == 1)
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

/// Keeps the states that are posted for a view, and answers each.
@MainActor
final class StateObserver {
    private(set) var states: [SkeletonState] = []
    private var observation: NotificationObservation?

    init<View: UIView>(of view: View, answer: @escaping @MainActor (View) -> Void = { _ in }) {
        observation = NotificationObservation(of: SkeletonState.didChangeNotification, from: view) {
            [weak self, weak view] in
            guard let self, let view else { return }
            states.append(view.tabAnimationState)
            answer(view)
        }
    }
}
