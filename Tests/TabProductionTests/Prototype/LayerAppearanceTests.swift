import TabCache
import TestDevice
import Testing
import UIKit

@testable import TabProduction

/// Colors of layers are resolved once, so a production that reads any belongs to one appearance.
@MainActor
@Suite("Colors of layers", .ownDevice)
struct LayerAppearanceTests {
    private let producer = Producer(stores: [
        FrequencyCache<Production>(configuration: CacheConfiguration(directory: nil))
    ])

    private func production(of type: UIView.Type, _ style: UIUserInterfaceStyle) -> Production {
        producer.production(
            for: ProductionRequest(
                subject: .prototype(CellAnimated(type)), owner: "Screen",
                size: CGSize(width: 320, height: 96),
                traits: UITraitCollection(userInterfaceStyle: style), layoutDirection: .leftToRight))
    }

    private func border(_ production: Production) -> CGFloat? {
        var white: CGFloat = -1
        production.surface.borderColor?.color.getWhite(&white, alpha: nil)
        return white
    }

    @Test func `a border that changes with the appearance is that of each`() {
        #expect(border(production(of: BorderedCell.self, .light)) == 0.75)
        #expect(border(production(of: BorderedCell.self, .dark)) == 0.25)
    }

    @Test func `each appearance is mapped once`() {
        for style in [UIUserInterfaceStyle.light, .dark, .light, .dark] {
            _ = production(of: BorderedCell.self, style)
        }
        #expect(producer.statistics == ProducerStatistics(prototypesMade: 2, storeHits: 2, mapped: 2))
    }

    @Test(arguments: [PlainCell.self, ShadowedCell.self] as [UIView.Type])
    func `a cell without colors of layers, or with a black shadow, is mapped once for all`(type: UIView.Type)
    {
        _ = production(of: type, .light)
        _ = production(of: type, .dark)

        #expect(producer.statistics.mapped == 1)
    }

    @Test func `what belongs to one appearance is outdated in another`() {
        let light = production(of: BorderedCell.self, .light)

        #expect(!light.isOutdated(in: UITraitCollection(userInterfaceStyle: .light)))
        #expect(light.isOutdated(in: UITraitCollection(userInterfaceStyle: .dark)))
    }
}

private final class BorderedCell: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        let color = UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.25 : 0.75, alpha: 1) }
        layer.borderWidth = 1
        layer.borderColor = color.resolvedColor(with: .current).cgColor
    }

    required init?(coder: NSCoder) {
        nil
    }
}

private final class PlainCell: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
    }

    required init?(coder: NSCoder) {
        nil
    }
}

private final class ShadowedCell: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .white
        layer.shadowOpacity = 0.2
    }

    required init?(coder: NSCoder) {
        nil
    }
}
