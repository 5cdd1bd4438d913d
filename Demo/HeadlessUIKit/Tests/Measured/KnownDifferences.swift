/// What the headless UIKit has otherwise than it was measured, by more than a point, and why.
enum KnownDifferences {
    private static let margins =
        "tables of Mac Catalyst have margins of 8 points; those of a phone, imitated here, 16 or 20"
    private static let searchBar = "44 points high was measured on Mac Catalyst alone; phones have 56"
    private static let refresh =
        "on Mac Catalyst the control stays at the offset and leaves the inset alone; a phone's moves the content"

    /// The reasons by subject.
    static let reasons: [String: String] = [
        "UIProgressView fill": progress,
        "UIProgressView frame": progress,
        "UIScrollView refresh": refresh,
        "UIScrollView refreshInset": refresh,
        "UISearchBar field": searchBar,
        "UISearchBar intrinsic": searchBar,
        "UITableView accessory": margins,
        "UITableView cell": margins,
        "UITableView content": margins,
        "UITableView contentSize": margins,
        "UITableView detail": margins,
        "UITableView footer": margins,
        "UITableView footerText": margins,
        "UITableView header": margins,
        "UITableView headerText": margins,
        "UITableView separator": margins,
    ]

    private static let progress =
        "that a layout takes away a height of the app's was measured on Mac Catalyst alone"

    /// Classes and situations of which no figure of iOS is known.
    static let unknown: [(subject: String, imitated: String)] = [
        ("Bars of navigation, tabs and tools", "as documented for iOS 18, for all systems"),
        ("Buttons with configurations", "estimated insets and gaps"),
        ("Compositional layouts", "as documented; examples of tutorials"),
        ("Cells of collections with list layouts", "as cells of tables"),
        ("Date pickers, pickers, color wells", "estimated natural sizes"),
        ("Fields without border, of lines or bezels", "14 points for the border's two sides"),
        ("Headers and footers without titles", "35 and 17.5 points, for all systems"),
        ("Rows and headers of iOS 15 and 18", "44 points; headers 28, 38 and 55.5"),
        ("Text in other scripts than Latin", "in the proportions of another typeface"),
        ("Text views", "line height of the font, insets as documented"),
    ]
}
