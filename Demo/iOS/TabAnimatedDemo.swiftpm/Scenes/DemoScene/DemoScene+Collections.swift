import UIKit

extension DemoScene {
    /// Situations of collection views.
    static let collections: [DemoScene] = [
        DemoScene(
            name: "collection-reports", title: "One section of items (CollectionAnimated)",
            summary: "Reports with a text of four lines and pictures that have a placeholder of the app's."
        ) { ReportsPage() },
        DemoScene(
            name: "collection-cards", title: "Flow layout with insets and shadows",
            summary: "Shadowed cards whose insets and spacing the delegate gives."
        ) { CoursesPage() },
        DemoScene(
            name: "collection-segments", title: "Segmented control, two collections",
            summary: "Two collections side by side; each is made and loads on the first visit."
        ) { LibraryPage() },
        DemoScene(
            name: "collection-second-segment", title: "Segmented control, second page first",
            summary: "The same screen, opened at its second page; the first one does not exist yet."
        ) { LibraryPage(at: 1) },
        DemoScene(
            name: "collection-nested", title: "Lists inside cells, with headers",
            summary: "As many headers and rows of posters as come; in the dark on a color of its own."
        ) { FilmsPage() },
        DemoScene(
            name: "collection-sections", title: "Sections one after the other (cellSize:)",
            summary:
                "A plain cell and cells with lists, each a SectionAnimated, one after the other."
        ) { ClubPage() },
        DemoScene(
            name: "collection-nib", title: "Collection cells from a nib",
            summary: "Cells that a nib makes, as wide as the list."
        ) { ParcelsPage() },
        DemoScene(
            name: "collection-lines", title: "Drop animation on lines",
            summary: "Thin lines without pictures; the drop animation runs down the text."
        ) { ReportLinesPage() },
        DemoScene(
            name: "collection-card-lines", title: "Drop animation on cards",
            summary: "Cards of which a picture and a few thin lines are drawn."
        ) { CourseLinesPage() },
    ]
}
