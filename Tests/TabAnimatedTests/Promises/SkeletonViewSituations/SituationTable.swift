/// The situations of SkeletonView's tests, example and README, and further ones that its users were bitten by,
/// each with the tests here that show it. A test is named by its file and its sentence.
struct Situation: Sendable {
    let text: String
    let tests: [String]

    private init(_ text: String, _ tests: String...) {
        self.text = text
        self.tests = tests
    }

    static let all = tests + firstTab + secondTab + readme + extra

    /// 8.1, its one test.
    private static let tests = [
        Situation(
            "the description of a plain view",
            "SkeletonTreeTests/the description of a plain view has exactly these keys")
    ]

    /// 8.2, the first tab of the example.
    private static let firstTab = [
        Situation(
            "marked root, container and round image view",
            "ExampleTabOneTests/the whole screen, whose controls are not marked",
            "ExampleTabOneTests/a round picture in a marked container of a marked root"),
        Situation(
            "label of three lines, centered, without a height constraint",
            "ExampleTabOneTests/a centered label of three lines without a height constraint"),
        Situation(
            "text view of a fixed height, 40 percent, radius 6",
            "ExampleTabOneTests/a text view with a fixed height"),
        Situation(
            "table marked in code; automatic heights with estimates; cell of a storyboard",
            "ExampleTabOneTests/a table that is marked in code",
            "ListTests/rows, headers and footers of automatic height with estimates of 120, 20 and 20",
            "PrototypeSourceTests/a reuse identifier gives the cell that the table makes"),
        Situation(
            "cell with an image, a label that is too low, and a text field with a toolbar",
            "ExampleTabOneTests/a cell as high as its content asks",
            "ExampleTabOneTests/a label of two lines that has room for one",
            "ExampleTabOneTests/a field with a placeholder and a toolbar above the keyboard"),
        Situation(
            "ten real rows, an automatic count, an own cell in row 0, the prepare hook",
            "ExampleScreenTests/rows fill the table while it loads, and ten real ones follow",
            "ListTests/an own cell stands in row 0, and the standard one in the others",
            "ExampleTabOneTests/an own placeholder cell that hides the field",
            "ExampleTabOneTests/a field that the hook takes the mark from"),
        Situation(
            "header and footer of a registered class, and their real texts after loading",
            "ExampleTabOneTests/the header and the footer of a section",
            "ExampleScreenTests/a header and a footer of 20 points around the rows",
            "ListTests/the real header and footer stand there with their texts after loading"),
        Situation(
            "shown with animation when the screen has appeared",
            "ExampleScreenTests/a start when the screen has appeared is animated"),
        Situation(
            "an unmarked strip of controls stays usable",
            "ExampleTabOneTests/the strip of controls takes no part",
            "ExampleScreenTests/controls beside the covered view stay in use",
            "LookTests/a selector changes from one color to a gradient and back",
            "LookTests/a switch starts and stops the movement",
            "LookTests/a picker paints in each of its colors",
            "LookTests/a stepper sets how long the fade takes",
            "LookTests/the title of a button follows the state",
            "ExampleScreenTests/a button hides and shows again"),
        Situation(
            "light and dark system colors",
            "ExampleTabOneTests/light and dark give the same components",
            "LookTests/the default color follows light and dark"),
    ]

    /// 8.2, the second tab, the example for tvOS and the old sample of a collection.
    private static let secondTab = [
        Situation(
            "text view of a blank, shown before layout",
            "ExampleTabTwoTests/a text view of a blank, shown before the first layout",
            "ExampleTabTwoTests/before layout there is nothing to be seen, and no trap",
            "ExampleScreenTests/a start before the first layout covers what the layout gives"),
        Situation(
            "the empty screen of tvOS",
            "ExampleTabTwoTests/an empty screen gives an empty production",
            "ScreenTests/an empty screen is covered and uncovered"),
        Situation(
            "grid of thirds, five points apart, ten items",
            "ExampleScreenTests/ten items in a grid of thirds, five points apart",
            "ExampleTabTwoTests/an item of a grid of thirds"),
        Situation(
            "own item 0, which is not marked",
            "ListTests/item 0 is of a kind of its own",
            "ExampleTabTwoTests/an own placeholder item without marks is painted whole",
            "ExampleTabTwoTests/an own placeholder item that is not marked at all shows nothing"),
        Situation(
            "prepared, then shown; hidden and shown as another kind",
            "ListTests/what was prepared before is shown without making a cell",
            "ListTests/another model after the end shows another kind",
            "ExampleTabTwoTests/hide and show give the same again"),
        Situation(
            "cell that adds views to itself",
            "ExampleTabTwoTests/views beside the content view are found"),
    ]

