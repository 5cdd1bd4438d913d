import TabDecoration
import TabProduction
import UIKit

/// The delegate of a skeleton's session.
@MainActor
protocol SkeletonSessionDelegate: AnyObject {
    /// Called when the state of the skeleton has changed.
    func session(_ session: SkeletonSession, didEnter state: SkeletonState)

    /// Called for every event of a skeleton on screen.
    func session(_ session: SkeletonSession, tells event: SkeletonEvent)

    /// Called when the skeleton leaves the screen or begins to fade.
    func sessionDidEnd(_ session: SkeletonSession)

    /// Called when nothing of the skeleton is left.
    func sessionDidFinish(_ session: SkeletonSession)
}

/// One skeleton of one view, from its start until nothing of it is left.
///
/// It waits for the delay, shows the skeleton, keeps it for the least duration, and restores everything.
@MainActor
final class SkeletonSession {
    private enum Phase {
        case waiting
        case showing
        case shown
        case leaving
        case ending
        case gone
    }

    /// The parts that load now.
    private(set) var parts: ListParts

    let call: SkeletonCall

    let service: any SkeletonServing
    private weak var delegate: (any SkeletonSessionDelegate)?
    private var phase = Phase.waiting
    /// The parts that the presenter was made for.
    private var shownParts = ListParts.whole
    private var presenter: (any SkeletonPresenting)?
    /// The flags by which fingers and keys scroll a list.
    private var scrolling: [BorrowedFlag<UIScrollView>] = []
    /// The views of the app that the skeleton hides.
    private var hidden: [BorrowedFlag<UIView>] = []
    private var timer: AnyObject?
    private var shownAt: CFTimeInterval = 0
    private var wasShown = false
    private var hadSize = false
    /// The transition of an end that waits for the least duration.
    private var pendingEnd: SkeletonTransition?
    private var isRemoved = false
    private var completions: [@MainActor () -> Void] = []

    init(
        service: any SkeletonServing, parts: ListParts, call: SkeletonCall,
        delegate: any SkeletonSessionDelegate
    ) {
        self.service = service
        self.parts = parts
        self.call = call
        self.delegate = delegate
    }

    deinit {
        // The view has gone before its skeleton ended.
        let late = completions
        if !late.isEmpty { Task { @MainActor in late.forEach { $0() } } }
    }

    /// Whether the skeleton is on screen.
    var isShown: Bool { phase == .shown || phase == .leaving }

    /// The covers over the view.
    var covers: [UIView] { presenter?.views ?? [] }

    var hostName: String { service.host.map { "\(type(of: $0))" } ?? "a view" }

    private var timing: SkeletonTiming { ResolvedStyle(of: service.model).timing }

    /// Starts the skeleton, which is in place when this returns unless its timing delays it.
    func start(_ transition: SkeletonTransition) {
        setState(.waiting)
        SkeletonDebug.report("start of \(hostName) at \(call.text)")
        guard timing.delay > 0 else { return show(transition) }
        timer = SkeletonConfiguration.delaying.wait(timing.delay) { [weak self] in self?.show(transition) }
    }

    /// Applies the present model.
    func update() {
        guard phase == .shown, service.host != nil else { return }
        tell(.willUpdate)
        guard phase == .shown else { return }
        showAnew()
        // A presenter calls the app, which may have ended the skeleton.
        guard phase == .shown else { return }
        scrolling.forEach { $0.borrow(!service.isScrollEnabled) }
        hideViewsOfApp()
        tell(.didUpdate)
        // The timing may be another now.
        if phase == .shown, pendingEnd != nil { endWhenDue() }
    }

    private func showAnew() {
        service.planner.forget()
        guard (parts == .whole) != (shownParts == .whole) else {
            presenter?.update(parts)
            return
        }
        // Another presenter takes over before the old one leaves, so that nothing flashes.
        let old = presenter
        old?.release()
        makePresenter().show()
        old?.remove()
    }

    /// Follows sections that the app has inserted and deleted in its data.
    func follow(_ change: SectionChange) {
        presenter?.follow(change)
    }

    /// Ends the skeleton, after its least duration.
    ///
    /// - Parameter completion: Called once: when nothing of the skeleton is left, or when a start cancels the end.
    func end(transition: SkeletonTransition, completion: (@MainActor () -> Void)?) {
        whenFinished(completion)
        pendingEnd = transition
        switch phase {
        case .waiting: hide(.none)
        case .shown: endWhenDue()
        case .showing, .leaving, .ending, .gone: break
        }
    }

    /// Calls a closure when nothing of the skeleton is left, at once if that is so.
    func whenFinished(_ completion: (@MainActor () -> Void)?) {
        guard let completion else { return }
        phase == .gone ? completion() : completions.append(completion)
    }

    /// Cancels an end that waits for the least duration.
    func resume() {
        guard phase == .shown || phase == .leaving || phase == .showing, pendingEnd != nil else { return }
        pendingEnd = nil
        timer = nil
        complete()
    }

    /// Removes everything at once, also in the middle of a fade or of a call of the app: when this returns, another skeleton
    /// can start.
    func remove() {
        isRemoved = true
        switch phase {
        case .showing:
            presenter?.release()
            presenter?.remove()
            return giveBack()
        case .waiting, .shown: hide(.none)
        case .leaving: leave(.none)
        case .ending, .gone: break
        }
        finish()
    }
}

