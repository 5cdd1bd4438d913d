import TabDecoration
import UIKit

/// One showing of a skeleton, from the start to when nothing of it is left.
///
/// It waits out the delay, shows the skeleton, keeps it for the least time, and gives everything back.
@MainActor
final class SkeletonSession {
    private enum Phase {
        case waiting
        case shown
        case ending
        case gone
    }

    let model: ViewAnimated

    private weak var host: UIView?
    private let call: SkeletonCall
    private let timing: SkeletonTiming
    private var phase = Phase.waiting
    private var presenter: (any SkeletonPresenting)?
    private var giveBack: (@MainActor () -> Void)?
    private var timer: SkeletonTimer?
    private var watchdog: SkeletonTimer?
    private var shownAt: CFTimeInterval = 0
    private var end: (transition: SkeletonTransition, isAsked: Bool) = (.none, false)
    private var completions: [@MainActor () -> Void] = []

    /// Called when the skeleton leaves the screen or begins to fade.
    private let didEnd: @MainActor () -> Void

    /// Starts a skeleton, which is in place when this returns unless its timing delays it.
    init(
        host: UIView, model: ViewAnimated, transition: SkeletonTransition, call: SkeletonCall,
        didEnd: @escaping @MainActor () -> Void
    ) {
        self.host = host
        self.model = model
        self.call = call
        self.didEnd = didEnd
        timing = model.timing ?? SkeletonConfiguration.shared.timing
        model.coveredView = host
        model.state = .waiting
        SkeletonDebug.report("start of \(type(of: host)) at \(call.text)")
        if timing.delay > 0 {
            timer = SkeletonTimer(after: timing.delay) { [weak self] in self?.show(transition) }
        } else {
            show(transition)
        }
    }

    /// Whether the skeleton is on screen.
    var isShown: Bool { phase == .shown }

    /// Applies changed properties and parts of the model.
    func update() {
        guard phase == .shown, let host else { return }
        let next = model.makePresenter(for: host)
        guard let presenter, type(of: next) != type(of: presenter) else {
            presenter?.update()
            return
        }
        // Another way of showing takes over before the old one leaves, so that nothing flashes.
        presenter.release()
        self.presenter = next
        next.show()
        presenter.remove()
    }

    /// Goes along with sections that the app has inserted and deleted in its data.
    func move(by change: SectionChange) {
        presenter?.move(by: change)
    }

    /// Ends the skeleton, once it was shown long enough.
    ///
    /// - Parameter completion: Called when nothing of it is left.
    func end(transition: SkeletonTransition, completion: (@MainActor () -> Void)?) {
        if let completion { completions.append(completion) }
        end = (transition, true)
        switch phase {
        case .waiting: hide(.none)
        case .shown:
            let rest = shownAt + timing.minimumDuration - CACurrentMediaTime()
            guard rest > 0.001 else { return hide(transition) }
            timer = SkeletonTimer(after: rest) { [weak self] in
                guard let self, end.isAsked else { return }
                hide(end.transition)
            }
        case .ending, .gone: break
        }
    }

    /// Takes back an end that waits for the least time; returns whether there was one.
    func resume() -> Bool {
        guard phase == .shown, end.isAsked else { return false }
        end = (.none, false)
        timer = nil
        return true
    }

    /// Takes everything away at once, also in the middle of a fade.
    func remove() {
        if phase == .waiting || phase == .shown { hide(.none) }
        finish()
    }
}

// MARK: - Showing

extension SkeletonSession {
    private func show(_ transition: SkeletonTransition) {
        guard phase == .waiting, let host else { return }
        timer = nil
        let start = Date()
        if let form = model as? FormAnimated, form.remembersContent {
            form.rememberedContent = ContentMemory.content(of: host, with: form)
            ContentMemory.remember(host, with: form)
        }
        let presenter = model.makePresenter(for: host)
        self.presenter = presenter
        presenter.show()
        giveBack = model.borrow(from: host)
        phase = .shown
        shownAt = CACurrentMediaTime()
        model.state = .running
        fadeIn(presenter.views, transition)
        watch()
        ScreenAnnouncer.didShow(presenter.views.first ?? host, over: host)
        let milliseconds = (Date().timeIntervalSince(start) * 10_000).rounded() / 10
        SkeletonDebug.report("\(type(of: host)) shown by \(type(of: presenter)) in \(milliseconds) ms")
    }

    private func hide(_ transition: SkeletonTransition) {
        let wasShown = phase == .shown
        timer = nil
        watchdog = nil
        phase = .ending
        giveBack?()
        giveBack = nil
        let isDissolved = release(transition)
        model.state = .ended
        if let form = model as? FormAnimated {
            form.parts = form.scope
            if form.remembersContent, let host { ContentMemory.remember(host, with: form) }
        }
        if wasShown, let host { ScreenAnnouncer.didHide(host) }
        SkeletonDebug.report("end of \(host.map { "\(type(of: $0))" } ?? "a view"), started at \(call.text)")
        didEnd()
        if !isDissolved { fadeOut(transition) }
    }

    private func finish() {
        guard phase != .gone else { return }
        phase = .gone
        presenter?.remove()
        presenter = nil
        let done = completions
        completions = []
        done.forEach { $0() }
    }

    private func watch() {
        guard let limit = SkeletonDebug.watchdogLimit, limit > 0 else { return }
        watchdog = SkeletonTimer(after: limit) { [weak self] in
            guard let self, let host, phase == .shown else { return }
            SkeletonLog.warn(
                "The skeleton of \(type(of: host)), started at \(call.text), is shown for more than "
                    + "\(limit) seconds: is its end missing?")
        }
    }
}

// MARK: - Transitions

extension SkeletonSession {
    private func fadeIn(_ views: [UIView], _ transition: SkeletonTransition) {
        guard transition.duration > 0 else { return }
        views.forEach { $0.alpha = 0 }
        UIView.animate(withDuration: transition.duration) { views.forEach { $0.alpha = 1 } }
    }

    /// Lets the app's view be seen again; returns whether that change is softened.
    ///
    /// Cells of our own leave no view that could fade: they give way to the app's at once, and what the list
    /// showed dissolves into what it shows then.
    private func release(_ transition: SkeletonTransition) -> Bool {
        guard let host, host.window != nil, transition.duration > 0, presenter?.views.isEmpty == true else {
            presenter?.release()
            return false
        }
        UIView.transition(
            with: host, duration: transition.duration,
            options: [.transitionCrossDissolve, .allowUserInteraction],
            animations: { self.presenter?.release() }, completion: { _ in self.finish() })
        return true
    }

    private func fadeOut(_ transition: SkeletonTransition) {
        guard transition.duration > 0, let host, host.window != nil else { return finish() }
        let views = presenter?.views ?? []
        UIView.animate(withDuration: transition.duration) {
            views.forEach { $0.alpha = 0 }
        } completion: { _ in
            self.finish()
        }
    }
}
