import TabCache
import TabProduction
import UIKit

/// What is to be done with a view once it is in a window.
///
/// UIKit tells only the view itself. So the window is looked for, less and less often for a minute, and when a skeleton
/// starts.
@MainActor
final class WindowWait {
    enum Work {
        case measuring, reading
    }

    private static let waits = Associated<WindowWait>()

    private weak var view: UIView?
    private var works = [Work: @MainActor () -> Void]()
    private var timer: AnyObject?

    /// The longest time between two looks, and that of all together, in seconds.
    private static let limits: (between: TimeInterval, all: TimeInterval) = (4, 60)

    private init(for view: UIView) {
        self.view = view
    }

    /// Does a work with a view once it is in a window, in place of an earlier work of the kind.
    static func add(_ work: Work, with view: UIView, _ action: @escaping @MainActor () -> Void) {
        let wait = waits[view, default: WindowWait(for: view)]
        wait.works[work] = action
        wait.look(after: 0.25)
    }

    /// Does what waits for a view that is in a window by now.
    static func look(at view: UIView) {
        guard view.window != nil, let works = waits[view]?.works else { return }
        waits[view] = nil
        works.values.forEach { $0() }
    }

    private func look(after seconds: TimeInterval, passed: TimeInterval = 0) {
        let passed = passed + seconds
        timer = SkeletonConfiguration.delaying.wait(seconds) { [weak self] in
            guard let self, let view else { return }
            timer = nil
            Self.look(at: view)
            guard view.window == nil, passed < Self.limits.all else { return }
            look(after: min(2 * seconds, Self.limits.between), passed: passed)
        }
    }
}
