import TabAnimatedTesting
import TabProduction
import Testing
import UIKit

/// A cell that shows a picture, a title, a text and a button.
final class ArticleCell: UITableViewCell {
    let avatar = UIImageView()
    let title = makeLabel()
    let summary = makeLabel(lines: 2)
    let button = UIButton(type: .system)
    /// The redesign: how far the title has moved.
    var drop: CGFloat = 0

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        [avatar, title, summary, button].forEach(contentView.addSubview)
        button.backgroundColor = .systemBlue
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        avatar.frame = CGRect(x: 16, y: 16, width: 48, height: 48)
        title.frame = CGRect(x: 80, y: 10 + drop, width: 200, height: 24)
        summary.frame = CGRect(x: 80, y: 40, width: 220, height: 48)
        button.frame = CGRect(x: 220, y: 92, width: 80, height: 28)
    }

    /// A cell that has its content and stands where a table would put it.
    @MainActor
    static func loaded(_ change: (ArticleCell) -> Void = { _ in }) -> ArticleCell {
        let cell = ArticleCell(style: .default, reuseIdentifier: nil)
        cell.title.text = "Night trains"
        cell.summary.text = "Two new lines connect the capital with the coast from next spring on."
        cell.button.setTitle("Follow", for: .normal)
        change(cell)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 128)
        cell.layoutIfNeeded()
        return cell
    }
}

/// Fails with the drawing of the difference, as SVG, when a skeleton does not fit its content.
@MainActor
func expectNoDrift(
    of view: UIView, against skeleton: Production? = nil, within limit: CGFloat = 1,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    do {
        try SkeletonDrift.verify(view, against: skeleton, within: limit)
    } catch let failure as SkeletonDriftFailure {
        let picture = failure.drift.makePicture()
        picture.layer.displayIfNeeded()
        let svg = HeadlessSVGRenderer(picture).svg()
        Issue.record("\(failure)\n\(svg)", sourceLocation: sourceLocation)
    } catch {
        Issue.record(error, sourceLocation: sourceLocation)
    }
}
