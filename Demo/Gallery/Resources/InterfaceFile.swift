import Foundation
import FoundationXML
import UIKit

/// An interface file of the demo, from which views are made as a nib would make them.
///
/// Of what interface files can say, it knows cells, labels, image views and buttons, their frames, tags, texts
/// and text styles, and constraints between them.
@MainActor
struct InterfaceFile {
    private let root: InterfaceElement

    /// Reads a file; `nil` if it is none.
    init?(contentsOf url: URL) {
        guard let data = try? Data(contentsOf: url), let root = InterfaceElement(xml: data) else {
            return nil
        }
        self.root = root
    }

    /// Makes the top-level objects anew.
    ///
    /// - Parameter cellClass: The class of the cells in the file.
    func objects(cellClass: UIView.Type) -> [Any] {
        guard let objects = root.child("objects") else { return [] }
        return objects.children.filter { $0.name.hasSuffix("Cell") }.compactMap { element in
            var views: [String: UIView] = [:]
            guard let cell = cellClass.init(coder: NSCoder()) else { return nil }
            set(element, of: cell, views: &views)
            if let content = element.child(key: "contentView"), let contentView = contentView(of: cell) {
                set(content, of: contentView, views: &views)
            }
            NSLayoutConstraint.activate(constraints(of: element, views: views))
            cell.awakeFromNib()
            return cell
        }
    }

    private func contentView(of cell: UIView) -> UIView? {
        (cell as? UICollectionViewCell)?.contentView ?? (cell as? UITableViewCell)?.contentView
    }

    private func makeView(_ element: InterfaceElement) -> UIView {
        switch element.name {
        case "label": UILabel()
        case "imageView": UIImageView()
        case "button": UIButton(type: .system)
        default: UIView()
        }
    }

    private func set(_ element: InterfaceElement, of view: UIView, views: inout [String: UIView]) {
        if let id = element["id"] { views[id] = view }
        if let frame = element.child(key: "frame") {
            view.frame = CGRect(
                x: frame.number("x"), y: frame.number("y"), width: frame.number("width"),
                height: frame.number("height"))
        }
        view.tag = Int(element.number("tag"))
        view.clipsToBounds = element.flag("clipsSubviews")
        if element["translatesAutoresizingMaskIntoConstraints"] != nil {
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        if let label = view as? UILabel { set(element, of: label) }
        for child in element.child("subviews")?.children ?? [] {
            let subview = makeView(child)
            view.addSubview(subview)
            set(child, of: subview, views: &views)
        }
    }

    private func set(_ element: InterfaceElement, of label: UILabel) {
        label.text = element["text"].flatMap { $0.isEmpty ? nil : $0 }
        label.numberOfLines = element["numberOfLines"].flatMap { Int($0) } ?? 1
        label.adjustsFontForContentSizeCategory = element.flag("adjustsFontForContentSizeCategory")
        if let style = element.child(key: "fontDescription")?["style"] {
            label.font = .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
        }
    }
}

// MARK: - Constraints

extension InterfaceFile {
    private static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom, "width": .width,
        "height": .height, "centerX": .centerX, "centerY": .centerY, "firstBaseline": .firstBaseline,
    ]

    private static let relations: [String: NSLayoutConstraint.Relation] = [
        "lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual,
    ]

    /// The constraints of an element and of everything in it; an item that is not named is the element itself.
    private func constraints(of element: InterfaceElement, views: [String: UIView]) -> [NSLayoutConstraint] {
        let own = element.child("constraints")?.children ?? []
        return own.compactMap { constraint($0, in: element, views: views) }
            + element.children.filter { $0.name != "constraints" }
            .flatMap { constraints(of: $0, views: views) }
    }

    private func constraint(
        _ element: InterfaceElement, in owner: InterfaceElement, views: [String: UIView]
    ) -> NSLayoutConstraint? {
        guard let first = (element["firstItem"] ?? owner["id"]).flatMap({ views[$0] }),
            let attribute = element["firstAttribute"].flatMap({ Self.attributes[$0] })
        else { return nil }
        return NSLayoutConstraint(
            item: first, attribute: attribute,
            relatedBy: element["relation"].flatMap { Self.relations[$0] } ?? .equal,
            toItem: element["secondItem"].flatMap { views[$0] },
            attribute: element["secondAttribute"].flatMap { Self.attributes[$0] } ?? .notAnAttribute,
            multiplier: 1, constant: element.number("constant"))
    }
}
