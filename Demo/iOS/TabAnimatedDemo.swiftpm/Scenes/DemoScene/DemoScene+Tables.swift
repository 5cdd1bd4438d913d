import UIKit

extension DemoScene {
    /// Situations of tables.
    static let tables: [DemoScene] = [
        DemoScene(
            name: "table-section", title: "One section of rows (TableAnimated)",
            summary: "Rows laid out by constraints, adjusted by the names of the cell's properties."
        ) { SingleSectionPage() },
        DemoScene(
            name: "table-header-view", title: "Table header view (coversTableHeader)",
            summary: "The table's header view is covered too; components are addressed by index."
        ) { TableHeaderPage() },
        DemoScene(
            name: "table-section-header", title: "Section header, one adjust closure",
            summary: "A grouped table; one closure adjusts header and rows, told apart by their classes."
        ) { SectionHeaderPage() },
        DemoScene(
            name: "table-two-sections", title: "Two sections under headers of the app",
            summary: "The app's own headers stay; the sections end one after the other."
        ) { TwoSectionsPage() },
        DemoScene(
            name: "table-two-headers", title: "Section headers that load",
            summary: "The headers load with their sections, which end one after the other."
        ) { SectionHeadersPage() },
        DemoScene(
            name: "table-second-section", title: "Load one section (inSections:)",
            summary: "The first section is there and can be used while the second one loads."
        ) { SecondSectionPage() },
        DemoScene(
            name: "table-second-header", title: "Load one section with its header",
            summary: "A section of which the app knows nothing yet loads below one that is there."
        ) { SecondHeaderPage() },
        DemoScene(
            name: "table-section-again", title: "Reload a section (withTabAnimation(inSection:))",
            summary:
                "The second section loads again for as long as work runs; its header stays the app’s own.",
            loadsInTask: true
        ) { SectionAgainPage() },
        DemoScene(
            name: "table-dynamic", title: "Sections from the data",
            summary: "One section for each entry; the text is drawn as three lines."
        ) { DynamicSectionsPage() },
        DemoScene(
            name: "table-dynamic-headers", title: "Unknown number of sections, with headers",
            summary: "One section stands for six while nobody knows how many there will be."
        ) { DynamicHeadersPage() },
        DemoScene(
            name: "table-single-row", title: "Load one row (startTabAnimation(row:))",
            summary: "The second row loads between rows that are there."
        ) { SingleRowPage() },
        DemoScene(
            name: "table-observed", title: "Observe the state (tabAnimationStates)",
            summary:
                "A line says what an observer is told; a button over the rows is hidden while they load."
        ) { InboxPage() },
        DemoScene(
            name: "table-nib", title: "Table cells from a nib",
            summary: "Components are numbered in the order of the document; the table gives the height."
        ) { InterfaceFilePage() },
        DemoScene(
            name: "table-nested", title: "Lists inside rows",
            summary: "Each row holds a list with a skeleton of its own, under a header of the app's."
        ) { NestedListsPage() },
        DemoScene(
            name: "table-cards", title: "Cards with shadows in rows",
            summary: "Shadowed cards with rounded corners, added to the cell itself."
        ) { CardRowsPage() },
        DemoScene(
            name: "table-self-sizing", title: "Self-sizing rows (automaticDimension)",
            summary: "Rows as high as their texts, of which the first shows three lines while it loads."
        ) { SelfSizingPage() },
        DemoScene(
            name: "table-self-sizing-delegate", title: "Self-sizing rows, estimates by the delegate",
            summary: "Only estimates are given; the skeleton finds its heights itself, and shimmers."
        ) { SelfSizingDelegatePage() },
        DemoScene(
            name: "table-load-more", title: "Load more (addLoadMore)",
            summary: "Ten rows a page, and skeletons of rows at the end while the next page loads."
        ) { LoadMorePage() },
        DemoScene(
            name: "table-load-more-retry", title: "Load more: failure and retry",
            summary: "The next page fails; asked once more, the same edge brings its rows.", loadsInTask: true
        ) { LoadMoreRetryPage() },
        DemoScene(
            name: "table-diffable", title: "Diffable data source",
            summary: "The answer is a snapshot; the data source stays the app's own throughout."
        ) { SnapshotTablePage() },
    ]
}
