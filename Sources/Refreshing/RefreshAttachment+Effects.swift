import TabAnimated
import TabProduction
import UIKit

// What an edge does beside showing its state.
@available(tvOS, unavailable)
extension RefreshAttachment {
    func perform(_ effect: RefreshMachine.Effect) {
        switch effect {
        case .haptic: if refresher.isHapticEnabled { feedback.play() }
        case .act(let cycle): act(cycle)
        case .cancel: task = nil
        case .limit(let cycle, let seconds):
            limitWait = SkeletonConfiguration.delaying.wait(seconds) { [weak self] in
                self?.send(.timeOut(cycle: cycle))
            }
        case .announce(let result): announce(result)
        case .open(let opening): open(opening)
        case .close(let cycle, let isAnimated): close(cycle, isAnimated: isAnimated)
        case .partner(let event):
            let partner = host?.partner(of: self)
            partner?.send(event)
            partner?.settleLater()
        }
    }

    private func act(_ cycle: Int) {
        guard isLoading(cycle) else { return }
        // Nobody has asked for a load that the distance starts.
        if announcer == nil { announceStart(isAskedFor: false) { $0.startLater() } }
        switch action {
        case .closure(let action):
            do { try action() } catch { _ = end(.failed) }
        case .work(let work):
            task = OwnedTask { [weak self] in
                // An error of the work is a failure; the app knows it already.
                let result = (try? await work()) ?? .failed
                guard let self, isLoading(cycle) else { return }
                _ = end(result)
            }
        case nil: break
        }
    }

    private func isLoading(_ cycle: Int) -> Bool { machine.cycle == cycle && machine.state == .loading }

    /// Speaks a result, or the start.
    private func announce(_ result: PullToRefresh.Result?) {
        guard let result else { return announceStart(isAskedFor: isAskedFor) { $0.start() } }
        guard let scrollView = host?.scrollView else { return }
        let text = refresher.texts.text(for: result)
        let announcer = announcer ?? ScreenAnnouncer(of: scrollView, saying: "")
        self.announcer = nil
        announcer.end(result == .failed ? .failed(text) : .loaded(text, isOwn: false))
    }

    /// Speaks the start: of what users have asked for always, of other loads once in five seconds.
    private func announceStart(isAskedFor: Bool, _ start: (ScreenAnnouncer) -> Void) {
        guard let scrollView = host?.scrollView else { return }
        let announcer = ScreenAnnouncer(
            of: scrollView, saying: refresher.texts.loading, isAskedFor: isAskedFor)
        self.announcer = announcer
        let now = CACurrentMediaTime()
        guard isAskedFor || now - (lastStart ?? -.infinity) >= 5 else { return }
        lastStart = now
        start(announcer)
    }

    // MARK: Focus

    /// Moves the focus of VoiceOver, which was at the edge, to what stands there now, or to the first new content.
    func moveFocus() {
        guard let host, let scrollView = host.scrollView else { return }
        switch machine.state {
        case .loading: if !container.hasFocus { SpokenFocus.move(to: container) }
        case .finished(let result):
            if machine.showsMessage, result == .failed || !machine.hasNewPage {
                SpokenFocus.move(to: container.message.label)
            } else if !edge.isStart {
                let length = axis.length(of: scrollView.bounds.size)
                SpokenFocus.land(
                    in: scrollView, at: axis.rect(at: startLength, length: 2 * length, in: scrollView),
                    from: container)
            }
        default: break
        }
    }

    // MARK: Opening

    private func open(_ opening: RefreshMachine.Opening) {
        switch opening {
        case .silent: host?.setContribution(machine.openLength, of: self)
        case .placed: place(reveals: edge.isStart)
        case .pulled: animate { $0.place(reveals: false) }
        case .revealed: animate { $0.place(reveals: $0.edge.isStart) }
        }
    }

    /// Follows a change of the view's length while it is open; returns whether there was one.
    @discardableResult
    func fitLength() -> Bool {
        let length = machine.openLength
        guard machine.isOpen, abs(contribution.length - length) >= InsetContribution.tolerance else {
            return false
        }
        if length < contribution.length, isOnScreen {
            animate { $0.place(reveals: false) }
        } else {
            place(reveals: false)
        }
        return true
    }

    /// Opens the inset of the view, and moves the content there if it is beyond, or has to reveal the view; content that a
    /// finger holds stays.
    private func place(reveals: Bool) {
        guard let host else { return }
        host.setContribution(machine.openLength, of: self)
        let geometry = host.geometry(at: edge)
        guard reveals || geometry.isContent(at: edge), !host.isFingerDown else { return }
        host.moveContent(to: geometry.rest(at: edge), along: axis)
    }

    private func animate(_ change: @escaping @MainActor (RefreshAttachment) -> Void) {
        host?.layOutOnScreen()
        UIView.animate(
            withDuration: 0.25, delay: 0,
            options: [.allowUserInteraction, .beginFromCurrentState, .curveEaseOut]
        ) { [weak self] in
            guard let self else { return }
            change(self)
            // Headers that float move with the content, not in the layout after it.
            host?.layOutOnScreen()
        }
    }

    // MARK: Closing

    private func close(_ cycle: Int, isAnimated: Bool) {
        guard isAnimated, isOnScreen else { return closeAtOnce(cycle) }
        guard refresher.hideDelay > 0 else { return hide(cycle) }
        hideWait = SkeletonConfiguration.delaying.wait(refresher.hideDelay) { [weak self] in
            self?.hide(cycle)
        }
    }

    private func closeAtOnce(_ cycle: Int) {
        hideWait = nil
        collapse()
        send(.closed(cycle: cycle))
    }

    private func collapse() {
        host?.setContribution(0, of: self)
        host?.settleContent(at: edge)
    }

    /// Runs the hide animation, with Reduce Motion without a spring.
    private func hide(_ cycle: Int) {
        hideWait = nil
        guard machine.cycle == cycle, machine.isClosing else { return }
        let duration = refresher.animationDuration
        guard duration > 0, duration.isFinite else { return closeAtOnce(cycle) }
        let options = refresher.animationOptions.union([.allowUserInteraction, .beginFromCurrentState])
        host?.layOutOnScreen()
        let change = { @MainActor [weak self] in
            guard let self else { return }
            collapse()
            host?.layOutOnScreen()
        }
        let completion = { @MainActor [weak self] (_: Bool) in if let self { send(.closed(cycle: cycle)) } }
        guard !UIAccessibility.isReduceMotionEnabled else {
            return UIView.animate(
                withDuration: min(0.25, duration), delay: 0, options: options, animations: change,
                completion: completion)
        }
        let (damping, velocity) = (refresher.springDamping, refresher.initialSpringVelocity)
        UIView.animate(
            withDuration: duration, delay: 0,
            usingSpringWithDamping: damping.isFinite ? min(max(0, damping), 1) : 1,
            initialSpringVelocity: velocity.isFinite ? velocity : 0,
            options: options, animations: change, completion: completion)
    }
}
