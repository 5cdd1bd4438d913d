import TabCache
import TabProduction
package import UIKit

/// The framework's state of a view: its model, and the skeletons that run or fade.
@MainActor
final class Attachment {
    var model: ViewAnimated? {
        didSet {
            guard model !== oldValue else { return }
            reader?.readNow()
            reader = nil
            check = nil
            let fades = fades
            session?.handle(.remove)
            fades.forEach { $0.finish() }
            // Code of the app may have started the new model meanwhile.
            guard session == nil, state != .initial else { return }
            enter(.initial)
        }
    }

    private(set) var state = SkeletonState.initial

    /// The view controller that holds the view, as it was found last.
    var holder: ViewHolder?

    let states = StateStreams()

    /// What is known of the headers of a list.
    var knownHeaders = KnownHeaders()

    private(set) var session: SkeletonSession?
    private weak var view: UIView?
    private let hostName: String
    /// The covers that leave, of ended parts and of the whole.
    private var fades: [Fade] = []
    private var reader: ContentReader?
    private var announcer: ScreenAnnouncer?
    private var check: EndCheck?
    /// The numbers of calls that keep a skeleton on screen, of the whole or of parts.
    private var works = [ListPart?: Int]()

    private static let attachments = Associated<Attachment>()

    deinit {
        SkeletonLog.lookForLeak(of: model, in: hostName)
    }

    private init(to view: UIView) {
        self.view = view
        hostName = "\(view.declaredClass)"
    }

    /// Returns the attachment of a view, or makes one, which dies with the view.
    static func of(_ view: UIView) -> Attachment {
        if let attachment = attachments[view] { return attachment }
        let attachment = Attachment(to: view)
        attachments[view] = attachment
        view.answerNestedSkeleton(with: NestedLists.skeleton, isList: NestedLists.hasModel)
        return attachment
    }

    static func existing(of view: UIView) -> Attachment? { attachments[view] }

    // MARK: Starts and ends

    /// Produces the skeleton of a list for the stores, without showing it; a single view is mapped at its start.
    func prepare(from origin: String) {
        guard let model = givenModel(at: origin), let view, session == nil,
            model.scope != nil, ResolvedStyle(of: model).keepsProductions
        else { return }
        _ = model.plannerAndReader(on: view).planner.wholeCover()
    }

    /// Starts the whole skeleton, or one part of a list while others go on; brings back what is about to end.
    func start(_ part: ListPart?, _ transition: SkeletonTransition, from origin: String) {
        guard let model = givenModel(at: origin), let view else { return }
        guard part == nil || model.scope != nil else {
            return SkeletonLog.warn(
                "\(hostName) has no parts that load by themselves: give it a TableAnimated or a CollectionAnimated"
            )
        }
        let parts = part.map { .only([$0]) } ?? model.scope ?? .whole
        if part == nil { check = nil }
        if let session {
            if let part { return session.load(part, transition) }
            if model.canLoadAgain {
                session.errors[nil] = nil
                session.handle(.resume(nil))
            }
            return session.load(parts)
        }
        guard (model as? FormAnimated)?.plannedSections.isEmpty != true else {
            return SkeletonLog.warn(
                "The model of \(hostName) has no section, so there is nothing to show at \(origin): give it a class of "
                    + "cells, and the sections or rows that load")
        }
        guard model.canLoadAgain || state == .initial else {
            return SkeletonLog.warn("\(hostName) does not start again: set canLoadAgain of its model to true")
        }
        fades.forEach { $0.finish() }
        WindowWait.look(at: view)
        reader?.readNow()
        reader = nil
        // The app, which hears of ends that this cuts short, may have started the skeleton or changed the model.
        guard session == nil, self.model === model else {
            if self.model != nil { start(part, transition, from: origin) }
            return
        }
        let session = SkeletonSession(of: model, on: view, parts: parts, origin: origin, attachment: self)
        self.session = session
        session.start(transition)
    }

    /// Shows a skeleton, of the view or of a part, while work runs; of several that overlap the last one ends it.
    func run<Result>(
        _ part: ListPart?, _ transition: SkeletonTransition, from origin: String,
        _ work: @MainActor () async throws -> Result
    ) async rethrows -> Result {
        works[part, default: 0] += 1
        start(part, transition, from: origin)
        defer {
            works[part, default: 1] -= 1
            if works[part] == 0 {
                works[part] = nil
                end(part, transition, completion: nil)
            }
        }
        do {
            return try await work()
        } catch {
            note(error, of: part)
            throw error
        }
    }

    /// Notes what a work has failed with; of several that overlap, a failure counts more than a cancellation.
    private func note(_ error: any Error, of part: ListPart?) {
        guard let session, !error.isCancellation || works[part] == 1 && session.errors[part] == nil else {
            return
        }
        session.errors[part] = error
    }

