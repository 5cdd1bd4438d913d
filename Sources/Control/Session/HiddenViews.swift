import TabProduction
import UIKit

/// The views beside covered ones that skeletons hide; each comes back with the last skeleton that hides it.
@MainActor
enum HiddenViews {
    private struct Loan {
        weak var flag: Borrowed<UIView, Bool>?
    }

    private static let loans = Associated<Loan>()

    /// Hides a view for as long as somebody keeps what this returns, unless the app shows the view meanwhile.
    static func hide(_ view: UIView) -> Borrowed<UIView, Bool> {
        if let flag = loans[view]?.flag, flag.isLent { return flag }
        let flag = Borrowed(\.isHidden, of: view, as: true)
        flag.borrow(true)
        loans[view] = Loan(flag: flag)
        return flag
    }
}
