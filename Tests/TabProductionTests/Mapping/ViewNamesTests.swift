import TabProduction
import Testing
import UIKit

@MainActor
@Suite("Names")
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

    @Test func `a view in a local has no name`() {
        #expect(names.filter { $0 == nil }.count == 1)
    }

    @Test func `a key path of a constant resolves to its name`() {
        #expect(ComponentName.name(of: \ProfileView.avatar) == "avatar")
    }

    @Test func `a key path into a subview resolves to its path`() {
        #expect(ComponentName.name(of: \ProfileView.header.caption) == "header.caption")
    }

    @Test func `a key path of a lazy property resolves to its name`() {
        #expect(ComponentName.name(of: \ProfileView.lazyTitle) == "lazyTitle")
    }

    @Test func `a key path of an optional resolves to its name`() {
        #expect(ComponentName.name(of: \ProfileView.badge) == "badge")
    }

    @Test func `a key path of a computed property resolves to what it stands for`() {
        #expect(ComponentName.name(of: \ProfileView.picture) == "avatar")
    }

    @Test func `a key path of an array resolves to the name of the array`() {
        #expect(ComponentName.name(of: \ProfileView.tags) == "tags")
    }

    @Test func `a key path of something else resolves to nothing`() {
        #expect(ComponentName.name(of: \ProfileView.isQuiet) == nil)
    }

    @Test func `one bare instance serves all key paths of a class`() {
        CountedView.made = 0

        _ = ComponentName.name(of: \CountedView.nothing)
        _ = ComponentName.name(of: \CountedView.second)
        _ = ComponentName.name(of: \CountedView.second)

        #expect(CountedView.made == 1)
    }
}

private class FootedView: UIView {
    let footnote = makeLabel("footnote")
}

private final class HeaderView: UIView {
    let caption = makeLabel("caption")

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(caption)
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
