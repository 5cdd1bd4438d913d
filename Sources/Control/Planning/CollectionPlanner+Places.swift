import TabProduction
import UIKit

// Places that a layout of the app is asked for.
extension CollectionPlanner {
    /// Returns what a layout that is not computed here places; `nil` where none can be asked.
    func placed(in size: CGSize, of host: UICollectionView) -> [PlacedElement]? {
        guard model.waterfall == nil else { return nil }
        if let layout = model.layout, layout !== host.collectionViewLayout {
            return places.elements(of: content(), by: layout, like: host, within: size)
        }
        guard flow == nil, let content = borrowedContent(of: host) else { return nil }
        return places.elements(of: content, in: host, within: size)
    }

    /// The sections about which the layout of the app is asked; `nil` if it must not be.
    ///
    /// What gives a compositional layout its sections may look them up in the app's data, which has to have them.
    private func borrowedContent(of host: UICollectionView) -> ProbeContent? {
        var content = content()
        let own = host.dataSource == nil ? 0 : host.numberOfSections
        if host.collectionViewLayout is UICollectionViewCompositionalLayout {
            content.sections = Array(content.sections.prefix(own))
            guard own > 0 else {
                warnOfUnknownPlaces(in: host)
                return nil
            }
        }
        let missing = max(0, own - content.sections.count)
        content.sections += Array(repeating: PlannedSection(), count: missing)
        return content
    }

    private func content() -> ProbeContent {
        let sections = cells.sections
        return ProbeContent(
            sections: sections.enumerated().map { cells.section($0, of: $1, by: GivenMeasures()) },
            supplementary: { kind, section in
                sections.indices.contains(section) ? sections[section].supplementary(ofKind: kind) : nil
            },
            fittingHeight: { [cells] prototype, width in
                cells.production(of: prototype, size: CGSize(width: width, height: 0)).size.height
            })
    }

    private func warnOfUnknownPlaces(in host: UICollectionView) {
        guard !model.saidPlacesAreUnknown else { return }
        model.saidPlacesAreUnknown = true
        SkeletonLog.warn(
            "\(host.declaredClass) has no sections yet, so its layout is not asked where cells will be, and the "
                + "skeleton is a plain list. Give the model a second layout, made as the list's own is: "
                + "CollectionAnimated(…, layout: makeLayout())")
    }
}
