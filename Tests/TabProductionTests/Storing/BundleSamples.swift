import TabProduction
import UIKit

/// A cell as it was when its bundle was written.
final class BakedCell: UITableViewCell {
    let avatar = UIImageView(frame: CGRect(x: 16, y: 16, width: 64, height: 64))
    let title = makeLabel(nil, frame: CGRect(x: 96, y: 16, width: 200, height: 24))

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(avatar)
        contentView.addSubview(title)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// A prototype that claims to be of this class and makes its views in a way of its own, as a later
    /// build of the app would.
    @MainActor
    static func rebuilt(_ change: @escaping @MainActor (BakedCell) -> Void = { _ in }) -> CellAnimated {
        CellAnimated(
            className: "BakedCell", classIdentity: ClassFacts.of(BakedCell.self).identity, origin: ""
        ) {
            let cell = BakedCell(style: .default, reuseIdentifier: nil)
            change(cell)
            return cell
        }
    }
}

/// The same views, and one property more.
final class RicherCell: UITableViewCell {
    let avatar = UIImageView(frame: CGRect(x: 16, y: 16, width: 64, height: 64))
    let title = makeLabel(nil, frame: CGRect(x: 96, y: 16, width: 200, height: 24))
    var isRead = false

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(avatar)
        contentView.addSubview(title)
    }

    required init?(coder: NSCoder) {
        nil
    }
}

@MainActor
func makeRequest(
    _ prototype: CellAnimated, width: CGFloat = 320, height: CGFloat = 96, owner: String = "Screen",
    category: UIContentSizeCategory = .large, direction: UIUserInterfaceLayoutDirection = .leftToRight
) -> ProductionRequest {
    ProductionRequest(
        subject: .prototype(prototype), owner: owner, size: CGSize(width: width, height: height),
        traits: UITraitCollection(preferredContentSizeCategory: category), layoutDirection: direction)
}
