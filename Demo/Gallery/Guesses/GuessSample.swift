import DemoScenes
import TabAnimated
import TabProduction
import UIKit

/// The cells that guesses are judged by: those of the scenes, of screens made by chance, and those written for it.
@MainActor
struct GuessSample {
    /// Where a cell of the sample is from.
    enum Group: String, CaseIterable {
        case scenes, chance, cells
    }

    /// The first skeleton of a cell, and after a visit the one that was learned.
    struct Skeletons {
        let first: ShapeWidths
        let learned: ShapeWidths?
    }

    /// The scenes; only those that load at once can be opened twice.
    var scenes = DemoScene.all.filter { !$0.loadsInTask }

    /// The number of screens by chance, and the seed of the first.
    private static let seeds: Range<UInt64> = 20_260_101..<20_260_141

    /// Makes the skeletons of all cells of a group, by name.
    func skeletons(of group: Group, learns: Bool) -> [String: Skeletons] {
        let visits = learns ? 2 : 1
        switch group {
        case .scenes:
            return merge(scenes.map { open($0, as: $0.name, visits: visits) })
        case .cells:
            return merge(
                SampledList.all.map {
                    open($0.scene, as: "cell", direction: $0.look.isRightToLeft ? .rtl : .ltr, visits: visits)
                })
        case .chance:
            return Dictionary(
                uniqueKeysWithValues: Self.seeds.map { seed in
                    let learned = learns ? chance(seed, isLoaded: true) : nil
                    return (
                        "chance/\(seed)", Skeletons(first: chance(seed, isLoaded: false), learned: learned)
                    )
                })
        }
    }

    /// What all cells learn, where it differs from what is shown first.
    var learned: [String: ShapeWidths] {
        merge(Group.allCases.map { skeletons(of: $0, learns: true) })
            .compactMapValues { $0.learned == $0.first ? nil : $0.learned }
    }

    private func merge(_ parts: [[String: Skeletons]]) -> [String: Skeletons] {
        parts.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
    }

    /// The first skeleton of each class in a scene, and the first that was learned of it.
    private func open(
        _ scene: DemoScene, as name: String, direction: DemoDirection = .ltr, visits: Int
    ) -> [String: Skeletons] {
        var stage = LearningStage(scene)
        stage.direction = direction
        let shown = stage.skeletons(visits: visits).map { productions in
            Dictionary(productions.map { ($0.className, $0) }) { first, _ in first }
        }
        guard let first = shown.first else { return [:] }
        return first.reduce(into: [:]) { skeletons, entry in
            let learned = visits > 1 ? shown.last?[entry.key].map { ShapeWidths(of: $0) } : nil
            skeletons["\(name)/\(entry.key)"] = Skeletons(
                first: ShapeWidths(of: entry.value), learned: learned)
        }
    }

    private func chance(_ seed: UInt64, isLoaded: Bool) -> ShapeWidths {
        let conditions = ChanceScreen.Conditions(seed: seed)
        let screen = CellAnimated(className: "ChanceScreen") { ChanceScreen(seed: seed, isLoaded: isLoaded) }
        return ShapeWidths(
            of: Producer().production(
                for: ProductionRequest(
                    subject: .prototype(screen), owner: "", size: CGSize(width: conditions.width, height: 0),
                    traits: UITraitCollection(preferredContentSizeCategory: conditions.category),
                    layoutDirection: conditions.isRightToLeft ? .rightToLeft : .leftToRight)))
    }
}
