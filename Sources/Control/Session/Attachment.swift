import TabProduction
import UIKit

/// Everything that hangs on a view: its model, and the sessions that run or fade.
@MainActor
final class Attachment {
    var model: ViewAnimated?
    var session: SkeletonSession?
    var fading: SkeletonSession?

    private static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    /// The attachment of a view, made when first asked for; it dies with the view.
    static func of(_ view: UIView) -> Attachment {
        if let attachment = existing(of: view) { return attachment }
        _ = plugIn
        let attachment = Attachment()
        objc_setAssociatedObject(view, key, attachment, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return attachment
    }

    /// Tells every producer about nested lists, before the first of them can have a model.
    private static let plugIn: Void = { Producer.standardNested = NestedLists.skeleton }()

    /// The attachment of a view, if it has one.
    static func existing(of view: UIView) -> Attachment? {
        objc_getAssociatedObject(view, key) as? Attachment
    }

    /// Starts the skeleton of a view, or brings back one that is about to end.
    func start(on view: UIView, transition: SkeletonTransition, call: SkeletonCall) {
        guard let model else { return }
        if let session {
            if model.canLoadAgain { _ = session.resume() }
            return
        }
        guard model.state == .initial || model.canLoadAgain && model.state == .ended else {
            SkeletonLog.warn(model.refusal(of: view))
            return
        }
        fading?.remove()
        fading = nil
        var isOver = false
        let session = SkeletonSession(host: view, model: model, transition: transition, call: call) {
            [weak self] in
            isOver = true
            self?.session = nil
        }
        if !isOver { self.session = session }
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

    /// Takes the skeleton away at once, whatever its timing says.
    func remove() {
        let (running, fading) = (session, fading)
        session = nil
        self.fading = nil
        running?.remove()
        fading?.remove()
    }
}

extension ViewAnimated {
    fileprivate func refusal(of view: UIView) -> String {
        switch state {
        case .running, .waiting:
            "The model of \(type(of: view)) already covers another view; give each view a model of its own"
        case .initial, .ended:
            "\(type(of: view)) does not start again: set canLoadAgain of its model to true"
        }
    }
}