    /// 8.3, the scenarios of the README.
    private static let readme = [
        Situation(
            "four looks",
            "LookTests/solid: every shape in one color, and nothing moves",
            "LookTests/gradient: every shape from a color to its complement and back, and nothing moves",
            "LookTests/pulse: every shape from its color to the complement in a second, and back",
            "LookTests/sliding: a gradient crosses every shape in a second and a half"),
        Situation(
            "hierarchies of marks",
            "MarkedViewsTests/nothing marked is nothing",
            "MarkedViewsTests/children alone are not found below a container without a mark",
            "MarkedViewsTests/a container alone is one block",
            "MarkedViewsTests/a container with some of its children gives those children only",
            "MarkedViewsTests/a marked cell without marks inside is painted whole",
            "MarkedViewsTests/the content view of a cell needs no mark",
            "ExampleTabOneTests/a table with a skeleton of its own",
            "OrderTests/shown on a view inside and then around it, both are covered, and both end"),
        Situation(
            "text: percent, radius, insets, height, spacing, count",
            "ReadmeScenarioTests/a last line of 50 percent",
            "ReadmeScenarioTests/lines with round corners",
            "ReadmeScenarioTests/insets around the lines",
            "ReadmeScenarioTests/a height of a line",
            "ReadmeScenarioTests/a gap between lines",
            "ReadmeScenarioTests/a number of lines, zero for as many as fit"),
        Situation(
            "six sliding directions", "LookTests/a gradient slides in each of the six directions"),
        Situation(
            "transitions none and cross-dissolve",
            "LookTests/no transition: the cover is there and gone at once",
            "LookTests/cross-dissolve: the cover comes and goes in a quarter of a second",
            "TransitionPictureTests/a single section fades, and the other stays as it is"
        ),
        Situation(
            "update, layout by hand, hide flag, interaction flag, delay",
            "LookTests/an update changes color, gradient and movement of the same cover",
            "LookTests/layout by hand moves the shapes along",
            "LookTests/a view that is to be hidden has no shape, and is not hidden itself",
            "LookTests/touches are kept from the views below, but for one that stays open",
            "LookTests/a delay shows nothing until it has passed",
            "ReadmeScenarioTests/an update shows what was changed meanwhile",
            "ReadmeScenarioTests/layout by hand moves what is mapped"),
        Situation(
            "the tree as text, and the debug switch",
            "SkeletonTreeTests/the tree as text",
            "TimingTests/the debug switch tells of starts, productions and ends"),
    ]

