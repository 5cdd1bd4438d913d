import TabCache
import TabDecoration
import TabProduction
import UIKit

/// One skeleton of one view, from its start to its end, at which its covers go to a fade: it does what its machine says.
@MainActor
final class SkeletonSession {
    /// The line of code that started it.
    let origin: String

    let planner: any SkeletonPlanner
    let reader: any ContentReading
    /// What parts of the load failed with, or the whole of it, whose key is `nil`.
    var errors = [ListPart?: any Error]()
    private weak var attachment: Attachment?
    private var machine: SkeletonMachine
    private var presenter: CoverPresenter?
    private var transition = SkeletonTransition.none
    /// The flags by which fingers and keys scroll a list.
    private var scrolling: [Borrowed<UIScrollView, Bool>] = []
    /// What is hidden beside the covered view, until these go.
    private var hidden: [Borrowed<UIView, Bool>] = []
    private var timer: AnyObject?
    private var watchdog: AnyObject?
    private var wasUnseen = false
    /// What is called at the end of parts, or of the whole, whose key is `nil`.
    private var completions = [ListPart?: [@MainActor () -> Void]]()

    init(
        of model: ViewAnimated, on view: UIView, parts: ListParts, origin: String, attachment: Attachment
    ) {
        (planner, reader) = model.plannerAndReader(on: view)
        machine = SkeletonMachine(parts: parts)
        self.origin = origin
        self.attachment = attachment
    }

    deinit {
        // The view has gone before its skeleton ended.
        let late = completions.values.flatMap { $0 }
        if !late.isEmpty { Task { @MainActor in late.forEach { $0() } } }
    }

    var parts: ListParts { machine.parts }

    var isShown: Bool { machine.phase == .shown }

    /// Whether the app has its view again. Its code may end the skeleton whenever it is called.
    var isOver: Bool { machine.phase == .over }

    var covers: [SkeletonOverlay] { presenter?.views ?? [] }

    /// What VoiceOver says of the end.
    var ending: ScreenAnnouncer.Ending {
        guard let error = errors.values.first(where: { !$0.isCancellation }) ?? errors.values.first else {
            let own = planner.model.accessibilityEndLabel
            return .loaded(own ?? SkeletonConfiguration.shared.accessibilityEndLabel, isOwn: own != nil)
        }
        return error.isCancellation ? .cancelled : .failed(LocalizedText.failed.text)
    }

    /// Returns where the list has the section of a part now; `nil` where it does not have it.
    func position(of part: ListPart) -> Int? {
        presenter.map { $0.position(of: part) } ?? part.section
    }

    /// Whether a part loads, and can end while others go on.
    func canEnd(_ part: ListPart) -> Bool { planner.model.scope != nil && parts.canEnd(part) }

    private var style: ResolvedStyle { ResolvedStyle(of: planner.model) }

    private var hostName: String { planner.host.map { "\($0.declaredClass)" } ?? "a view" }

    // MARK: What happens

    /// Starts the skeleton, which is in place when this returns unless its timing delays it.
    func start(_ transition: SkeletonTransition) {
        self.transition = transition
        SkeletonLog.report("start of \(hostName) at \(origin)")
        handle(.start)
    }

    /// Loads parts beside those that load.
    func load(_ parts: ListParts) {
        let all = self.parts.union(parts)
        if all != self.parts { handle(.load(all)) }
    }

    /// Starts a part while others load.
    func load(_ part: ListPart, _ transition: SkeletonTransition) {
        self.transition = transition
        errors[part] = nil
        handle(.resume(part))
        load(.only([part]))
    }

    func follow(_ change: SectionChange) {
        presenter?.follow(change)
    }

    /// Ends the skeleton, a cover of which the app has removed.
    func coverWasRemoved() {
        if planner.host != nil { handle(.coverRemoved) }
    }

    /// Ends the skeleton or a part of it, after the least duration; the completion is called once, also when a start
    /// cancels the end.
    func end(_ part: ListPart?, _ transition: SkeletonTransition, completion: (@MainActor () -> Void)?) {
        if let completion { completions[part, default: []].append(completion) }
        handle(part.map { .endPart($0, transition) } ?? .end(transition))
    }

    // MARK: What follows

    func handle(_ event: SkeletonMachine.Event) {
        machine.conditions = SkeletonMachine.Conditions(
            timing: style.timing, now: CACurrentMediaTime(),
            sectionCount: machine.countsSections(at: event) ? planner.sectionCount : 0)
        let effects = machine.handle(event)
        let phase = machine.phase
        // What the app does meanwhile may change the course.
        for effect in effects where machine.phase == phase { perform(effect) }
    }

