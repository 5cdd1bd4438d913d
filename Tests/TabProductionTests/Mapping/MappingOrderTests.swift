import TabProduction
import TestDevice
import Testing
import UIKit

@MainActor
@Suite("Mapping: order and indices", .ownDevice)
struct MappingOrderTests {
    @Test func `subviews of a flat view are numbered as they were added`() {
        let root = makeRoot().adding(makeBlock(x: 3), makeBlock(x: 1), makeBlock(x: 2))

        #expect(root.mapped.map(\.frame.minX) == [3, 1, 2])
        #expect(root.mapped.map(\.index) == [0, 1, 2])
    }

    @Test func `a container takes no index`() {
        let container = makeBlock(width: 100, height: 50).adding(makeBlock(x: 1), makeBlock(x: 2))
        let root = makeRoot().adding(container, makeBlock(x: 3))

        #expect(root.mapped.map(\.frame.minX) == [1, 2, 3])
    }

    @Test func `what is inside an image view comes before it`() {
        let image = UIImageView(frame: CGRect(x: 7, y: 0, width: 50, height: 50)).adding(makeBlock(x: 1))
        let root = makeRoot().adding(image)

        #expect(root.mapped.map(\.role) == [.block, .image])
    }

    @Test func `a hidden view keeps its index and is removed`() {
        let hidden = makeBlock()
        hidden.isHidden = true
        let root = makeRoot().adding(hidden, makeBlock())

        #expect(root.mapped.map(\.removal) == [.hidden, nil])
    }

    @Test func `a transparent view counts as hidden`() {
        let transparent = makeBlock()
        transparent.alpha = 0

        #expect(makeRoot().adding(transparent).mapped.map(\.removal) == [.hidden])
    }

    @Test func `what is inside a hidden container keeps its indices`() {
        let container = makeBlock(width: 100, height: 50).adding(makeBlock(), makeBlock())
        container.isHidden = true

        #expect(makeRoot().adding(container).mapped.map(\.removal) == [.hidden, .hidden])
    }

    @Test func `hidden views are drawn when the options say so`() {
        let hidden = makeBlock()
        hidden.isHidden = true
        var options = MappingOptions()
        options.mapsHiddenViews = true

        let production = ViewMapper(options: options).map(makeRoot().adding(hidden))

        #expect(production.components.map(\.isRemoved) == [false])
    }

    @Test func `a view as narrow as the filter keeps its index and is removed`() {
        var options = MappingOptions()
        options.filterSize = CGSize(width: 10, height: 0)
        let root = makeRoot().adding(makeBlock(width: 10), makeBlock(width: 11))

        let production = ViewMapper(options: options).map(root)

        #expect(production.components.map(\.removal) == [.filteredBySize, nil])
    }

    @Test func `a view without area keeps its index and is removed`() {
        let root = makeRoot().adding(makeBlock(width: 0), makeBlock())

        #expect(root.mapped.map(\.removal) == [.empty, nil])
    }

    @Test func `a leaf of the size of the root keeps its index and is removed`() {
        let root = makeRoot().adding(makeBlock(width: 320, height: 100), makeBlock())

        #expect(root.mapped.map(\.removal) == [.surface, nil])
    }

    @Test(arguments: [319.3, 320, 320.7] as [CGFloat])
    func `a fraction of a point makes no leaf less than the root`(width: CGFloat) {
        let root = makeRoot().adding(makeBlock(width: width, height: 100), makeBlock())

        #expect(root.mapped.map(\.removal) == [.surface, nil])
    }

    @Test(arguments: [348.8, 349, 390, 319.5] as [CGFloat])
    func `a line is never as large as the root, however wide it came out`(width: CGFloat) {
        let root = makeRoot().adding(makeBlock(width: width, height: 1), makeBlock())

        #expect(root.mapped.map(\.removal) == [nil, nil])
    }

    @Test func `indices are the same at every size of the root`() {
        let sizes = [CGSize(width: 320, height: 100), CGSize(width: 390, height: 100)]
        let indices = sizes.map { size in
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
            let root = makeRoot(width: size.width, height: size.height).adding(
                makeBlock(width: 320, height: 100), button, makeLabel())
            return root.mapped.first { $0.role == .label }?.index
        }
        #expect(indices == [2, 2])
    }

    @Test func `an image of the size of the root is mapped`() {
        let root = makeRoot().adding(UIImageView(frame: CGRect(x: 0, y: 0, width: 320, height: 100)))

        #expect(root.mapped.map(\.role) == [.image])
    }

    @Test func `an empty button over the whole root keeps its index and is removed`() {
        let root = makeRoot().adding(
            makeBlock(), UIButton(frame: CGRect(x: 0, y: 0, width: 320, height: 100)))

        #expect(root.mapped.map(\.removal) == [nil, .surface])
    }

