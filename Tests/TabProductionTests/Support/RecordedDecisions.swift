import TabProduction
import UIKit

/// What mapping decided about one view.
struct RecordedDecision {
    let className: String
    let outcome: MappingOutcome
    let rule: String
    let frame: CGRect
}

extension ViewMapper {
    /// What mapping decides about a view and the views inside it, in the order in which it tells.
    func decisions(about root: UIView) -> [RecordedDecision] {
        let recorder = DecisionRecorder()
        var mapper = self
        mapper.recorder = recorder
        _ = mapper.map(root)
        return recorder.decisions
    }
}

private final class DecisionRecorder: MappingRecording {
    private(set) var decisions: [RecordedDecision] = []

    func record(_ view: UIView, as outcome: MappingOutcome, by rule: String, at context: MappingContext) {
        decisions.append(
            RecordedDecision(
                className: view.classFacts.name.bare, outcome: outcome, rule: rule, frame: context.frame))
    }
}
