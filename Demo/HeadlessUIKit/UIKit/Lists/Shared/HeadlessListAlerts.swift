import Foundation

/// What UIKit writes into the log about lists that are used in a way that it warns of, for tests that expect none of it.
@preconcurrency @MainActor
public enum HeadlessListAlerts {
    /// How often a list laid out its content without being in a window: a table that has rows, and where UIKit is unkind
    /// any table and any collection.
    public static private(set) var layoutsOutsideWindow = 0

    /// What happens then, with the list: the standard one writes UIKit's warning, once, where UIKit is unkind.
    public static var handler: (UIScrollView) -> Void = { warn(of: $0) }

    private static var hasWarned = false

    /// A list lays out its content, wherever it is.
    static func note(_ list: UIScrollView, hasContent: @autoclosure () -> Bool) {
        guard list.window == nil, HeadlessScreen.isUnkind || hasContent() else { return }
        layoutsOutsideWindow += 1
        handler(list)
    }

    private static func warn(of list: UIScrollView) {
        guard HeadlessScreen.isUnkind, !hasWarned else { return }
        hasWarned = true
        let name = list is UITableView ? "UITableView" : "UICollectionView"
        let text =
            "Warning once only: \(name) was told to layout its visible cells and other contents without being in the "
            + "view hierarchy. Make a symbolic breakpoint at \(name)AlertForLayoutOutsideViewHierarchy to see what "
            + "caused this to occur. List: \(list)\n"
        FileHandle.standardError.write(Data(text.utf8))
    }
}
