import TestDevice
import Testing
import UIKit

@testable import TabProduction

@Suite("Mapping options", .ownDevice)
struct MappingOptionsTests {
    /// A change of every stored property, by its name.
    private typealias Changes<Value> = [String: (inout Value) -> Void]

    private let lines: Changes<SkeletonLines> = [
        "count": { $0.count = 3 },
        "height": { $0.height = .relativeToConstraints },
        "spacing": { $0.spacing = 0 },
        "lastLineScale": { $0.lastLineScale = 0 },
        "shortensSingleLine": { $0.shortensSingleLine = false },
        "cornerRadius": { $0.cornerRadius = 0 },
        "barInsets": { $0.insets = .zero },
        "isHorizontal": { $0.isHorizontal = false },
    ]

    private let options: Changes<MappingOptions> = [
        "selection": { $0.selection = .marked },
        "animatedHeightCoefficient": { $0.animatedHeightCoefficient = 0.5 },
        "animatedHeight": { $0.animatedHeight = 0 },
        "animatedCornerRadius": { $0.animatedCornerRadius = 3 },
        "filterSize": { $0.filterSize.height = 1 },
        "keepsColors": { $0.keepsColors = true },
        "mapsHiddenViews": { $0.mapsHiddenViews = true },
        "mapsTextFieldContents": { $0.mapsTextFieldContents = true },
        "keepsKnownTexts": { $0.keepsKnownTexts = true },
        "opaqueClasses": { $0.opaqueClasses = [UIStackView.self] },
        "ignoredClasses": { $0.ignoredClasses = [UIStackView.self] },
        "lines": { $0.lines.count = 2 },
    ]

    /// The names of the options that a value stores, apart from which of them were set.
    private func properties(of value: Any) -> Set<String> {
        Set(Mirror(reflecting: value).children.compactMap(\.label)).subtracting(["given"])
    }

    @Test func `the coefficient of heights is TABAnimated's`() {
        #expect(MappingOptions().animatedHeightCoefficient == 0.75)
    }

    @Test func `no property is forgotten where options are compared and told apart`() {
        #expect(properties(of: MappingOptions()) == Set(options.keys))
        #expect(properties(of: SkeletonLines()) == Set(lines.keys))
        var all = [MappingOptions()]
        for change in options.values {
            all.append(MappingOptions())
            change(&all[all.count - 1])
        }
        for change in lines.values {
            all.append(MappingOptions())
            change(&all[all.count - 1].lines)
        }

        for one in all {
            #expect(all.count { $0 == one } == 1)
            #expect(all.count { $0.mark == one.mark } == 1)
        }
    }

    @Test func `what was set stands over other options, and what was not gives way to them`() {
        for (name, change) in options {
            var changed = MappingOptions()
            change(&changed)
            var other = MappingOptions()
            for (another, change) in options where another != name { change(&other) }
            let both = changed.over(other)

            #expect(changed.over(MappingOptions()) == changed, "\(name)")
            #expect(MappingOptions().over(changed) == changed, "\(name)")
            for (another, change) in options {
                var again = both
                change(&again)
                #expect(again == both, "\(name), \(another)")
            }
        }
    }

    @Test func `a default that was set stands over another value`() {
        var (defaults, others) = (MappingOptions(), MappingOptions())
        for change in options.values { change(&others) }
        defaults.selection = .automatic
        defaults.animatedHeightCoefficient = 0.75
        defaults.animatedHeight = nil
        defaults.animatedCornerRadius = nil
        defaults.filterSize = .zero
        defaults.keepsColors = false
        defaults.mapsHiddenViews = false
        defaults.mapsTextFieldContents = false
        defaults.keepsKnownTexts = false
        defaults.opaqueClasses = []
        defaults.ignoredClasses = []
        others.lines = SkeletonLines()

        #expect(others != MappingOptions() && defaults.over(others) == MappingOptions())
        #expect(defaults.over(others).over(others) == MappingOptions())
    }

    @Test func `every way to count and to measure lines is its own`() {
        let counts: [SkeletonLines.Count] = [.inherited, .filling, .custom(0), .custom(1)]
        let heights: [SkeletonLines.Height] = [
            .fixed(1), .relativeToFont(1), .relativeToConstraints, .fixed(2),
        ]
        var all = [MappingOptions](repeating: MappingOptions(), count: counts.count + heights.count)
        for (index, count) in counts.enumerated() { all[index].lines.count = count }
        for (index, height) in heights.enumerated() { all[counts.count + index].lines.height = height }

        #expect(Set(all.map(\.mark)).count == all.count)
    }

    @Test func `a default that was set is as good as none`() {
        var options = MappingOptions()
        options.keepsColors = false
        options.animatedHeight = nil
        options.opaqueClasses = []

        #expect(options == MappingOptions() && options.mark == MappingOptions().mark)
    }

    @Test func `what is equal has the same mark in every launch`() {
        var options = MappingOptions()
        options.lines.insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

        #expect(options.mark == "088121f395a9726bc67f9fa9fa2b29c8")
    }

    @Test func `options that name a private class have the same mark in every launch`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            await MainActor.run {
                var options = MappingOptions()
                options.ignoredClasses = [PrivateChart.self]
                print("mark \(options.mark)")
            }
        }
        var options = MappingOptions()
        options.ignoredClasses = [PrivateChart.self]
        let text = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)

        #expect(text.contains("mark \(options.mark)"))
    }

    @Test func `classes that are private are named by their distance from the beginning of the program`()
        throws
    {
        let name = ClassIdentity.stableName(of: PrivateChart.self)
        #expect(name.contains("(private ") && !name.contains("$"))
        let address = try #require(
            String(reflecting: PrivateChart.self).split(separator: "$").last?.prefix { $0 != ")" })
        #expect(!name.contains(address))
        var options = [MappingOptions(), MappingOptions()]
        options[0].opaqueClasses = [PrivateChart.self]
        options[1].opaqueClasses = [OtherChart.self]
        #expect(options[0] != options[1] && options[0].mark != options[1].mark)
    }
}

private final class PrivateChart: UIView {}

private final class OtherChart: UIView {}