    /// 8.4, further cases.
    private static let extra = [
        Situation(
            "show twice, hide twice, hide before a delay, hide from an ancestor, show inside and around",
            "OrderTests/shown twice there is one cover",
            "OrderTests/hidden twice nothing is left, and both ends are told once each",
            "OrderTests/hidden before a delayed start, it is never shown",
            "OrderTests/an ancestor that ends leaves a view inside to its own end",
            "OrderTests/shown on a view inside and then around it, both are covered, and both end",
            "OrderTests/shown around and then inside, the view inside outlives the one around"),
        Situation(
            "what the app sets while it loads wins",
            "OrderTests/content set while it loads is there afterwards",
            "OrderTests/text with attributes set while it loads keeps them",
            "OrderTests/a color, a radius and clipping set while it loads are there afterwards",
            "OrderTests/a data source and a delegate set while a table loads are there afterwards",
            "OrderTests/a row height set while a table loads is there afterwards",
            "OrderTests/flags set while a table loads are there afterwards"),
        Situation(
            "every kind of control as a leaf",
            "ExtraCaseTests/every kind of control is one marked leaf",
            "EveryViewTests/a view is one component of its kind"),
        Situation(
            "frame arithmetic and its limits",
            "GivenLinesTests/a label of 200 by 80 has three bars of 15 points in its middle",
            "GivenLinesTests/a text view of 287 by 78 is filled from its top",
            "GivenLinesTests/a single line of 240 by 20 is shortened like a last one",
            "GivenLinesTests/insets and alignment of a label of 300 by 100",
            "ExtraCaseTests/lines in a frame of any size",
            "ExtraCaseTests/a last line of less than nothing or more than all",
            "ExtraCaseTests/negative insets reach over the edges",
            "TextLinesPropertyTests/hostile values never give a bar with a negative or unknown size"),
        Situation(
            "rotation, split view, Dynamic Type, theme and direction, before and while it loads",
            "MappingAgainTests/a view", "MappingAgainTests/a table", "MappingAgainTests/a collection",
            "ScreenTests/a column of a split view that changes its width is covered as one that had it",
            "ScreenTests/a theme that is forced on the view while it loads repaints and maps nothing anew",
            "ExtraCaseTests/a rotated screen is mapped as one that was made so",
            "ExtraCaseTests/another pass of layout changes nothing",
            "ExtraCaseTests/from right to left the row is the mirror image"),
        Situation(
            "a thousand reused cells",
            "ListTests/a thousand rows scrolled through while it loads and after are clean",
            "ExtraCaseTests/a thousand reused cells keep their layers"),
        Situation(
            "hide off the window, popped, after the data source died",
            "ScreenTests/an end off the window leaves nothing",
            "ScreenTests/an end after the screen was popped leaves nothing and holds nothing",
            "ScreenTests/an end after the data source died leaves nothing",
            "ViewAnimatedTests/a view that goes away takes its model and its skeleton along"),
        Situation(
            "diffable, compositional, flow, custom, nested, content configuration",
            "CoverTests/snapshots are applied while a table is covered",
            "ListTests/a flow layout with a diffable data source",
            "ListTests/a compositional layout with a diffable data source",
            "ListTests/sections that scroll sideways with a diffable data source",
            "ListTests/estimated heights with a diffable data source",
            "ListTests/a list layout with a diffable data source",
            "ListTests/a layout of the app's with a diffable data source",
            "ListTests/a compositional layout places what loads",
            "ListTests/a section that scrolls sideways places what loads side by side",
            "ListTests/a layout of the app's places what loads",
            "ListTests/a list inside a cell is part of the cell's skeleton",
            "ListTests/a cell with a content configuration is its image and its texts"),
        Situation(
            "two screens at once",
            "ScreenTests/of two screens that load, one that ends leaves the other following its size"),
        Situation(
            "background, tab, modal: the animation goes on, an own one too",
            "ScreenTests/an own animation goes on after the background",
            "ScreenTests/an own animation goes on after another tab was looked at",
            "ScreenTests/an own animation goes on after a screen was presented over it"),
        Situation(
            "VoiceOver, Reduce Motion, Increase Contrast",
            "CourtesyTests/VoiceOver finds one element that says it is loading, then the content in its order again",
            "CourtesyTests/start and end are said, and nothing takes the focus",
            "CourtesyTests/with Reduce Motion nothing crosses the screen, also when it is turned on while it loads",
            "CourtesyTests/with Increase Contrast the shapes are darker in the light and lighter in the dark"),
        Situation(
            "callbacks in pairs and in order, durations, the least time",
            "CourtesyTests/every end is told once, in order, and after nothing is left",
            "CourtesyTests/an end that a new start overtakes is told too",
            "CourtesyTests/an end before its least time is told when the time has passed",
            "LookTests/a stepper sets how long the fade takes"),
        Situation(
            "flags and constraints as before",
            "CourtesyTests/flags, constraints and their priorities are as before",
            "CourtesyTests/scrolling and touching of a table are as before",
            "CourtesyTests/a hidden view is as hidden after the end as before",
            "ExtraCaseTests/flags and constraints are as they were"),
        Situation(
            "no method exchanged",
            "PromiseTests/the methods of UIKit's classes, and of the app's, are the same before, while and after",
            "PromiseTests/every view is of the class it was made of",
            "PromiseTests/no source speaks to the runtime in order to change it"),
        Situation(
            "calls from other threads are rejected by the compiler",
            "PromiseTests/every public type that reaches a view belongs to the main actor",
            "PromiseTests/the package is compiled in the language mode of Swift 6"),
    ]
}
