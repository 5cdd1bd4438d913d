package import UIKit

extension RememberedShapes {
    /// Reads views of one kind where they stand, and changes none of them.
    ///
    /// - Parameters:
    ///   - views: The views, in their order, and where they are; what differs most from the others does not count.
    ///   - request: What a production of the kind is asked with.
    ///   - base: What was shown of the kind until now, which gives the shapes their indices; `nil` counts them anew.
    /// - Returns: `nil` if there are no views with a size, or none of them has any of the texts that were expected.
    @MainActor
    package init?(
        of views: [(view: UIView, place: Place)], like request: ProductionRequest,
        numberedAs base: Production? = nil
    ) {
        let reading = { (measures: Bool) in
            ContentReading(
                options: request.options, layoutDirection: request.layoutDirection, measuresLines: measures)
        }
        let seen = views.prefix(Self.viewLimit).filter { !$0.view.bounds.isEmpty && $0.view.bounds.isFinite }
        let found = Self.read(seen.map(\.view)) { reading(false).production(of: $0) }
            .map { (source: seen[$0.view], read: $0) }
            .filter { $0.read.hasTexts || base?.hasTexts != true && !$0.read.awaitsTexts }
        let groups = Self.groups(of: found.map(\.read.outline))
        guard !groups.isEmpty else { return nil }
        self.init(
            productions: groups.map { group in
                let production = reading(true).production(of: found[group.typical].source.view)
                return base.map(production.numbered(like:)) ?? production
            },
            looks: groups.indices.dropFirst().flatMap { index in
                groups[index].members.map { Look(place: found[$0].source.place, index: index) }
            }, viewCount: found.count)
    }

    /// More views than these say no more of what is typical.
    private static let viewLimit = 50

    /// More views of one sketch than these say no more of it.
    private static let readLimit = 3

    /// What was read of a view, or of one with the same sketch.
    private struct Reading {
        /// The position of the view.
        var view: Int
        let outline: ShapeOutline
        let hasTexts: Bool
        let awaitsTexts: Bool
    }

    /// Returns what is read of views, in their order: a few of each sketch are, and stand for the others.
    @MainActor
    private static func read(_ views: [UIView], by map: (UIView) -> Production) -> [Reading] {
        let alike = Dictionary(grouping: views.indices) { ViewSketch(of: views[$0]) }
        return alike.values.flatMap { positions in
            let read = positions.prefix(readLimit).map { position in
                let production = map(views[position])
                return Reading(
                    view: position, outline: ShapeOutline(of: production), hasTexts: production.hasTexts,
                    awaitsTexts: production.awaitsTexts)
            }
            return read
                + positions.dropFirst(readLimit).enumerated().map { count, position in
                    var other = read[count % readLimit]
                    other.view = position
                    return other
                }
        }.sorted { $0.view < $1.view }
    }

    /// Views that look alike, and the one of them from which all others are the least far.
    private struct Group {
        let typical: Int
        let members: [Int]
    }

    /// Returns the group of what is typical of all, then the others, the largest first.
    private static func groups(of outlines: [ShapeOutline]) -> [Group] {
        let all = Array(outlines.indices)
        guard let typical = middle(of: all, outlines) else { return [] }
        let looks = Dictionary(grouping: all) { outlines[$0].look }
        let others = looks.filter { $0.key != outlines[typical].look }.values
            // A single view that shows other parts is not worth a look, unless the others would not fit in its place.
            .filter { $0.count > 1 || !outlines[$0[0]].isOdd(beside: outlines[typical]) }
            .sorted { ($1.count, $0[0]) < ($0.count, $1[0]) }
        return [Group(typical: typical, members: [])]
            + others.prefix(lookLimit - 1).compactMap { members in
                middle(of: members, outlines).map { Group(typical: $0, members: members) }
            }
    }

    /// Returns the position from which all others together are the least far; the first of several.
    private static func middle(of positions: [Int], _ outlines: [ShapeOutline]) -> Int? {
        let distances = positions.map { position in
            positions.reduce(0) { $0 + outlines[position].distance(to: outlines[$1]) }
        }
        return zip(positions, distances).min { $0.1 < $1.1 }?.0
    }
}

extension Production {
    /// Whether there are texts, none of which is there yet.
    fileprivate var awaitsTexts: Bool {
        components.contains { ($0.role == .label || $0.role == .text) && $0.removal == .empty } && !hasTexts
    }

    /// Whether a text is drawn.
    fileprivate var hasTexts: Bool {
        components.contains { ($0.role == .label || $0.role == .text) && !$0.isRemoved }
    }
}
