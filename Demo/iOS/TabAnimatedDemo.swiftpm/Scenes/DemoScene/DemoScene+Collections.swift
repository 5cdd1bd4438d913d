import UIKit

extension DemoScene {
    /// Situations of collection views.
    static let collections: [DemoScene] = [
        DemoScene(
            name: "collection-reports", title: "One section",
            summary: "Reports with a text of four lines and pictures that have a placeholder of the app's."
        ) { ReportsPage() },
        DemoScene(
            name: "collection-cards", title: "Cards",
            summary: "Shadowed cards whose insets and spacing the delegate gives."
        ) { CoursesPage() },
        DemoScene(
            name: "collection-segments", title: "Pages under a bar",
            summary: "Two collections side by side; each is made and loads on the first visit."
        ) { LibraryPage() },
        DemoScene(
            name: "collection-second-segment", title: "The second page under a bar",
            summary: "The same screen, opened at its second page; the first one does not exist yet."
        ) { LibraryPage(at: 1) },
        DemoScene(
            name: "collection-nested", title: "Lists inside cells, under headers",
            summary: "As many headers and rows of posters as come; in the dark on a color of its own."
        ) { FilmsPage() },
        DemoScene(
            name: "collection-sections", title: "Sections one after the other",
            summary: "A plain cell and cells with lists; the first section is there before the second."
        ) { ClubPage() },
        DemoScene(
            name: "collection-nib", title: "Cells from an interface file",
            summary: "Cells that a nib makes, as wide as the list."
        ) { ParcelsPage() },
        DemoScene(
            name: "collection-lines", title: "Lines that light up",
            summary: "Thin lines without pictures; the drop animation runs down the text."
        ) { ReportLinesPage() },
        DemoScene(
            name: "collection-card-lines", title: "Cards with lines that light up",
            summary: "Cards of which a picture and a few thin lines are drawn."
        ) { CourseLinesPage() },
    ]
}
