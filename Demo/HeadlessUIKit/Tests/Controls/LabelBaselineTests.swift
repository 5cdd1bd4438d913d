import Foundation
import TestDevice
import Testing
import UIKit

/// Where a text stands that a label has made smaller.
@MainActor @Suite(.ownDevice)
struct LabelBaselineTests {
    private func baseline(_ adjustment: UIBaselineAdjustment, fits: Bool = false) -> CGFloat {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: fits ? 400 : 60, height: 40))
        label.text = "A long title"
        label.adjustsFontSizeToFitWidth = true
        label.baselineAdjustment = adjustment
        label.layer.displayIfNeeded()
        return (label.layer.headlessDisplayList?.items ?? []).compactMap {
            if case .text(let run) = $0 { run.origin.y } else { nil }
        }.first ?? 0
    }

    @Test func `the baseline stays where it would be without`() {
        #expect(abs(baseline(.alignBaselines) - baseline(.alignBaselines, fits: true)) <= 0.5)
    }

    @Test func `centered text stands higher, text that hangs from the top higher still`() {
        #expect(baseline(.alignCenters) < baseline(.alignBaselines) - 1)
        #expect(baseline(.none) < baseline(.alignCenters) - 1)
    }
}
