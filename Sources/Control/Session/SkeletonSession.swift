import TabDecoration
import TabProduction
import UIKit

/// What is told of the life of a skeleton.
@MainActor
protocol SkeletonSessionDelegate: AnyObject {
    /// Called when the state of the skeleton is another.
    func session(_ session: SkeletonSession, didEnter state: SkeletonState)

    /// Called for everything that happens to a skeleton that is shown.
    func session(_ session: SkeletonSession, tells event: SkeletonEvent)

    /// Called when the skeleton leaves the screen or begins to fade.
    func sessionDidEnd(_ session: SkeletonSession)

    /// Called when nothing of the skeleton is left.
    func sessionDidFinish(_ session: SkeletonSession)
}

/// One skeleton of one view, from the start to when nothing of it is left.
///
/// It waits out the delay, shows the skeleton, keeps it for the least time, and restores everything.
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

    /// What loads now.
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
    /// Whether a list showed its content, all laid out, when the skeleton went.
    private(set) var leftContent = false
    /// The views of the app that the skeleton hides.
    private var hidden: [BorrowedFlag<UIView>] = []
    private var timer: AnyObject?
    private var shownAt: CFTimeInterval = 0
    private var wasShown = false
    private var hadSize = false
    /// How the skeleton ends when it was shown long enough, if its end was asked for.
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
        // The view has gone before its skeleton could end.
        let late = completions
        if !late.isEmpty { Task { @MainActor in late.forEach { $0() } } }
    }

    /// Whether the skeleton is on screen.
    var isShown: Bool { phase == .shown || phase == .leaving }

    /// What lies over the view.
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

    /// Shows the model as it is now.
    func update() {
        guard phase == .shown, service.host != nil else { return }
        tell(.willUpdate)
        guard phase == .shown else { return }
        showAnew()
        // What shows a skeleton calls the app, which may have ended it.
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

    /// Ends the skeleton, once it was shown long enough.
    ///
    /// - Parameter completion: Called once: when nothing of the skeleton is left, or when a start takes the end back.
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

    /// Takes back an end that waits for the least time.
    func resume() {
        guard phase == .shown || phase == .leaving || phase == .showing, pendingEnd != nil else { return }
        pendingEnd = nil
        timer = nil
        complete()
    }

    /// Takes everything away at once, also in the middle of a fade, and while code of the app runs that is called when the
    /// skeleton comes or goes: when this returns, another skeleton can take its place.
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
    /// Lets other parts load than until now.
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

    /// Returns what still loads when a part has ended.
    func parts(without part: ListPart) -> ListParts {
        parts.removing(part, sectionCount: service.sectionCount)
    }
}

// MARK: - Showing

extension SkeletonSession {
    private func show(_ transition: SkeletonTransition) {
        guard phase == .waiting, service.host != nil else { return }
        // Code of the app that runs until the skeleton is in place may end it, which then happens at once.
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

    /// Hides the views that the model names now, and shows those that it named before.
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

    /// Ends a skeleton that the app has taken away.
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

    /// Gives back what was borrowed of the app.
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

    /// Warns of a list that had no size; of another view that is said when it is mapped.
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
        leftContent = service.sectionCount > 0 && service.host?.awaitsLayout == false
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
