/// The characters of a text with the room that each takes, before they are broken into lines.
struct ClusteredText {
    let clusters: [TextCluster]

    /// Takes a text apart, each stretch of it in the style of its attributes.
    init(_ text: NSAttributedString) {
        var clusters: [TextCluster] = []
        var location = 0
        var style: (run: TextStyleRun, end: Int)?
        for character in text.string {
            if location >= style?.end ?? 0 {
                var range = NSRange(location: 0, length: 0)
                let attributes = text.attributes(at: location, effectiveRange: &range)
                style = (TextStyleRun(attributes), range.location + range.length)
            }
            guard let run = style?.run else { break }
            let cluster = TextCluster(character, at: location, style: run)
            clusters.append(cluster)
            location += cluster.range.length
        }
        self.clusters = Self.kerned(clusters)
    }

    /// Takes a string apart, all of it in one style.
    init(_ string: String, style: TextStyleRun) {
        var location = 0
        clusters = Self.kerned(
            string.map { character in
                let cluster = TextCluster(character, at: location, style: style)
                location += cluster.range.length
                return cluster
            })
    }

    private static func kerned(_ clusters: [TextCluster]) -> [TextCluster] {
        var kerned = clusters
        for index in kerned.indices.dropLast() { kerned[index].kern(before: kerned[index + 1]) }
        return kerned
    }
}
