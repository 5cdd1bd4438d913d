/// The sections that tables and collections have asked their data sources about, for tests that count work.
@preconcurrency @MainActor
public enum HeadlessListQuestions {
    /// How often a list has asked for the number of rows or items of a section.
    public static private(set) var count = 0

    static func add(_ sections: Int) { count += sections }
}
