import TabAnimated
import UIKit

/// A cell with an image, a title and a date, in this order.
final class SampleCell: UITableViewCell {
    static var instances = 0
    let avatar = UIImageView()
    let titleLabel = UILabel()
    let dateLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        Self.instances += 1
        [avatar, titleLabel, dateLabel].forEach(contentView.addSubview)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        avatar.frame = CGRect(x: 16, y: 12, width: 40, height: 40)
        titleLabel.frame = CGRect(x: 72, y: 12, width: contentView.bounds.width - 88, height: 20)
        dateLabel.frame = CGRect(x: 72, y: 36, width: 100, height: 16)
    }
}

/// A collection cell with one label.
final class SampleItem: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = CGRect(x: 8, y: 8, width: contentView.bounds.width - 16, height: 20)
    }
}

/// A page with an image and a label.
final class SamplePage: UIView {
    let picture = UIImageView()
    let headline = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .white
        addSubview(picture)
        addSubview(headline)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = CGRect(x: 20, y: 20, width: 80, height: 80)
        headline.frame = CGRect(x: 20, y: 120, width: bounds.width - 40, height: 24)
    }
}

/// Numbers of rows that an app may change at any time.
final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource {
    var count = 0
    var questions = 0

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        questions += 1
        return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        questions += 1
        return collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
}

/// A window with one view in it.
@MainActor
struct Screen<Content: UIView> {
    let window: UIWindow
    let content: Content

    init(_ content: Content, size: CGSize = CGSize(width: 320, height: 480)) {
        HeadlessScreen.main.reset()
        HeadlessScreen.main.size = size
        SkeletonConfiguration.shared = SkeletonConfiguration()
        SkeletonConfiguration.shared.cache.directory = nil
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.isHidden = false
        self.content = content
        content.frame = window.bounds
        window.addSubview(content)
        HeadlessScreen.main.turn()
    }

    /// The cover of the view, if there is one.
    var overlay: SkeletonOverlay? {
        content.subviews.compactMap { $0 as? SkeletonOverlay }.first
    }
}

/// Collects the warnings that are given while a closure runs.
@MainActor
func warnings(during action: () -> Void) -> [String] {
    let before = SkeletonLog.sink
    defer { SkeletonLog.sink = before }
    let box = WarningBox()
    SkeletonLog.sink = { box.warnings.append($0) }
    action()
    return box.warnings
}

@MainActor
private final class WarningBox {
    var warnings: [String] = []
}
