import TestDevice
import Testing
import UIKit

@testable import TabProduction

@MainActor
@Suite("Fingerprints of views", .ownDevice)
struct ViewFingerprintTests {
    private let label = makeLabel("text")
    private let block = makeBlock(x: 40, y: 40)
    private let pages = UIPageControl(frame: CGRect(x: 0, y: 60, width: 100, height: 20))

    private var root: UIView { makeRoot().adding(label, block, pages) }

    private func changes(_ change: () -> Void) -> Bool {
        let root = root
        let before = Fingerprint(of: root).text
        change()
        return Fingerprint(of: root).text != before
    }

    @Test func `where a view is and how large it is counts`() {
        #expect(!changes {})
        #expect(changes { block.frame.origin.x += 1 })
        #expect(changes { block.bounds.size.height += 1 })
        #expect(changes { block.bounds.origin.y += 1 })
        #expect(changes { block.transform = CGAffineTransform(rotationAngle: 1) })
    }

    @Test func `how a view looks counts`() {
        #expect(changes { block.isHidden = true })
        #expect(changes { block.backgroundColor = .red })
        #expect(changes { block.clipsToBounds = true })
        #expect(changes { block.layer.cornerRadius = 2 })
        #expect(changes { block.layer.borderWidth = 2 })
        #expect(changes { block.layer.shadowOpacity = 0.5 })
        #expect(changes { block.layer.addSublayer(CAGradientLayer(colors: [.red, .blue])) })
    }

    @Test func `what a label says, and how, counts`() {
        #expect(changes { label.text = "texts" })
        #expect(changes { label.numberOfLines = 2 })
        #expect(changes { label.textAlignment = .center })
        #expect(changes { label.font = .systemFont(ofSize: 21) })
    }

    @Test func `what the shape of a control is made from counts`() {
        #expect(changes { pages.numberOfPages = 7 })
    }

    @Test func `what the app says of a view counts`() {
        #expect(changes { block.skeleton.cornerRadius = 3 })
        #expect(changes { block.skeleton.mapping = .container })
    }

    @Test func `which views are inside counts`() {
        #expect(changes { block.addSubview(UIView()) })
        #expect(changes { label.removeFromSuperview() })
    }

    @Test func `a button that was mapped, with a title lent to it, is as it was before`() {
        let button = UIButton(configuration: .filled())
        button.frame = CGRect(x: 0, y: 80, width: 100, height: 36)
        button.layoutIfNeeded()
        let before = Fingerprint(of: button).text

        _ = LiveSession(view: button, mapper: ViewMapper()).map()
        let mapped = Fingerprint(of: button).text
        button.configuration?.title = "Follow"
        button.layoutIfNeeded()

        #expect(mapped == before)
        #expect(Fingerprint(of: button).text != before)
    }
}

extension CAGradientLayer {
    fileprivate convenience init(colors: [UIColor]) {
        self.init()
        self.colors = colors.map(\.cgColor)
        frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    }
}
