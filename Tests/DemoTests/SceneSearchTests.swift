import DemoScenes
import Testing

/// What users of the older libraries type into the search of the gallery.
@MainActor
@Suite("Scenes are found by the names that people know")
struct SceneSearchTests {
    @Test(arguments: [
        ("showGradientSkeleton", "option-looks"), ("showAnimatedGradientSkeleton", "option-looks"),
        ("showAnimatedSkeleton", "option-looks"), ("sliding", "option-animations"),
        ("shimmer", "option-animations"), ("closure", "option-closure"), ("CAAnimation", "option-closure"),
        ("tabSkeletonLastLineScale", "option-builder"), ("Interface Builder", "option-builder"),
        ("startRefreshing", "option-refresher"), ("endRefreshing", "option-refresher"),
        ("FlatColor", "option-flat"), ("turquoise", "option-flat"),
        ("SkeletonView's look", "option-skeletonview"),
        ("adjust(ContactCell.self)", "option-class"), ("showSkeleton", "option-no-model"),
        ("startTabAnimation", "option-no-model"), ("keepsKnownTexts", "option-known"),
        ("passesTouches", "option-known"), ("cutOut", "option-known"), ("header", "table-section-again"),
        ("SectionAnimated", "collection-sections"), ("cellSize", "collection-sections"),
        ("SkeletonMappable", "option-mappable"), ("observe", "table-observed"),
        ("table view", "news"), ("UITableView", "table-section-again"),
        ("collection view", "collection-sections"),
        ("pull to refresh", "option-refresher"), ("dark mode", "option-dark"),
    ])
    func `a word leads to its scene`(word: String, scene: String) {
        let found = SceneGroup.all.flatMap { $0.matching(word).scenes }.map(\.name)
        #expect(found.contains(scene), "\(word) finds \(found)")
    }

    @Test func `no two scenes have the same title`() {
        let titles = DemoScene.all.map(\.title)
        #expect(Set(titles).count == titles.count)
    }
}
