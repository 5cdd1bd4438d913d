/// What users of SkeletonView asked for or complained about most, and the tests that show the answer to each.
struct Demand {
    let number: Int
    let wish: String
    /// Why it is not there, or only in part; `nil` where it is.
    let gap: String?
    /// The sentences that the tests are named with.
    let tests: [String]

    init(_ number: Int, _ wish: String, gap: String? = nil, _ tests: String...) {
        (self.number, self.wish, self.gap, self.tests) = (number, wish, gap, tests)
    }

    static let all = [
        Demand(
            1, "no crash or loop from exchanged methods",
            "the methods of UIKit's classes, and of the app's, are the same before, while and after",
            "no source speaks to the runtime in order to change it"),
        Demand(
            2, "no skeleton left on cells that are reused",
            "a thousand rows scrolled through while it loads and after are clean",
            "a thousand reused cells keep their layers"),
        Demand(
            3, "text and pictures set while loading stay",
            "content set while it loads is there afterwards"),
        Demand(
            4, "diffable and other data sources",
            "snapshots are applied while a table is covered",
            "a section of a diffable data source is known by its identifier",
            "a flow layout with a diffable data source"),
        Demand(
            5, "compositional layouts, sections that scroll sideways, lists",
            "a second layout is asked for the places",
            "a section that scrolls sideways places what loads side by side",
            "a list layout with a diffable data source"),
        Demand(
            6, "rows, headers and footers that size themselves",
            "rows, headers and footers of automatic height with estimates of 120, 20 and 20",
            "the given height comes before the table's, and that before the fitting one"),
        Demand(
            7, "SwiftUI",
            gap:
                "Not there: a SwiftUI view has no views of UIKit to read; a guide says what works."
        ),
        Demand(
            8, "VoiceOver, Reduce Motion, Increase Contrast",
            "VoiceOver finds one element that says it is loading, then the content in its order again",
            "with Reduce Motion nothing crosses the screen, also when it is turned on while it loads",
            "with Increase Contrast the shapes are darker in the light and lighter in the dark"),
        Demand(
            9, "headers, footers and other supplementary views",
            "headers and footers of a part stand in a collection among the app's",
            "the real header and footer stand there with their texts after loading",
            "the number of sections of a collection may be given"),
        Demand(
            10, "a skeleton for one section, some rows, the next page",
            "one section is skeleton and the other real",
            "rows load while their neighbors are real",
            "F11: the strip is the skeleton of the last visible cell"),
        Demand(
            11, "lists inside cells",
            "a list inside a cell is part of the cell's skeleton"),
        Demand(
            12, "no crash when the screen or its data is gone at the end",
            "an end after the screen was popped leaves nothing and holds nothing",
            "an end after the data source died leaves nothing",
            "tabs that are switched fast each keep their own skeleton, and end out of sight"),
        Demand(
            13, "no leak of controllers and data sources",
            "sixty random events leave nothing behind",
            "a table that goes away while a part loads takes everything along"),
        Demand(
            14, "a fade that works, in lists too",
            "cross-dissolve: the cover comes and goes in a quarter of a second",
            "parts that end fade into the app's cells"),
        Demand(
            15, "no flash of empty content before the skeleton",
            "start puts the skeleton in place before it returns",
            "the app is not asked for rows by the skeleton"),
        Demand(
            16, "right frames before the first layout and after rotation",
            "a start before the first layout covers what the layout gives",
            "a view without size is covered when it gets one",
            "a rotated view is planned again"),
        Demand(
            17, "dark mode, also where a view overrides it",
            "a cover has the appearance of a view that overrides it before the next turn",
            "a theme that is forced on the view while it loads repaints and maps nothing anew"),
        Demand(
            18, "width and height of the bars of a label, also without text",
            "a label without text in a wide frame is as long as texts of its kind",
            "a last line of 50 percent",
            "a height of a line"),
        Demand(
            19, "stack views",
            "arranged views of a stack are mapped in order",
            "an empty view that only fills a stack is removed"),
        Demand(
            20, "no view to be marked, and a word when nothing shows",
            "a view of which nothing is marked says so when it starts",
            "the tree says that a view is not marked"),
        Demand(
            21, "movement goes on after a tab, a screen over it, the background",
            "an own animation goes on after the background",
            "an own animation goes on after another tab was looked at",
            "an own animation goes on after a screen was presented over it"),
        Demand(
            22, "touches and scrolling as before at the end, scrolling while it loads",
            "scrolling and touching of a table are as before",
            "a list scrolls while it loads as its model says, or else the configuration"),
        Demand(
            23, "no constraint lost or left behind",
            "flags, constraints and their priorities are as before"),
        Demand(
            24, "buttons with pictures, attributes and configurations",
            "a button is covered whatever it draws",
            "mapping a button with an image leaves it as it was"),
        Demand(
            25, "corner radii of any view, global and with a shadow",
            "the surface has the radius and shadow of the view",
            "a corner radius comes before that of the layer",
            "a radius of zero rounds bars by half their height"),
        Demand(
            26, "borders and shadows of content stay out of sight",
            "the border and the shadow of content lie below an opaque cover",
            "a card keeps its corners and its shadow"),
        Demand(
            27, "as many cells as fit, and the number that was given",
            "rows of the table's height fill the visible area",
            "items fill the visible area in columns",
            "the count of the whole list comes before that of a kind, and that before filling"),
        Demand(
            28, "several kinds of cells, cells made in code, prepared before",
            "several kinds of cells stand in one section",
            "an own cell stands in row 0, and the standard one in the others",
            "a collection takes the cell from the nib that it registers"),
        Demand(
            29, "delegates hear of what is real, and of nothing else",
            "the app is never asked about skeleton rows",
            "real rows are selected while others load",
            "scrolling is told to the app"),
        Demand(
            30, "a privacy manifest in the package",
            "the package carries a privacy manifest that tracks nobody"),
        Demand(
            31, "views that are hidden while it loads, and shown again",
            "a view that is to be hidden has no shape, and is not hidden itself",
            "a hidden view is as hidden after the end as before",
            "they are hidden from the start to the end"),
        Demand(
            32, "right to left",
            "from right to left everything is turned over",
            "items begin at the right where content runs from right to left",
            "right to left sweeps as documented for both libraries"),
        Demand(
            33, "content configurations, list cells, registrations",
            "a cell with a content configuration is its image and its texts",
            "a list layout with a diffable data source"),
        Demand(
            34, "text fields and attributed texts come to no harm",
            "text with attributes set while it loads keeps them",
            "attributed text is left alone",
            "a text field without text gets some and gives it back"),
        Demand(
            35, "table controllers, and a start before there is a window",
            "a table in a navigation controller with large titles is covered below the bar",
            "an end off the window leaves nothing",
            "a start before the first layout covers what the layout gives"),
        Demand(
            36, "more than iOS",
            gap:
                "In part: a Mac without Catalyst and watchOS have no UIKit of this kind."
        ),
        Demand(
            37, "the same behavior under tests",
            "no source asks whether a test is running"),
        Demand(
            38, "no compiler warnings, isolation as Swift 6 has it",
            "every public type that reaches a view belongs to the main actor",
            "no source turns a check of the compiler off"),
        Demand(
            39, "own animations, gradients, delays, callbacks, a state one can trust",
            "an app's own animation runs",
            "a gradient slides in each of the six directions",
            "a fast answer shows no skeleton",
            "every end is told once, in order, and after nothing is left"),
        Demand(
            40, "use from Objective-C and Interface Builder",
            gap:
                "In part: models are Swift types; a screen in Objective-C needs a few lines of Swift.",
            "say the same as the options in code"),
    ]
}
