import UIKit

extension UIView {
    /// Starts one part of a list; parts that load already go on.
    func startTabAnimation(of part: ListPart, call: SkeletonCall) {
        let attachment = Attachment.of(self)
        guard let model = attachment.model as? FormAnimated else { return }
        if let session = attachment.session {
            _ = session.resume()
            guard !model.parts.contains(part) else { return }
            model.parts = model.parts.inserting(part)
            session.update()
            return
        }
        switch part {
        case .section(let number): model.parts = .sections([number])
        case .row(let number): model.parts = .rows([number])
        }
        attachment.start(on: self, transition: .none, call: call)
    }

    /// Ends one part of a list; with the last one, the skeleton ends.
    func endTabAnimation(
        of part: ListPart, transition: SkeletonTransition, completion: (@MainActor () -> Void)?
    ) {
        let attachment = Attachment.existing(of: self)
        guard let attachment, let model = attachment.model as? FormAnimated, attachment.session != nil,
            model.parts.contains(part)
        else { return }
        let rest = model.parts.removing(part, sectionCount: model.plannedSections.count)
        guard rest != model.parts else { return }
        guard !rest.isEmpty else { return attachment.end(transition: transition, completion: completion) }
        model.parts = rest
        attachment.session?.update()
        completion?()
    }
}
