import Foundation

/// Runs one motion of a scroll view at a time, a step each sixtieth of a second of the headless clock.
@MainActor final class ScrollAnimator {
    private static let interval: TimeInterval = 1 / 60

    private var motion: (any ScrollMotion)?
    private var completion: (@MainActor () -> Void)?
    private var run = 0

    nonisolated init() {}

    var isRunning: Bool { motion != nil }

    func run(
        _ motion: any ScrollMotion, on scrollView: UIScrollView, completion: @escaping @MainActor () -> Void
    ) {
        stop()
        self.motion = motion
        self.completion = completion
        scheduleStep(of: run, on: scrollView)
    }

    /// Leaves the content where it is; the completion is not called.
    func stop() {
        motion = nil
        completion = nil
        run += 1
    }

    private func scheduleStep(of run: Int, on scrollView: UIScrollView) {
        HeadlessClock.shared.schedule(after: Self.interval) { [weak self, weak scrollView] in
            MainActor.assumeIsolated {
                guard let self, let scrollView, self.run == run else { return }
                self.step(run, on: scrollView)
            }
        }
    }

    private func step(_ run: Int, on scrollView: UIScrollView) {
        guard var moved = motion else { return }
        let arrived = moved.step(by: Self.interval, of: scrollView)
        guard self.run == run else { return }
        guard arrived else {
            motion = moved
            return scheduleStep(of: run, on: scrollView)
        }
        let completion = completion
        stop()
        completion?()
    }
}