    @Test func `the content view of a cell takes no index`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 80)
        cell.contentView.addSubview(makeBlock(x: 4))
        cell.layoutIfNeeded()

        #expect(cell.mapped.map(\.frame.minX) == [4])
    }

    @Test func `backgrounds of a cell take no index`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 80)
        cell.backgroundView = makeBlock()
        cell.selectedBackgroundView = makeBlock()
        cell.contentView.addSubview(makeBlock())

        #expect(cell.mapped.count == 1)
    }

    @Test func `a view added to the cell beside its content view is mapped`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 80)
        cell.contentView.addSubview(makeBlock(x: 1))
        cell.addSubview(makeBlock(x: 2))

        #expect(cell.mapped.map(\.frame.minX) == [1, 2])
    }

    @Test func `a collection cell is mapped like a table cell`() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 160, height: 220))
        cell.contentView.addSubview(makeBlock(x: 4))
        cell.layoutIfNeeded()

        #expect(cell.mapped.map(\.frame.minX) == [4])
    }

    @Test func `scroll indicators take no index`() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        scrollView.contentSize = CGSize(width: 900, height: 900)
        scrollView.addSubview(makeBlock(x: 1))
        scrollView.layoutIfNeeded()

        #expect(makeRoot().adding(scrollView).mapped.count == 1)
    }

    @Test func `arranged views of a stack are mapped in order`() {
        let stack = UIStackView(arrangedSubviews: [makeLabel("one"), makeLabel("two")])
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 80)
        stack.axis = .vertical
        stack.distribution = .fillEqually
        let root = makeRoot().adding(stack)
        root.layoutIfNeeded()

        #expect(root.mapped.map(\.role) == [.label, .label])
    }

    @Test func `an empty view that only fills a stack is removed`() {
        let spacer = UIView()
        let stack = UIStackView(arrangedSubviews: [makeLabel("one"), spacer])
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 80)
        spacer.frame = CGRect(x: 0, y: 40, width: 200, height: 40)

        #expect(makeRoot().adding(stack).mapped.last?.removal == .empty)
    }

    @Test func `a table without a model of its own is one block`() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))

        #expect(makeRoot().adding(table).mapped.map(\.role) == [.block])
    }

    @Test func `a view with a skeleton of its own takes no index`() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        let mapper = ViewMapper { $0 is UITableView ? .separate : .none }

        #expect(mapper.map(makeRoot().adding(table, makeBlock())).components.count == 1)
    }

    @Test func `a nested production comes after all other components`() {
        let table = UITableView(frame: CGRect(x: 5, y: 30, width: 200, height: 50))
        let inner = Production(
            className: "Inner", size: CGSize(width: 200, height: 50),
            components: [Component(index: 0, frame: CGRect(x: 1, y: 2, width: 10, height: 10))])
        let mapper = ViewMapper { $0 is UITableView ? .mapped(inner) : .none }

        let components = mapper.map(makeRoot().adding(table, makeBlock())).components

        #expect(components.map(\.index) == [0, 1])
        #expect(components[1].frame == CGRect(x: 6, y: 32, width: 10, height: 10))
    }

    @Test func `a class that is not to be looked into is one block`() {
        let container = makeBlock(width: 100, height: 50).adding(makeBlock(), makeBlock())
        let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)).adding(container)
        var options = MappingOptions()
        options.opaqueClasses = [UIStackView.self]

        let components = ViewMapper(options: options).map(makeRoot().adding(stack)).components

        #expect(components.map(\.frame) == [CGRect(x: 0, y: 0, width: 100, height: 50)])
    }

    @Test func `frames are converted through containers`() {
        let inner = UIView(frame: CGRect(x: 5, y: 6, width: 50, height: 30)).adding(makeBlock(x: 1, y: 2))
        let outer = UIView(frame: CGRect(x: 100, y: 40, width: 90, height: 50)).adding(inner)

        #expect(
            makeRoot().adding(outer).mapped.map(\.frame) == [CGRect(x: 106, y: 48, width: 20, height: 20)])
    }

    @Test func `frames are those on screen of a transformed view`() {
        let block = makeBlock(x: 10, y: 10)
        block.transform = CGAffineTransform(scaleX: 2, y: 2)

        #expect(makeRoot().adding(block).mapped.map(\.frame) == [CGRect(x: 0, y: 0, width: 40, height: 40)])
    }

    @Test func `frames in a page that scrolls are those in its content`() {
        let root = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.contentSize = CGSize(width: 100, height: 500)
        root.addSubview(makeBlock(y: 130))
        root.contentOffset = CGPoint(x: 0, y: 100)

        #expect(root.mapped.map(\.frame.minY) == [130])
    }

    @Test func `a label as the root is its own component`() {
        #expect(makeLabel("text").mapped.map(\.role) == [.label])
    }

    @Test func `mapping leaves a view as it was`() {
        let label = makeLabel(nil)
        let root = makeRoot().adding(label)

        _ = root.mapped

        #expect(label.text == nil)
        #expect(root.layer.sublayers?.count == 1)
    }
}
