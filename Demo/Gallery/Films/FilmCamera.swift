import DemoScenes
import TabAnimatedRefreshing
import UIKit

/// Plays a script on the headless screen and takes a picture at regular times.
@MainActor
struct FilmCamera {
    /// The time between two pictures, in seconds.
    static let interval: TimeInterval = 0.1

    let script: FingerScript

    /// Whether pictures are drawn; without them a frame has its phase alone.
    var draws = true

    /// Plays the script and returns its frames.
    func shoot() -> Film {
        HeadlessScreen.main.reset()
        HeadlessScreen.main.size = SceneStage.size
        SkeletonConfiguration.shared.animation = .shimmer()
        let screen = RefreshViewController(look: script.look)
        let window = UIWindow(frame: CGRect(origin: .zero, size: SceneStage.size))
        window.rootViewController = screen
        window.makeKeyAndVisible()
        HeadlessScreen.main.turn()
        let take = Take(screen: screen, window: window, draws: draws)
        take.picture()
        for step in script.steps { take.play(step) }
        window.isHidden = true
        return Film(script: script, frames: take.frames)
    }
}

/// A film being shot.
@MainActor
private final class Take {
    private(set) var frames: [Film.Frame] = []
    private let screen: RefreshViewController
    private let window: UIWindow
    private let draws: Bool
    private let finger: HeadlessFinger

    init(screen: RefreshViewController, window: UIWindow, draws: Bool) {
        self.screen = screen
        self.window = window
        self.draws = draws
        finger = HeadlessFinger(on: screen.tableView)
    }

    func play(_ step: FingerScript.Step) {
        switch step {
        case .drag(let points, let seconds): drag(points, seconds: seconds)
        case .lift(let speed): finger.release(velocity: CGPoint(x: 0, y: speed))
        case .wait(let seconds): pass(seconds) {}
        case .rotate:
            let size = HeadlessScreen.main.size
            HeadlessScreen.main.size = CGSize(width: size.height, height: size.width)
        case .answer(let result): screen.answer(result)
        }
    }

    func picture() {
        let light = draw(.light)
        let dark = draw(.dark)
        if draws { GalleryColors.light.apply(to: window) }
        frames.append(Film.Frame(svg: light, dark: dark, size: window.bounds.size, phase: phase))
    }

    private func draw(_ colors: GalleryColors) -> String {
        guard draws else { return "" }
        colors.apply(to: window)
        var renderer = HeadlessSVGRenderer(window)
        renderer.idPrefix = "f\(frames.count)-"
        return renderer.svg(at: 0)
    }

    private func drag(_ points: CGFloat, seconds: TimeInterval) {
        let steps = max(1, (seconds / FilmCamera.interval).rounded())
        pass(seconds) { finger.drag(by: CGPoint(x: 0, y: points / steps)) }
    }

    private func pass(_ seconds: TimeInterval, _ action: () -> Void) {
        for _ in 0..<max(1, Int((seconds / FilmCamera.interval).rounded())) {
            action()
            HeadlessScreen.main.advance(by: FilmCamera.interval)
            picture()
        }
    }

    /// The state of the edge that does something.
    private var phase: String {
        let states = [screen.tableView.refresher(at: .top), screen.tableView.refresher(at: .bottom)]
            .compactMap {
                $0?.state
            }
        switch states.first(where: { $0 != .initial }) ?? .initial {
        case .initial: return "at rest"
        case .releasing(let progress): return progress < 1 ? "pulled" : "pulled far enough"
        case .loading: return "loading"
        case .finished(let result): return "\(result)"
        }
    }
}
