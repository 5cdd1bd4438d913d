import TabProduction
import UIKit

/// What hangs on a view: its model, and the skeletons that run or fade.
@MainActor
final class Attachment {
    var model: ViewAnimated? {
        didSet { if model !== oldValue { remove() } }
    }

    private(set) var session: SkeletonSession?
    private var fading: SkeletonSession?

    private static let attachments = Associated<Attachment>()

    /// The attachment of a view, made when first asked for; it dies with the view.
    static func of(_ view: UIView) -> Attachment {
        if let attachment = attachments[view] { return attachment }
        let attachment = Attachment()
        attachments[view] = attachment
        view.answerNestedSkeleton(with: NestedLists.skeleton)
        return attachment
    }

    /// The attachment of a view, if it has one.
    static func existing(of view: UIView) -> Attachment? { attachments[view] }

    /// Starts the whole skeleton of a view, or brings back one that is about to end.
    func start(on view: UIView, transition: SkeletonTransition, call: SkeletonCall) {
        guard let model else { return }
        guard let session else {
            return start(model.scope ?? .whole, of: model, on: view, transition: transition, call: call)
        }
        if let scope = model.scope { session.load(scope) }
        if model.canLoadAgain { session.resume() }
    }

    /// Starts one part of a list; parts that load already go on.
    func start(_ part: ListPart, on view: UIView, call: SkeletonCall) {
        guard let model, model.scope != nil else { return }
        guard let session else {
            return start(ListParts(part), of: model, on: view, transition: .none, call: call)
        }
        session.resume()
        if !session.parts.contains(part) { session.load(session.parts.inserting(part)) }
    }

    /// Ends the skeleton; what fades is kept until it is gone.
    func end(transition: SkeletonTransition, completion: (@MainActor () -> Void)?) {
        guard let session else { return }
        fading = session
        session.end(transition: transition) { [weak self] in
            if self?.fading === session { self?.fading = nil }
            completion?()
        }
    }

    /// Ends one part of a list; with the last one, the skeleton ends.
    func end(_ part: ListPart, transition: SkeletonTransition, completion: (@MainActor () -> Void)?) {
        guard let session, model?.scope != nil, session.parts.contains(part) else { return }
        let rest = session.parts(without: part)
        guard rest != session.parts else { return }
        guard !rest.isEmpty else { return end(transition: transition, completion: completion) }
        session.load(rest)
        completion?()
    }

    /// Takes the skeleton away at once, whatever its timing says.
    private func remove() {
        let sessions = [session, fading]
        session = nil
        fading = nil
        sessions.forEach { $0?.remove() }
    }

    private func start(
        _ parts: ListParts, of model: ViewAnimated, on view: UIView, transition: SkeletonTransition,
        call: SkeletonCall
    ) {
        guard model.canLoadAgain || model.states[view] == .initial else {
            return SkeletonLog.warn(
                "\(type(of: view)) does not start again: set canLoadAgain of its model to true")
        }
        fading?.remove()
        fading = nil
        let service = SkeletonServices.service(for: model, on: view)
        let session = SkeletonSession(service: service, parts: parts, call: call) { [weak self] ended in
            if self?.session === ended { self?.session = nil }
        }
        self.session = session
        session.start(transition)
    }
}
