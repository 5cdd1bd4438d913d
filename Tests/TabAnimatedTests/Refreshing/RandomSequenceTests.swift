import TestDevice
import Testing
import UIKit

@testable import HeadlessObjectiveC
@testable import TabAnimated
@testable import TabAnimatedRefreshing

/// The test case I1: whatever happens in whatever order, the invariants hold and the app gets everything back.
@MainActor
@Suite(.ownApp)
struct RandomSequenceTests {
    @Test func `I1: random sequences of finger, data and geometry end with the app's own insets`() {
        let stage = RefreshStage()
        var failures: [String] = []
        for seed in 0..<Rounds.count {
            var sequence = RandomSequence(seed: UInt64(seed), stage: stage)
            failures += sequence.run().map { "sequence \(seed): \($0)" }
            if failures.count > 5 { break }
        }
        #expect(failures == [])
    }
}

/// One life of two refreshers on a new scroll view, and a bookkeeper that knows what the app has set.
@MainActor
private struct RandomSequence {
    private var random: SeededGenerator
    private let stage: RefreshStage<UIScrollView>
    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    private let finger: HeadlessFinger
    private var edges: [PullToRefresh.Position: RecordedRefresher] = [:]
    private var own: [PullToRefresh.Position: CGFloat] = [:]
    private var failures: [String] = []
    private var history: [String] = []

    init(seed: UInt64, stage: RefreshStage<UIScrollView>) {
        random = SeededGenerator(seed: seed)
        self.stage = stage
        finger = HeadlessFinger(on: scrollView)
    }

    mutating func run() -> [String] {
        scrollView.alwaysBounceVertical = true
        scrollView.alwaysBounceHorizontal = true
        scrollView.contentSize = CGSize(width: 500, height: number(0...2_000))
        scrollView.contentOffset.x = 50
        stage.controller.view.addSubview(scrollView)
        write(number(0...90), at: .top)
        write(number(0...90), at: .bottom)
        attach(.top)
        if Bool.random(using: &random) { attach(.bottom) }
        for _ in 0..<Int.random(in: 4...14, using: &random) where failures.isEmpty {
            step()
            check()
        }
        finish()
        return failures
    }

    private mutating func finish() {
        PullToRefresh.Position.allCases.forEach(scrollView.removePullToRefresh)
        for edge in PullToRefresh.Position.allCases where live(edge) != own[edge] ?? 0 {
            fail("ends with \(live(edge)) at \(edge)")
        }
        let observers = KeyValueObservers.shared
        if !observers.observers(of: scrollView).isEmpty
            || !observers.observers(of: scrollView.panGestureRecognizer).isEmpty
        {
            fail("is still observed")
        }
        if RefreshHost.existing(of: scrollView) != nil { fail("still has a host") }
        if scrollView.subviews.contains(where: { $0 is RefreshContainer }) { fail("still holds a view") }
        finger.release()
        scrollView.removeFromSuperview()
    }

    private mutating func step() {
        let edge = PullToRefresh.Position.allCases.randomElement(using: &random) ?? .top
        let choice = Int.random(in: 0..<19, using: &random)
        history.append("\(choice)\(edge)")
        switch choice {
        case 0...2: finger.drag(by: CGPoint(x: 0, y: number(20...400)))
        case 3: finger.drag(by: CGPoint(x: 0, y: -number(20...600)))
        case 4: finger.drag(by: CGPoint(x: number(-400...400), y: 0))
        case 5, 6: finger.release(velocity: CGPoint(x: 0, y: number(-900...900)))
        case 7: scrollView.panGestureRecognizer.headlessPan(to: .zero, state: .cancelled)
        case 8: scrollView.contentSize.height = number(0...2_500)
        case 9: scrollView.startRefreshing(at: edge)
        case 10, 11: scrollView.endRefreshing(at: edge, with: result())
        case 12: write(number(0...120), at: edge)
        case 13: write(live(edge) + number(0...50), at: edge)
        case 14: scrollView.frame.size = CGSize(width: number(300...900), height: number(300...900))
        case 15: scrollView.refresher(at: edge)?.isEnabled = Bool.random(using: &random)
        case 16: attach(edge)
        case 17: scrollView.removePullToRefresh(at: edge)
        default: HeadlessClock.shared.advance(by: Double.random(in: 0.01...0.6, using: &random))
        }
    }

    private mutating func check() {
        for edge in PullToRefresh.Position.allCases {
            let share = live(edge) - (own[edge] ?? 0)
            let machine = scrollView.refresher(at: edge)?.attachment?.machine
            if share < -0.001 || share > (machine?.rules.height ?? 40) + 0.001 {
                fail("share \(share) at \(edge)")
            }
            // Until the view has left, the share is what it was.
            if machine?.isClosing != true, abs(share - (machine?.openLength ?? 0)) > 0.25 {
                fail("share \(share) while \(String(describing: machine?.state))")
            }
            guard let recorded = edges[edge], recorded.refresher.attachment != nil else { continue }
            let entries = recorded.animator.states.filter { $0 == "loading" }.count
            if entries != recorded.actions { fail("\(entries) loads, \(recorded.actions) actions") }
        }
        for edge in [PullToRefresh.Position.top, .leading] {
            let loading = [edge, edge.opposite].filter { scrollView.refresher(at: $0)?.state == .loading }
            if loading.count > 1 { fail("both edges load") }
        }
    }

    private mutating func attach(_ edge: PullToRefresh.Position) {
        let recorded = RecordedRefresher(edge)
        recorded.refresher.animationDuration = Bool.random(using: &random) ? 1 : 0
        edges[edge] = recorded
        recorded.add(to: scrollView)
    }

    /// Writes an inset as the app does and notes what of it is the app's.
    private mutating func write(_ value: CGFloat, at edge: PullToRefresh.Position) {
        let old = live(edge)
        let share = old - (own[edge] ?? 0)
        own[edge] = value < old ? value : value - share
        scrollView.contentInset[keyPath: side(edge)] = value
    }

    private func live(_ edge: PullToRefresh.Position) -> CGFloat {
        scrollView.contentInset[keyPath: side(edge)]
    }

    private func side(_ edge: PullToRefresh.Position) -> WritableKeyPath<UIEdgeInsets, CGFloat> {
        switch edge {
        case .top: \.top
        case .bottom: \.bottom
        case .leading: \.left
        case .trailing: \.right
        }
    }

    private mutating func result() -> PullToRefresh.Result {
        [PullToRefresh.Result.finished, .failed, .exhausted].randomElement(using: &random) ?? .finished
    }

    /// A number in halves, so that sums are exact.
    private mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
        (CGFloat.random(in: range, using: &random) * 2).rounded() / 2
    }

    private mutating func fail(_ reason: String) {
        failures.append("\(reason) after \(history.joined(separator: " "))")
    }
}
