import TabProduction
import UIKit

extension UIView {
    private static let ownModels = Associated<ViewAnimated>()

    /// The model that the app gave the view, for the skeleton of the list around it.
    var ownModel: ViewAnimated? {
        get { Self.ownModels[self] }
        set { Self.ownModels[self] = newValue }
    }
}
