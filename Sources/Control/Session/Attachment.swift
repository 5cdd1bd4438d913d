import TabProduction
import UIKit

/// The framework's state of a view: its model, and the skeletons that run or fade.
@MainActor
final class Attachment {
    var model: ViewAnimated? {
        didSet {
            guard model !== oldValue else { return }
            if let view { ViewAnimated.ofViews[view] = model }
            reader?.readNow()
            reader = nil
            remove()
            state = .initial
        }
    }

    private(set) var state = SkeletonState.initial

    var works = 0

    /// The view controller that holds the view, as it was found last.
    var holder: ViewHolder?

    let states = StateStreams()

    private(set) var session: SkeletonSession?
    private weak var view: UIView?
    private let hostName: String
    private var fading: SkeletonSession?
    private var reader: ContentReader?
    private var announcer: ScreenAnnouncer?

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

    /// Removes the skeleton at once, whatever its timing.
    private func remove() {
        let sessions = [session, fading]
        session = nil
        fading = nil
        sessions.forEach { $0?.handle(.remove) }
    }

    // MARK: Starts and ends

    /// Produces the skeleton for the stores, without showing it.
    func prepare(from origin: String) {
        guard let model = givenModel(at: origin), let view, session == nil,
            ResolvedStyle(of: model).keepsProductions
        else { return }
        _ = model.plannerAndReader(on: view).planner.wholeCover()
    }

    /// Starts the whole skeleton, or brings back one that is about to end.
    func start(_ transition: SkeletonTransition, from origin: String) {
        guard let model = givenModel(at: origin) else { return }
        guard let session else { return start(model.scope ?? .whole, of: model, transition, from: origin) }
        if let scope = model.scope { session.load(scope) }
        guard model.canLoadAgain else { return }
        session.error = nil
        session.handle(.resume(nil))
    }

    /// Starts one part of a list; other parts that load go on.
    func start(_ part: ListPart, from origin: String) {
        guard let model = givenModel(at: origin) else { return }
        guard model.scope != nil else {
            return SkeletonLog.warn(
                "\(hostName) has no parts that load by themselves: give it a TableAnimated or a CollectionAnimated"
            )
        }
        guard let session else { return start(ListParts(part), of: model, .none, from: origin) }
        session.errors[part] = nil
        session.handle(.resume(part))
        if !session.parts.contains(part) { session.load(session.parts.inserting(part)) }
    }

    /// - Parameters:
    ///   - error: What the load failed with; `nil` for a success.
    ///   - completion: Called once, when nothing of the skeleton is left; at once where nothing is.
    func end(
        with error: (any Error)? = nil, _ transition: SkeletonTransition, completion: (@MainActor () -> Void)?
    ) {
        if let session {
            session.error = error ?? session.error
            return session.end(transition, completion: completion)
        }
        guard let fading else {
            completion?()
            return
        }
        fading.whenFinished(completion)
    }

    /// Notes what a work has failed with; of several that overlap, a failure counts more than a cancellation.
    func noteFailure(_ error: any Error) {
        if !error.isCancellation || works == 1 && session?.error == nil { session?.error = error }
    }

    /// Ends one part of a list; the last one ends the skeleton.
    func end(
        _ part: ListPart, with error: (any Error)? = nil, _ transition: SkeletonTransition,
        completion: (@MainActor () -> Void)?
    ) {
        guard let session, model?.scope != nil, session.parts.contains(part) else {
            completion?()
            return
        }
        session.errors[part] = error ?? session.errors[part]
        session.end(part, transition, completion: completion)
    }

    private func start(
        _ parts: ListParts, of model: ViewAnimated, _ transition: SkeletonTransition, from origin: String
    ) {
        guard let view else { return }
        guard model.canLoadAgain || state == .initial else {
            return SkeletonLog.warn("\(hostName) does not start again: set canLoadAgain of its model to true")
        }
        fading?.handle(.remove)
        fading = nil
        reader?.readNow()
        reader = nil
        let session = SkeletonSession(of: model, on: view, parts: parts, origin: origin, attachment: self)
        self.session = session
        session.start(transition)
    }

    /// Returns the model, or warns once that there is none.
    private func givenModel(at origin: String) -> ViewAnimated? {
        if model == nil {
            SkeletonLog.warnOnce(
                "\(hostName) has no model at \(origin): set tabAnimated before the start", about: self)
        }
        return model
    }

    // MARK: Events

    /// Called when the state of the skeleton changes; the app may start and end skeletons meanwhile.
    func session(_ session: SkeletonSession, didEnter state: SkeletonState) {
        guard let view, session === self.session || self.session == nil else { return }
        self.state = state
        states.yield(state)
        if state == .running {
            let announcer = ScreenAnnouncer(
                of: view, saying: ResolvedStyle(of: session.planner.model).accessibilityLabel)
            self.announcer = announcer
            announcer.startLater(
                hasFocus: moveFocus(outOf: session), cover: session.covers.first as? SkeletonOverlay)
        }
        NotificationCenter.default.post(name: SkeletonState.didChangeNotification, object: view)
    }

    /// Called when the skeleton covers other parts than before.
    func sessionDidCover(_ session: SkeletonSession) {
        if session === self.session { _ = moveFocus(outOf: session) }
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

    /// Called when the view shows the app's content again; the cover may still fade.
    func sessionDidEnd(_ session: SkeletonSession) {
        if let view, SpokenFocus.wasOn(session.covers, over: view) { SpokenFocus.land(in: view, at: nil) }
        announcer?.end(session.ending)
        announcer = nil
        guard self.session === session else { return }
        self.session = nil
        fading = session
    }

    func sessionDidFinish(_ session: SkeletonSession) {
        if fading === session { fading = nil }
        if self.session == nil, session.planner.model === model {
            reader = ContentReader(session.reader)
        }
        // Views around wait for their parts before they are learned.
        for outer in sequence(first: view?.superview, next: { $0?.superview }) {
            guard let outer else { break }
            Self.attachments[outer]?.reader?.partDidEnd()
        }
    }
}