// MARK: - Parts

extension SkeletonSession {
    /// Changes the parts that load.
    func load(_ parts: ListParts) {
        guard parts != self.parts else { return }
        self.parts = parts
        update()
    }

    /// Ends a part while others go on.
    func end(_ part: ListPart) {
        load(parts(without: part))
        if phase == .shown { service.showEndedParts() }
    }

    /// Returns the parts that still load when one has ended.
    func parts(without part: ListPart) -> ListParts {
        parts.removing(part, sectionCount: service.sectionCount)
    }
}

// MARK: - Showing

extension SkeletonSession {
    private func show(_ transition: SkeletonTransition) {
        guard phase == .waiting, service.host != nil else { return }
        // Code of the app may end the skeleton before it is in place, which then takes effect at once.
        phase = .showing
        timer = nil
        tell(.willAppear)
        let start = Date()
        if !isRemoved { putInPlace(transition) }
        guard !isRemoved else { return concludeUnshown() }
        let milliseconds = (Date().timeIntervalSince(start) * 10_000).rounded() / 10
        SkeletonDebug.report("\(hostName) shown in \(milliseconds) ms")
        tell(.didAppear)
        if isRemoved { remove() } else if pendingEnd != nil, phase == .shown { endWhenDue() }
    }

    private func putInPlace(_ transition: SkeletonTransition) {
        service.prepare()
        guard !isRemoved else { return }
        let flags = [\UIScrollView.isScrollEnabled, UIScrollView.keyboardScrolling].compactMap { $0 }
        scrolling = flags.map { BorrowedFlag($0, of: service.host as? UIScrollView, as: false) }
        scrolling.forEach { $0.borrow(!service.isScrollEnabled) }
        hideViewsOfApp()
        let presenter = makePresenter()
        presenter.show()
        guard !isRemoved else { return }
        phase = .shown
        wasShown = true
        hadSize = service.host?.bounds.isEmpty == false
        shownAt = CACurrentMediaTime()
        setState(.running)
        transition.show(presenter.views)
    }

    /// Ends a skeleton that was removed before it was in place.
    private func concludeUnshown() {
        phase = .waiting
        hide(.none)
        finish()
    }

    /// Hides the views that the model names now, and shows those that it names no longer.
    private func hideViewsOfApp() {
        let views = service.model.viewsHiddenWhileAnimated
        hidden.filter { flag in !views.contains { $0 === flag.owner } }.forEach { $0.borrow(false) }
        hidden = views.map { view in
            hidden.first { $0.owner === view } ?? BorrowedFlag(\.isHidden, of: view, as: true)
        }
        hidden.forEach { $0.borrow(true) }
    }

    private func makePresenter() -> any SkeletonPresenting {
        let presenter = service.makePresenter(of: parts)
        presenter.whenRemovedByApp { [weak self] in self?.endAtOnce() }
        shownParts = parts
        self.presenter = presenter
        return presenter
    }

    private func setState(_ state: SkeletonState) {
        guard let host = service.host else { return }
        service.model.states[host] = state
        delegate?.session(self, didEnter: state)
    }

    private func tell(_ event: SkeletonEvent) {
        delegate?.session(self, tells: event)
    }
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

    /// Ends a skeleton that the app has removed.
    private func endAtOnce() {
        guard phase == .shown, service.host != nil else { return }
        pendingEnd = SkeletonTransition.none
        hide(.none)
    }

    private func hide(_ transition: SkeletonTransition) {
        timer = nil
        if phase == .shown {
            phase = .leaving
            tell(.willDisappear)
            guard phase == .leaving else { return }
            guard pendingEnd != nil || isRemoved else { return phase = .shown }
        }
        leave(transition)
    }

    private func leave(_ transition: SkeletonTransition) {
        phase = .ending
        presenter?.release()
        restore()
        delegate?.sessionDidEnd(self)
        transition.hide(presenter?.views ?? [], of: service.host) { self.finish() }
    }

    /// Restores the flags that the skeleton borrowed.
    private func giveBack() {
        scrolling.forEach { $0.borrow(false) }
        hidden.forEach { $0.borrow(false) }
    }

    private func restore() {
        giveBack()
        setState(.ended)
        service.conclude()
        warnIfUnseen()
        SkeletonDebug.report("end of \(hostName), started at \(call.text)")
    }

    /// Warns of a list that had no size; mapping warns of other views.
    private func warnIfUnseen() {
        guard wasShown, !hadSize, service.sectionCount > 0, let host = service.host, host.bounds.isEmpty
        else { return }
        SkeletonLog.warn(
            "The skeleton of \(hostName), started at \(call.text), was not seen: the view had no size meanwhile"
        )
    }

    private func finish() {
        guard phase != .gone else { return }
        phase = .gone
        presenter?.remove()
        presenter = nil
        delegate?.sessionDidFinish(self)
        if wasShown { tell(.didDisappear) }
        complete()
    }

    private func complete() {
        let done = completions
        completions = []
        done.forEach { $0() }
    }
}
