public import Foundation

/// A class whose looks can be set for all its views at once.
///
/// What is set on the proxy reaches a view when the view enters a window. Of UIKit's properties, the proxies here know the
/// background and tint of views, the font and text color of labels, and the separators of tables.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
    static func appearance() -> Self
}

extension UIView: UIAppearance {
    public static func appearance() -> Self {
        let proxy = AppearanceProxies.proxy(of: Self.self)
        return unsafeDowncast(proxy, to: Self.self)
    }
}

/// The proxies of classes that were asked for one.
@MainActor
enum AppearanceProxies {
    private static var proxies: [(type: UIView.Type, proxy: UIView, untouched: UIView)] = []

    static func proxy(of type: UIView.Type) -> UIView {
        if let known = proxies.first(where: { $0.type == type }) { return known.proxy }
        let (proxy, untouched) = (make(type), make(type))
        proxies.append((type, proxy, untouched))
        return proxy
    }

    static func reset() {
        proxies = []
    }

    /// Gives a view that has entered a window what was set for its class and the superclasses, unless it has its own.
    static func apply(to view: UIView) {
        for (type, proxy, untouched) in proxies where view.isKind(of: type) {
            copy(from: proxy, untouched, to: view)
        }
    }

    private static func make(_ type: UIView.Type) -> UIView {
        switch type {
        case let type as UITableViewCell.Type:
            HeadlessClass.makeCell(type, style: .default, reuseIdentifier: nil)
        case let type as UITableViewHeaderFooterView.Type:
            HeadlessClass.makeHeaderFooterView(type, reuseIdentifier: nil)
        default: HeadlessClass.makeView(type, frame: .zero)
        }
    }

    private static func copy(from proxy: UIView, _ untouched: UIView, to view: UIView) {
        if let color = proxy.viewState.backgroundColor, view.viewState.backgroundColor == nil {
            view.backgroundColor = color
        }
        if let color = proxy.viewState.tintColor, view.viewState.tintColor == nil { view.tintColor = color }
        if let proxy = proxy as? UILabel, let untouched = untouched as? UILabel, let label = view as? UILabel
        {
            if proxy.font != untouched.font, label.font == untouched.font { label.font = proxy.font }
            if proxy.textColor != untouched.textColor, label.textColor == untouched.textColor {
                label.textColor = proxy.textColor
            }
        }
        if let proxy = proxy as? UITableView, let table = view as? UITableView,
            let untouched = untouched as? UITableView, proxy.separatorColor != untouched.separatorColor
        {
            table.separatorColor = proxy.separatorColor
        }
    }
}
