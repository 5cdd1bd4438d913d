import TabProduction
import UIKit

extension ViewAnimated {
    /// Returns a production in the colors of the model, for a place in the skeleton of another model.
    func painted(_ production: Production) -> Production {
        var painted = production
        if let fill = ownFill {
            for index in painted.components.indices where painted.components[index].fill == .standard {
                painted.components[index].fill = fill
            }
        }
        if let color = animatedBackgroundColor, painted.surface.fill == .standard {
            painted.surface.fill = .color(SkeletonColor(color))
        }
        return painted
    }

    /// What the shapes of the model are painted with, if it says so.
    private var ownFill: ComponentFill? {
        animatedGradient.map(ComponentFill.gradient)
            ?? animatedColor.map { ComponentFill.color(SkeletonColor($0)) }
    }
}
