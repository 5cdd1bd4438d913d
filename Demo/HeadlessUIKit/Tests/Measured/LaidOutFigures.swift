import UIKit

/// The figures of a view that was laid out, by what they are about.
@MainActor struct LaidOutFigures {
    private let view: UIView

    init(of view: UIView) {
        self.view = view
    }

    /// Returns the figures that a key of a scene names: a kind and, where there are many, an index or a path.
    func callAsFunction(_ key: String) -> [Double]? {
        let words = key.split(separator: " ")
        let indices = words.count > 1 ? words[1].split(separator: ",").compactMap { Int($0) } : []
        let kind = String(words[0])
        switch kind {
        case "frame": return list(view.frame)
        case "intrinsic": return list(view.intrinsicContentSize)
        case "fits200":
            return list(view.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)))
        case "safeArea": return list(view.safeAreaInsets)
        case "margins": return list(view.layoutMargins)
        case "readable": return list(view.readableContentGuide.layoutFrame)
        case "contentSize": return (view as? UIScrollView).map { list($0.contentSize) }
        default: break
        }
        if let table = view as? UITableView { return table.figures(kind, indices) }
        if let collection = view as? UICollectionView { return collection.figures(kind, indices) }
        return part(kind)
    }

    private func part(_ kind: String) -> [Double]? {
        switch view {
        case let button as UIButton: return button.titleLabel.map { list(middle: $0.frame) }
        case let slider as UISlider:
            let track = slider.trackRect(forBounds: slider.bounds)
            return list(
                kind == "track"
                    ? track
                    : slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.value))
        case let progress as UIProgressView: return progress.subviews.last.map { list($0.frame) }
        case let bar as UISearchBar: return list(bar.searchTextField.frame)
        case let control as UISegmentedControl: return control.figures(kind)
        case let scroll as UIScrollView:
            return kind == "refresh" ? scroll.refreshControl.map { list($0.frame) } : refreshInset(of: scroll)
        default: return nil
        }
    }

    private func refreshInset(of scroll: UIScrollView) -> [Double] {
        scroll.refreshControl?.beginRefreshing()
        scroll.layoutIfNeeded()
        return [scroll.contentInset.top]
    }
}

extension UITableView {
    fileprivate func figures(_ kind: String, _ indices: [Int]) -> [Double]? {
        switch kind {
        case "header": return list(rectForHeader(inSection: indices[0]))
        case "footer": return list(rectForFooter(inSection: indices[0]))
        case "headerText": return headerView(forSection: indices[0])?.labels.first.map { list($0.frame) }
        case "footerText": return footerView(forSection: indices[0])?.labels.first.map { list($0.frame) }
        default: break
        }
        let path = IndexPath(row: indices[1], section: indices[0])
        guard let cell = cellForRow(at: path) else { return nil }
        let labels = cell.labels
        switch kind {
        case "cell": return list(rectForRow(at: path))
        case "content": return list(cell.contentView.frame)
        case "text": return labels.first.map { list($0.convert($0.bounds, to: cell)) }
        case "detail":
            guard let label = labels.last else { return nil }
            let frame = label.convert(label.bounds, to: cell)
            let isBeside = labels.first?.frame.maxY ?? 0 > label.frame.minY
            return [isBeside ? frame.maxX : frame.minX, frame.minY, frame.width, frame.height]
        default: return cell.part(kind).map { list($0.frame) }
        }
    }
}

extension UICollectionView {
    fileprivate func figures(_ kind: String, _ indices: [Int]) -> [Double]? {
        let layout = collectionViewLayout
        guard kind != "item" else {
            let path = IndexPath(item: indices[1], section: indices[0])
            return layout.layoutAttributesForItem(at: path).map { list($0.frame) }
        }
        let element =
            kind == "header"
            ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
        let path = IndexPath(item: 0, section: indices[0])
        let frame = layout.layoutAttributesForSupplementaryView(ofKind: element, at: path)?.frame
        return frame.map { $0.isEmpty ? [] : list($0) } ?? []
    }
}

extension UISegmentedControl {
    fileprivate func figures(_ kind: String) -> [Double]? {
        guard let index = kind.last?.wholeNumberValue,
            let label = labels.first(where: { $0.text == titleForSegment(at: index) }),
            let host = label.superview
        else { return nil }
        let frame = label.convert(label.bounds, to: self)
        return kind.hasPrefix("segment") ? list(host.frame) : [frame.midX, frame.midY]
    }
}

extension UIView {
    /// The labels inside, in the order of the views.
    fileprivate var labels: [UILabel] {
        subviews.flatMap { view in (view as? UILabel).map { [$0] } ?? view.labels }
    }

    /// The line or the sign that a cell draws itself.
    fileprivate func part(_ kind: String) -> UIView? {
        subviews.first { String(describing: type(of: $0)).lowercased().contains(kind) && !$0.isHidden }
    }
}

private func list(_ rect: CGRect) -> [Double] { [rect.minX, rect.minY, rect.width, rect.height] }
private func list(middle rect: CGRect) -> [Double] { [rect.midX, rect.minY, rect.width, rect.height] }
private func list(_ size: CGSize) -> [Double] { [size.width, size.height] }
private func list(_ insets: UIEdgeInsets) -> [Double] {
    [insets.top, insets.left, insets.bottom, insets.right]
}
