import TabDecoration
import TabProduction
import UIKit

/// One skeleton of one view, from the start to when nothing of it is left.
///
/// It waits out the delay, shows the skeleton, keeps it for the least time, and restores everything.
@MainActor
final class SkeletonSession {
    private enum Phase {
        case waiting
        case showing
        case shown
        case ending
        case gone
    }

    /// What loads now.
    private(set) var parts: ListParts

    private let service: any SkeletonServing
    private let call: SkeletonCall
    private let timing: SkeletonTiming
    private var phase = Phase.waiting
    private var showing = Showing.cover
    private var presenter: (any SkeletonPresenting)?
    private var restore: @MainActor () -> Void = {}
    private var timer: AnyObject?
    private var watchdog: AnyObject?
    private var shownAt: CFTimeInterval = 0
    /// How the skeleton ends when it was shown long enough, if its end was asked for.
    private var pendingEnd: SkeletonTransition?
    private var isRemoved = false
    private var completions: [@MainActor () -> Void] = []

    /// Called when the skeleton leaves the screen or begins to fade.
    private let didEnd: @MainActor (SkeletonSession) -> Void

    init(
        service: any SkeletonServing, parts: ListParts, call: SkeletonCall,
        didEnd: @escaping @MainActor (SkeletonSession) -> Void
    ) {
        self.service = service
        self.parts = parts
        self.call = call
        self.didEnd = didEnd
        timing = ResolvedStyle(of: service.model).timing
    }

    /// Whether the skeleton is on screen.
    var isShown: Bool { phase == .shown }

    /// Starts the skeleton, which is in place when this returns unless its timing delays it.
    func start(_ transition: SkeletonTransition) {
        setState(.waiting)
        SkeletonDebug.report("start of \(hostName) at \(call.text)")
        guard timing.delay > 0 else { return show(transition) }
        timer = SkeletonConfiguration.delaying.wait(timing.delay) { [weak self] in self?.show(transition) }
    }

    /// Shows the model as it is now.
    func update() {
        guard phase == .shown, service.host != nil else { return }
        service.forget()
        let next = service.showing(of: parts)
        guard next != showing else {
            presenter?.update(parts)
            return
        }
        // Another presenter takes over before the old one leaves, so that nothing flashes.
        let old = presenter
        old?.release()
        makePresenter(next).show()
        old?.remove()
    }

    /// Follows sections that the app has inserted and deleted in its data.
    func follow(_ change: SectionChange) {
        presenter?.follow(change)
    }

    /// Ends the skeleton, once it was shown long enough.
    ///
    /// - Parameter completion: Called when nothing of it is left.
    func end(transition: SkeletonTransition, completion: (@MainActor () -> Void)?) {
        if let completion { completions.append(completion) }
        pendingEnd = transition
        switch phase {
        case .waiting: hide(.none)
        case .shown: endWhenDue()
        case .showing, .ending, .gone: break
        }
    }

    /// Takes back an end that waits for the least time.
    func resume() {
        guard phase == .shown, pendingEnd != nil else { return }
        pendingEnd = nil
        timer = nil
    }

    /// Takes everything away at once, also in the middle of a fade.
    func remove() {
        isRemoved = true
        if phase == .showing { return }
        if phase == .waiting || phase == .shown { hide(.none) }
        finish()
    }
}

// MARK: - Parts

extension SkeletonSession {
    /// Lets other parts load than until now.
    func load(_ parts: ListParts) {
        guard parts != self.parts else { return }
        self.parts = parts
        update()
    }

    /// Returns what still loads when a part has ended.
    func parts(without part: ListPart) -> ListParts {
        parts.removing(part, sectionCount: service.sectionCount)
    }
}

// MARK: - Showing

extension SkeletonSession {
    private func show(_ transition: SkeletonTransition) {
        guard phase == .waiting, let host = service.host else { return }
        // Code of the app that runs until the skeleton is in place may end it, which then happens at once.
        phase = .showing
        timer = nil
        let start = Date()
        restore = service.prepare()
        let presenter = makePresenter(service.showing(of: parts))
        presenter.show()
        phase = .shown
        shownAt = CACurrentMediaTime()
        setState(.running)
        transition.show(presenter.views)
        watch()
        ScreenAnnouncer.didShow(presenter.views.first ?? host, over: host)
        let milliseconds = (Date().timeIntervalSince(start) * 10_000).rounded() / 10
        SkeletonDebug.report("\(hostName) shown by \(type(of: presenter)) in \(milliseconds) ms")
        if isRemoved { remove() } else if pendingEnd != nil { endWhenDue() }
    }

    private func makePresenter(_ showing: Showing) -> any SkeletonPresenting {
        let presenter = service.makePresenter(showing, of: parts) { [weak self] in self?.update() }
        self.showing = showing
        self.presenter = presenter
        return presenter
    }

    private func watch() {
        guard let limit = SkeletonDebug.watchdogLimit, limit > 0 else { return }
        watchdog = SkeletonConfiguration.delaying.wait(limit) { [weak self] in
            guard let self, phase == .shown else { return }
            SkeletonLog.warn(
                "The skeleton of \(hostName), started at \(call.text), is shown for more than \(limit) seconds: "
                    + "is its end missing?")
        }
    }

    private func setState(_ state: SkeletonState) {
        if let host = service.host { service.model.states[host] = state }
    }

    private var hostName: String { service.host.map { "\(type(of: $0))" } ?? "a view" }
}

// MARK: - Ending

extension SkeletonSession {
    private func endWhenDue() {
        let rest = shownAt + timing.minimumDuration - CACurrentMediaTime()
        guard rest > 0.001 else { return hideAsAsked() }
        timer = SkeletonConfiguration.delaying.wait(rest) { [weak self] in self?.hideAsAsked() }
    }

    private func hideAsAsked() {
        if let pendingEnd { hide(pendingEnd) }
    }

    private func hide(_ transition: SkeletonTransition) {
        let wasShown = phase == .shown
        timer = nil
        watchdog = nil
        phase = .ending
        let isDissolving = release(transition)
        restore()
        restore = {}
        setState(.ended)
        service.conclude()
        if wasShown, let host = service.host { ScreenAnnouncer.didHide(host) }
        SkeletonDebug.report("end of \(hostName), started at \(call.text)")
        didEnd(self)
        guard !isDissolving else { return }
        transition.hide(presenter?.views ?? [], of: service.host) { self.finish() }
    }

    /// Lets the app's view be seen again; returns whether it dissolves into what it shows then.
    ///
    /// Cells of our own leave no view that could fade, so the list itself is what dissolves.
    private func release(_ transition: SkeletonTransition) -> Bool {
        guard let presenter, presenter.views.isEmpty, let host = service.host, transition.isSeen(in: host)
        else {
            presenter?.release()
            return false
        }
        transition.dissolve(host, change: { presenter.release() }) { self.finish() }
        return true
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
}
