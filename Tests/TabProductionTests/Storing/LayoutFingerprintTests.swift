import TestDevice
import Testing
import UIKit

@testable import TabProduction

@MainActor
@Suite("LayoutFingerprint", .ownDevice)
struct LayoutFingerprintTests {
    private let original = LayoutFingerprint.of(Prototype(BakedCell.self))

    private func changed(_ change: @escaping @MainActor (BakedCell) -> Void) -> Bool {
        LayoutFingerprint.of(BakedCell.rebuilt(change)) != original
    }

    @Test func `it is the same for every instance`() {
        #expect(LayoutFingerprint.of(Prototype(BakedCell.self)) == original)
        #expect(original.count == 32)
    }

    @Test func `it changes with what mapping reads`() {
        #expect(!changed { _ in })
        #expect(changed { $0.avatar.frame.origin.x += 1 })
        #expect(changed { $0.avatar.layer.cornerRadius = 4 })
        #expect(changed { $0.title.font = .systemFont(ofSize: 21) })
        #expect(changed { $0.title.numberOfLines = 2 })
        #expect(changed { $0.title.textAlignment = .center })
        #expect(changed { $0.title.isHidden = true })
        #expect(changed { $0.contentView.addSubview(UIView()) })
        #expect(changed { $0.contentView.bringSubviewToFront($0.avatar) })
        #expect(changed { $0.avatar.removeFromSuperview() })
    }

    @Test func `it changes with a stored property`() {
        let richer = Prototype(className: "BakedCell") { RicherCell(style: .default, reuseIdentifier: nil) }

        #expect(LayoutFingerprint.of(richer) != original)
    }

    @Test func `it changes with a constraint`() {
        func constrained(_ constant: CGFloat, priority: UILayoutPriority = .required) -> String {
            LayoutFingerprint.of(
                BakedCell.rebuilt { cell in
                    let constraint = NSLayoutConstraint(
                        item: cell.title, attribute: .leading, relatedBy: .equal, toItem: cell.avatar,
                        attribute: .trailing, multiplier: 1, constant: constant)
                    constraint.priority = priority
                    cell.contentView.addConstraint(constraint)
                })
        }

        #expect(constrained(8) == constrained(8))
        #expect(constrained(8) != original)
        #expect(constrained(8) != constrained(9))
        #expect(constrained(8) != constrained(8, priority: .defaultLow))
    }

    @Test func `it does not change with words, colors and images`() {
        #expect(
            !changed { cell in
                cell.title.text = "Titel"
                cell.title.textColor = .red
                cell.avatar.image = UIImage()
                cell.backgroundColor = .yellow
            })
    }

    @Test func `it does not change with the size of a cell`() {
        #expect(!changed { $0.frame = CGRect(x: 0, y: 0, width: 500, height: 50) })
    }

    @Test func `a text in a dynamic style is the same at every size`() {
        func styled(_ category: UIContentSizeCategory) -> String {
            var fingerprint = ""
            UITraitCollection(preferredContentSizeCategory: category).performAsCurrent {
                fingerprint = LayoutFingerprint.of(
                    BakedCell.rebuilt { $0.title.font = .preferredFont(forTextStyle: .body) })
            }
            return fingerprint
        }

        #expect(styled(.small) == styled(.accessibilityLarge))
        #expect(styled(.small) != original)
    }

    @Test func `the view is made once and released at once`() {
        weak var view: UIView?
        var made = 0

        _ = LayoutFingerprint.of(
            BakedCell.rebuilt { cell in
                view = cell
                made += 1
            })

        #expect(view == nil)
        #expect(made == 1)
    }
}