    /// Ends the skeleton, or one part of a list, the last of which ends the skeleton.
    ///
    /// - Parameters:
    ///   - error: What the load failed with; `nil` for a success.
    ///   - completion: Called once, when nothing of the skeleton or the part is left; at once where nothing is.
    func end(
        _ part: ListPart?, with error: (any Error)? = nil, _ transition: SkeletonTransition,
        completion: (@MainActor () -> Void)?
    ) {
        if let session, part.map(session.canEnd) ?? true {
            session.errors[part] = error ?? session.errors[part]
            return session.end(part, transition, completion: completion)
        }
        if case .row(let row) = part, model?.scope != nil, session?.parts.contains(.row(row)) == true {
            SkeletonLog.warn(
                "Cell \(row) of \(hostName) loads with its section: end it with endTabAnimation(inSection: 0)"
            )
        }
        guard let completion else { return }
        let fade = fades.last { fade in
            part.map { fade.parts.contains($0) || fade.parts.canEnd($0) } ?? true
        }
        if let fade { fade.whenOver(completion) } else { completion() }
    }

    /// Returns the model. A plain view without one gets a `ViewAnimated`; a list warns once, for it needs the class of its
    /// cells.
    private func givenModel(at origin: String) -> ViewAnimated? {
        if model == nil, let list = view as? any ListHost {
            let (model, cell) =
                list is UITableView ? ("TableAnimated", "NewsCell") : ("CollectionAnimated", "CardCell")
            SkeletonLog.warnOnce(
                "\(hostName) has no model at \(origin): write tabAnimated = \(model)(cellClass: \(cell).self) before "
                    + "the start, with the class of your cells", about: self)
        } else if model == nil, view != nil {
            model = ViewAnimated()
        }
        return model
    }

    // MARK: Events

    /// Called when the state of the skeleton changes; the app may start and end skeletons meanwhile.
    func session(_ session: SkeletonSession, didEnter state: SkeletonState) {
        guard let view else { return }
        if state == .running {
            let announcer = ScreenAnnouncer(
                of: view, saying: ResolvedStyle(of: session.planner.model).accessibilityLabel)
            self.announcer = announcer
            announcer.startLater(
                hasFocus: moveFocus(outOf: session), cover: session.covers.first)
        }
        enter(state)
    }

    private func enter(_ state: SkeletonState) {
        self.state = state
        states.yield(state)
        NotificationCenter.default.post(name: SkeletonState.didChangeNotification, object: view)
    }

    /// Called when the skeleton covers other parts than before.
    func sessionDidCover(_ session: SkeletonSession) {
        _ = moveFocus(outOf: session)
    }

    private func moveFocus(outOf session: SkeletonSession) -> Bool {
        guard let view else { return false }
        let hidden = session.planner.model.viewsHiddenWhileAnimated
        return SpokenFocus.leave(session.covers, over: view, hidden: hidden)
    }

    /// Called when a part of the view has failed, while others go on.
    func session(_ session: SkeletonSession, partDidFailWith error: any Error) {
        if !error.isCancellation { announcer?.fail(LocalizedText.failed.text) }
    }

    /// Checks a list soon after the end of it or of parts of it.
    func checkList() {
        check = model?.scope == nil ? nil : (view as? any ListHost).map(EndCheck.init)
    }

    /// Called when parts of the view show the app's content again; their covers may still fade.
    func session(_ session: SkeletonSession, didEnd parts: [ListPart], leaving fade: Fade) {
        let sections = parts.filter { $0 == .section($0.section) }
        knownHeaders.loaded.formUnion(sections.compactMap(session.position))
        fades.append(fade)
        fade.whenOver { [weak self, weak fade] in self?.fades.removeAll { $0 === fade } }
    }

    /// Called when the view shows the app's content again; the cover may still fade.
    func sessionDidEnd(_ session: SkeletonSession, leaving fade: Fade) {
        if let view, SpokenFocus.wasOn(session.covers, over: view) { SpokenFocus.land(in: view, at: nil) }
        announcer?.end(session.ending)
        announcer = nil
        if session.parts == .whole { knownHeaders.areAllLoaded = true }
        self.session(session, didEnd: session.parts.all, leaving: fade)
        self.session = nil
        let (model, content) = (session.planner.model, session.reader)
        fade.whenOver { [weak self] in self?.didShow(content, of: model) }
    }

    /// Reads the content once nothing of a skeleton is left.
    private func didShow(_ content: any ContentReading, of model: ViewAnimated) {
        fades.forEach { $0.finish() }
        if model === self.model { reader = ContentReader(content) }
        // Views around wait for their parts before they are learned.
        for outer in sequence(first: view?.superview, next: { $0?.superview }) {
            guard let outer else { break }
            Self.attachments[outer]?.reader?.partDidEnd()
        }
    }
}

extension UIView {
    /// Whether a view loads with the skeleton of this one: with the whole, or below the cover of a part.
    package func loads(_ view: UIView) -> Bool {
        guard let session = Attachment.existing(of: self)?.session else { return false }
        let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        return session.parts == .whole
            || view !== self && session.covers.contains { $0.bounds.contains(view.convert(middle, to: $0)) }
    }
}
