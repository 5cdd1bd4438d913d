/// The components whose index is not their position, in the order of their indices.
struct UnnumberedComponents {
    private var components: [(index: Int, position: Int)]

    /// Reads the components of a slice, whose indices are positions.
    init(_ components: ArraySlice<Component>) {
        self.components = components.indices.map { (components[$0].index, $0) }.sorted { $0 < $1 }
    }

    /// Adds a component that comes after all others.
    mutating func insert(_ index: Int, at position: Int) {
        components.insert((index, position), at: index == .max ? components.count : place(of: index + 1))
    }

    /// The components with the indices of a range, in the order of these.
    func components(in range: ClosedRange<Int>) -> ArraySlice<(index: Int, position: Int)> {
        components[place(of: range.lowerBound)...].prefix { $0.index <= range.upperBound }
    }

    /// The place of the first component with an index, or with a larger one.
    private func place(of index: Int) -> Int {
        var places = 0..<components.count
        while !places.isEmpty {
            let middle = places.lowerBound + places.count / 2
            places =
                components[middle].index < index ? middle + 1..<places.upperBound : places.lowerBound..<middle
        }
        return places.lowerBound
    }
}