    private func perform(_ effect: SkeletonMachine.Effect) {
        switch effect {
        case .wait(let seconds):
            timer = SkeletonConfiguration.delaying.wait(seconds) { [weak self] in self?.handle(.timePassed) }
        case .enter(let state): enter(state)
        case .cover: SystemIntervals.show("Start") { cover() }
        case .update:
            let before = covers
            update { presenter?.update(parts) }
            if parts != .whole { transition.show(covers.filter { !before.contains($0) }) }
        case .leave(let ended, let transition): update { leave(ended, transition) }
        case .end(let transition): SystemIntervals.show("End") { giveBack(transition) }
        case .complete(let part): completions.removeValue(forKey: part)?.forEach { $0() }
        case .completeAll: takeCompletions().forEach { $0() }
        }
    }

    private func enter(_ state: SkeletonState) {
        if state == .running {
            watch()
            transition.show(covers)
        }
        attachment?.session(self, didEnter: state)
        handle(.stateEntered)
    }

    // MARK: Showing

    private func cover() {
        guard planner.host != nil else { return }
        let start = Date()
        reader.recallContent()
        guard !isOver else { return }
        scrollToTop()
        let list = planner.host as? UIScrollView
        let flags = [\UIScrollView.isScrollEnabled, UIScrollView.keyboardScrolling].compactMap { $0 }
        scrolling = flags.map { Borrowed($0, of: list, as: false) }
        borrow()
        let presenter = CoverPresenter(of: self)
        self.presenter = presenter
        presenter.show()
        guard !isOver else { return }
        wasUnseen = planner.form != nil && planner.host?.bounds.isEmpty == true
        SkeletonLog.report("\(hostName) shown in \(SkeletonLog.time(since: start))")
        handle(.covered)
    }

    private func scrollToTop() {
        guard planner.form?.scrollsToTop == true, let list = planner.host as? UIScrollView else { return }
        let inset = list.adjustedContentInset
        list.setContentOffset(CGPoint(x: -inset.left, y: -inset.top), animated: false)
    }

    private func update(_ change: () -> Void) {
        change()
        // A presenter calls the app, which may have ended the skeleton.
        guard !isOver else { return }
        borrow()
        attachment?.sessionDidCover(self)
        handle(.covered)
    }

    private func leave(_ ended: [ListPart], _ transition: SkeletonTransition) {
        guard let host = planner.host else { return }
        for error in ended.compactMap({ errors.removeValue(forKey: $0) }).prefix(1) {
            attachment?.session(self, partDidFailWith: error)
        }
        let fade = Fade(of: .only(Set(ended)))
        attachment?.session(self, didEnd: ended, leaving: fade)
        ended.flatMap { completions.removeValue(forKey: $0) ?? [] }.forEach(fade.whenOver)
        SpokenFocus.land(in: host) {
            presenter?.end(ended, leaving: parts, to: fade)
            fade.run(transition, over: host)
        }
        attachment?.checkList()
    }

    /// Borrows the flags that the model names now, and gives the others back.
    private func borrow() {
        scrolling.forEach { $0.borrow(!style.isScrollEnabled) }
        let views = planner.model.viewsHiddenWhileAnimated
        hidden = views.map { view in hidden.first { $0.owner === view } ?? HiddenViews.hide(view) }
    }

    /// Warns of a skeleton that stays on screen longer than the log's limit, which is read when it appears.
    private func watch() {
        guard let limit = SkeletonLog.watchdogLimit, limit > 0 else { return }
        let name = hostName
        watchdog = SkeletonConfiguration.delaying.wait(limit) { [origin] in
            SkeletonLog.warn(
                "The skeleton of \(name), started at \(origin), is shown for more than \(limit) seconds: is its end "
                    + "missing?")
        }
    }

    // MARK: Ending

    /// Hands the view over to the app, whose code may start another skeleton from here on.
    private func giveBack(_ transition: SkeletonTransition) {
        (timer, watchdog) = (nil, nil)
        let fade = Fade(of: parts)
        attachment?.sessionDidEnd(self, leaving: fade)
        takeCompletions().forEach(fade.whenOver)
        presenter?.end(to: fade)
        presenter = nil
        scrolling.forEach { $0.borrow(false) }
        hidden = []
        attachment?.checkList()
        guard !fade.isOver else { return }
        reader.rememberCounts()
        warnIfUnseen()
        SkeletonLog.report("end of \(hostName), started at \(origin)")
        enter(.ended)
        fade.run(transition, over: planner.host)
    }

    /// Returns everybody who waits for an end, those who wait for that of the whole first.
    private func takeCompletions() -> [@MainActor () -> Void] {
        defer { completions = [:] }
        return (completions.removeValue(forKey: nil) ?? []) + completions.values.flatMap { $0 }
    }

    /// Warns of a list that had no size; mapping warns of other views.
    private func warnIfUnseen() {
        guard wasUnseen, let host = planner.host, host.bounds.isEmpty else { return }
        SkeletonLog.warn(
            "The skeleton of \(hostName), started at \(origin), was not seen: the view had no size meanwhile")
    }
}
