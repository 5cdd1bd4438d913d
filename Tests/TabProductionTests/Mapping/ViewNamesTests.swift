import TabProduction
import TestDevice
import Testing
import UIKit

@MainActor
@Suite("Names", .ownDevice)
struct ViewNamesTests {
    private var names: [String?] {
        ProfileView(frame: CGRect(x: 0, y: 0, width: 320, height: 400)).mapped.map(\.name)
    }

    @Test func `a component has the name of the property that holds its view`() {
        #expect(names.contains("avatar"))
    }

    @Test func `a property of a superclass gives a name`() {
        #expect(names.contains("footnote"))
    }

    @Test func `a lazy property gives its plain name`() {
        #expect(names.contains("lazyTitle"))
    }

    @Test func `an optional property gives a name`() {
        #expect(names.contains("badge"))
    }

    @Test func `elements of an array are numbered`() {
        #expect(names.contains("tags[0]") && names.contains("tags[1]"))
    }

    @Test func `a view in a custom subview has a path`() {
        #expect(names.contains("header.caption"))
    }

    @Test func `a view of the app somewhere inside gives names`() {
        let root = makeRoot().adding(makeRoot().adding(ProfileView()))

        #expect(root.mapped.contains { $0.name == "avatar" })
    }

    @Test func `a view in a structure that is no property wrapper has no name`() {
        let view = BoxedView()
        view.addSubview(view.box.view)

        #expect(view.mapped.map(\.name) == [nil])
    }

    @Test func `a view in a local has no name`() {
        #expect(names.filter { $0 == nil }.count == 1)
    }

    @Test func `a key path of a constant resolves to its name`() {
        #expect(ComponentName.name(of: \ProfileView.avatar) == "avatar")
    }

    @Test func `a key path into a subview resolves to its path`() {
        #expect(ComponentName.name(of: \ProfileView.header.caption) == "header.caption")
    }

    @Test func `a key path of a lazy property resolves to its name on the view at hand`() {
        #expect(ComponentName.name(of: \ProfileView.lazyTitle, seenOn: profile) == "lazyTitle")
    }

    @Test func `a key path of an optional resolves to its name`() {
        #expect(ComponentName.name(of: \ProfileView.badge, seenOn: profile) == "badge")
    }

    @Test func `a key path of a computed property resolves to what it stands for`() {
        #expect(ComponentName.name(of: \ProfileView.picture, seenOn: profile) == "avatar")
    }

    @Test func `a key path of an array resolves to the name of the array`() {
        #expect(ComponentName.name(of: \ProfileView.tags, seenOn: profile) == "tags")
    }

    @Test func `a key path of something else resolves to nothing`() {
        #expect(ComponentName.name(of: \ProfileView.isQuiet, seenOn: profile) == nil)
    }

    @Test func `a key path of a view inside the one at hand is seen on that view`() {
        #expect(ComponentName.name(of: \HeaderView.lazyMark, seenOn: profile) == "lazyMark")
    }

    @Test func `a key path that has no description is seen on the view at hand`() {
        let describe = ComponentName.describe
        ComponentName.describe = { _ in "Swift.KeyPath<ProfileView, UILabel>" }
        defer { ComponentName.describe = describe }

        #expect(ComponentName.name(of: \ProfileView.header.caption, seenOn: profile) == "header.caption")
    }

    @Test func `no instance of a class is made for its key paths`() {
        CountedView.made = 0

        #expect(ComponentName.name(of: \CountedView.second) == nil)

        #expect(CountedView.made == 0)
    }

    @Test func `a property that was seen once needs no view again`() {
        var views = 0
        let view = {
            views += 1
            return CountedView() as UIView?
        }

        _ = ComponentName.name(of: \CountedView.nothing, seenOn: view)
        _ = ComponentName.name(of: \CountedView.nothing, seenOn: view)

        #expect(views == 1)
    }

    private func profile() -> UIView? { ProfileView() }
}

private final class BoxedView: UIView {
    struct Box {
        let view: UIView
    }

    let box = Box(view: makeBlock())
}

private class FootedView: UIView {
    let footnote = makeLabel("footnote")
}

private final class HeaderView: UIView {
    let caption = makeLabel("caption")
    lazy var lazyMark = makeBlock()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(caption)
        addSubview(lazyMark)
    }

    required init?(coder: NSCoder) {
        nil
    }
}

private final class ProfileView: FootedView {
    let avatar = UIImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let header = HeaderView(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
    let tags = [makeLabel("a"), makeLabel("b")]
    var badge: UIView?
    var isQuiet = false
    lazy var lazyTitle = makeLabel("lazy")
    var picture: UIView { avatar }

    override init(frame: CGRect) {
        super.init(frame: frame)
        let badge = makeBlock()
        self.badge = badge
        _ = adding(avatar, header, tags[0], tags[1], badge, lazyTitle, footnote, makeBlock())
    }

    required init?(coder: NSCoder) {
        nil
    }
}

private final class CountedView: UIView {
    static var made = 0
    private var first = UIView()
    var nothing: UIView? { nil }
    var second: UIView { first }

    override init(frame: CGRect) {
        super.init(frame: frame)
        Self.made += 1
    }

    required init?(coder: NSCoder) {
        nil
    }
}
