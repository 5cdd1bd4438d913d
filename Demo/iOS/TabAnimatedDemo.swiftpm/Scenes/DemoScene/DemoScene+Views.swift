import UIKit

extension DemoScene {
    /// Situations of views that are no lists.
    static let views: [DemoScene] = [
        DemoScene(
            name: "view-page", title: "A page (ViewAnimated)",
            summary:
                "Centered texts of given widths, one of them there already, and a shape for a later label."
        ) { HutPage() },
        DemoScene(
            name: "view-part", title: "One view of a page",
            summary: "One view among others is covered, with an animation of its own."
        ) { HutSheetPage() },
        DemoScene(
            name: "view-buttons", title: "Buttons with gradients and pictures",
            summary: "Buttons on a gradient and on a drawn picture keep their colors."
        ) { ButtonsPage() },
        DemoScene(
            name: "view-holes", title: "Holes in the cover (cutOut)",
            summary: "A picture and a name that are known stay in sight."
        ) { KnownHutPage() },
        DemoScene(
            name: "glass-sheet", title: "Glass: a sheet",
            summary:
                "A list and a button like a capsule on a sheet that lets what is behind it shine through."
        ) { GlassSheetPage() },
        DemoScene(
            name: "glass-bar", title: "Glass: a list under a bar",
            summary:
                "Rows that pass under the bar; what the system lays over them there stays above the skeleton."
        ) { GlassBarPage() },
    ]
}
