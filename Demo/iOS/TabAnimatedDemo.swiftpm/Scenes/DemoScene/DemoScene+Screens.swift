import UIKit

extension DemoScene {
    /// Whole screens as apps have them.
    static let screens: [DemoScene] = [
        DemoScene(
            name: "messages", title: "Auto Layout in code",
            summary:
                "Rows laid out by Auto Layout in code: avatar, name, time, preview and a dot for what is new."
        ) { MessagesViewController() },
        DemoScene(
            name: "news", title: "News table",
            summary:
                "A table whose cells have an avatar, a title, a summary of two lines, a date and a button."
        ) { NewsViewController() },
        DemoScene(
            name: "cards", title: "Card collection",
            summary: "A flow layout of two columns with shadowed cards, laid out by the cell itself."
        ) { CardsViewController() },
        DemoScene(
            name: "profile", title: "Profile page",
            summary: "A plain view with a round image, centered labels, three figures and a wide button."
        ) { ProfileViewController() },
        DemoScene(
            name: "orders", title: "Stack views",
            summary:
                "Rows of nested stack views with margins, custom spacing and a footer with equal spacing."
        ) { OrdersViewController() },
        DemoScene(
            name: "notes", title: "Self-sizing notes",
            summary: "Rows as high as their texts; no height is given anywhere."
        ) { NotesViewController() },
        DemoScene(
            name: "settings", title: "Content configurations",
            summary: "Rows described by a list content configuration with image, text and secondary text."
        ) { SettingsViewController() },
        DemoScene(
            name: "store", title: "Compositional layout: a store",
            summary: "Cards that are leafed through sideways above two columns of products, with headers."
        ) { StoreViewController() },
        DemoScene(
            name: "grid", title: "Compositional layout: diffable grid",
            summary:
                "A compositional layout before the first snapshot; a second layout tells where cells will be."
        ) { GridViewController() },
        DemoScene(
            name: "people", title: "List layout, inset grouped",
            summary: "A list layout with snapshots of empty sections, on cards with separators."
        ) { PeopleViewController() },
        DemoScene(
            name: "chat", title: "Chat of two kinds in turn",
            summary: "Bubbles on both sides until the screen is full, under a header that is measured."
        ) { ChatViewController() },
        DemoScene(
            name: "wave", title: "Own animation from a touch (SkeletonAnimation)",
            summary: "The profile page with an animation of the app's own, which starts at the touched point."
        ) { WaveViewController() },
        DemoScene(
            name: "agenda", title: "Agenda in sections",
            summary: "Two sections with cells and headers of their own, all of which load."
        ) { AgendaViewController() },
        DemoScene(
            name: "comments", title: "Comments under an article",
            summary: "One section is there and can be used while the other loads."
        ) { CommentsViewController() },
        DemoScene(
            name: "shelves", title: "Shelves in a table",
            summary: "Cells with a list that scrolls sideways and has a skeleton of its own."
        ) { ShelvesViewController() },
        DemoScene(
            name: "shelves-open", title: "Shelves without a model",
            summary: "Cells with a list of pictures that has no model: its layout alone says where they go."
        ) { ShelvesViewController(cardsHaveModel: false) },
        DemoScene(
            name: "preferences", title: "Preferences with switches",
            summary: "Inset grouped sections with a text and a switch in each row."
        ) { PreferencesViewController() },
        DemoScene(
            name: "pictures", title: "Waterfall layout",
            summary: "Two columns of items with heights of their own, placed by the app's layout."
        ) { PicturesViewController() },
        DemoScene(
            name: "controls", title: "One of every kind",
            summary:
                "A card with a ring drawn by a layer, fields, switches, a slider, and buttons of every style."
        ) { ControlsViewController() },
    ]
}
