extension Range<Int> {
    /// The first number of which something holds that holds of all numbers after it, too; the upper bound if of none.
    ///
    /// - Complexity: O(log *n*).
    func partitioningIndex(where holds: (Int) -> Bool) -> Int {
        var (low, high) = (lowerBound, upperBound)
        while low < high {
            let middle = low + (high - low) / 2
            if holds(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
