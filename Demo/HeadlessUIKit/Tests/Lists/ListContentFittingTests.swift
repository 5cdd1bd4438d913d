import TestDevice
import Testing
import UIKit

/// The size that a list content configuration asks for, wherever it is shown and however large the view is.
@MainActor @Suite(.ownDevice)
struct ListContentFittingTests {
    /// A title in a row of iOS 18.
    private let configuration: UIListContentConfiguration = {
        let putBack = imitate(.iOS18)
        defer { putBack() }
        var configuration = UIListContentConfiguration.cell()
        configuration.text = "Title"
        return configuration
    }()

    /// What shows the configuration: three kinds of cells, a header and the content view itself, of a whole screen.
    private var views: [UIView] {
        let frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        let listCell = UICollectionViewListCell(frame: frame)
        listCell.contentConfiguration = configuration
        let collectionCell = UICollectionViewCell(frame: frame)
        collectionCell.contentConfiguration = configuration
        let tableCell = UITableViewCell(style: .default, reuseIdentifier: nil)
        tableCell.contentConfiguration = configuration
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        header.contentConfiguration = configuration
        let views = [listCell, collectionCell, tableCell, header, configuration.makeContentView()]
        for view in views { view.frame = frame }
        return views
    }

    /// Margins of 16 and 8 points, or 16 where a table gives its cells and headers as much, beside a title of 33: 32.84
    /// up to the next pixel.
    @Test func `compressed is the size of the text and its margins`() {
        let putBack = imitate(.iOS18)
        defer { putBack() }
        for view in views {
            let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            let width: CGFloat = view is UITableViewCell || view is UITableViewHeaderFooterView ? 65 : 57
            #expect(size == CGSize(width: width, height: 44), "\(type(of: view))")
        }
    }

    @Test func `a width that is required is kept`() {
        let putBack = imitate(.iOS18)
        defer { putBack() }
        for view in views {
            let size = view.systemLayoutSizeFitting(
                CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            #expect(size == CGSize(width: 200, height: 44), "\(type(of: view))")
        }
    }

    @Test func `text that wraps makes the view higher`() {
        let putBack = imitate(.iOS18)
        defer { putBack() }
        var long = configuration
        long.text = "A title of so many words that it takes two lines of the width it is given"
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        header.contentConfiguration = long
        let size = header.systemLayoutSizeFitting(
            CGSize(width: 390, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(size == CGSize(width: 390, height: 63))
    }

    @Test func `an image and a value widen the natural size`() {
        var value = UIListContentConfiguration.valueCell()
        value.text = "Title"
        value.secondaryText = "Value"
        let alone = UIListContentView(configuration: value).sizeThatFits(.zero).width
        let texts = [value.text, value.secondaryText].map { text in
            let label = UILabel()
            label.font = .preferredFont(forTextStyle: .body)
            label.text = text
            return label.intrinsicContentSize.width
        }
        #expect(alone == 16 + texts[0] + 6 + texts[1] + 8)
        value.image = UIImage(systemName: "star")
        let image = value.image?.size.width ?? 0
        #expect(UIListContentView(configuration: value).sizeThatFits(.zero).width >= alone + image + 16)
    }
}
