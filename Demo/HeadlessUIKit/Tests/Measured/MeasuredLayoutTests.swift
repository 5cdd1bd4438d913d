import TestDevice
import Testing
import UIKit

/// Figures of layouts as Apple's UIKit (iOS 26, two pixels a point) made them.
@MainActor @Suite(.ownDevice) struct MeasuredLayoutTests {
    @Test func `sizing to fit keeps the upper left corner`() {
        let label = UILabel(frame: CGRect(x: 20, y: 20, width: 0, height: 0))
        label.text = "Title"
        label.sizeToFit()
        #expect(label.frame.origin == CGPoint(x: 20, y: 20))
        #expect(label.frame.size == label.intrinsicContentSize)
    }

    @Test(
        arguments: [
            (
                CGRect(x: 30, y: 20, width: 100, height: 500),
                UIEdgeInsets(top: 24, left: 0, bottom: 34, right: 0)
            ),
            (
                CGRect(x: -40, y: -60, width: 200, height: 200),
                UIEdgeInsets(top: 44, left: 10, bottom: 0, right: 0)
            ),
            (
                CGRect(x: 300, y: 0, width: 100, height: 480),
                UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 12)
            ),
            (CGRect(x: 5, y: 10, width: 60, height: 20), UIEdgeInsets(top: 34, left: 5, bottom: 0, right: 0)),
            (
                CGRect(x: 0, y: 500, width: 100, height: 50),
                UIEdgeInsets(top: 0, left: 10, bottom: 34, right: 0)
            ),
        ])
    func `each inset of the safe area is the superview's less the distance to its edge`(
        frame: CGRect, insets: UIEdgeInsets
    ) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let controller = UIViewController()
        window.rootViewController = controller
        window.isHidden = false
        let given = window.safeAreaInsets
        controller.additionalSafeAreaInsets = UIEdgeInsets(
            top: 44 - given.top, left: 10 - given.left, bottom: 34 - given.bottom, right: 12 - given.right)
        let view = UIView(frame: frame)
        controller.view.addSubview(view)
        HeadlessScreen.main.turn()
        #expect(view.safeAreaInsets == insets)
    }

    private func flow(_ sizes: [CGSize], width: CGFloat) -> [CGRect] {
        let layout = UICollectionViewFlowLayout()
        let source = FlowSource(sizes)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: width, height: 300), collectionViewLayout: layout)
        view.dataSource = source
        view.delegate = source
        view.layoutIfNeeded()
        return sizes.indices.compactMap {
            layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
        }
    }

    @Test func `a lone line of equal items is spaced as if it were full, on whole pixels`() {
        let frames = flow(Array(repeating: CGSize(width: 80, height: 40), count: 3), width: 375)
        #expect(frames.map(\.minX) == [0, 98.5, 196.5])
    }

    @Test func `a last line of unlike items keeps the least spacing`() {
        let sizes = [80, 100, 60].map { CGSize(width: $0, height: 40) }
        #expect(flow(sizes, width: 375).map(\.minX) == [0, 90, 200])
    }

    @Test func `likeness is a matter of the line`() {
        let sizes = [40, 90, 40, 40, 40].map { CGSize(width: 80, height: $0) }
        #expect(
            flow(sizes, width: 375).map(\.origin) == [
                CGPoint(x: 0, y: 25), CGPoint(x: 98.5, y: 0), CGPoint(x: 196.5, y: 25),
                CGPoint(x: 295, y: 25),
                CGPoint(x: 0, y: 100),
            ])
    }

    @Test func `items with room for one in a line stand in its middle, also beyond the edges`() {
        #expect(flow([CGSize(width: 250, height: 40)], width: 200).map(\.minX) == [-25])
        #expect(flow([CGSize(width: 90, height: 40)], width: 200).map(\.minX) == [0])
    }

    @Test func `a button of insets above and below alone has no width of its own`() {
        let button = UIButton(type: .system)
        button.contentEdgeInsets = UIEdgeInsets(top: 3, left: 0, bottom: 3, right: 0)
        #expect(button.intrinsicContentSize.width == UIView.noIntrinsicMetric)
        #expect(button.sizeThatFits(.zero).width == 0)
    }

    @Test func `a refresh control is as wide as its scroll view becomes`() {
        let scroll = UIScrollView(frame: .zero)
        let control = UIRefreshControl()
        scroll.refreshControl = control
        scroll.frame.size = CGSize(width: 320, height: 480)
        #expect(control.frame.width == 320)
    }

    @Test func `the second text of a row ends where its cell has its margin`() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = "Name"
        content.secondaryText = "Value"
        cell.contentConfiguration = content
        cell.frame = CGRect(x: 0, y: 0, width: 375, height: 44)
        table.addSubview(cell)
        table.layoutIfNeeded()
        let label = cell.contentView.subviews.compactMap { $0 as? UILabel }.last
        #expect(label?.frame.maxX == 359)
    }
}

/// Items of given sizes.
private final class FlowSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    private let sizes: [CGSize]

    init(_ sizes: [CGSize]) {
        self.sizes = sizes
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sizes.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        sizes[indexPath.item]
    }
}
