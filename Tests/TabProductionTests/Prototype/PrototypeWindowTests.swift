import TestDevice
import Testing
import UIKit

@testable import TabProduction

/// A prototype is measured outside windows, and looks as it will inside that of its list.
@MainActor
@Suite("Prototypes and the window of their list", .serialized, .ownDevice)
struct PrototypeWindowTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let list = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    @Test(arguments: [UIUserInterfaceLevel.base, .elevated])
    func `a prototype has the level of its list, whatever views outside windows have`(
        level: UIUserInterfaceLevel
    ) {
        HeadlessScreen.isUnkind = true
        HeadlessScreen.main.traitCollection = HeadlessScreen.main.traitCollection.modifyingTraits {
            $0.userInterfaceLevel = level
        }

        #expect(production(of: ClassCell.self).components.first?.frame.minY == (level == .base ? 8 : 12))
    }

    @Test(arguments: [true, false])
    func `content beside an accessory is as wide as in the table, whatever cells outside tables have`(
        isUnkind: Bool
    ) throws {
        HeadlessScreen.main.system = .iOS18
        HeadlessScreen.isUnkind = isUnkind

        // The indicator takes 25.5 of the 320 points in a table, and 18.5 outside where UIKit is unkind.
        #expect(production(of: IndicatorCell.self).components.first?.frame.width == 294.5)
    }

    private func production(of type: UIView.Type) -> Production {
        window.isHidden = false
        window.addSubview(list)
        HeadlessScreen.main.turn()
        var request = ProductionRequest(
            subject: .prototype(CellAnimated(type)), owner: "Screen", size: CGSize(width: 320, height: 96),
            traits: list.traitCollection, layoutDirection: .leftToRight)
        request.host = list
        return Producer().production(for: request)
    }

    @Test func `what an appearance proxy says of a label is measured`() {
        TitleLabel.appearance().font = .systemFont(ofSize: 40)

        // Three quarters of the line of a font of 40 points, which is 47.734375 points high.
        #expect(production(of: TitleCell.self).components.first?.bars.first?.height == 35.80078125)
    }

    @Test func `a list has no more views than before`() {
        _ = production(of: TitleCell.self)
        let before = list.subviews

        _ = production(of: TitleCell.self)

        #expect(list.subviews == before)
    }

    @Test func `a prototype has the size class of its list, whatever views outside windows have`() {
        HeadlessScreen.isUnkind = true
        HeadlessScreen.main.traitCollection = HeadlessScreen.main.traitCollection.modifyingTraits {
            $0.horizontalSizeClass = .regular
        }

        #expect(production(of: ClassCell.self).components.first?.frame.width == 200)
    }

    @Test func `a prototype has the contrast of its list, whatever views outside windows have`() {
        HeadlessScreen.isUnkind = true
        HeadlessScreen.main.traitCollection = HeadlessScreen.main.traitCollection.modifyingTraits {
            $0.accessibilityContrast = .high
        }

        #expect(production(of: ClassCell.self).components.first?.frame.height == 40)
    }

    @Test func `before iOS 17, a prototype has the traits of its list as well`() {
        let isOld = SystemAge.isBefore17
        defer { SystemAge.isBefore17 = isOld }
        SystemAge.isBefore17 = true
        HeadlessScreen.isUnkind = true
        HeadlessScreen.main.traitCollection = HeadlessScreen.main.traitCollection.modifyingTraits {
            $0.horizontalSizeClass = .regular
            $0.accessibilityContrast = .high
            $0.userInterfaceLevel = .elevated
        }

        #expect(
            production(of: ClassCell.self).components.first?.frame
                == CGRect(x: 16, y: 12, width: 200, height: 40))
    }
}

private final class TitleLabel: UILabel {}

private final class TitleCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let label = TitleLabel(frame: CGRect(x: 16, y: 8, width: 200, height: 60))
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }
}

/// A cell whose picture is wide where there is room, and high where the contrast is.
private final class ClassCell: UITableViewCell {
    private let picture = UIImageView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(picture)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = CGRect(
            x: 16, y: traitCollection.userInterfaceLevel == .elevated ? 12 : 8,
            width: traitCollection.horizontalSizeClass == .regular ? 200 : 100,
            height: traitCollection.accessibilityContrast == .high ? 40 : 20)
    }
}

/// A cell with an indicator and a picture as wide as its content.
private final class IndicatorCell: UITableViewCell {
    private let picture = UIImageView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        accessoryType = .disclosureIndicator
        picture.frame = contentView.bounds
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(picture)
    }

    required init?(coder: NSCoder) { nil }
}
