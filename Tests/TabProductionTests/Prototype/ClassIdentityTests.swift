import TabCache
import TestDevice
import Testing
import UIKit

@testable import TabProduction

private enum News {
    final class Cell: BarCell { override var barSize: CGSize { CGSize(width: 40, height: 40) } }
}

private enum People {
    final class Cell: BarCell { override var barSize: CGSize { CGSize(width: 80, height: 80) } }
}

/// A cell with one image.
private class BarCell: UITableViewCell {
    var barSize: CGSize { .zero }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(UIImageView(frame: CGRect(origin: .zero, size: barSize)))
    }

    required init?(coder: NSCoder) {
        nil
    }
}

@MainActor
@Suite("Whose skeleton it is", .ownDevice)
struct ClassIdentityTests {
    private let cache = FrequencyCache<Production>(configuration: CacheConfiguration(directory: nil))
    private let producer: Producer

    init() {
        producer = Producer(stores: [cache])
    }

    private func width(of prototype: CellAnimated) -> CGFloat? {
        producer.production(for: makeRequest(prototype)).components.first?.frame.width
    }

    private func className(in function: Int) -> String {
        func first() -> AnyClass {
            final class Local: UIView {}
            return Local.self
        }
        func second() -> AnyClass {
            final class Local: UIView {}
            return Local.self
        }
        return ClassFacts.of(function == 1 ? first() : second()).identity.name
    }

    @Test(arguments: [
        ("SwiftUI._UIHostingView<A>", true), ("SwiftUICore.Text", true), ("SwiftUIX.Host", false),
    ])
    func `the name of a module ends where the name of a type begins`(name: String, isOfSwiftUI: Bool) {
        #expect(name.isIn("SwiftUI", or: "SwiftUICore") == isOfSwiftUI)
    }

    @Test func `two classes of one name in different types have skeletons of their own`() {
        #expect(width(of: CellAnimated(News.Cell.self)) == 40)
        #expect(width(of: CellAnimated(People.Cell.self)) == 80)
    }

    @Test func `a name has the module and the types around it`() {
        let name = ClassFacts.of(ProductionLibrary.self).identity.name

        #expect(name == "TabProduction.ProductionLibrary")
        #expect(ClassFacts.of(News.Cell.self).identity.name.hasSuffix(".News.Cell"))
    }

    @Test func `a class of UIKit has the same name on every system`() {
        #expect(ClassFacts.of(UITableViewCell.self).identity.name == "UITableViewCell")
    }

    @Test func `the name of a private class holds no address`() {
        let name = ClassFacts.of(News.Cell.self).identity.name

        #expect(name.contains("(private "))
        #expect(!name.contains("$"))
    }

    @Test func `two local classes of one name differ`() {
        #expect(className(in: 1) == className(in: 1))
        #expect(className(in: 1) != className(in: 2))
    }

    @Test func `a class is known by the image that holds it`() {
        #expect(!ClassFacts.of(News.Cell.self).identity.build.isEmpty)
        #expect(ClassFacts.of(News.Cell.self).identity.build == BinaryImage(holding: #dsohandle)?.identity)
    }

    @Test func `a cell that another build has changed gets a new skeleton`() {
        func cell(ofBuild build: String, width: CGFloat) -> CellAnimated {
            CellAnimated(
                className: "Cell", classIdentity: ClassIdentity(name: "App.Cell", build: build), origin: ""
            ) {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.contentView.addSubview(
                    UIImageView(frame: CGRect(x: 0, y: 0, width: width, height: 40)))
                return cell
            }
        }

        #expect(width(of: cell(ofBuild: "one", width: 40)) == 40)
        #expect(width(of: cell(ofBuild: "one", width: 80)) == 40)
        #expect(width(of: cell(ofBuild: "two", width: 80)) == 80)
    }

    @Test func `prototypes that different closures prepare have skeletons of their own`() {
        let small = CellAnimated(News.Cell.self) { $0.subviews.first?.subviews.first?.frame.size.width = 20 }
        let large = CellAnimated(News.Cell.self) { $0.subviews.first?.subviews.first?.frame.size.width = 60 }

        #expect(ProductionKey(makeRequest(small)) != ProductionKey(makeRequest(large)))
        #expect(ProductionKey(makeRequest(small)).name == ProductionKey(makeRequest(large)).name)
    }

    @Test func `prototypes of one closure are warned about once`() {
        func bubble(_ width: CGFloat, variant: String = "") -> CellAnimated {
            CellAnimated(News.Cell.self) { $0.frame.size.width = width }.variant(variant)
        }
        var twins = DuplicatePrototypes()
        let (left, right) = (bubble(1), bubble(2))

        let given = warnings {
            for prototype in [left, left, right, right] { twins.add(prototype) }
        }
        let others = warnings {
            for prototype in [bubble(1, variant: "left"), bubble(2, variant: "right")] {
                twins.add(prototype)
            }
        }

        #expect(given.count == 1)
        #expect(given.first?.contains("Cell") == true && given.first?.contains("variant") == true)
        #expect(others.isEmpty)
    }
}
