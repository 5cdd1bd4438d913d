/// The sections that tables and collections have asked their data sources about, for tests that count work.
@preconcurrency @MainActor
public enum HeadlessListQuestions {
    /// How often a list has asked for the number of rows or items of a section.
    public static private(set) var count = 0

    static func add(_ sections: Int) { count += sections }
}

/// What UIKit writes into the log about lists that are used in a way that it warns of, for tests that expect none of it.
@preconcurrency @MainActor
public enum HeadlessListAlerts {
    /// How often a table laid out its rows without being in a window.
    public static private(set) var layoutsOutsideWindow = 0

    static func addLayoutOutsideWindow() { layoutsOutsideWindow += 1 }
}
