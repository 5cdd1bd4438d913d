import TabProduction
import UIKit

/// A refresh view of skeleton rows.
///
/// At the start the first row unrolls with the pull. At the end the next rows stand after the content, and a failure shows a
/// button. For VoiceOver the shapes are one element beside the text and the button.
@available(tvOS, unavailable)
final class SkeletonRowsView: UIView, ScrollViewFitting {
    /// The length while the rows are unknown, and the least length of a message, in points.
    static let fallbackLength: CGFloat = 44

    let source: SkeletonRowSource
    let rows: Int
    /// Whether the shapes grow with the pull.
    let unrolls: Bool
    let message = RefreshMessage()
    /// Called when the button is tapped.
    var retry: (@MainActor () -> Void)?
    /// The texts of the refresher.
    var texts: @MainActor () -> RefreshTexts = { RefreshTexts() }

    let showsResults = true

    private(set) lazy var overlay = makeOverlay()
    private var isLoading = false
    private var plan: SkeletonRowsPlan?
    private weak var list: UIScrollView?

    var isOnScreen = false {
        didSet { if isOnScreen != oldValue { updateAnimation() } }
    }

    init(source: SkeletonRowSource, rows: Int, unrolls: Bool) {
        self.source = source
        self.rows = SkeletonLog.usable(rows, in: 1...100, or: 1, "rows of a refresher")
        self.unrolls = unrolls
        super.init(frame: .zero)
        clipsToBounds = true
        addSubview(overlay)
        addSubview(message)
        message.isHidden = true
        message.action = { [weak self] in self?.retry?() }
    }

    /// A skeleton is never archived.
    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        overlay.frame = bounds
        message.frame = bounds
    }

    func length(at edge: RefreshEdge, in scrollView: UIScrollView) -> CGFloat {
        list = scrollView
        if !message.isHidden {
            // A column of half the width leaves the last items in sight.
            let width = scrollView.bounds.width
            return edge.isHorizontal
                ? width / 2 : max(Self.fallbackLength, message.fittingHeight(in: width))
        }
        if plan?.isValid(at: edge, of: scrollView) != true { renewPlan(at: edge, in: scrollView) }
        return plan?.length ?? Self.fallbackLength
    }

    private func renewPlan(at edge: RefreshEdge, in scrollView: UIScrollView) {
        guard let plan = SkeletonRowsPlan(source: source, rows: rows, at: edge, in: scrollView) else {
            return
        }
        self.plan = plan
        overlay.palette = plan.palette
        overlay.layoutDirection = scrollView.effectiveUserInterfaceLayoutDirection
        overlay.tiles = plan.tiles
    }

    private func makeOverlay() -> SkeletonOverlay {
        let overlay = SkeletonOverlay(
            frame: .zero, palette: SkeletonPalette(component: .clear, background: .clear))
        overlay.layer.zPosition = 0
        overlay.sharesLayers = !unrolls
        overlay.isUserInteractionEnabled = false
        overlay.isAccessibilityElement = false
        overlay.restsSoon = true
        return overlay
    }
}

// MARK: - Phases

@available(tvOS, unavailable)
extension SkeletonRowsView: RefreshPhaseAnimator {
    func animate(to phase: RefreshPhase) {
        switch phase {
        case .idle: rest()
        case .pulling(let progress): show(unrolled: progress)
        case .armed: show(unrolled: 1)
        case .loading: load()
        case .finishing: break
        case .failed: say(texts().failed, button: texts().retry)
        case .exhausted: say(texts().exhausted, button: nil)
        }
    }

    private func rest() {
        // The next pull may need other rows.
        plan = nil
        show(unrolled: unrolls ? 0 : 1)
        end()
    }

    private func load() {
        show(unrolled: 1)
        isLoading = true
        overlay.darkMode = style.darkMode
        overlay.palette = style.palette(background: .clear)
        updateAnimation()
    }

    private func end() {
        isLoading = false
        updateAnimation()
    }

    private func say(_ text: String, button: String?) {
        end()
        overlay.isHidden = true
        message.show(text, button: button)
        message.isHidden = false
    }

    private func show(unrolled progress: CGFloat) {
        message.isHidden = true
        overlay.isHidden = false
        overlay.unroll(to: unrolls ? progress : 1)
    }

    private var style: ResolvedStyle { ResolvedStyle(of: list?.tabAnimated ?? ViewAnimated()) }

    /// Runs the animation only while the shapes are in sight.
    private func updateAnimation() {
        let shouldRun = isLoading && isOnScreen
        if shouldRun, overlay.animation == nil { overlay.animation = style.animation }
        if !shouldRun, overlay.animation != nil { overlay.animation = nil }
    }
}
