import TabProduction
import UIKit

extension UIView {
    private static let ownModels = Associated<ViewAnimated>()

    /// The model that the app gave the view, as what plans the skeleton around it knows it.
    var ownModel: ViewAnimated? {
        get { Self.ownModels[self] }
        set { Self.ownModels[self] = newValue }
    }
}
