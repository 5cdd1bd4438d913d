import TabCache
import TabProduction
import UIKit

extension SupplementaryAnimated {
    /// Returns the prototype in a list; of a title, the header or footer that the table makes of it.
    @MainActor
    func prototype(_ kind: SkeletonPlace.Kind, in list: UIScrollView) -> Prototype {
        guard let title, let table = list as? UITableView else { return prototype }
        let viewClass = UITableViewHeaderFooterView.self
        var made = Prototype(
            className: prototype.className, classIdentity: prototype.classIdentity, viewClass: viewClass,
            origin: "title", identity: nil
        ) { [weak table] in
            table.flatMap { TableProbe(like: $0, top: 0).view(titled: title, kind) } ?? prototype.made()
        }
        made.variant = "\(kind == .footer ? "footer" : "header") \(table.style.rawValue) \(title)"
        return made
    }
}

extension Prototype {
    fileprivate func made() -> UIView {
        let view = make()
        prepare?(view)
        return view
    }
}
